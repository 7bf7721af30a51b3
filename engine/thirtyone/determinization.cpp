// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/determinization.h"

#include "thirtyone/play_on.h"

namespace thirtyone {

using cards::Card;
using game::Seat;

namespace {

Card takeLast(Pack &left)
{
    const Card card = left[left.size() - 1];
    left.truncate(left.size() - 1);
    return card;
}

/// Turns that a seat has used in the deal when another is to move.
int turnsUsed(const View &view, Seat seat)
{
    if (view.phase == Phase::dealersChoice)
        return 0;
    // The lap goes from the dealer's left round to the dealer; the mover has not used its turn of this one.
    Seat each = view.dealer;
    do
        each = game::nextSeat(each, view.playing, view.seats);
    while (each != seat && each != view.toMove);
    return each == seat && seat != view.toMove ? view.lap : view.lap - 1;
}

/// How the hand of a seat becomes better from turn to turn: by cards that nobody has seen, which come out of what is
/// left.
class Growth
{
public:
    /// The seat holds three cards, and among them these, which all know to be there. The order of `left` is free; what
    /// the seat does not keep stays in it.
    Growth(const View &view, const Hand &known, Pack &left, game::Random &random)
        : m_values(*view.values)
        , m_noStock(!hasPiles(view.options))
        , m_known(known)
        , m_left(left)
        , m_random(random)
        , m_size(left.size())
        , m_hand(known)
    {
        while (m_hand.size() < cardsInHand)
            m_hand.push_back(next());
    }

    [[nodiscard]] const Hand &hand() const { return m_hand; }
    [[nodiscard]] Value value() const { return m_values.of(m_hand); }
    void useTurns(int turns)
    {
        if (m_noStock)
            return; // what came from the packets is known, or came at random
        // Those that come from the stock, and now and then a better one from the discard pile.
        constexpr double cardsOfATurn = 1.4;
        for (double more = cardsOfATurn * turns; more > 0 && m_size > 0; --more) {
            if (more < 1 && m_random.fraction() >= more)
                break;
            m_hand.push_back(next());
            const std::size_t worst = m_values.best(m_hand).discard;
            // A card that all know to be there has stayed.
            m_hand.removeFirst(m_hand[m_known.contains(m_hand[worst]) ? std::size_t{cardsInHand} : worst]);
        }
    }

private:
    cards::Card next()
    {
        const auto place = m_random.below(static_cast<std::uint32_t>(m_size));
        std::swap(m_left[place], m_left[--m_size]);
        return m_left[m_size];
    }

    const HandValues &m_values;
    bool m_noStock;
    const Hand &m_known;
    Pack &m_left;
    game::Random &m_random;
    std::size_t m_size;
    Hand m_hand;
};

/// What all have seen a seat do in its turns.
struct Course
{
    int turns = 0;     ///< that it has used
    int open = 0;      ///< of them, those in which it might have knocked and did not
    int knockedIn = 0; ///< the number of that turn; 0 where it has not knocked

    Course(const View &view, Seat seat)
        : turns(turnsUsed(view, seat))
        , open(turns)
    {
        if (view.knocker == game::nobody)
            return;
        // Who comes before the knocker in a lap has let as many turns go by as the knocker has used.
        const int ofKnocker = turnsUsed(view, view.knocker);
        Seat first = view.dealer;
        do
            first = game::nextSeat(first, view.playing, view.seats);
        while (first != seat && first != view.knocker);
        open = first == view.knocker ? ofKnocker - 1 : ofKnocker;
        knockedIn = seat == view.knocker ? ofKnocker : 0;
    }
};

/// Whether a player of that model would have gone that way, while its hand grows. Nobody came to 31 before a knock:
/// that would have ended the deal.
bool goesSo(const Course &course, const KnockModel &model, int knockFromRound, int playing, Growth &growth)
{
    for (int turn = 1; turn <= course.turns; ++turn) {
        const Value value = growth.value();
        if (value == thirtyOne && turn <= course.open + 1)
            return false;
        const bool wouldKnock = turn >= knockFromRound && value >= model.threshold(turn, playing);
        if (turn == course.knockedIn)
            return wouldKnock;
        if (wouldKnock && turn <= course.open)
            return false;
        growth.useTurns(1);
    }
    return course.turns > course.open || growth.value() < thirtyOne;
}

/// The same with packets, where a hand changes by what all see rather than it grows: what it was before is not gone
/// into.
bool holdsSo(const Course &course, const KnockModel &model, int playing, Value value)
{
    if (course.knockedIn > 0)
        return value < thirtyOne && value >= model.threshold(course.knockedIn, playing);
    return value < thirtyOne || course.turns > course.open;
}

} // namespace

Deal dealOf(const View &view)
{
    Deal deal{.values = view.values,
              .options = view.options,
              .play = knocking::playOf(view),
              .phase = view.phase,
              .piles = {.stock = {}, .discards = view.discards},
              .hands = view.known,
              .known = view.known,
              .taken = view.taken,
              .middle = view.middle,
              .aside = view.aside,
              .closed = view.closed,
              .chips = view.tokens,
              .pot = view.pot,
              .ending = {},
              .blitzers = {}};
    deal.play.lastLap = lastLap(view.options);
    deal.hand(view.seat) = view.hand;
    for (const Card card : view.closed.cards)
        if (!card.hidden())
            deal.seers[card.face()].insert(view.seat);
    if (view.phase == Phase::reset) {
        deal.hands = view.shown;
        deal.ending = Ending::showdown;
    }
    return deal;
}

Pack missing(const View &view)
{
    using cards::french::Rank;
    Pack left = cards::french::newPack<cards::french::packSize>(view.options.pack == PackKind::stripped ? Rank::seven
                                                                                                        : Rank::two);
    takeOut(left, view.discards);
    takeOut(left, view.hand);
    for (const Hand *lying : {&view.middle.cards, &view.aside, &view.closed.cards})
        takeOut(left, *lying);
    for (const Seat seat : view.playing)
        if (seat != view.seat)
            takeOut(left, view.phase == Phase::reset ? view.shown[game::at(seat)] : view.known[game::at(seat)]);
    return left;
}

void fillTheRest(Deal &deal, Pack &left, game::Random &random)
{
    random.shuffle(left);
    for (Hand *lying : {&deal.middle.cards, &deal.closed.cards})
        for (Card &card : *lying)
            if (card.hidden())
                card = takeLast(left);
    if (deal.closed.from != game::nobody)
        for (const Card card : deal.closed.cards)
            deal.seers[card.face()].insert(deal.closed.from);
    deal.piles.stock = left;
}

Deal anyDeal(const View &view, game::Random &random)
{
    Deal deal = dealOf(view);
    Pack left = missing(view);
    random.shuffle(left);
    for (const Seat seat : view.playing)
        while (deal.hand(seat).size() < cardsInHand)
            deal.hand(seat).push_back(takeLast(left));
    deal.piles.stock = left;
    if (hasMiddle(view.options))
        fillTheRest(deal, left, random);
    return deal;
}

Deal plausibleDeal(const View &view, game::Random &random)
{
    constexpr int tries = 6;
    constexpr Value leastOfKnocker = 2 * 22;
    Deal deal = dealOf(view);
    Pack left = missing(view);
    for (const Seat seat : view.playing) {
        if (seat == view.seat)
            continue;
        const Hand known = deal.hand(seat);
        const int turns = turnsUsed(view, seat);
        const auto likely = [&](Value value) {
            return view.knocker == seat ? value >= leastOfKnocker
                                        : value < usualPlayer.threshold(turns + 1, view.playing.size());
        };
        Hand &hand = deal.hand(seat);
        for (int tried = 0; tried < tries; ++tried) {
            Growth growth(view, known, left, random);
            growth.useTurns(turns);
            hand = growth.hand();
            if (likely(view.values->of(hand)))
                break;
        }
        takeOut(left, hand);
    }
    fillTheRest(deal, left, random);
    return deal;
}

Determinization dealAmongStrangers(const View &view, game::Random &random)
{
    constexpr int tries = 200;
    Determinization imagined{.deal = dealOf(view)};
    Pack left = missing(view);
    for (const Seat seat : view.playing) {
        if (seat == view.seat)
            continue;
        const Course course(view, seat);
        Hand &hand = imagined.deal.hand(seat);
        KnockModel &model = imagined.models[game::at(seat)];
        const Hand known = hand;
        bool found = false;
        for (int tried = 0; tried < tries && !found; ++tried) {
            model = allKnockModels[pick(beliefOfAStranger(), random)];
            // Nobody has been seen to mind how many there are: with it too few losses are expected among regulars.
            model.minds = 0;
            Growth growth(view, known, left, random);
            found = hasPiles(view.options)
                ? goesSo(course, model, view.options.knockFromRound, view.playing.size(), growth)
                : holdsSo(course, model, view.playing.size(), growth.value());
            hand = growth.hand();
        }
        takeOut(left, hand);
    }
    fillTheRest(imagined.deal, left, random);
    return imagined;
}

} // namespace thirtyone
