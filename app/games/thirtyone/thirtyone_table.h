// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/thirtyone/thirtyone_worth.h"
#include "table/showdown_table.h"
#include "thirtyone/thirtyone.h"

#include <QCoreApplication>

SHOWDOWN_TABLE_MADE_ELSEWHERE(thirtyone::Thirtyone);

/// The table of Thirty-One: stock and discard pile, turns of two steps, pennies, and a 31 that ends the deal at once.
class ThirtyoneTable : public ShowdownTable<thirtyone::Thirtyone>
{
    Q_DECLARE_TR_FUNCTIONS(ThirtyoneTable)

public:
    explicit ThirtyoneTable(QObject *parent = nullptr);

    [[nodiscard]] int cardsInHand() const override { return thirtyone::cardsInHand; }
    [[nodiscard]] int mostInHand() const override { return thirtyone::cardsInHand + 1; }
    [[nodiscard]] QUrl board() const override;
    [[nodiscard]] double middleAcross(bool tall) const override;
    [[nodiscard]] QString handValue() const override;
    [[nodiscard]] QString poolText() const override;
    [[nodiscard]] QString drawText() const override { return {}; }
    [[nodiscard]] QString giving() const override;
    [[nodiscard]] QString givingSaid() const override;
    [[nodiscard]] bool takesFirst() const override { return true; }
    [[nodiscard]] QString showdownTitle() const override;
    [[nodiscard]] QString showdownText() const override;
    [[nodiscard]] QString declarationTitle() const override;
    [[nodiscard]] QString declarationText() const override;
    [[nodiscard]] QString declarationPicture() const override;
    [[nodiscard]] LazyEstimate estimate(const View &view) const override;
    void bring(const QString &zone, int place, int toHand) override;
    void carryTo(int handPlace, const QString &zone, int place) override;
    /// The seats that held a hand worth telling of at the match's end.
    [[nodiscard]] static game::SeatSet rareHands(const View &view, const thirtyone::Showdown &showdown);

private:
    using Seat = game::Seat;

    // Its zones.
    inline static const QString handId = QStringLiteral("hand");
    inline static const QString pileId = QStringLiteral("discards");
    inline static const QString stockId = QStringLiteral("stock");
    inline static const QString middleId = QStringLiteral("middle");

    // thirtyone_events.cpp: what happens
    [[nodiscard]] Milliseconds show(const Event &event, const Before &before) override;
    Milliseconds show(const thirtyone::Dealt &dealt);
    Milliseconds show(const thirtyone::Moved &moved, const Before &before);
    Milliseconds showFirstStep(const thirtyone::Moved &moved);
    Milliseconds showDiscard(const thirtyone::Moved &moved, cards::Card discard, const Before &before);
    Milliseconds show(const thirtyone::Blitzed &blitzed);
    Milliseconds show(const thirtyone::Showdown &showdown);
    Milliseconds showVoid(const thirtyone::Showdown &showdown);
    void forget() override;

    // thirtyone_moments.cpp: what is rare, and which hand beats which
    [[nodiscard]] std::optional<Highlight> highlightOf(Seat seat) const override;
    [[nodiscard]] QString showdownWhy() const override;
    [[nodiscard]] QString whyWeaker(const Hand &weaker, const Hand &stronger) const override;

    // thirtyone_table.cpp: what lies on the table, and what the person may do
    [[nodiscard]] Stage stageOf(const View &view) const override;
    [[nodiscard]] int largestCut(const View &view) const override { return view.choice().cutMost; }
    [[nodiscard]] int strengthOf(const Hand &hand) const override;
    [[nodiscard]] HandWorth worthOf(const Hand &hand) const override;
    [[nodiscard]] QList<bool> countingOf(const Hand &hand) const override;
    [[nodiscard]] std::vector<ZoneRow> lying() const override;
    [[nodiscard]] ZoneRow handLying() const;
    [[nodiscard]] bool choosesCards() const override
    {
        return m_stage == Draw || (m_stage == Turn && thirtyone::hasMiddle(m_view.options));
    }
    [[nodiscard]] QString whyBarred(const QString &zone, int place) const override;
    [[nodiscard]] QList<Place> choiceFor(const Move &move) const override;
    [[nodiscard]] std::optional<cards::Card> chosenDiscard() const;
    [[nodiscard]] std::optional<Move> chosenMove() const override;
    [[nodiscard]] std::optional<Move> moveOf(const QString &action) const override;
    void make(const QString &action) override;
    [[nodiscard]] bool isKnock(const Move &move) const override;

    // thirtyone_tickets.cpp: the tickets of a turn
    [[nodiscard]] std::vector<ActionRow> choices() const override;
    [[nodiscard]] QString usualStep() const;
    [[nodiscard]] std::vector<ActionRow> firstStep() const;
    [[nodiscard]] ActionRow endingTicket(bool usual) const;
    [[nodiscard]] ActionRow secondStep() const;
    [[nodiscard]] QString actionOfKey(const QString &key) const override;

    // thirtyone_exchange.cpp: the cards in the middle, and what is exchanged with them
    [[nodiscard]] ZoneRow middleLying() const;
    [[nodiscard]] Place placeOfKey(const QString &key) const override;
    [[nodiscard]] thirtyone::Exchange chosenCards() const;
    [[nodiscard]] std::optional<thirtyone::Exchange> chosenExchange() const;
    [[nodiscard]] QList<Place> choiceOf(const thirtyone::Exchange &exchange) const;
    [[nodiscard]] QString becomes(const thirtyone::Exchange &exchange) const;
    [[nodiscard]] QString middleStillToChoose() const;
    /// What is asked in a turn: the hand, the pile where there is one, and what lies in the middle.
    [[nodiscard]] QString turnQuestionWithMiddle() const;
    [[nodiscard]] ActionRow exchangeTicket() const;
    Milliseconds showExchange(const thirtyone::Moved &moved, const thirtyone::Exchange &exchange, const Before &before);

    // thirtyone_switch.cpp: the two packets of Switch, and the dealer's choice
    [[nodiscard]] bool hasPackets() const { return m_view.options.source == thirtyone::Source::packets; }
    [[nodiscard]] std::vector<ZoneRow> packetsLying() const;
    [[nodiscard]] QString closedText() const;
    [[nodiscard]] QString closedPromise() const;
    [[nodiscard]] std::vector<ActionRow> handChoice() const;
    [[nodiscard]] std::vector<ActionRow> packetTickets() const;
    [[nodiscard]] QString handChoiceQuestion() const;
    [[nodiscard]] QString packetsQuestion() const;
    [[nodiscard]] QString actionOfPacketKey(const QString &key) const;
    [[nodiscard]] std::optional<Move> moveOfPackets(const QString &action) const;
    Milliseconds showKept(const thirtyone::Moved &moved);
    Milliseconds showSwapped(const thirtyone::Moved &moved, const Before &before);
    // thirtyone_bets.cpp: bets between deals on who lasts longer
    [[nodiscard]] bool isPassedBy(const View &view) const override { return view.phase == thirtyone::Phase::offer; }
    void layBets() override;
    [[nodiscard]] BetWords words(const thirtyone::SideBet &bet) const;
    [[nodiscard]] QString nameInBets(Seat seat) const { return isYou(seat) ? QString() : nameOf(seat); }
    [[nodiscard]] std::vector<ActionRow> betTickets() const;
    [[nodiscard]] QString actionOfBetKey(const QString &key) const;
    [[nodiscard]] std::optional<Move> betOf(const QString &action) const;
    /// Does what is no move; false where it is one, or something else.
    [[nodiscard]] bool turnToBets(const QString &action);
    [[nodiscard]] QString betNotice() const;
    [[nodiscard]] QString betQuestion() const;
    [[nodiscard]] QString betBubble(Seat seat) const;
    [[nodiscard]] static int resultOf(const thirtyone::SettledBet &over); ///< as BetWords has it
    Milliseconds showBet(const thirtyone::Moved &moved);
    Milliseconds show(const thirtyone::BetsSettled &settled);
    // thirtyone_restart.cpp: whoever may restart a deal is asked at its showdown
    [[nodiscard]] std::vector<ActionRow> restartTickets() const;
    [[nodiscard]] game::SeatSet losesNow() const;
    [[nodiscard]] QString restLoses() const;
    [[nodiscard]] QString restartTitle() const;
    [[nodiscard]] QString restartText() const;
    /// The deal is void as somebody has restarted it.
    [[nodiscard]] bool isRestarted() const { return m_ending == thirtyone::Ending::reset; }
    Milliseconds show(const thirtyone::HandsShown &shown);
    Milliseconds showRestart(const thirtyone::Moved &moved);

    // thirtyone_pieces.cpp: what lies before its seats and on the plate
    [[nodiscard]] int stakes(const View &view) const override;
    [[nodiscard]] int piecesOf(int score) const override;
    [[nodiscard]] int piecesGone(int before, int left) const override;

    // thirtyone_words.cpp: what it is called
    [[nodiscard]] QString bubble(Seat seat) const override;
    [[nodiscard]] bool saysForALap() const override { return false; }
    [[nodiscard]] QString gameNotice() const override;
    [[nodiscard]] QString gameQuestion() const override;
    [[nodiscard]] QString turnQuestion() const;
    [[nodiscard]] QString why(thirtyone::Illegal illegal) const override;
    [[nodiscard]] QString whyNotYourTurn() const override;
    [[nodiscard]] cards::Card topOfPile() const;
    [[nodiscard]] QString inWordsOf(const Hand &hand) const;
    /// The best that the hand makes with the top of the discard pile; nothing where that is no better.
    [[nodiscard]] std::optional<QString> betterWithTop() const;
    [[nodiscard]] QString whoLoses() const; // thirtyone_ends.cpp, with all that is said of the end of a deal

    // thirtyone_points.cpp: the same of points
    [[nodiscard]] bool forPoints() const { return counted() == Counted::points; }
    /// Those of the showdown who have most of something, and how much.
    struct Foremost
    {
        int most = 0;
        QStringList names;
        bool own = false; ///< "you" is among them
    };
    [[nodiscard]] Foremost foremost(const std::array<std::int16_t, game::maxSeats> &numbers) const;
    [[nodiscard]] QString whoScores() const;
    [[nodiscard]] QString whoLeads() const;
    [[nodiscard]] QString sixForThirtyOne(const QString &worth) const;
    // thirtyone_pot.cpp: the same of chips
    [[nodiscard]] bool forChips() const { return counted() == Counted::chips; }
    [[nodiscard]] game::DealOver settled(const thirtyone::Showdown &showdown) const override;
    void stakeAntes();
    [[nodiscard]] QString whoTakesThePot() const;
    [[nodiscard]] QString whyThePot() const;
    [[nodiscard]] QString potForThirtyOne(const QString &worth) const;
    [[nodiscard]] static bool knockerPaysTwo(Seat knocker, game::SeatSet blitzers, const knocking::Tokens &before);

    /// What the seat to move got in the first step of its turn.
    cards::Card m_got;
    bool m_took = false; ///< from the discard pile, for all to see
    game::SeatSet m_blitzers;
    thirtyone::Ending m_ending = thirtyone::Ending::showdown;
    Seat m_restarter = game::nobody;
    thirtyone::SideBet m_offered;      ///< last
    thirtyone::SettledBets m_betsOver; ///< since the last deal
};
