"""The people of the demonstration at its screens: their codes are no secret, the guide tells them."""

from __future__ import annotations

from typing import Final

from ui.hands import Hands

PINS: Final = {
    "Inès Maillard": "1234",
    "Thomas Berthier": "2345",
    "Marc Orsel": "3456",
    "Sylvie Carnot-Vidal": "4567",
    "Rachid Perrault": "5678",
    "Nadia Sorel": "6789",
    "Lucas Ferrand": "7890",
}
"""As `app.demo.founding` gives them."""


def log_in(hands: Hands, name: str) -> None:
    """Lock what is open, touch the name, type the code. Raises NotOnScreen where it is refused."""
    if hands.page != "login":
        hands.lock()
    hands.press(name)
    hands.type(f"{PINS[name]}\n")
    hands.wait_until(lambda: hands.page != "login", f"{name} is not logged in")
    hands.rest()
