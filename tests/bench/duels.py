#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later

"""Measures how strong the levels and temperaments are, and writes the tables in engine/opponents/LEVELS.md.

    tests/bench/duels.py build/release/bin/petrangola-arena > engine/opponents/LEVELS.md
    tests/bench/duels.py build/release/bin/petrangola-arena --game mambassa >> engine/opponents/LEVELS.md
    tests/bench/duels.py build/release/bin/petrangola-arena --game thirtyone --expert 400 --few 200 \
        --rules knock-20,knock-24,knock-27,draw,greedy >> engine/opponents/LEVELS.md
    tests/bench/duels.py build/release/bin/petrangola-arena --game stopthebus --expert 1000 --few 400 \
        --rules stop-80,stop-88,stop-96,ride,greedy >> engine/opponents/LEVELS.md
    tests/bench/duels.py build/release/bin/petrangola-arena --game knock --few 0 --rules greedy,high,low \
        >> engine/opponents/LEVELS.md
    tests/bench/duels.py build/release/bin/petrangola-arena --game thirtyone --option source=switch --expert 200 --few 0 \
        --rules knock-21,knock-22,knock-23
    tests/bench/duels.py build/release/bin/petrangola-arena --game pinale --paired build/release/tests/pinale_duels \
        --matches 600 --expert 100 --few 40 >> engine/opponents/LEVELS.md

With --paired a program plays each pack twice, with the seats exchanged, and tells points a hand and the processor time of a
decision besides; so is Pinale measured, whose matches are long.

Where a game is for four in two sides, a duel is between these.

The same arena gives the same table on every machine; of --jobs only the time depends. Who the arena does not know is left
out, and standard error says so.
"""

import argparse
import json
import random
import re
import subprocess
import sys

TITLES = {"thirtyone": "Thirty-One", "stopthebus": "Stop the Bus", "knock": "Knock!", "pinale": "Pinale"}
LEVELS = ("novice", "casual", "regular", "expert")
TEMPERAMENTS = ("early", "late", "hoarder", "denier")
STEP = (57, 68)
WITHIN = (46, 54)
NOVICE_OVER_RANDOM = 90
GREEDY_SEATS = 5
EXPERT_AMONG_GREEDY = 30
EXPERT_OVER_RULE = 62
EXPERT_AMONG_RULES = 40
RULE_SEATS = 4
ORDERS = 10


class Arena:
    """The program that plays, with the same cards each time."""

    def __init__(self, program, jobs, game, options=()):
        self.program = program
        self.jobs = jobs
        self.game = game
        self.options = options
        listed = subprocess.run([program, "list", "games", "--json"], capture_output=True, text=True, check=True)
        self.fewest = next(each["seats"]["fewest"] for each in json.loads(listed.stdout)["games"] if each["name"] == game)

    def play(self, seats, matches, reentries=0):
        """The result of every seat, or the arena's complaint as a string. Of two the first has every other seat of a larger
        table too."""
        seats = tuple(seats) * max(1, self.fewest // len(seats))
        command = [self.program, "play", "--game", self.game, "--seats", ",".join(seats),
                   "--matches", str(matches), "--rotate", "--seed", "2026", "--jobs", str(self.jobs),
                   "--json"]
        if self.game == "petrangola":
            command += ["--option", f"reentries={reentries}"]
        for option in self.options:
            command += ["--option", option]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            return done.stderr.strip()
        return json.loads(done.stdout)["seats"]

    def knows(self, name):
        """Whether there is such a player; says so where there is none."""
        complaint = self.play((name, "casual"), 1)
        if isinstance(complaint, str):
            print(f"{name} is left out: {complaint}", file=sys.stderr)
            return False
        return True


def measured(result):
    """Wins in 100 with their 95 % interval, as cells of a row."""
    low, high = (100 * end for end in result["winCi95"])
    return f"{100 * result['winRate']:.1f} | {low:.1f}–{high:.1f}"


def verdict(result, low, high):
    """Whether the wins lie where they should."""
    return "yes" if low <= 100 * result["winRate"] <= high else "**no**"


class Report:
    """The table, row by row; each is heard of when it is there."""

    def __init__(self, arena, asked):
        self.arena = arena
        self.matches = asked.matches
        self.few = asked.matches if asked.few is None else asked.few
        self.expert = asked.expert or asked.matches
        # Only Petrangola has re-entries; a column tells of them there.
        self.reentries = (0, 1) if asked.game == "petrangola" else (0,)
        self.lines = []

    def head(self):
        """What the page begins with; those of further games are put under it."""
        if self.arena.game == "petrangola":
            spdx = "SPDX-" # in two pieces, so that reuse does not take it for this file's
            self.say("<!--", f"{spdx}FileCopyrightText: The Petrangola developers",
                     f"{spdx}License-Identifier: GPL-3.0-or-later", "-->", "# How strong the opponents are", "")
        else:
            title = TITLES.get(self.arena.game, self.arena.game.capitalize())
            rules = f" with {', '.join(self.arena.options)}" if self.arena.options else ""
            self.say("", f"# In {title}{rules}", "")
        duels = f",\n{self.expert:,} for duels of an expert with another level" if self.expert != self.matches else ""
        few = f"{self.few:,}" if self.few else "none"
        self.say(f"Written by `tests/bench/duels.py`: {self.matches:,} matches for every row{duels}, {few} between experts "
                 "and at full tables with one,", "seats moving on after each, all from one seed, so that the same program "
                 "gives the same page.", "")

    def say(self, *lines):
        """Lines of the page."""
        self.lines += lines

    def results(self, seats, reentries=0, parts=1):
        """Plays one of so many parts of a row; the arena's complaint ends the program."""
        several = sum(seat.startswith("expert") for seat in seats) > 1 or len(seats) > 2 and "expert" in seats
        matches = self.few if several else self.expert if "expert" in seats else self.matches
        results = self.arena.play(seats, matches // parts, reentries)
        if isinstance(results, str):
            sys.exit(results)
        print(" ".join(f"{each['name']} {100 * each['winRate']:.1f}" for each in results), file=sys.stderr)
        return results

    def steps(self, levels):
        """Each level against the one below it."""
        heads = (" re-entries |", "---|") if len(self.reentries) > 1 else ("", "")
        self.say("## Steps", "",
                 f"Each level should beat the one below it in {STEP[0]} to {STEP[1]} of 100 duels, and a novice in at least",
                 f"{NOVICE_OVER_RANDOM} somebody who makes any legal move (random).", "",
                 f"| level | against |{heads[0]} wins in 100 | 95 % | as it should |", f"|---|---|{heads[1]}---|---|---|")
        for below, level in zip(("random",) + levels, levels):
            if below == "random" and not self.arena.knows(below):
                continue
            low, high = (NOVICE_OVER_RANDOM, 100) if below == "random" else STEP
            for reentries in self.reentries:
                result = self.results((level, below), reentries)[0]
                cell = f" {reentries} |" if len(self.reentries) > 1 else ""
                self.say(f"| {level} | {below} |{cell} {measured(result)} | {verdict(result, low, high)} |")
        self.say("")

    def temperaments(self, levels):
        """Each temperament against the even one of its level."""
        self.say("## Temperaments", "",
                 f"Each should win {WITHIN[0]} to {WITHIN[1]} of 100 duels against the even one of its own level.", "",
                 "| level | temperament | wins in 100 | 95 % | as it should |", "|---|---|---|---|---|")
        for level in (level for level in levels if self.few or level != "expert"):
            for temperament in TEMPERAMENTS:
                result = self.results((f"{level}:{temperament}", level))[0]
                self.say(f"| {level} | {temperament} | {measured(result)} | {verdict(result, *WITHIN)} |")
        self.say("")

    def tables(self, levels):
        """All levels at one table: the order should be theirs."""
        reentry = "One re-entry; where" if len(self.reentries) > 1 else "Where"
        self.say("## Full tables", "",
                 f"Whoever plays better should win more, in {ORDERS} orders of seats, as who sits behind a weak player has it "
                 f"easier. {reentry} a level", "sits more than once, its wins are added up, and “for one” is what one of them wins.", "",
                 "| table | level | wins in 100 | for one |", "|---|---|---|---|")
        # Who sits behind a weak player is fed better: it must not always be the same one.
        orders = random.Random(31)
        for count in (4, 6):
            seats = [levels[seat % len(levels)] for seat in range(count)]
            wins = dict.fromkeys(levels, 0)
            for _ in range(ORDERS):
                orders.shuffle(seats)
                for result in self.results(seats, 1, ORDERS):
                    wins[result["name"]] += 100 * result["winRate"] / ORDERS
            for level in levels:
                self.say(f"| {count} seats | {level} | {wins[level]:.1f} | {wins[level] / seats.count(level):.1f} |")
        self.say("")

    def among_greedy(self, matches):
        """An expert among programs that take the best hand in reach."""
        results = self.arena.play(("expert",) + ("greedy",) * (GREEDY_SEATS - 1), matches)
        if isinstance(results, str):
            sys.exit(results)
        print(" ".join(f"{each['name']} {100 * each['winRate']:.1f}" for each in results), file=sys.stderr)
        self.say("## Among greedy programs", "",
                 f"An expert and {GREEDY_SEATS - 1} programs that take the best hand in reach, in {matches:,} matches: the "
                 f"expert should win at least {EXPERT_AMONG_GREEDY} in 100.", "",
                 "| table | wins in 100 | 95 % | as it should |", "|---|---|---|---|",
                 f"| {GREEDY_SEATS} seats | {measured(results[0])} | {verdict(results[0], EXPERT_AMONG_GREEDY, 100)} |", "")

    def against_rules(self, rules):
        """An expert against players of one plain rule, in duels and among three of them."""
        if self.arena.fewest > 2:
            self.say("## Against plain rules", "", f"Of duels an expert should win at least {EXPERT_OVER_RULE} in 100.", "",
                     "| rule | duels in 100 | 95 % | as it should |", "|---|---|---|---|")
            for rule in rules:
                duel = self.results(("expert", rule))[0]
                self.say(f"| {rule} | {measured(duel)} | {verdict(duel, EXPERT_OVER_RULE, 100)} |")
            self.say("")
            return
        self.say("## Against plain rules", "",
                 f"Of duels an expert should win at least {EXPERT_OVER_RULE} in 100, and at {RULE_SEATS} seats, among "
                 f"{RULE_SEATS - 1} of the same rule, {EXPERT_AMONG_RULES}.", "",
                 "| rule | duels in 100 | 95 % | as it should | table in 100 | 95 % | as it should |",
                 "|---|---|---|---|---|---|---|")
        for rule in rules:
            duel = self.results(("expert", rule))[0]
            table = self.results(("expert",) + (rule,) * (RULE_SEATS - 1))[0]
            self.say(f"| {rule} | {measured(duel)} | {verdict(duel, EXPERT_OVER_RULE, 100)} "
                     f"| {measured(table)} | {verdict(table, EXPERT_AMONG_RULES, 100)} |")
        self.say("")


class Paired:
    """Duels in which each pack is played twice, with the seats exchanged; for a game that has a program for them."""

    def __init__(self, program, asked):
        self.program = program
        self.matches = asked.matches
        self.expert = asked.expert or asked.matches
        self.few = asked.matches if asked.few is None else asked.few
        self.rules = asked.rules.split(",") if asked.rules else []
        self.lines = []

    def play(self, one, other, seats="2"):
        """What the program says of so many matches as there are to be: cells of a row, wins, and 99 of 100 decisions."""
        experts = sum(name.startswith("expert") for name in (one, other))
        matches = self.few if experts > 1 or experts and seats != "2" else self.expert if experts else self.matches
        done = subprocess.run([self.program, "matches", one, other, str(matches // 2), seats], capture_output=True, text=True,
                              check=True)
        print(done.stdout, file=sys.stderr)
        lead = re.search(r"points a hand (\S+) ± (\S+)", done.stdout)
        won = re.search(r"matches won (\S+) ± (\S+)", done.stdout)
        time = re.search(r"p99 (\S+) ms", done.stdout)
        wins, margin = float(won[1]), float(won[2])
        cells = f"{matches:,} | {wins:.1f} | {wins - margin:.1f}–{wins + margin:.1f} | {lead[1]} ± {lead[2]}"
        return cells, wins, time[1]

    def table(self, heading, about, rows):
        """A table of duels: of each who plays whom, at how many seats, and between what of 100 the wins should lie."""
        self.lines += [f"## {heading}", "", *about, "",
                       "| | against | matches | wins in 100 | 95 % | points a hand | as it should | 99 of 100 decisions, ms |",
                       "|---|---|---|---|---|---|---|---|"]
        for one, other, seats, (low, high) in rows:
            cells, wins, time = self.play(one, other, seats)
            verdict_ = "yes" if low <= wins <= high else "**no**"
            self.lines.append(f"| {one} | {other} | {cells} | {verdict_} | {time} |")
        self.lines.append("")

    def page(self, title):
        """All of it."""
        self.lines += ["", f"# In {title}", "",
                       "Written by `tests/bench/duels.py --paired`: each pack is played twice, with the seats exchanged, and all packs "
                       "come", "from one seed, so that the same program gives the same page but for the times, which are of the "
                       "processor.", ""]
        self.table("Steps", [f"Each level should beat the one below it in {STEP[0]} to {STEP[1]} of 100 duels, and a novice in at "
                             "least", f"{NOVICE_OVER_RANDOM} somebody who makes any legal move (random)."],
                   [("novice", "random", "2", (NOVICE_OVER_RANDOM, 100))]
                   + [(level, below, "2", STEP) for below, level in zip(LEVELS, LEVELS[1:])])
        self.table("Temperaments",
                   [f"Each should win {WITHIN[0]} to {WITHIN[1]} of 100 duels against the even one of its own level."],
                   [(f"{level}:{temperament}", level, "2", WITHIN) for level in LEVELS if self.few or level != "expert"
                    for temperament in TEMPERAMENTS])
        if self.few:
            self.table("In pairs", ["Two against two."],
                       [("novice", "random", "pairs", (NOVICE_OVER_RANDOM, 100))]
                       + [(level, below, "pairs", (50, 100)) for below, level in zip(LEVELS, LEVELS[1:])])
        if self.rules:
            self.table("Against plain rules", [f"Of duels an expert should win at least {EXPERT_OVER_RULE} in 100, all others half."],
                       [(level, rule, "2", (EXPERT_OVER_RULE if level == "expert" else 50, 100)) for rule in self.rules
                        for level in LEVELS[1:]])
        print("\n".join(self.lines).rstrip())


def main():
    """Plays everything and writes the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("arena", help="petrangola-arena, as the release preset builds it")
    parser.add_argument("--matches", type=int, default=2000, help="of each duel and table; 2000 where nothing is said")
    parser.add_argument("--expert", type=int, help="of each duel of an expert with another level; else as many")
    parser.add_argument("--greedy", type=int, default=0, help="of an expert among greedy programs; none where not said")
    parser.add_argument("--few", type=int,
                        help="of each between experts, and at each full table with one; else as many, with 0 none")
    parser.add_argument("--game", default="petrangola", help="petrangola, mambassa, thirtyone, stopthebus, knock or pinale")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE",
                        help="a house rule of all matches, as the arena takes it; may be repeated")
    parser.add_argument("--rules", help="players of plain rules that an expert is measured with, comma-separated")
    parser.add_argument("--jobs", type=int, default=1, help="matches played at the same time")
    parser.add_argument("--paired", metavar="PROGRAM", help="the program that plays paired duels of the game")
    asked = parser.parse_args()
    if asked.paired:
        Paired(asked.paired, asked).page(TITLES.get(asked.game, asked.game.capitalize()))
        return
    arena = Arena(asked.arena, asked.jobs, asked.game, asked.option)
    levels = tuple(level for level in LEVELS if arena.knows(level))
    report = Report(arena, asked)
    report.head()
    report.steps(levels)
    report.temperaments(levels)
    if report.few:
        report.tables(levels)
    if asked.greedy:
        report.among_greedy(asked.greedy)
    if asked.rules:
        report.against_rules(asked.rules.split(","))
    print("\n".join(report.lines).rstrip())


if __name__ == "__main__":
    main()
