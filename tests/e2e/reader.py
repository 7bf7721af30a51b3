#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match in Italian as somebody does who cannot see it: through the accessible tree alone.

    reader.py BINARY OUTDIR

It presses and chooses with the actions of the tree, knows the cards and the state of the game only from names and
descriptions, and hears what is announced. No key and no pointer is used, nor what --trace tells.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

from desk import LOOK_SECONDS, BAD_WORDS, HARMLESS, SKIPPED, Screen, Trouble, wait_until
from player import choose

NEEDED = {"Xvfb": "xvfb", "dbus-daemon": "dbus-daemon", "import": "imagemagick"}
LAUNCHER = "/usr/share/dbus-1/services/org.a11y.Bus.service"

# Words that only English has; names of people, keys and the game are the same in both languages.
ENGLISH = re.compile(r"\b(the|you|your|deal|deals|card|cards|knock(?!!)|knocked|token|tokens|hand|turn|pool|stock|of|with|new|"
                     r"match|settings|rules|about|quit|log|seat|dealer|keep|stay|exchange|cut|lift|leave|more|less)\b", re.I)
INTERNALS = re.compile(r"QML|QQuick|_QMLTYPE|undefined|\bnull\b|%\d|%n|\[object")
LANGUAGE = "it"
HUSH_SECONDS = 0.4  # what was to be announced (Announcer) has been by then
SEED = f"{3:064x}"  # the person cuts in the first deal and deals in a later one


def need():
    missing = [package for program, package in NEEDED.items() if not shutil.which(program)]
    if not os.path.exists(LAUNCHER):
        missing.append("at-spi2-core")
    try:
        import gi
        gi.require_version("Atspi", "2.0")
    except ImportError:
        missing.append("python3-gi")
    except ValueError:
        missing.append("gir1.2-atspi-2.0")
    if missing:
        print("skipped: install " + " ".join(missing))
        sys.exit(SKIPPED)


class Pack:
    """The cards of a pack as they are said, and their codes."""

    def __init__(self, ranks, suits):
        self.ranks, self.suits = ranks, suits
        self.pattern = re.compile(r"\b(%s) di (%s)\b" % ("|".join(ranks), "|".join(suits)))

    def cards_of(self, words):
        return [self.ranks[rank] + self.suits[suit] for rank, suit in self.pattern.findall(words)]

    def card_of(self, words):
        found = self.cards_of(words)
        if not found:
            raise Trouble(f"no card is named in \"{words}\"")
        return found[0]


PIACENTINE = Pack({"due": "2", "tre": "3", "quattro": "4", "cinque": "5", "sei": "6", "sette": "7",
                   "fante": "J", "cavallo": "H", "re": "K", "asso": "A"},
                  {"denari": "D", "coppe": "C", "spade": "S", "bastoni": "B"})
FRENCH = Pack({"due": "2", "tre": "3", "quattro": "4", "cinque": "5", "sei": "6", "sette": "7", "otto": "8", "nove": "9",
               "dieci": "T", "fante": "J", "donna": "Q", "re": "K", "asso": "A"},
              {"fiori": "C", "quadri": "D", "cuori": "H", "picche": "S"})


class Bus:
    """A session bus of its own, from which the accessibility bus is started."""

    def __enter__(self):
        self.daemon = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address=1"],
                                       stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        address = self.daemon.stdout.readline().strip()
        if not address:
            raise Trouble("dbus-daemon did not start")
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = address
        return self

    def __exit__(self, *_):
        self.daemon.terminate()  # the others end with it
        self.daemon.wait()


class Node:
    """A thing of the tree as it was when it was read."""

    def __init__(self, thing, parents):
        from gi.repository import Atspi
        self.thing = thing
        self.parents = parents
        # AT-SPI has called this role by a shorter name since 2.54.
        self.role = {"button": "push button"}.get(thing.get_role_name(), thing.get_role_name())
        self.name = thing.get_name() or ""
        self.description = thing.get_description() or ""
        states = thing.get_state_set()
        self.states = {state.value_nick for state in states.get_states()}
        self.shows = states.contains(Atspi.StateType.SHOWING) and states.contains(Atspi.StateType.VISIBLE)

    def __str__(self):
        return f"{self.role} \"{self.name}\" ({self.description})"

    def inside(self, name):
        return any(parent.name == name for parent in self.parents)

    def under(self, role):
        return any(parent.role == role for parent in self.parents)


class Reader:
    """The program, seen and used through its accessible tree."""

    def __init__(self, binary, screen, config):
        from gi.repository import Atspi, GLib
        self.atspi = Atspi
        self.screen = screen
        self.context = GLib.MainContext.default()
        self.announced = []  # (when, sentence)
        self.focused = []
        self.spoken = set()  # every name and description that was ever read
        if Atspi.init() not in (0, 1):
            raise Trouble("there is no accessibility bus")
        # What is pressed answers when it is done; a busy machine may take seconds for the first table.
        Atspi.set_timeout(20_000, 20_000)
        self.listener = Atspi.EventListener.new(self._heard)
        for event in ("object:state-changed:showing", "object:announcement", "object:state-changed:focused"):
            if not self.listener.register(event):
                raise Trouble(f"cannot listen to {event}")
        surroundings = screen.environment()
        surroundings.update(XDG_CONFIG_HOME=config, XDG_DATA_HOME=os.path.join(config, "data"),
                            XDG_RUNTIME_DIR=config, LC_ALL="C.UTF-8", QT_QPA_PLATFORM="xcb",
                            QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        surroundings.pop("LANGUAGE", None)
        self.errors = open(os.path.join(config, "errors"), "w+", encoding="utf-8")
        self.program = subprocess.Popen([binary, "--lang", LANGUAGE, "--seed", SEED], env=surroundings,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=self.errors)
        self.application = self.until(self._find_application, "the program on the accessibility bus", 30)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        self.errors.close()
        self.listener.deregister("object:state-changed:showing")
        self.listener.deregister("object:announcement")
        self.listener.deregister("object:state-changed:focused")

    # ------------------------------------------------------------ ears

    def _heard(self, event, *_):
        try:
            if event.type.startswith("object:announcement"):
                self.announced.append((time.monotonic(), str(event.any_data)))
            elif event.type.startswith("object:state-changed:showing"):
                if event.detail1 and event.source and event.source.get_role() == self.atspi.Role.NOTIFICATION:
                    self.announced.append((time.monotonic(), event.source.get_name() or ""))
            elif event.detail1 and event.source:
                self.focused.append((event.source.get_role_name(), event.source.get_name() or ""))
        except Exception as gone:  # the thing was gone before it could be asked
            if "showing" in event.type:
                self.focused.append(("lost", str(gone)))

    def listen(self):
        while self.context.iteration(False):
            pass

    def sentences(self):
        self.listen()
        return [sentence for _, sentence in self.announced]

    def until(self, condition, what, seconds=30):
        def fits():
            self.listen()
            if hasattr(self, "program") and self.program.poll() is not None:
                raise Trouble(f"the program ended ({self.program.returncode}) before {what}")
            try:
                answer = condition()
            except self.gone():
                answer = None  # the tree changed while it was read
            if not answer:
                time.sleep(0.04)
            return answer
        return wait_until(fits, seconds, what)

    @staticmethod
    def gone():
        from gi.repository import GLib
        return GLib.Error

    def hears(self, words, since=0, seconds=30):
        """The first sentence after the `since`-th that fits."""
        def heard():
            return next((one for one in self.sentences()[since:] if re.search(words, one)), None)
        try:
            return self.until(heard, f"\"{words}\" to be announced", seconds)
        except Trouble as trouble:
            raise Trouble(f"{trouble}; heard since: {self.sentences()[since:]}") from None

    # ------------------------------------------------------------ the tree

    def _find_application(self):
        desktop = self.atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_process_id() == self.program.pid and child.get_child_count() > 0:
                return child
        return None

    def tree(self):
        """All that shows, in the order of the tree."""
        from gi.repository import GLib
        nodes = []

        def walk(thing, parents):
            try:
                node = Node(thing, parents)
                children = [thing.get_child_at_index(index) for index in range(thing.get_child_count())]
            except GLib.GError:                               # it went away while it was read
                return
            # An announcement has nothing to look at; a scope may be hidden and its children not.
            if node.shows:
                nodes.append(node)
                self.spoken.update((node.name, node.description))
            for child in children:
                if child:
                    walk(child, parents + [node])
        walk(self.application, [])
        return nodes

    def find(self, role, name="", description="", last=False):
        """A thing that shows; name and description are patterns."""
        fitting = [node for node in self.tree()
                   if node.role == role and re.search(name, node.name) and re.search(description, node.description)]
        return (fitting[-1] if last else fitting[0]) if fitting else None

    def wait_for(self, role, name="", description="", seconds=30):
        try:
            return self.until(lambda: self.find(role, name, description), f"{role} \"{name}\"", seconds)
        except Trouble as trouble:
            shown = "; ".join(str(node) for node in self.tree())
            raise Trouble(f"{trouble}; the tree: {shown}; last heard: {self.sentences()[-5:]}") from None

    def act(self, node, action):
        thing = node.thing
        for index in range(thing.get_n_actions()):
            if thing.get_action_name(index) == action:
                if not thing.do_action(index):
                    raise Trouble(f"{action} of {node} is refused")
                return
        raise Trouble(f"{node} has no action {action}")

    def press(self, name, role="push button"):
        node = self.wait_for(role, name)
        time.sleep(LOOK_SECONDS)
        self.act(node, "Press")

    def last_errors(self):
        self.errors.seek(0)
        lines = [line.rstrip() for line in self.errors]
        return [line for line in lines
                if line.strip() and (any(word in line for word in BAD_WORDS) or not HARMLESS.match(line))]


class Match:
    """A match at a table of three, played by ear. A game says how its cards are called and what is done in a turn."""

    pack = PIACENTINE
    settings = ""  # of its table, behind those of all tests
    seconds = 100
    ticket = ""  # of a turn
    turn_told = "[Tt]occa a te|Ultimo giro"
    lives = r"\d+ march[ae]"
    wanted = set()  # what is to be done in a few matches
    told = ()  # what is announced in each
    questions = None  # what is announced besides the lines of the log

    def __init__(self, reader):
        self.reader = reader
        self.turns = 0
        self.deals = 1
        self.compared = False  # the log with what was announced
        self.refused = False
        self.did = set()
        self.began = self.asked = len(reader.sentences())  # announcements that were there when something was last done

    # ------------------------------------------------------------ laying the table

    def set_to(self, name, wanted, role="spin button"):
        """Steps a spin button or a slider until its description tells what is wanted."""
        for _ in range(60):
            node = self.reader.wait_for(role, name)
            if node.description == wanted:
                return
            self.reader.act(node, "Decrease" if int(node.description) > int(wanted) else "Increase")
            self.reader.until(lambda: self.reader.find(role, name).description != node.description,
                              f"{name} to change")
        raise Trouble(f"{name} does not come to {wanted}")

    def lay(self):
        reader = self.reader
        reader.press("^Nuova partita$")
        reader.wait_for("push button", "^Si comincia$")
        self.choose_game()
        self.set_to("^Giocatori al tavolo$", "3")
        self.lay_rules()
        guest = reader.wait_for("list item", "^(?!Tu)[^,]+, ")
        reader.act(guest, "Press")
        field = reader.wait_for("text", "^Nome$")
        if not field.thing.set_text_contents("Zeno"):
            raise Trouble("the name cannot be written")
        reader.act(reader.wait_for("list item", "^Tu, "), "Press")  # leaving the field accepts
        reader.press("^Si comincia$")

    def choose_game(self):
        """The one that is chosen at first."""

    def lay_rules(self):
        """A short match, of the rules that the game has."""

    def tick(self, box, wanted):
        reader = self.reader
        check = reader.wait_for("check box", box)
        if ("checked" in check.states) != wanted:
            reader.act(check, "Toggle")
            reader.until(lambda: ("checked" in reader.find("check box", box).states) == wanted, "the box to be ticked")

    # ------------------------------------------------------------ moments

    def cards(self, place):
        """The cards that lie in a place, in order, as (node, code)."""
        nodes = [node for node in self.reader.tree() if node.role == "check box"
                 and re.search(place + r", carta \d di \d(,|$)", node.description)]
        return [(node, self.pack.card_of(node.name)) for node in nodes]

    def do(self, what, words):
        self.asked = len(self.reader.sentences())
        self.did.add(what)
        self.reader.press(words)

    def read_log(self):
        """The log is read through, and closed again."""
        reader = self.reader
        reader.press("^Registro$")
        lines = reader.until(self.log_lines, "the lines of the log")
        said = reader.sentences()[self.began:]
        compare(lines, said, self.questions)
        reader.press("^Chiudi$")
        reader.until(lambda: not reader.find("dialog", "^La partita finora$"), "the log to be closed")
        self.compared = True

    def log_lines(self):
        lines = [node.name for node in self.reader.tree()
                 if node.role in ("list item", "heading") and node.under("list") and node.inside("La partita finora")]
        return lines if any(line.startswith("Smazzata 2") for line in lines) else None

    def three(self, place):
        cards = self.cards(place)
        return cards if len(cards) == 3 else None

    def cut(self):
        reader = self.reader
        pack = reader.wait_for("slider", "^Dove tagliare")
        before = pack.description
        reader.act(pack, "Increase")
        reader.until(lambda: reader.find("slider").description != before, "the cut to move")
        if not pack.thing.set_current_value(11):
            raise Trouble("the cut cannot be set")
        reader.until(lambda: "11" in reader.find("slider").description, "the cut at 11")
        self.do("cut", "^Taglio qui$")

    def play(self):
        """From the first card to the end."""
        reader = self.reader
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            self.seats_make_sense()
            found = reader.until(self.something_to_do, "something to do", 60)
            name = found.name
            if name == "Nuova partita":
                return
            # What has only just come up takes no press yet, and what costs something takes none for longer.
            time.sleep(LOOK_SECONDS * (4 if name == "Rientro" else 1))
            if name == "Salta":
                self.do("skip", "^Salta$")
            elif name == "Taglio qui":
                self.cut()
            elif name == "Avanti":
                self.turns = 0
                self.deals += 1
                self.do("next", "^Avanti$")
            elif name == "Fai presto":
                self.do("fast", "^Fai presto$")
            else:
                self.answer(name)
            reader.until(lambda done=found: self.is_over(done), f"{name} to be over", 30)
        raise Trouble("the match does not end")

    def something_to_do(self):
        names = {node.name: node for node in self.reader.tree() if node.role == "push button"}
        for name in ("Rientro", "Avanti", "Taglio qui", "Le scopro", "Salta", "Fai presto"):
            if name in names:
                return names[name]
        if "Torna all’inizio" in names:
            return names["Nuova partita"]
        # One's own turn, once it was announced.
        for name, node in names.items():
            if re.search(self.ticket, name) and any(re.search(self.turn_told, one) for one in self.reader.sentences()[self.asked:]):
                return node
        return None

    def answer(self, name):
        """To what only this game asks, and in one's turn."""

    def is_over(self, done):
        """Something was heard since, or the ticket is gone."""
        return len(self.reader.sentences()) > self.asked or self.reader.find("push button", f"^{done.name}$") is None

    def seats_make_sense(self):
        seats = [node for node in self.reader.tree() if node.role == "list item" and re.search(self.lives, node.name)]
        for seat in seats:
            if not re.search(r"^\w+, (%s|fuori dalla partita)" % self.lives, seat.name) or not seat.description:
                raise Trouble(f"a seat is told as {seat}")


class Petrangola(Match):
    """A re-entry and every exchange come up here too."""

    ticket = "^Cambio$"
    wanted = {"cut", "exchange", "next", "rientra"}
    told = ("^Primo mazziere", "^Smazzata 1", "perd[ei] una marca", "^Si scoprono le carte")
    questions = re.compile(r"^(Tocca a te\. Hai |Ultimo giro, tocca a te: ha bussato |Tagli tu il mazzo di |Fai tu le carte, e le tre "
                           r"sono |ne alzi \d+, ne lasci \d+|Hai perso l’ultima marca\. |Si scoprono le carte\. |Scegli una o più carte tue )")

    def lay_rules(self):
        self.set_to("^Marche$", "1", "slider")
        self.set_to("^Rientri$", "1", "slider")
        self.tick("^Petrangola scoperta$", False)

    def answer(self, name):
        if name == "Le scopro":
            self.do("keep" if "keep" not in self.did else "expose",
                    "^Le tengo e busso$" if "keep" not in self.did else "^Le scopro$")
        elif name == "Rientro":
            self.do("rientra", "^Rientro$")
        else:
            self.turn(self.reader.find("push button", "^Sto$") is not None)

    def turn(self, last):
        reader = self.reader
        self.turns += 1
        hand = reader.until(lambda: self.three("la tua mano"), "three cards in the hand")
        monte = reader.until(lambda: self.three("monte"), "three cards in the monte")
        told = reader.sentences()[-1]
        # What is announced is what lies there.
        if self.pack.cards_of(told.split("monte")[-1]) != [c for _, c in monte]:
            raise Trouble(f"\"{told}\" does not tell the monte {[code for _, code in monte]}")
        if not self.refused:
            self.be_refused()
        if self.deals > 1 and not self.compared:
            self.read_log()
        move = choose([code for _, code in hand], [code for _, code in monte], self.turns, last,
                      well="rientra" in self.did)
        if move[0] != "exchange":
            self.do(move[0], {"knock": "^Busso$", "stay": "^Sto$", "shirt": "^Cambio camicia$"}[move[0]])
            return
        for node in [hand[slot][0] for slot in move[1]] + [monte[slot][0] for slot in move[2]]:
            reader.act(node, "Toggle")
            reader.until(lambda chosen=node: "checked" in Node(chosen.thing, []).states, f"{node} to be chosen")
        self.do("exchange", "^Cambio %d$" % len(move[1]))
        reader.hears(r"^Hai dato .* e preso .*\. Ora hai ", self.asked)

    def be_refused(self):
        """What cannot be done is told when it is tried, and before."""
        reader = self.reader
        before = len(reader.sentences())
        ticket = reader.wait_for("push button", "^Cambio$", "adesso non si può")
        reader.act(ticket, "Press")
        reader.hears("^Scegli una o più carte tue", before)
        self.refused = True


PAGES = re.compile(r"^(Pagina iniziale|Nuova partita|Giochi|Regole|Start page|New match|Games|Rules)$")
SEALS = re.compile(r"^(Le mescolate sono sigillate|Si apre il sigillo)")


def compare(lines, said, questions):
    """Each line of the log was announced once, in its order, and what else was announced is a question or an answer."""
    waiting = [line for line in lines if not SEALS.match(line)]
    said = [sentence for sentence in said if not PAGES.match(sentence)]
    for sentence in said:
        if waiting and (sentence == waiting[0] or sentence.startswith(waiting[0] + ". ")):
            waiting.pop(0)
        elif not questions.match(sentence):
            raise Trouble(f"\"{sentence}\" was announced and is no line of the log, of which remain {waiting}; all: {said}")
    if waiting:
        raise Trouble(f"the log has {waiting}, which was not announced: {said}")
    for one, other in zip(said, said[1:]):
        if one == other:
            raise Trouble(f"announced twice: \"{one}\"")


def check_words(reader):
    """All that was read or heard is Italian where that is the language, and none of it the program's own affair."""
    for words in sorted(reader.spoken | set(reader.sentences())):
        if INTERNALS.search(words):
            raise Trouble(f"\"{words}\" is not meant for people")
        if LANGUAGE == "it" and ENGLISH.search(words):
            raise Trouble(f"\"{words}\" is not Italian")
    if any(not one.strip() for one in reader.sentences()):
        raise Trouble(f"an announcement is empty: {reader.sentences()}")


def play(reader, kind):
    did = set()
    for _ in range(4):
        match = kind(reader)
        match.lay()
        match.play()
        did |= match.did
        reader.hears("vince la partita|^Vinci la partita", match.began)
        end = reader.wait_for("heading", "Hai vinto la partita!|vince la partita")
        heard = reader.sentences()[match.began:]
        print(f"{len(heard)} announcements, {match.deals} deals, did {', '.join(sorted(match.did))}; {end.name}")
        for event in match.told:
            reader.hears(event, match.began)
        if kind.wanted <= did and match.compared:
            break
        reader.press("^Torna all’inizio$")
    else:
        raise Trouble(f"four matches without {kind.wanted - did}")
    if not any(re.search("buss|tiene|Tieni", one) for one in reader.sentences()):
        raise Trouble("no knock was announced")
    check_words(reader)
    reader.press("^Torna all’inizio$")
    reader.press("^Esci$")
    code = reader.program.wait(20)
    if code != 0:
        raise Trouble(f"exit code {code}")
    if reader.last_errors():
        raise Trouble("on standard error: " + " | ".join(reader.last_errors()[:10]))


def main(kind, playing=play):
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    need()
    binary, pictures = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    os.environ["ATSPI_NO_CACHE"] = "1"  # what is asked is asked of the program
    os.environ["GSETTINGS_BACKEND"] = "memory"
    with Screen(pictures) as screen, tempfile.TemporaryDirectory() as config:
        os.environ["DISPLAY"] = screen.display
        folder = os.path.join(config, "petrangola")
        os.makedirs(folder)
        with open(os.path.join(folder, "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write("[General]\nversion=1\nmotion=false\npace=3\nguideSeen=true\n" + kind.settings)
        with Bus():
            import warnings
            warnings.simplefilter("ignore", DeprecationWarning)
            try:
                with Reader(binary, screen, config) as reader:
                    playing(reader, kind)
            except BaseException:
                screen.picture("failure")
                raise


if __name__ == "__main__":
    main(Petrangola)
