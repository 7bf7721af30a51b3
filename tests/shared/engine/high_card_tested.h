// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "high_card.h"
#include "tested.h"

#include <sstream>

/// As text, so that its views are compared too.
template<>
struct tested::Game<high_card::HighCard> : Usual<high_card::HighCard>
{
    static std::string text(const high_card::Event &event, int /*seats*/)
    {
        std::ostringstream line;
        line << "seat " << event.seat << " plays " << high_card::code(event.card) << " | points" << text(event.points);
        if (event.won)
            line << " | won" << text(*event.won);
        return line.str();
    }
    static std::string text(const high_card::View &view)
    {
        std::ostringstream line;
        line << "seat " << view.seat << " | to move " << view.toMove << " | deal " << view.deal << " | over "
             << view.over << " | hand";
        for (const cards::Card card : view.hand)
            line << ' ' << high_card::code(card);
        line << " | highest " << high_card::code(view.highest) << " | points" << text(view.points);
        return line.str();
    }

private:
    static std::string text(const high_card::Points &points)
    {
        std::string line;
        for (const int each : points)
            line += ' ' + std::to_string(each);
        return line;
    }
};
