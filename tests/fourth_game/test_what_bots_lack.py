"""The compiler names what a game forgot to say about its bots; nothing is left out in silence.

    test_what_bots_lack.py COMPILER

Each case is a file like match/games/<game>.cpp for the game of tests/support, with one companion missing or wrong.
"""

import pathlib
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]

SAID = {
    "Judgement": "static double worth(const toy::Game&, const toy::State&, Seat) { return 0; }",
    "Tactics": None,
    "QuickPlayer": None,
    "Levels": None,
    "Reference": None,
}


def companion(name, body):
    head = f"template <> struct {name}<toy::Game>"
    return f"{head} : None {{}};" if body is None else f"{head} {{ {body} }};"


def complaint(said):
    """What the compiler says of a game with these companions."""
    text = "\n".join(
        ['#include "match/bots/bots_of.hpp"', '#include "support/toy.hpp"', "namespace meadhall {"]
        + [companion(name, body) for name, body in said.items()]
        + ["template std::span<const BotMaker<toy::Game>> bots<toy::Game>();", "}"]
    )
    options = ["-std=c++23", "-fsyntax-only", "-w", f"-I{ROOT / 'src'}", f"-I{ROOT / 'tests'}", "-xc++", "-"]
    run = subprocess.run([COMPILER, *options], input=text, capture_output=True, text=True, check=False)
    return run.stderr


class TheCompiler(unittest.TestCase):
    def test_is_content_with_a_game_that_says_it_all(self):
        self.assertEqual(complaint(SAID), "")

    def test_names_levels_that_nobody_mentioned(self):
        said = {name: body for name, body in SAID.items() if name != "Levels"}
        self.assertIn("struct Levels<Game> : None", complaint(said))

    def test_names_a_yardstick_that_nobody_mentioned(self):
        said = {name: body for name, body in SAID.items() if name != "Reference"}
        self.assertIn("struct Reference<Game> : None", complaint(said))

    def test_names_a_table_of_levels_that_is_too_short(self):
        short = "static constexpr std::array<LevelRow, 2> rows{};"
        self.assertIn("has no table `rows` of level_count", complaint(SAID | {"Levels": short}))

    def test_names_a_yardstick_that_makes_no_bot(self):
        self.assertIn("Reference<Game> has no make()", complaint(SAID | {"Reference": ""}))


if __name__ == "__main__":
    COMPILER = sys.argv.pop(1)
    unittest.main()
