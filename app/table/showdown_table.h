// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/game_table.h"
#include "table/turning_order.h"
#include "words/face.h"

#include <QScopedValueRollback>

#include <algorithm>

/// The table of a game in which a deal ends with a showdown: hands are turned, compared and settled.
template<game::Game G>
class ShowdownTable : public GameTable<G>
{
public:
    using typename GameTable<G>::Event;
    using typename GameTable<G>::Hand;
    using typename GameTable<G>::View;

protected:
    using typename GameTable<G>::Milliseconds;
    using GameTable<G>::GameTable;
    using GameTable<G>::untilGoneOn;

    void forget() override;
    /// What a showdown comes to, as all see it now: what was staked before is no part of it.
    [[nodiscard]] virtual game::DealOver settled(const typename G::Showdown &showdown) const
    {
        return *G::dealOver(showdown, this->m_view.deal);
    }
    /// Tells of a showdown, with the seats that held a rare hand.
    Milliseconds settle(const typename G::Showdown &showdown, game::SeatSet rare);
    /// The deal came to nothing, and no hand is shown.
    void settleVoid(const typename G::Showdown &showdown);
    void compareHands() override;
    /// The hands are turned one by one from now on, where there is time for that.
    void coverHands(const Event &event, const View &before) override;
    /// Of those that lie face down, in the order in which they are turned.
    [[nodiscard]] std::vector<game::Seat> handsToTurn() const;
    void tellVerdict() override;
    [[nodiscard]] QString showdownWhy() const override;
    [[nodiscard]] int heldLast(game::Seat seat) const override
    {
        return static_cast<int>(m_lastShowdown.hands[game::at(seat)].size());
    }
    /// Why the weaker of these hands is the weaker, in a sentence, where that is not seen at once; or nothing.
    [[nodiscard]] virtual QString whyWeaker(const Hand & /*weaker*/, const Hand & /*stronger*/) const { return {}; }

    /// What hands are worth: more is better, equal is a tie; in words; and which cards count.
    [[nodiscard]] virtual int strengthOf(const Hand &hand) const = 0;
    [[nodiscard]] virtual HandWorth worthOf(const Hand &hand) const = 0;
    [[nodiscard]] virtual QList<bool> countingOf(const Hand &hand) const = 0;

    typename G::Showdown m_lastShowdown;
    game::DealOver m_dealOver;               ///< what that came to
    game::Seat m_lastKnocker = game::nobody; ///< who ended that deal

private:
    void rememberDeal(const typename G::Showdown &showdown);

    Hand m_bestHand; ///< of the person's that were laid open
};

template<game::Game G>
void ShowdownTable<G>::forget()
{
    GameTable<G>::forget();
    m_lastShowdown = {};
    m_dealOver = {};
    m_lastKnocker = game::nobody;
    m_bestHand = {};
}

template<game::Game G>
void ShowdownTable<G>::rememberDeal(const typename G::Showdown &showdown)
{
    this->m_ownMatch.stands(this->m_view.deal, G::standing(this->m_view).score[this->person]);
    const Hand &hand = showdown.hands[this->person];
    if (hand.empty())
        return;
    if (m_bestHand.empty() || strengthOf(hand) > strengthOf(m_bestHand)) {
        m_bestHand = hand;
        this->m_ownMatch.held(facesOf(G::pack, hand), worthOf(hand), this->m_view.deal);
    }
}

template<game::Game G>
auto ShowdownTable<G>::settle(const typename G::Showdown &showdown, game::SeatSet rare) -> Milliseconds
{
    m_lastShowdown = showdown;
    m_lastKnocker = this->m_view.knocker;
    m_dealOver = settled(showdown);
    this->m_paid = m_dealOver.lost;
    this->m_payers = {};
    for (const game::Seat seat : m_dealOver.held)
        if (this->m_paid[game::at(seat)] > 0)
            this->m_payers.insert(seat);
    if (this->judges())
        rememberDeal(showdown);
    this->m_standing.settled(m_dealOver, rare);
    compareHands();
    this->enter(Table::Showdown);
    if (this->m_turning) {
        Q_EMIT this->showdownChanged();
        Q_EMIT this->showdownReached();
        this->m_staging.begin(
            handsToTurn(),
            this->m_tempo.staging(static_cast<int>(this->m_showdown.rows().size()), this->cardsInHand()));
    } else {
        this->tellHands();
        Q_EMIT this->showdownChanged();
        Q_EMIT this->showdownReached();
        tellVerdict();
    }
    return untilGoneOn;
}

template<game::Game G>
void ShowdownTable<G>::settleVoid(const typename G::Showdown &showdown)
{
    m_lastShowdown = {};
    m_lastKnocker = game::nobody;
    m_dealOver = *G::dealOver(showdown, this->m_view.deal);
    this->m_paid = m_dealOver.lost;
    this->m_payers = {};
    this->m_turning = false;
    this->m_covered = {};
    this->m_standing.settled(m_dealOver, {});
    if (!this->judges())
        return;
    this->m_ownMatch.stands(this->m_view.deal, G::standing(this->m_view).score[this->person]);
    this->m_review.dealIsOver(this->m_now.deal, this->names());
}

template<game::Game G>
void ShowdownTable<G>::coverHands(const Event &event, const View &before)
{
    this->m_turning = false;
    this->m_covered = {};
    this->m_unseen = {};
    this->m_told = {};
    this->m_lastEvent.clear();
    if (this->m_catchingUp || !std::holds_alternative<typename G::Showdown>(event)
        || this->m_tempo.staging(before.playing.size(), this->cardsInHand()).gathering == Milliseconds(0))
        return;
    this->m_turning = true;
    this->m_standingBefore = G::standing(before);
    for (const game::Seat seat : before.playing)
        if (seat != this->person && before.shown[game::at(seat)].empty())
            this->m_covered.insert(seat);
    this->m_turning = !this->m_covered.empty(); // else there is nothing to wait for
}

template<game::Game G>
std::vector<game::Seat> ShowdownTable<G>::handsToTurn() const
{
    // Rows have places already: the weaker a hand, the larger is its place.
    std::vector<CoveredHand> covered;
    for (int place = 1; place <= this->m_now.seats; ++place)
        for (const ShowdownRow &row : this->m_showdown.rows())
            if (row.seat == (this->m_now.dealer + place) % this->m_now.seats && this->m_covered.contains(row.seat))
                covered.push_back({.seat = row.seat, .strength = -row.place});
    std::vector<game::Seat> order = turningOrder(covered);
    // The person's own was never covered; what is rare about it is told first.
    if (this->m_ties.you == this->person && !m_lastShowdown.hands[this->person].empty()
        && this->highlightOf(this->person))
        order.insert(order.begin(), this->person);
    return order;
}

template<game::Game G>
void ShowdownTable<G>::tellVerdict()
{
    const QScopedValueRollback changing(this->m_changing, true);
    const bool staged = this->m_turning;
    const typename G::Showdown showdown = m_lastShowdown;
    const game::DealOver over = m_dealOver;
    Table::tellVerdict();
    if (staged)
        this->tellHands();
    for (const game::Seat seat : over.held) {
        const int lost = over.lost[game::at(seat)];
        const int left = over.after.score[game::at(seat)];
        if (lost == 0)
            continue;
        this->note({.what = LogLine::What::lostToken,
                    .seat = seat,
                    .worth = worthOf(showdown.hands[game::at(seat)]),
                    .count = this->piecesOf(left),
                    .lost = lost,
                    .lastLife = this->isLastLife(left)});
        if (const int pieces = this->piecesGone(left + lost - over.gained[game::at(seat)], left); pieces > 0)
            Q_EMIT this->tokenLost(seat, pieces);
        else if (this->counted() == Counted::corners)
            Q_EMIT this->cornerFolded(seat);
    }
    for (const game::Seat seat : over.held) {
        const int gained = over.gained[game::at(seat)];
        const bool points = over.after.kind == game::Score::points;
        if (gained == 0 && !points) // points are written down, be they none
            continue;
        this->note({.what = points ? LogLine::What::scored : LogLine::What::gainedToken,
                    .seat = seat,
                    .worth = worthOf(showdown.hands[game::at(seat)]),
                    .count = over.after.score[game::at(seat)],
                    .lost = gained});
        if (points)
            Q_EMIT this->pointsWritten(seat);
        else
            Q_EMIT this->tokenGained(seat, this->piecesOf(gained));
    }
    if (this->judges())
        this->m_review.dealIsOver(this->m_now.deal, this->names());
    if (!staged)
        return;
    constexpr Milliseconds tokenHasGone(1500);
    game::SeatSet leaving;
    for (const game::Seat seat : over.held)
        if (!over.after.in.contains(seat) && !this->mayComeBack(seat))
            leaving.insert(seat);
    static_cast<void>(this->stopForFarewell(leaving, tokenHasGone));
    this->layActions();
    this->waitForNextDeal();
}

template<game::Game G>
QString ShowdownTable<G>::showdownWhy() const
{
    if (this->m_payers.empty() || this->m_view.seats == 0)
        return {};
    const Hand &weaker = m_lastShowdown.hands[game::at(this->m_payers.lowest())];
    const Hand *next = nullptr;
    for (game::Seat seat = 0; seat < this->m_view.seats; ++seat) {
        const Hand &hand = m_lastShowdown.hands[game::at(seat)];
        if (hand.empty() || this->m_payers.contains(seat))
            continue;
        if (next == nullptr || strengthOf(hand) < strengthOf(*next))
            next = &hand;
    }
    return next == nullptr ? QString() : whyWeaker(weaker, *next);
}

template<game::Game G>
void ShowdownTable<G>::compareHands()
{
    const typename G::Showdown &showdown = m_lastShowdown;
    if (this->m_catchingUp)
        return;
    std::vector<ShowdownRow> rows;
    for (game::Seat seat = 0; seat < this->m_view.seats; ++seat) {
        const Hand &hand = showdown.hands[game::at(seat)];
        if (hand.empty())
            continue;
        const int lost = m_dealOver.lost[game::at(seat)];
        const int left = m_dealOver.after.score[game::at(seat)];
        const int before = left + lost - m_dealOver.gained[game::at(seat)];
        rows.push_back({.seat = seat,
                        .name = this->nameOf(seat),
                        .portrait = this->m_guests[game::at(seat)].portrait,
                        .hand = facesOf(G::pack, hand),
                        .counting = countingOf(hand),
                        .worth = worthOf(hand),
                        .tokens = this->piecesOf(left),
                        .lastLife = this->isLastLife(left),
                        .loser = lost > 0,
                        .lost = lost,
                        .gained = m_dealOver.gained[game::at(seat)],
                        .knocked = m_lastKnocker == seat,
                        .call = this->call(),
                        .you = this->isYou(seat),
                        .tokensBefore = this->piecesOf(before),
                        .lastLifeBefore = this->isLastLife(before),
                        .counted = this->counted(),
                        .up = !this->m_covered.contains(seat),
                        .told = !this->m_turning});
    }
    const auto strength = [&](const ShowdownRow &row) { return strengthOf(showdown.hands[game::at(row.seat)]); };
    std::stable_sort(rows.begin(), rows.end(), [&](const ShowdownRow &left, const ShowdownRow &right) {
        return strength(left) > strength(right);
    });
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row].place = row > 0 && strength(rows[row]) == strength(rows[row - 1]) ? rows[row - 1].place
                                                                                    : static_cast<int>(row) + 1;
    // While they are turned they lie as their seats sit round the table, the person's own last.
    if (this->m_turning)
        std::sort(rows.begin(), rows.end(), [this](const ShowdownRow &left, const ShowdownRow &right) {
            const auto place = [this](const ShowdownRow &row) {
                return row.seat == this->person ? this->m_now.seats
                    : this->clockwise()         ? row.seat
                                                : this->m_now.seats - row.seat - 1;
            };
            return place(left) < place(right);
        });
    this->m_showdown.setRows(std::move(rows));
}

// A game's table is compiled once, in its own file. Macros, as lupdate takes the bare words for those of a class.
#define SHOWDOWN_TABLE_MADE_HERE(G)                                                                                    \
    template class GameTable<G>;                                                                                       \
    template class ShowdownTable<G>
#define SHOWDOWN_TABLE_MADE_ELSEWHERE(G)                                                                               \
    extern template class GameTable<G>;                                                                                \
    extern template class ShowdownTable<G>
