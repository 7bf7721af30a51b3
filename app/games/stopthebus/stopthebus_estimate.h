// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/monte_estimate.h"
#include "games/stopthebus/stopthebus_worth.h"
#include "stopthebus/rollouts.h"

#include <QCoreApplication>

/// The moves of a choice of Stop the Bus: one step of a turn, with a look at the stop that may follow an exchange.
class StopthebusEstimate : public MonteEstimate<stopthebus::Rollouts, stopthebus::Exchange, cards::french::pack>
{
    Q_DECLARE_TR_FUNCTIONS(StopthebusEstimate)

public:
    using MonteEstimate::MonteEstimate;

    [[nodiscard]] std::shared_ptr<Estimate> copy() const override
    {
        return std::make_shared<StopthebusEstimate>(*this);
    }
    [[nodiscard]] QString moment() const override;
    [[nodiscard]] QString action(std::size_t move) const override;
    [[nodiscard]] QString label(std::size_t move) const override;
    [[nodiscard]] QString impersonal(std::size_t move) const override;
    [[nodiscard]] QString done(std::size_t move) const override;
    [[nodiscard]] QString worth(std::size_t move) const override;

protected:
    [[nodiscard]] bool settles(std::size_t move) const override;
    [[nodiscard]] QString surety(std::size_t move) const override;
    [[nodiscard]] QString outcome(std::size_t move) const override;

private:
    [[nodiscard]] QString worded(std::size_t move, HintWords::Said said) const;
};
