// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Loaded before a program (LD_PRELOAD), this writes into the file named by WITNESS_LOG what the program asks of the
// system: the files that it opens, makes, moves and removes, its sockets, the programs that it would start. The kernel
// itself reports the calls, by a seccomp filter whose signal is answered in the thread that calls, so that none is missed
// and nothing is slow; no tracer is needed, and no rights.
//
// One call is one line: name, result (below zero: minus errno), a detail, and the paths, absolute, between tabs. Details:
// the flags of an open as r or w, the family of a socket, for prctl and getrandom two numbers. Programs and sockets of
// other families than local ones and netlink are refused as well as told. What is started with all signals blocked, as
// posix_spawn does, cannot be told: the kernel ends the program there, by SIGSYS.

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

// The one place whose calls the filter lets pass: the witness asks the system from there, for itself and for the program.
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

/// What one line has room for; the rest of a path that is longer is left out.
class Line {
public:
    void add(std::string_view text) {
        for (char c : text)
            put(static_cast<unsigned char>(c) < ' ' ? '?' : c);
    }

    void next() { put('\t'); }

    void add(long number) {
        std::array<char, 24> digits{};
        std::size_t at = digits.size();
        const bool negative = number < 0;
        auto rest = negative ? 0UL - static_cast<unsigned long>(number) : static_cast<unsigned long>(number);
        do {
            digits[--at] = static_cast<char>('0' + rest % 10);
            rest /= 10;
        } while (rest != 0);
        if (negative)
            digits[--at] = '-';
        add(std::string_view(digits.data() + at, digits.size() - at));
    }

    /// The path as it is meant in that folder (a descriptor, or AT_FDCWD).
    void addPath(long folder, const char *path) {
        next();
        if (path == nullptr)
            path = "";
        if (*path != '/') {
            addFolder(folder);
            put('/');
        }
        add(path);
    }

    void append(const Line &other) {
        for (std::size_t at = 0; at < other.length_; ++at)
            put(other.text_[at]);
    }

    void write() {
        text_[length_] = '\n';
        witness_call(SYS_write, logFile, reinterpret_cast<long>(text_.data()), static_cast<long>(length_ + 1), 0, 0);
    }

private:
    void put(char c) {
        if (length_ + 1 < text_.size())
            text_[length_++] = c;
    }

    void addFolder(long folder) {
        std::array<char, 512> name{};
        long length = 0;
        if (static_cast<int>(folder) == AT_FDCWD) {
            // The system counts the zero at the end.
            length = witness_call(SYS_getcwd, reinterpret_cast<long>(name.data()), name.size(), 0, 0, 0) - 1;
        } else {
            std::array<char, 40> link{};
            std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", static_cast<int>(folder));
            length = witness_call(SYS_readlinkat, AT_FDCWD, reinterpret_cast<long>(link.data()),
                                  reinterpret_cast<long>(name.data()), name.size(), 0);
        }
        add(length > 0 ? std::string_view(name.data(), static_cast<std::size_t>(length)) : "?");
    }

    std::array<char, 2048> text_;
    std::size_t length_ = 0;
};

enum class Shape : std::uint8_t {
    Open,      ///< path, flags
    OpenAt,    ///< folder, path, flags
    OpenAt2,   ///< folder, path, a structure whose first word are the flags
    Create,    ///< path
    Path,      ///< path
    PathAt,    ///< folder, path
    TwoPaths,  ///< path, path
    TwoAt,     ///< folder, path, folder, path
    LinkText,  ///< a text that is no path of ours, path
    LinkAt,    ///< such a text, folder, path
    Socket,    ///< family
    Address,   ///< socket, address
    Process,   ///< refused
    Numbers,   ///< two of the arguments
};

struct Watched {
    int number;
    const char *name;
    Shape shape;
};

constexpr std::array WATCHED{
    Watched{SYS_open, "open", Shape::Open},
    Watched{SYS_openat, "openat", Shape::OpenAt},
    Watched{SYS_openat2, "openat2", Shape::OpenAt2},
    Watched{SYS_creat, "creat", Shape::Create},
    Watched{SYS_rename, "rename", Shape::TwoPaths},
    Watched{SYS_renameat, "renameat", Shape::TwoAt},
    Watched{SYS_renameat2, "renameat2", Shape::TwoAt},
    Watched{SYS_link, "link", Shape::TwoPaths},
    Watched{SYS_linkat, "linkat", Shape::TwoAt},
    Watched{SYS_symlink, "symlink", Shape::LinkText},
    Watched{SYS_symlinkat, "symlinkat", Shape::LinkAt},
    Watched{SYS_unlink, "unlink", Shape::Path},
    Watched{SYS_unlinkat, "unlinkat", Shape::PathAt},
    Watched{SYS_rmdir, "rmdir", Shape::Path},
    Watched{SYS_mkdir, "mkdir", Shape::Path},
    Watched{SYS_mkdirat, "mkdirat", Shape::PathAt},
    Watched{SYS_mknod, "mknod", Shape::Path},
    Watched{SYS_mknodat, "mknodat", Shape::PathAt},
    Watched{SYS_truncate, "truncate", Shape::Path},
    Watched{SYS_chmod, "chmod", Shape::Path},
    Watched{SYS_fchmodat, "fchmodat", Shape::PathAt},
    Watched{SYS_chown, "chown", Shape::Path},
    Watched{SYS_fchownat, "fchownat", Shape::PathAt},
    Watched{SYS_socket, "socket", Shape::Socket},
    Watched{SYS_connect, "connect", Shape::Address},
    Watched{SYS_bind, "bind", Shape::Address},
    Watched{SYS_execve, "execve", Shape::Process},
    Watched{SYS_execveat, "execveat", Shape::Process},
    Watched{SYS_fork, "fork", Shape::Process},
    Watched{SYS_vfork, "vfork", Shape::Process},
    Watched{SYS_clone, "clone", Shape::Process},
    Watched{SYS_io_uring_setup, "io_uring_setup", Shape::Process},
    Watched{SYS_prctl, "prctl", Shape::Numbers},
    Watched{SYS_getrandom, "getrandom", Shape::Numbers},
};

const char *text(long address) {
    return reinterpret_cast<const char *>(address);
}

std::string_view opened(long flags) {
    constexpr long WRITES = O_CREAT | O_TRUNC | O_APPEND;
    return (flags & O_ACCMODE) != O_RDONLY || (flags & WRITES) != 0 ? "w" : "r";
}

void answer(int /*signal*/, siginfo_t * /*about*/, void *context) {
    auto &registers = static_cast<ucontext_t *>(context)->uc_mcontext.gregs;
    const auto number = static_cast<long>(registers[REG_RAX]);
    const std::array<long, 5> given{registers[REG_RDI], registers[REG_RSI], registers[REG_RDX], registers[REG_R10],
                                    registers[REG_R8]};
    const Watched *call = nullptr;
    for (const Watched &watched : WATCHED) {
        if (watched.number == number)
            call = &watched;
    }

    Line line;
    line.add(call != nullptr ? call->name : "unknown");
    line.next();
    const bool refused = call == nullptr || call->shape == Shape::Process
        || (call->shape == Shape::Socket && given[0] != AF_UNIX && given[0] != AF_NETLINK);
    // The paths stand in the line before the call is made, since it may move what they lead to.
    Line paths;
    if (call != nullptr) {
        switch (call->shape) {
        case Shape::Open:
            paths.add(opened(given[1]));
            paths.addPath(AT_FDCWD, text(given[0]));
            break;
        case Shape::OpenAt:
            paths.add(opened(given[2]));
            paths.addPath(given[0], text(given[1]));
            break;
        case Shape::OpenAt2:
            paths.add(opened(*reinterpret_cast<const long *>(given[2])));
            paths.addPath(given[0], text(given[1]));
            break;
        case Shape::Create:
        case Shape::Path:
            paths.addPath(AT_FDCWD, text(given[0]));
            break;
        case Shape::PathAt:
            paths.addPath(given[0], text(given[1]));
            break;
        case Shape::TwoPaths:
            paths.addPath(AT_FDCWD, text(given[0]));
            paths.addPath(AT_FDCWD, text(given[1]));
            break;
        case Shape::TwoAt:
            paths.addPath(given[0], text(given[1]));
            paths.addPath(given[2], text(given[3]));
            break;
        case Shape::LinkText:
            paths.addPath(AT_FDCWD, text(given[1]));
            break;
        case Shape::LinkAt:
            paths.addPath(given[1], text(given[2]));
            break;
        case Shape::Socket:
            paths.add(given[0]);
            break;
        case Shape::Address:
            paths.add(given[1] != 0 ? reinterpret_cast<const sockaddr *>(given[1])->sa_family : 0L);
            break;
        case Shape::Process:
            paths.add(number == SYS_execve ? text(given[0]) : "");
            break;
        case Shape::Numbers:
            // Of getrandom the length and the flags, of prctl the option and its first argument.
            paths.add(number == SYS_prctl ? given[0] : given[1]);
            paths.add(",");
            paths.add(number == SYS_prctl ? given[1] : given[2]);
            break;
        }
    }
    const long result = refused ? -EPERM : witness_call(number, given[0], given[1], given[2], given[3], given[4]);
    line.add(result);
    line.next();
    line.append(paths);
    line.write();
    registers[REG_RAX] = result;
}

constexpr std::uint32_t offsetOfArgument(int index) {
    return static_cast<std::uint32_t>(offsetof(seccomp_data, args)) + 8U * static_cast<std::uint32_t>(index);
}

/// The program of the filter, put together word by word.
class Filter {
public:
    void load(std::size_t offset) { add(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset))); }
    void answer(std::uint32_t what) { add(BPF_STMT(BPF_RET | BPF_K, what)); }
    /// If what is loaded is this, as many of the next steps are left out.
    void skipIf(std::uint32_t value, std::uint8_t steps) {
        add(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, steps, 0));
    }
    void skipUnless(std::uint32_t value, std::uint8_t steps) {
        add(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, steps));
    }
    void skipIfAny(std::uint32_t bits, std::uint8_t steps) {
        add(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, steps, 0));
    }

    bool install() {
        sock_fprog program{static_cast<unsigned short>(length_), steps_.data()};
        return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
            && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
    }

private:
    void add(sock_filter step) { steps_.at(length_++) = step; }

    std::array<sock_filter, 128> steps_{};
    std::size_t length_ = 0;
};

bool watch() {
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

[[gnu::constructor]] void begin() {
    const char *name = std::getenv("WITNESS_LOG");
    if (name == nullptr)
        return;
    const int low = open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    // Out of the way of the program's own files.
    logFile = fcntl(low, F_DUPFD_CLOEXEC, 500);
    close(low);
    struct sigaction action {};
    action.sa_sigaction = answer;
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART;
    if (logFile < 0 || sigaction(SIGSYS, &action, nullptr) != 0 || !watch()) {
        std::perror("witness");
        _exit(126);
    }
}

/// Who blocks all signals does not mean this one: the kernel would end the program at its next call.
const sigset_t *withoutOurs(int how, const sigset_t *asked, sigset_t &own) {
    if (asked == nullptr || how == SIG_UNBLOCK)
        return asked;
    own = *asked;
    sigdelset(&own, SIGSYS);
    return &own;
}

using ChangeMask = int (*)(int, const sigset_t *, sigset_t *);

} // namespace

extern "C" {

[[gnu::visibility("default")]] int pthread_sigmask(int how, const sigset_t *asked, sigset_t *before) noexcept {
    static const auto next = reinterpret_cast<ChangeMask>(dlsym(RTLD_NEXT, "pthread_sigmask"));
    sigset_t own;
    return next(how, withoutOurs(how, asked, own), before);
}

[[gnu::visibility("default")]] int sigprocmask(int how, const sigset_t *asked, sigset_t *before) noexcept {
    static const auto next = reinterpret_cast<ChangeMask>(dlsym(RTLD_NEXT, "sigprocmask"));
    sigset_t own;
    return next(how, withoutOurs(how, asked, own), before);
}

} // extern "C"
