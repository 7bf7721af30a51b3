# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the records of games round a monte share, for check_record.py."""
from record_lines import RANKS, SUITS, Differs, Record, shuffled  # noqa: F401, some for the games

POINTS = {"J": 10, "H": 10, "K": 10, "A": 11}
MOST_LAPS = 50


class MonteRecord(Record):
    """`batch` is the number of cards in a hand, `packs` that of packs."""

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
