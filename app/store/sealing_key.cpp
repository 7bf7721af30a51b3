// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sealing_key.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

#include <cstdio>
#include <utility>

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

/// A file of the system's, closed at the end.
class Descriptor
{
public:
    Descriptor(const QString &path, int how)
        : m_number(::open(QFile::encodeName(path).constData(), how | O_CLOEXEC | O_NOCTTY, S_IRUSR | S_IWUSR))
    {
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

unsigned char *bytesOf(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}
const unsigned char *bytesOf(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

bool isThere(const QString &path)
{
    struct stat what
    {
    };
    return ::lstat(QFile::encodeName(path).constData(), &what) == 0;
}

bool rename(const QString &from, const QString &to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

} // namespace

SealingKey::~SealingKey()
{
    sodium_memzero(m_bytes.data(), m_bytes.size());
}

std::optional<SealingKey> SealingKey::read(const QString &folder)
{
    // A pipe in its place is not waited for.
    const Descriptor file(folder + u'/' + fileName(), O_RDONLY | O_NONBLOCK);
    struct stat what
    {
    };
    Bytes bytes{};
    if (file.number() < 0 || ::fstat(file.number(), &what) != 0 || !S_ISREG(what.st_mode)
        || what.st_size != static_cast<off_t>(bytes.size())
        || ::read(file.number(), bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
        return std::nullopt;
    return SealingKey(bytes);
}

std::optional<SealingKey> SealingKey::readOrMake(const QString &folder)
{
    if (const auto key = read(folder))
        return key;
    const QString path = folder + u'/' + fileName();
    if (isThere(path)
        && !rename(path, path + u".damaged-"_s + QDateTime::currentDateTime().toString(u"yyyyMMdd-hhmmss"_s)))
        return std::nullopt;
    // The system is asked for the key, by getrandom(2). Before the file has its name all of it is on the disk.
    if (sodium_init() < 0)
        return std::nullopt;
    SealingKey key{Bytes{}};
    randombytes_buf(key.m_bytes.data(), key.m_bytes.size());
    const QString begun = path + u".new"_s;
    QFile::remove(begun);
    const Descriptor file(begun, O_WRONLY | O_CREAT | O_EXCL);
    const Descriptor place(folder, O_RDONLY | O_DIRECTORY);
    if (file.number() < 0
        || ::write(file.number(), key.m_bytes.data(), key.m_bytes.size()) != static_cast<ssize_t>(key.m_bytes.size())
        || ::fsync(file.number()) != 0 || !rename(begun, path) || ::fsync(place.number()) != 0) {
        QFile::remove(begun);
        return std::nullopt;
    }
    return key;
}

QByteArray SealingKey::seal(const QByteArray &plain) const
{
    QByteArray sealed(static_cast<qsizetype>(crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES) + plain.size(),
                      '\0');
    randombytes_buf(sealed.data(), crypto_secretbox_NONCEBYTES);
    crypto_secretbox_easy(bytesOf(sealed) + crypto_secretbox_NONCEBYTES, bytesOf(plain),
                          static_cast<unsigned long long>(plain.size()), bytesOf(std::as_const(sealed)),
                          m_bytes.data());
    return sealed;
}

std::optional<QByteArray> SealingKey::open(const QByteArray &sealed) const
{
    constexpr auto around = static_cast<qsizetype>(crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES);
    if (sealed.size() < around)
        return std::nullopt;
    QByteArray plain(sealed.size() - around, '\0');
    const auto boxBytes
        = static_cast<unsigned long long>(sealed.size()) - static_cast<unsigned long long>(crypto_secretbox_NONCEBYTES);
    if (crypto_secretbox_open_easy(bytesOf(plain), bytesOf(sealed) + crypto_secretbox_NONCEBYTES, boxBytes,
                                   bytesOf(sealed), m_bytes.data())
        != 0)
        return std::nullopt;
    return plain;
}
