// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/game_name.h"
#include "match/match.h"
#include "match/scene.h"
#include "models/phrases.h"
#include "models/preferences.h"
#include "models/table.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <functional>
#include <optional>

/// The table of one game: it is told views and events of that game, and asks for its moves.
template<game::Game G>
class GameTable : public Table, public Audience<G>
{
public:
    using View = typename G::View;
    using Move = typename G::Move;
    using Event = typename G::Event;
    using Hand = decltype(View::hand);

    /// What the table asks of the match that it shows.
    struct Link
    {
        std::function<bool(const Move &)> play; ///< the person's move
        std::function<void()> shown;            ///< the last event was shown
        std::function<QString()> seed;          ///< of the match's shuffles, in hex; asked for at its end
        std::function<void()> hurry;            ///< the opponents need not seem to think any longer
        bool onlooker = false;                  ///< nobody plays here: seat 0 is only whose side one looks from
        game::Seat firstTurned = 0;             ///< before whom the first card for the dealer is turned
    };

    explicit GameTable(QObject *parent);

    [[nodiscard]] QString game() const override { return gameName<G>(); }
    /// Lays an empty table for a match that begins with this view.
    void open(const View &view, const std::vector<Guest> &guests, const QString &commitment, const Link &link);
    /// Lays a table that was written by hand; what is done at it changes nothing.
    void open(const Scene<G> &scene);
    /// Lays the table at once as it is when all that `past` tells it has been shown, and tells nobody: of a match that
    /// goes on, or is looked at again. It may lie already, for another moment of the same match or another seat's: then
    /// what is the same stays.
    void resume(const View &view, const std::vector<Guest> &guests, const QString &commitment, const Link &link,
                const std::function<void()> &past);
    /// How long an opponent seems to think about this view.
    [[nodiscard]] std::chrono::milliseconds thinkingTime(const View &view);
    /// What happened before this choice is to be looked at first, where one goes through a match.
    [[nodiscard]] bool comesLater(const View &view) const
    {
        const Stage stage = stageOf(view);
        return stage == Cut || stage == Reentry;
    }

    /// Of the moves of the seat that the view belongs to; empty where nobody could make one.
    [[nodiscard]] virtual LazyEstimate estimate(const View &view) const = 0;
    /// Among the legal moves of the view's seat, where it is one.
    [[nodiscard]] static std::optional<std::size_t> placeOf(const View &view, const Move &move);
    /// The cards of `hand` that the bits of `selection` name.
    [[nodiscard]] static Hand chosen(const Hand &hand, int selection);
    /// The bits of the places in `hand` where these cards lie; of equal cards the first.
    [[nodiscard]] static int placesOf(Hand cards, const Hand &hand);

    // Audience
    [[nodiscard]] bool happened(const Event &event, const View &view) override;
    void awaits(const View &view) override;
    void finished() override { layActions(); }

protected:
    /// How it was when something happened.
    struct Before
    {
        View view;
        QStringList hand; ///< faces
        QStringList monte;
    };
    /// Shows an event; the view already tells of it.
    [[nodiscard]] virtual Milliseconds show(const Event &event, const Before &before) = 0;
    [[nodiscard]] virtual Stage stageOf(const View &view) const = 0;
    /// The dealer looks at the cards of `aside`, and at no other.
    [[nodiscard]] virtual bool dealerChooses(const View &view) const = 0;
    [[nodiscard]] virtual int largestCut(const View &view) const = 0;
    /// Coins or tokens that are drawn on the plate.
    [[nodiscard]] virtual int stakes(const View &view) const = 0;
    [[nodiscard]] virtual QString bubble(game::Seat seat) const = 0;
    [[nodiscard]] virtual std::optional<Move> moveOf(const QString &action) const = 0;
    [[nodiscard]] virtual QString why(typename G::Illegal illegal) const = 0;
    [[nodiscard]] virtual bool isKnock(const Move &move) const = 0;
    /// What is chosen on the table, where it is a move, and the cards of hand and monte that a move needs chosen.
    [[nodiscard]] virtual std::optional<Move> chosenMove() const = 0;
    [[nodiscard]] virtual std::pair<Hand, Hand> cardsOf(const Move &move) const = 0;
    /// The hands of the last showdown anew.
    virtual void layShowdown() = 0;

    void adopt(const View &view);
    void take(const View &view);
    void hush(const View &view);
    void dropView() override;
    void laySeats() override;
    void layCards() override;
    void make(const QString &action) override;
    void play(const Move &move);
    /// The cards that went from hand to monte and back, in the log, and on their ways.
    template<class Exchange>
    void tellExchange(game::Seat seat, LogLine::What what, const Exchange &exchange, const Before &before);

    /// Tells of a showdown, with the seats that held a rare hand.
    Milliseconds settle(const typename G::Showdown &showdown, game::SeatSet rare);
    /// Lays its hands, the best first.
    void compareHands(const typename G::Showdown &showdown);

    View m_view;

private:
    /// What a review of the deal needs.
    void remember(const Event &event, const View &before);
    /// Chooses the cards of this move on the table, without making it.
    void choose(std::size_t move);
    void seatDown(const View &view, const std::vector<Guest> &guests, const QString &commitment, const Link &link);

    std::function<bool(const Move &)> m_play;
    /// Of the choice that the person has with `m_view`.
    LazyEstimate m_choice;
};

template<game::Game G>
GameTable<G>::GameTable(QObject *parent)
    : Table(parent)
{
    connect(this, &Table::selectionChanged, &m_hint, [this] {
        const auto move = chosenMove();
        m_hint.setChosen(move ? placeOf(m_view, *move) : std::nullopt);
    });
    connect(&m_hint, &Hint::wanted, this, &GameTable::choose);
}

// ---------------------------------------------------------------- a match comes and goes

template<game::Game G>
void GameTable<G>::seatDown(const View &view, const std::vector<Guest> &guests, const QString &commitment,
                            const Link &link)
{
    m_play = link.play;
    m_ties = {.shown = link.shown,
              .seed = link.seed,
              .hurry = link.hurry,
              .onlooker = link.onlooker,
              .firstTurned = link.firstTurned};
    m_guests = guests;
    m_commitment = commitment;
    take(view);
    m_cutAt = m_now.cutMost / 2 + 1;
}

template<game::Game G>
void GameTable<G>::open(const View &view, const std::vector<Guest> &guests, const QString &commitment, const Link &link)
{
    const QScopedValueRollback changing(m_changing, true);
    close();
    seatDown(view, guests, commitment, link);
    Q_EMIT commitmentChanged();
    Q_EMIT seatCountChanged();
    Q_EMIT cutAtChanged();
    adopt(view);
    // The view was known already when adopt() compared.
    Q_EMIT stockChanged();
    Q_EMIT poolChanged();
    if (!commitment.isEmpty())
        note({.what = LogLine::What::sealed, .code = commitment});
}

template<game::Game G>
void GameTable<G>::open(const Scene<G> &scene)
{
    std::vector<Guest> guests;
    for (const auto &seat : scene.seats)
        guests.push_back({.name = seat.name, .portrait = seat.portrait});
    open(scene.view, guests, {}, {});
    if (const auto event = scene.event())
        static_cast<void>(happened(*event, scene.view));
    else
        awaits(scene.view);
}

template<game::Game G>
void GameTable<G>::resume(const View &view, const std::vector<Guest> &guests, const QString &commitment,
                          const Link &link, const std::function<void()> &past)
{
    const QScopedValueRollback changing(m_changing, true);
    const bool silent = blockSignals(true);
    m_catchingUp = true;
    forget();
    m_past.clear();
    seatDown(view, guests, commitment, link);
    if (!commitment.isEmpty())
        note({.what = LogLine::What::sealed, .code = commitment});
    past();
    // Whether the person is asked now, the match will say.
    m_asked = false;
    m_catchingUp = false;
    blockSignals(silent);
    m_log.setRows(std::exchange(m_past, {}));
    layShowdown();
    adopt(m_view);
    layActions();
    emitAll();
}

template<game::Game G>
void GameTable<G>::dropView()
{
    m_play = nullptr;
    take({});
}

template<game::Game G>
std::chrono::milliseconds GameTable<G>::thinkingTime(const View &view)
{
    // Nobody ponders over a cut or a stake.
    return comesLater(view) ? m_tempo.thinking() / 2 : m_tempo.thinking();
}

// ---------------------------------------------------------------- the match speaks

template<game::Game G>
bool GameTable<G>::happened(const Event &event, const View &view)
{
    const QScopedValueRollback changing(m_changing, true);
    const Before before{.view = m_view, .hand = m_hand, .monte = m_monte};
    m_asked = false;
    m_hint.dismiss();
    if (!m_ties.onlooker)
        remember(event, before.view);
    selectNothing();
    adopt(view);
    const Milliseconds time = show(event, before);
    if (m_catchingUp)
        return true;
    layActions();
    Q_EMIT yourTurnChanged();
    if (time == Milliseconds(0))
        return true;
    m_showing = true;
    if (time == untilGoneOn)
        waitForNextDeal();
    else
        m_showingTimer.start(time);
    layActions();
    return false;
}

template<game::Game G>
void GameTable<G>::remember(const Event &event, const View &before)
{
    if (std::holds_alternative<typename G::Dealt>(event))
        m_review.clear();
    const auto *moved = std::get_if<typename G::Moved>(&event);
    if (moved != nullptr && moved->seat == before.seat)
        if (const LazyEstimate choice = m_choice ? m_choice : estimate(before))
            m_review.chose(choice, *placeOf(before, moved->move));
    if (std::holds_alternative<typename G::Showdown>(event))
        m_review.dealIsOver(before.deal, names());
}

template<game::Game G>
void GameTable<G>::awaits(const View &view)
{
    const QScopedValueRollback changing(m_changing, true);
    m_asked = isYou(view.toMove);
    m_confirmingKnock = false;
    selectNothing();
    hush(view);
    adopt(view);
    enter(stageOf(view));
    if (m_catchingUp)
        return;
    if (m_asked) {
        m_choice = estimate(view);
        m_hint.consider(m_choice, names());
    }
    layActions();
    Q_EMIT yourTurnChanged();
    tellWhatIsAsked();
}

/// What was said before is over: of whoever has to choose, and before a cut of all.
template<game::Game G>
void GameTable<G>::hush(const View &view)
{
    m_said[game::at(view.toMove)] = {};
    if (stageOf(view) == Cut)
        m_said.fill({});
}

// ---------------------------------------------------------------- what lies on the table

template<game::Game G>
void GameTable<G>::take(const View &view)
{
    m_view = view;
    m_choice = {};
    m_now = {.seats = view.seats,
             .deal = view.deal,
             .lap = view.lap,
             .stock = view.stock,
             .cutMost = largestCut(view),
             .toMove = view.toMove,
             .dealer = view.dealer,
             .knocker = view.knocker,
             .winner = view.winner,
             .playing = view.playing,
             .tokens = {}};
    std::copy(view.tokens.begin(), view.tokens.end(), m_now.tokens.begin());
}

template<game::Game G>
void GameTable<G>::adopt(const View &view)
{
    if (m_catchingUp)
        return take(view);
    const auto before = std::tuple(m_view.stock, m_view.pool, m_stakes);
    take(view);
    m_stakes = stakes(view);
    laySeats();
    layCards();
    const auto [stock, pool, stakes] = before;
    if (stock != view.stock)
        Q_EMIT stockChanged();
    if (pool != view.pool || stakes != m_stakes)
        Q_EMIT poolChanged();
    Q_EMIT noticeChanged();
}

template<game::Game G>
void GameTable<G>::laySeats()
{
    using game::at;
    if (m_catchingUp)
        return;
    // Nobody knows the first dealer before the last card for that is turned.
    const bool dealerFound = m_view.deal > 0 || (m_stage == FirstDealer && m_toDraw.isEmpty());
    const bool aided = Preferences::instance().memoryAid();
    std::vector<SeatRow> rows;
    for (game::Seat seat = 0; seat < static_cast<game::Seat>(m_guests.size()); ++seat) {
        const QStringList shown = Phrases::faces(m_view.shown[at(seat)]);
        const bool holds = m_view.playing.contains(seat) && m_view.deal > 0 && stageOf(m_view) != Cut;
        const auto &said = m_said[at(seat)].what;
        rows.push_back({.seat = seat,
                        .name = nameOf(seat),
                        .portrait = m_guests[at(seat)].portrait,
                        .tokens = m_view.tokens[at(seat)],
                        .dealer = dealerFound && m_view.dealer == seat,
                        .turn = m_view.toMove == seat,
                        .knocked = m_view.knocker == seat,
                        .out = m_view.tokens[at(seat)] == 0,
                        .cards = holds && shown.isEmpty() ? cardsInHand() : 0,
                        .shown = shown,
                        .known = aided && shown.isEmpty() && seat != person ? Phrases::faces(m_view.known[at(seat)])
                                                                            : QStringList(),
                        .said = bubble(seat),
                        .loud = said == LogLine::What::knocked
                            || (m_view.knocker == seat && said == LogLine::What::shirtChange)
                            || said == LogLine::What::kept});
    }
    m_seats.setRows(std::move(rows));
}

template<game::Game G>
void GameTable<G>::layCards()
{
    if (m_catchingUp)
        return;
    const QStringList backs(cardsInHand(), QStringLiteral("back"));
    const bool choosing = dealerChooses(m_view);
    const bool mayNotLook = choosing && m_view.hand.empty() && m_view.playing.contains(person);
    QStringList hand = mayNotLook ? backs : Phrases::faces(m_view.hand);
    QStringList monte = Phrases::faces(m_view.monte);
    QStringList aside = choosing && m_view.aside.empty() ? backs : Phrases::faces(m_view.aside);
    int known = 0;
    if (Preferences::instance().memoryAid() && m_view.seats > 0)
        for (QStringList lying = hand; const cards::Card card : m_view.known[game::at(person)])
            if (const auto slot = lying.indexOf(Phrases::face(card)); slot >= 0) {
                known |= 1 << slot;
                lying[slot].clear();
            }
    const bool otherCards = std::exchange(m_hand, hand) != hand;
    if (const bool otherKnown = std::exchange(m_handKnown, known) != known; otherCards || otherKnown)
        Q_EMIT handChanged();
    if (std::exchange(m_monte, monte) != monte)
        Q_EMIT monteChanged();
    if (std::exchange(m_aside, aside) != aside)
        Q_EMIT asideChanged();
}

template<game::Game G>
template<class Exchange>
void GameTable<G>::tellExchange(game::Seat seat, LogLine::What what, const Exchange &exchange, const Before &before)
{
    const auto count = static_cast<int>(exchange.give.size());
    say(seat, what, count);
    note({.what = what,
          .seat = seat,
          .give = {exchange.give.begin(), exchange.give.end()},
          .take = {exchange.take.begin(), exchange.take.end()}});
    const QStringList give = Phrases::faces(exchange.give);
    const QStringList take = Phrases::faces(exchange.take);
    // Where another's cards lie open, it can be seen which of them goes.
    QList<int> handSlots
        = slotsOf(give, seat == person ? before.hand : Phrases::faces(before.view.shown[game::at(seat)]));
    if (handSlots.contains(-1)) // of a hand that lies face down
        for (int card = 0; card < count; ++card)
            handSlots[card] = card;
    Q_EMIT exchanged(seat, handSlots, slotsOf(take, before.monte), give, take);
}

template<game::Game G>
auto GameTable<G>::settle(const typename G::Showdown &showdown, game::SeatSet rare) -> Milliseconds
{
    m_payers = showdown.worst;
    m_standing.settled(m_view.deal, m_view.playing, rare, showdown.tokens);
    layShowdown();
    enter(Stage::Showdown);
    tellHands();
    Q_EMIT showdownChanged();
    Q_EMIT showdownReached();
    for (const game::Seat seat : showdown.worst) {
        note({.what = LogLine::What::lostToken,
              .seat = seat,
              .worth = m_view.ranking->worth(showdown.hands[game::at(seat)]),
              .count = showdown.tokens[game::at(seat)]});
        Q_EMIT tokenLost(seat);
    }
    for (const game::Seat seat : showdown.gained) {
        note({.what = LogLine::What::gainedToken,
              .seat = seat,
              .worth = m_view.ranking->worth(showdown.hands[game::at(seat)])});
        Q_EMIT tokenGained(seat);
    }
    return untilGoneOn;
}

template<game::Game G>
void GameTable<G>::compareHands(const typename G::Showdown &showdown)
{
    if (m_catchingUp)
        return;
    std::vector<ShowdownRow> rows;
    for (game::Seat seat = 0; seat < m_view.seats; ++seat) {
        const Hand &hand = showdown.hands[game::at(seat)];
        if (hand.empty())
            continue;
        const auto counting = m_view.ranking->counting(hand);
        rows.push_back({.seat = seat,
                        .name = nameOf(seat),
                        .portrait = m_guests[game::at(seat)].portrait,
                        .hand = {hand.begin(), hand.end()},
                        .counting = QList<bool>(counting.begin(), counting.end()),
                        .worth = m_view.ranking->worth(hand),
                        .tokens = showdown.tokens[game::at(seat)],
                        .loser = showdown.worst.contains(seat),
                        .gained = showdown.gained.contains(seat)});
    }
    const auto strength
        = [&](const ShowdownRow &row) { return m_view.ranking->strength(showdown.hands[game::at(row.seat)]); };
    std::stable_sort(rows.begin(), rows.end(), [&](const ShowdownRow &left, const ShowdownRow &right) {
        return strength(left) > strength(right);
    });
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row].place = row > 0 && strength(rows[row]) == strength(rows[row - 1]) ? rows[row - 1].place
                                                                                    : static_cast<int>(row) + 1;
    m_showdown.setRows(std::move(rows));
}

// ---------------------------------------------------------------- what the person does

template<game::Game G>
auto GameTable<G>::chosen(const Hand &hand, int selection) -> Hand
{
    Hand cards;
    for (std::size_t slot = 0; slot < hand.size(); ++slot)
        if ((selection >> slot & 1) != 0)
            cards.push_back(hand[slot]);
    return cards;
}

template<game::Game G>
int GameTable<G>::placesOf(Hand cards, const Hand &hand)
{
    int places = 0;
    for (std::size_t slot = 0; slot < hand.size(); ++slot)
        if (cards.removeFirst(hand[slot]))
            places |= 1 << slot;
    return places;
}

template<game::Game G>
void GameTable<G>::choose(std::size_t move)
{
    const auto legal = G::legalMoves(m_view);
    const auto [give, take] = cardsOf(legal[move]);
    selectNothing();
    m_confirmingKnock = false;
    m_handSelection = placesOf(give, m_view.hand);
    m_monteSelection = placesOf(take, m_view.monte);
    if (m_handSelection != 0)
        Q_EMIT selectionChanged();
    layActions();
}

template<game::Game G>
std::optional<std::size_t> GameTable<G>::placeOf(const View &view, const Move &move)
{
    const auto legal = G::legalMoves(view);
    const std::size_t place = legal.indexOf(move);
    return place < legal.size() ? std::optional(place) : std::nullopt;
}

template<game::Game G>
void GameTable<G>::make(const QString &action)
{
    if (const auto move = moveOf(action))
        play(*move);
}

template<game::Game G>
void GameTable<G>::play(const Move &move)
{
    if (!m_asked)
        return Q_EMIT refused(whyNotYourTurn());
    if (const auto illegal = check(m_view.choice(), move))
        return Q_EMIT refused(*illegal == G::Illegal::notNow ? whyNotYourTurn() : why(*illegal));
    if (isKnock(move) && asksAgain())
        return;
    m_confirmingKnock = false;
    if (m_play)
        m_play(move);
}
