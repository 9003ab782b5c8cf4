"""The widgets that pages are made of. What a page's author needs to know:

Layout (`ui.theme`): `row()`, `column()`, `grid(even_columns=4)` with `gap=` and `margins=` in pixels of
the look, `sized(widget, width=, height=)`; both follow the window's scale, so give no other sizes.

Words: `Text(text, role, tone=, wrap=, align=)`; roles `small caption field note group brief body quiet
value step strong section odds title figure heading total word cash change amount`. `NameText` elides,
`PathText` in its middle.
`Heading(title, second, role="title" | "section")`. `rich("Comptez {amount}.", amount=…)` makes bold parts.
`IconText(Icon.X, size, tone)`, `Tag(text, kind, icon)`, `Notice(text)`, `EmptyState(icon, what, hint)`.

Buttons (all QPushButtons: `clicked`, `setChecked`, `setEnabled`; `forbid(why)` and `allow()` where the
reason matters): `PrimaryButton` (`set_busy`), `Button(text, icon, height=48 | 56)`, `IconButton(icon,
name)`, `ChoiceButton(text, count=)` and `TwoLineButton(text, second, checkable=)` in a `QButtonGroup`,
`OddsButton(label, odds)` (`set_odds(label, odds, moved)`, `set_narrow`), `PersonButton(name, function)`,
`CheckRow(text, second)`, `OptionRow(text, second)`.

Fields: `Field(label)` (`text`, `set_text`, `refuse(why)`, `accept`, `.edit`), `LineEdit`, `CountField`,
`MoneyField(label)` (`amount`, `propose(due)`, `add(note)`, `press(key)`, `changed` carries a `Money`),
`ChipsField(label)` (`number`, `propose`, `changed` carries an int), `Stepper(name)`.

Pads: `Keypad(bottom=(",", "0", EditKey.BACKSPACE))` emits `pressed(str)`; connect it to a field's
`press`. `QuickCash(notes)` emits `exact` and `added(Money)`. `PinPad` (`take_code`, `is_complete`,
`confirmed`). `AzertyKeyboard` (`attach(line)`, `done`). `ApprovalPanel` asks for a second person's word
(`ask`, `chosen`, `is_complete`, `take_code`).

Boxes: `Card(title=)` with `.body`, `StepList(title, steps)`, `FactList(facts)`, `KeyValueRow(label,
value, role=)`, `CheckLine(what, found, state)`, `SlipPick`, `SlipRule`, `DashedRule`, `Rule`, `Gauge`.
Bands: `VerdictBand(Verdict(word, sentence, icon, kind, amount))`, `WarningBand(what, sentence)`,
`TintedLine(text, kind, icon, figure=)`.

Lists: `RowList` (`add`, `clear`), `drag_scroll(view)` for item views, `ListCard(area, head=)` rounds a
list off, `PaperView.show_paper(image, description)`.

A widget that paints its own targets has `hit_areas() -> list[QRect]`; one that paints its own words has
`missing_text()` and `text_colours()`: `ui.inspection` measures by them.
"""

from ui.widgets.amounts import ChipsField, EntryField, MoneyField
from ui.widgets.approval import ApprovalPanel, wrong_code_words
from ui.widgets.bands import BandKind, TintedLine, Verdict, VerdictBand, WarningBand
from ui.widgets.boxes import (
    Card,
    CheckLine,
    FactList,
    FactRow,
    Gauge,
    Heading,
    KeyValueRow,
    StepList,
    StepNumber,
    clear_rows,
)
from ui.widgets.buttons import (
    Button,
    ChoiceButton,
    IconButton,
    KeyButton,
    OddsButton,
    PrimaryButton,
    TwoLineButton,
)
from ui.widgets.choices import CheckRow, OptionRow, PickBox, SlipPick, SlipRule
from ui.widgets.fields import CountField, Field, LineEdit
from ui.widgets.keyboard import AzertyKeyboard
from ui.widgets.pads import Keypad, PinDots, PinPad, QuickCash, Stepper
from ui.widgets.painted import (
    Face,
    HasHitAreas,
    PaintedButton,
    Run,
    ShowsText,
    line_width,
    paint_box,
    paint_line,
)
from ui.widgets.people import PersonButton, initials, paint_initials
from ui.widgets.scrolling import ListCard, PaperView, RowList, drag_scroll
from ui.widgets.text import (
    CountBadge,
    DashedRule,
    EmptyState,
    IconText,
    NameText,
    Notice,
    PathText,
    Role,
    Rule,
    Tag,
    TagKind,
    Text,
    Tone,
    framed,
    restyle,
)

__all__ = [
    "ApprovalPanel",
    "AzertyKeyboard",
    "BandKind",
    "Button",
    "Card",
    "CheckLine",
    "CheckRow",
    "ChipsField",
    "ChoiceButton",
    "CountBadge",
    "CountField",
    "DashedRule",
    "EmptyState",
    "EntryField",
    "Face",
    "FactList",
    "FactRow",
    "Field",
    "Gauge",
    "HasHitAreas",
    "Heading",
    "IconButton",
    "IconText",
    "KeyButton",
    "KeyValueRow",
    "Keypad",
    "LineEdit",
    "ListCard",
    "MoneyField",
    "NameText",
    "Notice",
    "OddsButton",
    "OptionRow",
    "PaintedButton",
    "PaperView",
    "PathText",
    "PersonButton",
    "PickBox",
    "PinDots",
    "PinPad",
    "PrimaryButton",
    "QuickCash",
    "Role",
    "RowList",
    "Rule",
    "Run",
    "ShowsText",
    "SlipPick",
    "SlipRule",
    "StepList",
    "StepNumber",
    "Stepper",
    "Tag",
    "TagKind",
    "Text",
    "TintedLine",
    "Tone",
    "TwoLineButton",
    "Verdict",
    "VerdictBand",
    "WarningBand",
    "clear_rows",
    "drag_scroll",
    "framed",
    "initials",
    "line_width",
    "paint_box",
    "paint_initials",
    "paint_line",
    "restyle",
    "wrong_code_words",
]
