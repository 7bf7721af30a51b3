// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/fair_shuffle.h"
#include "match/record.h"

#include <deque>

/// Matches played by chance, for what needs a record.
namespace played {

/// A record of a whole match of Petrangola, the first seat a person's; another one for each number.
inline QByteArray match(std::uint64_t number, int seats = 3, const petrangola::Options &options = {})
{
    using petrangola::Petrangola;
    std::vector<record::Guest> guests{{.name = QString(), .kind = QStringLiteral("human")}};
    for (int seat = 1; seat < seats; ++seat)
        guests.push_back({.name = QStringLiteral("Guest %1").arg(seat), .kind = QStringLiteral("novice")});
    const FairShuffle shuffle(QByteArray::number(static_cast<qulonglong>(number)).rightJustified(32, 's'));
    QByteArray text = record::header<Petrangola>(options, guests, shuffle.commitment());
    const auto write = [&](const petrangola::Event &event) { text += record::entry<Petrangola>(event, seats); };
    petrangola::State state(options, seats);
    game::Random random(number);
    while (!state.over()) {
        if (state.awaitsPack()) {
            state.supply(fairPack<Petrangola>(shuffle, state), petrangola::Sink(write));
        } else {
            static_cast<void>(state.apply(Petrangola::randomMove(state, random), petrangola::Sink(write)));
        }
    }
    return text + record::seal(shuffle.seed());
}

} // namespace played
