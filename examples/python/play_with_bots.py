"""A game of two bots at a table, with what happens told in words; the record is a file that every door replays.

    python examples/python/play_with_bots.py [wikinger|walhalla|odin]
"""

import pathlib
import sys
import tempfile

import meadhall

name = sys.argv[1] if len(sys.argv) > 1 else "walhalla"
seats = meadhall.game(name).seats
with meadhall.open(name, seats=seats, seed=1) as table:
    while "seat" in (to_act := table.to_act):
        thought = table.think("trader", seat=to_act["seat"], budget={"playouts": 20})
        for event in table.play(thought["move"])["events"]:
            if "text" in event:
                print(event["text"])
    print("points:", table.result()["scores"])
    place = pathlib.Path(tempfile.gettempdir()) / f"{name}.saga"
    place.write_text(table.record(), encoding="utf-8")
    print(f"recorded in {place}; meadhall verify checks it")
