// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Loaded before a program (LD_PRELOAD), this writes into the file named by WITNESS_LOG what the program asks of the
// system: the files that it opens, makes, moves and removes, its sockets, the programs that it would start. The kernel
// itself reports the calls, by a seccomp filter whose signal is answered in the thread that calls, so that none is
// missed and nothing is slow; no tracer is needed, and no rights.
//
// One call is one line: name, result (below zero: minus errno), a detail, and the paths, absolute, between tabs.
// Details: the flags of an open as r or w, the family of a socket, for prctl and getrandom two numbers. Programs and
// sockets of other families than local ones and netlink are refused as well as told. What is started with all signals
// blocked, as posix_spawn does, cannot be told: the kernel ends the program there, by SIGSYS.

#include "witness_calls.h"
#include "witness_filter.h"
#include "witness_line.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <dlfcn.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#ifndef __x86_64__
#error "the registers below are those of x86-64"
#endif

// The one place whose calls the filter lets pass: the witness asks the system from there, for itself and for the
// program.
extern "C" long witness_call(long number, long a, long b, long c, long d, long e);
extern "C" const char witness_called[];
asm(R"(
    .text
    .globl witness_call
    .hidden witness_call
    .type witness_call, @function
witness_call:
    mov %rdi, %rax
    mov %rsi, %rdi
    mov %rdx, %rsi
    mov %rcx, %rdx
    mov %r8, %r10
    mov %r9, %r8
    syscall
    .globl witness_called
    .hidden witness_called
witness_called:
    ret
    .size witness_call, .-witness_call
)");

namespace {

int logFile = -1;

const char *text(long address)
{
    return reinterpret_cast<const char *>(address);
}

std::string_view opened(long flags)
{
    constexpr long WRITES = O_CREAT | O_TRUNC | O_APPEND;
    return (flags & O_ACCMODE) != O_RDONLY || (flags & WRITES) != 0 ? "w" : "r";
}

using Arguments = std::array<long, 5>;

/// The detail and the paths.
void describe(Line &line, const Watched &call, const Arguments &given)
{
    switch (call.shape) {
    case Shape::Open:
        line.add(opened(given[1]));
        line.addPath(AT_FDCWD, text(given[0]));
        break;
    case Shape::OpenAt:
        line.add(opened(given[2]));
        line.addPath(given[0], text(given[1]));
        break;
    case Shape::OpenAt2:
        line.add(opened(*reinterpret_cast<const long *>(given[2])));
        line.addPath(given[0], text(given[1]));
        break;
    case Shape::Create:
    case Shape::Path:
        line.addPath(AT_FDCWD, text(given[0]));
        break;
    case Shape::PathAt:
        line.addPath(given[0], text(given[1]));
        break;
    case Shape::TwoPaths:
        line.addPath(AT_FDCWD, text(given[0]));
        line.addPath(AT_FDCWD, text(given[1]));
        break;
    case Shape::TwoAt:
        line.addPath(given[0], text(given[1]));
        line.addPath(given[2], text(given[3]));
        break;
    case Shape::LinkText:
        line.addPath(AT_FDCWD, text(given[1]));
        break;
    case Shape::LinkAt:
        line.addPath(given[1], text(given[2]));
        break;
    case Shape::Socket:
        line.add(given[0]);
        break;
    case Shape::Address:
        line.add(given[1] != 0 ? reinterpret_cast<const sockaddr *>(given[1])->sa_family : 0L);
        break;
    case Shape::Process:
        line.add(call.number == SYS_execve ? text(given[0]) : "");
        break;
    case Shape::Numbers:
        // Of getrandom the length and the flags, of prctl the option and its first argument.
        line.add(call.number == SYS_prctl ? given[0] : given[1]);
        line.add(",");
        line.add(call.number == SYS_prctl ? given[1] : given[2]);
        break;
    }
}

bool mayBe(const Watched &call, const Arguments &given)
{
    if (call.shape == Shape::Socket)
        return given[0] == AF_UNIX || given[0] == AF_NETLINK;
    return call.shape != Shape::Process;
}

void answer(int /*signal*/, siginfo_t * /*about*/, void *context)
{
    auto &registers = static_cast<ucontext_t *>(context)->uc_mcontext.gregs;
    const auto number = static_cast<int>(registers[REG_RAX]);
    const Arguments given{registers[REG_RDI], registers[REG_RSI], registers[REG_RDX], registers[REG_R10],
                          registers[REG_R8]};
    const auto *const call
        = std::find_if(WATCHED.begin(), WATCHED.end(), [number](const Watched &one) { return one.number == number; });
    // Only what is watched is reported. The paths are read before the call, since it may move what they lead to.
    Line told;
    describe(told, *call, given);
    const long result
        = mayBe(*call, given) ? witness_call(number, given[0], given[1], given[2], given[3], given[4]) : -EPERM;
    Line line;
    line.add(call->name);
    line.next();
    line.add(result);
    line.next();
    line.append(told);
    line.write(logFile);
    registers[REG_RAX] = result;
}

bool watch()
{
    Filter filter;
    filter.load(offsetof(seccomp_data, arch));
    filter.skipIf(AUDIT_ARCH_X86_64, 1);
    filter.answer(SECCOMP_RET_KILL_PROCESS);
    const auto own = reinterpret_cast<std::uint64_t>(witness_called);
    filter.load(offsetof(seccomp_data, instruction_pointer));
    filter.skipUnless(static_cast<std::uint32_t>(own), 3);
    filter.load(offsetof(seccomp_data, instruction_pointer) + 4);
    filter.skipUnless(static_cast<std::uint32_t>(own >> 32U), 1);
    filter.answer(SECCOMP_RET_ALLOW);
    filter.load(offsetof(seccomp_data, nr));
    // What clone3 is to do stands in memory, where no filter sees it; without it, everybody takes clone.
    filter.skipUnless(SYS_clone3, 1);
    filter.answer(SECCOMP_RET_ERRNO | ENOSYS);
    filter.skipUnless(SYS_clone, 4);
    filter.load(offsetOfArgument(0));
    filter.skipIfAny(CLONE_THREAD, 1);
    filter.answer(SECCOMP_RET_TRAP);
    filter.answer(SECCOMP_RET_ALLOW);
    for (const Watched &watched : WATCHED) {
        if (watched.number == SYS_clone)
            continue;
        filter.skipUnless(static_cast<std::uint32_t>(watched.number), 1);
        filter.answer(SECCOMP_RET_TRAP);
    }
    filter.answer(SECCOMP_RET_ALLOW);
    return filter.install();
}

[[gnu::constructor]] void begin()
{
    const char *name = std::getenv("WITNESS_LOG");
    if (name == nullptr)
        return;
    const int low = open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    // Out of the way of the program's own files.
    logFile = fcntl(low, F_DUPFD_CLOEXEC, 500);
    close(low);
    struct sigaction action
    {
    };
    action.sa_sigaction = answer;
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART;
    if (logFile < 0 || sigaction(SIGSYS, &action, nullptr) != 0 || !watch()) {
        std::perror("witness");
        _exit(126);
    }
}

/// Who blocks all signals does not mean this one: the kernel would end the program at its next call.
const sigset_t *withoutOurs(int how, const sigset_t *asked, sigset_t &own)
{
    if (asked == nullptr || how == SIG_UNBLOCK)
        return asked;
    own = *asked;
    sigdelset(&own, SIGSYS);
    return &own;
}

using ChangeMask = int (*)(int, const sigset_t *, sigset_t *);

} // namespace

extern "C" {

[[gnu::visibility("default")]] int pthread_sigmask(int how, const sigset_t *asked, sigset_t *before) noexcept
{
    static const auto next = reinterpret_cast<ChangeMask>(dlsym(RTLD_NEXT, "pthread_sigmask"));
    sigset_t own;
    return next(how, withoutOurs(how, asked, own), before);
}

[[gnu::visibility("default")]] int sigprocmask(int how, const sigset_t *asked, sigset_t *before) noexcept
{
    static const auto next = reinterpret_cast<ChangeMask>(dlsym(RTLD_NEXT, "sigprocmask"));
    sigset_t own;
    return next(how, withoutOurs(how, asked, own), before);
}

} // extern "C"
