// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/descendants.h"

#include "guard/system.h"

#include <cerrno>
#include <charconv>
#include <csignal>
#include <ctime>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <dirent.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace guard {

namespace {

/// The number in this word of a text, from 0; 0 where there is none.
long numberAt(std::string_view text, int word)
{
    for (; word > 0 && !text.empty(); --word)
        text.remove_prefix(std::min(text.size(), text.find(' ') + 1));
    long number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

struct Process
{
    pid_t number;
    pid_t parent;
    long threads;
    uid_t owner;
};

std::vector<Process> allProcesses()
{
    std::vector<Process> found;
    const auto close = [](DIR *folder) { closedir(folder); };
    const std::unique_ptr<DIR, decltype(close)> folder(opendir("/proc"), close);
    for (const dirent *entry = folder ? readdir(folder.get()) : nullptr; entry; entry = readdir(folder.get())) {
        const long number = numberAt(entry->d_name, 0);
        if (number <= 0)
            continue;
        const std::string place = std::string("/proc/") + entry->d_name;
        const std::string line = contents(place + "/stat");
        // After the name in parentheses, which may be anything: state, parent, and 15 words later the threads.
        const auto name = line.rfind(')');
        struct stat owner = {};
        if (name == std::string::npos || stat(place.c_str(), &owner) != 0)
            continue;
        const std::string_view rest = std::string_view(line).substr(name);
        constexpr int parentWord = 2;
        constexpr int threadsWord = 18;
        found.push_back({static_cast<pid_t>(number), static_cast<pid_t>(numberAt(rest, parentWord)),
                         numberAt(rest, threadsWord), owner.st_uid});
    }
    return found;
}

std::set<pid_t> descendants()
{
    const std::vector<Process> all = allProcesses();
    std::set<pid_t> found;
    std::size_t before = 0;
    do {
        before = found.size();
        for (const Process &each : all)
            if (each.parent == getpid() || found.contains(each.parent))
                found.insert(each.number);
    } while (found.size() > before);
    return found;
}

} // namespace

long tasksOfThisPerson()
{
    long count = 0;
    for (const Process &each : allProcesses())
        count += each.owner == getuid() ? each.threads : 0;
    return count;
}

void adoptOrphans()
{
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}

void endDescendants()
{
    // Whoever is stopped starts no others while the rest is ended.
    for (timespec pause{.tv_nsec = 200'000};; pause.tv_nsec = std::min(pause.tv_nsec * 2, 20'000'000L)) {
        const std::set<pid_t> found = descendants();
        for (const int signal : {SIGSTOP, SIGKILL})
            for (const pid_t each : found)
                kill(each, signal);
        pid_t ended = 0;
        do
            ended = waitpid(-1, nullptr, WNOHANG);
        while (ended > 0);
        if (ended < 0 && errno == ECHILD)
            return;
        nanosleep(&pause, nullptr);
    }
}

} // namespace guard
