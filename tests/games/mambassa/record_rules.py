# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Mambassa as its records have them, for tests/app/check_record.py."""
from monte_lines import POINTS, RANKS, SUITS, Differs, MonteRecord, shuffled

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


class Rules(MonteRecord):
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
