// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/pack.h"
#include "game/function_ref.h"
#include "game/game.h"
#include "game/inline_vector.h"
#include "opponents/level.h"
#include "opponents/temperament.h"

#include <algorithm>
#include <array>
#include <stop_token>
#include <string>

/// A game that has next to nothing in common with those of the house: no knock, no monte, no exchange. All hold three
/// cards and play one in turn; the highest takes a point and leads. Who has most points after three rounds wins; it may
/// be drawn. A policy of its own plays it.
namespace high_card {

inline constexpr int cardsInHand = 3;
inline constexpr int mostSeats = 4;
using Card = int;
using Pack = std::array<Card, std::size_t{cardsInHand} * mostSeats>;
using Hand = game::InlineVector<Card, cardsInHand>;
inline constexpr Card none = -1;

struct Options
{
};
enum class Illegal : std::uint8_t { notInHand };

/// A card was played, or the pack was dealt where there is no card.
struct Event
{
    game::Seat seat = game::nobody;
    Card card = none;
    /// With the last card of all: what each seat has won.
    std::optional<std::array<int, mostSeats>> won{};
};
using Sink = game::FunctionRef<void(const Event &)>;

struct View
{
    game::Seat seat = game::nobody;
    game::Seat toMove = game::nobody;
    Hand hand;
    /// The highest card of the round, or none.
    Card highest = none;
    std::array<int, mostSeats> points{};
    int seats = 0;
    int deal = 0;
    bool over = false;
};

class State
{
public:
    State(const Options & /*options*/, int seats)
        : m_seats(seats)
    {
    }
    [[nodiscard]] bool over() const { return m_dealt && m_hands[0].empty() && m_highest == none; }
    [[nodiscard]] bool awaitsPack() const { return !m_dealt; }
    [[nodiscard]] game::Seat toMove() const { return awaitsPack() || over() ? game::nobody : m_toMove; }
    [[nodiscard]] int seats() const { return m_seats; }
    [[nodiscard]] int deal() const { return m_dealt ? 1 : 0; }
    [[nodiscard]] View view(game::Seat seat) const
    {
        return {.seat = seat,
                .toMove = toMove(),
                .hand = m_hands[game::at(seat)],
                .highest = m_highest,
                .points = m_points,
                .seats = m_seats,
                .deal = deal(),
                .over = over()};
    }

    void supply(const Pack &shuffled, Sink sink = {})
    {
        const Card *top = shuffled.begin();
        for (game::Seat seat = 0; seat < m_seats; ++seat)
            for (int card = 0; card < cardsInHand; ++card)
                m_hands[game::at(seat)].push_back(*top++);
        m_dealt = true;
        if (sink)
            sink({});
    }
    [[nodiscard]] std::optional<Illegal> apply(Card card, Sink sink = {})
    {
        const game::Seat seat = m_toMove;
        if (!m_hands[game::at(seat)].removeFirst(card))
            return Illegal::notInHand;
        if (card > m_highest) {
            m_highest = card;
            m_leader = seat;
        }
        m_toMove = seat + 1 == m_seats ? 0 : seat + 1;
        if (++m_played == m_seats)
            endRound();
        if (sink)
            sink({.seat = seat, .card = card, .won = over() ? std::optional(m_points) : std::nullopt});
        return std::nullopt;
    }

private:
    void endRound()
    {
        ++m_points[game::at(m_leader)];
        m_toMove = m_leader;
        m_highest = none;
        m_played = 0;
    }

    int m_seats;
    bool m_dealt = false;
    int m_played = 0;
    game::Seat m_toMove = 0;
    game::Seat m_leader = 0;
    Card m_highest = none;
    std::array<Hand, mostSeats> m_hands;
    std::array<int, mostSeats> m_points{};
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
        std::sort(hand.begin(), hand.end());
        const auto *takes = std::find_if(hand.begin(), hand.end(), [&](Card card) { return card > view.highest; });
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
    static constexpr game::Seating seating{.fewest = 2, .most = mostSeats, .usual = 3, .clockwise = true};
    static constexpr cards::Pack pack{.name = "numbers", .faces = cardsInHand * mostSeats};
    static std::span<const game::Option<high_card::Options>> optionList() { return {}; }

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
        Pack pack{};
        for (std::size_t card = 0; card < pack.size(); ++card)
            pack[card] = static_cast<Card>(card);
        return pack;
    }
    static std::string shufflePurpose(const State & /*state*/) { return "deal-1"; }
    static Event seenBy(const Event &event, game::Seat /*seat*/) { return event; }

    static constexpr game::Score score = game::Score::points;
    static game::Standing standing(const View &view) { return standing(view.points, view.seats, view.deal); }
    static std::optional<game::MatchOver> matchOver(const View &view)
    {
        if (!view.over)
            return std::nullopt;
        const int most = *std::max_element(view.points.begin(), view.points.end());
        game::MatchOver over;
        for (game::Seat seat = 0; seat < view.seats; ++seat)
            if (view.points[game::at(seat)] == most)
                over.winners.insert(seat);
        if (over.winners.size() > 1) // drawn
            over.winners = {};
        return over;
    }
    static std::optional<game::DealOver> dealOver(const Event &event, int deal)
    {
        if (!event.won)
            return std::nullopt;
        game::DealOver over{.number = deal, .after = standing(*event.won, mostSeats, deal)};
        over.held = over.after.in;
        over.gained = over.after.score;
        return over;
    }

private:
    static game::Standing standing(const std::array<int, mostSeats> &points, int seats, int deal)
    {
        game::Standing stands{.kind = score, .deal = deal, .in = game::SeatSet::first(seats)};
        std::copy(points.begin(), points.end(), stands.score.begin());
        return stands;
    }
};

} // namespace high_card
