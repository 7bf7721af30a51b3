// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/nest.h"

#include "guard/system.h"

#include <array>
#include <csignal>
#include <cstdint>
#include <cstdio>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace guard::nest {

namespace {

constexpr long mountSetattr = 442;
struct MountAttributes // as in linux/mount.h, which older headers lack
{
    std::uint64_t set = 0;
    std::uint64_t clear = 0;
    std::uint64_t propagation = 0;
    std::uint64_t user = 0;
};
constexpr std::uint64_t readOnly = 1;
constexpr std::uint64_t noRights = 2;

/// How high numbers of processes go; the least that the kernel takes.
constexpr const char *highestNumber = "/proc/sys/kernel/pid_max";
constexpr const char *fewestNumbers = "301";

/// They are the machine's in every namespace: what keys somebody has, and when a key of the keyboard is struck.
constexpr std::array telling{"/proc/keys", "/proc/key-users", "/proc/interrupts"};

bool seal(const std::string &temporary)
{
    constexpr unsigned recursive = 0x8000; // AT_RECURSIVE
    const MountAttributes attributes{.set = readOnly | noRights, .propagation = MS_PRIVATE};
    if (syscall(mountSetattr, AT_FDCWD, "/", recursive, &attributes, sizeof attributes) != 0)
        return false;
    return mount("petrangola-program", temporary.c_str(), "tmpfs", MS_NOSUID | MS_NODEV,
                 "size=64m,nr_inodes=4096,mode=0700")
        == 0;
}

/// From Linux 6.14 on pid_max is each namespace's own; before, it is the whole machine's, and not to be touched.
bool numbersAreTheNamespaces()
{
    constexpr int major = 6;
    constexpr int minor = 14;
    utsname system = {};
    int first = 0;
    int second = 0;
    return uname(&system) == 0 && std::sscanf(system.release, "%d.%d", &first, &second) == 2
        && (first > major || (first == major && second >= minor));
}

/// Of root the kernel counts no processes; but from 6.14 on it gives them no more numbers than this.
bool boundNumbers(For whom)
{
    if (!numbersAreTheNamespaces())
        return false;
    return whom == For::trial ? access(highestNumber, W_OK) == 0 : put(highestNumber, fewestNumbers);
}

} // namespace

pid_t fork()
{
    constexpr unsigned long all
        = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWNS | CLONE_NEWUTS | SIGCHLD;
    return static_cast<pid_t>(syscall(SYS_clone, all, nullptr, nullptr, nullptr, nullptr));
}

Made furnish(const std::string &temporary, uid_t user, gid_t group, For whom)
{
    // Its own number stays the same. Whoever may not choose groups may map one.
    const auto mapped = [](const char *file, unsigned number) {
        const std::string same = std::to_string(number);
        std::string line = same;
        line += ' ';
        line += same;
        line += " 1\n";
        return put(file, line);
    };
    Made made;
    put("/proc/self/setgroups", "deny");
    if (!mapped("/proc/self/uid_map", user) || !mapped("/proc/self/gid_map", group))
        return made;
    made.whole = true;
    made.sealedFiles = seal(temporary);
    constexpr unsigned long nothingOdd = MS_NOSUID | MS_NODEV | MS_NOEXEC;
    made.ownProcFolder = mount("proc", "/proc", "proc", nothingOdd, nullptr) == 0;
    if (made.ownProcFolder) {
        made.countsRoot = user == 0 && boundNumbers(whom);
        for (const char *const file : telling)
            mount("/dev/null", file, nullptr, MS_BIND, nullptr);
        made.ownProcFolder
            = mount(nullptr, "/proc", nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY | nothingOdd, nullptr) == 0;
    }
    return made;
}

} // namespace guard::nest
