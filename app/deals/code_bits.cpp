// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "deals/code_bits.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace deals {

namespace {

constexpr int checkSymbols = 4;
constexpr int groupSize = 4;
constexpr int bitsInGroup = 3;
constexpr int mostGroups = 22; // 64 bits
constexpr int bitsInByte = 8;
const QString alphabet = u"0123456789ABCDEFGHJKMNPQRSTVWXYZ"_s;

/// As symbols.
QByteArray checkOf(const QByteArray &symbols)
{
    BitWriter check;
    check.put(qChecksum(symbols), checkSymbols * bitsInSymbol);
    return check.symbols();
}

/// The place of a sign in the alphabet; -1 where it is none, -2 where it does not matter.
int symbolOf(QChar sign)
{
    constexpr int passedOver = -2;
    if (sign.isSpace() || sign.category() == QChar::Punctuation_Dash || sign == u'.' || sign == u'_')
        return passedOver;
    const QChar letter = sign.toUpper();
    if (letter == u'O')
        return 0;
    if (letter == u'I' || letter == u'L')
        return 1;
    return static_cast<int>(alphabet.indexOf(letter == u'U' ? QChar(u'V') : letter));
}

} // namespace

void BitWriter::put(std::uint64_t value, int bits)
{
    for (int bit = bits - 1; bit >= 0; --bit)
        m_bits += static_cast<char>(value >> static_cast<unsigned>(bit) & 1U);
}

void BitWriter::putVaried(std::uint64_t value)
{
    constexpr std::uint64_t mask = (1U << bitsInGroup) - 1;
    do {
        flag(value > mask);
        put(value & mask, bitsInGroup);
        value >>= static_cast<unsigned>(bitsInGroup);
    } while (value > 0);
}

void BitWriter::putBytes(const QByteArray &bytes)
{
    for (const char byte : bytes)
        put(static_cast<unsigned char>(byte), bitsInByte);
}

QByteArray BitWriter::symbols() const
{
    QByteArray symbols;
    for (qsizetype from = 0; from < m_bits.size(); from += bitsInSymbol) {
        int symbol = 0;
        for (int bit = 0; bit < bitsInSymbol; ++bit)
            symbol = 2 * symbol + (from + bit < m_bits.size() ? m_bits[from + bit] : 0);
        symbols += static_cast<char>(symbol);
    }
    return symbols;
}

BitReader::BitReader(const QByteArray &symbols)
{
    for (const char symbol : symbols)
        for (int bit = bitsInSymbol - 1; bit >= 0; --bit)
            m_bits += static_cast<char>(static_cast<unsigned>(symbol) >> static_cast<unsigned>(bit) & 1U);
}

std::uint64_t BitReader::take(int bits)
{
    std::uint64_t value = 0;
    for (int bit = 0; bit < bits; ++bit) {
        m_failed = m_failed || m_at >= m_bits.size();
        value = 2 * value + (m_failed ? 0U : static_cast<unsigned>(m_bits[m_at++]));
    }
    return value;
}

std::uint64_t BitReader::takeVaried()
{
    std::uint64_t value = 0;
    for (int group = 0; group < mostGroups; ++group) {
        const bool more = flag();
        value |= take(bitsInGroup) << static_cast<unsigned>(group * bitsInGroup);
        if (!more)
            return value;
    }
    m_failed = true;
    return 0;
}

QByteArray BitReader::takeBytes(int count)
{
    QByteArray bytes;
    for (int byte = 0; byte < count; ++byte)
        bytes += static_cast<char>(take(bitsInByte));
    return bytes;
}

bool BitReader::atEnd() const
{
    return m_bits.size() - m_at < bitsInSymbol && !m_bits.mid(m_at).contains('\1');
}

QString written(const QByteArray &symbols)
{
    QString code;
    for (const char symbol : symbols + checkOf(symbols))
        code += alphabet[symbol];
    return code;
}

QString grouped(const QString &code)
{
    QStringList groups;
    for (qsizetype from = 0; from < code.size(); from += groupSize)
        groups << code.mid(from, groupSize);
    return groups.join(u'-');
}

std::optional<QByteArray> symbolsOf(const QString &typed)
{
    QByteArray symbols;
    for (const QChar sign : typed) {
        const int symbol = symbolOf(sign);
        if (symbol == -1)
            return std::nullopt;
        if (symbol >= 0)
            symbols += static_cast<char>(symbol);
    }
    const QByteArray told = symbols.chopped(qMin<qsizetype>(checkSymbols, symbols.size()));
    if (told.isEmpty() || symbols != told + checkOf(told))
        return std::nullopt;
    return told;
}

} // namespace deals
