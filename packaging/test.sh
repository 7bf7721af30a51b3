#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds everything and runs all tests, with no screen. The first step that fails ends this.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
. packaging/packages.sh

step() {
    printf '\n==== %s (after %d:%02d)\n' "$1" $((SECONDS / 60)) $((SECONDS % 60))
}

step "Installing what is missing"
install_missing "${build_packages[@]}" "${play_packages[@]}" "${test_packages[@]}"
use_ccache
# One more than there are cores: many tests wait for a window or a clock half of their time.
at_once=$(($(nproc) + 1))

# A home of its own, so that no test reads or writes the settings of whoever runs this.
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -m 700 "$home/run"
export XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_STATE_HOME=$home/state XDG_RUNTIME_DIR=$home/run
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen
unset DISPLAY WAYLAND_DISPLAY

step "Building the tests of the engine, and of records, programs and files, with the sanitizers"
cmake --preset asan
cmake --build --preset asan --target engine_tests core_tests
# What the golden matches play, the playouts play too; that they come out the same is looked at below.
step "Running them"
ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1 \
    LSAN_OPTIONS=suppressions=$PWD/tests/lsan.supp:print_suppressions=0 \
    ctest --test-dir build/asan -L '^(engine|core)$' -E '^golden_test$' -j "$at_once" --output-on-failure --no-tests=error

# Those have just run, with assertions and sanitizers; they are not built a second time, but for those that play too much for
# the sanitizers. All others run as players get the program: with the sanitizers their build alone takes minutes.
step "Building everything as players get it, and the tests of it"
cmake --preset release
cmake --build --preset release --target app/all packaging/all \
    app_tests long_tests tests/qml/all tests/e2e/all tests/fuzz/all tests/bench/all
step "Running the long tests of the engine, those of tables, pages, windows and input, and those that read the sources"
xvfb-run --auto-servernum --server-args '-screen 0 1280x960x24 -nolisten tcp' \
    ctest --preset release -LE '^(core|engine)$' -j "$at_once" --no-tests=error </dev/null
