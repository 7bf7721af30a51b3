# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# fish completion for petrangola-arena. Commands and options are those that the program's own help tells.

function __petrangola_arena_commands
    petrangola-arena --help 2>/dev/null | string match -rg '^  ([a-z]+)  +(.*)' | paste - -
end

function __petrangola_arena_options
    petrangola-arena (commandline -opc)[2] --help 2>/dev/null | string match -rg '^ +(?:-h, )?(--[a-z][a-z-]*)'
end

function __petrangola_arena_seats
    set -l before (string match -r '.*,' -- (commandline -ct))
    printf "$before%s\n" {novice,casual,regular,expert}{,:even,:early,:late,:hoarder,:denier} \
        greedy threshold-24 always-knock never-knock random sampler exec:
end

set -l play '__fish_seen_subcommand_from play'
set -l first 'test (count (commandline -opc)) -eq 1'
complete -c petrangola-arena -f
complete -c petrangola-arena -n $first -a '(__petrangola_arena_commands) --help --version'
complete -c petrangola-arena -n "not $first" -a '(__petrangola_arena_options)'
complete -c petrangola-arena -n '__fish_seen_subcommand_from verify' -a '(__fish_complete_suffix .petrangola)'
complete -c petrangola-arena -n '__fish_seen_subcommand_from rank play' -l game -x -a 'petrangola mambassa'
complete -c petrangola-arena -n '__fish_seen_subcommand_from rank' -l tris-order -x -a 'low card'
complete -c petrangola-arena -n $play -l seats -x -a '(__petrangola_arena_seats)'
complete -c petrangola-arena -n $play -l option -x -a '{tokens,aceLow,trisBeatsSequence,trisOrder,showOnKnock,reentries,packs,stake,tokenValue}='
complete -c petrangola-arena -n $play -l records -x -a '(__fish_complete_directories)'
complete -c petrangola-arena -n $play -l matches -x
complete -c petrangola-arena -n $play -l seed -x
complete -c petrangola-arena -n $play -l seed-file -r -F
complete -c petrangola-arena -n $play -l jobs -x
complete -c petrangola-arena -n $play -l time-limit -x
