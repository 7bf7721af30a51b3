// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "basic_staged_table.h"
#include "games/thirtyone/thirtyone_table.h"
#include "stacked_thirtyone.h"

/// A ThirtyoneTable at which every card and every move is the test's. Seat 0 deals the first deal, seat 1 begins.
class StagedThirtyone : public BasicStagedTable<thirtyone::Thirtyone, ThirtyoneTable, StackedThirtyone>
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
    /// Whatever is shown has been looked at, up to what waits for the person.
    void lookOn()
    {
        while (showing())
            table.doneShowing();
    }
};
