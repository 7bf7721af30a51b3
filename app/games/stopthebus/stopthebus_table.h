// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/monte_table.h"
#include "games/stopthebus/stopthebus_worth.h"
#include "stopthebus/stopthebus.h"

#include <QCoreApplication>

SHOWDOWN_TABLE_MADE_ELSEWHERE(stopthebus::Stopthebus);

/// The table of Stop the Bus: turns of an exchange that has to be, and of a stop that may be; no stock and no dealer's
/// choice.
class StopthebusTable : public MonteTable<stopthebus::Stopthebus>
{
    Q_DECLARE_TR_FUNCTIONS(StopthebusTable)

public:
    explicit StopthebusTable(QObject *parent = nullptr);

    [[nodiscard]] int cardsInHand() const override { return stopthebus::cardsInHand; }
    [[nodiscard]] QString handValue() const override;
    [[nodiscard]] QString poolText() const override;
    [[nodiscard]] QString drawText() const override { return {}; }
    [[nodiscard]] QString showdownText() const override;
    [[nodiscard]] LazyEstimate estimate(const View &view) const override;
    void awaits(const View &view) override;
    /// The seats that held a hand worth telling of at the match's end.
    [[nodiscard]] static game::SeatSet rareHands(const View &view, const stopthebus::Showdown &showdown);

private:
    using Exchange = stopthebus::Exchange;
    using Seat = game::Seat;

    // stopthebus_events.cpp: what happens
    [[nodiscard]] Milliseconds show(const Event &event, const Before &before) override;
    Milliseconds show(const stopthebus::Moved &moved, const Before &before);
    Milliseconds show(const stopthebus::Showdown &showdown);
    Milliseconds showStop(Seat seat);
    Milliseconds showKeeping(const stopthebus::Moved &moved);
    void forget() override;

    // stopthebus_moments.cpp: what is rare, and which hand beats which
    [[nodiscard]] std::optional<Highlight> highlightOf(Seat seat) const override;
    [[nodiscard]] QString whyWeaker(const Hand &weaker, const Hand &stronger) const override;
    [[nodiscard]] QString whyOfKind(const stopthebus::Worth &less, const stopthebus::Worth &more) const;

    // stopthebus_table.cpp: what lies on the table, and what the person may do
    [[nodiscard]] Stage stageOf(const View &view) const override;
    [[nodiscard]] bool keepsStock() const override { return false; }
    [[nodiscard]] bool changesShirt(int /*cards*/) const override { return false; }
    [[nodiscard]] Zone::Lay pool() const override { return Zone::Tokens; }
    [[nodiscard]] int largestCut(const View & /*view*/) const override { return stopthebus::cutMost; }
    [[nodiscard]] int stakes(const View &view) const override;
    [[nodiscard]] bool choosesCards() const override { return m_stage == Turn; }
    [[nodiscard]] std::optional<Exchange> chosenExchange() const;
    [[nodiscard]] std::optional<Move> chosenMove() const override;
    [[nodiscard]] std::pair<Hand, Hand> cardsOf(const Move &move) const override;
    [[nodiscard]] Exchange allThree() const { return {.give = m_view.hand, .take = m_view.monte}; }
    [[nodiscard]] std::vector<ActionRow> choices() const override;
    [[nodiscard]] std::vector<ActionRow> firstStep() const;
    [[nodiscard]] std::vector<ActionRow> secondStep() const;
    [[nodiscard]] ActionRow exchangeTicket() const;
    [[nodiscard]] ActionRow exchangeAndStopTicket() const;
    [[nodiscard]] std::optional<Move> moveOf(const QString &action) const override;
    void make(const QString &action) override;
    void exchangeAndStop();
    void stopNow();
    [[nodiscard]] bool isKnock(const Move &move) const override;
    [[nodiscard]] QString actionOfKey(const QString &key) const override;

    // stopthebus_words.cpp: what it is called
    [[nodiscard]] QString bubble(Seat seat) const override;
    [[nodiscard]] QString gameNotice() const override;
    [[nodiscard]] QString gameQuestion() const override;
    [[nodiscard]] QString why(stopthebus::Illegal illegal) const override;
    [[nodiscard]] QString whyNotYourTurn() const override;
    [[nodiscard]] QString worthAfter(const Move &move) const;
    [[nodiscard]] QString whoPays() const;

    /// The person has exchanged with the wish to stop at once: that is the next move, and nothing is asked before it.
    bool m_stopsNext = false;
};
