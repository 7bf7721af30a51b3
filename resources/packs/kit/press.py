# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The press: writes the files of a pack, and lays its cards out on a sheet."""

import argparse
import pathlib
import subprocess
from typing import NamedTuple

from kit.document import HEIGHT, WIDTH

GAP = 20


class Pack(NamedTuple):
    """What a pack's draw.py knows: where it lies, and what draws each of its files."""

    folder: pathlib.Path
    pictures: dict  # code: the function that draws it
    indices: dict
    indices_in: dict  # language: those that are other than the rest
    rows: tuple  # of codes, as the sheet shows them
    width: int = WIDTH

    def draw(self, codes):
        for code in codes:
            self._write(code, self.pictures)
            self._write(code, self.indices, "index")
            for language, pictures in self.indices_in.items():
                self._write(code, pictures, "index", language)

    def _write(self, code, pictures, *below):
        if code in pictures:
            target = self.folder.joinpath(*below, code + ".svg")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(pictures[code](), encoding="utf-8")

    def sheet(self, renderer, target, printed):
        """All cards in one SVG through any renderer of SVG files; printed lays their indices over them."""
        width = max(map(len, self.rows)) * (self.width + GAP) + GAP
        height = len(self.rows) * (HEIGHT + GAP) + GAP
        parts = []
        for row, codes in enumerate(self.rows):
            for column, code in enumerate(codes):
                if code is None:
                    continue
                files = [self.folder / (code + ".svg"), self.folder / "index" / (code + ".svg")]
                inner = "".join(_inside(file,
                    code + file.parent.name) for file in files[: 1 + printed] if file.exists())
                x, y = GAP + column * (self.width + GAP), GAP + row * (HEIGHT + GAP)
                parts.append('<g transform="translate(%d %d) scale(.1)">%s</g>' % (x, y, inner))
        together = target.with_suffix(".svg")
        together.write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            'width="%d" height="%d" viewBox="0 0 %d %d">%s</svg>'
            % (width, height, width, height, "".join(parts)),
            encoding="utf-8",
        )
        subprocess.run([renderer, "-h", str(height // 2), str(together), str(target)], check=True)


def _inside(file, mark):
    """What a file draws, with names of its own."""
    text = file.read_text(encoding="utf-8")
    inner = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]
    for name in ('id="', 'href="#'):
        inner = inner.replace(name, name + mark + "-")
    return inner


def main(pack, description, printed=False, more=()):
    """What a pack's draw.py does; more are packs of other faces for the same cards."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("codes", nargs="*", metavar="CODE", help="cards to draw, all if none is named")
    parser.add_argument("--sheet", nargs=2, metavar=("RENDERER", "SHEET.png"))
    options = parser.parse_args()
    for code in options.codes:
        if code not in pack.pictures:
            parser.error("no card is called " + code)
    if options.sheet:
        pack.sheet(options.sheet[0], pathlib.Path(options.sheet[1]), printed)
    else:
        for one in (pack, *more):
            one.draw(options.codes or {**one.pictures, **one.indices})
