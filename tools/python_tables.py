"""What is written from the extension: docs/python-tables.md and the stubs of the package.

    tools/python_tables.py page|stubs
"""

import re
import sys

import meadhall

MOST_VALUES = 24  # named in a table; longer lists are those of the game's schema


def ids(blocks: list[dict]) -> list[str]:
    rows = ["| ids | verb | field |", "|---|---|---|"]
    for block in blocks:
        first, last = block["first"], block["first"] + block["size"] - 1
        rows.append(f"| {first if first == last else f'{first}–{last}'} | {block['verb']} | {block['field'] or '–'} |")
    return rows


def numbers(fields: list[dict]) -> list[str]:
    rows = ["| first | how many | repeats | field | kind |", "|---|---|---|---|---|"]
    for field in fields:
        repeats = ", ".join(f"{count} times every {distance}" for count, distance in field["repeats"]) or "–"
        values = field["values"]
        kind = field["kind"] + (f": {', '.join(values)}" if 0 < len(values) <= MOST_VALUES else "")
        rows.append(f"| {field['first']} | {field['size']} | {repeats} | `{field['path']}` | {kind} |")
    return rows


def section(name: str, title: str) -> str:
    """Everything about one game."""
    game = meadhall.game(name)
    parts = [f"## {title}", "", f"### {game.action_count} ids of seats", "", *ids(game.actions), "",
             f"### {game.outcome_count} ids of chance", "", *ids(game.outcomes), "",
             f"### {game.observation_size} numbers of an observation", "", *numbers(game.observation_fields)]
    return "\n".join(parts)


HEAD = """# Ids and numbers of the Python package

Written by `tools/update-python-docs` from the engine; [python.md](python.md) tells how to read it.

"""


def page() -> str:
    return HEAD + "\n\n".join(section(card.id, card.title) for card in meadhall.cards().values()) + "\n"


def stubs() -> str:
    """What the extension offers, for type checkers; how it was compiled is left out."""
    from nanobind.stubgen import StubGen

    generator = StubGen(meadhall._engine)
    generator.put(meadhall._engine)
    return re.sub(r"^(version|flags): str = .*$", r"\1: str", generator.get().strip(), flags=re.MULTILINE) + "\n"


if __name__ == "__main__":
    print({"page": page, "stubs": stubs}[sys.argv[1]](), end="")
