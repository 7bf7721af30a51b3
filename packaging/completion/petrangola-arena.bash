# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# bash completion for petrangola-arena. Commands and options are those that the program's own help tells.

# Words, of which the one before the last comma stays as it is.
_petrangola_arena_list() { # WORD CHOICES
    local kept=
    [[ $1 == *,* ]] && kept=${1%,*},
    mapfile -t COMPREPLY < <(compgen -P "$kept" -W "$2" -- "${1##*,}")
    compopt -o nospace
}

_petrangola_arena_told() { # the options of a command, or the commands
    "${COMP_WORDS[0]}" "$@" --help 2>/dev/null
}

_petrangola_arena() {
    local word before split=
    # Without the breaks at = and : that readline makes.
    if declare -F _get_comp_words_by_ref >/dev/null; then
        _get_comp_words_by_ref -n := -c word -p before
        split=yes
    else
        word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    fi
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W "$(_petrangola_arena_told | sed -n 's/^  \([a-z]*\)  .*/\1/p') --help --version" -- "$word")
        return
    fi
    case $before in
    --game) mapfile -t COMPREPLY < <(compgen -W "petrangola mambassa" -- "$word") ;;
    --tris-order) mapfile -t COMPREPLY < <(compgen -W "low card" -- "$word") ;;
    --seats)
        _petrangola_arena_list "$word" "$(printf '%s\n' {novice,casual,regular,expert}{,:even,:early,:late,:hoarder,:denier} \
            greedy threshold-24 always-knock never-knock random sampler exec:)"
        ;;
    --option)
        mapfile -t COMPREPLY < <(compgen -W "tokens= aceLow= trisBeatsSequence= trisOrder= showOnKnock= reentries= packs= \
            stake= tokenValue=" -- "$word")
        compopt -o nospace
        ;;
    --records)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        ;;
    --seed-file)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        ;;
    --matches | --seed | --jobs | --time-limit) ;;
    *)
        if [[ ${COMP_WORDS[1]} == verify && $word != -* ]]; then
            compopt -o filenames
            mapfile -t COMPREPLY < <(
                compgen -d -- "$word"
                compgen -f -X '!*.petrangola' -- "$word"
            )
        else
            mapfile -t COMPREPLY < <(compgen -W "$(_petrangola_arena_told "${COMP_WORDS[1]}" | grep -oE '^ .*' \
                | grep -oE -- '^ +(-h, )?--[a-z][a-z-]*' | grep -oE -- '--[a-z-]*')" -- "$word")
        fi
        ;;
    esac
    if [[ $split ]] && declare -F __ltrim_colon_completions >/dev/null; then
        __ltrim_colon_completions "$word"
    fi
}
complete -F _petrangola_arena petrangola-arena
