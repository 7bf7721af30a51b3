#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# test_bundle.sh [SUITE…]: plays with the one-file bundle in minimal Debian systems (bookworm trixie) in which nothing was
# installed, as somebody with no rights. Needs root, and the network for a system that is not there yet. Pictures come
# into build/installed.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
. packaging/packages.sh
. packaging/release.sh
. packaging/roots.sh

bundle=$PWD/build/packages/petrangola-$version-$(uname -m).run
[[ -f $bundle ]] || die "there is no $bundle; make it with packaging/bundle.sh"

try() { # SUITE
    local pictures=build/installed/bundle-$1 there
    enter_root "$1"
    [[ -z $(inside find / -xdev -name 'libQt6*' -not -path "$shared/*") ]] || die "this root has Qt"
    # A name with a blank, as people have them.
    mkdir "$shared/my games"
    there="$shared/my games/petrangola.run"
    cp "$bundle" "$there"

    step "$1: the first start unpacks"
    time as_player "$there" --version
    [[ $(as_player "$there" --version) == "petrangola $version" ]]
    [[ $(as_player "$there" --arena --version) == "petrangola-arena $version" ]]
    local opponent
    opponent=$(as_player sh -c 'echo /home/player/.cache/petrangola-bundle/*/usr/lib/petrangola/opponents/greedy')
    seat_programs "$opponent" "$there" --arena
    grep -q '^libqt6core6 ' <<<"$(as_player "$there" --licences)"

    step "$1: playing"
    play_inside "$pictures" before "'$there'"
    cp tests/fuzz/corpus/record/three.petrangola "$shared/home/record.petrangola"
    play_inside "$pictures" record "'$there'"
    play_inside "$pictures" after "'$there'"

    step "$1: the menu"
    as_player "$there" --install-menu
    local share=$root/home/player/.local/share
    grep -qxF "Exec=\"$there\" %f" "$share/applications/petrangola.desktop"
    desktop-file-validate "$share/applications/petrangola.desktop"
    [[ -f $share/icons/hicolor/scalable/apps/petrangola.svg && -f $share/mime/packages/petrangola-record.xml ]]
    as_player "$there" --remove
    [[ -z $(find "$root/home/player" -type f -name '*petrangola*') ]] || die "--remove left files behind"
    [[ ! -e $root/home/player/.cache/petrangola-bundle ]] || die "--remove left what was unpacked"

    step "$1: a damaged file says so"
    head -c -100 "$bundle" >"$there"
    if as_player "$there" --version 2>"$layer/log"; then die "a damaged file runs"; fi
    grep -q 'damaged' "$layer/log"
    printf 'well: %s on %s, pictures in %s\n' "${bundle##*/}" "$1" "$pictures"
}

install_missing "${root_packages[@]}" desktop-file-utils
(($#)) || set -- bookworm trixie
for suite in "$@"; do
    (try "$suite")
done
