# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What the scripts that make packages share: what is being released, and when it was changed last.

# shellcheck disable=SC2034
version=$(sed -n 's/^project(petrangola VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
if [[ -z ${SOURCE_DATE_EPOCH-} ]]; then
    if [[ -e .git ]]; then
        SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
    else
        SOURCE_DATE_EPOCH=$(stat -c %Y CMakeLists.txt)
    fi
fi
export SOURCE_DATE_EPOCH
# Everything that is packed can be read by everybody, whoever packs it.
umask 022

# unpacked_source FOLDER: the source release, made and unpacked there; what was there is gone.
unpacked_source() {
    local release
    release=$(bash packaging/source.sh)
    rm -rf "$1"
    mkdir -p "$1"
    tar -x -C "$1" --strip-components=1 -f "$release"
}
