// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "basic_staged_table.h"
#include "games/thirtyone/thirtyone_table.h"
#include "stacked_thirtyone.h"

/// The last seat deals first, so that the person begins.
struct PersonBegins : StackedThirtyone
{
    explicit PersonBegins(int seats, const thirtyone::Options &options = {})
        : StackedThirtyone(seats, options, seats - 1)
    {
    }
};

/// A ThirtyoneTable at which every card and every move is the test's.
class StagedThirtyone : public BasicStagedTable<thirtyone::Thirtyone, ThirtyoneTable, PersonBegins>
{
public:
    using BasicStagedTable::BasicStagedTable;

    void draw(const std::string &discard)
    {
        play(thirtyone::DrawStock{});
        play(thirtyone::Discard{thirtyone::card(discard)});
    }
    void take(const std::string &discard)
    {
        play(thirtyone::TakeDiscard{});
        play(thirtyone::Discard{thirtyone::card(discard)});
    }
    void exchange(const std::string &given, thirtyone::Places places)
    {
        play(thirtyone::Exchange{.given = thirtyone::hand(given), .places = places});
    }
    /// Whatever is shown has been looked at, up to what waits for the person.
    void lookOn()
    {
        while (showing())
            table.doneShowing();
    }
};

/// A table whose cards are dealt, and the person is asked.
inline std::unique_ptr<StagedThirtyone> tableInTurn(int seats, const ThirtyoneDeal &deal,
                                                    const thirtyone::Options &options = {})
{
    auto staged = std::make_unique<StagedThirtyone>(seats, options);
    staged->deal(deal);
    staged->lookOn();
    return staged;
}
