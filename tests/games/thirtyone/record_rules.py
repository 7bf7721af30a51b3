# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of Thirty-One, for check_record.py."""
from record_lines import Differs, Record, shuffle

RANKS = "23456789TJQKA"
MOST_LAPS = 50


def value(hand, three_of_a_kind):
    """Doubled, as three of a kind may count 30 and a half."""
    points = {suit: sum(11 if rank == "A" else 10 if rank in "TJQK" else int(rank) for rank, of in hand if of == suit)
              for suit in "CDHS"}
    best = 2 * max(points.values())
    return max(best, 61) if three_of_a_kind and len({rank for rank, suit in hand}) == 1 else best


class Rules(Record):
    def begin(self):
        settlement = self.options.get("settlement", "lives")  # records from before there were bills lack it
        self.bills = settlement == "bill"
        self.target = int(self.options["target"]) if settlement == "points" else None
        self.pieces = 4 if self.bills else self.options["lives"]
        self.free = self.bills or self.options["county"]  # the last life has no piece of its own
        self.start = self.pieces + (1 if self.free else 0)
        self.left = [0 if self.target else self.start] * self.count  # losses until out; points
        lots = shuffle(list(range(self.count)), self.seed, "first-dealer")
        self.dealer = lots[-1]
        self.expect(event="first_dealer", dealer=self.dealer)

    def alive(self):
        return {seat for seat in range(self.count) if self.target or self.left[seat] > 0}

    def worth(self, seat):
        return value(self.hands[seat], self.options["threeOfAKind305"])

    def deal(self, number):
        playing = self.alive()
        ranks = RANKS if self.options["pack"] == "52" else RANKS[RANKS.index("7"):]
        pack = shuffle([rank + suit for suit in "CDHS" for rank in ranks], self.seed, f"deal-{number}")
        line = self.expect(event="deal", number=number, dealer=self.dealer, cutBy=self.before(self.dealer, playing))
        cut = line["cutAt"]
        if not 1 <= cut < len(pack):
            raise Differs("cut outside the pack")
        self.stock = pack[cut:] + pack[:cut]
        self.hands = [[] for _ in range(self.count)]
        seat = self.dealer
        for _ in range(3 * len(playing)):
            seat = self.after(seat, playing)
            self.hands[seat].append(self.stock.pop(0))
        self.pile = [self.stock.pop(0)]
        if line["hands"] != self.hands or line["turned"] != self.pile[0]:
            raise Differs("other cards were dealt")
        self.knocker = None
        blitz = {seat for seat in playing if self.worth(seat) == 62}
        ending = "blitz" if blitz else self.play(playing)
        if ending == "blitz" and not blitz:
            blitz = {self.mover}
        return self.settle(playing, ending, blitz)

    def play(self, playing):
        """How the deal ends."""
        seat, lap, turns = self.dealer, 1, None
        while turns != 0:
            seat = self.mover = self.after(seat, playing)
            laid = self.turn(seat, lap)
            if laid and self.worth(seat) == 62 and (self.knocker is None or self.options["blitzAfterKnock"]):
                return "blitz"
            if self.knocker is None and (not self.stock or seat == self.dealer and lap == MOST_LAPS):
                return "stock"
            if turns is not None:
                turns -= 1
            elif self.knocker is not None:
                turns = len(playing) - 1
            lap += seat == self.dealer
        return "knock"

    def turn(self, seat, lap):
        """True where a card was laid away."""
        move = self.expect(event="move", seat=seat)["move"]
        action = move["action"]
        if action == "knock" and self.knocker is None and lap >= self.options["knockFromRound"]:
            self.knocker = seat
            return False
        if action == "stand" and self.knocker is not None:
            return False
        if action == "draw" and self.stock:
            got, key = self.stock.pop(0), "drew"
        elif action == "take":
            got, key = self.pile.pop(), "took"
        else:
            raise Differs(f"{action} is not allowed now")
        if move[key] != got:
            raise Differs(f"{key}: {move[key]}, not {got}")
        self.hands[seat].append(got)
        move = self.expect(event="move", seat=seat)["move"]
        card = move.get("card")
        if move["action"] != "discard" or card not in self.hands[seat] or action == "take" and card == got:
            raise Differs("no card that may be laid away")
        self.hands[seat].remove(card)
        self.pile.append(card)
        return True

    def points(self, ending, blitz):
        if ending == "stock":
            return [0] * self.count
        worths = [self.worth(seat) for seat in range(self.count)]
        least, most = min(worths), max(worths)
        made = []
        for seat, worth in enumerate(worths):
            rank = 0 if worth == most else 2 if worth == least and worths.count(least) == 1 else 1
            made.append(6 if seat in blitz else (4, 1, 0)[rank] if seat == self.knocker else (3, 2, 1)[rank])
        return made

    def won(self):
        """Who has won the match, or None."""
        if self.target:
            most = max(self.left)
            return self.left.index(most) if most >= self.target and self.left.count(most) == 1 else None
        alive = self.alive()
        return alive.pop() if len(alive) == 1 else None

    def settle(self, playing, ending, blitz):
        losses = dict.fromkeys(playing, 0)
        if ending == "blitz":
            self.expect(event="blitz", seats=sorted(blitz))
            for seat in playing - blitz:
                losses[seat] = 2 if seat == self.knocker else 1
        elif ending == "knock":
            least = min(map(self.worth, playing))
            lowest = {seat for seat in playing if self.worth(seat) == least}
            if lowest == {self.knocker}:
                losses[self.knocker] = 2
            else:
                for seat in lowest - {self.knocker}:
                    losses[seat] = 1
        change = (self.points(ending, blitz) if self.target
                  else [-min(losses.get(seat, 0), self.left[seat]) for seat in range(self.count)])
        self.left = [left + by for left, by in zip(self.left, change)]
        last = 1 if self.free else 0
        self.pool = (self.count * int(self.options["billValue"]) if self.bills else 0 if self.target
                     else sum(self.pieces - max(0, left - last) for left in self.left))
        line = self.expect(event="showdown", by=ending, knocker=self.knocker, change=change, score=self.left, pool=self.pool)
        for seat in range(self.count):
            if sorted(line["hands"][seat]) != sorted(self.hands[seat]):
                raise Differs(f"other cards in the hand of seat {seat}")
        winner = self.won()
        if winner is None:
            self.dealer = self.after(self.dealer, self.alive())
        return winner

    def end(self, winner):
        self.expect(event="end", winners=[winner], pool=self.pool)
