// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/monte_table.h"
#include "games/petrangola/petrangola_worth.h"
#include "petrangola/petrangola.h"

#include <QCoreApplication>

SHOWDOWN_TABLE_MADE_ELSEWHERE(petrangola::Petrangola);

/// The table of Petrangola.
class PetrangolaTable : public MonteTable<petrangola::Petrangola>
{
    Q_DECLARE_TR_FUNCTIONS(PetrangolaTable)

public:
    explicit PetrangolaTable(QObject *parent = nullptr);

    [[nodiscard]] int cardsInHand() const override { return static_cast<int>(petrangola::cardsInHand); }
    [[nodiscard]] QString handValue() const override;
    [[nodiscard]] QString poolText() const override;
    [[nodiscard]] QString drawText() const override;
    [[nodiscard]] QString asideText() const override;
    [[nodiscard]] QString showdownText() const override;
    [[nodiscard]] QString reentryText() const override;
    [[nodiscard]] LazyEstimate estimate(const View &view) const override;
    /// The seats that held a hand worth telling of at the match's end.
    [[nodiscard]] static game::SeatSet rareHands(const View &view, const petrangola::Showdown &showdown);

private:
    using Exchange = petrangola::Exchange;

    // petrangola_events.cpp: what happens
    [[nodiscard]] Milliseconds show(const Event &event, const Before &before) override;
    Milliseconds show(const petrangola::Moved &moved, const Before &before);
    Milliseconds show(const petrangola::HandShown &shown);
    Milliseconds show(const petrangola::Showdown &showdown);
    Milliseconds show(const petrangola::ReentryAnswered &answered);

    // petrangola_moments.cpp: what is rare, and which hand beats which
    [[nodiscard]] std::optional<Highlight> highlightOf(game::Seat seat) const override;
    [[nodiscard]] bool mayComeBack(game::Seat seat) const override;
    [[nodiscard]] QString whyWeaker(const Hand &weaker, const Hand &stronger) const override;

    // petrangola_table.cpp: what lies on the table
    [[nodiscard]] Stage stageOf(const View &view) const override;
    [[nodiscard]] int largestCut(const View &view) const override { return view.choice().cutMost; }
    [[nodiscard]] int stakes(const View &view) const override;

    // petrangola_words.cpp: what it is called
    [[nodiscard]] QString bubble(game::Seat seat) const override;
    [[nodiscard]] QString gameNotice() const override;
    [[nodiscard]] QString gameQuestion() const override;
    [[nodiscard]] QString why(petrangola::Illegal illegal) const override;
    [[nodiscard]] QString whyNotYourTurn() const override;
    [[nodiscard]] QString worthAfter(const Move &move) const;

    // petrangola_table.cpp: what the person may do
    [[nodiscard]] std::vector<ActionRow> choices() const override;
    [[nodiscard]] std::vector<ActionRow> turnActions() const;
    [[nodiscard]] ActionRow exchangeAction() const;
    [[nodiscard]] std::optional<Exchange> chosenExchange() const;
    [[nodiscard]] std::optional<Move> chosenMove() const override { return chosenExchange(); }
    [[nodiscard]] std::pair<Hand, Hand> cardsOf(const Move &move) const override;
    [[nodiscard]] Exchange shirtChange() const;
    [[nodiscard]] std::optional<Move> moveOf(const QString &action) const override;
    [[nodiscard]] bool isKnock(const Move &move) const override;
};
