// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/petrangola_turned.h"

#include <algorithm>

using namespace petrangola;
using game::at;
using game::Seat;
using game::SeatSet;

namespace turned {

namespace {

/// The numbers of the seats from one side of the table.
class Side
{
public:
    Side(Seat foot, int seats)
        : m_foot(foot)
        , m_seats(seats)
    {
    }
    [[nodiscard]] Seat of(Seat seat) const
    {
        return seat == game::nobody ? game::nobody : (seat - m_foot + m_seats) % m_seats;
    }
    [[nodiscard]] SeatSet of(SeatSet seats) const
    {
        SeatSet from;
        for (const Seat seat : seats)
            from.insert(of(seat));
        return from;
    }
    template<class Each>
    [[nodiscard]] std::array<Each, game::maxSeats> of(std::array<Each, game::maxSeats> list) const
    {
        std::rotate(list.begin(), list.begin() + m_foot, list.begin() + m_seats);
        return list;
    }

private:
    Seat m_foot;
    int m_seats;
};

} // namespace

View view(const View &view, Seat foot)
{
    const Side side(foot, view.seats);
    View from = view;
    from.seat = side.of(view.seat);
    from.toMove = side.of(view.toMove);
    from.dealer = side.of(view.dealer);
    from.knocker = side.of(view.knocker);
    from.winner = side.of(view.winner);
    from.playing = side.of(view.playing);
    from.tokens = side.of(view.tokens);
    from.reentriesLeft = side.of(view.reentriesLeft);
    from.known = side.of(view.known);
    from.shown = side.of(view.shown);
    return from;
}

Event event(const Event &event, Seat foot, int seats)
{
    const Side side(foot, seats);
    Event from = event;
    if (auto *found = std::get_if<FirstDealerFound>(&from)) {
        found->dealer = side.of(found->dealer);
    } else if (auto *dealt = std::get_if<Dealt>(&from)) {
        dealt->dealer = side.of(dealt->dealer);
        dealt->cutBy = side.of(dealt->cutBy);
        dealt->hands = side.of(dealt->hands);
    } else if (auto *moved = std::get_if<Moved>(&from)) {
        moved->seat = side.of(moved->seat);
    } else if (auto *shown = std::get_if<HandShown>(&from)) {
        shown->seat = side.of(shown->seat);
    } else if (auto *showdown = std::get_if<Showdown>(&from)) {
        showdown->hands = side.of(showdown->hands);
        showdown->worst = side.of(showdown->worst);
        showdown->gained = side.of(showdown->gained);
        showdown->tokens = side.of(showdown->tokens);
    } else if (auto *answered = std::get_if<ReentryAnswered>(&from)) {
        answered->seat = side.of(answered->seat);
    } else if (auto *ended = std::get_if<MatchEnded>(&from)) {
        ended->winner = side.of(ended->winner);
    }
    return from;
}

View openView(const State &state, Seat foot, const std::array<Hand, game::maxSeats> &dealt)
{
    View open = state.view(foot);
    const bool choosing = open.phase == Phase::dealersChoice;
    if (choosing) {
        open.aside = state.view(open.dealer).aside;
        if (foot == open.dealer)
            open.hand = dealt[at(foot)];
    }
    for (const Seat seat : open.playing)
        if (seat != foot)
            open.shown[at(seat)] = choosing && seat == open.dealer ? dealt[at(seat)] : state.view(seat).hand;
    return open;
}

} // namespace turned
