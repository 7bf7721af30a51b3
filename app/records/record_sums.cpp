// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/record_sums.h"

#include <algorithm>

namespace record {

namespace {

/// The longest row of things that hold, one after another.
class Run
{
public:
    void next(bool holds)
    {
        m_now = holds ? m_now + 1 : 0;
        m_longest = std::max(m_longest, m_now);
    }
    [[nodiscard]] int longest() const { return m_longest; }

private:
    int m_now = 0;
    int m_longest = 0;
};

/// What the last matches come to together.
class Window
{
public:
    explicit Window(const std::vector<Facts> &matches)
        : m_matches(matches)
    {
    }
    /// Takes match `number` in, and the oldest out.
    void reach(std::size_t number)
    {
        add(m_matches[number], 1);
        ++m_size;
        if (m_size > Sums::window) {
            add(m_matches[number - Sums::window], -1);
            --m_size;
        }
    }
    [[nodiscard]] double winShare() const { return static_cast<double>(m_wins) / m_size; }
    [[nodiscard]] double lossRate() const { return static_cast<double>(m_lost) / std::max(1, m_deals); }
    [[nodiscard]] double madeRate() const { return static_cast<double>(m_made) / std::max(1, m_madeIn); }

private:
    void add(const Facts &match, int times)
    {
        m_wins += times * static_cast<int>(match.won);
        m_lost += times * match.tokensLost();
        (match.kind == game::Score::lives ? m_deals : m_madeIn) += times * match.deals();
        m_made += times * match.made;
    }

    const std::vector<Facts> &m_matches;
    int m_size = 0;
    int m_wins = 0;
    int m_lost = 0;
    int m_deals = 0; ///< for lives
    int m_made = 0;
    int m_madeIn = 0; ///< deals for something else
};

/// What was best stays the best of all; all else adds up.
void add(QMap<QString, int> &counts, const QString &name, int value)
{
    const bool best = name.startsWith(QLatin1StringView("best"));
    counts[name] = !best ? counts.value(name) + value : std::max(value, counts.value(name, value));
}

} // namespace

Sums sumsOf(const std::vector<Facts> &matches)
{
    Sums sum;
    Run won;
    Run notWon;
    Run unpaid;
    Window window(matches);
    sum.winShares.reserve(matches.size());
    sum.lossRates.reserve(matches.size());
    sum.madeRates.reserve(matches.size());
    for (const Facts &match : matches) {
        window.reach(static_cast<std::size_t>(sum.matches));
        ++sum.matches;
        sum.wins += static_cast<int>(match.won);
        sum.shared += static_cast<int>(match.shared);
        sum.drawn += static_cast<int>(match.drawn);
        sum.deals += match.deals();
        sum.tokensLost += match.tokensLost();
        sum.tokensGained += match.tokensGained();
        sum.reentries += match.reentries;
        if (match.place > 0)
            ++sum.places[match.place];
        for (auto count = match.counts.begin(); count != match.counts.end(); ++count)
            add(sum.counts, count.key(), count.value());
        won.next(match.won);
        notWon.next(!match.won);
        const bool lives = match.kind == game::Score::lives;
        if (!lives) {
            auto &made = sum.made[static_cast<std::size_t>(match.kind)];
            made.deals += match.deals();
            made.sum += match.made;
        }
        for (const char deal : match.course)
            if (lives)
                unpaid.next(!Facts::pays(deal));
        sum.winShares.push_back(window.winShare());
        sum.lossRates.push_back(window.lossRate());
        sum.madeRates.push_back(window.madeRate());
    }
    sum.longestWins = won.longest();
    sum.longestWithoutWin = notWon.longest();
    sum.longestUnpaid = unpaid.longest();
    return sum;
}

} // namespace record
