"""What the engine says no with."""

from __future__ import annotations


class Refused(ValueError):
    """A request that the rules, or the engine, refuse. Nothing has changed.

    ``code`` is the reason ("E-NOT-ADJACENT"), ``rule`` the paragraph of docs/rules that forbids it, or empty.
    """

    def __init__(self, message: str, code: str = "", rule: str = "") -> None:
        super().__init__(message, code, rule)
        self.message = message
        self.code = code
        self.rule = rule

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.code, self.rule) if part)
        return f"{self.message} [{where}]" if where else self.message


class Closed(RuntimeError):
    """A table or an environment was used after it had been closed."""
