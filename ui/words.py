"""The words on the screens: French in the code, other languages in translation files.

Strings are marked as `translate("Context", "littéral")`, the context being the page or part they stand
in, and never inside an f-string, so that `make i18n` finds them. A widget that shows words of its own
sets them in one method and calls it again on `QEvent.Type.LanguageChange`.

Qt's translation files (`.ts`) are read as they are: nothing has to be compiled or kept in step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from html import escape
from importlib import resources

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, QXmlStreamReader

from app.documents.elision import elide

translate = QCoreApplication.translate


class Language(StrEnum):
    """The languages of the screens; the value is the locale and the folder of its files."""

    FRENCH = "fr_FR"
    ENGLISH = "en_GB"


@dataclass(frozen=True, slots=True)
class Message:
    """One translated message: a single form, or the forms for one and for many."""

    forms: tuple[str, ...] = field(default=())

    def for_count(self, number: int, language: Language) -> str:
        """The form for `number` things; `number` is negative where nothing is counted.

        French has the singular for 0 and 1, English for 1 alone.
        """
        if len(self.forms) < 2 or number < 0:
            return self.forms[0]
        single = number <= 1 if language is Language.FRENCH else number == 1
        return self.forms[0] if single else self.forms[1]


Catalogue = Mapping[tuple[str, str], Message]
"""Messages by context and French source."""


def read_catalogue(language: Language) -> Catalogue:
    """The finished messages of every `.ts` of `language`. Raises ValueError where one is broken.

    French has files for its plurals alone, or none.
    """
    folder = resources.files("resources") / "translations" / language.value
    messages: dict[tuple[str, str], Message] = {}
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ts"):
                messages.update(_read_file(file.name, file.read_text("utf-8")))
    return messages


def _read_file(name: str, text: str) -> Catalogue:
    messages: dict[tuple[str, str], Message] = {}
    reader = QXmlStreamReader(text)
    context = source = ""
    while not reader.atEnd():
        reader.readNext()
        if not reader.isStartElement():
            continue
        if reader.name() == "name":
            context = reader.readElementText()
        elif reader.name() == "source":
            source = reader.readElementText()
        elif reader.name() == "translation":
            finished = not reader.attributes().hasAttribute("type")
            forms = _forms(reader)
            if finished and any(forms):
                messages[context, source] = Message(forms)
    if reader.hasError():
        raise ValueError(f"{name}: {reader.errorString()}")
    return messages


def _forms(reader: QXmlStreamReader) -> tuple[str, ...]:
    """The text of a `<translation>`, or of each `<numerusform>` in it."""
    forms: list[str] = []
    single = ""
    while not reader.atEnd():
        reader.readNext()
        if reader.isStartElement() and reader.name() == "numerusform":
            forms.append(reader.readElementText())
        elif reader.isCharacters():
            single += reader.text()
        elif reader.isEndElement() and reader.name() == "translation":
            break
    return tuple(forms) or (single,)


class CatalogueTranslator(QTranslator):
    """Gives Qt the messages of one catalogue."""

    def __init__(self, language: Language, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._catalogue = catalogue

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,  # noqa: ARG002
        n: int = -1,
    ) -> str:
        message = self._catalogue.get((context, sourceText))
        # An empty answer would be shown as such: what has no translation stays as it is in the code.
        text = message.for_count(n, self._language) if message else sourceText
        return text.replace("« ", "«\N{NO-BREAK SPACE}").replace(" »", "\N{NO-BREAK SPACE}»")


class Words(QObject):
    """The language of the running application, switched live.

    Every widget hears of a switch as `QEvent.Type.LanguageChange`.
    """

    def __init__(self, application: QCoreApplication, language: Language = Language.FRENCH) -> None:
        super().__init__(application)
        self._application = application
        self._language = language
        self._translator: CatalogueTranslator | None = None
        self.speak(language)

    @property
    def language(self) -> Language:
        return self._language

    def speak(self, language: Language) -> None:
        """Show every word in `language` from now on; dates and sorting follow."""
        if self._translator is not None:
            self._application.removeTranslator(self._translator)
        self._language = language
        QLocale.setDefault(QLocale(language.value))
        self._translator = CatalogueTranslator(language, read_catalogue(language), self)
        self._application.installTranslator(self._translator)


def rich(sentence: str, **strong: str) -> str:
    """`sentence` as rich text, each `{name}` replaced by the bold, escaped value of that name.

    `rich("Comptez {amount} devant le client.", amount="114,80 €")`
    """
    bold = {name: f'<span style="font-weight:600">{escape(value)}</span>' for name, value in strong.items()}
    return f"<span>{elide(escape(sentence, quote=False), **strong).format_map(bold)}</span>"
