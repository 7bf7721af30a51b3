// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "thirtyone/deal.h"
#include "thirtyone/view.h"

/// Deals with all cards open that may be the real one, made from a view.
namespace thirtyone {

/// The deal that a view shows: the others' hands hold only what all know of them, and the stock is empty.
[[nodiscard]] Deal dealOf(const View &view);
/// The cards whose place the view does not show.
[[nodiscard]] Pack missing(const View &view);

/// A deal that fits the view and is none too unlikely: whoever has had turns has used them to better the hand, and
/// knocked with a good one if at all. Nothing is made of what was taken or thrown (Belief does).
[[nodiscard]] Deal plausibleDeal(const View &view, game::Random &random);

} // namespace thirtyone
