// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/reach.h"

#include "guard/system.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sstream>

#include <pwd.h>
#include <unistd.h>

namespace guard {

namespace {

namespace fs = std::filesystem;

/// The system's own, where nothing of a person's lies. Of /etc only what programs look at while they start: keys and
/// passwords lie there too, and root may read them.
constexpr std::array systemPaths{
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
constexpr std::array interpretersInEtc{"java", "node", "perl", "python", "ruby"};
constexpr std::array ownProcess{
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
/// Folders in which an interpreter lies beside the folders of what it reads.
constexpr std::array programFolders{"bin", "sbin", "libexec", "shims"};
/// A folder with more in it is not gone through.
constexpr int mostEntries = 2000;

fs::path settled(const fs::path &path)
{
    std::error_code error;
    const fs::path whole = fs::absolute(path, error);
    const fs::path real = fs::weakly_canonical(whole, error);
    const fs::path &best = error ? whole : real;
    return best.has_filename() || best == best.root_path() ? best : best.parent_path();
}

bool inside(const fs::path &path, const fs::path &folder)
{
    const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end();
}

bool anyOf(const std::vector<fs::path> &paths, const auto &condition)
{
    return std::any_of(paths.begin(), paths.end(), condition);
}

std::vector<fs::path> homes()
{
    std::vector<fs::path> found;
    if (const char *const named = std::getenv("HOME"); named != nullptr && *named == '/')
        found.push_back(settled(named));
    if (const passwd *const person = getpwuid(getuid()); person != nullptr && *person->pw_dir == '/')
        found.push_back(settled(person->pw_dir));
    std::erase(found, fs::path("/"));
    return found;
}

/// Puts together what may be opened, path by path.
class Reach
{
public:
    explicit Reach(const Orders &orders)
        : m_homes(homes())
    {
        for (const std::string &path : orders.shut)
            m_shut.push_back(settled(path));
        for (const std::string &path : orders.readable)
            m_read.push_back(settled(path));
    }

    /// A file or folder, but for what is shut in it.
    void add(const fs::path &path)
    {
        const fs::path real = settled(path);
        if (shut(real))
            return;
        const bool mixed = anyOf(m_shut, [&](const fs::path &each) { return inside(each, real); });
        if (!mixed) {
            opened.push_back({real.string()});
            return;
        }
        opened.push_back({real.string(), Opened::How::list});
        int entries = 0;
        std::error_code error;
        for (fs::directory_iterator entry(real, fs::directory_options::skip_permission_denied, error), end;
             !error && entry != end && ++entries < mostEntries; entry.increment(error))
            if (!entry->is_symlink(error))
                add(entry->path());
    }
    /// The folder of a person's file, where it is no home; then the file alone.
    void addWithFolder(const fs::path &file)
    {
        add(file);
        if (const fs::path folder = settled(file).parent_path(); !tooWide(folder))
            add(folder);
    }
    void addFolder(const fs::path &folder)
    {
        if (!tooWide(settled(folder)))
            add(folder);
    }
    /// An executable file, and what is installed with it.
    void addProgram(const fs::path &file)
    {
        const fs::path folder = file.parent_path();
        const bool installed
            = std::find(programFolders.begin(), programFolders.end(), folder.filename()) != programFolders.end();
        if (installed && !holdsPrivate(settled(folder).parent_path()))
            addFolder(folder.parent_path());
        addWithFolder(file);
        // A link leads to where the rest is.
        if (const fs::path real = settled(file); real != settled(folder) / file.filename())
            addProgram(real);
    }

    std::vector<Opened> opened;

private:
    [[nodiscard]] bool shut(const fs::path &path) const
    {
        const auto holds = [&](const fs::path &folder) { return inside(path, folder); };
        return anyOf(m_shut, holds) && !anyOf(m_read, holds);
    }
    /// Too much lies in it that is not the program's: the root, or a home or what is above one.
    [[nodiscard]] bool tooWide(const fs::path &folder) const
    {
        return folder == folder.root_path()
            || anyOf(m_homes, [&](const fs::path &home) { return inside(home, folder); });
    }
    /// Of a home the folder .local too: keys lie there, and the game's own data.
    [[nodiscard]] bool holdsPrivate(const fs::path &folder) const
    {
        return tooWide(folder) || anyOf(m_shut, [&](const fs::path &each) { return inside(each, folder); })
            || anyOf(m_homes, [&](const fs::path &home) { return folder == home / ".local"; });
    }

    std::vector<fs::path> m_homes;
    std::vector<fs::path> m_shut;
    std::vector<fs::path> m_read;
};

/// What a script names in its first line to be run by; "env" means what it names in its turn.
std::optional<std::string> interpreterOf(const std::string &file)
{
    const std::string text = contents(file);
    if (!text.starts_with("#!"))
        return std::nullopt;
    std::istringstream words(text.substr(2, text.find('\n') - 2));
    std::string word;
    words >> word;
    if (fs::path(word).filename() != "env")
        return word;
    while (words >> word)
        if (!word.starts_with('-') && word.find('=') == std::string::npos)
            return foundProgram(word);
    return std::nullopt;
}

void addArguments(Reach &reach, const std::vector<std::string> &words)
{
    bool first = true;
    for (std::size_t index = 1; index < words.size(); ++index) {
        std::string name = words[index];
        std::error_code error;
        if (const auto sign = name.find('='); name.starts_with('-') && sign != std::string::npos)
            name = name.substr(sign + 1);
        if (fs::is_directory(name, error)) {
            reach.addFolder(name);
        } else if (fs::is_regular_file(name, error)) {
            // The first is what an interpreter runs, and reads what lies beside it.
            if (std::exchange(first, false))
                reach.addWithFolder(name);
            else
                reach.add(name);
        }
    }
}

} // namespace

std::string foundProgram(const std::string &name)
{
    const auto runs = [](const fs::path &file) {
        std::error_code error;
        return fs::is_regular_file(file, error) && access(file.c_str(), X_OK) == 0;
    };
    if (name.find('/') != std::string::npos)
        return name;
    const char *const path = std::getenv("PATH");
    std::istringstream folders(path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin");
    for (std::string folder; std::getline(folders, folder, ':');)
        if (const fs::path file = fs::path(folder.empty() ? "." : folder) / name; runs(file))
            return file.string();
    return {};
}

std::vector<Opened> reachOf(const Orders &orders, const std::string &program, bool seesAllProcesses)
{
    Reach reach(orders);
    for (const char *const path : systemPaths)
        reach.add(path);
    std::error_code error;
    for (fs::directory_iterator entry("/etc", error), end; !error && entry != end; entry.increment(error))
        for (const char *const name : interpretersInEtc)
            if (entry->path().filename().string().starts_with(name))
                reach.add(entry->path());
    if (seesAllProcesses)
        for (const char *const path : ownProcess)
            reach.opened.push_back({path}); // /proc/self is another for everybody
    else
        reach.opened.push_back({"/proc"});
    reach.opened.push_back({"/dev/null", Opened::How::use});
    for (const std::string &path : orders.readable)
        reach.add(path);
    reach.addProgram(program);
    if (const auto interpreter = interpreterOf(program); interpreter && !interpreter->empty())
        reach.addProgram(*interpreter);
    addArguments(reach, orders.words);
    return std::move(reach.opened);
}

} // namespace guard
