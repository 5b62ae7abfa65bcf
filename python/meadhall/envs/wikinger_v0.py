"""Die Wikinger kommen! for two to four, as a PettingZoo environment: ``env = wikinger_v0.env()``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from meadhall.envs.aec import RawEnv, wrapped
from meadhall.play import game, tiny


def raw_env(seats: int = 2, options: Mapping[str, Any] | None = None, small: bool = False,
            render_mode: str | None = None) -> RawEnv:
    """``small``: the tiny game of ``meadhall.tiny``, for quick experiments."""
    if small and options:
        raise ValueError("the small game has options of its own")
    return RawEnv(tiny("wikinger", seats) if small else game("wikinger", seats, options), render_mode)


def env(seats: int = 2, options: Mapping[str, Any] | None = None, small: bool = False,
        render_mode: str | None = None) -> AECEnv:
    """The same with the wrappers that PettingZoo recommends."""
    return wrapped(raw_env(seats, options, small, render_mode))
