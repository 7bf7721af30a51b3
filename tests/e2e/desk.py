# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen of its own, the game on it, and what a person has: eyes, a mouse and a keyboard."""

import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time

SKIPPED = 77
NEEDED = {"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"}
# The game takes nothing that has only just come up (Grace::usual): a person looks first, and so do these hands.
LOOK_SECONDS = 0.7
BAD_WORDS = ("QML", "TypeError", "ReferenceError", "Binding loop", "Unable to assign", "qrc:/", "Not loaded")
# What Qt, Mesa and fontconfig say on a bare machine, whatever the program does.
HARMLESS = re.compile(
    r"^(QStandardPaths: .*XDG_RUNTIME_DIR.*"
    r"|qt\.qpa\..*"
    r"|libEGL warning: .*|MESA.*|.*DRI[23]? .*|libGL .*"
    r"|Fontconfig (warning|error): .*"
    r"|QUnifiedTimer::stopAnimationDriver: driver is not running"
    r"|Failed to open VDPAU backend .*"  # Qt 6.8 looks for what plays films, though the game plays none
    # Qt 6.8 where the language of the system is C
    r"|Detected locale .*|Qt depends on a UTF-8 locale.*|If this causes problems, reconfigure.*|for more information\."
    r"|qt\.accessibility\.atspi: Could not find accessible on path: .*"  # who listens asks after what has just gone
    r"|.*org\.freedesktop\..*|.*[Dd][-]?[Bb]us.*)$"
)


class Trouble(Exception):
    """Something did not come, or came that should not have."""


def need_programs():
    missing = [package for program, package in NEEDED.items() if not shutil.which(program)]
    if missing:
        print("skipped: install " + " ".join(missing))
        sys.exit(SKIPPED)


def wait_until(condition, seconds, what):
    """The first true answer of `condition`, asked again and again."""
    end = time.monotonic() + seconds
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise Trouble(f"waited {seconds} s for {what}")
        time.sleep(0.01)


def letter(card):
    """The key that goes to this card of a fan, or to another of its suit."""
    return "f" if card == "00" else "t" if card.isdigit() else card[1].lower()


class Screen:
    """An X server without a window manager, and pictures of it; in the folder `framebuffer`, what it shows as a file."""

    def __init__(self, pictures, width=1280, height=800, framebuffer=None):
        self.pictures = pictures
        self.height = height
        os.makedirs(pictures, exist_ok=True)
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset",
             *(["-fbdir", framebuffer] if framebuffer else [])],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise Trouble("Xvfb did not start")
        self.display = ":" + number

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()

    def environment(self):
        return dict(os.environ, DISPLAY=self.display)

    def do(self, *words):
        """xdotool's answer to `words`."""
        done = subprocess.run(["xdotool", *map(str, words)], env=self.environment(), capture_output=True, text=True,
                              timeout=20, check=False)
        if done.returncode != 0 and done.stderr:
            raise Trouble(f"xdotool {' '.join(map(str, words))}: {done.stderr.strip()}")
        return done.stdout.strip()

    def picture(self, name):
        path = os.path.join(self.pictures, name + ".png")
        subprocess.run(["import", "-silent", "-window", "root", path], env=self.environment(), check=True, timeout=30)
        return path


class Game:
    """The program, what it tells of itself, and the hands that play it."""

    def __init__(self, binary, screen, config, *arguments, environment=None, patience=1):
        self.screen = screen
        self.patience = patience  # how many times longer than usual is waited for what comes
        self.state = {"items": {}}
        self.moved = {}  # when each item was last seen to be somewhere else
        self.count = 0  # lines told so far
        self.errors = []
        surroundings = screen.environment()
        surroundings.update(XDG_CONFIG_HOME=config, XDG_DATA_HOME=os.path.join(config, "data"), XDG_RUNTIME_DIR=config,
                            LC_ALL="C.UTF-8", QT_QPA_PLATFORM="xcb")
        surroundings.pop("LANGUAGE", None)
        surroundings.update(environment or {})
        # At the edge the pointer touches nothing that would take the keys' focus.
        screen.do("mousemove", 0, screen.height - 1)
        self.started = time.monotonic()
        self.program = subprocess.Popen([binary, "--trace", *arguments], env=surroundings, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self._read_trace, self._read_errors)]
        for thread in self.threads:
            thread.start()
        self.until(lambda now: now["items"], "the first frame", 20)
        self.first_frame = time.monotonic() - self.started
        self.window = wait_until(lambda: self._search(), 10 * patience, "the window")
        screen.do("windowfocus", self.window)
        self.corner = self._corner()

    def __enter__(self):
        return self

    def __exit__(self, failed, *_):
        if failed:
            self.screen.picture("failure")
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        for thread in self.threads:
            thread.join(5)

    def _read_trace(self):
        for line in self.program.stdout:
            try:
                state = json.loads(line)
            except ValueError:
                self.errors.append("on standard output: " + line.rstrip())
                continue
            now = time.monotonic()
            before = self.state["items"]
            for name, place in state["items"].items():
                if before.get(name) != place:
                    self.moved[name] = now
            self.state = state
            self.count += 1

    def _read_errors(self):
        for line in self.program.stderr:
            self.errors.append(line.rstrip())

    def _search(self):
        found = self.screen.do("search", "--onlyvisible", "--class", "petrangola").split()
        return found[0] if found else None

    def _corner(self):
        answer = self.screen.do("getwindowgeometry", "--shell", self.window)
        place = dict(line.split("=") for line in answer.splitlines())
        return int(place["X"]), int(place["Y"])

    # ------------------------------------------------------------ eyes

    def __getitem__(self, field):
        return self.state[field]

    def sees(self, name):
        return name in self.state["items"]

    def until(self, condition, what, seconds=15):
        """Waits until the table is told to be as `condition` wants it, and returns the state that was."""
        def fits():
            state = self.state
            if condition(state):
                return state
            if self.program.poll() is not None:
                raise Trouble(f"the program ended ({self.program.returncode}) before {what}: " + self.last_errors())
            return None
        try:
            return wait_until(fits, seconds * self.patience, what)
        except Trouble as trouble:
            raise Trouble(f"{trouble}; {self.told()}") from None

    def until_seen(self, *names, seconds=15):
        return self.until(lambda now: all(name in now["items"] for name in names), " and ".join(names), seconds)

    def until_gone(self, name, seconds=15):
        return self.until(lambda now: name not in now["items"], f"{name} to be gone", seconds)

    def at_rest(self, name, seconds=15):
        """Where the thing lies once it lies still."""
        self.until_seen(name, seconds=seconds)
        def still():
            return self.sees(name) and time.monotonic() - self.moved.get(name, 0) > LOOK_SECONDS
        wait_until(still, seconds * self.patience, f"{name} to lie still")
        return self.state["items"][name]

    def told(self):
        shown = {key: value for key, value in self.state.items() if key != "items"}
        return f"told: {json.dumps(shown, ensure_ascii=False)}; seen: {' '.join(sorted(self.state['items']))}"

    def last_errors(self):
        return " | ".join(self.errors[-5:])

    # ------------------------------------------------------------ hands

    def middle(self, name):
        x, y, width, height = self.at_rest(name)
        return self.corner[0] + x + width // 2, self.corner[1] + y + height // 2

    def click(self, name):
        self.screen.do("mousemove", *self.middle(name), "click", 1)

    def click_now(self, name):
        """Where it is seen now, which may be too late."""
        x, y, width, height = self.state["items"].get(name, (0, 0, 0, 0))
        self.screen.do("mousemove", self.corner[0] + x + width // 2, self.corner[1] + y + height // 2, "click", 1)

    def drag(self, start, end):
        """With the button held from one point of the window to another."""
        steps = []
        for part in range(1, 9):
            steps += ["mousemove"] + [round(self.corner[i] + start[i] + (end[i] - start[i]) * part / 8) for i in (0, 1)]
        self.screen.do("mousemove", self.corner[0] + start[0], self.corner[1] + start[1], "mousedown", 1, *steps,
                       "mouseup", 1)

    def key(self, *keys):
        self.screen.do("key", *keys)

    def type(self, text):
        self.screen.do("type", "--delay", 15, text)

    def has_focus(self, name):
        """Whether the thing has the keys, or one of the words that it is chosen from."""
        return self["focus"] == name or self["focus"].startswith(name + "_")

    def tab_to(self, name, most=80):
        """Goes on with Tab until the thing has the keys."""
        for _ in range(most):
            if self.has_focus(name) and self.keeps_focus(name):
                return
            before = self["focus"]
            self.key("Tab")
            # Two stops may bear one name, that of the thing around them.
            end = time.monotonic() + 3
            while self["focus"] == before and time.monotonic() < end:
                time.sleep(0.01)
        raise Trouble(f"Tab does not reach {name}; {self.told()}")

    def keeps_focus(self, name, seconds=0.3):
        """Whether the keys stay with the thing: one pressed before may still be on its way."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not self.has_focus(name):
                return False
            time.sleep(0.01)
        return True

    # ------------------------------------------------------------ the end

    def ended(self, seconds=15):
        """The exit code, once the program is over."""
        try:
            code = self.program.wait(seconds * self.patience)
        except subprocess.TimeoutExpired:
            raise Trouble(f"the program did not end within {seconds * self.patience} s; {self.told()}") from None
        for thread in self.threads:
            thread.join(5)
        return code

    def complaints(self):
        """What was said on standard error that is not known to be harmless."""
        return [line for line in self.errors
                if line.strip() and (any(word in line for word in BAD_WORDS) or not HARMLESS.match(line))]
