#!/usr/bin/env python3
"""Plays on a whole cluster while its machines are killed, and compares what was acknowledged with what is kept.

    cluster.py MEADHALL [--long] [--seconds N] [--seed N]

Three servers over one PostgreSQL, two workers, NATS between them, nginx in front. Guests play games of each kind through
nginx; meanwhile servers, workers, NATS and PostgreSQL are killed with SIGKILL and started again, at times from the seed.
Every game must come to its end, everything that was answered or told must be in the logs, and nothing may be there twice.
"""
import argparse
import collections
import json
import os
import pathlib
import random
import signal
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "examples" / "bot"))

from bot import Refused, WebSocket  # noqa: E402
from machines import Cluster  # noqa: E402

TABLES = [  # game, persons, bots
    ("wikinger", 2, []),
    ("wikinger", 1, ["greedy"]),
    ("walhalla", 3, []),
    ("walhalla", 1, ["random", "greedy"]),
    ("odin", 2, []),
    ("odin", 1, ["random"]),
]
LONGEST_PEACE = 120  # seconds in which the last games must end once the storm is over
LONGEST_SILENCE = 20  # seconds without an answer or an event, then the guest hangs up and comes again


class Hall:
    """A conversation through nginx, as long as it lasts. Events are handed to `told`."""

    def __init__(self, port, told):
        self.socket = WebSocket("127.0.0.1", port, "/hall")
        self.socket.socket.settimeout(LONGEST_SILENCE)
        self.told = told
        self.asked = 0

    def ask(self, method, **params):
        self.asked += 1
        self.socket.send(json.dumps({"jsonrpc": "2.0", "id": self.asked, "method": method, "params": params}))
        while True:
            heard = json.loads(self.socket.hear())
            if heard.get("id") == self.asked:
                if "error" in heard:
                    raise Refused(heard["error"])
                return heard["result"]
            self.told(heard["params"])

    def wait(self):
        """Until something happens."""
        heard = json.loads(self.socket.hear())
        if "params" in heard:
            self.told(heard["params"])

    def close(self):
        self.socket.socket.close()


def same(event):
    """An event as it must be told whenever it is told."""
    return json.dumps(event, sort_keys=True)


class Wrong(Exception):
    """What must never happen."""


class Guest:
    """Somebody who plays, remembers everything that was answered or told, and comes again whenever the line is cut."""

    def __init__(self, cluster, name, dice, deadline):
        self.cluster = cluster
        self.name = name
        self.dice = dice
        self.deadline = deadline
        self.token = None
        self.hall = None
        self.tables = []
        self.acknowledged = []  # (table, key, revision, hash)
        self.events = collections.defaultdict(dict)  # by table and number
        self.comings = 0
        self.refusals = collections.Counter()

    def learn(self, event):
        known = self.events[event["table"]]
        number = event["number"]
        if known.setdefault(number, same(event)) != same(event):
            raise Wrong(f"two stories of entry {number} of {event['table']}:\n{known[number]}\n{same(event)}")
        if number > min(known) and number - 1 not in known:
            raise Wrong(f"{self.name} was not told entry {number - 1} of {event['table']}")

    def come(self):
        """Connects until it works."""
        while self.hall is None:
            self.hurry()
            try:
                hall = Hall(self.cluster.port, self.learn)
                hello = {"token": self.token} if self.token else {"name": self.name}
                self.token = hall.ask("hello", **hello)["token"]
                self.hall = hall
                self.comings += 1
            except (OSError, Refused) as trouble:
                if isinstance(trouble, Refused) and trouble.code != "E-STORE":
                    raise
                time.sleep(self.dice.uniform(0.05, 0.3))

    def hurry(self):
        if time.monotonic() > self.deadline:
            raise Wrong("it takes too long")

    def ask(self, method, **params):
        """Asks until there is an answer. Only for what may be asked twice."""
        while True:
            self.hurry()
            self.come()
            try:
                return self.hall.ask(method, **params)
            except OSError:
                self.hang_up()
            except Refused as refused:
                if refused.code != "E-STORE":
                    raise
                self.refusals[refused.code] += 1
                time.sleep(self.dice.uniform(0.05, 0.3))

    def hang_up(self):
        if self.hall:
            self.hall.close()
        self.hall = None

    def enter(self, table):
        """What was missed comes with it, from the last entry that is known."""
        known = self.events[table]
        since = 0
        while since + 1 in known:
            since += 1
        entered = self.ask("enter", table=table, since=since)
        for event in entered["missed"]:
            self.learn(event)
        return entered

    def sit(self, table):
        try:
            self.ask("sit", table=table)
        except Refused as refused:
            if refused.code != "E-SEATED":  # the first answer was lost
                raise

    def play(self, table):
        """To the end."""
        self.tables.append(table)
        hall = None
        while True:
            self.come()
            if hall is not self.hall:  # a new connection: events come only after entering
                entered = self.enter(table)
                hall = self.hall
                continue_with = entered.get("screen")
            else:
                continue_with = self.ask("screen", table=table)
            if continue_with is None or hall is not self.hall:
                self.wait()
                hall = None
            elif "over" in continue_with["to_act"]:
                return
            elif not continue_with["moves"]:
                self.wait()
            else:
                self.move(table, continue_with)

    def wait(self):
        try:
            if self.hall:
                self.hall.wait()
        except OSError:
            self.hang_up()

    def move(self, table, screen):
        time.sleep(self.dice.uniform(0, 0.02))
        if self.dice.random() < 0.02:
            self.hang_up()  # and perhaps to another server
        move = self.dice.choice(screen["moves"])["code"]
        key = f"{self.name} {len(self.acknowledged)} {self.dice.getrandbits(32):x}"
        try:
            played = self.ask("play", table=table, move=move, revision=screen["revision"], key=key)
        except Refused as refused:
            if refused.code not in ("E-STALE", "E-NOT-YOUR-TURN", "E-OVER"):
                raise
            self.refusals[refused.code] += 1
            return
        self.acknowledged.append((table, key, played["revision"], played["hash"]))


class Round:
    """Those who play one game after the other at one kind of table, until time is up and the last game is over."""

    def __init__(self, cluster, index, plan, options, is_time_up):
        self.game, persons, self.bots = plan
        deadline = time.monotonic() + options.seconds + LONGEST_PEACE
        self.guests = [Guest(cluster, f"{self.game} {index}.{i}", random.Random(f"{options.seed} {index} {i}"), deadline)
                       for i in range(persons)]
        self.is_time_up = is_time_up
        self.tables = []
        self.troubles = []

    def run(self):
        try:
            while not self.troubles and (not self.tables or not self.is_time_up()):
                self.play_one()
        except Exception as trouble:
            self.troubles.append(f"{self.game}: {type(trouble).__name__}: {trouble}")

    def play_one(self):
        host = self.guests[0]
        bots = [{"seat": len(self.guests) + i, "bot": bot} for i, bot in enumerate(self.bots)]
        seats = len(self.guests) + len(bots)
        table = host.ask("create", game=self.game, seats=seats, sit=0, bots=bots, open=True, watched=True)["table"]
        self.tables.append(table)
        for guest in self.guests[1:]:
            guest.sit(table)
        players = [threading.Thread(target=self.play, args=(guest, table), daemon=True) for guest in self.guests]
        for player in players:
            player.start()
        for player in players:
            player.join()

    def play(self, guest, table):
        try:
            guest.play(table)
        except Exception as trouble:
            self.troubles.append(f"{guest.name}: {type(trouble).__name__}: {trouble}")


class Storm:
    """Kills machines and starts them again, each kind at least once."""

    def __init__(self, cluster, seed, seconds):
        self.cluster = cluster
        self.dice = random.Random(f"{seed} storm")
        self.seconds = seconds
        self.killed = collections.Counter()
        self.figures = collections.Counter()
        self.troubles = []

    def victims(self):
        cluster = self.cluster
        kinds = [cluster.nodes, cluster.workers, [cluster.nats], [cluster.postgres], cluster.nodes]
        while True:
            self.dice.shuffle(kinds)
            yield from (self.dice.choice(kind) for kind in kinds)

    def run(self):
        try:
            self.rage()
        except Exception as trouble:
            self.troubles.append(str(trouble))

    def rage(self):
        begin = time.monotonic()
        for machine in self.victims():
            if time.monotonic() - begin > self.seconds and self.is_complete():
                return
            time.sleep(self.dice.uniform(0.1, 0.9))
            self.count()
            machine.kill()
            self.killed[machine.name.split()[0]] += 1
            time.sleep(self.dice.uniform(0.0, 1.2))
            machine.start()

    def is_complete(self):
        return all(self.killed[kind] for kind in ("node", "worker", "nats", "postgres"))

    def count(self):
        """What servers have counted is lost with them."""
        for index in range(len(self.cluster.nodes)):
            for name, value in self.cluster.figures(index).items():
                if name.endswith("_total"):
                    self.figures[name] = max(self.figures[name], int(value))


def read_logs(cluster):
    """By table: its entries in order. What is not in order is a wrong."""
    logs = collections.defaultdict(list)
    wrongs = []
    for table, number, line in cluster.logs():
        logs[table].append(json.loads(line))
        if int(number) != len(logs[table]):
            wrongs.append(f"{table} has a gap before {number}")
    return logs, wrongs


def judge(cluster, rounds):
    """Everything that is not as it must be."""
    logs, wrongs = read_logs(cluster)
    for each in rounds:
        for guest in each.guests:
            wrongs += judge_guest(guest, logs)
        keys = collections.Counter((table, entry["key"]) for table in each.tables for entry in logs[table]
                                   if entry.get("key"))
        wrongs += [f"{key} was made {count} times" for key, count in keys.items() if count != 1]
    return wrongs


def judge_guest(guest, logs):
    wrongs = []
    final = {}
    for table in guest.tables:
        guest.hang_up()
        told = guest.events.pop(table)
        entered = guest.enter(table)  # from the first entry, by whichever server
        if entered["table"]["phase"] != "over":
            wrongs.append(f"{table} is not over")
        final[table] = guest.events[table]
        if len(final[table]) != len(logs[table]):
            wrongs.append(f"{table} has {len(logs[table])} entries, {len(final[table])} are told")
        wrongs += [f"entry {number} of {table} was told otherwise:\n{event}\n{final[table].get(number)}"
                   for number, event in told.items() if final[table].get(number) != event]
    for table, key, revision, digest in guest.acknowledged:
        if sum(entry.get("key") == key for entry in logs[table]) != 1:
            wrongs.append(f"acknowledged, and not in the log of {table} once: {key}")
        events = (json.loads(event) for event in final[table].values())
        if not any(e.get("revision") == revision and e.get("hash") == digest for e in events):
            wrongs.append(f"acknowledged, and not how it went: revision {revision} of {table}")
    return wrongs


def end_in_order(cluster):
    """Whoever is told to end does so, with everything put away."""
    wrongs = []
    for machine in (*cluster.nodes, *cluster.workers):
        code = machine.kill(signal.SIGTERM)
        if code != 0:
            log = (cluster.folder / f"{machine.name}.log").read_text()[-2000:]
            wrongs.append(f"{machine.name} ended with {code}:\n{log}")
    return wrongs


def report(rounds, storm, took):
    guests = [guest for each in rounds for guest in each.guests]
    games = collections.Counter()
    for each in rounds:
        games[each.game] += len(each.tables)
    refusals = sum((guest.refusals for guest in guests), collections.Counter())
    print(f"{took:.0f} s; games: {dict(games)}; moves acknowledged: {sum(len(g.acknowledged) for g in guests)}; "
          f"connections: {sum(g.comings for g in guests)}; asked again or refused: {dict(refusals)}")
    print(f"killed: {dict(storm.killed)}")
    names = ("writes_overtaken", "lines_learnt", "tables_taken_up", "tasks_given", "tasks_found", "tasks_late", "bus_heard")
    print("at most in one server: " + ", ".join(f"{name} {storm.figures[name + '_total']}" for name in names))


def play(options):
    begin = time.monotonic()
    with Cluster(options.meadhall) as cluster:
        storm = Storm(cluster, options.seed, options.seconds)
        weather = threading.Thread(target=storm.run, daemon=True)
        rounds = [Round(cluster, i, plan, options, lambda: not weather.is_alive()) for i, plan in enumerate(TABLES)]
        weather.start()
        threads = [threading.Thread(target=each.run, daemon=True) for each in rounds]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        weather.join()
        storm.count()
        wrongs = [trouble for each in (storm, *rounds) for trouble in each.troubles]
        if not wrongs:
            wrongs = judge(cluster, rounds)
        wrongs += [f"{name} is 0: what was to be tested did not happen"
                   for name in ("lines_learnt_total", "tasks_found_total", "bus_heard_total") if not storm.figures[name]]
        wrongs += end_in_order(cluster)
        report(rounds, storm, time.monotonic() - begin)
        return wrongs


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("meadhall", type=os.path.abspath, help="the program")
    parser.add_argument("--long", action="store_true", help="ten minutes of it")
    parser.add_argument("--seconds", type=float, default=0, help="for which machines are killed; otherwise 8")
    parser.add_argument("--seed", type=int, default=int(os.environ.get("MEADHALL_CLUSTER_SEED", "1")))
    options = parser.parse_args()
    options.seconds = options.seconds or (600 if options.long else 8)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("told to end"))
    print(f"seed {options.seed}", flush=True)
    wrongs = play(options)
    for wrong in wrongs[:20]:
        print(f"WRONG: {wrong}", file=sys.stderr)
    sys.exit(1 if wrongs else 0)


if __name__ == "__main__":
    main()
