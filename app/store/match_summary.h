// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "files/progress.h"
#include "game/standing.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

/// What a list of matches tells of one, read from its record. It reads what the records of all games have alike.
struct MatchSummary
{
    QString game;
    QStringList names; ///< by seat; empty for a person who gave none
    QStringList kinds; ///< by seat: "human", "program" or a level
    QJsonObject options;
    int own = -1; ///< the first seat of a person, or -1
    /// Without winners where the match is drawn, or not over.
    game::MatchOver ending = {};
    game::Score score = game::Score::lives; ///< what is counted
    QList<int> scores = {};                 ///< by seat, after the last deal
    int place = 0; ///< of the own seat, from 1; who stands alike shares a place. 0 where there is none
    int deals = 0;
    /// The same for two records of the same match, however they are written and whatever else they tell. Of a record
    /// that is right all follows from the game, its options, who sat where, the commitment, the seed and what was
    /// chosen (cuts, moves, re-entries), so the digest is over these alone, and stays the same where a later version of
    /// the game writes more into the other lines.
    QByteArray digest;
    QByteArray recordSum; ///< as rows::sumOf() makes it, over every byte

    /// Of a record that is whole, or the beginning of one. Where `progress` is cancelled it is of no use.
    [[nodiscard]] static MatchSummary of(const QByteArray &record, Progress *progress = nullptr);
};
