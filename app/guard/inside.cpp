// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/inside.h"

#include "guard/bounds.h"
#include "guard/landlock.h"
#include "guard/reach.h"
#include "guard/seccomp.h"
#include "guard/watch.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace guard {

namespace {

std::vector<char *> pointers(std::vector<std::string> &texts)
{
    std::vector<char *> found;
    for (std::string &text : texts)
        found.push_back(text.data());
    found.push_back(nullptr);
    return found;
}

void forgetSignals()
{
    constexpr int ofOldKind = 32;
    for (int each = 1; each < ofOldKind; ++each)
        signal(each, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

} // namespace

void Inside::runAsFirst(const nest::Made &made)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (!made.whole)
        fail(notPermitted);
    const Descriptor signals = readableSignals();
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    const pid_t child = fork();
    if (child < 0)
        fail(trouble("no process"));
    if (child == 0)
        become(made, 0);
    status.close();
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        close(number);
    while (true) {
        std::array<pollfd, 2> events{{{.fd = signals.number(), .events = POLLIN, .revents = 0},
                                      {.fd = life.number(), .events = POLLIN, .revents = 0}}};
        poll(events.data(), events.size(), -1);
        if (events[1].revents != 0)
            _exit(1);
        std::array<char, 4096> told;
        while (read(signals.number(), told.data(), told.size()) > 0) { }
        int how = 0;
        for (pid_t ended = waitpid(-1, &how, WNOHANG); ended > 0; ended = waitpid(-1, &how, WNOHANG))
            if (ended == child)
                _exit(codeOf(how));
    }
}

void Inside::runBeside(pid_t guard)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (getppid() != guard)
        _exit(1);
    become({}, guard);
}

void Inside::become(const nest::Made &made, pid_t guard)
{
    setsid();
    closeOthers(Later::closeOnStart);
    std::vector<std::string> variables;
    for (char **each = environ; !orders.environment && *each != nullptr; ++each)
        variables.emplace_back(*each);
    if (orders.environment)
        variables = bounds::environment(temporary);
    if (access(".", R_OK | X_OK) != 0 && chdir(temporary.c_str()) != 0)
        fail(trouble(temporary));

    if (orders.limits) {
        bounds::setLimits(made.whole);
        bounds::dropRights();
    }
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    const int files = orders.files ? landlock::version() : 0;
    if (files > 0) {
        std::vector<Opened> opened = reachOf(orders, program, !made.ownProcFolder);
        // Where its size is not bounded it can only be read.
        opened.push_back({temporary, made.sealedFiles ? Opened::How::write : Opened::How::read});
        if (!landlock::enter(opened))
            fail(trouble("Landlock"));
    }
    if (orders.calls && seccomp::available()
        && !seccomp::enter({.game = orders.parent,
                            .guard = guard,
                            .ownProcesses = made.whole,
                            .sealedFiles = made.sealedFiles,
                            .tamedCutting = files >= landlock::withTruncation}))
        fail(trouble("seccomp"));

    forgetSignals();
    std::vector<std::string> words = orders.words;
    execve(program.c_str(), pointers(words).data(), pointers(variables).data());
    fail(trouble(program));
}

void Inside::fail(const std::string &why)
{
    static_cast<void>(!write(status.number(), why.data(), why.size()));
    _exit(notStarted);
}

} // namespace guard
