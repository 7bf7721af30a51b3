// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/monte_guide.h"
#include "games/petrangola/petrangola_lessons.h"
#include "games/petrangola/petrangola_table.h"

/// The coach of Petrangola.
class PetrangolaGuide : public MonteGuide<petrangola::Petrangola, petrangola::Exchange>
{
    Q_DECLARE_TR_FUNCTIONS(PetrangolaGuide)

public:
    explicit PetrangolaGuide(PetrangolaTable &table, QObject *parent = nullptr)
        : MonteGuide(table, parent)
    {
    }

    /// With these packs the person cuts, and wherever that is, mostly the dealer exposes, an exchange helps, a knock
    /// comes soon and another pays; guide_test knows how often.
    [[nodiscard]] int packs() const override { return 34741; }
    [[nodiscard]] const std::vector<Lesson<petrangola::Petrangola>> &lessons() const override
    {
        return petrangola_lessons::all();
    }

private:
    using Exchange = petrangola::Exchange;

    void tellMove() override;
    [[nodiscard]] QString ticketFor(const Move &move) const override;
    [[nodiscard]] QString gameWords() const override;

    [[nodiscard]] QString aboutDeal() const;
    [[nodiscard]] QString aboutMove() const;
    [[nodiscard]] QString aboutOwnMove() const;
    [[nodiscard]] QString aboutAdvice() const override;
    [[nodiscard]] QString aboutDealersChoice() const;
    [[nodiscard]] QString aboutExchange(const Exchange &advised) const;
    [[nodiscard]] QString aboutLastTurn(const Exchange &advised) const;
    [[nodiscard]] QString aboutShowdown() const;
};
