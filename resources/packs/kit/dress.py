# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clothes: sleeves, cuffs, straps, belts, beads and fur."""

import math

from kit.canvas import LIGHT
from kit.curves import Path
from kit.geometry import (
    add,
    apply,
    clipped,
    dot,
    inside,
    length,
    lengths,
    lerp,
    mul,
    perp,
    point_at,
    sample,
    simplify,
    sub,
    tangent_at,
    unit,
)
from kit.palette import DARKER


def strap(c, source, width=9, colour="yel", stitched=True):
    """A leather strap with an inked edge and stitches across."""
    c.ribbon(source, width + 4.4, "ink")
    c.ribbon(source, width, colour)
    if not stitched:
        return
    line = c.path(source, False).flat(2)
    run = lengths(line)
    with c.in_card_space():
        for i in range(int(run[-1] / 10)):
            p = point_at(line, run, (i + 0.5) * 10)
            along = tangent_at(line, run, (i + 0.5) * 10)
            across = mul(perp(along), width * 0.32)
            c.sliver(sub(p, across), add(add(p, across), mul(along, 2)), 1.5)


def beads(c, source, step, radius, colours):
    """Round studs along a line, their colours in turn."""

    def bead(i):
        c.dot(0, 0, radius)
        c.dot(0, 0, radius * 0.72, colours[i % len(colours)])
        c.dot(-radius * 0.25, -radius * 0.25, radius * 0.2, "wht")

    c.along(source, step, bead)


def lozenges(c, source, step, size, colour):
    """Diamonds along a line."""
    c.along(
        source, step, lambda _i: c.shape(f"0,{-size}! {size*.7},0! 0,{size}! {-size*.7},0!", colour, 1.6)
    )


def _offset(p, *moves):
    return (sum((m[0] for m in moves), p[0]), sum((m[1] for m in moves), p[1]))


def sleeve(c, shoulder, elbow, wrist, colour, radii=(38, 35, 22), puff=0.0, shade=13, inset=0.0,
           fanned=False, motif=None):
    """An arm in a sleeve: outline from three joints, then tone, hatching and the folds of the crook.

    inset is the share of those folds that is left out at the crook, where they would reach over the contour; fanned
    draws them as plain lines that run with the arm, not toothed; motif is a small mark that its cloth is strewn with.
    """
    upper, fore = unit(sub(elbow, shoulder)), unit(sub(wrist, elbow))
    turn = 1 if upper[0] * fore[1] - upper[1] * fore[0] > 0 else -1
    out_upper, out_fore = mul(perp(upper), -turn), mul(perp(fore), -turn)
    outward = unit(add(out_upper, out_fore))
    r0, r1, r2 = radii

    def uneven(k):
        return k * (1 + c.random.uniform(-0.05, 0.05))

    def on_upper(t):
        return lerp(shoulder, elbow, t)

    def on_fore(t):
        return lerp(elbow, wrist, t)

    crook = _offset(elbow, mul(outward, -r1 * 1.05))
    middle = (r1 + r2) / 2
    outline = [
        (*_offset(shoulder, mul(upper, -r0 * 0.55), mul(out_upper, r0 * 0.35)), True, False),
        (*_offset(shoulder, mul(out_upper, uneven(r0 * (1 + puff)))), False, False),
        (*_offset(on_upper(0.45), mul(out_upper, uneven(r1 * (1.12 + puff)))), False, False),
        (*_offset(on_upper(0.82), mul(out_upper, uneven(r1 * 1.05))), False, False),
        (*_offset(elbow, mul(outward, uneven(r1 * 1.08))), False, False),
        (*_offset(on_fore(0.22), mul(out_fore, uneven(r1 * 1.02))), False, False),
        (*_offset(on_fore(0.6), mul(out_fore, uneven(middle * 1.02))), False, False),
        (*_offset(wrist, mul(out_fore, r2)), True, False),
        (*_offset(wrist, mul(out_fore, -r2)), True, False),
        (*_offset(on_fore(0.55), mul(out_fore, -uneven(middle * 0.95))), False, False),
        (*crook, True, False),
        (*_offset(on_upper(0.5), mul(out_upper, -uneven(r1 * (1 + puff)))), False, False),
        (*_offset(shoulder, mul(out_upper, -r0 * 0.8), mul(upper, r0 * 0.3)), True, True),
    ]
    angle = math.degrees(math.atan2(fore[1], fore[0])) + 58
    path = c.form(outline, colour, shade=shade)
    if motif:
        strew(c, path, motif, 30, 25, 10, math.degrees(math.atan2(upper[1], upper[0])) - 90)
    c.engrave(path, angle, 5.0, 3.5, r1 * 1.25, 0.22)
    if fanned:
        _fanned(c, shoulder, elbow, wrist, crook, outward, radii, turn, inset, colour)
    else:
        for k, (lean, reach) in enumerate(((-0.15, 1.5), (0.45, 1.35), (-0.8, 1.25))):
            v = unit(add(outward, mul(fore if lean > 0 else upper, lean * 1.4)))
            tip = _offset(crook, mul(v, r1 * reach))
            bend = _offset(lerp(crook, tip, 0.5), mul(perp(v), r1 * 0.16 * turn))
            c.comb([lerp(crook, tip, inset), bend, tip], r1 * 0.36, 7, side=turn * (1 if k % 2 else -1), slant=0.4)
        a = _offset(shoulder, mul(out_upper, -r0 * 0.75))
        b = _offset(on_upper(0.42), mul(out_upper, -r1 * 0.35))
        c.comb([lerp(a, b, 1.6 * inset), lerp(a, b, 0.5), b], r1 * 0.3, 6, side=-turn, slant=0.4)
    c.stroke(
        [
            _offset(shoulder, mul(upper, -r0 * 0.5), mul(out_upper, r0 * 0.3)),
            _offset(shoulder, mul(upper, -r0 * 0.1), mul(out_upper, -r0 * 0.25)),
            _offset(shoulder, mul(out_upper, -r0 * 0.8), mul(upper, r0 * 0.3)),
        ],
        2.8,
    )


def _fanned(c, shoulder, elbow, wrist, crook, outward, radii, turn, inset, colour):
    """The folds of a sleeve: a fan from the crook about the elbow, and lines from shoulder and cuff along the arm."""
    upper, fore = unit(sub(elbow, shoulder)), unit(sub(wrist, elbow))
    r0, r1, r2 = radii
    fan = (-1.4, 1.4, 2.2, 0), (-0.7, 1.5, 3, 0.15), (0.0, 1.25, 2.4, 0), (0.55, 1.4, 3, -0.15), (1.3, 1.3, 2.2, 0)
    for lean, reach, width, hollow in fan:
        v = unit(add(outward, mul(fore if lean > 0 else upper, lean)))
        tip = _offset(crook, mul(v, r1 * reach))
        near = lerp(crook, tip, inset)
        aside = mul(perp(v), r1 * (turn if lean < 0 else -turn))
        bend = _offset(lerp(near, tip, 0.55), mul(aside, 0.12))
        if hollow:
            deep = _offset(lerp(near, tip, 0.4), mul(perp(v), -r1 * hollow * turn))
            c.fill([(*near, True), (*bend, False), (*tip, True), (*deep, False)], DARKER[colour])
        c.stroke([near, bend, tip], width, "end", end=0.1)
    ends = (shoulder, upper, r0, elbow), (wrist, mul(fore, -1), r2, elbow)
    folded = dot(upper, fore) < -0.6  # the forearm lies on the upper arm, and its tone where those would be
    for joint, along, radius, far in ends[1:] if folded else ends:
        across = perp(along)
        room = length(sub(far, joint)) - r1
        for k, share in ((-0.5, 0.5), (0.0, 0.75), (0.45, 0.55)):
            start = _offset(joint, mul(across, k * radius), mul(along, radius * 0.5))
            size = min(room, 1.5 * radius) * share
            end = _offset(start, mul(along, size), mul(across, -k * radius * 0.2))
            c.stroke([start, _offset(lerp(start, end, 0.5), mul(across, k * radius * 0.1)), end], 2.6, "end", end=0.1)


def cuff(c, elbow, wrist, radius, colour="yel", size=30, flare=1.25):
    """A turned-back cuff at the end of a forearm."""
    along = unit(sub(wrist, elbow))
    across = perp(along)
    if dot(across, LIGHT) > 0:
        across = mul(across, -1)
    near = _offset(wrist, mul(along, -size * 0.35))
    far = _offset(wrist, mul(along, size * 0.65))
    path = c.form(
        [
            (*_offset(near, mul(across, radius * 1.12)), True),
            (*_offset(far, mul(across, radius * flare)), True),
            (*_offset(far, mul(along, 5)), False),
            (*_offset(far, mul(across, -radius * flare)), True),
            (*_offset(near, mul(across, -radius * 1.12)), True),
            (*_offset(near, mul(along, 5)), False),
        ],
        colour,
        shade=radius * 0.6,
        width=3,
    )
    angle = math.degrees(math.atan2(along[1], along[0]))
    c.engrave(path, angle, 4.4, 2.5, radius, 0.3)
    hem = _offset(near, mul(along, size * 0.72))
    c.stroke(
        [
            _offset(hem, mul(across, radius * 1.16)),
            _offset(hem, mul(along, 5)),
            _offset(hem, mul(across, -radius * 1.16)),
        ],
        1.8,
        "none",
    )


def armband(c, start, end, radius, half=11, colour="yel", studs="red"):
    """A studded band around an arm that runs from start to end, at its start."""
    along = unit(sub(end, start))
    across = perp(along)
    path = c.shape(
        [
            (*_offset(start, mul(across, radius), mul(along, -half)), True),
            (*_offset(start, mul(along, 9 - half)), False),
            (*_offset(start, mul(across, -radius), mul(along, -half)), True),
            (*_offset(start, mul(across, -radius), mul(along, half)), True),
            (*_offset(start, mul(along, 9 + half)), False),
            (*_offset(start, mul(across, radius), mul(along, half)), True),
        ],
        colour,
        2.8,
    )
    c.engrave(path, math.degrees(math.atan2(along[1], along[0])), 4.4, 2.4, 22, 0.3)
    for k in (-0.62, -0.21, 0.21, 0.62):
        x, y = _offset(start, mul(along, 9 - 6 * abs(k)), mul(across, k * radius * 1.1))
        c.dot(x, y, half * 0.5)
        c.dot(x, y, half * 0.35, studs)


def ermine(c, source, spacing=34, turn=0, width=3.2):
    """White fur with black tails in staggered rows."""
    path = c.shape(source, "wht", width)
    c.engrave(path, 60, 5.4, 1.8, 30, 0.3)
    outline = path.flat(3)
    left, top = min(p[0] for p in outline), min(p[1] for p in outline)
    right, bottom = max(p[0] for p in outline), max(p[1] for p in outline)
    with c.in_card_space():
        row, y = 0, top + spacing * 0.55
        while y < bottom:
            x = left + spacing * (0.5 if row % 2 else 0.1)
            while x < right:
                px, py = x + c.random.uniform(-3, 3), y + c.random.uniform(-3, 3)
                if all(
                    inside(outline, (px + dx, py + dy))
                    for dx, dy in ((6, 0), (-6, 0), (0, 10), (0, -12))
                ):
                    with c.at(px, py, rot=turn + c.random.uniform(-14, 14)):
                        ermine_tail(c)
                x += spacing
            y += spacing * 0.8
            row += 1
    return path


def ermine_tail(c):
    """One black tail of the fur, about the origin."""
    c.fill("0,-9! 2.4,-2 5,4 3,10! 0,6! -3,10! -5,4 -2.4,-2", "ink")
    for x, y in ((-5, -9), (5, -9), (0, -14)):
        c.dot(x, y, 1.5)


def girdle(c, top, bottom, count=5, stones="blu"):
    """A gold belt with an interlaced cord and lozenge stones."""
    upper = sample(Path(top, False).flat(2), 4 * count + 1)
    lower = sample(Path(bottom, False).flat(2), 4 * count + 1)
    ends = (0, 4 * count)
    c.form(
        [(*p, i in ends) for i, p in enumerate(upper)] + [(*p, i in ends) for i, p in enumerate(lower[::-1])],
        "yel",
        shade=8,
        width=3.4,
    )
    for f in (0.12, 0.88):
        c.stroke([lerp(a, b, f) for a, b in zip(upper, lower)], 2, "none")
    for i in range(count):
        a, b = upper[4 * i + 2], lower[4 * i + 2]
        x, y = lerp(a, b, 0.5)
        w = length(sub(upper[4 * i + 3], upper[4 * i + 1])) * 0.42
        h = length(sub(b, a)) * 0.24
        with c.at(x, y):
            c.shape(f"{-w},0! 0,{-h} {w},0! 0,{h}", stones, 2.4)
            c.sliver((-w * 0.5, -1), (0, -h * 0.6), 2, 0.1, colour="wht")
    for phase in (0, 1):
        cord = []
        for k in range(4 * count + 1):
            swing = 0 if k % 2 else (0.3 if (k // 2 + phase) % 2 else -0.3)
            cord.append(lerp(upper[k], lower[k], 0.5 + swing))
        c.ribbon(cord, 8.8, "ink")
        c.ribbon(cord, 5.4, "org")


def belt(c, top, bottom, colour, studs=None):
    """A plain belt between two lines, hatched across, with studs along its middle."""
    upper = sample(Path(top, False).flat(2), 9)
    lower = sample(Path(bottom, False).flat(2), 9)
    path = c.form(
        [(*p, i in (0, 8)) for i, p in enumerate(upper)] + [
            (*p, i in (0, 8))
            for i, p in enumerate(lower[::-1])
        ],
        colour,
        shade=7,
        width=3.2,
    )
    c.engrave(path, 80, 4.2, 2.4, 20, 0.2, ambient=0.35)
    c.stroke(
        [lerp(a, b, 0.2) for a, b in zip(upper, lower)],
        1.4,
        "none",
        colour="wht" if colour == "blu" else "yel",
    )
    if studs:
        beads(c, [lerp(a, b, 0.52) for a, b in zip(upper, lower)], 17, 5, studs)


def buckle(c, x, y, size=20, stone="red"):
    """An oval gold clasp with a stone."""
    c.dot(x, y, size, "ink", size * 0.85)
    c.dot(x, y, size * 0.87, "yel", size * 0.72)
    c.dot(x, y, size * 0.58, "ink", size * 0.47)
    c.dot(x, y, size * 0.48, stone, size * 0.37)
    c.sliver((x - size * 0.3, y + 1), (x, y - size * 0.25), 2.4, 0.2, colour="wht")
    for i in range(10):
        a = i * 2 * math.pi / 10
        c.dot(x + size * 0.73 * math.cos(a), y + size * 0.6 * math.sin(a), size * 0.07)


def _bent(x, y, body):
    """Where a point of a flat cloth lies on a rounded body, the turn there in degrees and the size of what is woven in.

    body is the x of its middle, half its width, how far its rows hang lower in the middle.
    """
    middle, half, bow = body
    u = max(-1.4, min(1.4, (x - middle) / half))
    at = middle + half * u * (1 - 0.12 * u * u)
    turn = math.degrees(math.atan(-2 * bow * u / half))
    return at, y + bow * (1 - u * u), round(turn), round(1 - 0.2 * min(1, u * u), 1)


def panel(c, source, colour="yel", pattern="org", step=15, width=2.6, body=None):
    """Brocade: a flat colour strewn with small lozenges, bent about a body as strew does."""
    path = c.form(source, colour, shade=7, width=width)
    outline = path.flat(3)
    left, top = min(p[0] for p in outline), min(p[1] for p in outline)
    right, bottom = max(p[0] for p in outline), max(p[1] for p in outline)
    with c.in_card_space():
        row, y = 0, top + step * 0.6
        while y < bottom:
            x = left + step * (0.2 if row % 2 else 0.7)
            while x < right:
                px, py, _, size = _bent(x, y, body) if body else (x, y, 0, 1)
                if all(inside(outline, (px + dx, py + dy)) for dx, dy in ((5, 0), (-5, 0), (0, 7), (0, -7))):
                    w = 4 * size
                    c.fill(
                        f"{px:.1f},{py-6:.1f}! {px+w:.1f},{py:.1f} {px:.1f},{py+6:.1f}! {px-w:.1f},{py:.1f}", pattern
                    )
                    c.dot(px, py, 1.4)
                x += step
            y += step * 0.8
            row += 1
    return path


def strewn(c, source, colour, motif, across=34, down=30, shade=12, width=None, angle=None, room=10, turn=0,
           body=None):
    """Cloth strewn with a motif, drawn about the origin, in staggered rows; room keeps it from the edge."""
    path = c.form(source, colour, shade=shade, width=width)
    if angle is not None:
        c.engrave(path, angle, 6.0, 3.0, 40, 0.34)
    strew(c, path, motif, across, down, room, turn, body)
    return path


def strew(c, path, motif, across=34, down=30, room=10, turn=0, body=None):
    """The motif in staggered rows within a card-space path, as one symbol that is placed again and again.

    With a body, as _bent has it, the rows hang about its chest and are narrower where it turns away.
    """
    outline = path.flat(3)
    left, top = min(p[0] for p in outline), min(p[1] for p in outline)
    right, bottom = max(p[0] for p in outline), max(p[1] for p in outline)
    middle = ((left + right) / 2, (top + bottom) / 2)
    reach = int(max(right - left, bottom - top) / min(across, down)) + 2
    around = [(room * math.cos(a), room * math.sin(a)) for a in (0.8 * i for i in range(8))]
    places = []
    with c.in_card_space(), c.at(*middle, rot=turn):
        for row in range(-reach, reach + 1):
            for column in range(-reach, reach + 1):
                place = apply(c.map, ((column + 0.5 * (row % 2)) * across, row * down))
                if body:
                    if abs(place[0] - body[0]) > 1.4 * body[1]:
                        continue
                    place = _bent(*place, body)
                x, y = place[:2]
                if all(inside(outline, (x + dx, y + dy)) for dx, dy in around) and not c.hidden(x, y):
                    places.append(place)
    c.repeat(motif, places, turn)


def ermine_cloth(c, source, across=34, down=27, turn=0, width=3.2, body=None, shade=0):
    """White fur with black tails, for a picture of which many others are made; shade is how broad its grey edge away
    from the light is, body as strew's."""
    path = c.form(source, "wht", shade=shade, width=width) if shade else c.shape(source, "wht", width)
    c.engrave(path, 60, 6.4, 1.8, 30, 0.36)
    strew(c, path, ermine_tail, across, down, 9, turn, body)
    return path


def patched(c, path, across, down, colours, turn=0, origin=None, line=1.7):
    """Harlequin's cloth: lozenges in turn of several colours, cut to a card-space path, shaded and inked."""
    outline = path.flat(2.5)
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    x0, y0 = origin or ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    size = max(max(xs) - min(xs), max(ys) - min(ys))
    rows, columns = int(size / down) + 3, int(size / across) + 3
    with c.in_card_space():
        c.silhouette(path, c.line)
        c.fill(path, colours[0])
        with c.at(x0, y0, rot=turn):
            reach = rows + columns
            corners = ((0, -down / 2), (across / 2, 0), (0, down / 2), (-across / 2, 0))
            for i in range(-reach, reach + 1):
                for j in range(-reach, reach + 1):
                    x, y = (i - j) * across / 2, (i + j) * down / 2
                    part = clipped(outline, [apply(c.map, (x + dx, y + dy)) for dx, dy in corners])
                    colour = colours[(2 * (i % 2) + j % 2) % len(colours)]
                    if len(part) > 2 and colour != colours[0]:
                        with c.in_card_space():
                            c.polygon(simplify([*part, part[0]], 0.4), colour)
            for k in range(-2 * reach, 2 * reach):
                for lean in (-1, 1):
                    far, middle = reach * down, (k + 0.5) * down
                    a = apply(c.map, (-reach * across, middle - lean * far))
                    b = apply(c.map, (reach * across, middle + lean * far))
                    _rule(c, outline, a, b, line)
        c.engrave(path, 62, 5.5, 3.4, 34, 0.24)


def _rule(c, outline, a, b, width):
    """The parts of a straight line that lie within an outline."""
    count = int(length(sub(b, a)) / 3)
    run = []
    for i in range(count + 1):
        p = lerp(a, b, i / count)
        if inside(outline, p):
            run.append(p)
            continue
        if len(run) > 2:
            with c.in_card_space():
                c.ribbon([run[0], run[-1]], width, "ink", wobble=0)
        run = []


def folds(c, lines, depth=15, teeth=8):
    """Toothed folds, each a line and the side its teeth grow to."""
    for line, side in lines:
        c.comb(line, depth, teeth, side=side, slant=0.5)


def mail(c, source, step=18, width=3.4):
    """Blue ring mail on white."""
    path = c.shape(source, "wht", width)
    outline = path.flat(3)
    left, top = min(p[0] for p in outline), min(p[1] for p in outline)
    right, bottom = max(p[0] for p in outline), max(p[1] for p in outline)
    half = step * 0.5
    with c.in_card_space():
        row, y = 0, top + half
        while y < bottom:
            x = left + (half if row % 2 else 0)
            while x < right:
                if all(
                    inside(outline, (x + dx, y + dy))
                    for dx, dy in ((-half, -half), (half, -half), (0, half))
                ):
                    c.sliver((x - half, y - half * 0.5), (x + half, y - half * 0.5), 2.6, 0.34, colour="blu")
                x += step
            y += step * 0.62
            row += 1
    return path
