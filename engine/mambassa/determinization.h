// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/draws.h"
#include "mambassa/opponent_model.h"
#include "mambassa/showdown.h"
#include "mambassa/view.h"
#include "monte/determinization.h"

namespace mambassa {

/// A hand that one exchange reaches: which of eight cards it holds, bit i for card i of the hand, and of the monte from
/// bit 4 on.
struct Reach
{
    Strength strength;
    std::uint8_t cards = 0;
    /// How many come from the monte.
    [[nodiscard]] int exchanged() const;
};
/// What one exchange reaches.
struct Reaches
{
    Reach kept;      ///< none crosses
    Reach exchanged; ///< the best of those where one to three cross, of equal ones that which moves the fewest
    Reach shirt;     ///< all four cross
    /// The best of those that leave a second step; of equal ones that which moves the fewest.
    [[nodiscard]] const Reach &bestToGoOn() const { return exchanged.strength > kept.strength ? exchanged : kept; }
    [[nodiscard]] const Reach &best() const { return shirt.strength > bestToGoOn().strength ? shirt : bestToGoOn(); }
};
[[nodiscard]] Reaches reachesOf(const Hand &hand, const Hand &monte, const Ranking &ranking);
/// Makes the exchange.
void reach(Hand &hand, Hand &monte, const Reach &reach);

/// The stock: who draws puts a card under it and takes the top one.
class Stock
{
public:
    Stock() = default;
    /// Top first.
    explicit Stock(const Pack &cards)
        : m_cards(cards)
    {
    }
    [[nodiscard]] cards::Card draw(cards::Card discard)
    {
        // The cards lie in a ring: where the top one was taken is the bottom then.
        const cards::Card drew = m_cards[m_top];
        m_cards[m_top] = discard;
        m_top = m_top + 1 == m_cards.size() ? 0 : m_top + 1;
        return drew;
    }

private:
    Pack m_cards;
    std::size_t m_top = 0;
};

/// Puts cards that all saw go into the hand back into it, most of the time: they are seldom those that go under the
/// stock.
void keepMostly(Hand &hand, const Pack &maybe, Pack &missing, game::Random &random);

using monte::contentment;

/// What a seat does with a whole turn.
struct Deed
{
    Reach exchange;
    /// The place in the hand after the exchange of the card that goes under the stock, or none.
    std::optional<std::size_t> discarded;
    bool knocks = false;
};

/// A deal that may be the real one (monte::Determinization), every seat playing alike.
struct Determinization : monte::Determinization<cardsInHand, Ranking>
{
    /// The seat to move has taken the first step of its turn, with so many cards; else none.
    std::optional<int> exchanged;
    /// Where hands that end the play at once came up.
    Declaration declaration;
    Stock stock;

    /// The stock is missing, too.
    [[nodiscard]] static Determinization from(const View &view);
    [[nodiscard]] Pack missing(const View & /*view*/) const
    {
        return notIn(cards::italian::newPack<cards::italian::packSize>(1));
    }
    /// Completes the hands of all seats out of the missing cards, each as likely as any other but for those that all
    /// saw go into a hand; the rest is the stock.
    void complete(const View &view, Pack missing, game::Random &random);

    /// Makes a legal move of the seat to move; in the dealer's choice `monte` holds the four looked at.
    void make(const Move &move);
    /// Uses a whole turn.
    void use(const Deed &deed);
    /// Takes the second step alone: puts that card under the stock, or stays.
    void secondStep(std::optional<std::size_t> discarded);

    /// What every seat is taken to do: takes the best hand in reach, knocks with one that `content` of all hands are
    /// weaker than, and draws where a draw is likely to gain.
    [[nodiscard]] Deed usualDeed(const OpponentModel &model) const;
    /// The same for a second step alone.
    [[nodiscard]] std::optional<std::size_t> usualDiscard(const Hand &hand, int exchangedBefore, double content) const;
    /// Makes what is left of the turn in the usual way.
    void playTurn() { playTurn(OpponentModel{.content = contentment()}); }
    void playTurn(const OpponentModel &model);

    [[nodiscard]] Reckoning reckoned(const View &view) const
    {
        return reckon(hands, *this, view.pool, declaration, *ranking);
    }

private:
    void lookAt(game::SeatSet hands);
    /// Where the hand that it led to has not ended the play.
    void endTurn()
    {
        if (!over)
            passTurn();
    }
};

} // namespace mambassa
