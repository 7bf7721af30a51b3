// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/monte_estimate.h"
#include "games/petrangola/petrangola_worth.h"
#include "petrangola/rollouts.h"

#include <QCoreApplication>

/// The moves of a choice of Petrangola.
class PetrangolaEstimate : public MonteEstimate<petrangola::Rollouts, petrangola::Exchange, cards::italian::piacentine>
{
    Q_DECLARE_TR_FUNCTIONS(PetrangolaEstimate)

public:
    using MonteEstimate::MonteEstimate;

    [[nodiscard]] std::shared_ptr<Estimate> copy() const override
    {
        return std::make_shared<PetrangolaEstimate>(*this);
    }
    [[nodiscard]] QString action(std::size_t move) const override;
    [[nodiscard]] QString label(std::size_t move) const override;
    [[nodiscard]] QString impersonal(std::size_t move) const override;
    [[nodiscard]] QString done(std::size_t move) const override;

protected:
    [[nodiscard]] bool settles(std::size_t move) const override;
    [[nodiscard]] QString surety(std::size_t move) const override;
    [[nodiscard]] QString outcome(std::size_t move) const override;
    [[nodiscard]] QString plan(std::size_t move, const QStringList &names) const override;

private:
    [[nodiscard]] QString worded(std::size_t move, HintWords::Said said) const;
};
