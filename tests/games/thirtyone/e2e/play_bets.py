# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a match of Thirty-One with side bets is played in the game's window: a bet is offered between deals, and whatever is
offered is agreed to once."""

from play_match import Match


class BetsMatch(Match):
    moments_needed = {"Turn", "Draw", "Showdown", "Betting", "offered", "Over"}
    chapters = ("short", "bets", "house")

    def arrange(self):
        """The usual rules, and one of them more."""
        self.game.tab_to("setup_sideBets")  # the page scrolls there
        self.game.key("space")
        self.game.until_seen("setup_sidePurse_plus")
        self.picture("rule")

    def choices(self):
        return {"Betting": self.bet, **super().choices()}

    def bet(self, _state):
        self.turns += 1
        if self.turns > 20 and "log" not in self.moments:
            self.game.key("l")
            self.game.until_seen("logClose")
            self.picture("log")
            self.game.key("l")
            self.game.until_gone("logClose")
        if self.game.sees("action_agree"):
            self.picture("answer")
            self.press("agree", "a")
        elif "draft" in self.moments and self.turns % 3:
            self.press("nobet", "Return")
        else:
            self.press("draft", "b")
            self.game.until_seen("betSentence")
            self.picture("draft")
            self.press("bet", "Return")
            self.moments.add("offered")
