// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/clean_name.h"

#include <QList>

#include <algorithm>
#include <array>

namespace {

constexpr char32_t zeroWidthNonJoiner = 0x200C;
constexpr char32_t zeroWidthJoiner = 0x200D;
/// Nobody's name begins later, and a file may hold any number of letters.
constexpr qsizetype longestRead = 1000;
constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popDirectionalIsolate(0x2069);

/// Letters and marks by their category that nobody sees: fillers, blank patterns, what stands for an
/// object or for what could not be read, as half of a pair.
constexpr std::array unseen{char32_t(0x034F), char32_t(0x115F), char32_t(0x1160), char32_t(0x17B4), char32_t(0x17B5),
                            char32_t(0x2800), char32_t(0x3164), char32_t(0xFFA0), char32_t(0xFFFC), char32_t(0xFFFD)};

enum class Kind { seen, mark, space, joiner, nothing };

Kind kindOf(char32_t letter)
{
    // Persian writing and some pictures are made with them, between two letters.
    if (letter == zeroWidthNonJoiner || letter == zeroWidthJoiner)
        return Kind::joiner;
    if (std::find(unseen.begin(), unseen.end(), letter) != unseen.end())
        return Kind::nothing;
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return Kind::space;
    case QChar::Other_Format: // the signs for the direction among them
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
        return Kind::nothing;
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Mark_Enclosing:
        return Kind::mark;
    default:
        break;
    }
    return QChar::isNonCharacter(letter) ? Kind::nothing : Kind::seen;
}

/// Of names of a right-to-left script: what the sentence around them has to be kept from.
bool turnsDirection(char32_t letter)
{
    const QChar::Direction direction = QChar::direction(letter);
    return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
}

} // namespace

QString cleanName(const QString &given, qsizetype longest)
{
    QString name;
    QString between; // a space or a joiner, which counts where a letter follows
    const QList<uint> letters = given.left(longestRead).toUcs4();
    for (const char32_t letter : letters) {
        const QString written = QString::fromUcs4(&letter, 1);
        switch (kindOf(letter)) {
        case Kind::nothing:
            continue;
        case Kind::space:
            between = QStringLiteral(" ");
            continue;
        case Kind::joiner:
            if (between.isEmpty())
                between = written;
            continue;
        case Kind::mark:
            // Without a letter to sit on it would sit on somebody else's.
            if (name.isEmpty() || between == QStringLiteral(" "))
                continue;
            break;
        case Kind::seen:
            break;
        }
        if (name.isEmpty())
            between.clear();
        if (name.size() + between.size() + written.size() > longest)
            break;
        name += between + written;
        between.clear();
    }
    return name;
}

QString isolated(const QString &name)
{
    const QList<uint> letters = name.toUcs4();
    const bool turns = std::any_of(letters.begin(), letters.end(), turnsDirection);
    return turns && !name.startsWith(firstStrongIsolate) ? firstStrongIsolate + name + popDirectionalIsolate : name;
}
