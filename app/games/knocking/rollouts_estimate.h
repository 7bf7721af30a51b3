// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/estimate.h"
#include "advice/hint_reasons.h"
#include "advice/hint_words.h"
#include "words/face.h"
#include "words/phrases.h"

#include <algorithm>
#include <optional>
#include <utility>

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
    [[nodiscard]] std::optional<std::size_t> rival(const std::vector<std::size_t> &beside = {}) const override;

    [[nodiscard]] const Rollouts &rollouts() const { return m_rollouts; }

protected:
    [[nodiscard]] QString reasonBeside(std::size_t move, const QStringList &names,
                                       const std::vector<std::size_t> &beside) const override;
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
    /// Where a card is drawn with that move: those that would make a better hand than the other one leaves, or than the
    /// hand before where it leaves none that is known.
    [[nodiscard]] virtual std::optional<HintReasons::Outs> outs(std::size_t /*move*/, std::size_t /*than*/) const
    {
        return std::nullopt;
    }
    /// What the move is for: the hand that it aims at, or that it ends the deal; empty where there is nothing to say.
    [[nodiscard]] virtual QString plan(std::size_t move, const QStringList &names) const
    {
        return settles(move) && view().knocker == game::nobody ? HintReasons::endsIt(onlyOther(names)) : QString();
    }
    /// "you lose a token 12 times in 100"
    [[nodiscard]] QString costs(std::size_t move) const { return counted().chance(chance(move)); }

private:
    /// The same view is always told the same.
    static constexpr std::uint64_t seed = 24;

    /// The name of the one opponent; empty where there are several.
    [[nodiscard]] QString onlyOther(const QStringList &names) const
    {
        const auto next = game::nextSeat(view().seat, view().playing, view().seats);
        return view().playing.size() == 2 ? names.value(next) : QString();
    }
    [[nodiscard]] QString forBest(std::size_t best, const QStringList &names,
                                  const std::vector<std::size_t> &beside) const;
    [[nodiscard]] QString against(std::size_t move, std::size_t best, const QStringList &names) const;
    /// By what the one is better than the other; nothing where nothing that was counted tells.
    [[nodiscard]] QString ground(std::size_t best, std::size_t other, bool atBest, const QStringList &names) const;
    /// The seat that does so most of all, by the difference between two counts of each, and how often in these deals.
    template<class Counts>
    [[nodiscard]] std::pair<game::Seat, double> mostOften(const Counts &more, const Counts &less) const;
    [[nodiscard]] bool known(std::size_t move) const { return !worth(move).isEmpty(); }
    /// The first makes the better hand, as far as is known.
    [[nodiscard]] bool strongerForNow(std::size_t one, std::size_t other) const
    {
        return known(one) && known(other) && strength(one) > strength(other);
    }
    /// One may choose either.
    [[nodiscard]] bool close(std::size_t best, std::size_t other) const
    {
        const int apart = hundredths(chance(other)) - hundredths(chance(best));
        return 5 * apart <= 2 * counted().mistakeFrom() || !m_rollouts.surelyWorse(other, best);
    }
    [[nodiscard]] static bool isOf(const std::vector<std::size_t> &beside, std::size_t move)
    {
        return beside.empty() || std::find(beside.begin(), beside.end(), move) != beside.end();
    }
    /// Nothing that is counted tells them apart.
    [[nodiscard]] bool equal(std::size_t one, std::size_t other) const
    {
        return sameFigure(one, other) && hundredths(gain(one)) == hundredths(gain(other));
    }
    [[nodiscard]] bool sameFigure(std::size_t one, std::size_t other) const
    {
        return hundredths(chance(one)) == hundredths(chance(other));
    }
    /// No move helps any more.
    [[nodiscard]] bool hopeless() const
    {
        for (std::size_t move = 0; move < moves(); ++move)
            if (chance(move) < 1 || !equal(move, 0))
                return false;
        return true;
    }
    /// Whose hand beats this one often: of what somebody took, or of whoever knocked.
    [[nodiscard]] QString taken(std::size_t move, const QStringList &names) const;

    Rollouts m_rollouts;
};

template<class Rollouts, const cards::Pack &pack>
QString RolloutsEstimate<Rollouts, pack>::reasonBeside(std::size_t move, const QStringList &names,
                                                       const std::vector<std::size_t> &beside) const
{
    if (const QString sure = surety(move); !sure.isEmpty())
        return sure;
    const std::size_t best = advised();
    if (hopeless())
        return HintReasons::hopeless();
    if (move != best)
        return HintWords::joined(outcome(move), against(move, best, names));
    const QString aim = plan(best, names);
    const QString why = forBest(best, names, beside);
    return HintWords::joined(outcome(best), aim.isEmpty() ? why : HintWords::joined(aim, why));
}

template<class Rollouts, const cards::Pack &pack>
std::optional<std::size_t> RolloutsEstimate<Rollouts, pack>::rival(const std::vector<std::size_t> &beside) const
{
    const std::size_t best = advised();
    constexpr double clearly = 0.02; // of all hands
    std::optional<std::size_t> next;
    std::optional<std::size_t> tempting;
    for (std::size_t move = 0; move < moves(); ++move) {
        if (move == best || equal(move, best) || !isOf(beside, move))
            continue;
        if (!next || chance(move) < chance(*next))
            next = move;
        // What is not known yet is told beside the best that is.
        const bool stronger = known(move) && strength(move) > (known(best) ? strength(best) + clearly : 0.5);
        if (stronger
            && (!tempting
                || std::pair(-strength(move), chance(move)) < std::pair(-strength(*tempting), chance(*tempting))))
            tempting = move;
    }
    return tempting ? tempting : next;
}

template<class Rollouts, const cards::Pack &pack>
QString RolloutsEstimate<Rollouts, pack>::forBest(std::size_t best, const QStringList &names,
                                                  const std::vector<std::size_t> &beside) const
{
    QString why;
    if (const auto other = rival(beside)) {
        if (close(best, *other) && strongerForNow(*other, best))
            why = HintReasons::sureHand(impersonal(*other), worth(*other));
        else
            why = ground(best, *other, true, names);
        if (why.isEmpty() && close(best, *other))
            why = HintReasons::matterOfTaste(impersonal(*other));
        else if (why.isEmpty() && strongerForNow(*other, best))
            why = HintReasons::better(impersonal(*other), worth(*other), costs(*other));
        else if (why.isEmpty())
            why = HintReasons::betterThan(impersonal(*other), costs(*other));
    }
    QStringList inSight;
    int equals = 0;
    for (std::size_t move = 0; move < moves(); ++move)
        if (move != best && equal(move, best)) {
            ++equals;
            if (isOf(beside, move))
                inSight << impersonal(move);
        }
    if (equals > 0) {
        const QString also = HintReasons::asGood(inSight, equals);
        return why.isEmpty() ? also : HintWords::joined(why, also);
    }
    const QString took = taken(best, names);
    return why.isEmpty() ? took : HintWords::joined(why, took);
}

template<class Rollouts, const cards::Pack &pack>
QString RolloutsEstimate<Rollouts, pack>::against(std::size_t move, std::size_t best, const QStringList &names) const
{
    if (equal(move, best))
        return HintReasons::theSame();
    if (sameFigure(move, best) || !m_rollouts.surelyWorse(move, best))
        return HintReasons::hardlyWorse();
    constexpr double much = 0.1; // of all deals
    // Deals, as lastAtOnce counts them, and not what they cost.
    const double loses = m_rollouts.share(expected(move).lost - expected(move).lostTwo);
    if (settles(move) && loses - m_rollouts.share(expected(move).lastAtOnce) >= much)
        return HintWords::laidOpenNow(onlyOther(names), often(expected(move).lastAtOnce));
    const QString why = ground(best, move, false, names);
    if (!why.isEmpty())
        return why;
    if (close(best, move))
        return HintReasons::hardlyWorse();
    if (!known(best))
        return HintReasons::bestCosts(costs(best));
    if (settles(best) != settles(move))
        return settles(move) ? HintReasons::bestWaits(worth(best)) : HintReasons::bestEnds(worth(best));
    return HintReasons::bestHas(worth(best), settles(best) ? QString() : plan(best, names));
}

template<class Rollouts, const cards::Pack &pack>
QString RolloutsEstimate<Rollouts, pack>::ground(std::size_t best, std::size_t other, bool atBest,
                                                 const QStringList &names) const
{
    const auto &here = expected(best);
    const auto &there = expected(other);
    const HintReasons::Pair moves{.other = impersonal(other), .atBest = atBest, .close = close(best, other)};
    const auto share = [this](int count) { return m_rollouts.share(count); };
    const auto differ
        = [&share](int one, int two) { return HintWords::nearest(share(one)) != HintWords::nearest(share(two)); };
    double most = 0.03; // of all deals, or hands: less is no reason; what only may count weighs less than what does
    QString said;
    const auto weigh = [&most, &said](double weight, const QString &sentence) {
        if (weight > most) {
            most = weight;
            said = sentence;
        }
    };
    // All of them only for the hand that none beats.
    const auto beaten = [](double strength) { return strength < 1 ? std::min(99, hundredths(strength)) : 100; };
    const int beats = beaten(strength(best));
    const int otherBeats = beaten(strength(other));
    // In the last lap the hands are better than hands are at large, and the figures say enough.
    const bool lasts = view().knocker != game::nobody;
    if (known(best) && known(other) && !lasts)
        weigh(strength(best) - strength(other), HintReasons::stronger(moves, beats, otherBeats));
    else if (known(other) && !known(best))
        weigh(0.5 - strength(other), HintReasons::keepsLittle(moves, otherBeats));
    else if (known(best) && !known(other)) {
        constexpr double few = 0.34; // of the cards that may be drawn
        const auto helps = outs(other, best);
        weigh(strength(best) - 0.4,
              helps && helps->share() < few ? HintReasons::hardToBeat(moves, worth(best), *helps)
                                            : HintReasons::knowsWhat(moves, worth(best), beats));
    }
    if (settles(other) && !settles(best))
        weigh(0.5 * share(here.improved), HintReasons::tooEarly(moves, often(here.improved)));
    if (settles(best) && !settles(other)) {
        weigh(0.4 * share(there.cutShort), HintReasons::tooLate(moves, often(there.cutShort)));
        if (known(other) && share(there.improved) <= 0.5)
            weigh(0.5 - share(there.improved), HintReasons::givesTime(moves, often(there.improved)));
    }
    // A poor hand is improved more often than a good one, and is none the better for it.
    const bool weaker = strongerForNow(other, best);
    if (known(best) && known(other) && !weaker && settles(best) == settles(other)
        && differ(here.improved, there.improved))
        weigh(share(here.improved - there.improved),
              HintReasons::improves(moves, often(here.improved), often(there.improved)));
    constexpr double more = 0.1; // of all deals, that the next seat makes use of what it is given
    if (differ(here.fed, there.fed) && share(there.fed - here.fed) >= more) {
        const auto next = game::nextSeat(view().seat, view().playing, view().seats);
        weigh((settles(best) ? 0.3 : 0.7) * share(there.fed - here.fed),
              HintReasons::feedsLess(moves, names.value(next), moved(best).isEmpty() ? QString() : often(here.fed),
                                     often(there.fed)));
    }
    if (weaker || !known(best))
        if (const auto helps = outs(best, other), theirs = outs(other, other);
            helps && helps->cards > (theirs ? theirs->cards : 0))
            weigh(0.5 * helps->share(), HintReasons::overtakes(moves, *helps, theirs));
    if (const auto [seat, apart] = mostOften(there.above, here.above);
        seat != game::nobody && differ(here.above[game::at(seat)], there.above[game::at(seat)]))
        weigh((said.isEmpty() ? 1 : 0.5) * apart,
              HintReasons::beatenLess(moves, names.value(seat), often(here.above[game::at(seat)]),
                                      often(there.above[game::at(seat)])));
    if (const auto [seat, apart] = mostOften(here.paid, there.paid); said.isEmpty() && counted().lives()
        && seat != game::nobody && apart >= 0.02 && differ(here.paid[game::at(seat)], there.paid[game::at(seat)]))
        return HintReasons::losesInstead(moves, names.value(seat), often(here.paid[game::at(seat)]),
                                         often(there.paid[game::at(seat)]));
    return said;
}

template<class Rollouts, const cards::Pack &pack>
template<class Counts>
std::pair<game::Seat, double> RolloutsEstimate<Rollouts, pack>::mostOften(const Counts &more, const Counts &less) const
{
    std::pair<game::Seat, double> found{game::nobody, 0.0};
    for (const game::Seat seat : view().playing) {
        const double apart = m_rollouts.share(more[game::at(seat)] - less[game::at(seat)]);
        if (seat != view().seat && apart > found.second)
            found = {seat, apart};
    }
    return found;
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
    constexpr double news = 0.2; // of all deals: less is none
    if (strongest != game::nobody && m_rollouts.share(above[at(strongest)]) >= news)
        return HintWords::took(names.value(strongest), HintWords::together(pack, view().known[at(strongest)]),
                               often(above[at(strongest)]));
    const game::Seat knocker = view().knocker;
    return knocker != game::nobody && knocker != view().seat && m_rollouts.share(above[at(knocker)]) >= news
        ? HintReasons::beaten(names.value(knocker), often(above[at(knocker)]))
        : QString();
}
