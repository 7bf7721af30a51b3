// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/catalog.h"
#include "games/monte/knock_counter.h"
#include "petrangola/petrangola.h"

namespace record {

/// What only Petrangola counts of a seat's match.
///
/// `petrangole`: three of a kind and sequences held at a showdown; `petrangoloni`: three aces, which are none of those.
/// Its knocks are counted as KnockCounter names them.
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
    KnockCounter m_knocks;
    QMap<QString, int> m_counts;
};

template<>
std::unique_ptr<GameCounter> counterOf<petrangola::Petrangola>(const QJsonObject &header, game::Seat seat);

} // namespace record
