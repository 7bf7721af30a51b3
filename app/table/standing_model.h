// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/standing.h"
#include "models/row_model.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <functional>

/// What became of one seat in the match.
struct StandingRow
{
    int place = 1; ///< from 1; who stands alike shares a place
    int seat = 0;
    QString name; ///< as given; a person may have none
    QString portrait;
    int fellIn = 0;      ///< the deal in which the last life was lost, or 0
    int score = 0;       ///< at the end
    int deals = 0;       ///< in which it had a hand; 0 where the match was not seen
    int rare = 0;        ///< hands of a kind that is worth telling of
    bool winner = false; ///< alone, or with others
    bool operator==(const StandingRow &) const = default;
};

/// What the deals of a match come to for each seat.
class StandingCount
{
public:
    struct Seat
    {
        int fellIn = 0;
        int score = 0;
        int deals = 0;
        int rare = 0;
    };

    /// A deal is over, in which these held a rare hand.
    void settled(const game::DealOver &over, game::SeatSet rare);
    /// How the match stands now; who fell may have come back.
    void stands(const game::Standing &now);
    [[nodiscard]] game::Score kind() const { return m_kind; }
    [[nodiscard]] const Seat &of(game::Seat seat) const { return m_seats[game::at(seat)]; }
    /// The same with the seats numbered anew from `foot`.
    [[nodiscard]] StandingCount turned(game::Seat foot, int seats) const;

private:
    game::Score m_kind = game::Score::lives;
    std::array<Seat, game::maxSeats> m_seats;
};

/// All seats at the end of a match, the winners first, then who held out longest or has the higher score. It is empty
/// before the end.
class StandingModel : public RowModel<StandingRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        PlaceRole = Qt::UserRole, ///< int
        SeatRole,                 ///< int
        NameRole,                 ///< QString
        PortraitRole,             ///< QString: a picture's name
        FateRole,                 ///< QString: "out in deal 5", what the winner gets, or the score
        CountRole,                ///< QString: deals, where the fate does not tell, and rare hands; or ""
        WinnerRole,               ///< bool
        OwnRole,                  ///< bool: the person's
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    /// How the game calls so many of its rare hands.
    void callRare(std::function<QString(int)> words) { m_rareWords = std::move(words); }
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Another match begins.
    void forget();
    /// What came of deals that are not told one by one.
    void recall(const StandingCount &before) { m_count = before; }
    void settled(const game::DealOver &over, game::SeatSet rare) { m_count.settled(over, rare); }
    void stands(const game::Standing &now) { m_count.stands(now); }
    /// The match is over, of `sides` or of each for itself; names and portraits by seat.
    void ended(game::SeatSet winners, bool sides, const QStringList &names, const QStringList &portraits);

protected:
    [[nodiscard]] QVariant value(const StandingRow &row, int role) const override;

private:
    [[nodiscard]] QString fate(const StandingRow &row) const;
    [[nodiscard]] static QString points(int score);

    StandingCount m_count;
    bool m_several = false; ///< have won
    bool m_drawn = false;   ///< nobody has
    bool m_sides = false;
    std::function<QString(int)> m_rareWords;
};
