// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "thirtyone/deal.h"
#include "thirtyone/opponent_model.h"
#include "thirtyone/view.h"

/// Deals with all cards open that may be the real one, made from a view.
namespace thirtyone {

/// The deal that a view shows: the others' hands hold only what is known of them, the stock is empty, and what lies
/// face down are backs.
[[nodiscard]] Deal dealOf(const View &view);
/// The cards whose place the view does not show.
[[nodiscard]] Pack missing(const View &view);

/// Once every hand is full: what is left goes to the hidden places of the middle and the packet that lies face down,
/// and to the stock.
void fillTheRest(Deal &deal, Pack &left, game::Random &random);

/// A deal that fits the view, each as likely as any other.
[[nodiscard]] Deal anyDeal(const View &view, game::Random &random);
/// A deal that fits the view and is none too unlikely: whoever has had turns has used them to better the hand, and
/// knocked with a good one if at all. Nothing is made of what was taken or thrown (Belief does).
[[nodiscard]] Deal plausibleDeal(const View &view, game::Random &random);

/// By seat, how it is taken to play on; of all but the view's own.
using Models = std::array<KnockModel, game::maxSeats>;
/// A deal that may be the real one, and how the others play on in it.
struct Determinization
{
    Deal deal;
    Models models{};
};
/// The same with strangers at the other seats, who may knock early or late: their hands are those of players who would
/// have knocked when they did, and not before. What was taken or thrown counts for nothing here either.
[[nodiscard]] Determinization dealAmongStrangers(const View &view, game::Random &random);

} // namespace thirtyone
