#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes build/packages/petrangola-VERSION.tar.xz, the source release: what is committed, and the fonts and the music made
# already, so that it builds without git, without Debian's fonts and without numpy. The same commit gives the same bytes.
# Beside it comes the recipe for Flatpak.
# In an unpacked source release it packs that again.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
. packaging/packages.sh
. packaging/release.sh

install_missing fonts-vollkorn fonts-cabin python3-fonttools python3-numpy xz-utils
name=petrangola-$version
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/$name"
if [[ -e .git ]]; then
    [[ -z $(git status --porcelain) ]] || say "not everything is committed; what is not is left out"
    git archive HEAD | tar -x -C "$work/$name"
else
    tar -c --exclude=./build --exclude=__pycache__ . | tar -x -C "$work/$name"
fi
[[ -d $work/$name/resources/fonts/made ]] || /usr/bin/python3 -B resources/fonts/make_fonts.py "$work/$name/resources/fonts/made"
if [[ ! -d $work/$name/resources/sounds/made ]]; then
    mkdir "$work/$name/resources/sounds/made"
    /usr/bin/python3 -B resources/sounds/make.py --music "$work/$name/resources/sounds/made/waltz.wav"
fi
mkdir -p build/packages
tar -c -C "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    --format=gnu "$name" | xz -6 -T1 >"$work/release"
mv "$work/release" "build/packages/$name.tar.xz"
chmod 644 "build/packages/$name.tar.xz"
for recipe in packaging/flatpak/*.yml; do
    sed "s/@VERSION@/$version/; s/@SHA256@/$(sha256sum <"build/packages/$name.tar.xz" | cut -d' ' -f1)/" "$recipe" \
        >"build/packages/${recipe##*/}"
done
printf '%s\n' "$PWD/build/packages/$name.tar.xz"
