"""The words of each question about a paper."""

from __future__ import annotations

from app.ports.printing import Job, JobState
from ui.icons import Icon
from ui.pages.prints.presenter import Question, is_ticket
from ui.pages.prints.words import job_why
from ui.words import translate


def question_words(question: Question, *, ticket: bool) -> str:
    """`Le ticket est-il sorti ?`"""
    came_out = translate("Prints", "Le papier est-il sorti ?")
    return {
        Question.CAME_OUT: translate("Prints", "Le ticket est-il sorti ?") if ticket else came_out,
        Question.FAILED: translate("Prints", "Ce papier n’est pas sorti"),
        Question.WAITING: translate("Prints", "Imprimer ce papier ?"),
        Question.UNDER_WAY: translate("Prints", "Ce papier attend"),
        Question.AGAIN: translate("Prints", "Imprimer à nouveau ?"),
    }[question]


def primary_words(question: Question) -> tuple[str, Icon]:
    """What the main action does about it."""
    return {
        Question.CAME_OUT: (translate("Prints", "Non, faire un duplicata"), Icon.PRINTER),
        Question.FAILED: (translate("Prints", "Imprimer maintenant"), Icon.PRINTER),
        Question.WAITING: (translate("Prints", "Imprimer maintenant"), Icon.PRINTER),
        Question.UNDER_WAY: (translate("Prints", "Réessayer"), Icon.ROTATE_CW),
        Question.AGAIN: (translate("Prints", "Faire un duplicata"), Icon.PRINTER),
    }[question]


def second_words(question: Question) -> str:
    """What else may be answered; nothing where there is one answer."""
    return {
        Question.CAME_OUT: translate("Prints", "Oui, entier et lisible"),
        Question.WAITING: translate("Prints", "Il est déjà sorti"),
        Question.FAILED: translate("Prints", "Faire un duplicata"),
    }.get(question, "")


def changed_words(state: JobState) -> str:
    """What happened to the paper when it was last heard of."""
    return {
        JobState.UNCONFIRMED: translate("Prints", "Envoyé, sans accusé"),
        JobState.PRINTED: translate("Prints", "Imprimé"),
        JobState.SETTLED: translate("Prints", "Remplacé par un duplicata"),
        JobState.FAILED: translate("Prints", "Échec"),
        JobState.WAITING: translate("Prints", "Retenu"),
    }.get(state, translate("Prints", "Envoyé"))


def notice_words(question: Question, job: Job) -> str:
    """What an answer does, or why the paper did not come out."""
    if question is Question.CAME_OUT and is_ticket(job):
        return translate("Prints", "Le duplicata remplace le premier papier, qui ne sera plus payable.")
    if question is Question.AGAIN and is_ticket(job):
        return translate("Prints", "Ce ticket est sorti : le remplacer demande l’accord d’un responsable.")
    if question is Question.AGAIN:
        return translate("Prints", "Le nouveau papier portera « DUPLICATA ».")
    return job_why(job)
