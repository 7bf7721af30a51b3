// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace deals {

/// The symbols of a code carry so many bits each.
inline constexpr int bitsInSymbol = 5;

/// Writes numbers bit by bit, the highest bit of each first.
class BitWriter
{
public:
    void put(std::uint64_t value, int bits);
    void flag(bool on) { put(on ? 1 : 0, 1); }
    /// In groups of three bits, the lowest first, each after a bit that says whether another follows.
    void putVaried(std::uint64_t value);
    void putBytes(const QByteArray &bytes);
    /// Filled up with zeros to whole symbols, one a byte, each below 32.
    [[nodiscard]] QByteArray symbols() const;

private:
    QByteArray m_bits;
};

/// Reads what a BitWriter wrote. Past the end there are zeros, and failed() is true.
class BitReader
{
public:
    explicit BitReader(const QByteArray &symbols);
    [[nodiscard]] std::uint64_t take(int bits);
    [[nodiscard]] bool flag() { return take(1) == 1; }
    [[nodiscard]] std::uint64_t takeVaried();
    [[nodiscard]] QByteArray takeBytes(int count);
    [[nodiscard]] bool failed() const { return m_failed; }
    /// Nothing but the zeros is left that fill the last symbol.
    [[nodiscard]] bool atEnd() const;

private:
    QByteArray m_bits;
    qsizetype m_at = 0;
    bool m_failed = false;
};

/// Symbols as they are written: digits and capital letters without I, L, O and U, and last four that check the others
/// (CRC-16/X.25 over the symbols as bytes). No code with one wrong symbol, or two neighbours exchanged, passes for
/// right.
[[nodiscard]] QString written(const QByteArray &symbols);
/// In groups of four, for people.
[[nodiscard]] QString grouped(const QString &code);
/// The symbols of a code as somebody typed it: small letters, blanks and dashes do not matter, and letters that look
/// like a digit are taken for it. Nothing where there are other signs, or the check does not fit.
[[nodiscard]] std::optional<QByteArray> symbolsOf(const QString &typed);

} // namespace deals
