// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/determinization.h"

#include <algorithm>
#include <bit>

namespace mambassa {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using game::SeatSet;

namespace {

constexpr std::size_t bothHands = 2 * cardsInHand;
constexpr std::uint8_t wholeHand = 0x0f;
constexpr std::uint8_t wholeMonte = 0xf0;

int crossed(std::uint8_t cards)
{
    return std::popcount(static_cast<unsigned>(cards >> cardsInHand));
}

/// The cards of hand and monte in rising order, and what each adds to the number of a set by its place in it.
struct EightCards
{
    std::array<std::uint8_t, bothHands> bit{};
    std::array<std::uint8_t, bothHands> face{};

    EightCards(const Hand &hand, const Hand &monte)
    {
        for (std::size_t card = 0; card < bothHands; ++card) {
            const std::uint8_t next = card < cardsInHand ? hand[card].face() : monte[card - cardsInHand].face();
            std::size_t place = card;
            for (; place > 0 && face[place - 1] > next; --place) {
                face[place] = face[place - 1];
                bit[place] = bit[place - 1];
            }
            face[place] = next;
            bit[place] = static_cast<std::uint8_t>(1U << card);
        }
    }
};

SeatSet only(Seat seat)
{
    SeatSet one;
    one.insert(seat);
    return one;
}

} // namespace

int Reach::exchanged() const
{
    return crossed(cards);
}

Reaches reachesOf(const Hand &hand, const Hand &monte, const Ranking &ranking)
{
    Reaches reaches{.kept = {.strength = ranking.strength(hand), .cards = wholeHand},
                    .exchanged = {},
                    .shirt = {.strength = ranking.strength(monte), .cards = wholeMonte}};
    Reach &best = reaches.exchanged;
    const EightCards all(hand, monte);
    for (std::size_t fourth = 3; fourth < bothHands; ++fourth)
        for (std::size_t third = 2; third < fourth; ++third)
            for (std::size_t second = 1; second < third; ++second)
                for (std::size_t first = 0; first < second; ++first) {
                    const auto cards = static_cast<std::uint8_t>(all.bit[first] | all.bit[second] | all.bit[third]
                                                                 | all.bit[fourth]);
                    if (cards == wholeHand || cards == wholeMonte)
                        continue;
                    const Strength strength
                        = ranking.strengthInOrder(all.face[first], all.face[second], all.face[third], all.face[fourth]);
                    if (best.cards == 0 || strength > best.strength
                        || (strength == best.strength && crossed(cards) < crossed(best.cards)))
                        best = {.strength = strength, .cards = cards};
                }
    return reaches;
}

void reach(Hand &hand, Hand &monte, const Reach &reach)
{
    std::size_t theirs = 0;
    for (std::size_t mine = 0; mine < cardsInHand; ++mine) {
        if ((unsigned{reach.cards} >> mine & 1U) != 0)
            continue;
        while ((unsigned{reach.cards} >> (cardsInHand + theirs) & 1U) == 0)
            ++theirs;
        std::swap(hand[mine], monte[theirs]);
        ++theirs;
    }
}

void keepMostly(Hand &hand, const Pack &maybe, Pack &missing, game::Random &random)
{
    constexpr std::uint32_t onceGoneIn = 8;
    for (std::size_t newest = maybe.size(); newest > 0 && hand.size() < cardsInHand; --newest)
        if (const Card card = maybe[newest - 1]; !random.once(onceGoneIn) && missing.removeFirst(card))
            hand.push_back(card);
}

Determinization Determinization::from(const View &view)
{
    Determinization deal;
    deal.lay(view, view.phase == Phase::dealersChoice);
    if (view.phase == Phase::draw)
        deal.exchanged = view.exchanged;
    return deal;
}

void Determinization::complete(const View &view, Pack missing, game::Random &random)
{
    for (const Seat seat : playing)
        if (seat != view.seat)
            keepMostly(hands[at(seat)], view.maybe[at(seat)], missing, random);
    for (const Seat seat : playing)
        monte::fill(hands[at(seat)], missing, random);
    random.shuffle(missing);
    stock = Stock(missing);
}

void Determinization::lookAt(SeatSet seatsLookedAt)
{
    declaration = declarationIn(hands, seatsLookedAt, *ranking);
    over = over || !declaration.owners.empty();
}

void Determinization::make(const Move &move)
{
    if (const auto *exchange = std::get_if<Exchange>(&move)) {
        monte::swapCards(hands[at(toMove)], monte, *exchange);
        lookAt(only(toMove));
        exchanged = static_cast<int>(exchange->give.size());
        if (isShirtChange(move)) {
            useTurn(true);
            exchanged.reset();
            endTurn();
        }
        return;
    }
    if (std::holds_alternative<Draw>(move) || std::holds_alternative<Stay>(move)) {
        const auto *draw = std::get_if<Draw>(&move);
        secondStep(draw != nullptr ? std::optional(hands[at(toMove)].indexOf(draw->discard)) : std::nullopt);
        return;
    }
    if (std::holds_alternative<Keep>(move)) {
        std::swap(hands[at(toMove)], monte);
        knock(toMove);
    }
    toMove = after(toMove); // the first lap begins after the dealer's choice
    lookAt(playing);
}

void Determinization::secondStep(std::optional<std::size_t> discarded)
{
    const int before = exchanged.value_or(0);
    exchanged.reset();
    useTurn(!discarded && before == 0);
    if (discarded) {
        Card &card = hands[at(toMove)][*discarded];
        card = stock.draw(card);
        lookAt(only(toMove));
    }
    endTurn();
}

void Determinization::use(const Deed &deed)
{
    Hand &hand = hands[at(toMove)];
    reach(hand, monte, deed.exchange);
    const int count = deed.exchange.exchanged();
    if (count > 0 && endsThePlay(Ranking::category(deed.exchange.strength))) {
        lookAt(only(toMove));
        return;
    }
    exchanged = count;
    if (count == cardsInHand) {
        useTurn(true);
        exchanged.reset();
        endTurn();
    } else {
        secondStep(deed.discarded);
    }
}

std::optional<std::size_t> Determinization::usualDiscard(const Hand &hand, int exchangedBefore, double content) const
{
    const double share = ranking->share(ranking->strength(hand));
    const bool mayKnock = knocker == nobody && exchangedBefore == 0;
    if (mayKnock && share >= content)
        return std::nullopt;
    const Draws::Best best = Draws::table().best(hand);
    // Who has exchanged nothing and does not want to knock has to draw, and does so where it costs little.
    constexpr double littleLost = 0.1;
    constexpr double fair = 0.6;
    if (mayKnock && (share < fair || best.share >= share - littleLost))
        return best.discarded;
    return best.share > share ? std::optional(best.discarded) : std::nullopt;
}

Deed Determinization::usualDeed(const OpponentModel &model) const
{
    const Hand &hand = hands[at(toMove)];
    const Reaches reaches = reachesOf(hand, monte, *ranking);
    Deed deed;
    if (knocker == nobody) {
        const Reach &final = reaches.shirt.strength > reaches.kept.strength ? reaches.shirt : reaches.kept;
        deed.knocks = ranking->share(final.strength) >= model.content
            && (model.evenWhereItGains || reaches.exchanged.strength <= final.strength)
            && !endsThePlay(Ranking::category(reaches.best().strength));
        deed.exchange = deed.knocks ? final : reaches.bestToGoOn();
    } else {
        deed.exchange = reaches.best();
    }
    const int count = deed.exchange.exchanged();
    if (deed.knocks || count == cardsInHand || endsThePlay(Ranking::category(deed.exchange.strength)))
        return deed;
    Hand after = hand;
    Hand left = monte;
    reach(after, left, deed.exchange);
    deed.discarded = usualDiscard(after, count, model.content);
    deed.knocks = !deed.discarded && count == 0 && knocker == nobody;
    return deed;
}

void Determinization::playTurn(const OpponentModel &model)
{
    if (exchanged)
        secondStep(usualDiscard(hands[at(toMove)], *exchanged, model.content));
    else
        use(usualDeed(model));
}

} // namespace mambassa
