// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/temporary_folder.h"

#include <cerrno>
#include <cstdlib>
#include <memory>
#include <string_view>

#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace guard {

namespace {

constexpr std::string_view begins = "/petrangola-program-";
constexpr std::string_view differs = "XXXXXX";

Descriptor opened(const std::string &folder)
{
    return Descriptor(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

bool lock(const Descriptor &folder)
{
    return flock(folder.number(), LOCK_EX | LOCK_NB) == 0;
}

bool isOurs(const Descriptor &folder)
{
    struct stat about = {};
    return fstat(folder.number(), &about) == 0 && about.st_uid == getuid();
}

/// What is in one was a file system of its own, so that the folder itself is empty; one that is not stays.
void removeLeftBehind(const std::string &where)
{
    const auto close = [](DIR *folder) { closedir(folder); };
    const std::unique_ptr<DIR, decltype(close)> folder(opendir(where.c_str()), close);
    for (const dirent *entry = folder ? readdir(folder.get()) : nullptr; entry; entry = readdir(folder.get())) {
        const std::string name = std::string("/") + entry->d_name;
        if (!name.starts_with(begins) || name.size() != begins.size() + differs.size())
            continue;
        if (const Descriptor place = opened(where + name); isOurs(place) && lock(place))
            rmdir((where + name).c_str());
    }
}

int removeOne(const char *path, const struct stat * /*kind*/, int /*flag*/, FTW * /*where*/)
{
    return remove(path);
}

} // namespace

TemporaryFolder::TemporaryFolder()
{
    const char *const named = std::getenv("TMPDIR");
    const std::string where = named != nullptr && *named == '/' ? named : "/tmp";
    removeLeftBehind(where);
    // Another guard that looks for what was left behind may be there before it is locked.
    constexpr int attempts = 10;
    for (int attempt = 0; attempt < attempts; ++attempt)
        if (make(where))
            return;
    giveUp(trouble(m_path));
}

bool TemporaryFolder::make(const std::string &where)
{
    m_path = where;
    m_path += begins;
    m_path += differs;
    if (mkdtemp(m_path.data()) == nullptr)
        giveUp(trouble(m_path));
    m_held = opened(m_path);
    // Some file systems know no locks: there nobody removes what another left.
    return (lock(m_held) || errno != EWOULDBLOCK) && access(m_path.c_str(), F_OK) == 0;
}

void TemporaryFolder::remove()
{
    constexpr int openAtOnce = 16;
    nftw(m_path.c_str(), removeOne, openAtOnce, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
}

} // namespace guard
