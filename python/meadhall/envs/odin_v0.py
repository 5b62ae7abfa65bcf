"""Ein Fest für Odin for one to four, as a PettingZoo environment: ``env = odin_v0.env()``."""

from meadhall.envs.aec import makers

raw_env, env = makers("odin")
