// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleEstimate: what comes of the turns.

#include "games/pinale/pinale_estimate.h"

#include "pinale/rollouts.h"

#include <algorithm>

using namespace pinale;
using game::Seat;

namespace {

/// Points that count as 1 (Counted::margin).
constexpr double hundred = 100;
/// As many as a hint tells (Hint): these are played on, however far they lie behind.
constexpr std::size_t playedOn = 6;
/// The others are looked at after so many deals, again and again.
constexpr int dealsBetweenLooks = 40;

} // namespace

void PinaleEstimate::imagine(int deals)
{
    const Rollouts rollouts(m_view, m_pile);
    const double now = rollouts.worthAsItLies();
    for (int deal = 0; deal < deals && !m_isClear; ++deal) {
        const State imagined = rollouts.imagine(m_random);
        const std::uint64_t luck = m_random.next();
        for (Line &line : m_lines) {
            if (line.isBehind)
                continue;
            const auto [worth, wentOut] = rollouts.outcome(imagined, line.move, luck);
            line.worths.add(worth - now);
            if (wentOut != game::nobody && sideOf(wentOut, m_view.options) == m_view.side())
                ++line.wentOut;
        }
        if (++m_deals % dealsBetweenLooks == 0)
            leaveBehind();
        constexpr int lookAfter = 100;
        m_isClear = m_deals % lookAfter == 0 && isClear();
    }
}

/// What is surely no match for the best, and will not be told, is played on no further. That which was made is told.
void PinaleEstimate::leaveBehind()
{
    std::vector<Line *> order;
    for (std::size_t move = m_made; move < m_lines.size(); ++move)
        if (!m_lines[move].isBehind)
            order.push_back(&m_lines[move]);
    if (order.size() <= playedOn)
        return;
    std::stable_sort(order.begin(), order.end(),
                     [](const Line *one, const Line *other) { return one->worths.mean() > other->worths.mean(); });
    for (std::size_t place = playedOn; place < order.size(); ++place)
        order[place]->isBehind = order.front()->worths.surelyMoreThan(order[place]->worths);
}

const PinaleEstimate::Line &PinaleEstimate::leader() const
{
    const Line *best = nullptr;
    for (const Line &line : m_lines)
        if (!line.isBehind && (best == nullptr || line.worths.mean() > best->worths.mean()))
            best = &line;
    return *best;
}

/// Of a turn that was left behind the others have met more deals since, and in the mean luckier or unluckier ones: it
/// lies as far behind the best as in those that it has met.
double PinaleEstimate::meanOf(const Line &line) const
{
    if (!line.isBehind)
        return line.worths.mean();
    const Line &best = leader();
    return line.worths.mean() + best.worths.mean() - best.worths.meanOfFirst(line.worths.deals());
}

/// A deal takes as long as somebody needs to go out: so many take a second or two at most, and leave what lies between
/// two turns uncertain by a few points. Where one is surely the best of all, no more are needed.
int PinaleEstimate::mostDeals() const
{
    constexpr int one = 200; // that is compared with nothing
    if (m_lines.size() == 1)
        return one;
    constexpr int fewest = 300;
    constexpr int several = 1000;
    constexpr int byCards = 4000;
    const auto held = std::min_element(m_view.held.begin(), m_view.held.begin() + m_view.seats);
    return m_isClear ? m_deals : std::clamp(byCards / std::max(1, *held), fewest, several);
}

/// One is surely the best of all; what is compared with nothing is told as exactly as it can be.
bool PinaleEstimate::isClear() const
{
    if (m_lines.size() == 1)
        return false;
    const Line &best = leader();
    return std::all_of(m_lines.begin(), m_lines.end(), [&](const Line &line) {
        return &line == &best || line.isBehind || best.worths.surelyMoreThan(line.worths);
    });
}

double PinaleEstimate::chance(std::size_t move) const
{
    return -meanOf(m_lines[move]) / hundred;
}

double PinaleEstimate::strength(std::size_t move) const
{
    constexpr double most = 10'000; // no turn lays so much
    return isDraw(m_lines[move]) ? 0 : (m_lines[move].laid + 1) / most;
}

double PinaleEstimate::error(std::size_t move) const
{
    return m_deals < 2 ? 1 : m_lines[move].worths.error() / hundred;
}

bool PinaleEstimate::surelyWorse(std::size_t one, std::size_t other) const
{
    return m_lines[other].worths.surelyMoreThan(m_lines[one].worths);
}
