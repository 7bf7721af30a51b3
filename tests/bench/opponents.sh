#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later

# Prints what the opponents are measured by: opponents.sh BINARY [MATCHES] [JOBS], with petrangola-arena of a release
# build. 2000 matches take an hour or more.
set -euo pipefail
arena=${1:?usage: opponents.sh PETRANGOLA-ARENA [MATCHES] [JOBS]}
matches=${2:-2000}
jobs=${3:-1}

# NAME SEATS ENTRY WANTED [options…]: the wins of one entry of the list, its interval and its time.
measure() {
    local name=$1 seats=$2 entry=$3 wanted=$4
    shift 4
    "$arena" play --game petrangola --seats "$seats" --matches "$matches" --rotate --jobs "$jobs" --seed 5 --json "$@" |
        /usr/bin/python3 -c '
import json, sys
name, entry, wanted = sys.argv[1], int(sys.argv[2]), sys.argv[3]
seat = json.load(sys.stdin)["seats"][entry]
low, high = seat["winCi95"]
print(f"{name:44} {100 * seat['"'winRate'"']:5.1f} % ({100 * low:4.1f}–{100 * high:4.1f})  wanted {wanted:10}"
      f"  {seat['"'msMedian'"']:7.2f} ms, 99 %: {seat['"'msP99'"']:7.2f} ms", flush=True)' "$name" "$entry" "$wanted"
}

# LIST COUNT ENTRY: the list with so many more of the entry.
with() {
    local list=$1 count=$2
    for ((; count > 0; --count)); do list+=,$3; done
    echo "$list"
}

measure "casual against novice" casual,novice 0 "57–68"
measure "regular against casual" regular,casual 0 "57–68"
measure "expert against regular" expert,regular 0 "57–68"
for wanted in 2:64 4:42 6:33; do
    measure "expert against greedy, ${wanted%:*} seats" "$(with expert $((${wanted%:*} - 1)) greedy)" 0 \
        "≥ ${wanted#*:}" --option reentries=0
done
for rule in greedy threshold-{18,20,22,24,26,28,30} always-knock never-knock random sampler; do
    measure "$rule against three experts" "$(with "$rule" 3 expert)" 0 "≤ 27"
done
matches=$((matches < 50 ? matches : 50))
measure "twelve experts (for the time)" "$(with expert 11 expert)" 0 "≤ 50 ms"
