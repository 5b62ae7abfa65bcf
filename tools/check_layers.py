#!/usr/bin/env python3
"""Checks that every #include under src/ follows the arrows of the architecture.

    core  <-  games  <-  search  <-  match  <-  lab, server  <-  cli
                                            <-  wasm, python

An arrow is permission to include; everything else is forbidden. The linker cannot see a header that cheats; this can.
It runs in every build and as a test.

A header whose first line begins with "// Private to FOLDER:" is for the files of that folder of src/ alone. Inside the server only
some parts know sockets, threads and the time of day (WORLDLY), and the others do not learn of them from a header of those.

    tools/check_layers.py [--quiet] SRC
"""

import functools
import pathlib
import re
import sys

# What each folder of src/ may include from src/. The doors never include each other, but the program in cli starts the
# server.
BELOW_DOORS = {"core", "games", "search", "match"}
LAYERS = {
    "core": {"core"},
    "games": {"core", "games"},
    "search": {"core", "games", "search"},
    "match": BELOW_DOORS,
    "lab": BELOW_DOORS | {"lab"},
    "cli": BELOW_DOORS | {"lab", "server", "cli"},
    "server": BELOW_DOORS | {"server"},
    "wasm": BELOW_DOORS | {"wasm"},
    "python": BELOW_DOORS | {"python"},
}

# Which other libraries a layer may know, by the first word of the header's path. Layers that are not named here are
# doors to the outside world, which have libraries of their own.
LIBRARIES = {
    "core": set(),
    "games": set(),
    "search": set(),
    "match": {"nlohmann"},
    "wasm": {"nlohmann"},
    "lab": {"nlohmann", "fmt", "boost", "Eigen", "sched.h"},
    "cli": None,
    "server": None,
    "python": None,
}

# Below match there are no files, threads, clocks or dice: a state is a value, and a game is the same everywhere.
PURE = {"core", "games", "search"}
IMPURE = {
    "threads": "barrier condition_variable future latch mutex semaphore shared_mutex stop_token thread",
    "clocks": "chrono ctime",
    "files and streams": "cstdio filesystem fstream iomanip iostream istream ostream print sstream streambuf syncstream",
    "random numbers": "random",
    "signals": "csetjmp csignal",
}
IMPURE_HEADERS = {header: what for what, headers in IMPURE.items() for header in headers.split()}

# Which parts of the server alone know sockets, threads or the time of day; for the others everything is a value.
WORLDLY = [pathlib.PurePath("server", part) for part in ("edge", "http", "load", "room", "bus/nats_bus.cpp")]
WORLD = {header: what for header, what in IMPURE_HEADERS.items() if what in ("threads", "clocks")}
SOCKETS = {"arpa", "boost", "nats", "netdb.h", "netinet", "poll.h", "pthread.h", "sys"}

STANDARD_HEADER = re.compile(r"[a-z_0-9]+\Z")
RAW_STRING = r'R"(?P<raw>[^\s()\\]{0,16})\(.*?\)(?P=raw)"'
STRING = r'"(?:\\.|[^"\\\n])*"'
CHARACTER = r"(?<![0-9a-zA-Z_])'(?:\\.|[^'\\\n])+'"
COMMENT = r"//[^\n]*|/\*.*?\*/"
TOKEN = re.compile(f"{RAW_STRING}|{STRING}|{CHARACTER}|(?P<comment>{COMMENT})", re.DOTALL)
DIRECTIVE = re.compile(r"[ \t]*(?:#|%:)[ \t]*(?:include|include_next|import)\b[ \t]*(?P<target>.*?)[ \t]*\Z")
PRIVATE = re.compile(r"//[ \t]*Private to (?P<folder>[a-z0-9_/]+)")
TARGET = re.compile(r'(?P<open>[<"])(?P<path>[^>"]+)[>"]\Z')


def without_comments(text):
    """The text with comments and raw strings blanked out, line numbers kept."""

    def blank(match):
        keep = match["comment"] is None and match["raw"] is None
        return match[0] if keep else re.sub(r"[^\n]", " ", match[0])

    return TOKEN.sub(blank, text.replace("\\\n", "\n"))


def includes(path):
    """The line number and target of every include of a file, as written: <vector> or "core/seat.hpp"."""
    text = without_comments(path.read_text(encoding="utf-8"))
    for number, line in enumerate(text.split("\n"), start=1):
        if found := DIRECTIVE.match(line):
            yield number, found["target"]


def inside(source, file, target):
    """The path below src/ that an include means, or None if it means a header of somebody else."""
    near, far = (file.parent / target["path"]).resolve(), (source / target["path"]).resolve()
    if target["open"] == '"' and near.exists() and near.is_relative_to(source):
        return near.relative_to(source)
    # A layer's name decides, not whether the header is there: a missing one is for the compiler to report.
    if far.is_relative_to(source) and far.relative_to(source).parts[0] in LAYERS:
        return far.relative_to(source)
    return None


def home_of(source, there):
    """The folder of src/ whose files alone may include a header, or None if it is for everybody."""
    file = source / there
    found = PRIVATE.match(file.read_text(encoding="utf-8")) if file.is_file() else None
    return pathlib.PurePath(found["folder"]) if found else None


def wrong_privacy(source, here, there):
    """Why a file may not include a header that is private to a folder, or None."""
    home = home_of(source, there)
    if home is None or here.is_relative_to(home):
        return None
    return f"{there} is private to {home}"


def game_of(path):
    """The game whose rules a file below src/ holds, or None: games/<game>/..."""
    return path.parts[1] if path.parts[0] == "games" and len(path.parts) > 2 else None


def judged_game(path, games):
    """The game that a file below src/ has opinions on, or None: search/judgement/<game>/... or .../<game>.hpp"""
    if path.parts[:2] != ("search", "judgement") or len(path.parts) < 3:
        return None
    name = path.parts[2].split(".")[0]
    return name if name in games else None


def wrong_inside(here, there, games):
    """Why a file below src/ may not include another one, or None."""
    layer, other = here.parts[0], there.parts[0]
    if other not in LAYERS[layer]:
        return f"{layer} may not include {other}"
    game, other_game = game_of(here), game_of(there)
    if game and other == "games" and other_game is None:
        return f"the game {game} may not include the list of all games"
    judged, other_judged = judged_game(here, games), judged_game(there, games)
    if judged and other_judged and judged != other_judged:
        return f"the judgement of {judged} may not include that of {other_judged}"
    if other_game is None or game == other_game:
        return None
    if game:
        return f"the game {game} may not include the game {other_game}"
    if layer == "search" and here.parts[:2] != ("search", "judgement"):
        return f"a search knows no game by name ({other_game}); opinions live in search/judgement"
    if layer == "search" and judged not in (None, other_game):
        return f"the judgement of {judged} may not include the game {other_game}"
    if layer == "server":
        return f"the server never inspects a board ({other_game})"
    return None


def wrong_outside(layer, header):
    """Why a layer may not include a header of somebody else, or None."""
    if STANDARD_HEADER.match(header):
        what = IMPURE_HEADERS.get(header) if layer in PURE else None
        return f"{layer} knows no {what}: <{header}>" if what else None
    library = header.split("/")[0]
    if LIBRARIES[layer] is not None and library not in LIBRARIES[layer]:
        return f"{layer} may not use <{header}>"
    return None


def is_unworldly(here):
    """Whether a file belongs to the server and to none of the parts that know the outside world."""
    return here.parts[0] == "server" and not any(here.is_relative_to(part) for part in WORLDLY)


def wrong_in_server(here, header):
    """Why a file of the server may not include a header of the outside world, or None."""
    what = "sockets" if header.split("/")[0] in SOCKETS else WORLD.get(header)
    return f"{here.parent} knows no {what}: <{header}>" if what and is_unworldly(here) else None


@functools.cache
def world_behind(source, there):
    """The first header of the outside world that a header of the server brings along, or None."""
    file = source / there
    for _, written in includes(file) if file.is_file() else []:
        target = TARGET.match(written)
        further = inside(source, file, target) if target else None
        if further and further.parts[0] == "server" and (found := world_behind(source, further)):
            return found
        if target and not further and (target["path"].split("/")[0] in SOCKETS or target["path"] in WORLD):
            return target["path"]
    return None


def wrong_detour(source, here, there):
    """Why a file of the server may not include a header that brings the outside world along, or None."""
    if there.parts[0] != "server" or not is_unworldly(here) or is_unworldly(there):
        return None
    found = world_behind(source, there)
    return f"{here.parent} knows no world: {there} brings <{found}>" if found else None


def wrong_include(source, file, written, games):
    """Why an include of a file is forbidden, or None."""
    here = file.relative_to(source)
    target = TARGET.match(written)
    if not target:
        return f"this include cannot be checked: {written}"
    there = inside(source, file, target)
    if there:
        wrong = wrong_inside(here, there, games) or wrong_privacy(source, here, there)
        return wrong or wrong_detour(source, here, there)
    if ".." in pathlib.PurePath(target["path"]).parts:
        return f"this include leaves src/: {written}"
    return wrong_outside(here.parts[0], target["path"]) or wrong_in_server(here, target["path"])


def wrong_in_file(source, file, games):
    here = file.relative_to(source)
    if len(here.parts) < 2 or here.parts[0] not in LAYERS:
        yield f"src/{here}: not in a folder of the architecture ({', '.join(LAYERS)})"
        return
    home = home_of(source, here)
    if home and not here.is_relative_to(home):
        yield f"src/{here}:1: does not lie in {home}, to which it is private"
    for number, written in includes(file):
        if reason := wrong_include(source, file, written, games):
            yield f"src/{here}:{number}: {reason}"


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--quiet"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    source = pathlib.Path(arguments[0]).resolve()
    files = sorted(path for path in source.rglob("*") if path.suffix in {".cpp", ".hpp", ".h", ".inc", ".ipp"})
    games = {path.name for path in source.glob("games/*") if path.is_dir()}
    wrongs = [wrong for file in files for wrong in wrong_in_file(source, file, games)]
    for wrong in wrongs:
        print(wrong, file=sys.stderr)
    if wrongs:
        sys.exit(f"{len(wrongs)} forbidden. The arrows: core <- games <- search <- match <- lab and server <- cli; wasm and python beside them")
    if "--quiet" not in sys.argv:
        print(f"{len(files)} files, every include follows the arrows")


main()
