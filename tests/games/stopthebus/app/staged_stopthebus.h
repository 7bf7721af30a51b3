// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "basic_staged_table.h"
#include "games/stopthebus/stopthebus_table.h"
#include "stacked_stopthebus.h"

/// The last seat deals first, so that the person begins.
struct PersonStops : StackedStopthebus
{
    explicit PersonStops(int seats, const stopthebus::Options &options = {})
        : StackedStopthebus(seats, options, seats - 1)
    {
    }
};

/// A StopthebusTable at which every card and every move is the test's.
class StagedStopthebus : public BasicStagedTable<stopthebus::Stopthebus, StopthebusTable, PersonStops>
{
public:
    using BasicStagedTable::BasicStagedTable;

    void exchange(const std::string &give, const std::string &take)
    {
        play(stopthebus::Exchange{readable::handOfThree(give), readable::handOfThree(take)});
    }
    /// A turn of the seat to move, up to what waits for the person.
    void goOn(const std::string &give, const std::string &take) { turn(give, take, stopthebus::Pass{}); }
    void stop(const std::string &give, const std::string &take) { turn(give, take, stopthebus::Stop{}); }
    void stand()
    {
        play(stopthebus::Stand{});
        lookOn();
    }
    /// Whatever is shown has been looked at, up to what waits for the person.
    void lookOn()
    {
        while (showing())
            table.doneShowing();
    }

private:
    void turn(const std::string &give, const std::string &take, const Move &then)
    {
        exchange(give, take);
        lookOn();
        play(then);
        lookOn();
    }
};

/// A table whose cards are dealt, and the person is asked.
inline std::unique_ptr<StagedStopthebus> tableInTurn(const std::vector<std::string> &hands, const std::string &middle,
                                                     const stopthebus::Options &options = {})
{
    auto staged = std::make_unique<StagedStopthebus>(static_cast<int>(hands.size()), options);
    staged->lookOn();
    staged->deal({.hands = hands, .aside = middle, .cutAt = 7});
    staged->lookOn();
    return staged;
}
