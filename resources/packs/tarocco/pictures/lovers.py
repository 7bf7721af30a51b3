# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Lovers: Love swoops from a cloud and aims at a youth between two ladies."""

import math

from kit.coiffure import flowing, parted
from kit.drapery import folds
from kit.dress import beads
from kit.faces import neck
from kit.geometry import add, apply
from kit.hands import finger
from kit.regalia import lozenge_mark, star_mark
from kit.visages import front, side_face, throat, visage
from pictures.attributes import cloud, raised_wing

AIM = (286, 172)  # what the rays go out from


def _rays(c):
    for i in range(26):
        a = math.radians(-22 + i * 8.2)
        near, far = (120, 222) if i % 2 else (110, 196)
        if 62 < -22 + i * 8.2 < 118:  # above the youth's head they are short
            near, far = 46, 66
        c.nick(add(AIM, (near * math.cos(a), 0.52 * near * math.sin(a))),
            add(AIM, (far * math.cos(a), 0.52 * far * math.sin(a))), 9, colour="yel" if i % 2 else "org")


def _curl(c):
    c.dot(0, 0, 10.4)
    c.dot(0, 0, 8.2, "blond")
    c.stroke("-5,2 -1,-5 4,-1 1,3", 2.4, "end")


def _love(c):
    """A boy who lies upon the air, bow bent, his arrow pointing straight down; in card units."""
    for x, flip in ((292, True), (318, False)):
        with c.at(x, 160, s=0.98, rot=-6 if flip else 6, flip=flip):
            raised_wing(c)
    # the far leg, drawn up; the body; the near leg, stretched, its foot kicked up
    c.form("384,176! 410,178 438,186 462,190! 482,190 494,182 502,186! 506,196 494,208 470,210! 440,212 410,206"
        " 388,198!", "skin", shade=7, width=2.8)
    c.form("262,160! 290,146 330,148 366,146 394,138 416,146 424,164! 416,188 392,196 356,192 322,196 290,200"
        " 264,190 254,174!", "skin", shade=10, width=3)
    c.form("392,142! 420,144 440,154 454,158! 458,142 464,126 470,114! 478,102 490,96 500,98! 504,106 494,114 488,122!"
        " 486,144 482,166 470,178! 446,186 416,184 398,176!", "skin", shade=8, width=2.8)
    c.stroke("454,158 460,164 468,166", 2, "both")
    c.stroke("404,150 396,162 400,176", 2, "both")
    for line in ("318,168 332,176 348,174", "300,160 316,156 334,157", "352,188 346,180 340,180", "492,98 497,104",
        "498,98 501,105", "486,100 490,108", "498,188 492,192", "503,193 496,197", "440,190 448,196 458,198"):
        c.stroke(line, 1.8, "both")
    # the scarf about his loins, one end blown out behind
    c.form("362,146! 376,140 392,138 402,142! 404,162 404,178 398,194! 382,198 370,194 358,192! 366,176 366,160", "red",
        shade=6, width=2.8)
    c.form("398,144! 420,128 428,112 452,106! 444,120 452,128! 432,134 424,148 404,158!", "red", shade=4, width=2.6)
    for line in ("374,146 378,166 374,190", "390,144 392,166 386,192", "410,148 424,134 436,120"):
        c.stroke(line, 2.2, "both")
    # the far arm draws the string to his chin
    c.form("256,166! 238,164 222,168 206,176! 202,186 210,192 222,192 234,188! 246,184 262,186!", "skin", shade=5,
        width=2.6)
    # bow, string and arrow
    for tip in (186, 308):
        c.ribbon(f"{tip},206 247,178", 1.7, "ink", wobble=0)
    c.stroke("184,203 192,220 220,228 247,230 274,228 302,220 310,203", 9.4, "none")
    c.stroke("184,203 192,220 220,228 247,230 274,228 302,220 310,203", 5.6, "none", "yel")
    c.ribbon("247,172 247,246", 5.2, "ink", wobble=0)
    c.ribbon("247,172 247,244", 2.4, "tan", wobble=0)
    c.form("247,262! 256,242! 247,246! 238,242!", "lblu", shade=2, width=2.4)
    for side in (-1, 1):
        c.form(f"247,170! {247+side*8},162! {247+side*8},174! 247,184!", "red", shade=1, width=2)
    # the fingers on the string, and the near arm, which holds the bow out
    for x, y in ((233, 176), (234, 182), (236, 188)):
        finger(c, f"{x},{y} {x+8},{y-1} {x+14},{y+1}", [4.4, 4.4, 3.4], 1.9)
    c.form("274,186!~ 282,174~ 298,172~ 307,180 306,192! 298,206 282,216 266,226! 254,232 246,226!"
        " 252,214 266,204 274,194!",
        "skin", shade=6, width=2.8)
    c.stroke("292,192 284,200 274,204", 1.8, "end")
    for x, y in ((258, 221), (255, 227), (253, 233)):
        finger(c, f"{x},{y} {x-8},{y+1} {x-14},{y-1}", [4.6, 4.6, 3.6], 1.9)
    c.fill("258,148! 282,146 286,170 270,178 252,172!", "skin")
    c.stroke("277,152 282,149 290,148", 2.2, "start")
    with c.at(250, 134, s=0.56, rot=10, flip=True, weight=0.76):
        visage(c, "boy", "button", "smile", "thin", iris="blu", eyes="plain", arch="arch", gaze=0.8, sleepy=0.3,
            flush=1.6, marks="dimple")
    c.repeat(_curl, [(284, 136), (288, 120), (280, 106), (268, 97), (254, 94), (240, 96), (229, 103), (224, 114),
        (274, 146), (271, 120), (262, 108)])


def _youth(c):
    """He to the waist, in a laced tunic, his head inclined to one of them."""
    c.form("246,368! 216,372 198,388 190,414 186,480! 384,480! 380,414 370,388 350,372 316,368!", "red", shade=14,
        width=3.3, angle=62, ink=2.8, reach=36)
    folds(c, (("318,478 322,440 334,410", -1), ("238,478 240,440 232,412", 1)), "red", 12, 6)
    for line in ("228,380 220,400 222,432", "342,382 350,396 348,414"):
        c.stroke(line, 2.8, "both")
    with c.at(284, 318, s=0.68, weight=0.88):
        neck(c)
    c.form("262,368! 270,398 284,424! 298,398 306,368! 284,384", "wht", shade=5, width=2.6)
    for y in (388, 400, 412):
        k = (y - 368) * 0.32
        c.stroke(f"{264+k},{y-4} {304-k},{y+4}", 3, "none", "blu")
    c.form("254,358! 262,376 272,398! 252,392 234,376! 244,364", "yel", shade=4, width=2.7)
    c.form("314,358! 306,376 296,398! 318,392 336,376! 326,364", "yel", shade=4, width=2.7)
    with c.at(282, 318, s=0.7, rot=-7, weight=0.86):
        front(c, "oval", "calm", "strong", iris="brn", eye=5.2, gaze=-1.5, sleepy=0.3, lips=10)
        for side in (-1, 1):
            with c.at(flip=side < 0):
                c.form("22,-56! 44,-54 56,-38 54,-18 60,0 52,14 60,30 46,40! 38,26 37,4 39,-14 33,-30", "rust",
                    shade=6, width=2.8)
                for line in ("34,-48 46,-30 44,-8 50,10", "40,-4 46,14 44,30", "40,-50 52,-34 50,-18"):
                    c.stroke(line, 2.2, "both")
        c.form("-42,-40! -48,-62 -24,-76 4,-78 32,-74 46,-56 42,-38! 32,-46 22,-40! 14,-48 4,-42! -6,-50 -16,-42!"
            " -26,-48 -34,-36!", "rust", shade=7, width=2.9)
        for line in ("-8,-74 -28,-62 -34,-46", "2,-74 -4,-60 -6,-50", "10,-74 22,-60 24,-46", "20,-72 36,-58 38,-46"):
            c.stroke(line, 2.2, "both")
        c.stroke("-46,-50 -22,-60 4,-62 28,-59 46,-46", 8.4, "none")
        c.stroke("-46,-50 -22,-60 4,-62 28,-59 46,-46", 5, "none", "yel")


def _bosom(c, x, y, flip):
    """A lady's neck and what her gown leaves bare, under a head at that place."""
    with c.at(x, y, s=0.7, flip=flip, weight=0.88):
        c.fill("-62,96! -44,124 0,140 44,124 62,96! 24,72 -24,72", "skin")
        throat(c)


def _short_sleeve(c, x, colour, slit, flip):
    """A full sleeve gathered over the elbow, about its shoulder."""
    with c.at(x, 364, flip=flip):
        path = c.form("4,0! -22,4 -40,22 -46,48 -38,70! -20,80 2,78 18,66! 22,40 18,16", colour, shade=9, width=3.2)
        c.engrave(path, 70, 5, 2.6, 26, 0.26)
        for line in ("-4,8 -22,36 -26,68", "10,16 4,40 2,70"):
            c.form(f"{line.split()[0]}! {line.split()[1]} {line.split()[2]}! "
                + " ".join(f"{float(p.split(',')[0])+9},{p.split(',')[1]}" for p in line.split()[1:2]), slit, shade=2,
                width=2.1)
        c.stroke("-40,68 -20,79 2,77 19,65", 9, "none")
        c.stroke("-40,68 -20,79 2,77 19,65", 5.4, "none", "yel")


def _first_lady(c):
    """She looks up to him and lays her hand upon his heart."""
    c.form("124,364! 96,372 76,398 62,480! 222,480! 214,440 222,400 206,372 182,362!", "blu", shade=14, width=3.3)
    for x, y in ((186, 458), (150, 450), (196, 424), (168, 424)):
        with c.at(x, y):
            star_mark(c, "yel", 7)
    _bosom(c, 158, 304, False)
    # forearm and hand, fingers on his breast, the thumb up
    c.form("86,436! 82,456 92,474 116,478 150,464 186,444 214,428! 204,402! 176,414 146,430 126,436!", "skin", shade=9,
        width=2.9)
    c.stroke("120,438 112,446 110,456", 2, "end")
    _short_sleeve(c, 114, "blu", "yel", False)
    c.form("112,364! 126,394 158,408 190,392 202,363! 214,372 196,402 158,420 120,404 100,374!", "wht", shade=5,
        width=2.7)
    finger(c, "212,408 224,396 228,380", [7, 6.4, 4.8], 2.2)
    for line in ("226,426 246,430 262,432", "228,420 250,420 268,420", "228,413 250,409 269,406",
            "224,406 244,399 261,394"):
        finger(c, line, [6.2, 5.8, 4.2], 2.2)
    c.fill("200,402! 214,403 226,401 237,408 239,420 234,429 222,431 208,434!", "skin")
    c.fill("206,433! 208,426 224,426 232,428 224,432!", "dskin")
    c.stroke("204,403 214,404 224,402 231,402", 2.4, "end")
    c.stroke("210,433 220,433 230,429", 2.5, "end")
    for a, b in (((234, 411), (222, 412)), ((235, 418), (222, 418)), ((233, 425), (222, 424))):
        c.sliver(a, b, 1.5, 0.05)
    c.form("194,404! 206,399! 218,430! 206,437!", "yel", shade=3, width=2.5)
    with c.at(158, 300, s=0.7, rot=-7, weight=0.86):
        flowing(c, "blond")
        visage(c, "oval", "greek", "smile", "thin", iris="blu", lash=True, lips=8, eyes="plain", arch="arch",
            sleepy=0.36, gaze=0.9, flush=1.2)
        parted(c, "blond", 22)
        places = [(*apply(c.map, (16 * k - 4, 2.6 * k * k - 60)), 16 * k + lean - 4) for k in range(-3, 4)
            for lean in (-38, 38)]
        c.repeat(_laurel, places)


def _second_lady(c):
    """She from the side, in a mantle, who takes him by the arm."""
    c.form("392,362! 370,374 362,400 358,480! 500,480! 494,420 478,384 450,364!", "grn", shade=14, width=3.3)
    _bosom(c, 418, 300, True)
    with c.at(392, 440):
        lozenge_mark(c, "yel", "red", 9)
    # forearm and hand, which goes round his shoulder from above
    c.form("490,440! 492,460 478,474 452,474 412,448 372,416! 392,388! 420,410 442,432!", "skin", shade=9, width=2.9)
    c.stroke("444,434 450,446 450,458", 2, "end")
    _short_sleeve(c, 460, "red", "wht", True)
    c.form("380,356! 384,384 408,402 440,390 462,363! 472,372 448,402 408,416 374,396 368,368!", "yel", shade=5,
        width=2.7)
    beads(c, "374,372 382,394 408,408 440,396 464,374", 13, 3.8, ("red",))
    for line in ("361,406 348,407 339,413 337,422", "357,399 341,398 330,405 326,415",
            "354,391 337,388 324,394 319,404", "352,383 335,378 321,383 315,393"):
        finger(c, line, [6.4, 6.2, 5.6, 4.2], 2.2)
    c.form("390,388! 376,378 362,373 350,376!~ 350,386~ 354,404~ 360,410!~ 368,414~ 374,416!~", "skin", shade=0,
        width=2.5)
    c.fill("362,411! 372,416! 378,408 370,406! 362,404!", "dskin")
    c.stroke("360,411 367,414 374,417", 2.5, "none")
    for a, b in (((348,387), (361, 390)), ((351, 395), (363, 397)), ((355, 403), (365, 403))):
        c.sliver(a, b, 1.5, 0.05)
    for x, y in ((334, 383), (336, 393), (340, 402), (347, 410)):
        c.sliver((x - 1, y - 5), (x + 2, y + 4), 1.3, 0.2)
    c.form("386,379! 400,388! 378,421! 364,411!", "wht", shade=3, width=2.5)
    # head
    with c.at(414, 298, s=0.7, rot=3, flip=True, weight=0.86):
        side_face(c, "youth", "smile", "thin", iris="grn", lash=True)
        c.form("26,-56! 10,-42 -2,-22 -6,4 -18,20! -30,34 -34,60 -24,84! -44,92 -62,78 -58,52! -70,40 -66,14"
            " -62,-20 -44,-54 -10,-70 20,-66", "black", shade=8, width=2.9)
        for line in ("12,-60 -18,-40 -28,0 -40,30", "-4,-62 -38,-40 -48,0 -50,40", "-34,30 -46,54 -38,80",
                "4,-40 -10,-14 -16,14"):
            c.stroke(line, 2.1, "both", "lblack")
        c.form("28,-50! 6,-66 -26,-64 -52,-40 -60,-14! -50,-10! -42,-32 -20,-50 4,-52 22,-42!", "grn", shade=4,
            width=2.6)
        for x, y in ((18, -53), (-2, -60), (-22, -58), (-40, -46), (-52, -26)):
            c.dot(x, y, 9)
            c.dot(x, y, 6.8, "wht" if y % 4 else "red")
            c.dot(x, y, 2.6, "yel")


def _laurel(c):
    """A leaf of a wreath, on a head of two thirds."""
    c.form("0,5! 5,-1 4.6,-9 0,-16! -4.6,-9 -5,-1", "lgrn", shade=2, width=2)


def lovers(c):
    """A youth between two ladies; Love takes aim."""
    _rays(c)
    c.repeat(lambda f: cloud(f, 0, 0, colour="lblu"), [(420, 196, 0, 0.82), (186, 190, 0, 0.56)])
    _love(c)
    _youth(c)
    _first_lady(c)
    _second_lady(c)
