// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>

#include <sys/syscall.h>

/// What a call's arguments are.
enum class Shape : std::uint8_t {
    Open,     ///< path, flags
    OpenAt,   ///< folder, path, flags
    OpenAt2,  ///< folder, path, a structure whose first word are the flags
    Create,   ///< path
    Path,     ///< path
    PathAt,   ///< folder, path
    TwoPaths, ///< path, path
    TwoAt,    ///< folder, path, folder, path
    LinkText, ///< a text that is no path of ours, path
    LinkAt,   ///< such a text, folder, path
    Socket,   ///< family
    Address,  ///< socket, address
    Process,  ///< refused
    Numbers,  ///< two of the arguments
};

struct Watched
{
    int number;
    const char *name;
    Shape shape;
};

inline constexpr std::array WATCHED{
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
