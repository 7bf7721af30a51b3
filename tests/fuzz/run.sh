#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Fuzzes what is read from outside with libFuzzer, under the address and undefined-behaviour sanitizers.
#     tests/fuzz/run.sh [SECONDS [TARGET…]]       600 seconds each by default, all targets
# An input that ends a target is left in build/fuzz/found/. What reaches new code is kept in build/fuzz/grown/TARGET;
# tests/fuzz/run.sh --keep adds the smallest set of it to the corpus.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."

keep=false
[[ ${1-} == --keep ]] && { keep=true; shift; }
seconds=${1:-600}
[[ $seconds =~ ^[0-9]+$ ]] || {
    echo "$seconds is no number of seconds" >&2
    exit 1
}
targets=("${@:2}")
((${#targets[@]})) || mapfile -t targets < <(cd tests/fuzz/corpus && printf '%s\n' *)

cmake --preset fuzz >/dev/null
cmake --build --preset fuzz --target "${targets[@]/#/fuzz_}"
export QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES='*=false'
export ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1
mkdir -p build/fuzz/found
failed=0
for target in "${targets[@]}"; do
    grown=build/fuzz/grown/$target
    mkdir -p "$grown"
    if $keep; then
        build/fuzz/tests/"fuzz_$target" -merge=1 tests/fuzz/corpus/"$target" "$grown" 2>&1 | tail -1
        continue
    fi
    dictionary=()
    [[ -f tests/fuzz/$target.dict ]] && dictionary=(-dict="tests/fuzz/$target.dict")
    build/fuzz/tests/"fuzz_$target" -max_total_time="$seconds" -max_len=20000 -rss_limit_mb=2048 -timeout=20 \
        -artifact_prefix="build/fuzz/found/$target-" -print_final_stats=1 "${dictionary[@]}" \
        "$grown" tests/fuzz/corpus/"$target" >"build/fuzz/$target.log" 2>&1 || {
        failed=1
        printf '%s FAILED; see build/fuzz/%s.log\n' "$target" "$target"
        grep -m 3 -E 'ERROR|does not hold|runtime error' "build/fuzz/$target.log" || true
        continue
    }
    printf '%s: %s inputs, coverage %s\n' "$target" \
        "$(sed -n 's/^stat::number_of_executed_units: *//p' "build/fuzz/$target.log")" \
        "$(grep -o 'cov: [0-9]*' "build/fuzz/$target.log" | tail -1)"
done
exit $failed
