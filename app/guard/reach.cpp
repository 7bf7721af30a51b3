// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/reach.h"

#include "guard/program_file.h"
#include "guard/usual_paths.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string_view>
#include <utility>

#include <pwd.h>
#include <unistd.h>

namespace guard {

namespace {

namespace fs = std::filesystem;

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

bool among(const std::vector<fs::path> &paths, const fs::path &path)
{
    return std::find(paths.begin(), paths.end(), path) != paths.end();
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

/// Who named a file: the person that sits at the machine, or a script, which a stranger wrote.
enum class Named { byPerson, byScript };

/// Puts together what may be opened, path by path.
class Reach
{
public:
    explicit Reach(const Orders &orders)
        : m_homes(homes())
        , m_wide(m_homes)
    {
        for (const fs::path &home : m_homes)
            for (const char *const shared : sharedInHome)
                m_wide.push_back(settled(home / shared));
        for (const std::string &path : orders.shut)
            m_shut.push_back(settled(path));
        for (const std::string &path : orders.readable)
            m_read.push_back(settled(path));
    }

    /// A file or folder, but for what is shut in it and for homes.
    void add(const fs::path &path)
    {
        const fs::path real = settled(path);
        const auto within = [&](const fs::path &each) { return inside(each, real); };
        if (shut(real) || among(m_homes, real))
            return;
        const bool aboveHomes = anyOf(m_homes, within);
        if (!anyOf(m_shut, within) && !aboveHomes) {
            opened.push_back({real.string()});
            return;
        }
        // Names are listed all the way down.
        if (!aboveHomes)
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
        addFolder(settled(file).parent_path());
    }
    void addFolder(const fs::path &folder)
    {
        if (!tooWide(settled(folder)))
            add(folder);
    }
    /// An executable file, and what is installed with it; also its folder, but not where only a script says so.
    void addProgram(const fs::path &file, Named by)
    {
        if (by == Named::byPerson)
            addWithFolder(file);
        else
            add(file);
        const fs::path folder = settled(fs::absolute(file).parent_path());
        addInstalled(folder);
        // A link leads to where the rest is.
        if (const fs::path real = settled(file); real != folder / file.filename())
            addProgram(real, by);
    }

    /// Where this really lies; nothing where a link on the way leads out of the folder that it lies in. For links come
    /// with a stranger's files too. Those in a home itself, and above, are the person's.
    [[nodiscard]] std::optional<fs::path> ledTo(const fs::path &named) const
    {
        fs::path place;
        std::error_code error;
        for (const fs::path &part : fs::absolute(named)) {
            const fs::path next = settled(place / part);
            if (fs::is_symlink(place / part, error) && !inside(next, place) && !aboveHome(place))
                return std::nullopt;
            place = next;
        }
        return place;
    }

    /// Whether a program, as the command line names it, is one that the person or the system has installed, and not a
    /// stranger's that was put somewhere.
    [[nodiscard]] bool installed(const std::string &name) const
    {
        const fs::path real = settled(name);
        return name.find('/') == std::string::npos
            || (std::any_of(systemPaths.begin(), systemPaths.end(),
                            [&](const char *system) { return inside(real, settled(system)); })
                && !anyOf(m_homes, [&](const fs::path &home) { return inside(real, home); }));
    }

    std::vector<Opened> opened;

private:
    [[nodiscard]] bool shut(const fs::path &path) const
    {
        const auto holds = [&](const fs::path &folder) { return inside(path, folder); };
        return anyOf(m_shut, holds) && !anyOf(m_read, holds);
    }
    [[nodiscard]] bool aboveHome(const fs::path &folder) const
    {
        return folder == folder.root_path()
            || anyOf(m_homes, [&](const fs::path &home) { return inside(home, folder); });
    }
    /// Too much lies in it that is not the program's: the root, a home or what is above one, and what is shared there.
    [[nodiscard]] bool tooWide(const fs::path &folder) const { return aboveHome(folder) || among(m_wide, folder); }
    /// What belongs to the programs in this folder and lies beside it.
    void addInstalled(const fs::path &folder)
    {
        const fs::path around = folder.parent_path();
        if (tooWide(around) || anyOf(m_shut, [&](const fs::path &each) { return inside(each, around); }))
            return;
        if (std::find(programFolders.begin(), programFolders.end(), folder.filename()) != programFolders.end())
            for (const char *const name : besidePrograms)
                addBeside(around / name);
        if (folder.filename() == choosingFolder)
            for (const char *const name : besideChoosers)
                addBeside(around / name);
    }
    /// As long as it lies there and not elsewhere.
    void addBeside(const fs::path &path)
    {
        std::error_code error;
        if (fs::exists(path, error) && ledTo(path))
            add(path);
    }

    std::vector<fs::path> m_homes;
    std::vector<fs::path> m_wide;
    std::vector<fs::path> m_shut;
    std::vector<fs::path> m_read;
};

void addArguments(Reach &reach, const std::vector<std::string> &words)
{
    // The first is what an interpreter runs: it reads what lies beside it, and a link leads to where that is.
    bool first = true;
    for (std::size_t index = 1; index < words.size(); ++index) {
        std::string name = words[index];
        std::error_code error;
        if (const auto sign = name.find('='); name.starts_with('-') && sign != std::string::npos)
            name = name.substr(sign + 1);
        const bool file = fs::is_regular_file(name, error);
        if (!file && !fs::is_directory(name, error))
            continue;
        const bool code = file && std::exchange(first, false);
        const std::optional<fs::path> real = code && reach.installed(words.front()) ? settled(name) : reach.ledTo(name);
        if (!real)
            continue;
        if (code)
            reach.addWithFolder(*real);
        else if (file)
            reach.add(*real);
        else
            reach.addFolder(*real);
    }
}

} // namespace

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
    reach.addProgram(program, Named::byPerson);
    for (const std::string &interpreter : interpretersOf(program))
        reach.addProgram(interpreter, Named::byScript);
    addArguments(reach, orders.words);
    return std::move(reach.opened);
}

} // namespace guard
