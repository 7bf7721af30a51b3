// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/standing.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace record {

/// What a match came to for its seats, as the records of all games tell it line by line: "tokens", "winner" and the
/// re-entries of the two games round a monte, "score" and "winners" of all others (shared formats, "More games").
class Result
{
public:
    /// The options as the record has them: what is counted may depend on them.
    Result(const QString &game, const QJsonObject &options, int seats);

    /// The lines after the header, in their order.
    void read(const QJsonObject &line);

    [[nodiscard]] int deals() const { return m_deals; }
    /// Its end was read.
    [[nodiscard]] bool over() const { return m_over; }
    /// Without winners where the match is drawn, or not over.
    [[nodiscard]] const game::MatchOver &ending() const { return m_ending; }
    [[nodiscard]] game::Score kind() const { return m_kind; }
    /// By seat, after the last deal that was settled; empty before the first.
    [[nodiscard]] const QList<int> &scores() const { return m_scores; }
    /// From 1: how many stand better, and one more; those who stand alike share a place. Where lives are counted who
    /// held out longer stands better, else who has the higher score; winners before all others. 0 where there is no
    /// winner.
    [[nodiscard]] int placeOf(game::Seat seat) const;

private:
    [[nodiscard]] bool has(game::Seat seat) const { return seat >= 0 && seat < static_cast<int>(m_fellIn.size()); }
    void settle(const QJsonObject &line);
    void reenter(game::Seat seat, int lives);
    void end(const QJsonObject &line);

    game::Score m_kind = game::Score::lives;
    bool m_known = false; ///< the game, and so what it counts
    int m_deals = 0;
    bool m_over = false;
    game::MatchOver m_ending;
    QList<int> m_scores;
    /// By seat: the deal in which the last life was lost; 0 while it is in.
    std::vector<int> m_fellIn;
};

/// Of each seat of the match that this record tells, as Result has it; none where it is no record.
[[nodiscard]] QList<int> placesIn(const QByteArray &record);

} // namespace record
