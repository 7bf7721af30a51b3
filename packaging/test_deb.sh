#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# test_deb.sh [SUITE [PACKAGE.deb]]: installs the package in a minimal Debian (bookworm), plays there, upgrades, plays on,
# removes and purges. Needs root and the network. Pictures come into build/installed.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
. packaging/packages.sh
. packaging/release.sh
. packaging/roots.sh

suite=${1:-bookworm}
package=${2:-build/packages/petrangola_${version}_$(dpkg --print-architecture).deb}
[[ -f $package ]] || die "there is no $package; make it with packaging/deb.sh"
install_missing "${root_packages[@]}"
enter_root "$suite"
pictures=build/installed/deb-$suite

# The same package under an earlier version: there was none before the first.
older=0.0.1
dpkg-deb -R "$package" "$layer/older"
sed -i "s/^Version: .*/Version: $older/" "$layer/older/DEBIAN/control"
dpkg-deb --root-owner-group -b "$layer/older" "$shared/older.deb" >/dev/null
cp "$package" "$shared/newer.deb"
cp tests/fuzz/corpus/record/three.petrangola "$shared/record.petrangola"

inside apt-get -q update >/dev/null
files() { inside find / -xdev \( -path /proc -o -path /dev -o -path "$shared" -o -path /home -o -path /tmp -o -path /var/lib/apt \
    -o -path /var/lib/dpkg -o -path /var/cache -o -path /var/log \) -prune -o -type f -print | sort; }
inside apt-get -q -y --no-install-recommends install desktop-file-utils hicolor-icon-theme >/dev/null
# shellcheck disable=SC2016
installed_version() { inside dpkg-query -W -f '${db:Status-Status} ${Version}' petrangola; }

step "Installing $older, with nothing but what it depends on"
inside apt-get -q -y --no-install-recommends install "$shared/older.deb" >"$layer/log" || { cat "$layer/log"; exit 1; }
grep -E '^(0 upgraded|After this)|newly installed' "$layer/log"
[[ $(installed_version) == "installed $older" ]]
[[ -z $(inside dpkg --audit) ]]
[[ $(as_player petrangola --version) == "petrangola $version" ]]
[[ $(as_player petrangola-arena --version) == "petrangola-arena $version" ]]

step "Programs at seats, kept in bounds by the guard"
guard=$(inside sh -c 'echo /usr/lib/*/petrangola/petrangola-guard')
[[ $(inside stat -c '%a %U:%G' "$guard") == "755 root:root" ]] || die "$guard has other rights"
opponent=${guard%/*}/opponents/greedy
seat_programs "$opponent" petrangola-arena

step "What the desktop knows"
inside grep -q 'x-petrangola-record=petrangola.desktop' /usr/share/applications/mimeinfo.cache
inside grep -q 'application/x-petrangola-record:\*.petrangola' /usr/share/mime/globs2
for file in icons/hicolor/scalable/apps/petrangola.svg icons/hicolor/48x48/apps/petrangola.png man/man6/petrangola.6.gz \
    man/it/man6/petrangola-arena.6.gz bash-completion/completions/petrangola-arena doc/petrangola/copyright; do
    [[ -f $root/usr/share/$file ]] || die "there is no /usr/share/$file"
done

step "Playing"
play_inside "$pictures" before petrangola
cp "$shared/record.petrangola" "$shared/home/record.petrangola"
play_inside "$pictures" record petrangola

step "Upgrading to $version"
inside apt-get -q -y --no-install-recommends install "$shared/newer.deb" >"$layer/log" || { cat "$layer/log"; exit 1; }
[[ $(installed_version) == "installed $version" ]]
play_inside "$pictures" after petrangola

step "What is recommended can be installed"
grep -q '^Inst libqt6multimedia6' <<<"$(inside apt-get -q -s install "$shared/newer.deb" libqt6multimedia6)"
# shellcheck disable=SC2016
recommended=$(inside dpkg-query -W -f '${Recommends}' petrangola)
printf '%s\n' "$recommended"
[[ $recommended == *libqt6multimedia6* && $recommended == *python3* ]]

step "Removing and purging"
inside apt-get -q -y remove petrangola >/dev/null
[[ ! -e $root/usr/games/petrangola ]]
inside apt-get -q -y --no-install-recommends install "$shared/newer.deb" >/dev/null 2>&1
inside apt-get -q -y purge petrangola >/dev/null
inside dpkg-query -W petrangola 2>/dev/null && die "dpkg still knows it"
left=$(files | grep -i petrangola || true)
[[ -z $left ]] || die "left behind: $left"
! inside grep -q petrangola /usr/share/applications/mimeinfo.cache /usr/share/mime/globs2 || die "the desktop still knows it"
[[ -z $(inside dpkg --audit) ]]
[[ -f $shared/home/data/petrangola/petrangola.db ]] || die "the player's matches are gone"
printf 'well: %s on %s, pictures in %s\n' "$package" "$suite" "$pictures"
