// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/mambassa/mambassa_lessons.h"
#include "games/mambassa/mambassa_table.h"
#include "games/monte/monte_guide.h"

/// The coach of Mambassa: hands of four, the two steps of a turn, and the hands that end the play.
class MambassaGuide : public MonteGuide<mambassa::Mambassa, mambassa::Exchange>
{
    Q_DECLARE_TR_FUNCTIONS(MambassaGuide)

public:
    explicit MambassaGuide(MambassaTable &table, QObject *parent = nullptr)
        : MonteGuide(table, parent)
    {
    }

    /// With these packs the person cuts, and wherever that is, mostly the dealer exposes, an exchange and a draw are
    /// advised, others draw and knock, and another pays; guide_test knows how often.
    [[nodiscard]] int packs() const override { return 3299; }
    [[nodiscard]] const std::vector<Lesson<mambassa::Mambassa>> &lessons() const override
    {
        return mambassa_lessons::all();
    }

private:
    using Exchange = mambassa::Exchange;

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
    [[nodiscard]] QString aboutStay() const;
    [[nodiscard]] QString aboutOwnMove() const;
    [[nodiscard]] QString aboutAdvice() const override;
    [[nodiscard]] QString aboutDealersChoice() const;
    [[nodiscard]] QString aboutTurn() const;
    [[nodiscard]] QString aboutChoice(const Move &advised) const override;
    [[nodiscard]] QString aboutExchange(const Exchange &advised) const;
    [[nodiscard]] QString aboutNoExchange() const;
    [[nodiscard]] QString aboutSecondStep() const;
    [[nodiscard]] QString aboutDraw(const mambassa::Draw &advised) const;
    [[nodiscard]] QString aboutShowdown() const;
    int m_draws = 0;    ///< that were seen of others
    int m_ownDraws = 0; ///< that the person could make, this one included
};
