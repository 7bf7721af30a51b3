// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/lesson.h"
#include "pinale/pinale.h"

namespace pinale_lessons {

/// The lessons of Pinale, in the order in which they build on one another.
[[nodiscard]] const std::vector<Lesson<pinale::Pinale>> &all();

// What they are written with. Cards are given by their codes.
using Beats = std::vector<Lesson<pinale::Pinale>::Beat>;
using Steps = std::vector<pinale::Step>;
inline constexpr int middle = 52; // of the pack
/// A run from this card on; a wild stands for what its place wants.
[[nodiscard]] pinale::Step run(const std::string &first, const std::string &cards);
/// A group; `as` is what its wild stands for.
[[nodiscard]] pinale::Step group(const std::string &cards, const std::string &as = {});
/// Natural cards laid to the end of the run, or to the group, that was laid as this one of all on the table, from 0.
[[nodiscard]] pinale::Step added(int meld, const std::string &cards);
/// The wild in that place of a meld is swapped out.
[[nodiscard]] pinale::Step swapped(int meld, int place);
/// A turn with the card drawn, and one with the top of the pile.
[[nodiscard]] pinale::Move turn(const Steps &steps, const std::string &discard);
[[nodiscard]] pinale::Move taking(const Steps &steps, const std::string &discard);

// pinale_lessons_melds.cpp
[[nodiscard]] Beats meldsBeats();
[[nodiscard]] Beats pileBeats();
// pinale_lessons_wilds.cpp
[[nodiscard]] Beats wildsBeats();
[[nodiscard]] Beats swapBeats();
// pinale_lessons_points.cpp
[[nodiscard]] Beats doubleBeats();
[[nodiscard]] Beats outBeats();

} // namespace pinale_lessons
