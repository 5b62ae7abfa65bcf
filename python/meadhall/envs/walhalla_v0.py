"""Walhalla for three or four, as a PettingZoo environment: ``env = walhalla_v0.env()``."""

from meadhall.envs.aec import makers

raw_env, env = makers("walhalla")
