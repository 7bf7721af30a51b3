// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "basic_staged_table.h"
#include "games/pinale/pinale_table.h"
#include "stacked_pinale.h"

/// The last seat deals first, so that the person begins.
struct PersonDraws
{
    using Cut = pinale::Cut;
    using Deal = StackedPinale::Deal;

    explicit PersonDraws(int seats, const pinale::Options &options = {})
        : state(options, seats, {.dealer = seats - 1})
    {
    }
    [[nodiscard]] pinale::Pack packFor(const Deal &deal) const { return StackedPinale::packFor(deal, state); }
    [[nodiscard]] static std::string text(const pinale::Move &move) { return readable::text(move); }

    pinale::State state;
};

/// A PinaleTable at which every card and every move is the test's.
class StagedPinale : public BasicStagedTable<pinale::Pinale, PinaleTable, PersonDraws>
{
public:
    using BasicStagedTable::BasicStagedTable;

    /// Whatever is shown has been looked at, up to what waits for the person.
    void lookOn()
    {
        while (showing())
            table.doneShowing();
    }
    /// The deal, its cut, and all that is shown of it.
    void dealAndLook(const Deal &wanted)
    {
        lookOn();
        deal(wanted);
        lookOn();
    }
    /// Any pack.
    void supplyAny(game::Random &random)
    {
        pinale::Pack pack = stacked.state.newPack();
        random.shuffle(pack);
        supplyPack(pack);
        lookOn();
    }
    void playOn(const Move &move)
    {
        play(move);
        lookOn();
    }
    /// Chooses these cards of the hand, and no others; the program ends where one is not there.
    void choose(const std::string &codes)
    {
        table.clearSelection();
        for (const cards::Card card : readable::frenchCards<pinale::Hand>(codes))
            table.toggle(QStringLiteral("hand"), freePlaceOf(card));
    }
    [[nodiscard]] std::string hand() const
    {
        pinale::Hand lies;
        for (const cards::Card card : table.handOrder())
            lies.push_back(card);
        return readable::text(lies, cards::french::pack);
    }

private:
    [[nodiscard]] int freePlaceOf(cards::Card card) const
    {
        const auto &lies = table.handOrder();
        for (int place = 0; place < static_cast<int>(lies.size()); ++place)
            if (lies[static_cast<std::size_t>(place)] == card
                && !table.chosenIn(QStringLiteral("hand")).contains(place))
                return place;
        std::fprintf(stderr, "the test chooses a card that is not in the hand\n");
        std::abort();
    }
};
