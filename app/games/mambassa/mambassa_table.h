// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/mambassa/mambassa_worth.h"
#include "games/monte/monte_table.h"
#include "mambassa/mambassa.h"

#include <QCoreApplication>

SHOWDOWN_TABLE_MADE_ELSEWHERE(mambassa::Mambassa);

/// The table of Mambassa: hands of four, turns of two steps, and declarations that end the play at once.
class MambassaTable : public MonteTable<mambassa::Mambassa>
{
    Q_DECLARE_TR_FUNCTIONS(MambassaTable)

public:
    explicit MambassaTable(QObject *parent = nullptr);

    [[nodiscard]] int cardsInHand() const override { return static_cast<int>(mambassa::cardsInHand); }
    [[nodiscard]] QString handValue() const override;
    [[nodiscard]] QString poolText() const override;
    [[nodiscard]] QString drawText() const override;
    [[nodiscard]] QString asideText() const override;
    [[nodiscard]] QString showdownText() const override;
    [[nodiscard]] QString declarationTitle() const override;
    [[nodiscard]] QString declarationText() const override;
    [[nodiscard]] LazyEstimate estimate(const View &view) const override;
    /// The seats that held a hand worth telling of at the match's end.
    [[nodiscard]] static game::SeatSet rareHands(const View &view, const mambassa::Showdown &showdown);

private:
    using Exchange = mambassa::Exchange;

    // mambassa_events.cpp: what happens
    [[nodiscard]] Milliseconds show(const Event &event, const Before &before) override;
    Milliseconds show(const mambassa::Dealt &dealt);
    Milliseconds show(const mambassa::Moved &moved, const Before &before);
    Milliseconds show(const mambassa::Declared &declared);
    Milliseconds show(const mambassa::Showdown &showdown);
    Milliseconds showDraw(const mambassa::Moved &moved, const mambassa::Draw &draw, const Before &before);
    Milliseconds showStay(const mambassa::Moved &moved, const Before &before);
    void forget() override;

    // mambassa_moments.cpp: what is rare, and which hand beats which
    [[nodiscard]] std::optional<Highlight> highlightOf(game::Seat seat) const override;
    [[nodiscard]] QString showdownWhy() const override;
    [[nodiscard]] QString whyWeaker(const Hand &weaker, const Hand &stronger) const override;

    // mambassa_table.cpp: what lies on the table, and what the person may do
    [[nodiscard]] Stage stageOf(const View &view) const override;
    [[nodiscard]] bool drawsFromStock() const override { return true; }
    [[nodiscard]] Zone::Lay pool() const override { return Zone::Tokens; }
    [[nodiscard]] QStringList perhapsIn(const View &view, game::Seat seat) const override;
    [[nodiscard]] int largestCut(const View &) const override { return mambassa::cutMost; }
    [[nodiscard]] int stakes(const View &view) const override { return static_cast<int>(view.pool); }
    [[nodiscard]] std::vector<ActionRow> choices() const override;
    [[nodiscard]] std::vector<ActionRow> firstStep() const;
    [[nodiscard]] std::vector<ActionRow> secondStep() const;
    [[nodiscard]] std::optional<Exchange> chosenExchange() const;
    [[nodiscard]] std::optional<cards::Card> chosenDiscard() const;
    [[nodiscard]] std::optional<Move> chosenMove() const override;
    [[nodiscard]] std::pair<Hand, Hand> cardsOf(const Move &move) const override;
    [[nodiscard]] Exchange shirtChange() const { return {.give = m_view.hand, .take = m_view.monte}; }
    [[nodiscard]] std::optional<Move> moveOf(const QString &action) const override;
    void make(const QString &action) override;
    [[nodiscard]] bool isKnock(const Move &move) const override;
    [[nodiscard]] QString actionOfKey(const QString &key) const override;

    // mambassa_words.cpp: what it is called
    [[nodiscard]] QString bubble(game::Seat seat) const override;
    [[nodiscard]] QString gameNotice() const override;
    [[nodiscard]] QString gameQuestion() const override;
    [[nodiscard]] QString why(mambassa::Illegal illegal) const override;
    [[nodiscard]] QString whyNotYourTurn() const override;
    [[nodiscard]] QString worthAfter(const Move &move) const;
    [[nodiscard]] QString declarers() const;

    mambassa::Declared m_declared;
    /// What the first step of the turn in play exchanged: its cards are told with the second, too.
    QStringList m_gave;
    QStringList m_took;
};
