#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds the game and starts it: play.sh [OPTIONS OF THE GAME]
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
. packaging/packages.sh

needs_display() {
    say "the game needs a graphical desktop, and there is none here: neither DISPLAY nor WAYLAND_DISPLAY is set."
    say "Run this in a terminal window of your desktop session; over ssh, log in with ssh -X."
}

can_show=yes
packages=("${build_packages[@]}" "${play_packages[@]}")
if [[ -z ${DISPLAY-} && -n ${WAYLAND_DISPLAY-} ]]; then
    packages+=(qt6-wayland)
elif [[ -z ${DISPLAY-} && -z ${QT_QPA_PLATFORM-} ]]; then
    can_show=no
    needs_display
    say "building it nevertheless"
fi

install_missing "${packages[@]}"
use_ccache
cmake --preset release
cmake --build --preset release --target petrangola

game=build/release/bin/petrangola
if [[ $can_show == no ]]; then
    say "the game is built: $PWD/$game"
    needs_display
    exit 1
fi
status=0
"$game" "$@" || status=$?
# Qt aborts where it cannot open the screen.
if ((status == 134)); then
    say "the game could not go on (its reason is above). If it could not connect to the display \"${DISPLAY-}\":"
    say "run this as the user who is logged in to the desktop, not as another one or with sudo."
fi
exit "$status"
