#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays whole matches at the game's window, with mouse and keyboard, in both languages.

    play_match.py BINARY OUTDIR [PART…]     parts 1 to 3, or all

Pictures of every page and moment come into OUTDIR, the last one of a failure as failure.png.
"""

import configparser
import os
import sys
import tempfile
import time
import traceback

from desk import LOOK_SECONDS, Game, Screen, Trouble, need_programs, wait_until
from player import choose

# Seeds whose ace of coins makes the first dealer at a table of three: the person deals, or cuts.
PERSON_DEALS = f"{2:064x}"
PERSON_CUTS = f"{3:064x}"
HAND_KEYS = "123"
MONTE_KEYS = "qwe"


class Match:
    """Matches at the table with one pair of hands: the mouse, or the keyboard."""

    def __init__(self, game, prefix):
        self.game = game
        self.prefix = prefix
        self.well = True  # plays to win, else to be out of tokens soon
        self.keeps = False  # keeps the three cards as the dealer
        self.pressed_again = False
        self.pictured = set()
        self.pictures = 0
        self.did = {}  # what was done, by ("mouse" or "keys", what)

    def picture(self, moment, again=False):
        """The first time that a moment comes, or each time."""
        if again or moment not in self.pictured:
            self.pictured.add(moment)
            self.pictures += 1
            self.game.screen.picture(f"{self.prefix}-{self.pictures:02}-{moment}")

    def done(self, mouse, what):
        self.did[("mouse" if mouse else "keys", what)] = self.did.get(("mouse" if mouse else "keys", what), 0) + 1

    # ------------------------------------------------------------ single gestures

    def press(self, mouse, action, key):
        """The ticket `action`, or its key."""
        self.game.until_seen("action_" + action)
        time.sleep(LOOK_SECONDS)
        if mouse:
            self.game.click("action_" + action)
        else:
            self.game.key(key)
        self.done(mouse, action)

    def select(self, mouse, give, take):
        """Chooses the cards one after the other and sees each choice arrive."""
        game = self.game
        for side, keys, field, slots in (("hand", HAND_KEYS, "handSelection", give),
                                         ("monte", MONTE_KEYS, "openSelection", take)):
            for slot in slots:
                wanted = game[field] ^ (1 << slot)
                if mouse:
                    game.click(f"{side}{slot}")
                else:
                    game.key(keys[slot])
                game.until(lambda now: now[field] == wanted, f"{side} card {slot} to be chosen")

    def drag_card(self, give, take):
        """A card of the hand onto one of the monte chooses both."""
        game = self.game
        places = [game.at_rest(name) for name in (f"hand{give}", f"monte{take}")]
        start, end = [(x + width // 2, y + height // 2) for x, y, width, height in places]
        game.drag(start, end)
        game.until(lambda now: now["handSelection"] == 1 << give and now["openSelection"] == 1 << take,
                   "the dragged cards to be chosen")
        self.done(True, "drag")

    def take_back(self, mouse):
        """A selection is taken back: by Esc, or by a click on the card."""
        game = self.game
        self.select(mouse, (0,), (1,))
        self.picture("selection")
        if mouse:
            self.select(mouse, (0,), (1,))
        else:
            game.key("Escape")
            game.until(lambda now: now["handSelection"] == 0 and now["openSelection"] == 0, "Esc to take back")
        if game.sees("menu_go_on"):
            raise Trouble("Esc with a selection opened the menu")
        self.done(mouse, "take back")

    def be_refused(self, mouse):
        """What is not allowed now is refused with its reason, and nothing changes."""
        game = self.game
        before = table_of(game.state)
        if mouse:
            game.click("action_exchange")  # nothing is chosen
        else:
            game.key("s")  # nobody has knocked
        told = game.until(lambda now: now["refused"] != "", "the reason of a refusal")
        self.picture("refused")
        if table_of(told) != before:
            raise Trouble(f"what was refused changed the table: {before} → {table_of(told)}")
        self.done(mouse, "refused")

    # ------------------------------------------------------------ moments of a deal

    def cut(self, mouse):
        game = self.game
        game.until_seen("cut", "action_cut")
        x, y, width, height = game.at_rest("cut")
        self.picture("cut")
        if mouse:
            game.drag((x + width // 2, y + height // 2), (x + width // 4, y + height // 2))
            least, most = 5, 14
        else:
            game.key("Home")
            game.until(lambda now: now["cutAt"] == 1, "Home to lift one card")
            game.key("Right", "Right", "Right", "Page_Up", "Left")
            least, most = 8, 8
        game.until(lambda now: least <= now["cutAt"] <= most, f"the cut at {least} to {most}")
        self.press(mouse, "cut", "Return")

    def dealers_choice(self, mouse):
        self.game.until_seen("action_expose", "action_keep")
        self.picture("dealers-choice")
        if self.keeps:
            self.press(mouse, "keep", "k")
        else:
            self.press(mouse, "expose", "Return")

    def turn(self, mouse, turns):
        game = self.game
        state = game.until_seen("action_exchange", "hand0", "monte0")
        last_turn = "action_stay" in state["items"]
        self.picture("last-turn" if last_turn else "turn")
        move = choose(state["hand"], state["open"], turns, last_turn, self.well)
        if move[0] == "exchange":
            if mouse and len(move[1]) == 1 and ("mouse", "drag") not in self.did:
                self.drag_card(move[1][0], move[2][0])
            else:
                self.select(mouse, move[1], move[2])
            self.picture("exchange-chosen")
            self.press(mouse, "exchange", "Return")
        else:
            self.press(mouse, move[0], {"knock": "k", "stay": "s", "shirt": "c"}[move[0]])

    def first_dealer(self, mouse):
        self.picture("first-dealer")
        time.sleep(LOOK_SECONDS)
        # It may be over by itself while the hand is on its way.
        if self.game.sees("action_skip"):
            if mouse:
                self.game.click_now("action_skip")
            else:
                self.game.key("Return")
            self.done(mouse, "skip")

    def showdown(self, mouse):
        self.game.until_seen("action_next")  # the hands are turned one by one
        self.picture("showdown")
        # Tokens changed before that, when the hands were turned: what comes next is not to be taken for this.
        self.press(mouse, "next", "Return")
        self.game.until_gone("action_next")

    def reentry(self, mouse):
        self.picture("re-entry")
        tokens = sum(self.game["tokens"])
        # Nobody pays by a key that was meant for what was there before: it is heard once the finger has rested.
        def back(now):
            return now["tokens"][0] > 0 and sum(now["tokens"]) > tokens
        for _ in range(4):
            self.press(mouse, "reenter", "Return")
            try:
                return self.game.until(back, "tokens to come back with", 4)
            except Trouble:
                pass
        self.game.until(back, "tokens to come back with")

    # ------------------------------------------------------------ a deal and a match

    def play(self, mouse, before_turn=None, until=None):
        """Plays to the end of a deal, that of the match, or until `until`; says whether the match is over.

        `before_turn` is called once, before a turn in which nobody has knocked yet.
        """
        game = self.game
        turns = 0
        shown = False
        while True:
            state = game.until(for_person, "something to do", 60)
            stage = state["stage"]
            if stage == "Over":
                return True
            if until and until(state) or shown and stage not in ("Showdown", "Reentry"):
                return False
            shown = shown or stage == "Showdown"
            if state["watching"]:
                self.watch(mouse)
            elif stage == "FirstDealer":
                self.first_dealer(mouse)
            elif stage == "Cut":
                self.cut(mouse)
            elif stage == "DealersChoice":
                self.dealers_choice(mouse)
            elif stage == "Turn":
                turns += 1
                if before_turn and "action_knock" in game.until_seen("action_exchange")["items"]:
                    before_turn()
                    before_turn = None
                self.turn(mouse, turns)
            elif stage == "Showdown":
                self.showdown(mouse)
            elif stage == "Reentry":
                self.reentry(mouse)
            before = as_asked(state)
            try:
                game.until(lambda now: as_asked(now) != before, f"the table to go on after {stage}", 30)
            except Trouble:
                # Where the machine stood still, a press may come before its time and is held back: once, it is made again.
                if self.pressed_again:
                    raise
                self.pressed_again = True

    def watch(self, mouse):
        """Out of tokens: the others play to the end, without pauses."""
        game = self.game
        self.picture("watching")
        game.until(lambda now: "action_fast" in now["items"] or now["stage"] == "Over", "the others to be watched")
        time.sleep(LOOK_SECONDS)
        # By now it may be over by itself, and the same press would begin another match.
        if game.sees("action_fast"):
            if mouse:
                game.click_now("action_fast")
            else:
                game.key("Return")
            self.done(mouse, "fast")
        game.until(lambda now: now["stage"] == "Over", "the others to play to the end", 120)


def for_person(state):
    """The person has something to do or to see."""
    return state["stage"] in ("FirstDealer", "Showdown", "Over") or state["watching"] or state["yourTurn"]


def as_asked(state):
    """What is different as soon as a move was made."""
    return [state[key] for key in ("stage", "yourTurn", "watching", "deal", "hand", "open", "tokens")]


def table_of(state):
    """What nobody may change by looking around."""
    return [state[key] for key in ("stage", "yourTurn", "deal", "hand", "open", "tokens", "dealer")]


class Settings:
    """The settings file, as the program writes it."""

    def __init__(self, folder):
        self.path = os.path.join(folder, "petrangola", "petrangola.conf")

    def __getitem__(self, key):
        group, _, name = key.rpartition("/")
        file = configparser.RawConfigParser(strict=False)
        file.optionxform = str
        try:
            file.read(self.path, encoding="utf-8")
        except configparser.Error:
            return None  # it is being written
        return file.get(group or "General", name, fallback=None)

    def until(self, key, value):
        wait_until(lambda: self[key] == value, 5, f"{key}={value} in the settings file, not {self[key]}")

    def write(self, text):
        os.makedirs(os.path.dirname(self.path), exist_ok=True)
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(text)


# ---------------------------------------------------------------- the three parts

def look_around(game, match, mouse, languages):
    """Rules, log and settings in the middle of a match, which goes on undisturbed."""
    before = table_of(game.state)
    notice = game["notice"]
    spoken, other = languages

    if mouse:
        game.click("rulesTab")
    else:
        game.key("F1")
    game.until_seen("rules_turn", "rules_next")
    match.picture("rules")
    if mouse:
        game.click("rules_next")
        game.click("rules_ranking")
    else:
        game.key("Next")
    game.at_rest("rules_next")
    match.picture("rules-turned")
    if mouse:
        game.click("back")
    else:
        game.key("F1")
    game.until_seen("hand0")

    if mouse:
        game.click("logTab")
        game.until_seen("logClose")
        match.picture("log")
        game.click("logClose")
    else:
        game.key("l")
        game.until_seen("logClose")
        match.picture("log")
        game.key("Escape")
    game.until_gone("logClose")

    if mouse:
        game.click("menuTab")
        game.until_seen("menu_settings")
        match.picture("menu")
        game.click("menu_settings")
    else:
        game.key("Escape")
        game.until(lambda now: now["focus"] == "menu_go_on", "the menu")
        match.picture("menu")
        game.tab_to("menu_settings")
        game.key("Return")
    game.until_seen("settings_language_" + other)
    until_sheet_lies(game)
    for language in (other, spoken):
        if mouse:
            game.click("settings_language_" + language)
        else:
            game.tab_to("settings_language")
            game.key("Left" if language == "en" else "Right")
        game.until(lambda now: now["language"] == language, f"the language {language}")
        if language == other and game["notice"] == notice:
            raise Trouble(f"the notice on the cloth stays \"{notice}\" in the language {language}")
        match.picture("settings-" + language)
    if mouse:
        game.click("back")
    else:
        game.key("Escape")
    game.until_seen("hand0", "action_exchange")
    if table_of(game.state) != before or game["notice"] != notice:
        raise Trouble(f"looking around changed the table: {before}, {notice} → {table_of(game.state)}, {game['notice']}")
    match.done(mouse, "look around")


def finish(game, match, names):
    """The end of a match names its winner."""
    state = game.until_seen("action_newmatch", "action_home")
    game.at_rest("action_home")
    match.picture("end", again=True)
    if state["winner"] not in names:
        raise Trouble(f"the winner \"{state['winner']}\" is none of {names}")


def need(match, *wanted):
    missing = [f"{hand}: {what}" for hand, what in wanted if (hand, what) not in match.did]
    return missing


def close(game):
    """The program is over, and well."""
    code = game.ended()
    if code != 0:
        raise Trouble(f"exit code {code}")
    complaints = game.complaints()
    if complaints:
        raise Trouble("on standard error: " + " | ".join(complaints[:10]))


def until_sheet_lies(game):
    """The settings are told of once before their first frame, when their lines are not yet in their places."""
    def laid(now):
        lowest, ticket = now["items"].get("settings_full_screen"), now["items"].get("back")
        return lowest and ticket and lowest[1] + lowest[3] <= ticket[1]
    game.until(laid, "the sheet of the settings to be laid out")


def part_one(binary, screen, config):
    """Italian: the first deal with the mouse only, the next ones with the keyboard only."""
    settings = Settings(config)
    with Game(binary, screen, config, "--seed", PERSON_CUTS) as game:
        match = Match(game, "1-it")
        game.until_seen("menu_new")
        match.picture("start-en")
        game.click("menu_settings")
        until_sheet_lies(game)
        game.click("settings_language_it")
        game.until(lambda now: now["language"] == "it", "Italian")
        game.click("settings_pace_atonce")
        game.click("settings_motion")
        game.click("settings_cloth_verde")
        for key, value in (("language", "it"), ("pace", "3"), ("motion", "false"), ("cloth", "verde")):
            settings.until(key, value)
        match.picture("settings")
        game.click("back")
        game.until_seen("menu_about")
        match.picture("start")
        game.click("menu_about")
        game.until_seen("about")
        match.picture("about")
        game.click("back")

        game.click("menu_new")
        for seats in (5, 4, 3):
            game.click("setup_seats_minus")
            settings.until("table/seats", str(seats))
        game.tab_to("setup_tokens")
        game.key("Left", "Left")
        settings.until("table/tokens", "1")
        game.tab_to("setup_reentries")
        game.key("Left")
        settings.until("table/reentries", "0")
        game.click("setup_name")
        game.until(lambda now: now["focus"] == "setup_name_input", "the pen on the name")
        game.key("ctrl+a")
        game.type("Ada")
        game.key("Return")
        settings.until("table/seat\\1\\name", "Ada")
        game.click("setup_seat_1")
        game.until_seen("setup_level_minus")
        while settings["table/seat\\2\\level"] != "novice":
            level = settings["table/seat\\2\\level"]
            game.click("setup_level_minus")
            wait_until(lambda: settings["table/seat\\2\\level"] != level, 5, "another level")
        game.click("setup_all")
        settings.until("table/seat\\3\\level", "novice")
        match.picture("setup")

        def with_mouse():
            match.be_refused(True)
            match.take_back(True)
            look_around(game, match, True, ("it", "en"))

        def with_keys():
            match.be_refused(False)
            match.take_back(False)
            look_around(game, match, False, ("it", "en"))

        wanted = [("mouse", "cut"), ("mouse", "refused"), ("mouse", "take back"), ("mouse", "exchange"),
                  ("mouse", "look around"), ("mouse", "next"), ("keys", "refused"), ("keys", "take back"),
                  ("keys", "exchange"), ("keys", "look around"), ("keys", "next")]
        for number in range(6):
            # The start of each next match comes from the end of the last.
            game.click("setup_start")
            game.until_seen("match")
            over = match.play(True, with_mouse if ("mouse", "look around") not in match.did else None)
            while not over:                                   # by keys, and what the mouse found no time for then by mouse
                keys_left = ("keys", "look around") not in match.did
                mouse_left = ("mouse", "look around") not in match.did and not keys_left
                over = match.play(mouse_left, with_keys if keys_left else with_mouse if mouse_left else None)
            finish(game, match, ("Ada", "Teresa", "Bruno"))
            missing = need(match, *wanted)
            if not missing:
                break
            print(f"  match {number + 1} of part 1 left out: {', '.join(missing)}")
            game.click("action_newmatch")
        else:
            raise Trouble("never came: " + ", ".join(missing))
        game.click("action_home")
        game.until_seen("menu_new")
        if game.sees("menu_continue"):
            raise Trouble("a match that is over can be continued")
        match.picture("start", again=True)
        game.click("menu_quit")
        close(game)
        return match.did


def cut_comes_under_menu(game):
    """The first dealer is found while the menu lies over the table: it keeps the keys until it is gone."""
    game.until(lambda now: now["stage"] == "FirstDealer", "the draw for the first dealer")
    game.key("Escape")
    game.until(lambda now: now["focus"] == "menu_go_on", "the menu")
    state = game.until(lambda now: now["stage"] == "Cut" and now["yourTurn"], "the cut", 60)
    if state["focus"] != "menu_go_on":
        raise Trouble(f"the cut took the keys from the menu: {state['focus']} has them")
    game.key("Escape")
    game.until(lambda now: now["focus"] == "cut", "the keys to go to the cut")


def part_two(binary, screen, config):
    """English, keyboard only, with re-entries: out of tokens, back in, out again, and the others to the end."""
    settings = Settings(config)
    settings.write("[General]\nlanguage=it\npace=3\nmotion=false\n\n[table]\nseats=3\ntokens=1\nreentries=0\n")
    with Game(binary, screen, config, "--seed", PERSON_CUTS) as game:
        match = Match(game, "2-en")
        game.until(lambda now: now["language"] == "it" and now["focus"] == "menu_new", "the start page")
        game.key(*["Down"] * 8)
        game.until(lambda now: now["focus"] == "menu_settings", "Down to go to the settings")
        game.key("Return")
        game.until(lambda now: now["focus"].startswith("settings_pace"), "the settings page")
        game.tab_to("settings_language")
        game.key("Left")
        game.until(lambda now: now["language"] == "en", "English")
        game.tab_to("settings_pace")
        game.key("Left")
        settings.until("pace", "2")
        game.tab_to("settings_motion")
        game.key("space")
        settings.until("motion", "true")
        match.picture("settings")
        game.key("Escape")
        game.until_seen("menu_new")
        game.key("ctrl+n")
        game.until_seen("setup_start")
        game.tab_to("setup_tokens")
        game.key("Right")
        settings.until("table/tokens", "2")
        game.tab_to("setup_reentries")
        game.key("Right")
        settings.until("table/reentries", "1")
        game.tab_to("setup_name_input")
        game.type("Berta")
        game.key("Return")
        settings.until("table/seat\\1\\name", "Berta")
        if settings["table/seats"] != "3":
            raise Trouble("the last match's seats were not kept")
        game.tab_to("setup_table")
        game.key("Right")
        game.until_seen("setup_level_plus")
        game.tab_to("setup_level")
        game.key("Right")
        settings.until("table/seat\\2\\level", "regular")
        game.tab_to("setup_start")
        match.picture("setup")
        game.key("Return")
        game.until_seen("match")
        cut_comes_under_menu(game)

        match.well = False
        looked = False
        over = False
        while not over:
            over = match.play(False, (lambda: look_around(game, match, False, ("en", "it"))) if not looked else None)
            looked = ("keys", "look around") in match.did
        finish(game, match, ("Berta", "Teresa", "Bruno"))
        missing = need(match, *[("keys", what) for what in ("exchange", "next", "reenter", "look around")])
        if missing:
            raise Trouble("never came: " + ", ".join(missing))
        game.tab_to("action_home")
        game.key("Return")
        game.until_seen("menu_new")
        game.key("ctrl+q")
        close(game)
        return match.did


def go_home(game):
    """By the ticket; the match that others play may end just then, and the page of its end has one too, elsewhere."""
    for last in (False, False, True):
        game.click("action_home")
        try:
            return game.until_gone("action_home", 15 if last else 4)
        except Trouble:
            if last:
                raise


def part_three(binary, screen, config):
    """A match left by the menu, another begun over a third, and the program closed with a match on the table."""
    Settings(config).write(
        "[General]\nlanguage=it\npace=2\nmotion=false\n\n[table]\nseats=3\ntokens=1\nreentries=0\n")
    own_turn = lambda state: state["stage"] == "Turn" and state["yourTurn"]
    with Game(binary, screen, config, "--seed", PERSON_DEALS) as game:
        match = Match(game, "3-it")

        game.key("ctrl+n")
        game.at_rest("setup_start")
        game.key("Return")
        match.play(True, until=lambda state: state["stage"] == "DealersChoice" and state["yourTurn"])
        match.play(True, until=own_turn)
        before = table_of(game.state)
        for answer in ("confirm_no", "confirm_yes"):
            game.key("Escape")
            game.click("menu_leave")
            game.until_seen("confirm_no", "confirm_yes")
            match.picture("leave")
            game.click(answer)
            if answer == "confirm_no":
                game.until_seen("hand0")
                if table_of(game.state) != before:
                    raise Trouble("a match that was not left is another")
        game.until_seen("menu_new")
        game.until(lambda now: now["stage"] == "NoMatch", "the table to be cleared")

        # Out of tokens one may leave the table.
        match.well = False
        for _ in range(8):
            game.click("menu_new")
            game.click("setup_start")
            game.until_seen("match")
            over = match.play(True, until=lambda state: state["watching"])
            while not over and not game["watching"]:
                over = match.play(True, until=lambda state: state["watching"])
            if not over:
                break
            go_home(game)
        game.until_seen("action_fast", "action_home")
        match.picture("watching")
        go_home(game)
        # It is kept, so nothing is asked; on a busy machine the others may have ended it meanwhile.
        waits = "menu_continue" in game.until_seen("menu_new")["items"]

        match.well = True
        match.keeps = False
        game.click("menu_new")
        game.click("setup_start")
        if waits:
            game.click("confirm_yes")
        game.until_seen("match")
        match.play(True, until=own_turn)
        before = table_of(game.state)
        game.key("ctrl+n")
        game.click("setup_start")
        game.until_seen("confirm_yes")
        match.picture("begin-another")
        game.click("confirm_yes")
        game.until_seen("match")
        game.until(lambda now: table_of(now) != before, "another match")
        match.play(True, until=own_turn)

        before = table_of(game.state)
        game.key("ctrl+q")
        close(game)
        did = match.did
    # The next start offers the match, as it was.
    with Game(binary, screen, config) as game:
        game.until_seen("menu_continue")
        screen.picture("3-it-continue")
        game.click("menu_continue")
        game.until(own_turn, "the person's turn")
        if table_of(game.state) != before:
            raise Trouble("the match that was continued is another")
        Match(game, "3-it").play(True, until=lambda state: state["stage"] == "Showdown")
        game.key("ctrl+q")
        close(game)
    with Game(binary, screen, config) as game:
        game.until_seen("menu_continue")
        game.click("menu_continue")
        game.until(lambda state: state["stage"] == "Showdown", "the showdown")
        game.key("ctrl+q")
        close(game)
        return did


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    need_programs()
    binary, pictures = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    parts = [part_one, part_two, part_three]
    wanted = [parts[int(number) - 1] for number in sys.argv[3:]] or parts
    with Screen(pictures) as screen:
        for part in wanted:
            began = time.monotonic()
            try:
                with tempfile.TemporaryDirectory() as config:
                    did = part(binary, screen, config)
            except Exception:
                traceback.print_exc()
                print(f"{part.__name__} failed: see {os.path.join(pictures, 'failure.png')}", file=sys.stderr)
                sys.exit(1)
            told = ", ".join(f"{what} {times} by {hand}" for (hand, what), times in sorted(did.items()))
            print(f"{part.__name__}: {time.monotonic() - began:.0f} s ({told})", flush=True)


if __name__ == "__main__":
    main()
