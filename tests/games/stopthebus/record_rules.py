# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of Stop the Bus, for check_record.py."""
from record_lines import Differs, Record, shuffle

RANKS = "23456789TJQKA"


def worth(hand, quirks):
    """Greater for a better hand, equal for a tie."""
    ranks = sorted((RANKS.index(rank) for rank, suit in hand), reverse=True)
    one_suit = len({suit for rank, suit in hand}) == 1
    many = max(ranks, key=ranks.count)
    low_run = ranks == [12, 1, 0]
    if ranks.count(many) == 3:
        return 5, 13 if quirks and many == 1 else many
    if low_run or [ranks[0] - rank for rank in ranks] == [0, 1, 2]:
        return 4 if one_suit else 3, (13 if quirks else 1) if low_run else ranks[0]
    if one_suit:
        return 2, *ranks
    return (1, many, sum(ranks) - 2 * many) if ranks.count(many) == 2 else (0, *ranks)


class Rules(Record):
    def begin(self):
        self.left = [self.options["tokens"]] * self.count
        lots = shuffle(list(range(self.count)), self.seed, "first-dealer")
        self.dealer = lots[-1]
        self.expect(event="first_dealer", dealer=self.dealer)

    def alive(self):
        return {seat for seat in range(self.count) if self.left[seat] > 0}

    def deal(self, number):
        playing = self.alive()
        pack = shuffle([rank + suit for suit in "CDHS" for rank in RANKS], self.seed, f"deal-{number}")
        line = self.expect(event="deal", number=number, dealer=self.dealer, cutBy=self.before(self.dealer, playing))
        cut = line["cutAt"]
        if not 1 <= cut < len(pack):
            raise Differs("cut outside the pack")
        stock = pack[cut:] + pack[:cut]
        self.hands = [[] for _ in range(self.count)]
        seat = self.dealer
        for _ in range(3 * len(playing)):
            seat = self.after(seat, playing)
            self.hands[seat].append(stock.pop(0))
        self.middle = stock[:3]
        if line["hands"] != self.hands or line["middle"] != self.middle:
            raise Differs("other cards were dealt")
        self.play(playing)
        return self.settle(playing)

    def play(self, playing):
        seat, lap, left = self.dealer, 1, None
        while left != 0:
            seat = self.after(seat, playing)
            stops = self.turn(seat, left is not None)
            if left is not None:
                left -= 1
            elif stops:
                left = len(playing) - 1
            if seat == self.dealer:
                if left is None and lap == self.options["capRounds"]:
                    return
                lap += 1

    def turn(self, seat, last):
        """True where it stops the bus."""
        move = self.expect(event="move", seat=seat)["move"]
        if move["action"] == "exchange":
            self.exchange(seat, move)
            if last:
                return False
            move = self.expect(event="move", seat=seat)["move"]
            if move["action"] not in ("stop", "pass"):
                raise Differs("no second step")
            return move["action"] == "stop"
        if (move["action"], self.options["finalStand" if last else "mayPass"]) not in (("stand" if last else "pass", True),):
            raise Differs(f"{move['action']} is not allowed now")
        return False

    def exchange(self, seat, move):
        give, take = move["give"], move["take"]
        if len(give) != len(take) or len(give) not in (1, 3) or len(set(give)) != len(give) or len(set(take)) != len(take):
            raise Differs("one card is exchanged, or three")
        if not set(give) <= set(self.hands[seat]) or not set(take) <= set(self.middle):
            raise Differs("a card is exchanged that is not there")
        self.hands[seat] = [card for card in self.hands[seat] if card not in give] + take
        self.middle = [card for card in self.middle if card not in take] + give

    def settle(self, playing):
        worths = {seat: worth(self.hands[seat], self.options["bragQuirks"]) for seat in playing}
        weakest = {seat for seat in playing if worths[seat] == min(worths.values())}
        again = all(self.left[seat] == (seat in weakest) for seat in playing)
        change = [-(seat in weakest and not again) for seat in range(self.count)]
        self.left = [left + by for left, by in zip(self.left, change)]
        line = self.expect(event="showdown", change=change, score=self.left)
        for seat in range(self.count):
            if sorted(line["hands"][seat]) != sorted(self.hands[seat]):
                raise Differs(f"other cards in the hand of seat {seat}")
        alive = self.alive()
        if len(alive) == 1:
            return alive.pop()
        if not again:
            self.dealer = self.after(self.dealer, alive)
        return None

    def end(self, winner):
        self.expect(event="end", winners=[winner])
