"""How a journal is read to be verified: quickly where it is whole, thoroughly where it is not.

`chain` follows a part of it, `division` has parts followed in several processes at once, `helper` is such
a process, `naming` finds out what is wrong and where. What starts in a process of its own loads little:
no SQLAlchemy, no rules of the games.
"""
