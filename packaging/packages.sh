# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# The Debian packages that the house needs, and how they get there; play.sh and test.sh read this.

# The lists are for the scripts that read this file.
# shellcheck disable=SC2034
build_packages=(
    cmake g++ ninja-build
    qt6-base-dev qt6-declarative-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qcoro-qt6-dev
    # what the keyboard prints; without them the game learns it from what is pressed
    libxkbcommon-dev libxkbcommon-x11-dev
    # sums over what is kept, and the seal of the match that is under way
    libsodium-dev
    # copies of what is kept, made while the game goes on
    libsqlite3-dev
    # the sounds; without these two the game is built all the same, and is silent. The music is made while building
    qt6-multimedia-dev python3-numpy
    # fonts are cut to size while building
    fonts-vollkorn fonts-cabin python3-fonttools
)
# What the game loads while it runs: none of these comes with another, and no library asks for them.
# shellcheck disable=SC2034
play_packages=(
    libqt6svg6 libqt6sql6-sqlite libgl1-mesa-dri
    qml6-module-qtqml qml6-module-qtqml-workerscript
    qml6-module-qtquick qml6-module-qtquick-window
)
# shellcheck disable=SC2034
test_packages=(
    qml6-module-qttest
    imagemagick xvfb xauth xdotool
    # keyboards of other countries
    x11-xkb-utils
    # which files and sockets the game opens
    strace
    # a match played through the accessible tree
    at-spi2-core dbus-daemon gir1.2-atspi-2.0 python3-gi
    # deals played by what a screen reader speaks. This is the one of Debian's desktops, in the version people have; with
    # GTK and GStreamer, which it is made with, 23 MB to fetch and 120 MB on the disk, and no voice
    orca speech-dispatcher
    # what is installed for the desktop, the manuals and the shell
    appstream desktop-file-utils mandoc shared-mime-info
    clang clang-format clang-tidy git python3 reuse shellcheck
    # links the tests in an eighth of the time; without it they are linked all the same
    lld
    # the programs that draw the pictures
    python3-numpy python3-pil
)

# What makes the packages and looks them over.
# shellcheck disable=SC2034
packaging_packages=(debhelper dpkg-dev fakeroot lintian rpm patchelf jq git xz-utils)
# What plays what they install, in a root of its own.
# shellcheck disable=SC2034
root_packages=(debootstrap xvfb xdotool imagemagick python3)

say() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
}

die() {
    say "$*"
    exit 1
}

not_installed() {
    local package
    for package in "$@"; do
        [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || printf '%s\n' "$package"
    done
}

# install_missing PACKAGE…: does nothing, and asks for no rights, where all of them are there.
install_missing() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        die "this installs what it needs with Debian's apt, and this system has none. Needed are, by Debian's names: $*"
    fi
    local missing as_root=()
    mapfile -t missing < <(not_installed "$@")
    ((${#missing[@]})) || return 0
    say "installing ${#missing[@]} packages: ${missing[*]}"
    if ((EUID != 0)); then
        command -v sudo >/dev/null \
            || die "you are not root and there is no sudo. As root, run: apt-get install --no-install-recommends ${missing[*]}"
        say "using sudo for that, so it may ask for your password"
        as_root=(sudo)
    fi
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300
        -o Acquire::Retries=3)
    "${apt[@]}" update || say "the lists of packages could not be brought up to date; trying with those that are here"
    "${apt[@]}" install -y --no-install-recommends "${missing[@]}" \
        || die "apt could not install what is missing (its reason is above). Debian 12 has all of it in its main archive"
}

# The compiler's cache makes a second build quick; without it everything is built all the same.
use_ccache() {
    if command -v ccache >/dev/null; then
        export CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER-ccache}
        # The same file in another folder is the same file.
        export CCACHE_BASEDIR=${CCACHE_BASEDIR-$PWD} CCACHE_NOHASHDIR=1
    fi
}
