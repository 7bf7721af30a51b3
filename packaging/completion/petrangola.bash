# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# bash completion for petrangola. The options are those that the program's own help tells.

_petrangola() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options
    COMPREPLY=()
    case $before in
    --lang) mapfile -t COMPREPLY < <(compgen -W "en it" -- "$word") ;;
    --seed) ;;
    --scene)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        ;;
    --autoplay)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        ;;
    *)
        if [[ $word == -* ]]; then
            options=$("${COMP_WORDS[0]}" --help 2>/dev/null | grep -oE '^ .*' | grep -oE -- '--[a-z][a-z-]*' | sort -u)
            mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        else
            compopt -o filenames
            mapfile -t COMPREPLY < <(
                compgen -d -- "$word"
                compgen -f -X '!*.petrangola' -- "$word"
            )
        fi
        ;;
    esac
}
complete -F _petrangola petrangola
