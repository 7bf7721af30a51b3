// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/bounds.h"

#include "guard/descendants.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include <linux/capability.h>
#include <linux/securebits.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace guard::bounds {

namespace {

constexpr rlim_t megabyte = 1024 * 1024;
constexpr rlim_t mostProcesses = 64;
/// Many libraries make a thread for each processor, some two.
constexpr rlim_t aProcessor = 2;
constexpr rlim_t mostMemory = 2048 * megabyte; // of one process; address space that is only reserved does not count
constexpr rlim_t longestFile = 64 * megabyte;
constexpr rlim_t mostFiles = 256;
constexpr rlim_t mostLocked = megabyte / 16;

void set(__rlimit_resource what, rlim_t most)
{
    rlimit now = {};
    if (getrlimit(what, &now) == 0)
        most = std::min(most, now.rlim_max);
    const rlimit limit{.rlim_cur = most, .rlim_max = most};
    setrlimit(what, &limit);
}

} // namespace

void setLimits(bool ownProcesses)
{
    const rlim_t processors = static_cast<rlim_t>(std::max(1L, sysconf(_SC_NPROCESSORS_CONF)));
    const rlim_t others = ownProcesses ? 0 : static_cast<rlim_t>(tasksOfThisPerson());
    set(RLIMIT_NPROC, others + mostProcesses + aProcessor * processors);
    set(RLIMIT_DATA, mostMemory);
    set(RLIMIT_FSIZE, longestFile);
    set(RLIMIT_NOFILE, mostFiles);
    set(RLIMIT_MEMLOCK, mostLocked);
    for (const auto none : {RLIMIT_CORE, RLIMIT_MSGQUEUE, RLIMIT_RTPRIO, RLIMIT_NICE})
        set(none, 0);
}

bool limitsProcesses()
{
    return getuid() != 0;
}

void dropRights()
{
    constexpr int mostRights = 64; // more than there are
    for (int right = 0; right < mostRights; ++right)
        prctl(PR_CAPBSET_DROP, right, 0, 0, 0);
    prctl(PR_SET_SECUREBITS,
          SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP | SECBIT_NO_SETUID_FIXUP_LOCKED, 0, 0, 0);
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    const std::array<__user_cap_data_struct, 2> none{};
    syscall(SYS_capset, &header, none.data());
}

std::vector<std::string> environment(const std::string &home)
{
    std::vector<std::string> kept{"HOME=" + home, "TMPDIR=" + home};
    for (char **each = environ; *each != nullptr; ++each) {
        const std::string_view variable = *each;
        for (const std::string_view known : {"PATH=", "LANG=", "LANGUAGE=", "LC_", "TZ="})
            if (variable.starts_with(known))
                kept.emplace_back(variable);
    }
    return kept;
}

} // namespace guard::bounds
