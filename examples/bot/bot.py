#!/usr/bin/env python3
"""A bot that plays at a Meadhall server, with nothing but Python's standard library.

    bot.py http://127.0.0.1:8080 LINK              sits down where the link leads and plays until the game is over
    bot.py http://127.0.0.1:8080 --create wikinger sets a table up, prints its links and plays at seat 0

With a token (MEADHALL_TOKEN, or --token) it comes in as the bot that an account has made for it (POST /api/bots), and is
shown as one; without, as a guest with a name. A token is a secret: in the environment it is seen by fewer than in a
command line.

It plays any move; `choose` is where a better idea belongs. docs/server.md says what can be asked.
"""
import argparse
import base64
import json
import os
import random
import socket
import struct
import time
import urllib.parse


class WebSocket:
    """As much of RFC 6455 as a client needs: text messages, pings, and the end."""

    def __init__(self, host, port, path):
        self.socket = socket.create_connection((host, port), timeout=60)
        self.arrived = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.arrived:
            self.receive()
        head, self.arrived = self.arrived.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.splitlines()[0]:
            raise ConnectionError(head.splitlines()[0].decode())

    def receive(self):
        piece = self.socket.recv(65536)
        if not piece:
            raise ConnectionError("the server has hung up")
        self.arrived += piece

    def take(self, count):
        while len(self.arrived) < count:
            self.receive()
        taken, self.arrived = self.arrived[:count], self.arrived[count:]
        return taken

    def send(self, text, kind=1):
        data = text.encode() if isinstance(text, str) else text
        mask = os.urandom(4)
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def hear(self):
        """The next message."""
        message = b""
        while True:
            first, size = self.take(2)
            if size == 126:
                (size,) = struct.unpack("!H", self.take(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.take(8))
            data = self.take(size)
            kind = first & 0x0F
            if kind == 8:
                raise ConnectionError("the server has said goodbye")
            if kind == 9:
                self.send(data, kind=10)
            elif kind in (0, 1):
                message += data
                if first & 0x80:
                    return message.decode()


class Refused(Exception):
    """The server understood and said no; the code says why (docs/server.md)."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["data"]["code"]


class Hall:
    """A conversation with the server."""

    def __init__(self, address):
        url = urllib.parse.urlsplit(address)
        self.socket = WebSocket(url.hostname, url.port or 80, "/hall")
        self.asked = 0

    def ask(self, method, **params):
        self.asked += 1
        self.socket.send(json.dumps({"jsonrpc": "2.0", "id": self.asked, "method": method, "params": params}))
        while True:
            heard = json.loads(self.socket.hear())
            if heard.get("id") != self.asked:
                continue  # an event; whoever asks hears the newest anyway
            if "error" in heard and heard["error"]["data"]["code"] == "E-RATE":
                time.sleep(1)  # too fast for the server: the same once more
                return self.ask(method, **params)
            if "error" in heard:
                raise Refused(heard["error"])
            return heard["result"]

    def wait(self):
        """The next event."""
        while True:
            heard = json.loads(self.socket.hear())
            if heard.get("method") == "event":
                return heard["params"]


def choose(screen):
    """The idea of this bot: any move will do."""
    return random.choice(screen["moves"])["code"]


def move_on(hall, table, screen):
    """Moves as long as it is this seat's turn; how often that was. What was answered is safe."""
    moves = 0
    while screen["moves"]:
        try:
            key = os.urandom(8).hex()  # repeating a request with the same key is safe
            screen = hall.ask("act", table=table, move=choose(screen), revision=screen["revision"], key=key)
            moves += 1
        except Refused as refused:
            if refused.code not in ("E-STALE", "E-OVER"):
                raise
            break  # somebody was faster, or has given up
    return moves


def play(hall, table):
    """Plays until the table is over: how many moves this seat made, and how the table stands then."""
    moves = 0
    entered = hall.ask("enter", table=table)
    while entered["table"]["phase"] != "over":
        if entered.get("screen", {}).get("moves"):
            moves += move_on(hall, table, entered["screen"])
        else:
            hall.wait()
        entered = hall.ask("enter", table=table)
    return moves, entered


def ending(entered):
    """How a table came to its end: by the rules, or before, as the events `forfeited` and `closed` say."""
    if "forfeit" in entered["table"]:
        return f"seat {entered['table']['forfeit']} has given up"
    if "closed" in entered["table"]:
        return "the table was closed"
    return f"scores {entered['screen']['result']['scores']}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("address", help="http://127.0.0.1:8080")
    parser.add_argument("link", nargs="?", help="to a seat")
    parser.add_argument("--create", metavar="GAME", help="sets a table up instead")
    parser.add_argument("--seats", type=int, default=2, help="of that table")
    parser.add_argument("--name", default="a bot in Python", help="of a guest without a token")
    parser.add_argument("--token", default=os.environ.get("MEADHALL_TOKEN"), help="of a bot that an account has made")
    options = parser.parse_args()
    hall = Hall(options.address)
    hall.ask("hello", **({"token": options.token} if options.token else {"name": options.name}))
    if options.create:
        made = hall.ask("create", game=options.create, seats=options.seats, sit=0)
        table = made["table"]
        for link in made["links"]:
            print(f"seat {link['seat']}: {link['link']}", flush=True)
    else:
        table = options.link.split(".")[0]
        hall.ask("sit", table=table, link=options.link)
    moves, entered = play(hall, table)
    print(f"{moves} moves, {ending(entered)}")


if __name__ == "__main__":
    main()
