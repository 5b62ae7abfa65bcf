"""Environments for PettingZoo (wikinger_v0, walhalla_v0, odin_v0) and Gymnasium ("meadhall/OdinSolo-v0")."""
