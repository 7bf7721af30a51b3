#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# trixie.sh [CTEST OPTIONS]: builds what is committed in a Debian 13 (Qt 6.8, g++ 14) and runs the tests there, all but
# those that read the sources. Needs root, and the network the first time. JOBS is how many compilers run at once.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
. packaging/packages.sh
. packaging/release.sh
. packaging/roots.sh

install_missing "${root_packages[@]}"
if [[ ! -e $roots/trixie-build ]]; then
    (
        enter_root trixie
        step "Installing what is needed to build"
        inside apt-get -q update
        inside apt-get -q -y --no-install-recommends install "${build_packages[@]}" "${play_packages[@]}" qt6-svg-plugins \
            qml6-module-qttest xvfb xauth xdotool imagemagick strace at-spi2-core dbus-daemon gir1.2-atspi-2.0 python3-gi ccache
        umount -R "$root/dev" "$root/proc" "$root$shared" "$root/tmp/.X11-unix"
        cp -a "$root" "$roots/trixie-build.part"
        chroot "$roots/trixie-build.part" userdel --remove player
        mv "$roots/trixie-build.part" "$roots/trixie-build"
    )
fi
enter_root trixie-build
mkdir -p "$roots/trixie-ccache" "$root/ccache" "$root/build"
mount --bind "$roots/trixie-ccache" "$root/ccache"
unpacked_source "$layer/source"
cp -r "$layer/source" "$root/build/petrangola"

there() {
    inside env CCACHE_DIR=/ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache HOME=/root XDG_RUNTIME_DIR=/root LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen \
        bash -c 'cd /build/petrangola && exec "$@"' bash "$@"
}
step "Building with $(inside g++ --version | head -1) and Qt $(inside qtpaths6 --query QT_VERSION)"
there cmake --preset release
there cmake --build --preset release -j "${JOBS:-$(nproc)}" -- -k 0 # all that is wrong, not the first of it only
step "Testing"
there xvfb-run --auto-servernum --server-args '-screen 0 1280x960x24 -nolisten tcp' \
    ctest --preset release -LE lint --no-tests=error "$@"
