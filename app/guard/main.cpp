// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/bounds.h"
#include "guard/landlock.h"
#include "guard/nest.h"
#include "guard/orders.h"
#include "guard/seccomp.h"
#include "guard/temporary_folder.h"
#include "guard/watch.h"

#include <cstdio>

#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace guard;

/// Tries what can only be tried: whether namespaces may be made here.
nest::Made triedNest()
{
    TemporaryFolder place;
    const uid_t user = getuid();
    const gid_t group = getgid();
    const pid_t child = nest::fork();
    if (child == 0) {
        const nest::Made made = nest::furnish(place.path(), user, group, nest::For::trial);
        _exit((made.whole ? 1 : 0) | (made.sealedFiles ? 2 : 0) | (made.ownProcFolder ? 4 : 0)
              | (made.countsRoot ? 8 : 0));
    }
    int status = 0;
    if (child > 0)
        waitpid(child, &status, 0);
    place.remove();
    const int bits = child > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    return {.whole = (bits & 1) != 0,
            .ownProcFolder = (bits & 4) != 0,
            .sealedFiles = (bits & 2) != 0,
            .countsRoot = (bits & 8) != 0};
}

/// One line of JSON: what a program is kept from on this machine.
int probe(const Orders &orders)
{
    const int version = orders.files ? landlock::version() : 0;
    const nest::Made made = orders.namespaces ? triedNest() : nest::Made();
    const bool calls = orders.calls && seccomp::available();
    const auto word = [](bool is) { return is ? "true" : "false"; };
    std::printf("{\"files\":%s,\"network\":%s,\"processes\":%s,\"signals\":%s,\"counted\":%s,\"temporary\":%s,"
                "\"landlock\":%d,\"namespaces\":%s,\"seccomp\":%s}\n",
                word(version > 0 && (version >= landlock::withTruncation || made.sealedFiles || calls)),
                word(made.whole || calls), word(made.whole), word(made.whole || version >= landlock::withScopes),
                word(orders.limits && (bounds::limitsProcesses() || made.countsRoot)), word(made.sealedFiles), version,
                word(made.whole), word(calls));
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    closeOthers(Later::closeNow);
    const Orders orders = Orders::read(argc, argv);
    return orders.probe ? probe(orders) : Watch(orders).run();
}
