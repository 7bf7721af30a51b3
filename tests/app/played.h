// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/fair_shuffle.h"
#include "records/record.h"

#include <deque>

/// Matches played by chance, for what needs a record.
namespace played {

/// A record of a whole match, the first seat a person's; another one for each number.
template<game::Game G = petrangola::Petrangola>
QByteArray match(std::uint64_t number, int seats = 3, const typename G::Options &options = {})
{
    std::vector<record::Guest> guests{{.name = QString(), .kind = QStringLiteral("human")}};
    for (int seat = 1; seat < seats; ++seat)
        guests.push_back({.name = QStringLiteral("Guest %1").arg(seat), .kind = QStringLiteral("novice")});
    const FairShuffle shuffle(QByteArray::number(static_cast<qulonglong>(number)).rightJustified(32, 's'));
    QByteArray text = record::header<G>(options, guests, shuffle.commitment());
    const auto write = [&](const typename G::Event &event) { text += record::entry<G>(event, seats); };
    typename G::State state(options, seats);
    game::Random random(number);
    while (!state.over()) {
        if (state.awaitsPack()) {
            state.supply(fairPack<G>(shuffle, state), typename G::Sink(write));
        } else {
            static_cast<void>(state.apply(G::randomMove(state, random), typename G::Sink(write)));
        }
    }
    return text + record::seal(shuffle.seed());
}

/// The first of them, at tables of two to five.
inline QList<QByteArray> matches(int count)
{
    QList<QByteArray> records;
    for (int number = 0; number < count; ++number)
        records << match(static_cast<std::uint64_t>(number), 2 + number % 4);
    return records;
}

} // namespace played
