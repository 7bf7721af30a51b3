#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks Petrangola records: a program of its own, written from the format's page and the rules alone, that shares no
line with the game. Prints "ok" or the first line that differs for each file; exits 0 or 1.

    check_record.py FILE…
"""
import hashlib
import json
import sys

SUITS, RANKS = "DCSB", "234567JHKA"
POINTS = {"J": 10, "H": 10, "K": 10, "A": 11}
MOST_LAPS = 50


class Differs(Exception):
    pass


def words(seed, purpose):
    block = 0
    while True:
        digest = hashlib.sha256(seed + purpose.encode() + block.to_bytes(4, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at:at + 4], "big")
        block += 1


def shuffled(seed, purpose, packs):
    pack = [rank + suit for suit in SUITS for rank in RANKS] * packs
    stream = words(seed, purpose)
    for i in range(len(pack) - 1, 0, -1):
        bound = i + 1
        limit = 2 ** 32 // bound * bound
        word = next(stream)
        while word >= limit:
            word = next(stream)
        j = word % bound
        pack[i], pack[j] = pack[j], pack[i]
    return pack


def worth(hand, options):
    """A tuple that is larger for a better hand."""
    ranks = sorted(RANKS.index(card[0]) for card in hand)
    if ranks[0] == ranks[2]:
        if ranks[0] == RANKS.index("A"):
            return (9, 0)
        order = ranks[0] if options["trisOrder"] == "card" else -ranks[0]
        return (3 if options["trisBeatsSequence"] else 1, order)
    if len({card[1] for card in hand}) == 1:
        if ranks[1] == ranks[0] + 1 and ranks[2] == ranks[1] + 1:
            return (2, ranks[2])
        if options["aceLow"] and ranks == [0, 1, RANKS.index("A")]:
            return (2, -1)
    totals = {suit: 0 for suit in SUITS}
    for rank, suit in hand:
        totals[suit] += POINTS.get(rank) or int(rank)
    return (0, max(totals.values()))


class Record:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.lines = [json.loads(line) for line in file.read().splitlines()]
        self.number = 0
        self.header = self.next()
        self.options = self.header["options"]
        self.count = len(self.header["seats"])
        if self.header["record"] != 1 or self.header["game"] != "petrangola":
            raise Differs("no record of Petrangola")
        self.seed = bytes.fromhex(self.lines[-1]["seed"])
        if hashlib.sha256(self.seed).hexdigest() != self.header["commitment"]:
            raise Differs("the seed is not the commitment's")

    def next(self):
        self.number += 1
        if self.number > len(self.lines):
            raise Differs("the record ends too early")
        return self.lines[self.number - 1]

    def expect(self, **keys):
        line = self.next()
        for key, value in keys.items():
            if line.get(key) != value or isinstance(line.get(key), bool) != isinstance(value, bool):
                raise Differs(f"{key}: {line.get(key)!r}, not {value!r}")
        return line

    def after(self, seat, among):
        while True:
            seat = (seat + 1) % self.count
            if seat in among:
                return seat

    def before(self, seat, among):
        while True:
            seat = (seat - 1) % self.count
            if seat in among:
                return seat

    def check(self):
        options = self.options
        self.tokens = [options["tokens"]] * self.count
        self.reentries = [options["reentries"]] * self.count
        self.pool = options["stake"] * self.count
        turned = shuffled(self.seed, "first-dealer", options["packs"])
        turned = turned[:turned.index("AD") + 1]
        self.dealer = (len(turned) - 1) % self.count
        self.expect(event="first_dealer", cards=turned, dealer=self.dealer)
        winner = None
        deal = 0
        while winner is None:
            deal += 1
            winner = self.deal(deal)
        self.expect(event="end", winner=winner, pool=self.pool)
        self.expect(event="seed", seed=self.seed.hex())
        if self.number != len(self.lines):
            raise Differs("the record goes on after the seed")

    def alive(self):
        return {seat for seat in range(self.count) if self.tokens[seat] > 0}

    def deal(self, number):
        playing = self.alive()
        pack = shuffled(self.seed, f"deal-{number}", self.options["packs"])
        line = self.expect(event="deal", number=number, dealer=self.dealer, cutBy=self.before(self.dealer, playing))
        cut = line["cutAt"]
        if not 1 <= cut < len(pack):
            raise Differs("cut outside the pack")
        pack = pack[cut:] + pack[:cut]
        hands = [[] for _ in range(self.count)]
        seat = self.dealer
        for _ in playing:
            seat = self.after(seat, playing)
            hands[seat], pack = pack[:3], pack[3:]
        aside = pack[:3]
        if line["hands"] != hands or line["aside"] != aside:
            raise Differs("other cards were dealt")

        self.hands, self.monte = hands, aside
        line = self.expect(event="move", seat=self.dealer)
        action = line["move"]["action"]
        left = None  # turns after a knock
        if action == "keep":
            self.hands[self.dealer], self.monte = aside, self.hands[self.dealer]
            left = len(playing) - 1
        elif action != "expose":
            raise Differs(f"{action} is no dealer's choice")
        self.play(playing, left)
        return self.settle(playing)

    def play(self, playing, left):
        seat, lap = self.dealer, 1
        while left != 0:
            seat = self.after(seat, playing)
            knocks = self.turn(seat, self.expect(event="move", seat=seat)["move"], left is not None)
            if left is not None:
                left -= 1
            elif knocks:
                left = len(playing) - 1
            if seat == self.dealer:
                if left is None and lap == MOST_LAPS:
                    return
                lap += 1

    def turn(self, seat, move, last):
        """Makes the move; true where it is a knock."""
        action = move["action"]
        if action == ("stay" if last else "knock"):
            return not last
        if action != "exchange":
            raise Differs(f"{action} is not allowed now")
        give, take = move["give"], move["take"]
        if not 1 <= len(give) == len(take) <= 3:
            raise Differs("unequal exchange")
        hand, monte = list(self.hands[seat]), list(self.monte)
        for card in give:
            if card not in hand:
                raise Differs(f"{card} is not in the hand")
            hand.remove(card)
        for card in take:
            if card not in monte:
                raise Differs(f"{card} is not in the monte")
            monte.remove(card)
        self.hands[seat], self.monte = hand + take, monte + give
        return len(give) == 3 and not last

    def settle(self, playing):
        worths = {seat: worth(self.hands[seat], self.options) for seat in playing}
        gained = sorted(seat for seat in playing if worths[seat][0] == 9)
        others = [seat for seat in playing if seat not in gained]
        least = min((worths[seat] for seat in others), default=None)
        worst = sorted(seat for seat in others if worths[seat] == least)
        for seat in gained:
            self.tokens[seat] += 1
        for seat in worst:
            self.tokens[seat] -= 1
        line = self.expect(event="showdown", worst=worst, gained=gained, tokens=self.tokens, pool=self.pool)
        for seat in range(self.count):
            if sorted(line["hands"][seat]) != sorted(self.hands[seat] if seat in playing else []):
                raise Differs(f"other cards in the hand of seat {seat}")
        alive = self.alive()
        if not alive:
            return self.dealer
        gift = min(self.tokens[seat] for seat in alive)
        fallen = {seat for seat in worst if self.tokens[seat] == 0 and self.reentries[seat] > 0}
        seat = self.dealer
        while fallen:
            seat = self.after(seat, fallen)
            fallen.remove(seat)
            line = self.expect(event="reentry", seat=seat)
            if line["accepted"]:
                self.tokens[seat] = gift
                self.reentries[seat] -= 1
                self.pool += self.options["stake"]
            if line["tokens"] != self.tokens[seat] or line["pool"] != self.pool:
                raise Differs("tokens or pool after a re-entry")
        alive = self.alive()
        if len(alive) == 1:
            return alive.pop()
        self.dealer = self.after(self.dealer, alive)
        return None


def main():
    failed = False
    for path in sys.argv[1:]:
        record = None
        try:
            record = Record(path)
            record.check()
            print(f"{path}: ok")
        except (Differs, KeyError, ValueError, IndexError) as why:
            failed = True
            print(f"{path}: line {record.number if record else 1}: {why}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
