#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs clang-tidy 14 on engine/ and app/. It needs to know how clang, not g++, would compile them: build/tidy is
# configured for that and never built, so sources may include nothing that a build makes (no "x.moc").
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."

for tool in clang++ clang-tidy; do
    command -v $tool >/dev/null || {
        echo "$tool is missing; install the packages clang and clang-tidy" >&2
        exit 1
    }
done
clang-tidy --version | grep -q 'version 14\.' || {
    echo '.clang-tidy is written for clang-tidy 14, and this is another'
    exit 77
}

mkdir -p build
cmake -S . -B build/tidy -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_COMPILER_LAUNCHER= -DCMAKE_BUILD_TYPE=Debug \
    -DCMAKE_EXPORT_COMPILE_COMMANDS=ON >build/tidy.log || {
    cat build/tidy.log >&2
    exit 1
}
find engine app -name '*.cpp' -print0 \
    | xargs -0 -n 1 -P 2 clang-tidy -p build/tidy --quiet 2> >(grep -v 'warnings generated' >&2)
