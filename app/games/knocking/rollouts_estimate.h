// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/estimate.h"
#include "advice/hint_words.h"
#include "words/face.h"
#include "words/phrases.h"

/// The estimate of a game with a knock, from its rollouts (knocking::Expectations): the figures, and the reasons that
/// all such games share.
template<class Rollouts, const cards::Pack &pack>
class RolloutsEstimate : public Estimate
{
public:
    using View = std::decay_t<decltype(std::declval<Rollouts>().view())>;
    using Move = typename Rollouts::Move;

    explicit RolloutsEstimate(const View &view)
        : m_rollouts(view, seed)
    {
    }

    void imagine(int deals) override { m_rollouts.imagine(deals); }
    [[nodiscard]] int deals() const override { return m_rollouts.deals(); }
    [[nodiscard]] std::size_t moves() const override { return m_rollouts.expectations().size(); }
    [[nodiscard]] double chance(std::size_t index) const override { return m_rollouts.chance(index); }
    [[nodiscard]] double gain(std::size_t move) const override { return m_rollouts.share(expected(move).gained); }
    [[nodiscard]] double error(std::size_t move) const override { return m_rollouts.error(move); }
    [[nodiscard]] bool surelyWorse(std::size_t one, std::size_t other) const override
    {
        return m_rollouts.surelyWorse(one, other);
    }

    [[nodiscard]] int deal() const override { return view().deal; }
    [[nodiscard]] QString reason(std::size_t move, const QStringList &names) const override;

    [[nodiscard]] const Rollouts &rollouts() const { return m_rollouts; }

protected:
    [[nodiscard]] const View &view() const { return m_rollouts.view(); }
    [[nodiscard]] const auto &expected(std::size_t move) const { return m_rollouts.expectations()[move]; }
    [[nodiscard]] const Move &move(std::size_t index) const { return expected(index).move; }
    /// "in one deal out of three", of a count of deals.
    [[nodiscard]] QString often(int count) const { return HintWords::often(m_rollouts.share(count)); }

    /// Nothing but the others' last turns follows the move.
    [[nodiscard]] virtual bool settles(std::size_t move) const = 0;
    /// Where a hand is safe whatever the others do: the sentence that says so, else nothing.
    [[nodiscard]] virtual QString surety(std::size_t move) const = 0;
    /// What the move comes to.
    [[nodiscard]] virtual QString outcome(std::size_t move) const = 0;
    /// How often the next seat makes use of what the move gives it.
    [[nodiscard]] virtual QString fed(std::size_t move, const QString &next) const = 0;
    /// What the best move costs, where this one costs another fraction of deals.
    [[nodiscard]] virtual QString bestCosts(std::size_t best) const
    {
        return HintWords::bestCosts(often(expected(best).lost));
    }

    /// How often another ends the play first; `other` is the one opponent's name, empty where there are several.
    [[nodiscard]] virtual QString cutShort(const QString &other, const QString &often) const
    {
        return HintWords::cutShort(other, often);
    }

private:
    /// The same view is always told the same.
    static constexpr std::uint64_t seed = 24;

    [[nodiscard]] QString cause(std::size_t move, const QStringList &names) const;
    [[nodiscard]] QString taken(std::size_t move, const QStringList &names) const;

    Rollouts m_rollouts;
};

template<class Rollouts, const cards::Pack &pack>
QString RolloutsEstimate<Rollouts, pack>::reason(std::size_t move, const QStringList &names) const
{
    const QString sure = surety(move);
    return sure.isEmpty() ? HintWords::joined(outcome(move), cause(move, names)) : sure;
}

template<class Rollouts, const cards::Pack &pack>
QString RolloutsEstimate<Rollouts, pack>::cause(std::size_t move, const QStringList &names) const
{
    constexpr double much = 0.1; // of all deals: less does not drive a choice
    const std::size_t best = m_rollouts.best();
    const auto next = game::nextSeat(view().seat, view().playing, view().seats);
    const QString onlyOther = view().playing.size() == 2 ? names.value(next) : QString();
    const double feeds = m_rollouts.share(expected(move).fed);
    if (feeds >= 2 * much && (move == best || feeds - m_rollouts.share(expected(best).fed) >= much))
        return fed(move, names.value(next));
    // Deals, as lastAtOnce counts them, and not what they cost.
    const double loses = m_rollouts.share(expected(move).lost - expected(move).lostTwo);
    if (settles(move) && loses - m_rollouts.share(expected(move).lastAtOnce) >= much)
        return HintWords::laidOpenNow(onlyOther, often(expected(move).lastAtOnce));
    if (hundredths(chance(move)) != hundredths(chance(best))
        && HintWords::nearest(chance(move)) != HintWords::nearest(chance(best)))
        return bestCosts(best);
    QString took = taken(move, names);
    if (!took.isEmpty())
        return took;
    return m_rollouts.share(expected(move).cutShort) >= 2 * much ? cutShort(onlyOther, often(expected(move).cutShort))
                                                                 : QString();
}

template<class Rollouts, const cards::Pack &pack>
QString RolloutsEstimate<Rollouts, pack>::taken(std::size_t move, const QStringList &names) const
{
    using game::at;
    game::Seat strongest = game::nobody;
    const auto &above = expected(move).above;
    for (const game::Seat seat : view().playing)
        if (seat != view().seat && view().known[at(seat)].size() > 1 && view().shown[at(seat)].empty()
            && (strongest == game::nobody || above[at(seat)] > above[at(strongest)]))
            strongest = seat;
    if (strongest == game::nobody)
        return {};
    return HintWords::took(names.value(strongest), HintWords::together(pack, view().known[at(strongest)]),
                           often(above[at(strongest)]));
}
