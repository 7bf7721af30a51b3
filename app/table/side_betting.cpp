// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/side_betting.h"

#include "words/phrases.h"

#include <algorithm>
#include <array>
#include <utility>

namespace {

constexpr std::array<int SideBetting::Bet::*, 4> draftParts{&SideBetting::Bet::with, &SideBetting::Bet::backs,
                                                            &SideBetting::Bet::against, &SideBetting::Bet::stake};

/// Whether two bets are the same in so many parts.
bool alike(const SideBetting::Bet &one, const SideBetting::Bet &other, int count)
{
    return std::all_of(draftParts.begin(), draftParts.begin() + count,
                       [&](auto part) { return one.*part == other.*part; });
}

} // namespace

void SideBetting::lay(Lying lying)
{
    if (m_lying == lying)
        return;
    m_lying = std::move(lying);
    if (!m_lying.played)
        setOpen(false);
    Q_EMIT changed();
}

void SideBetting::setPossible(std::vector<Bet> bets)
{
    if (m_possible == bets)
        return;
    m_possible = std::move(bets);
    m_draft = 0;
    m_drafting = m_drafting && !m_possible.empty();
    Q_EMIT draftChanged();
}

void SideBetting::setOpen(bool open)
{
    if (std::exchange(m_open, open) != open)
        Q_EMIT openChanged();
}

void SideBetting::setDrafting(bool drafting)
{
    if (m_possible.empty() || m_drafting == drafting)
        return;
    m_drafting = drafting;
    setOpen(false);
    Q_EMIT draftChanged();
}

std::optional<SideBetting::Bet> SideBetting::draft() const
{
    return m_drafting ? std::optional(m_possible[m_draft]) : std::nullopt;
}

// ---------------------------------------------------------------- in words

BetWords SideBetting::words(const Bet &bet) const
{
    return {.by = m_lying.names.value(bet.by),
            .with = m_lying.names.value(bet.with),
            .backs = m_lying.names.value(bet.backs),
            .against = m_lying.names.value(bet.against),
            .stake = bet.stake};
}

QStringList SideBetting::lines() const
{
    QStringList lines;
    for (const Bet &bet : m_lying.bets)
        lines << words(bet).open();
    return lines;
}

QString SideBetting::purse() const
{
    return tr("In your purse: %1", "%1 is a number of coins, to bet with").arg(m_lying.purse);
}

QString SideBetting::label() const
{
    const auto open = m_lying.bets.size();
    return open == 0 ? tr("Bets", "a tab: the bets that are open")
                     : tr("Bets: %1", "a tab: so many are open").arg(open);
}

QString SideBetting::sentence() const
{
    return m_drafting ? words(m_possible[m_draft]).offered() : QString();
}

void SideBetting::respeak()
{
    Q_EMIT changed();
    Q_EMIT draftChanged();
}

// ---------------------------------------------------------------- the parts of a draft

std::vector<int> SideBetting::values(Part part) const
{
    std::vector<int> values;
    if (!m_drafting)
        return values;
    for (const Bet &bet : m_possible)
        if (const int value = bet.*draftParts.at(part);
            alike(bet, m_possible[m_draft], part) && std::find(values.begin(), values.end(), value) == values.end())
            values.push_back(value);
    std::sort(values.begin(), values.end());
    return values;
}

QStringList SideBetting::choices(Part part) const
{
    QStringList choices;
    for (const int value : values(part)) {
        const QString name = part == Stake ? QString::number(value) : m_lying.names.value(value);
        choices << (name.isEmpty() ? tr("yourself", "whom one bets on") : name);
    }
    return choices;
}

int SideBetting::chosen(Part part) const
{
    const std::vector<int> all = values(part);
    if (all.empty())
        return -1;
    return static_cast<int>(std::find(all.begin(), all.end(), m_possible[m_draft].*draftParts.at(part)) - all.begin());
}

/// What comes after that part stays, where it may.
void SideBetting::choose(Part part, int place)
{
    const std::vector<int> all = values(part);
    if (place < 0 || static_cast<std::size_t>(place) >= all.size())
        return;
    Bet wanted = m_possible[m_draft];
    wanted.*draftParts.at(part) = all[static_cast<std::size_t>(place)];
    int most = -1;
    const Bet before = wanted;
    for (std::size_t each = 0; each < m_possible.size(); ++each) {
        const Bet &bet = m_possible[each];
        if (!alike(bet, before, part + 1))
            continue;
        const auto same = static_cast<int>(std::count_if(draftParts.begin() + part + 1, draftParts.end(),
                                                         [&](auto one) { return bet.*one == before.*one; }));
        if (same > most) {
            most = same;
            m_draft = each;
        }
    }
    Q_EMIT draftChanged();
}
