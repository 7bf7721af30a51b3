#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks records of Petrangola and Mambassa: a program of its own, written from the format's page and the rules alone, that shares no
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


HEIGHT = {"D": 3, "S": 2, "C": 1, "B": 0}  # of suits, where Mambassa breaks ties by them


def worth_of_four(hand):
    """The same for Mambassa: what the hand counts as, in hundredths of its table, and what breaks ties."""
    count = {rank: sum(card[0] == rank for card in hand) for rank in RANKS}
    many = max(count, key=count.get)
    low_best = -((RANKS.index(many) + 1) % 10)  # aces, then 2, 3 … K
    by_suit = {suit: {RANKS.index(rank) for rank, of in hand if of == suit} for suit in SUITS}

    def runs(length):
        return [(top, HEIGHT[suit]) for suit, ranks in by_suit.items() for top in range(length - 1, 10)
                if all(rank in ranks for rank in range(top - length + 1, top + 1))]

    if count[many] == 4:
        return (4400,) if many == "A" else (4000, low_best)
    if runs(4):
        top, height = max(runs(4))
        return (4100,) if top == 9 else (3950, top, height)
    if count[many] == 3:
        return (3900, low_best)
    if runs(3):
        return (3850, *max(runs(3)))
    return (100 * max(sum(POINTS.get(RANKS[rank]) or int(RANKS[rank]) for rank in ranks) for ranks in by_suit.values()),)


class Record:
    """What the games share. `batch` is the number of cards in a hand."""

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

    def check(self):
        self.begin()
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
        pack = shuffled(self.seed, f"deal-{number}", self.packs)
        line = self.expect(event="deal", number=number, dealer=self.dealer, cutBy=self.before(self.dealer, playing))
        cut = line["cutAt"]
        if not 1 <= cut < len(pack):
            raise Differs("cut outside the pack")
        pack = pack[cut:] + pack[:cut]
        hands = [[] for _ in range(self.count)]
        seat = self.dealer
        for _ in playing:
            seat = self.after(seat, playing)
            hands[seat], pack = pack[:self.batch], pack[self.batch:]
        aside, self.stock = pack[:self.batch], pack[self.batch:]
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
        self.declared = self.declaration(playing)
        self.play(playing, left)
        return self.settle(playing)

    def play(self, playing, left):
        seat, lap = self.dealer, 1
        while left != 0 and not self.declared:
            seat = self.after(seat, playing)
            knocks = self.turn(seat, self.expect(event="move", seat=seat)["move"], left is not None)
            if self.declared:
                return
            if left is not None:
                left -= 1
            elif knocks:
                left = len(playing) - 1
            if seat == self.dealer:
                if left is None and lap == MOST_LAPS:
                    return
                lap += 1

    def exchange(self, seat, move, fewest):
        """Makes it; how many cards cross."""
        give, take = move["give"], move["take"]
        if not fewest <= len(give) == len(take) <= self.batch:
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
        return len(give)

    def showdown(self, playing, worst, gained):
        for seat in gained:
            self.tokens[seat] += 1
        for seat in worst:
            self.tokens[seat] -= 1
        line = self.expect(event="showdown", worst=sorted(worst), gained=sorted(gained), tokens=self.tokens, pool=self.pool)
        for seat in range(self.count):
            if sorted(line["hands"][seat]) != sorted(self.hands[seat] if seat in playing else []):
                raise Differs(f"other cards in the hand of seat {seat}")

    def passed_on(self):
        """The winner, or none: then the next seat deals."""
        alive = self.alive()
        if len(alive) == 1:
            return alive.pop()
        self.dealer = self.after(self.dealer, alive)
        return None


class Petrangola(Record):
    batch = 3

    def begin(self):
        options = self.options
        self.packs = options["packs"]
        self.tokens = [options["tokens"]] * self.count
        self.reentries = [options["reentries"]] * self.count
        self.pool = options["stake"] * self.count
        turned = shuffled(self.seed, "first-dealer", self.packs)
        turned = turned[:turned.index("AD") + 1]
        self.dealer = (len(turned) - 1) % self.count
        self.expect(event="first_dealer", cards=turned, dealer=self.dealer)

    def declaration(self, playing):
        return set()

    def turn(self, seat, move, last):
        """Makes the move; true where it is a knock."""
        action = move["action"]
        if action == ("stay" if last else "knock"):
            return not last
        if action != "exchange":
            raise Differs(f"{action} is not allowed now")
        return self.exchange(seat, move, 1) == 3 and not last

    def settle(self, playing):
        worths = {seat: worth(self.hands[seat], self.options) for seat in playing}
        gained = sorted(seat for seat in playing if worths[seat][0] == 9)
        others = [seat for seat in playing if seat not in gained]
        least = min((worths[seat] for seat in others), default=None)
        worst = sorted(seat for seat in others if worths[seat] == least)
        self.showdown(playing, worst, gained)
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
        return self.passed_on()


class Mambassa(Record):
    batch = 4
    packs = 1

    def begin(self):
        self.tokens = [3] * self.count
        self.pool = self.count
        turned = shuffled(self.seed, "first-dealer", 1)[:self.count]
        self.dealer = max(range(self.count), key=lambda seat: (RANKS.index(turned[seat][0]), HEIGHT[turned[seat][1]]))
        self.expect(event="first_dealer", cards=turned, dealer=self.dealer)

    def declaration(self, looked_at):
        """The seats among these with a hand that ends the play."""
        return {seat for seat in looked_at if worth_of_four(self.hands[seat])[0] >= 4100}

    def turn(self, seat, move, last):
        """Both steps; true where they are a knock."""
        if move["action"] != "exchange":
            raise Differs(f"{move['action']} is not allowed now")
        crossed = self.exchange(seat, move, 0)
        self.declared = self.declaration({seat})
        if self.declared:
            return False
        if crossed == 4:
            return not last
        move = self.expect(event="move", seat=seat)["move"]
        if move["action"] == "stay":
            return crossed == 0 and not last
        if move["action"] != "draw" or move["discard"] not in self.hands[seat]:
            raise Differs("no second step")
        self.hands[seat].remove(move["discard"])
        self.stock.append(move["discard"])
        drew = self.stock.pop(0)
        if move["drew"] != drew:
            raise Differs(f"drew {move['drew']}, not {drew}")
        self.hands[seat].append(drew)
        self.declared = self.declaration({seat})
        return False

    def settle(self, playing):
        worths = {seat: worth_of_four(self.hands[seat]) for seat in playing}
        best = max(worths.values())[0] if self.declared else 0
        worst = {seat for seat in playing if worths[seat] == min(worths.values())}
        gained = set()
        if best == 4400:
            worst = playing - self.declared
        if self.declared:
            self.expect(event="declared", seats=sorted(self.declared), name="mambassa" if best == 4400 else "quarantuna")
        self.pool += len(worst)
        if best == 4100:  # M-7: in turn order, as long as the pool has tokens
            waiting, seat = set(self.declared), self.dealer
            while waiting and self.pool > 0:
                seat = self.after(seat, waiting)
                waiting.remove(seat)
                gained.add(seat)
                self.pool -= 1
        self.showdown(playing, worst, gained)
        if sum(self.tokens) + self.pool != 4 * self.count:
            raise Differs("a token has left the table")
        return self.passed_on() if self.alive() else self.dealer


GAMES = {"petrangola": Petrangola, "mambassa": Mambassa}


def main():
    failed = False
    for path in sys.argv[1:]:
        record = None
        try:
            with open(path, encoding="utf-8") as file:
                lines = [json.loads(line) for line in file.read().splitlines()]
            record = GAMES[lines[0]["game"]](lines)
            record.check()
            print(f"{path}: ok")
        except (Differs, KeyError, ValueError, IndexError) as why:
            failed = True
            print(f"{path}: line {record.number if record else 1}: {why}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
