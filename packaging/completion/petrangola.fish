# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# fish completion for petrangola. The options are those that the program's own help tells.

function __petrangola_options
    petrangola --help 2>/dev/null | string match -r '^ .*' | string match -ra -- '--[a-z][a-z-]*' | sort -u
end

complete -c petrangola -f
complete -c petrangola -n 'string match -q -- "-*" (commandline -ct)' -a '(__petrangola_options)'
complete -c petrangola -n 'not string match -q -- "-*" (commandline -ct)' -a '(__fish_complete_suffix .petrangola)'
complete -c petrangola -l lang -x -a 'en it'
complete -c petrangola -l seed -x
complete -c petrangola -l scene -r -F
complete -c petrangola -l autoplay -x -a '(__fish_complete_directories)'
