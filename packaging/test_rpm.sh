#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# test_rpm.sh [PACKAGE.rpm]: installs the package with rpm where no Fedora can be had: in a minimal Debian, bookworm. What
# it needs comes there by what the Debian package depends on, so rpm is told not to look for Fedora's names (rpm.sh looks
# at those). Plays there, installs it again, removes it. Needs root and the network. Pictures come into build/installed.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
. packaging/packages.sh
. packaging/release.sh
. packaging/roots.sh

package=${1:-build/packages/petrangola-$version-1.$(uname -m).rpm}
debian=build/packages/petrangola_${version}_$(dpkg --print-architecture).deb
[[ -f $package ]] || die "there is no $package; make it with packaging/rpm.sh"
[[ -f $debian ]] || die "there is no $debian; make it with packaging/deb.sh"
install_missing "${root_packages[@]}"
enter_root bookworm
pictures=build/installed/rpm
cp "$package" "$shared/petrangola.rpm"
cp tests/fuzz/corpus/record/three.petrangola "$shared/record.petrangola"

step "Installing what it needs"
inside apt-get -q update >/dev/null
inside apt-get -q -y --no-install-recommends install rpm >/dev/null
inside apt-get -q -y --no-install-recommends satisfy "$(dpkg-deb -f "$debian" Depends)" >/dev/null
# Folders that several packages share are another package's on a Fedora.
files() { inside find /etc /opt /srv /usr /var -xdev \( -path /var/cache -o -path /var/log -o -path /var/lib/rpm \) -prune \
    -o \( ! -type d -o -path '*/petrangola*' \) -print | sort; }
before=$(files)

step "Installing it"
inside rpm --install --nodeps "$shared/petrangola.rpm"
[[ $(inside rpm --query petrangola) == "petrangola-$version-1.$(uname -m)" ]]
changed=$(inside rpm --verify --nodeps petrangola || true)
[[ -z $changed ]] || die "not as it was packed: $changed"
[[ $(as_player petrangola --version) == "petrangola $version" ]]
[[ $(as_player petrangola-arena --version) == "petrangola-arena $version" ]]
printf '%s files\n' "$(inside rpm --query --list petrangola | wc -l)"

step "Programs at seats, kept in bounds by the guard"
opponent=/usr/lib64/petrangola/opponents/greedy
seat_programs "$opponent" petrangola-arena

step "Playing"
play_inside "$pictures" before petrangola
cp "$shared/record.petrangola" "$shared/home/record.petrangola"
play_inside "$pictures" record petrangola

step "Installing it over itself"
inside rpm --upgrade --nodeps --replacepkgs "$shared/petrangola.rpm"
play_inside "$pictures" after petrangola

step "Removing"
inside rpm --erase --nodeps petrangola
left=$(comm -13 <(printf '%s\n' "$before") <(files))
[[ -z $left ]] || die "left behind: $left"
[[ -f $shared/home/data/petrangola/petrangola.db ]] || die "the player's matches are gone"
printf 'well: %s, pictures in %s\n' "$package" "$pictures"
