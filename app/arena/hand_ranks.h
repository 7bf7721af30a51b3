// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/card.h"

#include <optional>
#include <string_view>

namespace arena {

/// How `rank` reads a game's hands.
struct HandForm
{
    const char *line;   ///< what a line has, for the help: "three cards a line (AD KD HD)"
    int cards;          ///< of a hand
    int copies;         ///< how often a card may be in it
    const char *wanted; ///< what is wrong with a line of more or fewer
    const char *twice;  ///< and with a card that is there too often: "“AD” is there …"
    const char *card;   ///< what a card is written as
    /// The card that is written so, or nothing where the game has none of that name.
    std::optional<cards::Card> (*parse)(std::string_view code);
};

/// A house rule of the game that changes what hands are worth. `rank` has an option for it, with the key as words:
/// "ace-low" for "aceLow".
struct RankOption
{
    std::string_view key;
    const char *value; ///< what the help calls the value; empty for a flag
    const char *help;
};

// A game's HandRanks in its GameArena:
//   Hand            a list of cards
//   form            a HandForm
//   options         an array of RankOption
//   ranking(options) the order of hands by the game's options, with strength(hand) and category(strength)
//   nameOf(category) as `rank` writes it
//
// A game's MeldRanks in its GameArena:
//   line            what a line has, for the help
//   options         an array of RankOption
//   said(line, options, problem) `kind<TAB>value` or `illegal<TAB>why`; where the line has no cards, `problem` says why

} // namespace arena
