// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/tempo.h"

#include "person/preferences.h"
#include "table/flight.h"

#include <algorithm>
#include <array>

namespace {

// By pace: relaxed, normal, brisk, at once.
constexpr std::array<int, 4> thinkingMilliseconds{1900, 1000, 420, 0};
constexpr std::array<int, 4> readingPercent{140, 100, 60, 0};
constexpr std::array<int, 4> dealingMilliseconds{150, 130, 90, 40};
// By staging: all of it, in short, none.
constexpr std::array<int, 3> restingMilliseconds{280, 100, 0};
constexpr std::array<int, 3> turningMilliseconds{220, 130, 0};

std::size_t pace()
{
    return static_cast<std::size_t>(Preferences::instance().pace());
}

} // namespace

Tempo::Milliseconds Tempo::thinking()
{
    if (m_fast)
        return Milliseconds(0);
    const int usual = thinkingMilliseconds[pace()];
    // People do not think to a beat: from two thirds to one and a third of the usual time.
    const int spread = usual * 2 / 3;
    return sped(
        Milliseconds(usual - spread / 2 + static_cast<int>(m_random.below(static_cast<std::uint32_t>(spread) + 1))));
}

bool Tempo::staged() const
{
    const Preferences &wishes = Preferences::instance();
    return !m_fast && wishes.moving() && wishes.staging() == Preferences::fullStaging
        && wishes.pace() != Preferences::noPause;
}

Tempo::Milliseconds Tempo::dealing()
{
    const int staging = Preferences::instance().staging();
    const int usual = dealingMilliseconds[pace()];
    return Milliseconds(staging == Preferences::fullStaging        ? usual
                            : staging == Preferences::shortStaging ? std::min(usual, 70)
                                                                   : 12);
}

Tempo::Milliseconds Tempo::resting(bool own)
{
    const auto staging = static_cast<std::size_t>(Preferences::instance().staging());
    return Milliseconds(restingMilliseconds[staging] * std::max(readingPercent[pace()], 40) / (own ? 200 : 100));
}

Tempo::Milliseconds Tempo::turnedCard() const
{
    return motion(Milliseconds(turningMilliseconds[static_cast<std::size_t>(Preferences::instance().staging())]));
}

Tempo::Milliseconds Tempo::trade(int cards) const
{
    return Preferences::instance().staging() == Preferences::noStaging ? Milliseconds(0)
                                                                       : reading(Milliseconds(350 + 150 * cards));
}

Tempo::Milliseconds Tempo::motion(Milliseconds usual) const
{
    return m_fast || !Preferences::instance().moving() ? Milliseconds(0) : sped(usual);
}

Tempo::Milliseconds Tempo::reading(Milliseconds usual) const
{
    return m_fast ? Milliseconds(0) : sped(usual * readingPercent[pace()] / 100);
}

Staging::Times Tempo::staging(int hands, int cards) const
{
    const int turning = flights::flipTime + flights::flipWithin * (cards - 1) + 40; // and a few frames
    // A large table is not looked at hand by hand.
    const int each = std::clamp(3600 / std::max(1, hands), 150, 620);
    const auto atLeast
        = [this](int quick, int usual) { return std::max(motion(Milliseconds(quick)), reading(Milliseconds(usual))); };
    return {.gathering = atLeast(420 + std::min(40 * hands, 480), 500),
            .turning = motion(Milliseconds(turning)),
            .each = atLeast(std::min(each, 200), each),
            .last = atLeast(420, each + 800),
            .verdict = atLeast(turning + 60, 650)};
}

Tempo::Milliseconds Tempo::showdown(int hands) const
{
    return m_fast ? Milliseconds(900) : sped(Milliseconds(4500 + 350 * hands));
}
