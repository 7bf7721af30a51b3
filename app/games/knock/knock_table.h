// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/knock.h"
#include "knock/memory.h"
#include "table/game_table.h"

#include <QCoreApplication>

GAME_TABLE_MADE_ELSEWHERE(knock::Knock);

/// The table of Knock!: tricks, two sides, the dealer's discard, signals, and a count at the end of each deal.
class KnockTable : public GameTable<knock::Knock>
{
    Q_DECLARE_TR_FUNCTIONS(KnockTable)

public:
    explicit KnockTable(QObject *parent = nullptr);

    [[nodiscard]] int cardsInHand() const override { return knock::tricksInDeal; }
    [[nodiscard]] int mostInHand() const override { return knock::mostInHand; }
    [[nodiscard]] QUrl board() const override;
    [[nodiscard]] double middleAcross(bool tall) const override { return tall ? 2.3 : 2.6; }
    [[nodiscard]] QString handValue() const override { return {}; }
    [[nodiscard]] QString poolText() const override { return {}; }
    [[nodiscard]] QString drawText() const override { return {}; }
    /// The house rules may turn it round (KNOCK-2).
    [[nodiscard]] bool tallies() const override { return true; }
    [[nodiscard]] QString tallyFace() const override;
    [[nodiscard]] QString tallyNote() const override;
    [[nodiscard]] QStringList tallyLaid() const override;
    [[nodiscard]] QString tallyLaidNote() const override;
    [[nodiscard]] QString showdownTitle() const override;
    [[nodiscard]] QString showdownText() const override;
    [[nodiscard]] LazyEstimate estimate(const View &view) const override;
    void carryTo(int handPlace, const QString &zone, int place) override;
    /// No hand is rare: none is shown.
    [[nodiscard]] static game::SeatSet rareHands(const View & /*view*/, const knock::Showdown & /*showdown*/)
    {
        return {};
    }

private:
    using Card = cards::Card;
    using Phase = knock::Phase;
    using Seat = game::Seat;
    using Signal = knock::Signal;

    // Its zones.
    inline static const QString handId = QStringLiteral("hand");
    inline static const QString trickId = QStringLiteral("trick");
    inline static const QString laidId = QStringLiteral("laid");
    inline static const QString foolId = QStringLiteral("fool");

    // knock_events.cpp: what happens
    [[nodiscard]] Milliseconds show(const Event &event, const Before &before) override;
    Milliseconds show(const knock::Dealt &dealt);
    Milliseconds show(const knock::Moved &moved, const Before &before);
    Milliseconds showDiscard(Seat seat, const knock::Discard &discard, const Before &before);
    Milliseconds showPlay(Seat seat, const knock::Play &play, const Before &before);
    Milliseconds showSaying(Seat seat, Signal signal);
    Milliseconds show(const knock::TrickWon &won, const Before &before);
    Milliseconds show(const knock::Showdown &showdown);
    void signal(Seat seat, Signal signal);
    void headTrick();
    void noteUnanswered(Seat seat, Card card, const knock::Trick &before);
    void speakOf(const knock::Trick &trick, Seat winner); // knock_notices.cpp
    void forget() override;
    void remember(const Event &event, const Before &before);

    // knock_table.cpp: what lies on the table, and what the person may do
    [[nodiscard]] Stage stageOf(const View &view) const override;
    [[nodiscard]] int largestCut(const View & /*view*/) const override { return knock::cutMost; }
    [[nodiscard]] int stakes(const View & /*view*/) const override { return 0; }
    [[nodiscard]] bool isKnock(const Move & /*move*/) const override { return false; }
    [[nodiscard]] bool isSameTurn(const View &view) const override { return view.phase == Phase::secondSignal; }
    [[nodiscard]] int piecesOf(int /*score*/) const override { return 0; }
    /// Of the deal, as far as its tricks were seen; a scene writes all of them.
    [[nodiscard]] const knock::TrickList &tricksSeen() const
    {
        return m_view.over.size() == knock::tricksInDeal ? m_view.over : m_tricks;
    }
    [[nodiscard]] int cardsHeld(Seat seat) const override;
    [[nodiscard]] std::vector<ZoneRow> lying() const override;
    [[nodiscard]] ZoneRow handLying() const;
    [[nodiscard]] ZoneRow trickLying() const;
    [[nodiscard]] ZoneRow laidLying() const;
    void laySeats() override;
    void layTricks();
    [[nodiscard]] QStringList courseOf(std::size_t side) const;
    [[nodiscard]] bool discards() const { return m_view.phase == Phase::discard; }
    [[nodiscard]] bool plays() const { return m_view.phase == Phase::play; }
    [[nodiscard]] bool choosesCards() const override { return m_stage == Turn && (discards() || plays()); }
    [[nodiscard]] bool choosesOne() const override { return plays(); }
    [[nodiscard]] QString whyBarred(const QString &zone, int place) const override;
    [[nodiscard]] std::optional<Card> chosenCard() const;
    [[nodiscard]] std::optional<Move> chosenMove() const override;
    [[nodiscard]] QList<Place> choiceFor(const Move &move) const override;
    [[nodiscard]] std::vector<ActionRow> choices() const override;
    [[nodiscard]] ActionRow discardTicket() const;
    [[nodiscard]] ActionRow playTicket() const;
    [[nodiscard]] std::vector<ActionRow> requestTickets() const;
    /// Nobody is asked for a request that the hand could make nothing of.
    [[nodiscard]] std::optional<Move> goesWithoutSaying(const View &view) const override;
    void laySayings() override;
    void respeak() override;
    [[nodiscard]] bool wasLastDeal() const override { return m_view.deal >= handsPerMatch(m_view.options); }
    void tellSayings();
    [[nodiscard]] std::optional<Move> moveOf(const QString &action) const override;
    [[nodiscard]] QString actionOfKey(const QString &key) const override;
    void make(const QString &action) override;
    void seek(QChar letter);

    // knock_notices.cpp: what it is called
    [[nodiscard]] QString bubble(Seat seat) const override;
    [[nodiscard]] QString gameNotice() const override;
    [[nodiscard]] QString turnNotice() const override;
    [[nodiscard]] QString trickNotice() const;
    /// How the match stands after the deal that is counted: "your side is 7 points ahead in the match".
    [[nodiscard]] QString matchStands() const;
    [[nodiscard]] QString gameQuestion() const override;
    [[nodiscard]] QString why(knock::Illegal illegal) const override;
    [[nodiscard]] QString whyNotYourTurn() const override;
    [[nodiscard]] QString sideName(std::size_t side) const;
    [[nodiscard]] bool owesForFool() const;
    [[nodiscard]] QString foolNote() const;
    [[nodiscard]] QString cardsInWords(knock::CardSet cards) const;

    // knock_tally.cpp: how a deal is counted
    void layTally();
    [[nodiscard]] std::vector<TallyRow> classes(const std::array<knock::CardSet, knock::sides> &piles) const;
    [[nodiscard]] knock::Settlement settlement(const knock::Showdown &showdown) const;

    /// Who played the Fool in the deal that is counted, and who had won that trick.
    struct FoolPlayed
    {
        Seat from = game::nobody;
        Seat in = game::nobody;
    };
    int m_headed = 0;                         ///< the trick of this deal that the log has a heading of
    std::vector<std::optional<int>> m_course; ///< by deal that was seen counted, the game points of seat 0's side
    knock::TrickList m_tricks;                ///< of this deal, that were seen
    knock::Showdown m_counted;                ///< the last deal
    FoolPlayed m_fool;
    /// What a player who has heard all of the deal knows, by the number of cards that were played when it was heard.
    std::vector<knock::Memory> m_memories;
    QChar m_sought;         ///< the letter that went to a card of the hand last
    int m_soughtPlace = -1; ///< and that card’s place
};
