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
constexpr rlim_t deepestStack = 64 * megabyte;
constexpr rlim_t usualStack = 8 * megabyte;

/// Of names and values of languages and time zones nothing else is passed on: whatever a person or a session puts
/// there.
constexpr std::array languages{"LANG",     "LANGUAGE",          "LC_ADDRESS",     "LC_ALL",       "LC_COLLATE",
                               "LC_CTYPE", "LC_IDENTIFICATION", "LC_MEASUREMENT", "LC_MESSAGES",  "LC_MONETARY",
                               "LC_NAME",  "LC_NUMERIC",        "LC_PAPER",       "LC_TELEPHONE", "LC_TIME"};
constexpr std::string_view lettersAndDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::string_view inLanguages = "_-.@:";
constexpr std::string_view inTimeZones = "_-.:/+,<>";
constexpr std::size_t longestValue = 64;

void set(__rlimit_resource what, rlim_t most)
{
    rlimit now = {};
    if (getrlimit(what, &now) == 0)
        most = std::min(most, now.rlim_max);
    const rlimit limit{.rlim_cur = most, .rlim_max = most};
    setrlimit(what, &limit);
}

/// It is counted apart from other memory. Threads have stacks of the usual size, so that stays.
void setStack()
{
    rlimit now = {};
    if (getrlimit(RLIMIT_STACK, &now) != 0)
        return;
    const rlim_t most = std::min(deepestStack, now.rlim_max);
    const rlimit limit{.rlim_cur = std::min(now.rlim_cur == RLIM_INFINITY ? usualStack : now.rlim_cur, most),
                       .rlim_max = most};
    setrlimit(RLIMIT_STACK, &limit);
}

bool isOf(std::string_view value, std::string_view marks)
{
    std::string known(lettersAndDigits);
    known += marks;
    return value.size() <= longestValue && value.find_first_not_of(known) == std::string_view::npos;
}

bool passedOn(std::string_view variable)
{
    const std::size_t sign = variable.find('=');
    if (sign == std::string_view::npos)
        return false;
    const std::string_view name = variable.substr(0, sign);
    const std::string_view value = variable.substr(sign + 1);
    if (std::find(languages.begin(), languages.end(), name) != languages.end())
        return isOf(value, inLanguages);
    return name == "PATH" || (name == "TZ" && isOf(value, inTimeZones));
}

} // namespace

void setLimits(bool ownProcesses)
{
    const rlim_t processors = static_cast<rlim_t>(std::max(1L, sysconf(_SC_NPROCESSORS_CONF)));
    const rlim_t others = ownProcesses ? 0 : static_cast<rlim_t>(tasksOfThisPerson());
    set(RLIMIT_NPROC, others + mostProcesses + aProcessor * processors);
    set(RLIMIT_DATA, mostMemory);
    setStack();
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
    for (char **each = environ; *each != nullptr; ++each)
        if (passedOn(*each))
            kept.emplace_back(*each);
    return kept;
}

} // namespace guard::bounds
