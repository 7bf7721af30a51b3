// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/memory.h"
#include "pinale/pinale.h"
#include "table/game_table.h"

#include <QCoreApplication>

GAME_TABLE_MADE_ELSEWHERE(pinale::Pinale);

/// The table of Pinale: a hand in two rows, boards of melds, a stock and a pile, and a turn that is made up step by
/// step. What the person lays lies there at once and can be taken back; the match hears of the whole turn when its card
/// is discarded.
class PinaleTable : public GameTable<pinale::Pinale>
{
    Q_DECLARE_TR_FUNCTIONS(PinaleTable)

public:
    explicit PinaleTable(QObject *parent = nullptr);

    [[nodiscard]] int cardsInHand() const override { return pinale::cardsDealt; }
    [[nodiscard]] int mostInHand() const override { return pinale::mostInHand; }
    [[nodiscard]] QUrl board() const override;
    [[nodiscard]] double middleAcross(bool /*tall*/) const override { return 2; }
    [[nodiscard]] QString handValue() const override;
    [[nodiscard]] QString poolText() const override { return {}; }
    [[nodiscard]] QString drawText() const override { return {}; }
    [[nodiscard]] bool tallies() const override { return true; }
    [[nodiscard]] QString showdownTitle() const override;
    [[nodiscard]] QString showdownText() const override;
    [[nodiscard]] LazyEstimate estimate(const View &view) const override;
    [[nodiscard]] std::optional<std::size_t> placeIn(const LazyEstimate &choice, const View &view,
                                                     const Move &move) const override;
    /// A draw is no choice where nothing else may be done.
    [[nodiscard]] std::optional<MadeMove> judged(const LazyEstimate &choice, const View &view,
                                                 const Move &made) const override;
    /// A card of the hand is dragged onto the pile, which discards it, or to a meld.
    void carryTo(int handPlace, const QString &zone, int place) override;
    /// The top of the stock or of the pile is dragged to the hand, or a card of the hand to another place of it.
    void bring(const QString &zone, int place, int toHand) override;
    /// The person's cards as they lie; places in the hand are places in this.
    [[nodiscard]] const std::vector<cards::Card> &handOrder() const { return m_lies; }
    /// The person's turn as far as it is made up; none before the draw.
    [[nodiscard]] const std::optional<pinale::Turn> &turnNow() const { return m_turn; }
    /// How many ways there are to lay the chosen cards, and the turn with one of them.
    [[nodiscard]] std::size_t offerCount() const { return m_offers.size(); }
    [[nodiscard]] pinale::Turn turnWith(std::size_t offer) const;
    /// A card of the hand goes to another place of it; from then on the hand lies as the person has put it.
    Q_INVOKABLE void moveInHand(int from, int to);
    /// No hand is rare: none is shown.
    [[nodiscard]] static game::SeatSet rareHands(const View & /*view*/, const pinale::Showdown & /*showdown*/)
    {
        return {};
    }

private:
    using Card = cards::Card;
    using Phase = pinale::Phase;
    using Seat = game::Seat;
    using Step = pinale::Step;

    // Its zones.
    inline static const QString handId = QStringLiteral("hand");
    inline static const QString stockId = QStringLiteral("stock");
    inline static const QString pileId = QStringLiteral("pile");
    inline static const QString meldsId = QStringLiteral("melds");

    // The look's motion table in milliseconds: cards that are laid, and from one to the next.
    static constexpr int meldTime = 200;
    static constexpr int meldApart = 40;

    /// How the hand is put in order.
    enum class Order : std::uint8_t { bySuit, byRank, asPut };
    /// What a turn is made up from: it begins anew where this changes.
    struct Ground
    {
        int deal = 0;
        Phase phase = Phase::over;
        int stock = 0;
        int pile = 0;
        std::vector<Card> hand;
        bool operator==(const Ground &) const = default;
    };
    /// One way to lay the chosen cards.
    struct Offer
    {
        std::vector<Step> steps;
        int meld = -1; ///< a new one
        int slot = -1; ///< no swap
        int gain = 0;
        int goingOn = 0;           ///< faces of the rest of the hand that would fit the meld then
        pinale::Meld then;         ///< the meld with them
        pinale::Slots before = {}; ///< of them, as what they would be
        pinale::Slots after = {};
    };
    /// What a seat has done in its last turn, for its bubble.
    struct Did
    {
        Card took;
        Card dropped;
        int laid = 0;       ///< points
        bool joker = false; ///< out of a meld of the person's side
        bool out = false;
    };

    // pinale_events.cpp: what happens
    [[nodiscard]] Milliseconds show(const Event &event, const Before &before) override;
    Milliseconds show(const pinale::Dealt &dealt);
    Milliseconds showDraw(Seat seat, Card drew);
    Milliseconds showPlay(Seat seat, const pinale::Play &play, const Before &before);
    Milliseconds show(const pinale::Reshuffled &reshuffled);
    /// Where cards lie in melds: of those that are alike each at a place of its own. By melds and their cards.
    using Laid = std::pair<std::size_t, Card>;
    /// What a step has laid, with the boards after it and before.
    static void addLaid(std::vector<Laid> &laid, const Step &step, const pinale::Board &after,
                        const pinale::Board &before);
    [[nodiscard]] static std::vector<Place> placesOf(const std::vector<Laid> &laid, const pinale::Board &board);
    [[nodiscard]] bool madeUpHere(Seat seat) const;
    void noteStep(Seat seat, const Step &step, const pinale::Turn &after, const pinale::Board &before);
    void forget() override;

    // pinale_count.cpp: how a deal is counted
    Milliseconds show(const pinale::Showdown &showdown);
    void layCounts();
    [[nodiscard]] QString sideName(int side) const;
    [[nodiscard]] QString membersOf(int side) const;
    /// The seats of a side, the first first.
    [[nodiscard]] std::vector<Seat> seatsOf(int side) const;
    [[nodiscard]] int sideCount() const { return pinale::sidesOf(m_view.options, m_view.seats); }
    void laySides();

    // pinale_table.cpp: what lies on the table
    [[nodiscard]] Stage stageOf(const View &view) const override;
    [[nodiscard]] int largestCut(const View & /*view*/) const override { return pinale::cutMost; }
    [[nodiscard]] int stakes(const View & /*view*/) const override { return 0; }
    [[nodiscard]] bool isKnock(const Move & /*move*/) const override { return false; }
    [[nodiscard]] bool isSameTurn(const View &view) const override { return view.phase == Phase::play; }
    [[nodiscard]] int cardsHeld(Seat seat) const override { return m_view.held[game::at(seat)]; }
    [[nodiscard]] int heldLast(Seat seat) const override
    {
        return static_cast<int>(m_counted.hands[game::at(seat)].size());
    }
    [[nodiscard]] std::vector<ZoneRow> lying() const override;
    [[nodiscard]] ZoneRow handLying() const;
    [[nodiscard]] ZoneRow pileLying() const;
    [[nodiscard]] QStringList pileSeen() const;
    void laySeats() override;
    void respeak() override;
    [[nodiscard]] bool wasLastDeal() const override;
    void layMelds();
    void layTurn();
    [[nodiscard]] MeldRow meldRow(std::size_t place) const;
    /// As it lies now, what the person has laid included.
    [[nodiscard]] const pinale::Board &boardNow() const { return m_turn ? m_turn->board() : m_view.board; }
    [[nodiscard]] QString ownNote() const;

    // pinale_turn.cpp: the person's turn while it is made up
    [[nodiscard]] bool draws() const { return m_view.phase == Phase::draw; }
    [[nodiscard]] bool turns() const;
    void beginTurn();
    [[nodiscard]] pinale::Bag handNow() const;
    void lay(std::size_t offer);
    void takeBack();
    void takeAllBack();
    void takeTop();
    void turnChanged();
    /// Where the person can lay nothing more, and wants the hand to go on by itself.
    [[nodiscard]] std::optional<Move> goesWithoutSaying(const View &view) const override;
    /// And nobody else can either.
    [[nodiscard]] bool hastens(const View &view) const { return m_playsOn && isDead(view); }
    [[nodiscard]] bool isPassedBy(const View &view) const override { return hastens(view); }
    /// The person is asked whether the chosen card, a wild one, is to be discarded all the same.
    bool asksOfWild();
    [[nodiscard]] bool wouldWasteWild() const;

    // pinale_draft.cpp: the turn and the order of the hand, kept beside the match
    [[nodiscard]] QJsonObject draftGround() const;
    void keepDraft();
    void takeUpDraft();
    bool takeUpTurn(const QJsonObject &laid);
    bool takeUpOrder(const QJsonObject &hand);

    // pinale_advice.cpp: what hint and review need
    void choose(std::size_t move) override;
    void layAll(const pinale::Play &play);
    [[nodiscard]] pinale::Pack pileOf(const View &view) const;
    void keepInMind(const Event &event);

    // pinale_hand.cpp: the hand as it lies
    void arrange();
    void addToOrder();
    [[nodiscard]] static std::vector<Card> bySuits(const pinale::Hand &hand);
    void putInOrder();
    void changeOrder();
    [[nodiscard]] int apartFrom() const;
    [[nodiscard]] std::vector<Card> chosenCards() const;

    // pinale_offers.cpp: what the chosen cards can be laid as
    void layOffers();
    [[nodiscard]] std::vector<Offer> offersFor(const std::vector<Card> &chosen) const;

    // pinale_tickets.cpp: what the person may do
    [[nodiscard]] bool choosesCards() const override { return m_stage == Turn && m_turn.has_value(); }
    [[nodiscard]] std::optional<Move> chosenMove() const override;
    [[nodiscard]] QList<Place> choiceFor(const Move & /*move*/) const override { return {}; }
    [[nodiscard]] std::vector<ActionRow> choices() const override;
    [[nodiscard]] ActionRow takeTicket() const;
    [[nodiscard]] ActionRow layTicket() const;
    [[nodiscard]] ActionRow discardTicket() const;
    [[nodiscard]] ActionRow backTicket() const;
    [[nodiscard]] static ActionRow playOnTicket();
    void laySayings() override;
    [[nodiscard]] std::optional<Move> moveOf(const QString &action) const override;
    [[nodiscard]] QString actionOfKey(const QString &key) const override;
    [[nodiscard]] Place placeOfKey(const QString & /*key*/) const override { return {}; }
    void make(const QString &action) override;

    // pinale_notices.cpp: what it is called
    [[nodiscard]] QString bubble(Seat seat) const override;
    [[nodiscard]] QString gameNotice() const override;
    [[nodiscard]] QString turnNotice() const override;
    [[nodiscard]] QString gameQuestion() const override;
    [[nodiscard]] QString why(pinale::Illegal illegal) const override;
    [[nodiscard]] QString whyNotYourTurn() const override;
    [[nodiscard]] QString whyNoMeld() const;
    [[nodiscard]] QString whyNotThere(int place) const;
    [[nodiscard]] QString offerWords(const Offer &offer) const;
    [[nodiscard]] QString owedInWords() const;
    [[nodiscard]] QString handInWords() const;
    void speakOf(Seat seat, const pinale::Play &play, const pinale::Board &before, const pinale::Board &after);
    void speakOf(const pinale::Showdown &showdown);

    std::optional<pinale::Turn> m_turn; ///< of the person, while it is made up
    /// The same for the estimates of this choice; those of earlier ones have one that is empty.
    std::shared_ptr<std::optional<pinale::Turn>> m_begun = std::make_shared<std::optional<pinale::Turn>>();
    Ground m_ground;           ///< what it is made up from
    bool m_begins = false;     ///< that has changed, and the hand is not put in order yet
    std::vector<Card> m_order; ///< the hand of the turn's beginning, and what came since, as it is put in order
    std::vector<Card> m_lies;  ///< of those what is still in the hand
    std::size_t m_came = 0;    ///< so many at the end of m_order came in this turn
    Order m_sorting = Order::bySuit;
    std::vector<Offer> m_offers; ///< the best first
    Card m_askedOf;              ///< the wild card of which the person was asked in this turn
    bool m_playsOn = false;      ///< without asking the person, who can lay nothing more in this deal
    std::array<Did, pinale::mostSeats> m_did{};
    pinale::Showdown m_counted; ///< the last deal
    /// The pile as it was at last, and before each time that it became the stock.
    std::vector<pinale::Memory> m_memories;
};
