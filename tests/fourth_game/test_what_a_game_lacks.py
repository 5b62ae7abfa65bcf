"""The compiler names what a game forgot to say; nothing is left out in silence.

    test_what_a_game_lacks.py COMPILER

Each case is a file of a door (match/games/<game>.cpp, lab/games/<game>.cpp) for the game of tests/support, with something
missing or wrong: in what others write about the game, or in the game itself, whose header is read with lines left out.
"""

import pathlib
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAME = (ROOT / "tests" / "support" / "toy.hpp").read_text(encoding="utf-8")

SAID = {
    "Judgement": "static double worth(const toy::Game&, const toy::State&, Seat) { return 0; }",
    "Tactics": None,
    "QuickPlayer": None,
    "Levels": None,
    "Reference": None,
}
INCLUDE_BOTS = '#include "match/bots/bots_of.hpp"'
CATALOGUE = '#include "match/entry.hpp"', "template const GameEntry& entry_of<toy::Game>();"
BOTS = INCLUDE_BOTS, "template std::span<const BotMaker<toy::Game>> bots<toy::Game>();"
LABORATORY = INCLUDE_BOTS + '\n#include "lab/kit_for.hpp"', "template lab::Kit lab::kit_for<toy::Game>();"
NO_FIGURES = "template <> inline constexpr None lab::own_measures<toy::Game>{};"

ABILITIES = {
    "scene": "what is a board drawn from?",
    "components": "what lies in the box?",
    "side": "who wins and loses together?",
    "position": "how is a position written as a line?",
    "count_moves": "how are moves counted without listing them?",
    "odds": "what does a ticket of chance win?",
    "question": "what is whoever is to act asked?",
    "gauges": "which numbers does a board show?",
}


def companion(name, body):
    head = f"template <> struct {name}<toy::Game>"
    return f"{head} : None {{}};" if body is None else f"{head} {{ {body} }};"


def without(*words):
    """The game's header without the lines that declare these."""
    declares = [part for word in words for part in (f" {word}(", f" {word}{{}}")]
    return "\n".join(line for line in GAME.splitlines() if not any(part in line for part in declares))


def complaint(said, door=BOTS, game=GAME, more=""):
    """What the compiler says of a game with these companions."""
    include, instance = door
    parts = [game, include, "namespace meadhall {", *(companion(name, body) for name, body in said.items()), more, instance, "}"]
    options = ["-std=c++23", "-fsyntax-only", "-w", f"-I{ROOT / 'src'}", f"-I{ROOT / 'tests'}", "-xc++", "-"]
    run = subprocess.run([COMPILER, *options], input="\n".join(parts), capture_output=True, text=True, check=False)
    return run.stderr


class WhatBotsLack(unittest.TestCase):
    def test_nothing_where_a_game_says_it_all(self):
        self.assertEqual(complaint(SAID), "")

    def test_everything_that_nobody_mentioned(self):
        said = complaint({})
        self.assertIn("include search/judgement/<game>/judgement.hpp", said)
        for name in ("Tactics", "QuickPlayer", "Levels", "Reference"):
            with self.subTest(name):
                self.assertIn(f"struct {name}<Game> : None", said)

    def test_a_yardstick_alone(self):
        said = complaint({name: body for name, body in SAID.items() if name != "Reference"})
        self.assertIn("struct Reference<Game> : None", said)
        self.assertNotIn("struct Levels<Game> : None", said)

    def test_what_was_said_wrongly(self):
        said = complaint(SAID | {
            "Tactics": "static bool has_two_side(const toy::Game&) { return true; }",  # misspelt
            "QuickPlayer": "",
            "Levels": "static constexpr std::array<LevelRow, 2> rows{};",  # too short
            "Reference": "",
        })
        for sentence in ("Tactics<Game> does not say all", "cannot do what search/planner.hpp asks",
                         "has no table `rows` of level_count", "Reference<Game> has no make()"):
            with self.subTest(sentence):
                self.assertIn(sentence, said)


class WhatTheLaboratoryLacks(unittest.TestCase):
    def test_nothing_where_a_game_says_that_it_has_no_figures(self):
        self.assertEqual(complaint(SAID, LABORATORY, more=NO_FIGURES), "")

    def test_figures_that_nobody_mentioned(self):
        self.assertIn("add src/lab/bench/measures/<game>.hpp", complaint(SAID, LABORATORY))


class WhatAGameLacks(unittest.TestCase):
    def test_nothing_where_it_says_it_all(self):
        self.assertEqual(complaint(SAID, CATALOGUE), "")

    def test_each_ability_that_nobody_mentioned(self):
        said = complaint(SAID, CATALOGUE, without(*ABILITIES))
        for ability, question in ABILITIES.items():
            with self.subTest(ability):
                self.assertIn(question, said)

    def test_one_ability_and_no_other(self):
        said = complaint(SAID, CATALOGUE, without("gauges"))
        for ability, question in ABILITIES.items():
            with self.subTest(ability):
                self.assertEqual(question in said, ability == "gauges")

    def test_a_part_of_the_rules(self):
        self.assertIn("a game does not say what may be known", complaint(SAID, CATALOGUE, without("witnessed")))


if __name__ == "__main__":
    COMPILER = sys.argv.pop(1)
    unittest.main()
