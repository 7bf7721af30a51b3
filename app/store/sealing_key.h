// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>

/// The key under which the seed and the record of the match that is under way lie in the database: they hold
/// everybody's cards.
///
/// It lies in a file beside the database, so that whoever moves or restores the folder loses nothing. So it is an
/// obstacle against a glance, against a copied database and against simple scripts, and no wall: whoever may read the
/// folder can read the key. What keeps a program that plays from reading the folder is that such programs are confined.
///
/// Sealed is with libsodium's secretbox (XSalsa20 and Poly1305): the 24 random bytes of its nonce, then the box.
class SealingKey
{
public:
    [[nodiscard]] static QString fileName() { return QStringLiteral("petrangola.key"); }

    /// That of this folder; nothing where there is none, or what lies there is no key.
    [[nodiscard]] static std::optional<SealingKey> read(const QString &folder);
    /// Makes one where there is none; it is on the disk when this returns. What lies there and is no key is put aside.
    /// Nothing where that cannot be done.
    [[nodiscard]] static std::optional<SealingKey> readOrMake(const QString &folder);

    SealingKey(const SealingKey &) = default;
    SealingKey &operator=(const SealingKey &) = default;
    ~SealingKey();

    [[nodiscard]] QByteArray seal(const QByteArray &plain) const;
    /// Nothing where it was sealed with another key, or is not as it was.
    [[nodiscard]] std::optional<QByteArray> open(const QByteArray &sealed) const;

private:
    static constexpr std::size_t keyBytes = 32;
    using Bytes = std::array<unsigned char, keyBytes>;

    explicit SealingKey(const Bytes &bytes)
        : m_bytes(bytes)
    {
    }

    Bytes m_bytes;
};
