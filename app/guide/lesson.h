// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/card.h"
#include "catalog/entry.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <cassert>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

/// A lesson: a situation that is laid out in advance and goes one way. What the pupil does is
/// compared with what the lesson is about; all others do what is written here.
template<class G>
struct Lesson
{
    using Words = QString (*)();
    using Hand = decltype(G::View::hand);
    using Move = typename G::Move;

    /// A pack that comes in, by codes: what each seat is dealt, what is laid in the middle then, and the top of the
    /// stock.
    struct Deal
    {
        std::vector<std::string> hands; ///< by seat
        std::string middle;
        std::string stock = {};
        /// Cards that are nobody's, in packets: after each round one for each of these.
        std::vector<std::string> packets = {};
    };
    /// The next thing that happens.
    struct Beat
    {
        std::variant<Deal, Move> what;
        Words before = nullptr;    ///< said while the pupil has to choose
        Words answer = nullptr;    ///< what `before` asked for: said, and shown, when the pupil wants it or was wrong
        Words after = nullptr;     ///< said of it; the match waits until it was read
        Words settled = nullptr;   ///< said at the showdown that it leads to
        Words otherwise = nullptr; ///< why another choice is less good, where no estimate can say so
        QStringList things = {};   ///< spoken of in `after`; else whoever made the move
    };

    QString key; ///< in the person's preferences
    Words title;
    Words line;   ///< in the list: what it is about
    Words learnt; ///< at its end
    typename G::Options options;
    int seats = 0;
    typename G::Opening opening;
    std::vector<Beat> beats; ///< the first two: a pack, and its cut

    [[nodiscard]] typename G::State beginning() const { return {options, seats, opening}; }

    /// The cards of codes with blanks between: "AD 4S KC".
    template<class Cards>
    static void add(Cards &cards, const std::string &codes)
    {
        std::istringstream words(codes);
        for (std::string code; words >> code;)
            cards.push_back(*G::pack.parse(code));
    }
    [[nodiscard]] static Hand cardsOf(const std::string &codes)
    {
        Hand hand;
        add(hand, codes);
        return hand;
    }
    /// The pack that brings about a deal of this state, where it is cut at that place.
    [[nodiscard]] static typename G::Pack packFor(const typename G::State &state, const Deal &deal, int cutAt);
};

/// As a list has them.
template<class G>
[[nodiscard]] std::vector<LessonOffer> offersOf(const std::vector<Lesson<G>> &lessons)
{
    std::vector<LessonOffer> offers;
    for (const Lesson<G> &lesson : lessons)
        offers.push_back({.key = lesson.key, .title = lesson.title(), .line = lesson.line()});
    return offers;
}

template<class G>
typename G::Pack Lesson<G>::packFor(const typename G::State &state, const Deal &deal, int cutAt)
{
    const auto view = state.view(0);
    typename G::Pack wanted;
    std::vector<Hand> hands; // in the order in which they are dealt
    game::Seat seat = view.dealer;
    do {
        seat = game::nextSeat(seat, view.alive(), view.seats);
        hands.push_back(cardsOf(deal.hands[game::at(seat)]));
    } while (seat != view.dealer);
    for (const std::string &packet : deal.packets)
        hands.push_back(cardsOf(packet));
    if constexpr (G::dealsSingly) {
        for (std::size_t card = 0; card < hands.front().size(); ++card)
            for (const Hand &hand : hands)
                wanted.push_back(hand[card]);
    } else {
        for (const Hand &hand : hands)
            for (const cards::Card card : hand)
                wanted.push_back(card);
    }
    add(wanted, deal.middle);
    add(wanted, deal.stock);
    typename G::Pack rest = G::newPack(state);
    for (const cards::Card card : wanted) {
        [[maybe_unused]] const bool found = rest.removeFirst(card);
        assert(found);
    }
    for (const cards::Card card : rest)
        wanted.push_back(card);
    // As it was before the cut.
    std::rotate(wanted.begin(), wanted.end() - cutAt, wanted.end());
    return wanted;
}
