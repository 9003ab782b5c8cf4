"""What the main key of the dealer's station says, at each stage and task (look 09)."""

from __future__ import annotations

from ui.icons import Icon
from ui.pages.dealer.hand import Task
from ui.pages.dealer.presenter import DealerPresenter
from ui.pages.dealer.seen import Stage
from ui.tournament.primary import Primary
from ui.tournament.tie import out_words
from ui.tournament.words import chips
from ui.words import translate


def primary_of(presenter: DealerPresenter) -> Primary:
    """The act that is next at the table."""
    room = presenter.room
    if room.stage is Stage.TABLE:
        return _at_table(presenter)
    if room.stage is Stage.TAKING:
        words = translate("Dealer", "Prendre la table {table}").format(table=room.table)
        return Primary(words, Icon.CHECK)
    if room.stage is Stage.CHOICE and room.moves:
        return Primary(translate("Dealer", "Places annoncées"), Icon.CHECK)
    words = translate("Dealer", "Prendre une table")
    why = translate("Dealer", "Touchez la table où vous distribuez.")
    if room.stage is not Stage.CHOICE:
        why = translate("Dealer", "Il n’y a pas de table ouverte.")
    return Primary(words, Icon.CHECK, ready=False, why=why)


def _at_table(presenter: DealerPresenter) -> Primary:
    hand = presenter.hand
    if hand.doing.task in (Task.OUT, Task.TIE):
        return _out(presenter)
    if hand.doing.task is Task.STACK:
        return _stack(presenter)
    if hand.doing.task is Task.COUNT and not hand.is_last_seat:
        return Primary(translate("Dealer", "Joueur suivant"), Icon.ARROW_RIGHT)
    if hand.doing.task is Task.COUNT:
        words = translate("Dealer", "Enregistrer {chips}").format(chips=chips(hand.total))
        return Primary(words, Icon.CHECK)
    if presenter.room.coming:
        return Primary(translate("Dealer", "Ils sont assis"), Icon.CHECK)
    why = translate("Dealer", "Personne n’est assis à cette table.")
    words = translate("Dealer", "Compter la table")
    return Primary(words, Icon.COINS, ready=bool(presenter.room.taken), why=why)


def _stack(presenter: DealerPresenter) -> Primary:
    hand = presenter.hand
    if not hand.aimed:
        why = translate("Dealer", "Personne n’est assis là.")
        return Primary(translate("Dealer", "Place libre"), Icon.CHECK, ready=False, why=why)
    words = translate("Dealer", "Enregistrer {chips}")
    return Primary(words.format(chips=chips(hand.stack_of(hand.aimed))), Icon.CHECK)


def _out(presenter: DealerPresenter) -> Primary:
    chosen = presenter.hand.chosen
    if presenter.hand.doing.task is Task.TIE:
        return Primary(out_words(), Icon.USER_X)
    if not chosen:
        why = translate("Dealer", "Touchez le joueur qui sort.")
        return Primary(translate("Dealer", "Éliminer"), Icon.USER_X, ready=False, why=why)
    words = translate("Dealer", "Éliminer {count} joueurs").format(count=len(chosen))
    if len(chosen) == 1:
        words = translate("Dealer", "Éliminer {name}").format(name=presenter.room.full_name(chosen[0]))
    if presenter.hand.lacks_stacks:
        why = translate("Dealer", "Saisissez le tapis de chacun avant le coup.")
        return Primary(words, Icon.USER_X, ready=False, why=why)
    why = translate("Dealer", "Il ne resterait personne : le dernier joueur gagne le tournoi.")
    return Primary(words, Icon.USER_X, ready=bool(presenter.hand.expected_places()), why=why)
