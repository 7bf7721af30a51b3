#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds build/packages/petrangola_VERSION_ARCHITECTURE.deb from the source release, with Debian's own tools, and lets
# lintian look it over: an error or a warning ends this.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
. packaging/packages.sh
. packaging/release.sh

install_missing "${build_packages[@]}" "${packaging_packages[@]}"
use_ccache
# debhelper gives what it runs another home.
if command -v ccache >/dev/null; then
    CCACHE_DIR=$(ccache -k cache_dir)
    export CCACHE_DIR
fi

work=$PWD/build/deb/petrangola
unpacked_source "$work"
cp -r packaging/debian "$work/debian"
rm "$work/debian/copyright.in"
python3 -B packaging/release_notes.py debian "$version" >"$work/debian/changelog"
{
    cat packaging/debian/copyright.in
    for licence in CC-BY-SA-4.0 OFL-1.1; do
        printf '\nLicense: %s\n' "$licence"
        sed 's/[[:space:]]*$//; s/^$/./; s/^/ /' "LICENSES/$licence.txt"
    done
} >"$work/debian/copyright"

# Players need no debugging symbols, and without them this takes half the time.
(
    cd "$work"
    DEB_CXXFLAGS_STRIP=-g DEB_BUILD_OPTIONS="noautodbgsym nocheck parallel=${JOBS:-$(nproc)}" \
        dpkg-buildpackage --build=binary --no-sign --root-command=fakeroot
)
package=petrangola_${version}_$(dpkg-architecture -qDEB_HOST_ARCH)
mkdir -p build/packages
cp "build/deb/$package."{deb,changes,buildinfo} build/packages
lintian --fail-on error,warning --display-info --info --tag-display-limit 0 "build/packages/$package.changes"
printf '%s\n' "$PWD/build/packages/$package.deb"
