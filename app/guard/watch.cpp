// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/watch.h"

#include "guard/descendants.h"
#include "guard/inside.h"
#include "guard/nest.h"
#include "guard/program_file.h"

#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace guard {

namespace {

constexpr long pidfdOpen = 434;
constexpr int bySignal = 128; // and its number: as shells tell it

/// Notices the end of a process that is no child of this one, however it ends.
Descriptor endOf(pid_t process)
{
    Descriptor end(static_cast<int>(syscall(pidfdOpen, process, 0U)));
    // Before Linux 5.3. This is bound to the thread that started the guard, which the game keeps as long as the
    // program.
    if (!end)
        prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
    if (getppid() != process)
        giveUp("the game has ended");
    return end;
}

} // namespace

Descriptor readableSignals()
{
    sigset_t all;
    sigemptyset(&all);
    for (const int each : {SIGCHLD, SIGTERM, SIGINT, SIGHUP, SIGQUIT})
        sigaddset(&all, each);
    sigprocmask(SIG_BLOCK, &all, nullptr);
    return Descriptor(signalfd(-1, &all, SFD_CLOEXEC | SFD_NONBLOCK));
}

int codeOf(int status)
{
    if (WIFSIGNALED(status))
        return bySignal + WTERMSIG(status);
    const int code = WEXITSTATUS(status);
    return code == notStarted ? 1 : code;
}

Watch::Watch(const Orders &orders)
    : m_orders(orders)
    , m_program(foundProgram(orders.words.front()))
{
    if (m_program.empty())
        giveUp(orders.words.front() + " was not found");
    setsid(); // what is typed at the game's terminal is not meant for it
    m_game = endOf(orders.parent);
    m_signals = readableSignals();
    // Where memory runs out the system ends this first, and with it the program.
    put("/proc/self/oom_score_adj", "1000");
}

int Watch::run()
{
    m_temporary.emplace();
    adoptOrphans();
    begin(m_orders.namespaces);
    // Nobody who runs for the same person may look into it: its surroundings are the game's.
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    while (look()) { }
    end();
    return m_code;
}

void Watch::begin(bool namespaces)
{
    Pipe status;
    Pipe life;
    const uid_t user = getuid();
    const gid_t group = getgid();
    m_child = namespaces ? nest::fork() : ::fork();
    if (m_child < 0 && namespaces)
        return begin(false);
    if (m_child < 0)
        failed(trouble("no process"));
    if (m_child == 0) {
        life.writing.close();
        status.reading.close();
        Inside inside{.orders = m_orders,
                      .program = m_program,
                      .temporary = m_temporary->path(),
                      .status = std::move(status.writing),
                      .life = std::move(life.reading)};
        if (namespaces)
            inside.runAsFirst(nest::furnish(m_temporary->path(), user, group, nest::For::program));
        inside.runBeside(getppid());
    }
    m_status = std::move(status.reading);
    m_life = std::move(life.writing);
}

/// False once there is nothing more to wait for.
bool Watch::look()
{
    std::array<pollfd, 3> events{{{.fd = m_signals.number(), .events = POLLIN, .revents = 0},
                                  {.fd = m_game.number(), .events = POLLIN, .revents = 0},
                                  {.fd = m_status.number(), .events = POLLIN, .revents = 0}}};
    if (poll(events.data(), events.size(), -1) < 0)
        return errno == EINTR;
    if (events[1].revents != 0)
        return false;
    if (events[2].revents != 0)
        hearOfStart();
    if (m_start == Start::refused)
        failed(m_trouble);
    signalfd_siginfo signal = {};
    while (read(m_signals.number(), &signal, sizeof signal) == sizeof signal)
        if (signal.ssi_signo != SIGCHLD)
            return false;
    int status = 0;
    // Whoever was left by the program is a child too, where it has no namespaces.
    for (pid_t ended = waitpid(-1, &status, WNOHANG); ended > 0; ended = waitpid(-1, &status, WNOHANG))
        if (ended == m_child) {
            m_child = 0;
            m_code = codeOf(status);
        }
    if (m_child == 0 && m_start == Start::waiting)
        hearOfStart();
    if (m_start == Start::refused)
        failed(m_trouble);
    return m_child != 0;
}

void Watch::hearOfStart()
{
    std::array<char, 512> text;
    ssize_t length = 0;
    while ((length = read(m_status.number(), text.data(), text.size())) > 0)
        m_trouble.append(text.data(), static_cast<std::size_t>(length));
    m_status.close();
    if (m_trouble == Inside::notPermitted) {
        m_trouble.clear();
        waitpid(m_child, nullptr, 0);
        return begin(false);
    }
    m_start = m_trouble.empty() ? Start::done : Start::refused;
    // From here on these are the program's alone, and who is at their other end sees what it does with them.
    const Descriptor nothing(open("/dev/null", O_RDWR | O_CLOEXEC));
    if (m_start == Start::done)
        for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            dup2(nothing.number(), number);
}

void Watch::end()
{
    m_life.close();
    if (m_child > 0)
        kill(m_child, SIGKILL);
    endDescendants();
    m_temporary->remove();
}

void Watch::failed(const std::string &why)
{
    end();
    giveUp(why);
}

} // namespace guard
