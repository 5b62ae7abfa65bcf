"""Die Wikinger kommen! for two to four, as a PettingZoo environment: ``env = wikinger_v0.env()``."""

from meadhall.envs.aec import makers

raw_env, env = makers("wikinger")
