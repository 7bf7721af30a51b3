# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a match of Switch is played in the game's window: by turns an exchange of one, each of the packets, and a knock."""

from play_match import Match, worth


class SwitchMatch(Match):
    moments_needed = {"Turn", "Showdown", "Over"}

    def choices(self):
        return {"Turn": self.turn, "DealersChoice": self.choose, "Restart": self.restart}

    def choose(self, _state):
        """Enter keeps the better hand, and 1 the first."""
        self.turns += 1
        self.press("first", "1")

    def restart(self, _state):
        self.turns += 1
        if "restarted" in self.moments:
            self.press("letstand", "s")
        else:
            self.moments.add("restarted")
            self.press("restart", "r")

    def turn(self, state):
        self.turns += 1
        last = self.game.sees("action_stay")
        self.picture("last-turn" if last else "turn")
        hand, lying = state["hand"], state["open"]
        best, own, there = max((worth(hand[:i] + [card] + hand[i + 1:]), i, j)
                               for i in range(3) for j, card in enumerate(lying))
        if worth(hand) >= 24 or (last and best <= worth(hand)):
            self.press("stay" if last else "knock", "s" if last else "k")
        elif worth(lying) > max(best, worth(hand)):
            self.press("open", "c")
        elif best <= worth(hand) or "blind" not in self.moments:
            self.picture("blind")
            self.press("closed", "b")
        else:
            self.exchange(own, there)

    def exchange(self, own, there):
        self.game.key("123"[own])
        self.game.key("qwe"[there])
        self.game.until(lambda now: now["handSelection"] == 1 << own, "a card to be chosen")
        self.picture("chosen")
        self.press("exchange", "Return")
