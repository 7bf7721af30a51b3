// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneEstimate: the dealer's choice, whole packets, and the restart of Switch.

#include "games/thirtyone/thirtyone_estimate.h"

#include <algorithm>

using namespace thirtyone;
using namespace Qt::StringLiterals;
using cards::Card;

std::optional<ThirtyoneEstimate::OfSwitch> ThirtyoneEstimate::ofSwitch(std::size_t index) const
{
    if (view().options.source != Source::packets)
        return std::nullopt;
    const Move &move = this->move(index);
    const bool voids = view().options.switchReset == SwitchReset::cancelHand;
    if (const auto *keep = std::get_if<Keep>(&move)) {
        const QString kept = worth(index);
        return OfSwitch{.action = keep->second ? u"second"_s : u"first"_s,
                        .label = tr("Keep %1", "the dealer's choice between two hands; %1 is one's worth").arg(kept),
                        .impersonal = tr("Keep %1", "a move, after somebody's name; %1 is a hand's worth").arg(kept),
                        .done = tr("You kept %1", "%1 is the worth of one of two hands").arg(kept)};
    }
    if (std::holds_alternative<SwapFaceDown>(move))
        return OfSwitch{.action = u"closed"_s,
                        .label = tr("Take the closed packet"),
                        .impersonal = tr("Take the closed packet", "a move, after somebody's name"),
                        .done = tr("You took the closed packet")};
    if (std::holds_alternative<Reset>(move))
        return OfSwitch{.action = u"restart"_s,
                        .label = voids ? tr("Restart the deal") : tr("Leave the three as the open packet"),
                        .impersonal = voids ? tr("Restart the deal", "a move, after somebody's name")
                                            : tr("Leave the three as the open packet", "a move, after somebody's name"),
                        .done = voids ? tr("You restarted the deal") : tr("You left the three as the open packet")};
    if (std::holds_alternative<NoReset>(move))
        return OfSwitch{.action = u"letstand"_s,
                        .label = tr("Let the deal stand"),
                        .impersonal = tr("Let the deal stand", "a move, after somebody's name"),
                        .done = tr("You let the deal stand")};
    if (const Exchange *all = exchange(index); all != nullptr && all->places == allPlaces)
        return OfSwitch{.action = u"open"_s,
                        .label = tr("Take the open packet"),
                        .impersonal = tr("Take the open packet", "a move, after somebody's name"),
                        .done = tr("You took the open packet")};
    return std::nullopt;
}

QString ThirtyoneEstimate::switchOutcome(std::size_t index) const
{
    const Move &move = this->move(index);
    const QString costs = this->costs(index);
    if (std::holds_alternative<Keep>(move))
        return tr("With %1 you go on, and the other hand lies face up for all: %2.",
                  "%1 is a hand's worth, %2 'you lose 12 lives in 100 deals'")
            .arg(worth(index), costs);
    if (std::holds_alternative<SwapFaceDown>(move)) {
        const Hand &closed = view().closed.cards;
        const auto unseen = static_cast<int>(std::count(closed.begin(), closed.end(), Card()));
        if (unseen == 0)
            return tr("You know these three: you make %1, and %2.",
                      "%1 is a hand's worth, %2 'you lose 12 lives in 100 deals'")
                .arg(worth(index), costs);
        return tr("You take a whole hand unseen, worth %1 on average and better than yours %2: %3.",
                  "%1 is a number such as 18, %2 'in one deal out of three', %3 'you lose 12 lives in 100 deals'")
            .arg(onAverage(index), often(expected(index).bettered), costs);
    }
    if (std::holds_alternative<Reset>(move))
        return view().options.switchReset == SwitchReset::cancelHand
            ? tr("The deal is void, and nobody loses anything. You may do so only once in a match.")
            : tr("The deal counts all the same, and these three lie face up in the next: %1.",
                 "%1 is 'you lose 12 lives in 100 deals'")
                  .arg(costs);
    if (std::holds_alternative<NoReset>(move))
        return tr("The hands count as they lie: %1.", "%1 is 'you lose 12 lives in 100 deals'").arg(costs);
    return tr("You make %1, and your three lie face up for the others: %2.",
              "%1 is a hand's worth, %2 'you lose 12 lives in 100 deals'")
        .arg(worth(index), costs);
}
