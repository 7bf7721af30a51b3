# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The lines of a record and the fair shuffle, for check_record.py."""
import hashlib

SUITS, RANKS = "DCSB", "234567JHKA"


class Differs(Exception):
    pass


def words(seed, purpose):
    block = 0
    while True:
        digest = hashlib.sha256(seed + purpose.encode() + block.to_bytes(4, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at:at + 4], "big")
        block += 1


def shuffle(pack, seed, purpose):
    """These, in the order that the seed gives them."""
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


def shuffled(seed, purpose, packs):
    return shuffle([rank + suit for suit in SUITS for rank in RANKS] * packs, seed, purpose)


class Record:
    """What the records of all games share. A game says how it begins, and how a deal goes: deal() is the winner, or None.
    end() is the line that names the winner."""

    def __init__(self, lines):
        self.lines = lines
        self.number = 0
        self.header = self.next()
        self.options = self.header["options"]
        self.count = len(self.header["seats"])
        if self.header["record"] != 1:
            raise Differs("no record of this kind")
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

    def end(self, winner):
        self.expect(event="end", winner=winner, pool=self.pool)

    def check(self):
        self.begin()
        winner = None
        deal = 0
        while winner is None:
            deal += 1
            winner = self.deal(deal)
        self.end(winner)
        self.expect(event="seed", seed=self.seed.hex())
        if self.number != len(self.lines):
            raise Differs("the record goes on after the seed")
