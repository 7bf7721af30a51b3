// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/fair_shuffle.h"
#include "records/record.h"

#include <algorithm>

/// Records that are right in every line, and as long as somebody wants who means to hold up whoever opens them.
namespace hostile {

/// A match of 24 seats that exchange two cards, lap after lap, and never knock; from this many bytes on they knock at
/// once, so that it comes to its end.
inline QByteArray largeRecord(qsizetype bytes)
{
    using namespace petrangola;
    constexpr int seats = seating.most;
    const Options options{.tokens = mostTokens, .reentries = mostReentries};
    const std::vector<record::Guest> guests(seats, {.name = QStringLiteral("Guest"), .kind = QStringLiteral("novice")});
    const FairShuffle shuffle(QByteArray(FairShuffle::seedBytes, 'q'));
    QByteArray text = record::header<Petrangola>(options, guests, shuffle.commitment());
    text.reserve(bytes + bytes / 4);
    const auto write = [&](const Event &event) { text += record::entry<Petrangola>(event, seats); };
    State state(options, seats);
    const auto move = [&]() -> Move {
        const Choice choice = state.choice();
        if (choice.phase == Phase::cut)
            return Cut{1};
        if (choice.phase == Phase::dealersChoice)
            return Expose{};
        if (choice.phase == Phase::reentry && text.size() < bytes)
            return Reenter{};
        if (choice.phase == Phase::reentry)
            return Leave{};
        if (choice.afterKnock)
            return Stay{};
        if (text.size() >= bytes)
            return Knock{};
        // Three aces gain a token, and so the match goes on: nobody gives one away who need not.
        Hand hand = choice.hand;
        Hand monte = choice.monte;
        const auto isAce = [](cards::Card card) { return cards::italian::code(card).front() == 'A'; };
        std::stable_partition(hand.begin(), hand.end(), [&](cards::Card card) { return !isAce(card); });
        std::stable_partition(monte.begin(), monte.end(), isAce);
        Exchange exchange;
        for (const std::size_t card : {0, 1}) {
            exchange.give.push_back(hand[card]);
            exchange.take.push_back(monte[card]);
        }
        return exchange;
    };
    while (!state.over()) {
        if (state.awaitsPack())
            state.supply(fairPack<Petrangola>(shuffle, state), Sink(write));
        else if (state.apply(move(), Sink(write)))
            return {}; // the test that wants it finds nothing
    }
    return text + record::seal(shuffle.seed());
}

} // namespace hostile
