// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/mambassa/mambassa_worth.h"
#include "games/monte/monte_estimate.h"
#include "mambassa/rollouts.h"

#include <QCoreApplication>

/// The moves of a choice of Mambassa: one step of a turn, with a look at the second where the first is to be chosen.
class MambassaEstimate : public MonteEstimate<mambassa::Rollouts, mambassa::Exchange, cards::italian::piacentine>
{
    Q_DECLARE_TR_FUNCTIONS(MambassaEstimate)

public:
    using MonteEstimate::MonteEstimate;

    [[nodiscard]] std::shared_ptr<Estimate> copy() const override { return std::make_shared<MambassaEstimate>(*this); }
    [[nodiscard]] std::optional<std::size_t> foretold() const override { return rollouts().foretold(); }
    [[nodiscard]] QString moment() const override;
    [[nodiscard]] QString action(std::size_t move) const override;
    [[nodiscard]] QString label(std::size_t move) const override;
    [[nodiscard]] QString impersonal(std::size_t move) const override;
    [[nodiscard]] QString done(std::size_t move) const override;
    [[nodiscard]] QStringList away(std::size_t move) const override;
    [[nodiscard]] QList<MovePart> parts(std::size_t move) const override;
    [[nodiscard]] QString worth(std::size_t move) const override;
    /// Of a draw how many cards help.
    [[nodiscard]] QString aside(std::size_t move) const override;

protected:
    [[nodiscard]] bool settles(std::size_t move) const override;
    [[nodiscard]] QString surety(std::size_t move) const override;
    [[nodiscard]] QString outcome(std::size_t move) const override;
    [[nodiscard]] QString plan(std::size_t move, const QStringList &names) const override;
    [[nodiscard]] std::optional<HintReasons::Outs> outs(std::size_t move, std::size_t than) const override;

private:
    [[nodiscard]] QString worded(std::size_t move, HintWords::Said said) const;
    [[nodiscard]] HintReasons::Outs outsBeyond(std::size_t move, const mambassa::Draw &draw,
                                               mambassa::Strength strength) const;
    [[nodiscard]] mambassa::Hand beforeDraw(std::size_t move) const;
    [[nodiscard]] QString afterDraw(std::size_t move, const mambassa::Draw &draw) const;
    /// The draw that the move is or that follows it, or nullptr.
    [[nodiscard]] const mambassa::Draw *drawWith(std::size_t move) const;
};
