"""The look in code: tokens, typefaces, the application's theme, layouts that scale."""

from ui.theme.layouts import column, grid, rescale, respaced, row, show_in_turn, sized
from ui.theme.theme import LARGE_FROM, Theme, current_theme
from ui.theme.tokens import DARK, LIGHT, SecondScreenTokens, Token, Tokens, contrast
from ui.theme.typefaces import Weight

__all__ = [
    "DARK",
    "LARGE_FROM",
    "LIGHT",
    "SecondScreenTokens",
    "Theme",
    "Token",
    "Tokens",
    "Weight",
    "column",
    "contrast",
    "current_theme",
    "grid",
    "rescale",
    "respaced",
    "row",
    "show_in_turn",
    "sized",
]
