#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells the releases of CHANGELOG.md as packages want to have them told.

    release_notes.py FORM VERSION

FORM is date (of the newest release), appstream (its <releases>), debian (debian/changelog) or rpm (%changelog). VERSION
is the one that is built: where the changelog's newest heading has another, nothing is written and this fails.

A release is a heading `## [1.2.3] - 2026-01-31`, or `## [Unreleased] 1.2.3` before it is one; what packages tell of it is
the paragraph below. What is not released yet has the date of SOURCE_DATE_EPOCH, or today's.
"""

import datetime
import email.utils
import os
import re
import sys
import textwrap
from html import escape
from typing import NamedTuple

CHANGELOG = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "CHANGELOG.md")
MAINTAINER = "The Petrangola developers <petrangola@users.noreply.github.com>"
HEADING = re.compile(r"## \[(?:Unreleased\] (?P<next>\S+)|(?P<version>[^\]]+)\] - (?P<date>\d{4}-\d\d-\d\d))$")


class Release(NamedTuple):
    version: str
    day: datetime.date
    summary: str


def unreleased_day():
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc).date() if epoch else datetime.date.today()


def read(path):
    with open(path, encoding="utf-8") as file:
        sections = re.split(r"^(?=## )", file.read(), flags=re.MULTILINE)[1:]
    releases = []
    for section in sections:
        heading, _, body = section.partition("\n")
        found = HEADING.match(heading)
        if not found:
            sys.exit(f"CHANGELOG.md: \"{heading}\" is no heading of a release")
        summary = " ".join(body.split("\n###", 1)[0].split())
        if not summary:
            sys.exit(f"CHANGELOG.md: nothing is told below \"{heading}\"")
        day = datetime.date.fromisoformat(found["date"]) if found["date"] else unreleased_day()
        releases.append(Release(found["next"] or found["version"], day, summary))
    return releases


def as_date(releases):
    return releases[0].day.isoformat()


def as_appstream(releases):
    lines = ["<releases>"]
    for release in releases:
        lines += [f'    <release version="{release.version}" date="{release.day}">',
                  "      <description>", f"        <p>{escape(release.summary, quote=False)}</p>", "      </description>",
                  "    </release>"]
    return "\n".join([*lines, "  </releases>"])


def as_debian(releases):
    entries = []
    for release in releases:
        noon = datetime.datetime.combine(release.day, datetime.time(12), datetime.timezone.utc)
        told = textwrap.fill(release.summary, 76, initial_indent="  * ", subsequent_indent="    ")
        entries.append(f"petrangola ({release.version}) unstable; urgency=medium\n\n{told}\n\n"
                       f" -- {MAINTAINER}  {email.utils.format_datetime(noon)}\n")
    return "\n".join(entries)


def as_rpm(releases):
    return "\n\n".join(f"* {release.day:%a %b %d %Y} {MAINTAINER} - {release.version}-1\n"
                       + textwrap.fill(release.summary, 76, initial_indent="- ", subsequent_indent="  ")
                       for release in releases)


FORMS = {"date": as_date, "appstream": as_appstream, "debian": as_debian, "rpm": as_rpm}


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in FORMS:
        sys.exit(__doc__)
    releases = read(CHANGELOG)
    if releases[0].version != sys.argv[2]:
        sys.exit(f"CHANGELOG.md begins with {releases[0].version}, and what is built is {sys.argv[2]} (CMakeLists.txt)")
    print(FORMS[sys.argv[1]](releases))


if __name__ == "__main__":
    main()
