// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "files/private_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <cerrno>
#include <optional>

#include <sys/stat.h>
#include <unistd.h>

namespace privacy {

namespace {

constexpr mode_t others = S_IRWXG | S_IRWXO;
constexpr mode_t newFile = S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;

/// What the person keeps from others by the system's own setting; nothing before keepToOneself().
std::optional<mode_t> usualMask;

void takeRights(const QString &path, mode_t kind)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat what
    {
    };
    if (::lstat(name.constData(), &what) != 0 || (what.st_mode & S_IFMT) != kind || what.st_uid != ::geteuid())
        return;
    const mode_t rights = what.st_mode & 07777;
    if ((rights & others) != 0)
        static_cast<void>(::chmod(name.constData(), rights & ~others));
}

void give(const QString &path, mode_t rights)
{
    if (usualMask)
        static_cast<void>(::chmod(QFile::encodeName(path).constData(), rights & ~*usualMask));
}

} // namespace

void keepToOneself()
{
    const mode_t mask = ::umask(others);
    if (!usualMask)
        usualMask = mask;
}

void setRight(const QString &folder)
{
    takeRights(folder, S_IFDIR);
    const QDir dir(folder);
    const QStringList names = dir.entryList(QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const QString &name : names)
        takeRights(dir.filePath(name), S_IFREG);
}

void setRightFile(const QString &path)
{
    takeRights(path, S_IFREG);
}

int makeFolder(const QString &folder)
{
    if (QDir().mkpath(folder))
        return 0;
    // Qt does not tell why: it is asked for again where it failed.
    QString first = QDir(folder).absolutePath();
    while (!QFileInfo::exists(QFileInfo(first).path()))
        first = QFileInfo(first).path();
    if (::mkdir(QFile::encodeName(first).constData(), S_IRWXU) == 0)
        return QDir().mkpath(folder) ? 0 : EIO;
    return errno == EEXIST ? ENOTDIR : errno; // something else than a folder has the name
}

bool makeFolderForOthers(const QString &folder)
{
    QStringList made;
    QString each = QDir(folder).absolutePath();
    for (; !QFileInfo::exists(each) && !QFileInfo(each).isRoot(); each = QFileInfo(each).path())
        made.prepend(each);
    if (!QDir().mkpath(folder))
        return false;
    for (const QString &one : made)
        give(one, newFile | S_IXUSR | S_IXGRP | S_IXOTH);
    return true;
}

void share(const QString &path)
{
    give(path, newFile);
}

} // namespace privacy
