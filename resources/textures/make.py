#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the textures: wood, linen, paper, light and shadow, tickets, labels, bubbles, sheets, stamps, title.

    python3 make.py [NAME ...]

writes the pictures of every maker named (see MAKERS), or of all. Needs
python3-numpy, python3-pil, zopfli, the font package fonts-vollkorn (title) and, for the
stamps, the QtSvg renderer ../tokens/qrender, built and in PATH or named by the
variable QRENDER.
Every picture has its own seed: the same versions of these give the same bytes.

The nine-sliced papers also come as NAME@2x.png, which Qt takes on screens of
double density.
"""
import os
import sys
import tempfile
import zlib

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '..', folder) for folder in ('packs', 'packs/piacentine', 'tokens')]

import packing                                              # noqa: E402
from printing import rendered, write                        # noqa: E402
from stamps import BLOCKS                                   # noqa: E402

TITLE = 'Petrangola'
# What is set in wood type: the words, how wide the picture is, and the step of its colours: a larger one, a smaller file.
WOOD_TYPE = {
    'title': (TITLE, 1536, 1),
    'title_mambassa': ('Mambassa', 1536, 1),
    'title_thirtyone': ('Thirty-One', 1536, 4),
    'title_thirtyone_it': ('Trentuno', 1536, 4),
    'title_stopthebus': ('Stop the Bus', 1536, 4),
    'title_stopthebus_it': ('Ferma l’autobus', 1536, 4),
    'title_knock': ('Knock!', 1536, 4),
    'title_pinale': ('Pinale', 1536, 4),
    'wood_thirtyone': ('Thirty-One!', 1024, 4),
    'wood_thirtyone_it': ('Trentuno!', 1024, 4),
}
VOLLKORN = '/usr/share/fonts/truetype/vollkorn/Vollkorn-Black.ttf'
INK, PAPER, RUST, CREAM = '17120f', 'f3e8cd', '7c2f14', 'f6e6c0'
WALNUT = ('1c0d07', '2f180c', '482814', '66391c', '83502b', '9c6a3e')


# ---------------------------------------------------------------- tools
class Grain:
    """Seeded noise that tiles."""

    def __init__(self, name):
        self.random = np.random.default_rng(zlib.crc32(name.encode()))

    def noise(self, height, width, along, across):
        """White noise blurred by a Gaussian (`along` x, `across` y), mean 0, deviation 1."""
        fy, fx = np.fft.fftfreq(height)[:, None], np.fft.fftfreq(width)[None, :]
        blur = np.exp(-2 * np.pi ** 2 * ((fx * along) ** 2 + (fy * across) ** 2))
        n = np.real(np.fft.ifft2(np.fft.fft2(self.random.standard_normal((height, width))) * blur))
        return (n - n.mean()) / n.std()


def rgb(code):
    return np.array([int(code[i:i + 2], 16) for i in (0, 2, 4)], float)


def ramp(v, stops):
    """Values 0 … 1 as colours along the stops."""
    xs = np.linspace(0, 1, len(stops))
    colours = np.array([rgb(s) for s in stops])
    return np.stack([np.interp(v, xs, colours[:, k]) for k in range(3)], -1)


def save(name, array, quality=80):
    picture = Image.fromarray(np.clip(array, 0, 255).astype('uint8'))
    path = os.path.join(HERE, name)
    if name.endswith('.jpg'):
        picture.save(path, optimize=True, quality=quality)
    else:
        packing.save(picture, path)


def tinted(color, alpha):
    """A picture of one colour with that alpha (0 … 255)."""
    return np.dstack([np.broadcast_to(np.array(color, float), (*alpha.shape, 3)), alpha])


def blurred(array, radius):
    """A 0 … 1 mask through PIL's Gaussian."""
    image = Image.fromarray((np.clip(array, 0, 1) * 255).astype('uint8'))
    return np.array(image.filter(ImageFilter.GaussianBlur(radius)), float) / 255


def mixed(base, color, cover):
    return base * (1 - cover[..., None]) + rgb(color) * cover[..., None]


class Cut:
    """A small printed paper, `scale` pixels a unit: masks whose edges are nibbled like cut or stamped paper."""

    OVERSAMPLING = 4

    def __init__(self, name, width, height, scale):
        self.name, self.scale = name, scale
        self.width, self.height = width * scale, height * scale
        self.grain = Grain(name)

    def noise(self, size):
        return self.grain.noise(self.height, self.width, size * self.scale, size * self.scale)

    def mask(self, nibble, shape):
        """Antialiased mask of shape(draw, k), k being its pixels a unit."""
        k = self.OVERSAMPLING
        image = Image.new('L', (self.width * k, self.height * k), 0)
        shape(ImageDraw.Draw(image), k * self.scale)
        image = image.resize((self.width, self.height), Image.LANCZOS).filter(ImageFilter.GaussianBlur(1.1))
        a = np.array(image, float) / 255
        n = self.noise(1.8)
        return np.clip((a - .5 + nibble * n * (a * (1 - a) * 4)) * 2.4 + .5, 0, 1)

    def ground(self, color, fine, broad, size=12):
        """Paper of that colour with its unevenness."""
        v = 1 + fine * self.noise(1) + (broad * self.noise(size) if broad else 0)
        return rgb(color) * v[..., None]

    def save(self, body, alpha):
        save(self.name + ('@2x.png' if self.scale == 2 else '.png'), np.dstack([body, alpha * 255]))


# ---------------------------------------------------------------- table
def wood():
    """Walnut boards at both densities; the finer one has boards as wide with as fine a grain."""
    for scale in (1, 2):
        boards_of(scale)


def boards_of(scale):
    """Tiling boards: in each a stretched noise, warped, sliced into growth rings, and pores."""
    width, boards, board = 2048 * scale, 6, 192 * scale
    grain = Grain('wood')
    out = np.zeros((boards * board, width, 3))
    y = np.arange(board)
    for b in range(boards):
        warp = grain.noise(board, width, 120 * scale, 16 * scale) * .35 + grain.noise(board, width, 40 * scale, 5 * scale) * .06
        ring = np.sin((y[:, None] / board * (2.6 + b % 3) + warp * 1.5 + b) * 2 * np.pi * 1.35)
        fine = grain.noise(board, width, 90, .8) * .5 + grain.noise(board, width, 34, .6) * .35
        pores = np.clip(grain.noise(board, width, 9, .55) - 1.25, 0, 3)
        tone = (.02, -.07, .05, -.03, .03, -.05)[b]
        c = ramp(np.clip(.46 + tone + .13 * ring + .10 * fine - .085 * pores, 0, 1), WALNUT)
        across = y / scale
        joint = np.exp(-across / 1.6) + np.exp(-((board - 1) / scale - across) / 2.2)
        bevel = np.exp(-np.abs(across - 4) / 1.5)
        c *= (1 - .72 * np.clip(joint, 0, 1))[:, None, None]
        c += (bevel * 9)[:, None, None] * np.array([1, .75, .5])
        out[b * board:(b + 1) * board] = np.roll(c, grain.random.integers(0, width), axis=1)
    save('wood@2x.jpg' if scale == 2 else 'wood.jpg', out, 76)


def linen():
    """Plain weave, tiling, thread 3 units, with slubs; the same threads at both densities."""
    for scale in (1, 2):
        woven(scale)


def woven(scale):
    size, thread = 360 * scale, 3 * scale
    y, x = np.mgrid[0:size, 0:size]
    over = (x // thread + y // thread) % 2 > 0
    phase = np.where(over, y % thread, x % thread)
    bump = np.sin((phase + .5) / thread * np.pi)
    for name, base, relief in (('tela', 'd9bf8c', .34), ('verde', '28543a', .7), ('rosso', '74241d', .7)):
        grain = Grain('linen' + name)
        warp = np.repeat(grain.noise(size // thread, size, 30 * scale, .4), thread, 0)
        weft = np.repeat(grain.noise(size, size // thread, .4, 30 * scale), thread, 1)
        if scale == 1:
            uneven = .06 * np.where(over, warp, weft) + .03 * grain.noise(size, size, 1, 1) + .035 * grain.noise(size, size, 40, 40)
        else:
            uneven = .06 * np.where(over, warp, weft) + .03 * grain.noise(size, size, 1.4, 1.4) + .035 * grain.noise(size, size, 80, 80)
        v = 1 + relief / .62 * (.16 * (bump - .6) + uneven)
        save(f'linen_{name}{"@2x" if scale == 2 else ""}.jpg', np.clip(v, .4, 1.3)[..., None] * rgb(base), 80)


def paper():
    """Rag paper, tiling, with a few fibres."""
    size, grain = 320, Grain('paper')
    v = .025 * grain.noise(size, size, 1, 1) + .022 * grain.noise(size, size, 14, 14) + .02 * grain.noise(size, size, 60, 60)
    fibres = np.clip(grain.noise(size, size, 5, .7) - 2.2, 0, 2) + np.clip(grain.noise(size, size, .7, 5) - 2.3, 0, 2)
    save('paper.jpg', rgb(PAPER) * (1 + v[..., None] * .8) - fibres[..., None] * np.array([14, 18, 26]), 84)


def light():
    """Shadows and the lamp. shadow: nine-slice, border 40; contact: border 16; disc: for round things."""
    for name, size, box, corner, radius, strength in (('shadow', 96, (24, 24, 72, 72), 8, 8, .62),
                                                      ('contact', 48, (8, 8, 40, 40), 4, 2.2, .75),
                                                      ('disc', 128, (24, 24, 104, 104), 40, 9, .70)):
        m = Image.new('L', (size * 4, size * 4), 0)
        ImageDraw.Draw(m).rounded_rectangle([k * 4 for k in box], corner * 4, fill=255)
        m = m.resize((size, size), Image.LANCZOS).filter(ImageFilter.GaussianBlur(radius))
        save(name + '.png', tinted((18, 8, 2), np.array(m, float) * strength))
    size = 320
    y, x = np.mgrid[0:size, 0:size] / (size - 1) * 2 - 1
    dither = Grain('light').random.random((size, size)) - .5      # eight bits of alpha band on a large screen
    vignette = np.clip((np.hypot(x * .92, (y + .10) * .98) - .30) / 1.02, 0, 1) ** 1.35 * 222
    save('lamp.png', tinted((14, 6, 2), vignette + dither * 1.6))
    save('glow.png', tinted((255, 214, 140), np.clip(1 - np.hypot(x, y), 0, 1) ** 1.5 * 92 + dither))


# ---------------------------------------------------------------- printed papers
def tickets():
    """Buttons: nine-slice 116 x 88, border 26: notched, with a double rule, print a little uneven."""
    w, h, notch = 116, 88, 10
    corners = [(x, y) for x in (3, w - 3) for y in (3, h - 3)]

    def outer(d, k):
        d.rectangle((3 * k, 3 * k, (w - 3) * k, (h - 3) * k), fill=255)
        for x, y in corners:
            d.ellipse([v * k for v in (x - notch, y - notch, x + notch, y + notch)], fill=0)

    def rule(gap, thick):
        def draw(d, k):
            radius = notch + gap
            d.rectangle([v * k for v in (3 + gap, 3 + gap, w - 3 - gap, h - 3 - gap)], fill=255)
            inner = 3 + gap + thick
            d.rectangle([v * k for v in (inner, inner, w - inner, h - inner)], fill=0)
            for x, y in corners:
                d.pieslice([v * k for v in (x - radius, y - radius, x + radius, y + radius)], 0, 360, fill=0)
            for x, y in corners:
                r = radius + thick
                start = {(True, True): 0, (False, True): 90, (False, False): 180, (True, False): 270}[x < 9, y < 9]
                d.arc([v * k for v in (x - r, y - r, x + r, y + r)], start, start + 90, fill=255, width=int(thick * k) + 1)
        return draw
    for tone, base, line, pale in (('red', 'c62a1c', CREAM, 'ffd9a0'), ('cream', 'f1e4c4', INK, 'ffffff'),
                                   ('blue', '27568f', CREAM, 'bcd8f0'), ('green', '1f6a42', CREAM, 'bfe0c0')):
        for scale in (1, 2):
            cut = Cut('ticket_' + tone, w, h, scale)
            shape = cut.mask(.035, outer)
            body = cut.ground(base, .020, .010)
            for gap, thick, cover in ((3.5, 2.0, .95), (7.5, .9, .75)):
                body = mixed(body, line, cut.mask(.05, rule(gap, thick)) * cover)
            body *= 1 - .55 * np.clip(1 - blurred(shape, 2 * scale), 0, 1)[..., None]
            body[:6 * scale] = body[:6 * scale] * .8 + .2 * rgb(pale)
            cut.save(body, shape)


def sheets():
    """Pages: nine-slice 192, border 64: cut paper, plain or with a printed frame."""
    size = 192
    for name, rules in (('sheet_plain', ()), ('sheet_rule', ((12, 3.2), (18, 1.2)))):
        for scale in (1, 2):
            cut = Cut(name, size, size, scale)
            shape = cut.mask(.07, lambda d, k: d.rectangle((4 * k, 4 * k, (size - 4) * k, (size - 4) * k), fill=255))
            body = cut.ground(PAPER, .020, .013, 10)
            from_edge = np.minimum(np.arange(size * scale), size * scale - 1 - np.arange(size * scale)) / scale
            edge = np.minimum(from_edge[:, None], from_edge[None, :])
            worn = (1 - .16 * np.exp(-(edge - 4) / 7.0) - .05 * np.exp(-edge / 22.0))[..., None]
            body *= worn ** np.array([.8, 1, 1.35])        # the rim yellows
            for gap, thick in rules:
                def frame(d, k, gap=gap, thick=thick):
                    d.rectangle((gap * k, gap * k, (size - gap) * k, (size - gap) * k), fill=255)
                    inner = gap + thick
                    d.rectangle((inner * k, inner * k, (size - inner) * k, (size - inner) * k), fill=0)
                body = mixed(body, INK, cut.mask(.05, frame) * .9)
            cut.save(body, shape)


def labels():
    """Names and values: nine-slice 72 x 56, border 22: small paper with one thin rule."""
    w, h = 72, 56

    def frame(d, k):
        d.rectangle((7 * k, 7 * k, (w - 7) * k, (h - 7) * k), fill=255)
        d.rectangle((8.3 * k, 8.3 * k, (w - 8.3) * k, (h - 8.3) * k), fill=0)
    for name, base, line in (('label', 'f1e5c6', INK), ('label_dark', '2a1a10', 'e8cf95'), ('label_red', 'b8261a', CREAM)):
        for scale in (1, 2):
            cut = Cut(name, w, h, scale)
            shape = cut.mask(.04, lambda d, k: d.rounded_rectangle((3 * k, 3 * k, (w - 3) * k, (h - 3) * k), 2 * k, fill=255))
            body = mixed(cut.ground(base, .012, 0), line, cut.mask(.02, frame) * .62)
            y = np.arange(h * scale)[:, None, None] / scale
            cut.save(body * (1 - .10 * np.clip((y - h + 12) / 9, 0, 1)), shape)


def bubbles():
    """Words spoken: nine-slice 96 x 72, border 30 (small: 60 x 44, border 18), and a tail that points down-left."""
    for tone, base in (('bubble', 'fffaf0'), ('bubble_red', 'c9281b')):
        for suffix, radius, w, h in (('', 22, 96, 72), ('_s', 11, 60, 44)):
            for scale in (1, 2):
                cut = Cut(tone + suffix, w, h, scale)
                outer = cut.mask(.03, lambda d, k: d.rounded_rectangle((2 * k, 2 * k, (w - 2) * k, (h - 2) * k), radius * k, fill=255))
                inner = cut.mask(.05, lambda d, k: d.rounded_rectangle((4.6 * k, 4.2 * k, (w - 5.4) * k, (h - 5.8) * k), (radius - 2.5) * k, fill=255))
                cut.save(mixed(np.broadcast_to(rgb(INK), (*inner.shape, 3)), base, inner), outer)
        for scale in (1, 2):
            cut = Cut(tone + '_tail', 44, 36, scale)

            def tail(*points):
                return lambda d, k: d.polygon([(x * k, y * k) for x, y in points], fill=255)
            outer = cut.mask(.03, tail((42, 0), (14, 0), (12, 14), (1, 35), (24, 22)))
            inner = cut.mask(.05, tail((38, -2), (17, -2), (14.6, 15), (7, 29.5), (23, 18.6)))
            cut.save(mixed(np.broadcast_to(rgb(INK), (*inner.shape, 3)), base, inner), outer)


# ---------------------------------------------------------------- prints
def stamps():
    """The blocks as prints of one ink with alpha, worn like a hand stamp."""
    with tempfile.TemporaryDirectory() as folder:
        for name, (draw, height) in BLOCKS.items():
            path = os.path.join(folder, name + '.svg')
            write(path, draw())
            black = 1 - np.array(rendered(path, height, '#ffffff').convert('L'), float) / 255
            grain = Grain(name)
            worn = np.clip(1.06 + .16 * grain.noise(*black.shape, 1.2, 1.2) + .13 * grain.noise(*black.shape, 14, 14), .45, 1)
            for ink, color, strength in (('rust', RUST, .92), ('ink', INK, 1), ('paper', PAPER, 1)):
                alpha = np.round(black * worn * 255 * strength / 6) * 6     # fewer steps, smaller files
                save(f'{name}_{ink}.png', tinted(rgb(color), alpha))


def title():
    """Wood type: the program's name, which always has 1536 x 294, those of games, and what is called out in them."""
    for file, (words, wide, step) in WOOD_TYPE.items():
        pixels = np.round(np.array(in_wood_type(words, wide), float) / step) * step
        packing.save(Image.fromarray(np.clip(pixels, 0, 255).astype('uint8')), os.path.join(HERE, file + '.png'))


def in_wood_type(name, wide):
    """Red face with an inline and an engraved shade."""
    font = ImageFont.truetype(VOLLKORN, 300)
    pad, depth = 60, 30
    box = font.getbbox(name)
    width, height = box[2] - box[0] + 2 * pad + 40, box[3] - box[1] + 2 * pad + 40
    image = Image.new('L', (width, height), 0)
    ImageDraw.Draw(image).text((pad - box[0], pad - box[1]), name, font=font, fill=255)
    face = np.array(image, float) / 255
    shade = face
    for k in range(depth + 1):
        shade = np.maximum(shade, np.roll(face, (k, k), (0, 1)))
    outline = np.clip((blurred(face, 3.2) - .08) * 9, 0, 1)
    whole = np.clip((blurred(shade, 3.2) - .08) * 9, 0, 1)
    inline = np.clip((blurred(face, 5) - .86) * 9, 0, 1) - np.clip((blurred(face, 7) - .95) * 30, 0, 1)
    grain = Grain('title')
    x = np.arange(width)[None, :]
    hatch = np.clip((np.sin(x / 11 * 2 * np.pi * .72) + .14 * grain.noise(height, width, 3, 3) + .1) * 3, 0, 1)
    body = mixed(np.broadcast_to(rgb(INK), (height, width, 3)), 'e09a16', np.clip(shade - outline, 0, 1) * hatch)
    red = rgb('c9281b') * (1 + .02 * grain.noise(height, width, 30, 30))[..., None]
    body = body * (1 - face[..., None]) + red * face[..., None]
    body = mixed(body, 'fbe9b4', np.clip(inline, 0, 1) * .9)
    alpha = np.maximum(whole, outline) * 255
    picture = Image.fromarray(np.clip(np.dstack([body, alpha]), 0, 255).astype('uint8'), 'RGBA')
    picture = picture.crop(picture.getbbox())
    high = 294 if name == TITLE else round(wide * picture.height / picture.width)
    return picture.resize((wide, high), Image.LANCZOS)


MAKERS = {f.__name__: f for f in (wood, linen, paper, light, tickets, sheets, labels, bubbles, stamps, title)}

if __name__ == '__main__':
    for name in sys.argv[1:] or MAKERS:
        MAKERS[name]()
