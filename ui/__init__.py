"""The screens: Qt, and nothing that decides."""
