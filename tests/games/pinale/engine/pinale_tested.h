// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale_referee.h"

template<>
struct tested::Game<pinale::Pinale> : Usual<pinale::Pinale>
{
    using Referee = pinale::Referee;
    /// Some 14 hands each, of all forms.
    static constexpr int playouts = 360;

    static std::string text(const pinale::Event &event, int seats) { return readable::text(event, seats); }
    static std::string text(const pinale::View &view) { return readable::text(view); }

    static pinale::Pack wholePack(const pinale::State &) { return pinale::newPack(); }
    static Table twins(game::Random &random)
    {
        Table table(random);
        table.options.showDiscardHistory = false;
        return table;
    }

    /// Of a card that lies on the table the other copy may be in the pack that is made anew.
    static constexpr int seenMatters = 50;

    static constexpr const char *goldenTitle = "A match of Pinale\n";
    static pinale::Options goldenOptions() { return {.end = pinale::Options::End::points1000}; }
    static auto goldenTable(game::Random &random) { return Table(random); }
    static bool deals(const pinale::Event &event) { return std::holds_alternative<pinale::Dealt>(event); }
};
