#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""An opponent for Petrangola in a few lines: it takes the hand with the highest total in one suit, and knocks at 27.

It needs nothing but Python. Try it:

    petrangola-arena play --game petrangola --seats "exec:python3 careful.py,casual" --matches 100 --rotate
"""
import json
import sys

POINTS = {"J": 10, "H": 10, "K": 10, "A": 11}
ENOUGH = 27


def total(hand):
    """The most that a hand counts in one suit; petrangole are beyond this opponent."""
    suits = {}
    for rank, suit in hand:
        suits[suit] = suits.get(suit, 0) + (POINTS.get(rank) or int(rank))
    return max(suits.values())


def after(hand, move):
    """The hand that a move leaves."""
    hand = list(hand)
    for card in move.get("give", []):
        hand.remove(card)
    return hand + move.get("take", [])


def choose(phase, view, legal):
    if phase == "cut":
        return {"action": "cut", "at": legal[0]["max"] // 3}
    if phase == "dealer":
        return {"action": "keep" if total(view["aside"]) >= ENOUGH else "expose"}
    if phase == "reentry":
        return {"action": "reenter"}
    ends = [move for move in legal if move["action"] in ("knock", "stay")]
    if total(view["hand"]) >= ENOUGH or view["knocker"] is not None and all(
            total(after(view["hand"], move)) <= total(view["hand"]) for move in legal):
        return ends[0]
    exchanges = [move for move in legal if move["action"] == "exchange" and
                 (view["knocker"] is not None or len(move["give"]) < 3)]
    return max(exchanges, key=lambda move: total(after(view["hand"], move)))


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready", "name": "Careful"}
        elif message["type"] == "choose":
            answer = {"type": "move", "id": message["id"],
                      "move": choose(message["phase"], message["view"], message["legal"])}
        elif message["type"] == "bye":
            break
        else:
            continue  # matches, events and faults need no answer
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
