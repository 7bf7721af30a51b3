#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# lint.sh CHECK [ARGUMENTS]: one check of the sources. 0 clean, 1 not, 77 where this machine's tool is another version.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."

need() { # PROGRAM PACKAGE
    command -v "$1" >/dev/null || {
        echo "$1 is missing; install the package $2" >&2
        exit 1
    }
}

licences() {
    need reuse reuse
    # A clone that belongs to somebody else is still to be read: without git everything that was built counts too.
    GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=$PWD reuse lint
}

format() {
    need clang-format clang-format
    clang-format --version | grep -q 'version 14\.' || {
        echo 'formatting is checked with clang-format 14, whose breaks others do not all agree with'
        exit 77
    }
    find engine app tests \( -name '*.cpp' -o -name '*.h' \) -print0 | xargs -0 clang-format --dry-run --Werror
}

shell() {
    need shellcheck shellcheck
    { find packaging tests -name '*.sh' -print0 && printf '.ci/run\0'; } | xargs -0 shellcheck -x
}

desktop_entry() {
    need desktop-file-validate desktop-file-utils
    desktop-file-validate packaging/petrangola.desktop
}

# Cards, tokens, portraits, icon and the start page's print are what the programs beside them draw: drawn anew in a copy,
# they come out the same. Files that no program draws any more would be missing there.
art() {
    local work folder
    work=$(mktemp -d)
    # shellcheck disable=SC2064
    trap "rm -rf '$work'" EXIT
    cp -r resources/cards resources/tokens resources/start resources/portraits resources/icons "$work"
    find "$work" -name '*.svg' -delete
    for folder in cards tokens start portraits icons; do
        # Pictures in pixels come out of other libraries, whose versions differ: what is drawn are the SVG files.
        local only=()
        [[ $folder == portraits || $folder == icons ]] && only=(--svg)
        PYTHONDONTWRITEBYTECODE=1 /usr/bin/python3 "$work/$folder/draw.py" "${only[@]}" >/dev/null
        diff -rq --exclude=__pycache__ "resources/$folder" "$work/$folder"
    done
}

# The translations hold every string of the sources, none that is gone, and each of them translated. Works on copies.
translations() { # LUPDATE_PROJECT GENERATE_SCRIPT LUPDATE
    local project=$1 generate=$2 lupdate=$3 work status=0
    work=$(mktemp -d)
    # shellcheck disable=SC2064
    trap "rm -rf '$work'" EXIT
    cp translations/*.ts "$work"
    sed "s|$PWD/translations/|$work/|g" "$project" >"$work/project.cmake"
    cmake -DIN_FILE="$work/project.cmake" -DOUT_FILE="$work/project.json" -P "$generate"
    "$lupdate" -silent -project "$work/project.json" -no-obsolete -locations none
    local file
    for file in translations/*.ts; do
        diff -u "$file" "$work/${file##*/}" || {
            echo "$file does not fit the sources; build the target update_translations" >&2
            status=1
        }
        if grep -n -A3 'type="unfinished"' "$file"; then
            echo "$file has strings with no translation" >&2
            status=1
        fi
    done
    return $status
}

check=$1
shift
"$check" "$@"
