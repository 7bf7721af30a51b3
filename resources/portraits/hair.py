# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hair and beards for the portraits, in head units (see features.py)."""
from inks import RED


def curl(c, x, y, r, rot, col, dark, flip=False):
    with c.at(x=x, y=y, s=r / 20, rot=rot, flip=flip):
        c.shape("-22,0! -18,-16 -2,-22 14,-16 20,0 14,14 0,18 -10,12! -16,10", col, 2.6)
        c.fill("-4,20! 14,14 20,0 14,-14! 14,0 8,9", dark)
        c.stroke("-16,6 -10,-8 2,-12 10,-4 8,6 0,8 -4,2", 2.2)
        c.stroke("-18,-2 -10,-14 2,-17 14,-10", 1.8)


def sides(c, col):
    """Short hair at temple and nape, three-quarter view, for under a hat or round a bald head."""
    c.shape("-33,-58! -29,-42 -31,-24 -36,-16! -46,-20 -50,-4 -46,14 -40,26! -54,22 -61,2 -62,-26 -56,-54!", col, 2.6)
    c.strands("-36,-52 -34,-34 -38,-20", "-54,-50 -60,-24 -58,8", 8, 2.2, jitter=.12)
    c.shape("37,-56! 39.4,-40 39.6,-26 38,-18! 44,-24 47,-40 46,-56!", col, 2.2)
    c.strands("39,-52 40,-36 39,-22", "43,-52 45,-38 42,-24", 3, 1.8, jitter=.1)


def front_sides(c, col, w=1.0, low=10):
    """Hair over both ears, seen from the front."""
    for s in (-1, 1):
        with c.at(flip=s > 0, x=0):
            c.shape(f"{-35 * w},-46! {-36 * w},-36 {-36 * w},-22! {-42 * w},-22 {-45 * w},-6 {-42 * w},{low}! {-52 * w},2 {-56 * w},-22 {-52 * w},-44 {-43 * w},-54!", col, 2.6)
            c.strands(f"{-38 * w},-48 {-39 * w},-36 {-40 * w},-20", f"{-46 * w},-50 {-52 * w},-26 {-47 * w},-2", 6, 2.0, jitter=.12)


def dome(c, f):
    """The bald top of a head."""
    if f.view == 'front':
        c.shape("-38,-34! -40,-60 -24,-84 0,-90 24,-84 40,-60 38,-34!~", f.skin, 3)
        c.fill("14,-87! 40,-60 38,-34! 30,-40 30,-64", f.shade)
        c.sliver((-22, -74), (0, -83), 3.4, -.14, colour='#fffaf0')
        return
    c.shape("-44,-30! -50,-56 -36,-80 -8,-90 20,-86 36,-70 38,-40!~", f.skin, 3)
    c.fill("18,-86! 36,-70 38,-42! 30,-48 29,-66", f.shade)
    c.sliver((-24, -74), (2, -84), 3.4, -.14, colour='#fffaf0')


def parted(c, col, light):
    """Short hair with a side parting and a wave, three-quarter view."""
    c.shape("-36,-16! -34,-34 -28,-46 -14,-52! 6,-46 26,-48 38,-44! 40,-34 39,-20! 46,-30 48,-56 38,-80 14,-92 -18,-90 -44,-78 -58,-52 -60,-22 -54,4 -44,22! -46,2 -48,-12!", col, 3)
    c.strands("-14,-52 8,-62 38,-48", "-24,-86 10,-88 42,-64", 9, 2.2, colour=light, jitter=.1)
    c.strands("-16,-54 -34,-44 -40,-18", "-30,-84 -54,-54 -52,-2", 8, 2.2, colour=light, jitter=.1)
    c.stroke("-15,-53 -22,-70 -24,-88", 2.4)


def bob(c, col, light):
    """Short black bob with a fringe, three-quarter view."""
    c.shape("39,-28! 38,-6 36,14 30,26! 42,28 52,14 54,-14 50,-48 34,-60!", col, 2.6)
    c.shape("-24,-34! -30,-14 -26,10 -12,26! -30,32 -52,26 -64,6 -68,-30 -58,-66 -32,-88 6,-92 36,-80 50,-54 40,-30! 24,-37 0,-38!", col, 3.2)
    c.strands("-20,-40 -28,-14 -20,20", "-58,-50 -60,-14 -44,22", 10, 2.2, colour=light, jitter=.1)
    c.strands("-18,-40 8,-42 38,-36", "-6,-86 18,-84 40,-60", 7, 2.0, colour=light, jitter=.1)


def page_hair_back(c, col, dark):
    """The page's bob behind the neck."""
    c.shape("-50,-50! -68,-20 -70,30 -62,62 -30,58 30,58 60,56 66,40 62,-20 50,-50!", dark, 2.7)


def page_hair(c, col, dark, light):
    """Page's bob with rolled ends, three-quarter view."""
    c.shape("-33,-54! -28,-46 -24,-34 -26,-18 -30,-4 -26,10 -24,24 -28,40 -38,56 -54,64 -68,58! -62,52 -72,44 -74,30 -68,16 -72,0 -68,-20 -62,-38 -50,-54!", col, 2.7)
    c.fill("-36,-50! -29,-36 -30,-18 -34,-4 -30,12 -28,24 -33,38 -42,52! -46,40 -42,24 -46,6 -45,-20 -43,-42", dark)
    c.strands("-52,-48 -64,-18 -67,2 -63,18 -68,32 -62,50", "-32,-48 -27,-20 -31,-4 -26,12 -26,26 -38,50", 9, 2.4, jitter=.14)
    c.strands("-56,-38 -62,-14 -63,4 -60,16", "-48,-44 -53,-14 -55,4 -53,16", 4, 2.3, colour=light, jitter=.1)
    c.shape("36,-56! 39.4,-40 40.6,-28 38,-14! 41,0 38,12 42,24 39,40! 44,52 56,54 68,46! 62,40 68,30 64,16 66,2 62,-16 58,-36 50,-54!", col, 2.7)
    c.strands("40,-46 43,-26 42,-4 41,12 44,26 44,42", "54,-44 59,-14 61,4 58,18 61,36", 7, 2.3, jitter=.14)


def forelock(c, col, light):
    """A tuft that escapes from under a cap, three-quarter view."""
    c.shape("-30,-52! -4,-58 34,-56! 38,-44 30,-30 22,-26! 22,-38 12,-28 4,-26! 4,-38 -10,-30 -16,-30! -14,-40 -30,-36!", col, 2.6)
    c.strands("-20,-52 4,-52 28,-52", "-16,-36 8,-34 24,-34", 4, 2, colour=light)


def wisps(c, col, line):
    """What old age leaves: tufts over the ears and a few hairs, three-quarter view."""
    c.shape("-42,-44! -40,-30 -38,-20! -46,-24 -50,-6 -44,8! -58,12 -68,2! -60,-4 -72,-16! -62,-20 -70,-34! -58,-34 -58,-50!", col, 2.6)
    c.strands("-44,-38 -50,-18 -56,6", "-52,-42 -62,-24 -62,2", 5, 1.9, colour=line)
    c.shape("38,-46! 40,-34 39,-22! 48,-22 54,-34! 48,-36 50,-48!", col, 2.2)
    for a, b in ((0, -4), (8, 10), (-10, -20)):
        c.stroke([(a, -88), (a + b * .4, -97), (a + b, -101)], 2.4, 'end')


def side_sides(c, col):
    """Short hair under a cap in profile."""
    c.shape("2,-56! 0,-36 -6,-22! -16,-24 -28,-16 -30,8 -22,16! -30,34 -46,20 -56,-10 -56,-52!", col, 2.8)
    c.strands("-6,-50 -16,-30 -32,-10 -32,22", "-46,-50 -50,-20 -42,14", 9, 2.2, jitter=.12)


def centre_bun(c, col, light, dark):
    """Hair parted in the middle and gathered in a bun, three-quarter view."""
    c.shape("-40,-74! -62,-84 -78,-72 -78,-50 -62,-40 -46,-46!", col, 3)
    c.strands("-62,-80 -74,-68 -72,-52", "-50,-70 -58,-62 -54,-52", 5, 2, colour=dark)
    c.shape("-36,-6! -50,-6 -58,-30 -52,-62 -28,-84 8,-88 36,-76 48,-52 44,-14! 38,-22! 38,-40 26,-54 12,-62! -8,-54 -28,-42 -34,-22!", col, 3.2)
    c.strands("12,-62 -10,-54 -36,-14", "10,-86 -32,-76 -52,-30", 9, 2.0, colour=dark, jitter=.1)
    c.strands("13,-62 28,-54 41,-22", "14,-86 36,-74 46,-46", 6, 1.9, colour=dark, jitter=.1)


def braid(c, spine, col, dark, ribbon, size=17):
    """A plait along three points (card units are head units here) with a ribbon at its end."""
    (x0, y0), (x1, y1), (x2, y2) = spine
    n = 6
    for i in range(n):
        t = i / (n - 1)
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2
        with c.at(x=x, y=y, s=size / 17 * (1 - .25 * t), flip=i % 2 == 1):
            c.shape("-15,-8! -6,-14 8,-10 15,4 10,16! -4,12 -14,4", col, 2.6)
            c.fill("15,4 10,16! -4,12 -13,5! 4,8", dark)
            c.sliver((-10, -6), (8, 8), 1.8, -.15)
    with c.at(x=x2, y=y2 + 14):
        c.shape("-4,0! -20,-12 -22,8!", ribbon, 2.4)
        c.shape("4,0! 20,-12 22,8!", ribbon, 2.4)
        c.shape("-7,2! 7,2! 10,24 0,30 -10,24!", col, 2.4)
        c.dot(0, 0, 6, 'ink')
        c.dot(0, 0, 4, ribbon)


def braided(c, col, dark, light):
    """Smooth hair with a middle parting, ears covered, three-quarter view."""
    c.shape("-34,-4! -30,10 -34,26! -54,18 -62,-8 -58,-52 -34,-80 4,-88 36,-78 52,-48 48,0 42,18! 38,2 40,-24! 34,-44 12,-62! -10,-52 -30,-40!", col, 3.2)
    c.fill("44,-66 52,-48 48,0 42,18! 38,2 40,-24! 42,-44", dark)
    c.strands("12,-62 -12,-52 -40,6", "6,-86 -38,-74 -56,-10", 9, 2.0, colour=light, jitter=.1)
    c.strands("13,-62 32,-48 42,-6", "14,-86 38,-74 48,-34", 6, 1.9, colour=light, jitter=.1)


def waves(c, col, dark, light):
    """Chin-length waved hair, seen from the front; draw it before and after the face with `waves_top`."""
    c.shape("0,-88! 36,-84 58,-56 56,-28 66,-6 60,18 68,38 52,58 30,54! 40,20 -40,20 -30,54! -52,58 -68,38 -60,18 -66,-6 -56,-28 -58,-56 -36,-84!", col, 3)
    c.fill("44,-74 58,-56 56,-28 66,-6 60,18 68,38 52,58 30,54! 44,20 46,-30", dark)
    for s in (-1, 1):
        c.strands(f"{s * 42},-30 {s * 50},-4 {s * 46},20 {s * 42},48", f"{s * 56},-30 {s * 64},-4 {s * 58},20 {s * 62},42", 5, 2.2, colour=light)


def waves_top(c, col, light):
    c.shape("-12,-62! 0,-54 22,-50 36,-34 40,-4! 46,-20 54,-40 48,-68 24,-88 -8,-90 -40,-78 -54,-48 -46,-20 -40,-2! -38,-30 -28,-48!", col, 3)
    c.strands("-11,-65 13,-60 41,-38", "-4,-88 36,-82 52,-44", 8, 2.1, colour=light, jitter=.1)
    c.strands("-14,-64 -34,-50 -43,-26", "-16,-88 -46,-70 -50,-36", 6, 2.1, colour=light, jitter=.1)


def slick(c, col, light, size=1.0):
    """Brilliantined hair with a middle parting, seen from the front."""
    with c.at(s=size):
        c.shape("0,-58! -18,-56 -34,-44 -40,-14! -50,-22 -54,-50 -40,-76 -12,-86 0,-80! 12,-86 40,-76 54,-50 50,-22 40,-14! 34,-44 18,-56!", col, 3)
        for s in (-1, 1):
            c.strands(f"{s * 2},-60 {s * 26},-54 {s * 42},-24", f"{s * 2},-80 {s * 36},-74 {s * 50},-36", 6, 1.9, colour=light, jitter=.1)


def chignon(c, col, light):
    """High knot of hair in profile."""
    c.shape("-22,-84! -42,-104 -68,-96 -76,-72 -64,-52 -42,-54!", col, 3.2)
    c.strands("-32,-84 -54,-92 -66,-74", "-42,-64 -54,-66 -58,-62", 6, 2.2, colour=light)
    c.shape("26,-50! 8,-48 -6,-38 -10,-20! -18,-22 -26,-14 -26,8! -36,22! -52,4 -60,-28 -52,-66 -24,-90 10,-90 28,-74 32,-56!", col, 3.2)
    c.strands("26,-52 -2,-46 -22,-10", "22,-78 -24,-80 -50,-40", 11, 2.1, colour=light, jitter=.1)
    c.strands("-24,-8 -32,4 -36,18", "-50,-36 -52,-8 -42,14", 5, 2.0, colour=light, jitter=.1)
    c.shape("-40,-56! -24,-84! -17,-80! -32,-52!", RED, 2.4)


def loose_curls(c, col, dark):
    """Loose curls in profile."""
    for x, y, r, a in ((-30, 62, 17, 200), (-52, 44, 19, 170), (-60, 14, 20, 120), (-34, 36, 18, 150), (-64, -20, 20, 90), (-56, -54, 20, 50), (-34, -78, 20, 20),
                       (-4, -88, 19, 0), (-40, 4, 19, 130), (-42, -32, 20, 80), (-20, -58, 20, 30), (22, -76, 17, 20), (4, -62, 19, 10), (-22, -28, 16, 90), (20, -56, 13, 30)):
        curl(c, x, y, r, a, col, dark)


def mop(c, col, dark):
    """A mop of curls from the front."""
    for x, y, r, a in ((-46, -30, 15, -90), (46, -30, 15, 90), (-50, -54, 19, -60), (50, -54, 19, 60), (-34, -78, 20, -30), (34, -78, 20, 30), (0, -86, 21, 0),
                       (-16, -68, 18, -10), (18, -68, 18, 20), (-34, -54, 16, -50), (36, -52, 15, 60), (2, -56, 15, 8), (-18, -50, 11, -20), (20, -50, 11, 30)):
        curl(c, x, y, r, a, col, dark)


def walrus(c, col, line='ink'):
    """Heavy drooping moustache, three-quarter view."""
    c.shape("19.5,20.5! 8,19 -3,25 -13,37! 2,38 13,35 20,31! 28,34 36,35 44,33! 38,23 28,19.6", col, 2.6)
    c.strands("16,23 3,26 -9,36", "18,29 8,32 -2,37", 6, 1.7, colour=line)
    c.strands("23,23 33,26 41,32", "22,29 29,32 37,34", 4, 1.6, colour=line)


def handlebar(c, col, light, y=0):
    """Great curled moustache, seen from the front."""
    with c.at(y=y):
        for s in (-1, 1):
            with c.at(flip=s > 0):
                c.shape("0,20! -12,17.4 -24,25 -34,24 -40,16! -47,24 -42,36 -26,38 -10,34 0,29!", col, 2)
                c.strands("-3,23 -16,24 -32,28 -42,24", "-3,28 -16,32 -32,34 -43,30", 5, 1.5, colour=light)


def pencil(c, col):
    """Thin moustache, three-quarter view."""
    c.fill("19,22.4! 12,21.8 4,25.6 -1,29! 10,27.6 19,26.4! 26,27 32.4,28! 30,24.4 25.6,22.2", col)


def imperial(c, col):
    """Thin moustache waxed upwards, seen from the front."""
    for s in (-1, 1):
        with c.at(flip=s > 0):
            c.shape("0,22.4! -10,20 -22,24 -32,18 -38,8! -36,22 -26,30 -12,28 0,26!", col, 1.6)


def goatee(c, col, line):
    """Moustache and pointed beard, three-quarter view."""
    c.fill("19.5,22! 11,21.6 3,25.6 -4,33! 4,31.8 12,29.8 19.5,28! 25,29.2 31,31 39,30.4! 32,24.4 26,21.8", col)
    c.stroke("19,23 10,23 2,27 -5,34", 2.2, 'end')
    c.stroke("20,23 27,22.6 33,25.6 39,30.6", 2.2, 'end')
    c.shape("6,42! 19,44 32,42! 33,54 27,72 18,86! 11,72 5,56", col, 2.6)
    c.strands("8,44 8,60 17,82", "30,44 29,60 20,82", 7, 1.7, colour=line)


def full_beard(c, col, line, mouth_open='#8e3a28'):
    """Full beard, three-quarter view."""
    c.shape("-37,-4! -30,8 -22,14 -8,18 4,19 12,20.6 20,20 27,20.4 34,18 38.4,6! 44,24 42,48 32,70 16,84 -2,82 -22,68 -36,44 -42,18!", col, 3)
    c.fill("7,29.6! 14,27.6 20,28.6 26,27.6 33,29! 26,33.6 20,34.6 13,33.8", mouth_open)
    c.stroke("5,29 13,30.6 20,30 27,30.6 35,28.6", 2.4)
    c.strands("-36,4 -34,34 -18,62 2,80", "-6,22 -8,44 2,66 12,82", 11, 2.0, colour=line, jitter=.12)
    c.strands("38,12 40,36 32,60 18,82", "16,38 16,52 16,66 14,82", 8, 1.9, colour=line, jitter=.12)
    c.strands("18,21.6 8,22 -4,30", "18,27 10,28 2,33", 4, 1.6, colour=line)
    c.strands("22,21.6 30,22 38,28", "22,27 28,28 34,31", 3, 1.6, colour=line)


def side_beard(c, col, line):
    """Full beard in profile."""
    c.shape("-20,-6! -12,4 -4,14 10,18 22,18 32,18 40,19.6 44,25! 40,28 37,30! 41,33 46,44 46,60 38,78 22,90 2,84 -16,66 -26,40!", col, 3)
    c.stroke("24,29 31,30.4 37,30", 2.6)
    c.strands("-18,6 -12,36 4,62 20,86", "10,22 12,44 20,64 28,84", 11, 2.0, colour=line, jitter=.12)
    c.strands("20,34 26,50 34,66", "40,36 43,50 42,66", 6, 1.9, colour=line, jitter=.12)
    c.strands("38,21 28,21 18,26", "42,25 32,26 24,29", 4, 1.6, colour=line)


def side_moustache(c, col, line):
    c.shape("42,17! 32,17.6 22,22 14,32! 26,34 36,31 44,26!", col, 2.4)
    c.strands("40,19 28,22 18,31", "43,25 34,28 26,32", 5, 1.6, colour=line)
