// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <string_view>

/// Where things lie on most systems.
namespace guard {

/// The system's own, where nothing of a person's lies. Of /etc only what programs look at while they start: keys and
/// passwords lie there too, and root may read them.
inline constexpr std::array systemPaths{
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/opt",
    "/app",
    "/nix/store",
    "/gnu/store",
    "/etc/alternatives",
    "/etc/crypto-policies",
    "/etc/debian_version",
    "/etc/group",
    "/etc/host.conf",
    "/etc/inputrc",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/ld.so.preload",
    "/etc/locale.alias",
    "/etc/localtime",
    "/etc/nsswitch.conf",
    "/etc/os-release",
    "/etc/passwd",
    "/etc/pki/tls/openssl.cnf",
    "/etc/ssl/openssl.cnf",
    "/etc/timezone",
    "/sys/devices/system/cpu",
    "/dev/full",
    "/dev/random",
    "/dev/urandom", // but not /dev/zero: what is mapped of it is memory that no limit counts
};
/// What interpreters keep in /etc begins so.
inline constexpr std::array interpretersInEtc{"java", "node", "perl", "python", "ruby"};
inline constexpr std::array ownProcess{
    "/proc/self",
    "/proc/cpuinfo",
    "/proc/filesystems",
    "/proc/loadavg",
    "/proc/meminfo",
    "/proc/stat",
    "/proc/sys/kernel/cap_last_cap",
    "/proc/sys/kernel/osrelease",
    "/proc/sys/kernel/pid_max",
    "/proc/sys/vm/max_map_count",
    "/proc/sys/vm/overcommit_memory",
    "/proc/uptime",
    "/proc/version",
};
/// Beside a folder of programs lies what is installed with them; other things may lie there too.
inline constexpr std::array programFolders{"bin", "sbin", "libexec"};
inline constexpr std::array besidePrograms{"lib",  "lib32", "lib64",   "libexec",    "share", "jre",
                                           "conf", "jmods", "release", "pyvenv.cfg", "opt",   "Cellar"};
/// One of programs that only choose a version and start it.
inline constexpr std::string_view choosingFolder = "shims";
inline constexpr std::array besideChoosers{"bin", "lib", "libexec", "plugins", "version", "versions", "installs"};
/// In a home, folders of which each program has a part: passwords lie there, and the game's own data.
inline constexpr std::array sharedInHome{".cache", ".config", ".local", ".local/share", ".local/state"};

} // namespace guard
