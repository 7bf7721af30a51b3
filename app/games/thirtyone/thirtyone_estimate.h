// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/knocking/rollouts_estimate.h"
#include "games/thirtyone/thirtyone_worth.h"
#include "thirtyone/rollouts.h"

#include <QCoreApplication>

/// The moves of either step of a turn of Thirty-One. What a move costs is counted in lives: a knock may cost two.
class ThirtyoneEstimate : public RolloutsEstimate<thirtyone::Rollouts, cards::french::pack>
{
    Q_DECLARE_TR_FUNCTIONS(ThirtyoneEstimate)

public:
    using RolloutsEstimate::RolloutsEstimate;

    [[nodiscard]] std::shared_ptr<Estimate> copy() const override { return std::make_shared<ThirtyoneEstimate>(*this); }
    [[nodiscard]] CountedWords counted() const override;
    [[nodiscard]] double strength(std::size_t move) const override;
    [[nodiscard]] QString moment() const override;
    [[nodiscard]] QStringList hand() const override;
    [[nodiscard]] QStringList open() const override;
    [[nodiscard]] QString action(std::size_t move) const override;
    [[nodiscard]] QString handTitle() const override;
    [[nodiscard]] QString openTitle() const override;
    [[nodiscard]] QString label(std::size_t move) const override;
    [[nodiscard]] QString impersonal(std::size_t move) const override;
    [[nodiscard]] QString done(std::size_t move) const override;
    [[nodiscard]] QStringList moved(std::size_t move) const override;
    [[nodiscard]] QString step(std::size_t move) const override;
    [[nodiscard]] QStringList give(std::size_t move) const override;
    [[nodiscard]] QStringList take(std::size_t move) const override;
    [[nodiscard]] QList<MovePart> parts(std::size_t move) const override;
    [[nodiscard]] QString worth(std::size_t move) const override;

protected:
    [[nodiscard]] bool settles(std::size_t move) const override;
    [[nodiscard]] QString surety(std::size_t move) const override;
    [[nodiscard]] QString outcome(std::size_t move) const override;
    [[nodiscard]] std::optional<HintReasons::Outs> outs(std::size_t move, std::size_t than) const override;

private:
    /// A move that only Switch has, or the exchange of all three there: its ticket, and how it is said.
    struct OfSwitch
    {
        QString action;
        QString label;
        QString impersonal;
        QString done;
    };
    [[nodiscard]] std::optional<OfSwitch> ofSwitch(std::size_t move) const;
    [[nodiscard]] QString switchOutcome(std::size_t move) const;
    /// Cards in the stock that make more than that, whichever card is discarded then.
    [[nodiscard]] HintReasons::Outs outsBeyond(thirtyone::Value value) const;
    [[nodiscard]] QString ofDraw(std::size_t move) const;
    /// "Take the 10 of hearts"
    [[nodiscard]] QString takes() const;
    [[nodiscard]] cards::Card topDiscard() const;
    [[nodiscard]] QString named(cards::Card card) const;
    /// What is discarded with the move, or in the step that follows it.
    [[nodiscard]] std::optional<cards::Card> goes(std::size_t move) const;
    /// Only the highest hand brings much: in a match to points or for chips.
    [[nodiscard]] bool highestCounts() const { return scoreOf(view().options) != game::Score::lives; }
    /// How often a hand is the highest is said too. Not of chips: times the pot it would not be what a move brings, as
    /// equal hands share a pot and some pots are larger.
    [[nodiscard]] bool highestSaid() const { return scoreOf(view().options) == game::Score::points; }

    // thirtyone_estimate_exchange.cpp
    [[nodiscard]] const thirtyone::Exchange *exchange(std::size_t move) const;
    [[nodiscard]] thirtyone::Hand takenBy(const thirtyone::Exchange &exchange) const;
    [[nodiscard]] QString exchangeOutcome(std::size_t move) const;
    /// What the hand is worth after cards were taken unseen: "18".
    [[nodiscard]] QString onAverage(std::size_t move) const;
};
