// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/monte_guide.h"
#include "games/stopthebus/stopthebus_lessons.h"
#include "games/stopthebus/stopthebus_table.h"

/// The coach of Stop the Bus: which hands there are, an exchange that has to be, and when to stop.
class StopthebusGuide : public MonteGuide<stopthebus::Stopthebus, stopthebus::Exchange>
{
    Q_DECLARE_TR_FUNCTIONS(StopthebusGuide)

public:
    explicit StopthebusGuide(StopthebusTable &table, QObject *parent = nullptr)
        : MonteGuide(table, parent)
    {
    }

    /// With these packs the person cuts, and wherever that is, mostly an exchange that makes a better hand is advised,
    /// the bus is stopped soon and another pays; guide_test knows how often.
    [[nodiscard]] int packs() const override { return 17; }
    [[nodiscard]] const std::vector<Lesson<stopthebus::Stopthebus>> &lessons() const override
    {
        return stopthebus_lessons::all();
    }

private:
    using Exchange = stopthebus::Exchange;

    void teachChoice() override;
    void tellMove() override;
    [[nodiscard]] Moment after(Moment moment) const override;
    void forget() override;
    [[nodiscard]] QStringList things() const override;
    [[nodiscard]] std::pair<Hand, Hand> cardsToChoose(const Move &move) const override;
    [[nodiscard]] QString ticketFor(const Move &move) const override;
    [[nodiscard]] QString gameWords() const override;

    [[nodiscard]] QString aboutDeal() const;
    [[nodiscard]] QString aboutMove() const;
    [[nodiscard]] QString aboutOwnMove() const;
    [[nodiscard]] QString aboutAdvice() const override;
    [[nodiscard]] QString aboutTurn() const;
    [[nodiscard]] QString aboutExchange(const Exchange &advised) const;
    [[nodiscard]] QString aboutStop() const;
    [[nodiscard]] QString aboutShowdown() const;

    int m_stopChoices = 0; ///< that the person had, this one included
};
