// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"
#include "game/standing.h"

#include <QByteArray>
#include <QJsonObject>
#include <QMap>
#include <QString>

#include <memory>
#include <optional>

namespace record {

/// What became of one seat in one match: all that statistics need of a record.
struct Facts
{
    /// One letter for each deal in which the seat held a hand, in their order.
    enum Deal : char {
        neither = '.',
        paid = '-',   ///< lost a token, or anything else that is counted
        gained = '+', ///< gained some
        both = '=',   ///< paid and gained
        twice = '2',  ///< lost two at once, as a knock in Thirty-One may cost
    };
    QByteArray course;
    /// What was counted, and, where that were not lives, by how much the seat's score changed in all; then no deal has
    /// lost or gained a token.
    game::Score kind = game::Score::lives;
    int made = 0;
    /// From 1; seats that stand alike share a place. 0 where there was none to be taken.
    int place = 0;
    bool won = false;    ///< also with others
    bool shared = false; ///< won, and others have too who are not of the same side
    bool drawn = false;  ///< nobody has won
    int reentries = 0;
    /// What only this game counts, under the names that its GameCounter gives.
    QMap<QString, int> counts;

    [[nodiscard]] int deals() const { return static_cast<int>(course.size()); }
    [[nodiscard]] static constexpr bool pays(char deal) { return deal == paid || deal == both || deal == twice; }
    [[nodiscard]] int tokensLost() const
    {
        return static_cast<int>(course.count(paid) + course.count(both) + 2 * course.count(twice));
    }
    [[nodiscard]] int tokensGained() const { return static_cast<int>(course.count(gained) + course.count(both)); }

    /// A match can have come to this: nothing in it happened more often than deals were played; where points are
    /// counted, no more of anything was counted than a deal can be worth.
    [[nodiscard]] bool possible() const;

    [[nodiscard]] QJsonObject json() const;
    /// Nothing where the object was not made by json(), or by one of a version that counted less.
    [[nodiscard]] static std::optional<Facts> fromJson(const QJsonObject &json);

    bool operator==(const Facts &) const = default;
};

/// Counts what only one game knows, line by line.
class GameCounter
{
public:
    GameCounter() = default;
    GameCounter(const GameCounter &) = delete;
    GameCounter &operator=(const GameCounter &) = delete;
    virtual ~GameCounter() = default;
    /// The lines after the header, in their order.
    virtual void read(const QJsonObject &line) = 0;
    [[nodiscard]] virtual QMap<QString, int> counts() const = 0;
    /// A showdown's `change` is in lives, and a deal may cost two of them (Facts::twice).
    [[nodiscard]] virtual bool inLives() const { return false; }
};

/// What this seat did in the match. The record must be one that verify() takes: nothing where it is not of that form,
/// or of a game that is not known here.
[[nodiscard]] std::optional<Facts> facts(const QByteArray &text, game::Seat seat);

} // namespace record
