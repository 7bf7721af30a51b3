// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/game_name.h"
#include "match/match.h"
#include "scenes/scene.h"
#include "table/table.h"

#include <QScopedValueRollback>

#include <functional>
#include <optional>

/// The table of one game: it is told views and events of that game, and asks for its moves. Here is how a match comes
/// and goes; the rest of its functions is in the headers that this one ends with.
template<game::Game G>
class GameTable : public Table, public Observer<G>
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
        DraftKeeper draft = {};
        bool onlooker = false;      ///< nobody plays here: seat 0 is only whose side one looks from
        game::Seat you = 0;         ///< whom the words of the table call "you"; nobody, where nobody
        game::Seat firstTurned = 0; ///< before whom the first card for the dealer is turned
        bool rematch = false;       ///< another match can follow at the same table
        bool occasion = false;      ///< it was one of an evening, or the day's: one goes on where it came from
        bool dealPasses = false;    ///< this is such a one: nobody draws for the first deal
        bool lesson = false;        ///< its deal has no number
        bool shared = false;        ///< several people sit at this screen, one after the other
        bool owners = true;         ///< seat 0 is the owner's: the only moves that are gone through later
    };

    explicit GameTable(QObject *parent);

    [[nodiscard]] const cards::Pack &cardPack() const override { return G::pack; }
    [[nodiscard]] QString game() const override { return gameName<G>(); }
    [[nodiscard]] game::Seating seating() const override { return game::seatingBy<G>(m_view.options); }
    [[nodiscard]] OptionValues rules() const override
    {
        return m_view.seats > 0 ? valuesOf<G>(m_view.options) : OptionValues();
    }
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
        return stage == Cut || stage == Betting || stage == Reentry;
    }
    /// The seat to move cuts the pack.
    [[nodiscard]] bool isCut(const View &view) const { return stageOf(view) == Cut; }
    /// Of the moves of the seat that the view belongs to; empty where nobody could make one.
    [[nodiscard]] virtual LazyEstimate estimate(const View &view) const = 0;
    /// Where a move is among those of `choice`, an estimate of this view; nothing where it is none of them. Here they
    /// are the legal moves.
    [[nodiscard]] virtual std::optional<std::size_t> placeIn(const LazyEstimate &choice, const View &view,
                                                             const Move &move) const;
    /// A move that was made, to be judged later: with `choice`, the estimate of this view, or another of it that surely
    /// has the move; nothing where there is nothing to judge.
    [[nodiscard]] virtual std::optional<MadeMove> judged(const LazyEstimate &choice, const View &view,
                                                         const Move &made) const;
    /// The person's hand as it lies: sorted when it is dealt, where the game sorts it, and then each card where the one
    /// lay for which it came. Places in the hand are places in this.
    [[nodiscard]] const Hand &lyingHand() const { return m_lying; }
    /// The cards of `hand` at these places.
    [[nodiscard]] static Hand cardsAt(const QList<int> &places, const Hand &hand);
    /// The places in `hand` where these cards lie, in rising order; of equal cards the first.
    [[nodiscard]] static QList<int> placesOf(Hand cards, const Hand &hand);

    // Observer
    [[nodiscard]] bool happened(const Event &event, const View &view) override;
    void awaits(const View &view) override;
    void finished() override { layActions(); }

protected:
    /// How it was when something happened.
    struct Before
    {
        View view;
        QStringList hand; ///< faces
        QStringList open; ///< likewise, of the cards that all take from
    };
    /// The person's cards lie by suit, and of each suit the highest first. Rules know no order of a hand.
    [[nodiscard]] virtual bool sortsHand() const { return false; }
    /// Shows an event; the view already tells of it.
    [[nodiscard]] virtual Milliseconds show(const Event &event, const Before &before) = 0;
    [[nodiscard]] virtual Stage stageOf(const View &view) const = 0;
    /// Cards that lie face down before a seat, or in its hand.
    [[nodiscard]] virtual int cardsHeld(game::Seat /*seat*/) const { return cardsInHand(); }
    /// Cards that all saw go into that hand, and that are surely still there.
    [[nodiscard]] static QStringList knownIn(const View &view, game::Seat seat);
    /// Others that may have left it unseen since.
    [[nodiscard]] virtual QStringList perhapsIn(const View &, game::Seat) const { return {}; }
    /// The seat that chose last goes on with the same: what it has said stands.
    [[nodiscard]] virtual bool isSameTurn(const View &view) const { return stageOf(view) == Draw; }
    /// A choice in which most do nothing, and of which nothing is seen then.
    [[nodiscard]] virtual bool isPassedBy(const View &) const { return false; }
    /// What the person would be asked in vain, since there is one answer only: it is given, and nobody asks.
    [[nodiscard]] virtual std::optional<Move> goesWithoutSaying(const View &) const { return {}; }
    [[nodiscard]] virtual int largestCut(const View &view) const = 0;
    /// Coins or tokens that are drawn on the plate.
    [[nodiscard]] virtual int stakes(const View &view) const = 0;
    [[nodiscard]] virtual QString bubble(game::Seat seat) const = 0;
    /// What a seat has done stands beside it until its next turn; else only until the next seat has had its own.
    [[nodiscard]] virtual bool saysForALap() const { return true; }
    [[nodiscard]] virtual std::optional<Move> moveOf(const QString &action) const = 0;
    [[nodiscard]] virtual QString why(typename G::Illegal illegal) const = 0;
    [[nodiscard]] virtual bool isKnock(const Move &move) const = 0;
    /// What is chosen on the table, where it is a move, and what a move needs chosen.
    [[nodiscard]] virtual std::optional<Move> chosenMove() const = 0;
    [[nodiscard]] virtual QList<Place> choiceFor(const Move &move) const = 0;
    /// Chooses the cards of this move of the hint's on the table, without making it.
    virtual void choose(std::size_t move);
    void adopt(const View &view);
    void take(const View &view);
    void hush(const View &view);
    [[nodiscard]] std::vector<flights::Packet> lyingBefore() const;
    void dropView() override;
    void forget() override;
    void laySeats() override;
    /// The person's, with these faces.
    [[nodiscard]] ZoneRow handZone(const QStringList &faces) const;
    void make(const QString &action) override;
    void play(const Move &move);
    /// What a game adds where a deal ends with a showdown, whose hands are turned and compared.
    virtual void coverHands(const Event & /*event*/, const View & /*before*/) { }
    virtual void compareHands() { }
    /// How many cards lie before a seat at the end of a deal.
    [[nodiscard]] virtual int heldLast(game::Seat /*seat*/) const { return 0; }

    View m_view;
    LazyEstimate m_choice;                  ///< of the choice that the person has with that view
    game::Seat m_lastToMove = game::nobody; ///< who was awaited last

private:
    /// What the person had before this deal; `before` is how it was then.
    [[nodiscard]] int beforeStakes(const View &before) const
    {
        const bool stakes = G::standing(m_view).kind == game::Score::chips;
        return G::standing(stakes ? before : m_view).score[person];
    }
    void arrangeHand();
    /// What a review of the deal and of the match needs.
    void remember(const Event &event, const View &before);
    void seatDown(const View &view, const std::vector<Guest> &guests, const QString &commitment, const Link &link);

    std::function<bool(const Move &)> m_play;
    int m_step = 0; ///< of the match's events, so many were told
    Hand m_lying;
    std::vector<std::size_t> m_handOrder; ///< places in the view's hand
    bool m_undealt = false;               ///< the hand is still to come
};

template<game::Game G>
GameTable<G>::GameTable(QObject *parent)
    : Table(parent)
{
    connect(this, &Table::selectionChanged, &m_hint, [this] {
        const auto move = chosenMove();
        m_hint.setChosen(move ? placeIn(m_choice, m_view, *move) : std::nullopt);
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
              .draft = link.draft,
              .onlooker = link.onlooker,
              .you = link.you,
              .firstTurned = link.firstTurned,
              .rematch = link.rematch,
              .occasion = link.occasion,
              .dealPasses = link.dealPasses,
              .lesson = link.lesson,
              .shared = link.shared,
              .owners = link.owners};
    m_forAll = false;
    m_step = 0;
    m_guests = guests;
    m_commitment = commitment;
    m_undealt = false;
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
    seatTalkers(link.hurry != nullptr);
    adopt(view);
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
    if (scene.moment < SceneMoment::firstDealer)
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
    past();
    // Whether the person is asked now, the match will say.
    m_asked = false;
    m_catchingUp = false;
    seatTalkers(link.hurry != nullptr);
    blockSignals(silent);
    m_log.setRows(std::exchange(m_past, {}));
    compareHands();
    adopt(m_view);
    layActions();
    emitAll();
}

template<game::Game G>
void GameTable<G>::forget()
{
    Table::forget();
    m_lastToMove = game::nobody;
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
    if (isPassedBy(view))
        return Milliseconds(0);
    // Nobody ponders over a cut or a stake; but the pack is shuffled before it is cut.
    const Milliseconds shuffling
        = stageOf(view) == Cut && !m_shuffle.isEmpty() ? m_tempo.moving(flights::lasting(m_shuffle)) : Milliseconds(0);
    return comesLater(view) ? shuffling + m_tempo.thinking() / 2 : m_tempo.thinking();
}

#include "table/game_table_actions.h"
#include "table/game_table_events.h"
#include "table/game_table_view.h"

// A game's table is compiled once, in its own file. Macros, as lupdate takes the bare words for those of a class.
#define GAME_TABLE_MADE_HERE(G) template class GameTable<G>
#define GAME_TABLE_MADE_ELSEWHERE(G) extern template class GameTable<G>
