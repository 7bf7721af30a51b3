// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/lesson.h"
#include "knock/knock.h"

namespace knock_lessons {

/// The lessons of Knock!, in the order in which they build on one another.
[[nodiscard]] const std::vector<Lesson<knock::Knock>> &all();

// What they are written with.
using Beats = std::vector<Lesson<knock::Knock>::Beat>;
inline constexpr int middle = 26; // of the pack
[[nodiscard]] inline knock::Move play(const std::string &code, knock::Signal signal = knock::Signal::none)
{
    return knock::Play{.card = Lesson<knock::Knock>::cardsOf(code)[0], .signal = signal};
}
[[nodiscard]] inline knock::Move laid(const std::string &codes)
{
    knock::Discard discard;
    Lesson<knock::Knock>::add(discard.cards, codes);
    return discard;
}

// knock_lessons_tricks.cpp
[[nodiscard]] Beats followBeats();
[[nodiscard]] Beats trumpBeats();
[[nodiscard]] Beats quartetBeats();
// knock_lessons_honours.cpp
[[nodiscard]] Beats foolBeats();
[[nodiscard]] Beats magicianBeats();
[[nodiscard]] Beats discardBeats();
// knock_lessons_signals.cpp
[[nodiscard]] Beats signalsBeats();
[[nodiscard]] Beats moreSignalsBeats();

} // namespace knock_lessons
