# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces put together of jaws, eyes, noses and mouths, so that no two need be alike.

The units of faces.py: hairline y=-50, chin about y=52; three-quarter and profile heads look to the right.
"""

THREE_QUARTER_JAWS = {
    "oval": "-34,-52 0,-58 36,-50 37,-32 35.6,-22 33.8,-13 36,-3 34.6,10 30.6,24 25.5,37 19,46.5 12,50 4,48.5"
    " -7,41 -20,28 -30,12 -36,-10 -37,-35",
    "square": "-34,-52 0,-58 36,-50 37.5,-30 36.6,-21 34.4,-13 36.6,-3 36,10 34,25 32,40 27,51 17,56 4,55"
    " -10,48 -25,35 -32,16 -36,-10 -37,-35",
    "long": "-33,-52 0,-58 35,-50 36.5,-30 35.6,-21 33.4,-13 35.4,-3 34,12 30.6,29 27,45 21,57 13,61.5 4,60"
    " -8,52 -22,36 -31,16 -36,-10 -37,-35",
    "lean": "-33,-52 0,-58 35,-50 36.5,-30 35.6,-21 33.4,-13 35.4,-3 34,11 30.8,26 27,40 20.6,51 13,55.4 4,54"
    " -8,47 -22,33 -31,15 -36,-10 -37,-35",
    "round": "-34,-52 0,-58 36,-50 37.6,-30 36.6,-21 34.6,-13 38,-2 38.4,11 35,26 28.6,40 19,48.5 9,50 -6,46.5"
    " -21,37 -32,20 -37.5,-6 -37,-35",
    "gaunt": "-33,-52 0,-58 35,-50 37.6,-30 37.4,-21 34.6,-12 37,-2 35.6,8 32.4,20 29.6,34 25,50 18,58 9,59"
    " -6,52 -20,36 -30,16 -36,-10 -37,-35",
    "heart": "-35,-52 0,-58 37,-50 39,-32 38,-22 35,-13 38,-2 36.4,10 32,23 27,34 20.6,44 14.6,47.6 8,47"
    " -5,38 -18,26 -30,11 -37,-10 -38,-35",
    "plump": "-34,-52 0,-58 36,-50 37.6,-30 37,-21 35.4,-13 40.6,-1 42.4,12 39,27 31,39.6 21,47.6 11,49.6 -5,49.4"
    " -22,42.6 -34,26 -39,-2 -37,-35",
    "boy": "-35,-52 0,-58 37,-50 38.6,-30 37.4,-20 35.6,-12 39.4,-1 38.8,12 34,25 27.4,36 20.6,43 13,45.6 4,44.6"
    " -8,38 -22,27 -32,12 -37,-10 -38,-35",
    "jowl": "-34,-52 0,-58 35,-50 38.4,-30 38.4,-21 34.4,-13.4 38,-4 37.6,8 37.4,22 37.4,37 33.6,50 25,57.6 15,59.6"
    " 3,58.6 -13,52 -28,38 -35,17 -37,-10 -37,-35",
    "noble": "-33,-52 0,-58 35,-50 37,-30 36.8,-21 34.4,-12.6 36.8,-2 35,10 31.4,25 27.4,41 21.6,53.6 14.6,59"
    " 6,58.6 -6,50.6 -20,35 -30,16 -36,-10 -37,-35",
}
FRONT_JAWS = {
    "oval": "0,-57 22,-54 36,-42 37.6,-16 35.6,4 31,21 23,36 11,47 0,50.5",
    "square": "0,-57 22,-54 36,-42 38,-16 37.6,6 35,24 30,40 17,51 0,54.5",
    "long": "0,-57 22,-54 35,-42 36.4,-16 34.6,6 30,26 23,44 12,57 0,61",
    "slim": "0,-57 22,-54 35,-42 36,-16 33.2,4 28,21 20.4,36.5 10,47 0,50.5",
    "round": "0,-57 22,-54 36,-42 38.6,-14 38.6,7 34,25 25,39.5 13,48 0,50.5",
}
NOSES = {  # from the near brow to the wing, in three quarters
    "straight": "17,-16 20,-8 24.4,4 28.4,12 27.6,15.6 23.6,17",
    "aquiline": "16.8,-17 18.4,-10 20.2,-3 26.8,4.4 31,11 30.4,15.4 27,17.6 23,17",
    "snub": "17.6,-13 19.4,-3 24,5 28.8,8.4 29.4,12 26.4,15 22.6,15.4",
    "fine": "18,-13 20,-3 23.8,6.4 27,11.6 26.2,14.4 22.6,15.4",
    "short": "17.6,-14 19.6,-4 23,3.4 26.6,9 25.8,12 22.4,13.4",
    "tip": "18,-14 19.8,-5 23.2,2.6 28.6,9 28.4,12.6 23.4,15",
    "bulb": "17,-15 19.6,-4 24,4 31.4,8.6 32.6,14.6 28.6,18.6 23.4,18",
    "hooked": "17,-17 18.4,-10 20.2,-3.4 27.6,3 32.6,10.6 33.4,16.6 30.8,20.6 26.6,18.6 22.6,17.6",
    "broken": "17,-17 21,-11 20.6,-3 26.2,5 31,11.4 29.4,16.4 23.4,17.4",
    "button": "19,-9 19.4,-1 22.4,4 27.6,6.6 29,10.6 25.8,13.6 22.4,13.4",
    "long": "17.4,-17 19.6,-6 24.6,8 29,16.4 28,20 23,20.4",
    "greek": "19,-20 20.4,-8 25.4,5 28.8,11.4 27.4,15 23,15.8",
}
EYES = {  # corners of the near and of the far eye, their height on the face, opening, outer ends up
    "plain": (-9.5, 9.5, 22.2, 32.2, -9.5, 5.3, 0),
    "round": (-8.6, 8.6, 22.6, 32, -9.2, 6.9, 0),
    "wide": (-11.8, 9.8, 21.6, 33.4, -9.2, 6.3, 4),
    "narrow": (-10.6, 9, 22, 33, -8.6, 3.7, 5),
    "hooded": (-10.4, 9.2, 23.6, 30.8, -7.6, 4.9, -7),
    "deep": (-8.6, 9.4, 23.2, 30, -8, 4.6, 2),
    "drooping": (-10.4, 9.4, 23, 31.4, -8.6, 5.5, -8),
}
BROWS = {  # the near and the far brow from the inner end
    "arch": ("14.5,-20 7,-23.5 -4,-24 -13.5,-18.5", "21,-20 27,-23.5 34,-20"),
    "high": ("13,-24 5,-30.6 -6,-31 -15.5,-22", "22,-24.6 28,-30.6 35,-24"),
    "flat": ("15.6,-18.4 5,-20.6 -6,-21.4 -16.5,-18", "20.6,-18.4 27,-20.8 36,-18.4"),
    "frown": ("17,-14.6 9,-20 -4,-25.6 -17,-23", "20.4,-15 26,-21 36,-24"),
    "sad": ("13,-26.6 5,-25.4 -6,-21.4 -15.6,-15.6", "21.6,-26.4 28,-24 35.4,-17.6"),
    "cocked": ("13.6,-22 5,-29.6 -6,-31 -16.6,-22.6", "20.4,-17 27,-19.4 36,-16.6"),
    "winged": ("15,-18.4 5,-23 -8,-27.6 -20,-25", "21,-18.4 28,-24 37,-25.6"),
}


def one_eye(c, x0, x1, y, h, gaze, iris, tilt=0, lid=3.0, lash=0, sleepy=0.0):
    """An eye between two corners; lash is the side its lashes flick to."""
    w, r = x1 - x0, h * 0.84
    a, b = -w / 2, w / 2
    with c.at((x0 + x1) / 2, y, rot=tilt):
        c.fill(f"{a},1.4! {a*.4},{-h*.86} {b*.36},{-h*.86} {b},0.8! {b*.4},{h*.62} {a*.4},{h*.62}", "wht")
        x, top = gaze * w * 0.15, -h * 0.16
        across = min(r, w * 0.46)  # a far eye is seen from its side
        c.dot(x, top, across, "ink", r)
        if iris != "ink":
            c.dot(x, top, across * 0.74, iris, r * 0.74)
            c.dot(x, top, across * 0.4, "ink", r * 0.4)
        c.dot(x - r * 0.34, top - r * 0.3, r * 0.3, "wht")
        drop = h * sleepy
        if sleepy:
            c.fill(
                f"{a},1! {a*.4},{-h*1.05} {b*.36},{-h*1.05} {b},0.6! {b*.36},{-h*.86+drop} {a*.4},{-h*.86+drop}",
                "dskin",
            )
        c.stroke(
            f"{a-1.8},2.4 {a*.48},{-h*.92+drop} {b*.32},{-h*.95+drop} {b+2.2},1.4", lid, end=0.25, power=0.6
        )
        if lash:
            side = b if lash > 0 else a
            c.stroke(f"{side*.7},{-h*.5} {side*1.12},{-h*.3} {side*1.42},{-h*.95}", 2.2, "end")
        c.stroke(f"{a*.68},{h*.55} 0,{h*.85} {b*.88},{h*.5}", 1.3)
        c.stroke(f"{a*.8},{-h*1.35} 0,{-h*1.8} {b},{-h*1.1}", 1.4)


def _brow(c, line, kind, inner):
    """A brow along three or four points from the inner end; inner lifts or lowers that end."""
    points = [list(map(float, p.split(","))) for p in line.split()]
    points[0][1] += inner
    width = {"thin": 2.2, "strong": 4.2, "bushy": 6.0}[kind]
    c.stroke([tuple(p) for p in points], width, power=0.6)
    if kind == "bushy":
        c.fringe([tuple(p) for p in points], 4, 1.6, 3.6, side=-1 if points[0][0] < points[-1][0] else 1)


def _lips(c, x, y, w, mouth, far=1.0):
    """Lips about (x, y), w to the near corner and far times that to the other."""
    a, b = x - w, x + w * far
    lift = {"smile": -2.6, "stern": 1.4, "smirk": -1.0, "pout": 1.0}.get(mouth, 0)
    other = 2.4 if mouth == "smirk" else lift
    full = {"pout": 8.4, "stern": 4.6, "smile": 6.4, "firm": 4.4}.get(mouth, 6.6)
    if mouth in ("firm", "wry", "grin"):  # a man's, hardly reddened
        near, end = {"firm": (1.2, 1.4), "wry": (-3.4, 0.6), "grin": (-3.8, -3.2)}[mouth]
        c.fill(f"{a+2},{y+near}! {x},{y+1} {b-1},{y+end}! {x+w*.5},{y+6} {x},{y+7.4} {x-w*.5},{y+6}", "lrust")
        c.stroke(f"{a-2},{y+near-.8} {x-w*.4},{y+.8} {x},{y+.6} {x+w*.4*far},{y+.8} {b+1.6},{y+end-.6}", 2.6)
        c.stroke(f"{a-4},{y+near-3.4} {a-2.2},{y+near-.4} {a-2.6},{y+near+2.4}", 1.6, "both")
        c.stroke(f"{x-w*.4},{y+10.4} {x},{y+11.4} {x+w*.36*far},{y+10}", 1.6)
        return
    if mouth == "laugh":
        c.shape(f"{a-2},{y-4}! {x-w*.4},{y-1} {x+w*.4},{y-1} {b+1},{y-4}! {b-2},{y+6} {x},{y+11}"
            f" {a+3},{y+6}", "dred", 2)
        c.fill(f"{a+1},{y-2.4}! {x-w*.4},{y} {x+w*.4},{y} {b-2},{y-2.4}! {x+w*.4},{y+3.4} {x-w*.4},{y+3.4}", "wht")
        c.stroke(f"{a-4},{y-6} {a-1},{y-3} {a},{y}", 2)
        return
    c.fill(
        f"{a},{y+lift}! {x-w*.42},{y-2.6} {x-w*.16},{y-3.2} {x},{y-2} {x+w*.16*far},{y-3.2} {x+w*.42*far},{y-2.6}"
        f" {b},{y+other}! {x+w*.5*far},{y+full*.66} {x},{y+full*.9} {x-w*.5},{y+full*.66}",
        "red",
    )
    c.fill(
        f"{a},{y+lift}! {x-w*.42},{y-2.6} {x-w*.16},{y-3.2} {x},{y-2} {x+w*.16*far},{y-3.2} {x+w*.42*far},{y-2.6}"
        f" {b},{y+other}! {x+w*.4*far},{y+.8} {x},{y+.6} {x-w*.4},{y+.8}",
        "dred",
    )
    c.stroke(
        f"{a-2},{y+lift*1.3} {x-w*.4},{y+.8} {x},{y+.4} {x+w*.4*far},{y+.8} {b+1.6},{y+other*1.3}", 2.2
    )
    c.stroke(f"{x-w*.4},{y+full+3.6} {x},{y+full+4.8} {x+w*.36*far},{y+full+3.4}", 1.6)


def _age(c, marks):
    """What years have left on a face in three quarters, by name."""
    if "crow" in marks:
        c.stroke("-14,-8 -19,-5", 1.3)
        c.stroke("-13,-5 -18,0", 1.3)
    if "forehead" in marks:
        c.sliver((-6, -38), (24, -38), 1.3, -0.06)
        c.sliver((-2, -33.6), (22, -33.6), 1.2, -0.06)
    if "fold" in marks:
        c.sliver((10, 18), (5.4, 31), 1.7, 0.15)
    if "furrow" in marks:
        c.sliver((16, -29), (17, -19), 1.6, 0.12)
        c.sliver((20, -28), (19.6, -20), 1.5, -0.12)
    if "bags" in marks:
        c.stroke("-8.4,-1.8 0,1.6 8.4,-2.4", 1.5, "both")
        c.stroke("24,-1.6 27.2,0.8 30.6,-2", 1.3, "both")
        c.stroke("-5,4 1,5.4 6,3.4", 1.2, "both")
    if "hollow" in marks:
        c.fill("-29,6! -16,9 -4,16 2,27! -8,28 -18,22 -26,16", "dskin")
        c.stroke("-24,8 -12,12 -4,20 -1,26", 1.7, "both")
        c.sliver((33, 12), (29, 22), 1.4, 0.1)
    if "scar" in marks:
        c.stroke("-20,2 -13,12 -8,22", 2.2, "both", "dskin")
        c.stroke("-20.6,2 -13.6,12 -8.6,22", 1.3, "both")
        for x, y in ((-17, 6), (-13, 12), (-10, 18)):
            c.sliver((x - 3.4, y + 1.6), (x + 3.4, y - 1.6), 1.2)
    if "dimple" in marks:
        c.stroke("8.4,25 6.4,29 8,33.4", 1.6, "both")
        c.stroke("33.4,26 34.4,29 33,32", 1.3, "both")
    if "chin" in marks:
        c.stroke("6,44 13,40.4 20,43", 1.5, "both")
    if "cleft" in marks:
        c.sliver((19, 46), (18.4, 54), 1.7, 0.12)
    if "mole" in marks:
        c.dot(5, 24, 1)
    if "freckles" in marks:
        for x, y in ((-8, 10), (-3, 13), (1, 9), (-5, 17), (30, 6), (11, 13), (8, 8), (-12, 15)):
            c.dot(x, y, 1.1, "#c9834f")


def visage(
    c,
    jaw="oval",
    nose="straight",
    mouth="calm",
    brow="strong",
    inner=0.0,
    iris="ink",
    gaze=0.6,
    eyes="plain",
    arch="arch",
    lash=False,
    sleepy=0.14,
    drop=0.0,
    lips=9.5,
    marks="",
    flush=1.0,
):
    """A face in three quarters.

    arch is the line of the brows, inner moves their inner ends; sleepy lowers the lids, drop the mouth; flush is the
    size of the blush; marks names what _age draws.
    """
    path = THREE_QUARTER_JAWS[jaw]
    points = path.split()
    n0, n1, f0, f1, level, eye, tilt = EYES[eyes]
    line = NOSES[nose].split()
    low = float(line[-1].split(",")[1]) - 16  # how far below the common nose this one ends
    c.form(path, "skin", shade=5, width=0)
    # socket, near jaw, under nose and lip
    c.fill("-11,-13! -6,-19 3,-22 12,-20 16,-17 18,-12! 13,-10 9,-14 2,-17 -5,-15", "dskin")
    c.fill("21,-17! 28,-20.5 35,-17! 34,-13 28,-15.5 23,-12", "dskin")
    if eyes in ("deep", "hooded"):
        c.fill("-13,-10! -9,-21 4,-23 14,-20 18,-10! 17,-2 12,-4 6,-1.6 -4,-1.4 -10,-4", "dskin")
        c.fill("21,-18! 28,-22 35,-18! 34.4,-8 31,-3 25,-3 21.6,-6", "dskin")
    c.fill("-36.5,-42! -36,-10 -31,12 -21,28! -25,14 -27,-2 -28,-22 -29,-42!", "dskin")
    c.fill("20,-13! " + " ".join(line[2:]) + f" 21,{16.6+low}! 21.4,10 20,0 18.4,-7", "dskin")
    y = 30.2 + drop
    c.fill(f"12.5,{y+8.4}! 18,{y+7.4} 24,{y+8}! 21,{y+11.6} 15,{y+11.6}", "dskin")
    if flush:
        with c.at(-9, 14.6, s=flush):
            c.fill("-8,-1.6 -1,-6 7,-3.6 6,3.4 -1,6.4 -7,4.4", "blush")
        c.fill("29,12 33,9.6 33.6,15 31,20 28.6,17", "blush")
    if lash and sleepy > 0.5:  # a lady who looks down shows her lids
        c.fill(f"{n0},{level}! {n0*.4},{level-eye} {n1*.4},{level-eye} {n1},{level}", "dskin")
    one_eye(c, n0, n1, level, eye, gaze, iris, tilt, 3.2 if lash else 3.0, -1 if lash else 0, sleepy)
    one_eye(c, f0, f1, level - 0.2, eye * 0.93, gaze, iris, -tilt, 2.8, 1 if lash else 0, sleepy)
    for brow_line in BROWS[arch]:
        _brow(c, brow_line, brow, inner)
    c.stroke(NOSES[nose], 2.5, end=0.15, power=0.5)
    c.stroke(f"16.6,{10+low} 14,{13.6+low} 15.6,{16.8+low} 18.4,{16.2+low}", 2.0)
    c.sliver((18.6, 17.2 + low), (24, 16.8 + low), 1.9, -0.12)
    c.sliver((20.2, 20.4 + low * 0.7), (20.8, 24.8 + drop * 0.6), 1.2, 0.05)
    _lips(c, 20, y, lips, mouth, 0.9)
    c.stroke(" ".join(points[2:-3]), 2.6, end=0.35, power=0.35)
    c.strands("-33,-24 -33,-6 -28,14", "-29,-20 -28,-4 -22,22", 3, 1.0, jitter=0.2)
    _age(c, marks.split())


def front(
    c,
    jaw="oval",
    mouth="calm",
    brow="strong",
    inner=0.0,
    iris="ink",
    gaze=0.0,
    eye=5.4,
    tilt=0,
    lash=False,
    sleepy=0.14,
    drop=0.0,
    lips=11.0,
    broad=1.0,
    lines=False,
):
    """A face seen from the front, lit from the left; broad widens the nose."""
    half = [tuple(map(float, p.split(","))) for p in FRONT_JAWS[jaw].split()]
    ring = half + [(-x, y) for x, y in half[-2:0:-1]]
    c.form([(x, y, False) for x, y in ring], "skin", shade=9, width=0)
    c.fill("-37,-34! -36.6,4 -31,20 -24,33! -28,18 -30,2 -31,-18!", "dskin")
    y = 29.4 + drop
    for side in (-1, 1):
        c.fill(f"{side*8},-13! {side*12},-18 {side*19},-20 {side*28},-15! {side*20},-15 {side*12},-11", "dskin")
        c.fill(f"{side*19-7},13 {side*19},8.6 {side*19+7},13 {side*19+5},19 {side*19-5},19", "blush")
    c.fill(f"4,-14! 7,-2 9,6 {11*broad},12 {7.4*broad},16.6! 3,17 0,18! 5,13 5,4", "dskin")
    c.fill(f"-8,{y+9.4}! 0,{y+8} 8,{y+9.4}! 5,{y+13} -5,{y+13}", "dskin")
    for side in (-1, 1):
        x = 17.5 * side
        one_eye(c, x - 9.6, x + 9.6, -7.4, eye, gaze, iris, tilt * side, 3.1, side if lash else 0, sleepy)
        _brow(
            c,
            f"{side*6.5},-19 {side*16},{-24.5 - (1.5 if brow == 'thin' else 0)} {side*28.5},-18.5",
            brow,
            inner,
        )
    c.stroke(f"6,-16 6,-6 8,4 {11*broad},11 {9*broad},16 {5.4*broad},16.4", 2.4, end=0.15, power=0.5)
    c.stroke(f"{-5.6*broad},11 {-8*broad},14 {-5.6*broad},16.6 -3,16.4", 1.9)
    c.sliver((-3.4, 17.6), (5, 17.6), 1.9, -0.1)
    c.sliver((0.6, 20.4), (0.6, 25 + drop * 0.6), 1.2, 0.05)
    _lips(c, 0, y, lips, mouth)
    turn = [(x, py) for x, py in half if py > -10]
    c.stroke(turn + [(-x, py) for x, py in turn[-2::-1]], 2.6, end=0.35, power=0.35)
    c.strands("35,-8 34,8 28,28", "32,-2 30,10 25,28", 3, 1.0, jitter=0.2)
    if lines:
        for side in (-1, 1):
            c.sliver((side * 11, 17), (side * 17, 28), 1.6, 0.12 * side)
            c.stroke(f"{side*28},-6 {side*33},-3", 1.2)
            c.sliver((side * 10, 0.5), (side * 25, 0), 1.2, 0.16 * side)
        c.sliver((-3, -25), (-4, -15), 1.5, 0.1)
        c.sliver((3, -25), (4, -15), 1.5, -0.1)
        c.sliver((-16, -37), (16, -37), 1.2, -0.05)


PROFILES = {  # from the hairline down to the jaw
    "youth": "24,-53! 28,-42 29.4,-31 30.6,-22 28.8,-15! 32,-5 36.6,4 39.6,9.6 38.2,13.4 32.6,15.6! 31.6,19"
    " 33.6,22 36.2,25.4 33.2,28.4! 35.4,31.2 34.2,34.8 30.2,37.2! 32.8,41.6 32,48 25,53 12,52 -3,46 -17,36",
    "rake": "24,-53! 28.6,-42 29.6,-30 30,-21 28.2,-14! 31,-6 34.6,1.4 39.4,5.6 40.6,9.4 38,13.2 32.8,15.4! 31.8,19"
    " 34,22 37,25 33.6,28! 35.8,31 34.6,35 30.4,37.2! 34.6,41 35,48.6 27,54.6 12,53.4 -3,47 -17,36",
    "clown": "24,-53! 28.6,-42 29.6,-30 30,-21 28.2,-14! 31,-6 36.4,0.4 44.6,4 46,9.6 41.4,14.4 32.8,15.4! 31.8,19"
    " 34,22 37,25 33.6,28! 35.8,31 34.6,35 30.4,37.2! 37.6,41 40,50 31,56.6 14,54.4 -3,47 -17,36",
    "dame": "23,-53! 28,-42 30.6,-31 32,-23 31.6,-16! 35.4,-5 40,4.4 42.6,10.6 40.4,14.2 33.2,15.8! 32,19 33.6,22"
    " 35.8,25 32.8,28! 34.6,30.6 33.6,34 29.8,36.6! 31.8,41 30.6,48 23.6,52.8 10,50.8 -4,44.6 -17,35",
    "king": "24,-53! 29,-43 31.4,-33 35,-22.6 32.4,-16! 38.6,-9 44,0 45.8,8.4 42.8,14.4 34.6,17! 33.4,21 36,24"
    " 38,27.4 35,30.4! 37,33.6 35.6,37.4 31.4,40! 36,46 35,54 27,59 13,57 -4,50 -18,38",
}


def side_face(c, kind="youth", mouth="calm", brow="strong", inner=0.0, iris="ink", lash=False, lines=False):
    """A face in profile."""
    edge = PROFILES[kind]
    c.fill("-30,-50! 0,-58 " + edge + " -26,20 -32,0", "skin")
    c.fill("-32,-40! -30,0 -24,22 -16,37 -4,48 12,54! 0,43 -10,30 -16,12 -20,-10 -22,-40!", "dskin")
    c.fill("25,53 12,52 0,48! 12,48 22,44 28,38! 32,44 31,50", "dskin")
    c.fill("12,-16! 18,-20 26,-20 29,-17! 28,-13 22,-15 15,-12", "dskin")
    c.fill("38,13.4 33,15.4 26,15! 28,10 33,9.4", "dskin")
    c.fill("2,12 8,7 16,9 16,16 9,20 3,18", "blush")
    c.fill("11,-7! 17,-13 23,-14 27.4,-11! 27,-7 24.6,-4.6! 18,-4.6", "wht")
    c.dot(23.6, -9, 4.2)
    if iris != "ink":
        c.dot(23.8, -9, 2.9, iris)
        c.dot(24.2, -9, 1.6)
    c.dot(22.6, -10.6, 1.3, "wht")
    c.stroke("8.6,-5.6 15,-13 22,-15.4 29,-12", 3.1, end=0.2, power=0.6)
    if lash:
        c.stroke("24,-13 29,-13.6 33,-17", 2, "end")
    c.stroke("13,-5 19,-3.4 25,-4.6", 1.3)
    c.stroke("10,-13 17,-18.4 27,-18", 1.3)
    _brow(c, "30.6,-21 23.6,-25 13.6,-25.4 4.6,-18.6", brow, inner)
    c.stroke("25.4,9 23.4,13 26.4,16.4 30.4,14.8", 2.1)
    c.sliver((30.4, 16.4), (35.4, 15.2), 2.1, -0.1)
    tip = [p.rstrip("!") for p in edge.split()]
    upper, gap, lower = tip[12], tip[13], tip[15]
    c.fill(f"{upper}! {gap} {tip[14]} {lower}! 28.6,33.6 24,29.6! 29.6,26.6", "red")
    c.fill(f"32.8,22.4! {upper} {gap} 24,28.8! 29,25.6", "dred")
    corner = {"smile": 25.6, "stern": 31.4}.get(mouth, 28.8)
    x, y = gap.split(",")
    c.stroke(f"{float(x)+1},{y} 28.6,{float(y)+.2} 22,{corner}", 2.3, "end", end=0.3)
    c.stroke(edge, 2.7, end=0.35, power=0.35)
    c.strands("-28,-6 -23,20 -6,42", "-21,-2 -15,16 2,44", 4, 1.1, jitter=0.2)
    if lines:
        c.stroke("8,-8 3,-5", 1.3)
        c.stroke("8,-5 3,0", 1.3)
        c.sliver((19, 14), (14, 27), 1.7, 0.15)
        c.sliver((4, -36), (26, -37), 1.3, -0.06)
        c.sliver((6, -31), (27, -31.6), 1.2, -0.06)


def throat(c):
    """A lady's neck, slender; drawn before the clothes."""
    c.fill("-20,10! -20,42 -26,64 -44,80! -24,106 0,115 26,106 46,80! 24,64 19,36!", "skin")
    c.fill("-20,24! -18,40 -6,54 8,60 19,54! 19,34 -6,20", "dskin")
    c.fill("19,40! 22,62 34,76! 20,78 13,62", "dskin")
    c.stroke("-20,24 -20,44 -27,64 -39,77 -53,82.4", 2.8, "end", end=0.7)
    c.stroke("19,38 20,52 25,66 37,77 53,82.4", 2.8, "end", end=0.7)
    c.sliver((-20, 90), (-4, 97), 1.5, -0.1)
    c.sliver((22, 90), (6, 97), 1.5, 0.1)
    c.engrave(c.path("-20,24! -18,40 -6,54 8,60 19,54! 19,34 -6,20"), angle=24, step=3.8, width=1.8, reach=30,
        ambient=0.55, threshold=0.1)
