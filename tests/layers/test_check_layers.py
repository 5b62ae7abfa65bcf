"""The layer check refuses every kind of forbidden include, and only those.

Each case is one file of a made-up src/ tree; the check runs on the tree as the build runs it.
"""

import pathlib
import subprocess
import sys
import tempfile
import unittest

CHECK = pathlib.Path(__file__).resolve().parents[2] / "tools" / "check_layers.py"

# What every made-up tree holds, so that includes have something to mean: empty files, and some that are private.
PRIVATE = {
    "games/odin/act.hpp": "// Private to games/odin: a move being carried out.",
    "games/odin/cards/deeds.hpp": "// Private to games/odin/cards: what only cards do.",
    "match/envelope.hpp": "// Private to match: how requests are wrapped.",
}
WORLDLY = {
    "server/edge/socket.hpp": "#include <boost/asio.hpp>",
    "server/edge/talker.hpp": '#include <string>\n#include "socket.hpp"',
    "server/edge/value.hpp": "#include <string>",
}
TREE = [
    "core/seat.hpp",
    "games/games.hpp",
    "games/odin/feast.hpp",
    "games/wikinger/board.hpp",
    "games/wikinger/tables/jumps.hpp",
    "search/bot.hpp",
    "games/walhalla/ship.hpp",
    "search/judgement/judgement.hpp",
    "search/judgement/wikinger.hpp",
    "search/judgement/walhalla/levels.hpp",
    "match/table.hpp",
    "lab/arena.hpp",
    "cli/screen.hpp",
    "server/socket.hpp",
    "wasm/exports.hpp",
    "python/module.hpp",
]

FORBIDDEN = [
    # Against an arrow.
    ("core/a.hpp", '#include "games/games.hpp"', "core may not include games"),
    ("core/a.hpp", '#include "games/wikinger/board.hpp"', "core may not include games"),
    ("core/a.hpp", '#include "match/table.hpp"', "core may not include match"),
    ("games/games.cpp", '#include "search/bot.hpp"', "games may not include search"),
    ("games/wikinger/a.cpp", '#include "search/bot.hpp"', "games may not include search"),
    ("games/wikinger/a.cpp", '#include "match/table.hpp"', "games may not include match"),
    ("search/a.cpp", '#include "match/table.hpp"', "search may not include match"),
    ("search/a.cpp", '#include "cli/screen.hpp"', "search may not include cli"),
    ("match/a.cpp", '#include "cli/screen.hpp"', "match may not include cli"),
    ("match/a.cpp", '#include "wasm/exports.hpp"', "match may not include wasm"),
    ("match/a.cpp", '#include "lab/arena.hpp"', "match may not include lab"),
    ("lab/a.cpp", '#include "cli/screen.hpp"', "lab may not include cli"),
    ("lab/a.cpp", '#include "wasm/exports.hpp"', "lab may not include wasm"),
    ("wasm/a.cpp", '#include "lab/arena.hpp"', "wasm may not include lab"),
    ("server/a.cpp", '#include "lab/arena.hpp"', "server may not include lab"),
    # From one door to another.
    ("cli/a.cpp", '#include "wasm/exports.hpp"', "cli may not include wasm"),
    ("lab/a.cpp", '#include "server/socket.hpp"', "lab may not include server"),
    ("wasm/a.cpp", '#include "server/socket.hpp"', "wasm may not include server"),
    ("server/a.cpp", '#include "cli/screen.hpp"', "server may not include cli"),
    ("wasm/a.cpp", '#include "python/module.hpp"', "wasm may not include python"),
    ("python/a.cpp", '#include "wasm/exports.hpp"', "python may not include wasm"),
    # From one game to another, and around the corner.
    ("games/wikinger/a.cpp", '#include "games/odin/components/areas/banquet_table.hpp"', "wikinger may not include the game odin"),
    ("games/wikinger/a.cpp", '#include "../odin/feast.hpp"', "wikinger may not include the game odin"),
    ("games/wikinger/a.cpp", "#include <games/odin/feast.hpp>", "wikinger may not include the game odin"),
    ("games/wikinger/a.cpp", '#include "games/games.hpp"', "may not include the list of all games"),
    ("games/wikinger/a.cpp", '#include "../games.hpp"', "may not include the list of all games"),
    # Bots: only judgement knows a game, and only its own.
    ("search/mcts.cpp", '#include "games/wikinger/board.hpp"', "a search knows no game by name"),
    ("search/judgement/wikinger.cpp", '#include "games/odin/components/areas/banquet_table.hpp"', "the judgement of wikinger"),
    ("search/judgement/wikinger/a.cpp", '#include "games/odin/components/areas/banquet_table.hpp"', "the judgement of wikinger"),
    ("search/judgement/odin/a.cpp", '#include "search/judgement/wikinger.hpp"', "the judgement of odin may not include that of wikinger"),
    ("search/judgement/odin/a.cpp", '#include "search/judgement/walhalla/levels.hpp"', "may not include that of walhalla"),
    ("search/judgement/odin/a.cpp", '#include "../walhalla/levels.hpp"', "may not include that of walhalla"),
    ("server/a.cpp", '#include "games/odin/components/areas/banquet_table.hpp"', "the server never inspects a board"),
    # The outside world below match.
    ("core/a.hpp", "#include <thread>", "core knows no threads"),
    ("core/a.hpp", "#include <random>", "core knows no random numbers"),
    ("games/wikinger/a.cpp", "#include <mutex>", "games knows no threads"),
    ("games/wikinger/a.cpp", "#include <fstream>", "games knows no files"),
    ("games/wikinger/a.cpp", "#include <iostream>", "games knows no files"),
    ("search/a.cpp", "#include <chrono>", "search knows no clocks"),
    ("search/a.cpp", "#include <unistd.h>", "search may not use <unistd.h>"),
    # Other people's libraries.
    ("core/a.hpp", "#include <nlohmann/json.hpp>", "core may not use <nlohmann/json.hpp>"),
    ("core/a.hpp", '#include "nlohmann/json.hpp"', "core may not use <nlohmann/json.hpp>"),
    ("games/wikinger/a.cpp", "#include <fmt/format.h>", "games may not use <fmt/format.h>"),
    ("match/a.cpp", "#include <CLI/CLI.hpp>", "match may not use <CLI/CLI.hpp>"),
    ("match/a.cpp", "#include <fmt/format.h>", "match may not use <fmt/format.h>"),
    ("lab/a.cpp", "#include <CLI/CLI.hpp>", "lab may not use <CLI/CLI.hpp>"),
    # Written in a way that hides it.
    ("core/a.hpp", "  #  include   <thread> // why not", "core knows no threads"),
    ("core/a.hpp", "/* a comment */ #include <thread>", "core knows no threads"),
    ("core/a.hpp", 'auto s = "/*";\n#include <thread>', "a.hpp:2: core knows no threads"),
    ("core/a.hpp", "#include \\\n<thread>", "cannot be checked"),
    ("core/a.hpp", "#define HEADER <thread>\n#include HEADER", "cannot be checked"),
    ("core/a.hpp", '#include "../../tests/support/help.hpp"', "leaves src/"),
    # What only some parts of the server know.
    ("server/steward/a.cpp", "#include <thread>", "server/steward knows no threads"),
    ("server/tables/a.hpp", "#include <chrono>", "server/tables knows no clocks"),
    ("server/bus/exchange.cpp", "#include <nats/nats.h>", "server/bus knows no sockets"),
    ("server/a.cpp", "#include <boost/asio.hpp>", "server knows no sockets"),
    ("server/store/a.cpp", "#include <sys/socket.h>", "server/store knows no sockets"),
    ("server/steward/a.cpp", '#include "server/edge/talker.hpp"', "server/edge/talker.hpp brings <boost/asio.hpp>"),
    # Headers that are private to a folder.
    ("search/judgement/odin/a.cpp", '#include "games/odin/act.hpp"', "act.hpp is private to games/odin"),
    ("cli/a.cpp", '#include "games/odin/act.hpp"', "act.hpp is private to games/odin"),
    ("games/odin/a.cpp", '#include "cards/deeds.hpp"', "deeds.hpp is private to games/odin/cards"),
    ("games/odin/cardsharp/a.cpp", '#include "../cards/deeds.hpp"', "deeds.hpp is private to games/odin/cards"),
    ("wasm/a.cpp", "#include <match/envelope.hpp>", "envelope.hpp is private to match"),
    ("games/odin/a.hpp", "// Private to games/wikinger: astray.", "does not lie in games/wikinger"),
    # Where no layer is.
    ("util/a.cpp", "", "not in a folder of the architecture"),
    ("a.cpp", "", "not in a folder of the architecture"),
]

ALLOWED = [
    ("core/a.hpp", '#include "core/seat.hpp"\n#include <array>\n#include <cstdint>'),
    ("core/a.hpp", '#include "seat.hpp"'),
    ("core/a.hpp", "// #include <thread>"),
    ("core/a.hpp", "/*\n#include <thread>\n*/"),
    ("core/a.hpp", 'auto s = R"(\n#include <thread>\n)";'),
    ("games/games.cpp", '#include "games/wikinger/board.hpp"\n#include "games/odin/components/areas/banquet_table.hpp"'),
    ("games/wikinger/a.cpp", '#include "core/seat.hpp"\n#include "games/wikinger/board.hpp"'),
    ("games/wikinger/tables/a.cpp", '#include "../board.hpp"\n#include "games/wikinger/tables/jumps.hpp"'),
    ("search/a.cpp", '#include "core/seat.hpp"\n#include "games/games.hpp"\n#include "search/bot.hpp"'),
    ("search/judgement/wikinger.cpp", '#include "games/wikinger/board.hpp"'),
    ("search/judgement/walhalla/a.cpp", '#include "levels.hpp"\n#include "search/judgement/judgement.hpp"'),
    ("search/judgement/all.cpp", '#include "games/wikinger/board.hpp"\n#include "games/odin/components/areas/banquet_table.hpp"'),
    ("games/odin/a.cpp", '#include "games/odin/act.hpp"'),
    ("games/odin/actions/a.cpp", '#include "games/odin/act.hpp"'),
    ("games/odin/cards/a.cpp", '#include "deeds.hpp"\n#include "games/odin/act.hpp"'),
    ("games/odin/cards/a.hpp", "// Private to games/odin: by the whole game, though it lies further down."),
    ("match/a.cpp", '#include "match/envelope.hpp"'),
    ("match/a.cpp", '#include "search/bot.hpp"\n#include <nlohmann/json.hpp>\n#include <thread>\n#include <fstream>'),
    ("cli/a.cpp", '#include "match/table.hpp"\n#include <CLI/CLI.hpp>\n#include <fmt/format.h>\n#include <unistd.h>'),
    ("server/edge/a.cpp", "#include <boost/asio.hpp>\n#include <thread>\n#include <sys/socket.h>"),
    ("server/room/a.cpp", '#include "server/edge/talker.hpp"'),
    ("server/steward/a.cpp", '#include "server/edge/value.hpp"'),
    ("server/http/a.cpp", "#include <boost/beast/http.hpp>"),
    ("server/load/a.cpp", "#include <boost/asio.hpp>\n#include <chrono>"),
    ("server/room/a.cpp", "#include <chrono>\n#include <mutex>"),
    ("server/bus/nats_bus.cpp", "#include <nats/nats.h>\n#include <condition_variable>"),
    ("server/steward/a.cpp", '#include "match/table.hpp"\n#include <soci/soci.h>\n#include <filesystem>'),
    ("wasm/a.cpp", '#include "match/table.hpp"\n#include <nlohmann/json.hpp>'),
]


def verdict(name, text):
    """The exit status and the words of the layer check on a tree with one more file."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "src"
        for path, content in [(path, "") for path in TREE] + [*PRIVATE.items(), *WORLDLY.items(), (name, text)]:
            (source / path).parent.mkdir(parents=True, exist_ok=True)
            (source / path).write_text(content + "\n", encoding="utf-8")
        run = subprocess.run([sys.executable, CHECK, source], capture_output=True, text=True, check=False)
        return run.returncode, run.stdout + run.stderr


class TheLayerCheck(unittest.TestCase):
    def test_refuses_every_forbidden_include(self):
        for name, text, reason in FORBIDDEN:
            with self.subTest(name=name, text=text):
                status, words = verdict(name, text)
                self.assertEqual(status, 1, words)
                self.assertIn(reason, words)
                self.assertIn(f"src/{name}", words)

    def test_lets_the_others_pass(self):
        for name, text in ALLOWED:
            with self.subTest(name=name, text=text):
                status, words = verdict(name, text)
                self.assertEqual(status, 0, words)


unittest.main()
