"""A program that plays random moves at its member's tables, with the client beside it:

    LIEGE_TOKEN=liege_… python3 examples/clients/plays.py http://127.0.0.1:8180 SERVER [GAMES [CHANNEL "new reversi size=4 black=me"]]

With a channel and words it opens tables there, some at a time; without, it sits down at the tables of the server that wait for
players. It ends after so many games, or never.
"""

import os
import random
import sys
import time

from liege import Liege, Problem

AT_ONCE = 5


def take_turn(liege, table):
    legal = liege.legal(table)
    if legal["moves"]:
        try:
            liege.play(table, move=random.choice(legal["moves"])["action"], number=legal["number"])
        except Problem as problem:
            # The game went on meanwhile: there is another turn.
            if problem.kind != "stale":
                raise


def main():
    address, server = sys.argv[1:3]
    games = int(sys.argv[3]) if len(sys.argv) > 3 else None
    liege = Liege(address, os.environ["LIEGE_TOKEN"])
    mine, over = set(), set()
    while games is None or len(over) < games:
        known = {line["id"]: line for line in liege.tables()}
        over |= {table for table in mine - over if table not in known}
        if len(sys.argv) > 5:
            wanted = AT_ONCE if games is None else min(AT_ONCE, games - len(mine))
            for _ in range(min(wanted, AT_ONCE - len(mine - over))):
                mine.add(liege.open_table(server=server, channel=sys.argv[4], say=sys.argv[5])["table"]["id"])
        else:
            for table in liege.open_tables(server=server):
                if table["id"] not in known:
                    liege.act(table["id"], say="join")
                    mine.add(table["id"])
        moved = False
        for line in known.values():
            if line["id"] in mine and line["status"] == "playing" and line["urgency"] == "turn":
                take_turn(liege, line["id"])
                moved = True
        if not moved:
            time.sleep(0.05)
    print(len(over), "games are over")


main()
