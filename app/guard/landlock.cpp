// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/landlock.h"

#include "guard/system.h"

#include <cstdint>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace guard::landlock {

namespace {

// By number, since the headers of the system that this is built on may know fewer of them (linux/landlock.h).
constexpr long createRuleset = 444;
constexpr long addRule = 445;
constexpr long restrictSelf = 446;

constexpr std::uint64_t execute = 1ULL << 0;
constexpr std::uint64_t writeFile = 1ULL << 1;
constexpr std::uint64_t readFile = 1ULL << 2;
constexpr std::uint64_t readFolder = 1ULL << 3;
constexpr std::uint64_t makeDevices = 1ULL << 6 | 1ULL << 11;
constexpr std::uint64_t allOfFirst = (1ULL << 13) - 1;
constexpr std::uint64_t refer = 1ULL << 13;         // version 2
constexpr std::uint64_t truncate = 1ULL << 14;      // version 3
constexpr std::uint64_t deviceControl = 1ULL << 15; // version 5
constexpr std::uint64_t bindAndConnect = 1ULL << 0 | 1ULL << 1;
constexpr std::uint64_t socketsAndSignals = 1ULL << 0 | 1ULL << 1;
constexpr std::uint64_t ofFiles = execute | writeFile | readFile | truncate | deviceControl;

struct Ruleset
{
    std::uint64_t files = 0;
    std::uint64_t network = 0; // version 4
    std::uint64_t scopes = 0;  // version 6
};
struct __attribute__((packed)) BeneathRule
{
    std::uint64_t allowed;
    std::int32_t parent;
};

Ruleset handledBy(int version)
{
    Ruleset handled{.files = allOfFirst};
    if (version >= 2)
        handled.files |= refer;
    if (version >= withTruncation)
        handled.files |= truncate;
    if (version >= 4)
        handled.network = bindAndConnect;
    if (version >= 5)
        handled.files |= deviceControl;
    if (version >= withScopes)
        handled.scopes = socketsAndSignals;
    return handled;
}

std::size_t sizeFor(int version)
{
    return version >= withScopes ? 24 : version >= 4 ? 16 : 8;
}

std::uint64_t rightsFor(Opened::How how)
{
    switch (how) {
    case Opened::How::read:
        return execute | readFile | readFolder;
    case Opened::How::list:
        return readFolder;
    case Opened::How::use:
        return readFile | writeFile | truncate;
    case Opened::How::write:
        break;
    }
    // All but to run what was written, and to make devices.
    return (allOfFirst | refer | truncate) & ~(execute | makeDevices);
}

} // namespace

int version()
{
    constexpr unsigned askForVersion = 1;
    const long found = syscall(createRuleset, nullptr, 0, askForVersion);
    return found < 0 ? 0 : static_cast<int>(found);
}

bool enter(const std::vector<Opened> &opened)
{
    const int spoken = version();
    const Ruleset handled = handledBy(spoken);
    const Descriptor ruleset(static_cast<int>(syscall(createRuleset, &handled, sizeFor(spoken), 0U)));
    if (!ruleset)
        return false;
    constexpr int beneath = 1;
    for (const Opened &each : opened) {
        const Descriptor place(open(each.path.c_str(), O_PATH | O_CLOEXEC));
        struct stat kind = {};
        if (!place || fstat(place.number(), &kind) != 0)
            continue; // not on this system
        std::uint64_t rights = rightsFor(each.how) & handled.files;
        if (!S_ISDIR(kind.st_mode))
            rights &= ofFiles;
        const BeneathRule rule{.allowed = rights, .parent = place.number()};
        if (rights != 0 && syscall(addRule, ruleset.number(), beneath, &rule, 0U) != 0)
            return false;
    }
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(restrictSelf, ruleset.number(), 0U) == 0;
}

} // namespace guard::landlock
