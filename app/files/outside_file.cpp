// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "files/outside_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

namespace outside {

namespace {

constexpr qint64 piece = 1024 * 1024; ///< bytes that are read between two looks at the progress

class Descriptor
{
public:
    explicit Descriptor(const QByteArray &path)
        // Whatever it has become since it was looked at, this does not wait for it.
        : m_number(::open(path.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
    {
    }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

QString ofTheSystem(int error)
{
    return qt_error_string(error);
}

QString tooLarge(qint64 most)
{
    return QCoreApplication::translate("OutsideFile", "it is too large: at most %1 can be read", "%1 is '32 MiB'")
        .arg(QLocale().formattedDataSize(most, 0));
}

/// Why it is not read, or nothing.
std::optional<QString> refusal(const struct stat &file, qint64 most)
{
    if (S_ISDIR(file.st_mode))
        return QCoreApplication::translate("OutsideFile", "it is a folder");
    if (!S_ISREG(file.st_mode))
        return QCoreApplication::translate("OutsideFile", "it is not a file but a device or a pipe");
    if (file.st_size > most)
        return tooLarge(most);
    return std::nullopt;
}

} // namespace

std::variant<File, QString> read(const QString &path, qint64 most, Progress *progress)
{
    const QByteArray name = QFile::encodeName(path);
    // Before it is opened: opening alone may already do something to a device or a pipe.
    struct stat file = {};
    if (::stat(name.constData(), &file) != 0)
        return ofTheSystem(errno);
    if (const auto why = refusal(file, most))
        return *why;
    const Descriptor opened(name);
    if (opened.number() < 0 || ::fstat(opened.number(), &file) != 0)
        return ofTheSystem(errno);
    if (const auto why = refusal(file, most))
        return *why;

    File read{.content = {},
              .modified
              = QDateTime::fromMSecsSinceEpoch(file.st_mtim.tv_sec * qint64(1000) + file.st_mtim.tv_nsec / 1'000'000)};
    // With room for the last look beyond its end, so that it never lies in memory twice.
    read.content.reserve(file.st_size + piece);
    // What the system says of its size need not be so, as of those that it makes up itself.
    for (qint64 done = 0;;) {
        if (progress != nullptr && progress->cancelled())
            return QString();
        const qint64 room = std::min(piece, most + 1 - done);
        read.content.resize(done + room);
        const ssize_t came = ::read(opened.number(), read.content.data() + done, static_cast<std::size_t>(room));
        if (came < 0 && errno == EINTR)
            continue;
        if (came < 0)
            return ofTheSystem(errno);
        done += came;
        if (done > most)
            return tooLarge(most);
        if (came == 0) {
            read.content.resize(done);
            return read;
        }
    }
}

} // namespace outside
