// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/pack.h"
#include "game/function_ref.h"
#include "game/game.h"
#include "opponents/level.h"
#include "opponents/temperament.h"

#include <algorithm>
#include <array>
#include <stop_token>

/// A game that has next to nothing in common with those of the house: no knock, no monte, no exchange. Two sides of two
/// play clockwise with 52 cards. All hold four and play one in turn; the highest takes a point and leads. Which side
/// has most points after some deals wins; it may be drawn. A policy of its own plays it.
namespace high_card {

using cards::Card;

inline constexpr int cardsInHand = 4;
inline constexpr int seats = 4;
inline constexpr int packSize = 52;
using Pack = cards::CardList<packSize>;
using Hand = cards::CardList<cardsInHand>;
/// By seat.
using Points = std::array<int, seats>;

/// By suit, and by rank from the two to the ace: a higher face is a higher card, among cards of a rank by the suit.
inline std::string code(Card card)
{
    constexpr std::string_view ranks = "23456789TJQKA";
    constexpr std::string_view suits = "CDHS";
    return card.hidden() ? "--" : std::string{ranks[card.face() / suits.size()], suits[card.face() % suits.size()]};
}
inline std::optional<Card> parse(std::string_view written)
{
    for (std::uint8_t face = 0; face < packSize; ++face)
        if (code(Card(face)) == written)
            return Card(face);
    return std::nullopt;
}
inline constexpr cards::Pack french{.name = "french", .faces = packSize, .code = code, .parse = parse};

/// A back is lower than any.
constexpr bool higher(Card card, Card than)
{
    return than.hidden() || card.face() > than.face();
}

struct Options
{
    int deals = 1;
};
inline std::span<const game::Option<Options>> optionList()
{
    static const std::array list{
        game::Option<Options>{{.key = "deals", .kind = game::OptionInfo::Kind::number, .least = 1, .most = 3},
                              [](const Options &options) { return std::int64_t{options.deals}; },
                              [](Options &options, std::int64_t deals) { options.deals = static_cast<int>(deals); }}};
    return list;
}
enum class Illegal : std::uint8_t { notInHand };

/// A card was played, or the pack was dealt where there is none.
struct Event
{
    game::Seat seat = game::nobody;
    Card card{};
    /// With the last card of a deal: what each seat has won in it.
    std::optional<Points> won{};
    /// In all deals.
    Points points{};
};
using Sink = game::FunctionRef<void(const Event &)>;

struct View
{
    game::Seat seat = game::nobody;
    game::Seat toMove = game::nobody;
    Hand hand;
    /// The highest card of the round, or a back.
    Card highest;
    Points points{};
    int deal = 0;
    bool over = false;
};

class State
{
public:
    State(const Options &options, int /*seats*/)
        : m_deals(options.deals)
    {
    }
    [[nodiscard]] bool over() const { return m_deal == m_deals && m_left == 0; }
    [[nodiscard]] bool awaitsPack() const { return m_deal < m_deals && m_left == 0; }
    [[nodiscard]] game::Seat toMove() const { return m_left == 0 ? game::nobody : m_toMove; }
    [[nodiscard]] static int seats() { return high_card::seats; }
    [[nodiscard]] int deal() const { return m_deal; }
    [[nodiscard]] View view(game::Seat seat) const
    {
        return {.seat = seat,
                .toMove = toMove(),
                .hand = m_hands[game::at(seat)],
                .highest = m_highest,
                .points = m_points,
                .deal = m_deal,
                .over = over()};
    }
    [[nodiscard]] Pack allCards() const
    {
        Pack all = m_aside;
        for (const Hand &hand : m_hands)
            for (const Card card : hand)
                all.push_back(card);
        return all;
    }

    void supply(const Pack &shuffled, Sink sink = {})
    {
        m_aside = shuffled;
        for (Hand &hand : m_hands) {
            hand = {m_aside[0], m_aside[1], m_aside[2], m_aside[3]};
            m_aside.removeFront(cardsInHand);
        }
        m_left = cardsInHand * high_card::seats;
        m_won = {};
        ++m_deal;
        if (sink)
            sink({});
    }
    [[nodiscard]] std::optional<Illegal> apply(Card card, Sink sink = {})
    {
        const game::Seat seat = m_toMove;
        if (!m_hands[game::at(seat)].removeFirst(card))
            return Illegal::notInHand;
        m_aside.push_back(card);
        if (higher(card, m_highest)) {
            m_highest = card;
            m_leader = seat;
        }
        m_toMove = (seat + 1) % high_card::seats;
        if (--m_left % high_card::seats == 0)
            endRound();
        if (sink)
            sink({.seat = seat,
                  .card = card,
                  .won = m_left == 0 ? std::optional(m_won) : std::nullopt,
                  .points = m_points});
        return std::nullopt;
    }

private:
    void endRound()
    {
        ++m_won[game::at(m_leader)];
        ++m_points[game::at(m_leader)];
        m_toMove = m_leader;
        m_highest = {};
    }

    int m_deals;
    int m_deal = 0;
    int m_left = 0; ///< cards in hands
    game::Seat m_toMove = 0;
    game::Seat m_leader = 0;
    Card m_highest;
    Pack m_aside; ///< the stock, and what was played
    std::array<Hand, high_card::seats> m_hands;
    Points m_won{};
    Points m_points{};
};

/// Takes the round with the lowest card that does, or throws the lowest away; a novice plays any.
class Policy
{
public:
    Policy(opponents::Level level, std::uint64_t seed, opponents::Temperament /*temperament*/)
        : m_level(level)
        , m_random(seed)
    {
    }
    [[nodiscard]] bool listens() const { return m_level == opponents::Level::expert; }
    void happened(const Event & /*event*/) { ++m_heard; }
    [[nodiscard]] Card choose(const View &view, const std::stop_token & /*stop*/ = {})
    {
        if (m_level == opponents::Level::novice)
            return view.hand[m_random.below(static_cast<std::uint32_t>(view.hand.size()))];
        Hand hand = view.hand;
        std::sort(hand.begin(), hand.end(), [](Card one, Card other) { return higher(other, one); });
        const auto *takes
            = std::find_if(hand.begin(), hand.end(), [&](Card card) { return higher(card, view.highest); });
        return takes != hand.end() ? *takes : hand[0];
    }
    [[nodiscard]] int heard() const { return m_heard; }

private:
    opponents::Level m_level;
    game::Random m_random;
    int m_heard = 0;
};

struct HighCard
{
    static constexpr std::string_view name = "high-card";
    static constexpr game::Seating seating{
        .fewest = seats, .most = seats, .usual = seats, .clockwise = true, .sides = 2};
    static constexpr const cards::Pack &pack = french;
    static std::span<const game::Option<high_card::Options>> optionList() { return high_card::optionList(); }

    using Options = high_card::Options;
    using State = high_card::State;
    using View = high_card::View;
    using Move = Card;
    using Event = high_card::Event;
    using Illegal = high_card::Illegal;
    using Pack = high_card::Pack;
    using Sink = high_card::Sink;
    using Policy = high_card::Policy;

    static Hand legalMoves(const View &view) { return view.toMove == view.seat ? view.hand : Hand(); }
    static Move randomMove(const State &state, game::Random &random)
    {
        const Hand hand = state.view(state.toMove()).hand;
        return hand[random.below(static_cast<std::uint32_t>(hand.size()))];
    }
    static Pack newPack(const State & /*state*/)
    {
        Pack pack;
        for (std::uint8_t face = 0; face < packSize; ++face)
            pack.push_back(Card(face));
        return pack;
    }
    static std::string shufflePurpose(const State &state) { return "deal-" + std::to_string(state.deal() + 1); }
    static Event seenBy(const Event &event, game::Seat /*seat*/) { return event; }

    static constexpr game::Score score = game::Score::points;
    static game::Standing standing(const View &view) { return standing(view.points, view.deal); }
    static std::optional<game::MatchOver> matchOver(const View &view)
    {
        if (!view.over)
            return std::nullopt;
        std::array<int, 2> points{};
        for (game::Seat seat = 0; seat < seats; ++seat)
            points[game::at(seating.sideOf(seat))] += view.points[game::at(seat)];
        game::MatchOver over{.winners = {}, .side = points[0] != points[1]};
        for (game::Seat seat = points[0] > points[1] ? 0 : 1; over.side && seat < seats; seat += 2)
            over.winners.insert(seat);
        return over;
    }
    static std::optional<game::DealOver> dealOver(const Event &event, int deal)
    {
        if (!event.won)
            return std::nullopt;
        game::DealOver over{.number = deal, .after = standing(event.points, deal)};
        over.held = over.after.in;
        std::copy(event.won->begin(), event.won->end(), over.gained.begin());
        return over;
    }

private:
    static game::Standing standing(const Points &points, int deal)
    {
        game::Standing stands{.kind = score, .deal = deal, .in = game::SeatSet::first(seats)};
        std::copy(points.begin(), points.end(), stands.score.begin());
        return stands;
    }
};

} // namespace high_card
