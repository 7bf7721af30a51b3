// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/thirtyone/thirtyone_lessons.h"
#include "games/thirtyone/thirtyone_table.h"
#include "guide/lesson_guide.h"

/// The coach of Thirty-One: the two steps of a turn, the knock, and what a deal costs.
class ThirtyoneGuide : public LessonGuide<thirtyone::Thirtyone>
{
    Q_DECLARE_TR_FUNCTIONS(ThirtyoneGuide)

public:
    explicit ThirtyoneGuide(ThirtyoneTable &table, QObject *parent = nullptr)
        : LessonGuide(table, parent)
    {
    }

    /// With these packs the person cuts, and wherever that is, mostly somebody else takes a card from the discard pile,
    /// the person's hand gets better, a knock comes soon and another loses; guide_test knows how often.
    [[nodiscard]] int packs() const override { return 5204; }
    [[nodiscard]] const std::vector<Lesson<thirtyone::Thirtyone>> &lessons() const override
    {
        return thirtyone_lessons::all();
    }

private:
    using Hand = thirtyone::Hand;

    void tell(const Event &event) override;
    void tellMove();
    void ask() override;
    void watch() override;
    void reckoned() override;
    void forget() override;
    [[nodiscard]] Moment after(Moment moment) const override;
    [[nodiscard]] QStringList things() const override;
    [[nodiscard]] QStringList aboutWhomMoved() const;
    [[nodiscard]] QStringList whatToPress(const Move &move) const override;
    [[nodiscard]] QString aboutChoice(const Move &advised) const override;
    [[nodiscard]] QString words() const override;

    // thirtyone_guide_exchange.cpp: exchanges with the cards in the middle
    [[nodiscard]] QStringList whatToExchange(const thirtyone::Exchange &exchange) const;
    [[nodiscard]] QString aboutExchange(const thirtyone::Exchange &advised) const;
    /// Of a move that only Switch has, or of the exchange of all three there; empty for any other.
    [[nodiscard]] QString ticketOfSwitch(const Move &move) const;

    [[nodiscard]] QString aboutDeal() const;
    [[nodiscard]] QString aboutMove() const;
    [[nodiscard]] QString aboutOwnMove() const;
    [[nodiscard]] QString aboutAdvice() const;
    [[nodiscard]] QString aboutTurn() const;
    [[nodiscard]] QString aboutFirstStep() const;
    [[nodiscard]] QString aboutDiscard() const;
    [[nodiscard]] QString aboutShowdown() const;
    [[nodiscard]] QString aboutLowest(const QString &enough) const;
    [[nodiscard]] QString worth(const Hand &hand) const;
    [[nodiscard]] static QString named(cards::Card card);
    [[nodiscard]] QString why() const { return reason(answer()->advised()); }

    thirtyone::Moved m_moved;
    cards::Card m_taken; ///< by the seat whose turn it was, in its first step; a back where it drew
    thirtyone::Showdown m_showdown;
    Move m_advice;    ///< once it is reckoned
    int m_turns = 0;  ///< the person's, this one included
    int m_others = 0; ///< turns that were seen of others
    int m_takes = 0;  ///< of them those with a card from the discard pile
    int m_draws = 0;  ///< and those with one from the stock
};
