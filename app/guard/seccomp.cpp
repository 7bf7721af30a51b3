// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/seccomp.h"

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace guard::seccomp {

namespace {

#if defined(__x86_64__)
constexpr std::uint32_t machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t machine = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t machine = 0;
#endif

// Newer than some headers are; from here on all kinds of processors count alike.
constexpr long clone3 = 435;
constexpr long openat2 = 437;
constexpr long pidfdSendSignal = 424;

/// Nobody who plays cards needs these. Most want rights that the program has not; a kernel may be mistaken in one.
constexpr std::array alwaysRefused{
    long(SYS_socket), long(SYS_ptrace), long(SYS_process_vm_readv), long(SYS_process_vm_writev), long(SYS_kcmp),
    long(SYS_keyctl), long(SYS_add_key), long(SYS_request_key), long(SYS_bpf), long(SYS_perf_event_open),
    long(SYS_userfaultfd), long(SYS_mount), long(SYS_umount2), long(SYS_unshare), long(SYS_setns), long(SYS_chroot),
    long(SYS_pivot_root), long(SYS_reboot), long(SYS_swapon), long(SYS_swapoff), long(SYS_init_module),
    long(SYS_finit_module), long(SYS_delete_module), long(SYS_kexec_load), long(SYS_quotactl), long(SYS_acct),
    long(SYS_syslog), long(SYS_name_to_handle_at), long(SYS_open_by_handle_at), long(SYS_fanotify_init),
    long(SYS_inotify_add_watch), long(SYS_move_pages), long(SYS_migrate_pages), long(SYS_lookup_dcookie),
    // memory that no limit counts
    long(SYS_memfd_create), long(SYS_shmget), long(SYS_shmat), long(SYS_msgget), long(SYS_semget), long(SYS_mq_open),
    // what others of the person made of the kind: its number is guessed, its name is known
    long(SYS_shmctl), long(SYS_msgctl), long(SYS_msgsnd), long(SYS_msgrcv), long(SYS_semctl), long(SYS_semop),
    long(SYS_semtimedop), long(SYS_mq_unlink),
    long(SYS_io_setup),                       // of these the whole machine has a number
    425L, 426L, 427L,                         // io_uring
    428L, 429L, 430L, 431L, 432L, 433L, 442L, // the newer mount calls
    467L,                                     // open_tree_attr
    438L,                                     // pidfd_getfd
    440L, 443L, 447L, 448L,                   // process_madvise, quotactl_fd, memfd_secret, process_mrelease
};
/// They change files without opening them.
constexpr std::array changingFiles{
#ifdef SYS_chmod
    long(SYS_chmod),
    long(SYS_chown),
    long(SYS_lchown),
    long(SYS_utime),
    long(SYS_utimes),
    long(SYS_futimesat),
#endif
    long(SYS_fchmod),
    long(SYS_fchmodat),
    long(SYS_fchown),
    long(SYS_fchownat),
    long(SYS_utimensat),
    long(SYS_setxattr),
    long(SYS_lsetxattr),
    long(SYS_fsetxattr),
    long(SYS_removexattr),
    long(SYS_lremovexattr),
    long(SYS_fremovexattr),
    452L,
    463L,
    466L,
    469L, // fchmodat2, setxattrat, removexattrat, file_setattr
};
/// They reach other programs of the same person by their numbers.
constexpr std::array reachingOthers{
    pidfdSendSignal,       long(SYS_rt_sigqueueinfo),   long(SYS_rt_tgsigqueueinfo),
    long(SYS_setpriority), long(SYS_sched_setaffinity), long(SYS_sched_setscheduler),
    long(SYS_ioprio_set),  long(SYS_sched_setparam),    long(SYS_sched_setattr),
};

constexpr std::uint32_t newNamespaces
    = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
constexpr std::uint32_t pushInput = 0x5412;        // TIOCSTI
constexpr std::uint32_t pasteInput = 0x541C;       // TIOCLINUX
constexpr std::uint32_t firstForeign = 0x40000000; // calls by the numbers of x32

class Filter
{
public:
    Filter()
    {
        load(offsetof(seccomp_data, arch));
        unless(BPF_JEQ, machine, SECCOMP_RET_KILL_PROCESS);
        load(offsetof(seccomp_data, nr));
        when(BPF_JGE, firstForeign, SECCOMP_RET_KILL_PROCESS);
    }
    template<class Calls>
    void refuseAll(const Calls &calls)
    {
        for (const long call : calls)
            refuse(call);
    }
    void refuse(long call, int why = EPERM) { when(BPF_JEQ, number(call), refusal(why)); }
    /// Where the argument, or of it what the mask shows, stands so to the value: BPF_JEQ, BPF_JSET, BPF_JGE.
    void refuseWhen(long call, unsigned argument, int test, std::uint32_t value, std::uint32_t mask = ~0U)
    {
        judge(call, argument, mask, [&] { when(test, value, refusal(EPERM)); });
    }
    void refuseUnless(long call, unsigned argument, std::uint32_t value)
    {
        judge(call, argument, ~0U, [&] { unless(BPF_JEQ, value, refusal(EPERM)); });
    }
    [[nodiscard]] bool enter()
    {
        answer(SECCOMP_RET_ALLOW);
        const sock_fprog program{.len = static_cast<unsigned short>(m_lines.size()), .filter = m_lines.data()};
        return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
            && syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0U, &program) == 0;
    }

private:
    static std::uint32_t number(long call) { return static_cast<std::uint32_t>(call); }
    static std::uint32_t refusal(int why)
    {
        return SECCOMP_RET_ERRNO | (static_cast<std::uint32_t>(why) & SECCOMP_RET_DATA);
    }
    void line(int code, std::uint32_t value, std::uint8_t then = 0, std::uint8_t otherwise = 0)
    {
        m_lines.push_back({static_cast<std::uint16_t>(code), then, otherwise, value});
    }
    void load(std::size_t where) { line(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(where)); }
    void answer(std::uint32_t what) { line(BPF_RET | BPF_K, what); }
    void when(int test, std::uint32_t value, std::uint32_t what)
    {
        line(BPF_JMP | test | BPF_K, value, 0, 1);
        answer(what);
    }
    void unless(int test, std::uint32_t value, std::uint32_t what)
    {
        line(BPF_JMP | test | BPF_K, value, 1, 0);
        answer(what);
    }
    /// Only the lower half of an argument is looked at: these are all of 32 bits, or have nothing in the upper half.
    /// What is not refused goes on to the next rule, which may be for the same call.
    void judge(long call, unsigned argument, std::uint32_t mask, const auto &refuse)
    {
        constexpr std::uint8_t allOfThese = 5;
        line(BPF_JMP | BPF_JEQ | BPF_K, number(call), 0, allOfThese);
        load(offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t));
        line(BPF_ALU | BPF_AND | BPF_K, mask);
        refuse();
        load(offsetof(seccomp_data, nr));
    }

    std::vector<sock_filter> m_lines;
};

/// Signals and the like to the game, the guard and everybody. To others of the person only Landlock keeps them in.
void keepFromOthers(Filter &filter, const Circumstances &circumstances)
{
    filter.refuseAll(reachingOthers);
    constexpr std::uint32_t groups = 0x80000000; // less than 0
    for (const long call : {long(SYS_kill), long(SYS_tkill), long(SYS_tgkill)}) {
        filter.refuseWhen(call, 0, BPF_JGE, groups);
        filter.refuseWhen(call, 0, BPF_JEQ, static_cast<std::uint32_t>(circumstances.game));
        filter.refuseWhen(call, 0, BPF_JEQ, static_cast<std::uint32_t>(circumstances.guard));
    }
    filter.refuseUnless(SYS_prlimit64, 0, 0);
    for (const int owner : {F_SETOWN, F_SETOWN_EX, F_SETSIG})
        filter.refuseWhen(SYS_fcntl, 1, BPF_JEQ, static_cast<std::uint32_t>(owner));
    for (const unsigned long owner : {0x8901UL, 0x8902UL}) // FIOSETOWN, SIOCSPGRP
        filter.refuseWhen(SYS_ioctl, 1, BPF_JEQ, static_cast<std::uint32_t>(owner));
}

/// What Landlock did not know of before its third version.
void keepFromCutting(Filter &filter)
{
    filter.refuse(SYS_truncate);
    filter.refuse(openat2, ENOSYS);
    // To cut a file it is enough for them to be allowed to read it.
    constexpr std::uint32_t readAndCut = O_RDONLY | O_TRUNC;
#ifdef SYS_open
    filter.refuseWhen(SYS_open, 1, BPF_JEQ, readAndCut, O_ACCMODE | O_TRUNC);
#endif
    filter.refuseWhen(SYS_openat, 2, BPF_JEQ, readAndCut, O_ACCMODE | O_TRUNC);
}

} // namespace

bool available()
{
    const std::uint32_t kill = SECCOMP_RET_KILL_PROCESS;
    return machine != 0 && syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0U, &kill) == 0;
}

bool enter(const Circumstances &circumstances)
{
    Filter filter;
    filter.refuseAll(alwaysRefused);
    filter.refuse(clone3, ENOSYS); // its flags cannot be looked at; the C library then takes the other
    filter.refuseWhen(SYS_clone, 0, BPF_JSET, newNamespaces);
    filter.refuseUnless(SYS_socketpair, 0, AF_UNIX);
    // One of datagrams could be turned to any socket that has a name.
    constexpr std::uint32_t kindOfSocket = 0xf;
    for (const std::uint32_t loose : {std::uint32_t(SOCK_DGRAM), std::uint32_t(SOCK_RAW)})
        filter.refuseWhen(SYS_socketpair, 1, BPF_JEQ, loose, kindOfSocket);
    // What grows downwards is counted as a stack.
    filter.refuseWhen(SYS_mmap, 3, BPF_JEQ, MAP_GROWSDOWN, MAP_GROWSDOWN);
    filter.refuseWhen(SYS_ioctl, 1, BPF_JEQ, pushInput);
    filter.refuseWhen(SYS_ioctl, 1, BPF_JEQ, pasteInput);
    // Shared memory without a file is counted by no limit.
    for (const std::uint32_t shared : {std::uint32_t(MAP_SHARED), std::uint32_t(MAP_SHARED_VALIDATE)})
        filter.refuseWhen(SYS_mmap, 3, BPF_JEQ, shared | MAP_ANONYMOUS, MAP_TYPE | MAP_ANONYMOUS);
    if (!circumstances.ownProcesses)
        keepFromOthers(filter, circumstances);
    if (!circumstances.sealedFiles) {
        filter.refuseAll(changingFiles);
        if (!circumstances.tamedCutting)
            keepFromCutting(filter);
    }
    return filter.enter();
}

} // namespace guard::seccomp
