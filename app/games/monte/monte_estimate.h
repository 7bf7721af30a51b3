// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/estimate.h"
#include "advice/hint_words.h"
#include "words/face.h"
#include "words/phrases.h"

/// The estimate of a game round a monte, from its rollouts: the figures, and the reasons that all such games share.
template<class Rollouts, class Exchange, const cards::Pack &pack>
class MonteEstimate : public Estimate
{
public:
    using View = std::decay_t<decltype(std::declval<Rollouts>().view())>;
    using Move = typename Rollouts::Move;

    explicit MonteEstimate(const View &view)
        : m_rollouts(view, seed)
    {
    }

    void imagine(int deals) override { m_rollouts.imagine(deals); }
    [[nodiscard]] int deals() const override { return m_rollouts.deals(); }
    [[nodiscard]] std::size_t moves() const override { return m_rollouts.expectations().size(); }
    [[nodiscard]] double chance(std::size_t move) const override { return m_rollouts.chance(move); }
    [[nodiscard]] double strength(std::size_t move) const override
    {
        const auto &hand = expected(move).hand;
        return hand.empty() ? 0 : view().ranking->share(view().ranking->strength(hand));
    }
    [[nodiscard]] double gain(std::size_t move) const override { return m_rollouts.share(expected(move).gained); }
    [[nodiscard]] double error(std::size_t move) const override { return m_rollouts.error(move); }
    [[nodiscard]] bool surelyWorse(std::size_t one, std::size_t other) const override
    {
        return m_rollouts.surelyWorse(one, other);
    }

    [[nodiscard]] int deal() const override { return view().deal; }
    [[nodiscard]] QStringList hand() const override
    {
        return facesOf(pack, dealerChooses() ? view().aside : view().hand);
    }
    [[nodiscard]] QStringList open() const override
    {
        return dealerChooses() ? QStringList() : facesOf(pack, view().monte);
    }
    [[nodiscard]] QString moment() const override
    {
        return HintWords::moment(dealerChooses(), view().knocker != game::nobody, view().lap);
    }
    [[nodiscard]] QStringList give(std::size_t move) const override
    {
        const auto *exchange = shownExchange(move);
        return exchange != nullptr ? facesOf(pack, exchange->give) : QStringList();
    }
    [[nodiscard]] QStringList take(std::size_t move) const override
    {
        const auto *exchange = shownExchange(move);
        return exchange != nullptr ? facesOf(pack, exchange->take) : QStringList();
    }
    [[nodiscard]] QString worth(std::size_t move) const override
    {
        const auto &hand = expected(move).hand;
        return hand.empty() ? QString() : inWords(view().ranking->worth(hand));
    }
    [[nodiscard]] QString reason(std::size_t move, const QStringList &names) const override;

    [[nodiscard]] const Rollouts &rollouts() const { return m_rollouts; }

protected:
    [[nodiscard]] const View &view() const { return m_rollouts.view(); }
    [[nodiscard]] const auto &expected(std::size_t move) const { return m_rollouts.expectations()[move]; }
    [[nodiscard]] const Move &move(std::size_t index) const { return expected(index).move; }
    /// "in one deal out of three", of a count of deals.
    [[nodiscard]] QString often(int count) const { return HintWords::often(m_rollouts.share(count)); }

    /// The dealer looks at the cards of `aside`, and at no other.
    [[nodiscard]] bool dealerChooses() const
    {
        const View &view = this->view();
        return view.phase == decltype(view.phase)::dealersChoice;
    }
    /// Nothing but the others' last turns follows the move.
    [[nodiscard]] virtual bool settles(std::size_t move) const = 0;
    /// Where a hand is safe whatever the others do: the sentence that says so, else nothing.
    [[nodiscard]] virtual QString surety(std::size_t move) const = 0;
    /// What the move comes to.
    [[nodiscard]] virtual QString outcome(std::size_t move) const = 0;

private:
    /// The same view is always told the same.
    static constexpr std::uint64_t seed = 24;

    /// The move, where it is an exchange that is told by its cards.
    [[nodiscard]] const Exchange *shownExchange(std::size_t index) const
    {
        const auto *exchange = std::get_if<Exchange>(&move(index));
        return action(index) == QStringLiteral("exchange") ? exchange : nullptr;
    }
    [[nodiscard]] QString cause(std::size_t move, const QStringList &names) const;
    [[nodiscard]] QString taken(std::size_t move, const QStringList &names) const;
    [[nodiscard]] QString fed(std::size_t move, const QStringList &names) const;

    Rollouts m_rollouts;
};

template<class Rollouts, class Exchange, const cards::Pack &pack>
QString MonteEstimate<Rollouts, Exchange, pack>::reason(std::size_t move, const QStringList &names) const
{
    const QString sure = surety(move);
    return sure.isEmpty() ? HintWords::joined(outcome(move), cause(move, names)) : sure;
}

template<class Rollouts, class Exchange, const cards::Pack &pack>
QString MonteEstimate<Rollouts, Exchange, pack>::cause(std::size_t move, const QStringList &names) const
{
    constexpr double much = 0.1; // of all deals: less does not drive a choice
    const std::size_t best = m_rollouts.best();
    const double feeds = m_rollouts.share(expected(move).fed);
    if (feeds >= 2 * much && (move == best || feeds - m_rollouts.share(expected(best).fed) >= much))
        return fed(move, names);
    if (settles(move) && chance(move) - m_rollouts.share(expected(move).lastAtOnce) >= much)
        return HintWords::laidOpenNow(often(expected(move).lastAtOnce));
    if (HintWords::nearest(chance(move)) != HintWords::nearest(chance(best)))
        return HintWords::bestCosts(often(expected(best).lost));
    QString took = taken(move, names);
    if (!took.isEmpty())
        return took;
    return m_rollouts.share(expected(move).cutShort) >= 2 * much ? HintWords::cutShort(often(expected(move).cutShort))
                                                                 : QString();
}

template<class Rollouts, class Exchange, const cards::Pack &pack>
QString MonteEstimate<Rollouts, Exchange, pack>::fed(std::size_t index, const QStringList &names) const
{
    const auto *exchange = std::get_if<Exchange>(&move(index));
    const game::Seat next = game::nextSeat(view().seat, view().playing, view().seats);
    return HintWords::fed(names.value(next), exchange != nullptr && exchange->give.size() > 1,
                          often(expected(index).fed));
}

template<class Rollouts, class Exchange, const cards::Pack &pack>
QString MonteEstimate<Rollouts, Exchange, pack>::taken(std::size_t move, const QStringList &names) const
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
