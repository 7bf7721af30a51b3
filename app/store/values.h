// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/standing.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <array>

/// How values lie in the database: as text, times in UTC.
namespace values {

/// In the order of game::Score.
inline const std::array<QString, 3> scoreWords{QStringLiteral("lives"), QStringLiteral("points"),
                                               QStringLiteral("chips")};

inline QString written(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

inline QString written(const QStringList &words)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(words)).toJson(QJsonDocument::Compact));
}

inline QJsonObject objectOf(const QVariant &text)
{
    return QJsonDocument::fromJson(text.toString().toUtf8()).object();
}

inline QStringList wordsOf(const QVariant &text)
{
    QStringList words;
    const QJsonArray list = QJsonDocument::fromJson(text.toString().toUtf8()).array();
    for (const QJsonValue word : list)
        words << word.toString();
    return words;
}

inline QString written(const QList<int> &numbers)
{
    QJsonArray list;
    for (const int number : numbers)
        list << number;
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

inline QList<int> numbersOf(const QVariant &text)
{
    QList<int> numbers;
    const QJsonArray list = QJsonDocument::fromJson(text.toString().toUtf8()).array();
    for (const QJsonValue number : list)
        numbers << number.toInt();
    return numbers;
}

/// As a list, which records have too.
inline QString written(game::SeatSet seats)
{
    QList<int> numbers;
    for (const game::Seat seat : seats)
        numbers << seat;
    return written(numbers);
}

inline game::SeatSet seatsOf(const QVariant &text)
{
    game::SeatSet seats;
    for (const int seat : numbersOf(text))
        if (seat >= 0 && seat < game::maxSeats)
            seats.insert(seat);
    return seats;
}

/// Nobody where it is no seat that a table can have.
inline game::Seat seatOf(const QVariant &number)
{
    const int seat = number.toInt();
    return seat >= 0 && seat < game::maxSeats ? seat : game::nobody;
}

inline QString written(game::Score score)
{
    return scoreWords[static_cast<std::size_t>(score)];
}

/// Lives where it is none of the words.
inline game::Score scoreOf(const QVariant &text)
{
    const auto found = std::find(scoreWords.begin(), scoreWords.end(), text.toString());
    return static_cast<game::Score>(found == scoreWords.end() ? 0 : found - scoreWords.begin());
}

inline QString written(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

inline QDateTime timeOf(const QVariant &text)
{
    return QDateTime::fromString(text.toString(), Qt::ISODateWithMs).toLocalTime();
}

} // namespace values
