#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Films one whole deal, from the cut to the showdown, in the window and with its motion.

    film.py BINARY OUTDIR [--size 960x600] [--language it] [--seats 4] [--rate 10]

writes deal.webp, which moves, and deal.jpg, every part of it side by side. The person cuts, exchanges once and knocks.
"""

import argparse
import os
import subprocess
import tempfile
import threading
import time

from desk import Game, Screen, need_programs

STRIP = 24  # pictures of the strip
LARGEST = 3_000_000  # bytes of what moves
SEED = "5e" * 32


class Camera(threading.Thread):
    """A picture of the window every so often, until it is stopped."""

    def __init__(self, screen, window, folder, rate):
        super().__init__(daemon=True)
        self.screen, self.window, self.folder, self.rate = screen, window, folder, rate
        self.rolling = True
        self.frames = []

    def run(self):
        start = time.monotonic()
        while self.rolling:
            wait = start + len(self.frames) / self.rate - time.monotonic()
            if wait > 0:
                time.sleep(wait)
            path = os.path.join(self.folder, f"{len(self.frames):05}.bmp")
            subprocess.run(["import", "-silent", "-window", self.window, path], env=self.screen.environment(), check=True,
                           timeout=30)
            self.frames.append((time.monotonic() - start, path))

    def stop(self):
        self.rolling = False
        self.join()


def play(game):
    """One deal, as a person who thinks a little."""
    game.until_seen("match")
    game.until(lambda now: "action_cut" in now["items"] or "action_exchange" in now["items"]
               or "action_expose" in now["items"], "the deal", 120)
    done = 0
    while True:
        game.until(lambda now: any(name in now["items"] for name in ("action_cut", "action_expose", "action_exchange",
                                                                      "action_next")), "a ticket", 120)
        time.sleep(0.8)
        if game.sees("action_next"):
            time.sleep(3.0)
            return
        if game.sees("action_cut") or game.sees("action_expose"):
            game.key("Return")
        elif done == 0:
            for key in ("1", "q", "Return"):
                game.key(key)
                time.sleep(0.6)
            done = 1
        else:
            game.key("s" if game.sees("action_stay") else "k")
            done += 1
        time.sleep(0.8)


def different(frames):
    """The frames that show something new, each with the time that it stands."""
    shown = []
    for at, path in frames:
        with open(path, "rb") as file:
            look = file.read()
        if not shown or look != shown[-1][2]:
            shown.append([at, path, look])
    times = [at for at, _, _ in shown] + [frames[-1][0]]
    return [(path, max(2, min(150, round((times[index + 1] - times[index]) * 100)))) for index, (_, path, _) in enumerate(shown)]


def develop(frames, outdir):
    """The moving picture, as large as it may be, and the strip."""
    shown = different(frames)
    for width, quality in ((720, 60), (600, 50), (480, 45), (400, 35)):
        words = []
        for path, hundredths in shown:
            words += ["-delay", str(hundredths), path]
        moving = os.path.join(outdir, "deal.webp")
        subprocess.run(["convert", *words, "-resize", f"{width}x", "-quality", str(quality), "-loop", "0", moving],
                       check=True, timeout=900)
        if os.path.getsize(moving) < LARGEST:
            break
    picked = [shown[round(index * (len(shown) - 1) / (STRIP - 1))][0] for index in range(STRIP)]
    subprocess.run(["montage", *picked, "-tile", "4x", "-geometry", "480x+4+4", "-background", "#1c0d07", "-quality", "80",
                    os.path.join(outdir, "deal.jpg")], check=True, timeout=300)
    print(f"{len(frames)} frames, {len(shown)} of them different, {os.path.getsize(moving) // 1000} kB")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("outdir")
    parser.add_argument("--size", default="960x600")
    parser.add_argument("--language", default="it")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=10, help="frames a second")
    wanted = parser.parse_args()
    need_programs()
    os.makedirs(wanted.outdir, exist_ok=True)
    width, height = map(int, wanted.size.split("x"))
    with tempfile.TemporaryDirectory() as folder, Screen(os.path.abspath(wanted.outdir), width, height) as screen:
        os.makedirs(os.path.join(folder, "petrangola"))
        with open(os.path.join(folder, "petrangola", "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write(f"[General]\nversion=1\nlanguage={wanted.language}\nmotion=true\npace=2\nguideSeen=true\n"
                       f"windowSize=@Size({width} {height})\n\n[table]\nseats={wanted.seats}\n")
        with Game(os.path.abspath(wanted.binary), screen, folder, "--seed", SEED) as game:
            game.until_seen("menu_new")
            game.key("ctrl+n")
            game.at_rest("setup_start")
            game.tab_to("setup_start")
            game.key("Return")
            camera = Camera(screen, game.window, folder, wanted.rate)
            camera.start()
            try:
                play(game)
            finally:
                camera.stop()
            develop(camera.frames, wanted.outdir)


if __name__ == "__main__":
    main()
