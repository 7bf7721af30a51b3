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

# No file is longer than can be read at once, but for those that are listed with the reason why they are one thing.
length() {
    local list=tests/lint/long_files.txt status=0 long path lines most
    if grep -nvE '^#|^[^ :]+: .+' "$list"; then
        echo "$list: each line is PATH: REASON" >&2
        status=1
    fi
    long=$(find engine app qml resources tests \( -name '*.cpp' -o -name '*.h' -o -name '*.qml' \) -print0 |
        xargs -0 wc -l | awk '{ most = $2 ~ /\.qml$/ ? 200 : 300 } $2 != "total" && $1 > most { print $2, $1, most }')
    while read -r path lines most; do
        [[ -z $path ]] || grep -qF "$path: " "$list" || {
            echo "$path has $lines lines and may have $most: split it where a part has a name of its own," \
                "or say in $list why it is one thing" >&2
            status=1
        }
    done <<<"$long"
    while IFS=: read -r path _; do
        [[ $path == '#'* ]] || grep -q "^$path " <<<"$long" || {
            echo "$path stands in $list, and is gone or no longer too long: take it out there" >&2
            status=1
        }
    done <"$list"
    return $status
}

desktop_entry() {
    need desktop-file-validate desktop-file-utils
    desktop-file-validate packaging/petrangola.desktop
}

catalogue() { # METAINFO
    need appstreamcli appstream
    appstreamcli validate --pedantic --no-net --no-color "$1"
}

# The options that a program tells of itself.
options_of() { # PROGRAM [COMMAND]
    QT_QPA_PLATFORM=offscreen "$@" --help 2>/dev/null | grep -oE '^ +(-[a-z], )?--[a-z][a-z0-9-]*' | grep -oE -- '--[a-z0-9-]+' | sort -u
}

# The games of a list in engine/games.cmake, each list being one line: set(HOUSE_GAMES …).
games_of() { # LIST
    sed -n "s/^set($1 \\(.*\\))$/\\1/p" engine/games.cmake | tr ' ' '\n'
}
seated_games() { games_of HOUSE_GAMES; }
known_games() { games_of 'HOUSE_GAMES[A-Z_]*'; }

# The keys of --option, as the arena tells them where it gets another.
keys_of() { # ARENA
    local game
    for game in $(known_games); do
        { "$1" play --game "$game" --seats novice,novice,novice --matches 1 --option none=1 2>&1 || true; } |
            sed -n 's/.*there \(are\|is\) \(.*\)\./\2/p' | sed 's/ and /, /; s/, /\n/g'
    done
}

# Who plays by one plain rule, as the arena tells them where it gets another; of one with a number what is before it.
baselines_of() { # ARENA GAME
    { "$1" play --game "$2" --seats nobody,nobody --matches 1 2>&1 || true; } |
        sed -n 's/.*plain rules to measure with: \(.*\)\./\1/p' | sed 's/ (.*)//; s/ and /, /; s/-N\>/-/g; s/, /\n/g'
}

# The manuals are well-formed, and tell of every game, option and plain rule, and of no option that is not there.
manuals() { # FOLDER PROGRAM ARENA
    need mandoc mandoc
    local folder=$1 game=$2 arena=$3 command page status=0
    mandoc -T lint -W warning "$folder"/*.6 "$folder"/it/*.6
    local known one
    for page in "$folder"/{,it/}petrangola.6 "$folder"/{,it/}petrangola-arena.6; do
        if [[ $page == *arena* ]]; then
            known=$(for command in list rank play merge verify bench; do options_of "$arena" "$command"; done; echo --version)
        else
            known=$(options_of "$game")
        fi
        # What the examples give to the other program is no option of this one.
        diff <(sort -u <<<"$known") \
            <(sed '/^\.EX/,/^\.EE/d' "$page" | grep -oE -- '\\-\\-[a-z][a-z0-9\-]*' | tr -d '\134' | sort -u) || {
            echo "$page does not tell what the program's help tells" >&2
            status=1
        }
        [[ $page != *arena* ]] || diff <(keys_of "$arena" | sort) \
            <(sed -n '/^\.BI .*option "/,/^\.SS/p' "$page" | grep -oE '^\.BR? [A-Za-z0-9]+' | cut -d' ' -f2 | sort) || {
            echo "$page does not name the keys of --option that there are" >&2
            status=1
        }
        # The game's page has a paragraph on each game; the arena's has each with its plain rules.
        if [[ $page == *arena* ]]; then
            known=$(for one in $(known_games); do echo "$one:" && baselines_of "$arena" "$one"; done)
        else
            known=$(seated_games | sed 's/^/.B /')
        fi
        while read -r one; do
            # Read to its end: who stops at the first find may break what writes on, and that counts as not found.
            sed 's/\\-/-/g; s/$/ /' "$page" | grep -E "(^| )${one//./\\.}N? " >/dev/null || {
                echo "$page does not name $one" >&2
                status=1
            }
        done <<<"$known"
    done
    return $status
}

# A record is known by its ending, and without it by how it begins.
mime_type() { # RECORD
    need update-mime-database shared-mime-info
    local work
    work=$(mktemp -d)
    # shellcheck disable=SC2064
    trap "rm -rf '$work'" EXIT
    mkdir -p "$work/mime/packages"
    cp packaging/petrangola-record.xml "$work/mime/packages"
    export XDG_DATA_HOME=$work XDG_DATA_DIRS=$work
    update-mime-database "$work/mime"
    /usr/bin/python3 - "$1" <<'END'
import sys
import gi
gi.require_version("Gio", "2.0")
from gi.repository import Gio
with open(sys.argv[1], "rb") as file:
    beginning = file.read(4096)
for name, data in ("any.petrangola", b"x"), ("renamed", beginning):
    guessed, _ = Gio.content_type_guess(name, data)
    if guessed != "application/x-petrangola-record":
        sys.exit(f"{name} is taken for {guessed}")
END
}

# What bash offers after some words.
completion() { # GAME ARENA MADE
    local keys key file help
    keys=$(keys_of "$2" | awk '!seen[$0]++') # two games may have a rule of one name
    help=$("$2" play --help)
    for key in $keys; do
        for file in _petrangola-arena petrangola-arena.bash petrangola-arena.fish; do
            grep -qE "(^|[^A-Za-z])$key([,}]|=)" "$3/$file" || {
                echo "$file does not offer $key for --option" >&2
                return 1
            }
        done
        grep -qw "$key" <<<"$help" || {
            echo "petrangola-arena play --help does not tell of $key for --option" >&2
            return 1
        }
    done
    local seated known baselines
    seated=$(seated_games) known=$(known_games)
    baselines=$(for key in $known; do baselines_of "$2" "$key"; done | awk '!seen[$0]++')
    MADE=$3 KEYS=$keys SEATED=$seated KNOWN=$known BASELINES=$baselines \
        PATH=$(dirname "$1"):$(dirname "$2"):$PATH QT_QPA_PLATFORM=offscreen bash -euo pipefail <<'END'
compopt() { :; } # only what completes really may say this
. "$MADE/petrangola.bash"
. "$MADE/petrangola-arena.bash"
offers() { # FUNCTION WANTED WORDS…
    local function=$1 wanted=$2
    shift 2
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
    "$function"
    [[ ${COMPREPLY[*]} == "$wanted" ]] || {
        printf '%s: [%s] and not [%s]\n' "$*" "${COMPREPLY[*]}" "$wanted" >&2
        exit 1
    }
}
arena=_petrangola_arena
offers $arena "list rank play merge verify bench --help --version" petrangola-arena ""
offers $arena "play" petrangola-arena pl
offers $arena "--help --json" petrangola-arena bench --
offers $arena "games options" petrangola-arena list ""
offers $arena "--json" petrangola-arena list games --j
offers $arena "$(echo $KNOWN)" petrangola-arena list options --game ""
offers $arena "packaging" petrangola-arena merge pack
offers $arena "--table" petrangola-arena merge --t
offers $arena "--records --rotate" petrangola-arena play --r
offers $arena "$(echo $KNOWN)" petrangola-arena play --game ""
offers $arena "thirtyone" petrangola-arena rank --game t
offers $arena "expert,regular expert,regular:even expert,regular:early expert,regular:late expert,regular:hoarder expert,regular:denier" \
    petrangola-arena play --seats expert,regular
offers $arena "$(echo {novice,casual,regular,expert}{,:even,:early,:late,:hoarder,:denier} $BASELINES exec:)" \
    petrangola-arena play --seats ""
offers $arena "packs= pack= pointScale= pureQualifier=" petrangola-arena play --option p
offers $arena "$(printf '%s= ' $KEYS | sed 's/ $//')" petrangola-arena play --option ""
offers $arena "low" petrangola-arena rank --tris-order l
offers _petrangola "en it" petrangola --lang ""
offers _petrangola "$(echo $SEATED)" petrangola --game ""
offers _petrangola "--scene --seed" petrangola --s
END
    local shell
    for shell in zsh fish; do
        command -v "$shell" >/dev/null || continue
        if [[ $shell == zsh ]]; then
            zsh -n "$3/_petrangola" && zsh -n "$3/_petrangola-arena"
        else
            fish -n "$3/petrangola.fish" "$3/petrangola-arena.fish"
        fi
    done
}

# Cards, tokens, gestures, portraits, icon and the start page's print are what the programs beside them draw: drawn anew in a copy,
# they come out the same. Files that no program draws any more would be missing there. With a number, only where the last so
# many commits changed something in the folder or in the kit that all of them draw with.
art() { # [COMMITS]
    local work folder lately=""
    if (($# > 0)); then
        lately=$(tests/lint/lately.py "$1") || return
    fi
    work=$(mktemp -d)
    # shellcheck disable=SC2064
    trap "rm -rf '$work'" EXIT
    cp -r resources/packs resources/tokens resources/gestures resources/start resources/portraits resources/icons "$work"
    find "$work" -name '*.svg' -delete
    for folder in packs/piacentine packs/french packs/tarocco tokens gestures start portraits icons; do
        (($# == 0)) || grep -Eq "^resources/($folder|packs/kit)/" <<<"$lately" || continue
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
