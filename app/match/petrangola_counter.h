// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/record_facts.h"
#include "petrangola/petrangola.h"

namespace record {

/// What only Petrangola counts of a seat's match.
///
/// `petrangole`: three of a kind and sequences held at a showdown; `petrangoloni`: three aces, which are none of those.
/// Each knock of the seat once, by how it was made and how it ended: `knock`, `shirt` (the shirt change) or `keep` (the
/// dealer's), with `Paid` (the knocker lost a token, alone or with others), `Others` (somebody else did) or `Nobody`.
class PetrangolaCounter : public GameCounter
{
public:
    PetrangolaCounter(const QJsonObject &header, game::Seat seat);
    void read(const QJsonObject &line) override;
    [[nodiscard]] QMap<QString, int> counts() const override { return m_counts; }

private:
    void settle(const QJsonObject &line);

    const petrangola::Ranking &m_ranking;
    game::Seat m_seat;
    /// How the deal's play was ended: "knock", "shirt", "keep", or empty.
    QString m_knock;
    game::Seat m_knocker = game::nobody;
    QMap<QString, int> m_counts;
};

} // namespace record
