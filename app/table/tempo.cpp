// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/tempo.h"

#include "person/preferences.h"

#include <array>

namespace {

// By pace: relaxed, normal, brisk, at once.
constexpr std::array<int, 4> thinkingMilliseconds{1900, 1000, 420, 0};
constexpr std::array<int, 4> readingPercent{140, 100, 60, 0};

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

Tempo::Milliseconds Tempo::motion(Milliseconds usual) const
{
    return m_fast || !Preferences::instance().moving() ? Milliseconds(0) : sped(usual);
}

Tempo::Milliseconds Tempo::reading(Milliseconds usual) const
{
    return m_fast ? Milliseconds(0) : sped(usual * readingPercent[pace()] / 100);
}

Tempo::Milliseconds Tempo::showdown(int hands) const
{
    return m_fast ? Milliseconds(900) : sped(Milliseconds(4500 + 350 * hands));
}
