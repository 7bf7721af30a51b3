// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale_readable.h"
#include "tested.h"

#include <algorithm>
#include <string>
#include <vector>

namespace pinale {

using game::at;
using game::Seat;

/// Pinale's accounts: who holds which cards, what lies on the table, and what a hand comes to by the plain rules.
class Referee
{
public:
    explicit Referee(game::Random &random)
        : Referee(tested::AnyTable<Pinale>(random))
    {
    }
    explicit Referee(const tested::AnyTable<Pinale> &table)
        : m_table(table)
        , m_seats(m_table.seats)
        , m_plain(readable::plainly(m_table.options))
    {
    }

    State start() const { return {m_table.options, m_seats}; }

    std::string happened(const State &, const Event &event)
    {
        if (const auto *found = std::get_if<FirstDealerFound>(&event)) {
            m_dealer = found->dealer;
            return m_dealer >= 0 && m_dealer < m_seats ? "" : "the first dealer does not sit there";
        }
        if (const auto *dealt = std::get_if<Dealt>(&event))
            return begin(*dealt);
        if (const auto *moved = std::get_if<Moved>(&event))
            return follow(*moved);
        if (const auto *reshuffled = std::get_if<Reshuffled>(&event))
            return reshuffle(*reshuffled);
        if (const auto *showdown = std::get_if<Showdown>(&event))
            return settle(*showdown);
        m_ended = std::get<MatchEnded>(event).winners;
        return m_ends++ > 0 ? "the match ended twice" : "";
    }

    std::string standing(const State &state) const
    {
        const View view = state.view(0);
        for (Seat seat = 0; seat < m_seats; ++seat) {
            if (view.score[at(seat)] != m_score[at(side(seat))])
                return "points changed with no event";
            if (view.deal > 0 && view.phase != Phase::cut && view.held[at(seat)] != m_hands[at(seat)].size())
                return "a hand has not as many cards as it should";
        }
        int sum = 0;
        for (const Card card : state.allCards())
            sum += points(card);
        if (view.deal > 0 && sum != 1020)
            return "the cards do not count 1,020";
        // Whoever takes a card of the pile puts one back, so the pile grows by each that is drawn (PINALE-16).
        const int dealt = 13 * m_seats;
        const bool turnBegins = view.phase == Phase::draw;
        return !turnBegins || view.stock + view.pile == 104 - dealt ? "" : "the pile has not what the stock has given";
    }
    /// Hands that were played to their end.
    [[nodiscard]] int hands() const { return m_settled; }
    /// Of those, how many somebody went out of.
    [[nodiscard]] int wentOut() const { return m_outs; }
    [[nodiscard]] int reshuffled() const { return m_anew; }

    std::string ended(const State &state) const
    {
        const int sides = sidesOf(m_table.options, m_seats);
        const int best = *std::max_element(m_score.begin(), m_score.begin() + sides);
        game::SeatSet winners;
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (m_score[at(side(seat))] == best)
                winners.insert(seat);
        if (m_ends != 1 || !(m_ended == winners) || !(*state.view(0).winners == winners))
            return "the wrong side has won";
        const int target = targetOf(m_table.options);
        return (target > 0 ? best >= target : m_deals >= handsOf(m_table.options)) ? "" : "the match ended too early";
    }

    /// Cards that may be in the hand, put together as they come.
    Move anyMove(const View &view, game::Random &random) const
    {
        const auto anyCard = [&] {
            if (!view.hand.empty() && !random.once(5))
                return view.hand[random.below(static_cast<std::uint32_t>(view.hand.size()))];
            return Card(static_cast<std::uint8_t>(random.below(54)));
        };
        if (random.once(8))
            return Cut{static_cast<int>(random.below(110)) - 3};
        if (random.once(8))
            return Draw();
        Play play{.takes = random.once(2), .discard = anyCard()};
        if (random.once(2)) {
            NewMeld step;
            for (int card = 0; card < 4; ++card)
                step.meld.slots.push_back({.card = anyCard(), .as = anyCard()});
            play.steps.emplace_back(step);
        }
        return play;
    }

private:
    [[nodiscard]] int side(Seat seat) const { return sideOf(seat, m_table.options); }

    std::string begin(const Dealt &dealt)
    {
        if (m_deals > 0)
            m_dealer = (m_dealer + 1) % m_seats;
        if (dealt.number != ++m_deals || dealt.dealer != m_dealer || dealt.cutBy != (m_dealer + m_seats - 1) % m_seats)
            return "hands are not counted, or the wrong seat deals or cuts";
        m_board.clear();
        m_owner.clear();
        m_reshuffles = 0;
        m_drew = m_waits = false;
        for (Seat seat = 0; seat < m_seats; ++seat) {
            m_hands[at(seat)] = Bag(dealt.hands[at(seat)]);
            if (dealt.hands[at(seat)].size() != 13)
                return "not 13 cards were dealt";
        }
        m_up = dealt.up;
        m_next = (m_dealer + 1) % m_seats;
        return "";
    }

    std::string follow(const Moved &moved)
    {
        if (moved.seat != m_next)
            return "it was not this seat's turn";
        Bag &hand = m_hands[at(moved.seat)];
        if (std::holds_alternative<Draw>(moved.move)) {
            if (m_drew)
                return "a seat draws twice";
            m_drew = true;
            m_waits = moved.drew.hidden();
            if (!m_waits)
                hand.insert(moved.drew);
            return "";
        }
        const Play &play = std::get<Play>(moved.move);
        if (play.takes == m_drew)
            return "a seat draws and takes, or does neither";
        Bag before = hand;
        if (play.takes)
            hand.insert(m_up);
        for (const Step &step : play.steps)
            if (std::string fault = lay(step, moved.seat, hand); !fault.empty())
                return fault;
        std::string kept;
        hand.eachFace([&](Card face) {
            if (hand.count(face) > before.count(face))
                kept = "what was taken is still in the hand";
        });
        if (!kept.empty())
            return kept;
        if (!hand.contains(play.discard))
            return "a card is discarded that the seat does not hold";
        hand.erase(play.discard);
        m_up = play.discard;
        m_drew = false;
        m_wentOut = hand.empty() ? moved.seat : game::nobody;
        if (hand.empty() && !mayGoOut(side(moved.seat)))
            return "a seat goes out with no four and no run of six";
        m_next = (m_next + 1) % m_seats;
        return "";
    }

    std::string lay(const Step &step, Seat seat, Bag &hand)
    {
        const auto takeOut = [&hand](const Slots &slots) {
            for (const Slot &slot : slots) {
                if (!hand.contains(slot.card))
                    return false;
                hand.erase(slot.card);
            }
            return true;
        };
        const auto codes = [](const Slots &slots) { return readable::codesOf(readable::text(slots)); };
        std::size_t changed = m_board.size();
        if (const auto *laid = std::get_if<NewMeld>(&step)) {
            if (!takeOut(laid->meld.slots))
                return "cards are laid that the seat does not hold";
            m_board.push_back(codes(laid->meld.slots));
            m_owner.push_back(side(seat));
        } else if (const auto *extend = std::get_if<Extend>(&step)) {
            changed = extend->meld;
            if (m_owner[changed] != side(seat) || !takeOut(extend->slots))
                return "another side's meld grows, or with cards that the seat does not hold";
            const auto more = codes(extend->slots);
            auto &cards = m_board[changed];
            cards.insert(extend->before ? cards.begin() : cards.end(), more.begin(), more.end());
        } else {
            const auto &swap = std::get<Swap>(step);
            changed = swap.meld;
            std::string &code = m_board[changed][swap.slot];
            if (code.size() == 2 || (code[0] == '2' && m_owner[changed] != side(seat)))
                return "something is swapped that may not be";
            const Card natural = readable::frenchCard(code.substr(3));
            if (!hand.contains(natural))
                return "a card is swapped in that the seat does not hold";
            hand.erase(natural);
            hand.insert(readable::frenchCard(code.substr(0, 2)));
            code = code.substr(3);
        }
        return plain::meldValue(m_board[changed], m_plain) ? "" : "no meld lies on the table";
    }

    [[nodiscard]] bool mayGoOut(int side) const
    {
        for (std::size_t on = 0; on < m_board.size(); ++on)
            if (m_owner[on] == side && plain::allowsOut(m_board[on], m_plain))
                return true;
        return false;
    }

    std::string reshuffle(const Reshuffled &reshuffled)
    {
        if (!m_waits || reshuffled.seat != m_next || reshuffled.number != ++m_reshuffles
            || m_table.options.stockOut == Options::StockOut::endHand || m_reshuffles > m_table.options.maxReshuffles)
            return "the stock is made anew where it should not";
        ++m_anew;
        m_waits = false;
        m_hands[at(m_next)].insert(reshuffled.drew);
        return "";
    }

    std::string settle(const Showdown &showdown)
    {
        if (showdown.wentOut != m_wentOut)
            return "somebody else has gone out";
        ++m_settled;
        m_outs += m_wentOut == game::nobody ? 0 : 1;
        for (Seat seat = 0; seat < m_seats; ++seat) {
            int melds = 0;
            for (std::size_t on = 0; on < m_board.size(); ++on)
                if (m_owner[on] == side(seat))
                    melds += *plain::meldValue(m_board[on], m_plain);
            int left = 0;
            for (Seat other = 0; other < m_seats; ++other)
                if (side(other) == side(seat) && m_wentOut != game::nobody)
                    m_hands[at(other)].eachFace([&](Card card) {
                        left += m_hands[at(other)].count(card) * plain::cardValue(cards::french::code(card));
                    });
            const bool out = m_wentOut != game::nobody && side(m_wentOut) == side(seat);
            const int change = melds - left + (out ? m_table.options.goOutBonus : 0);
            if (showdown.melds[at(seat)] != melds || showdown.left[at(seat)] != left
                || showdown.change[at(seat)] != change)
                return "a side makes something else";
            if (side(seat) == seat || seat < 2)
                m_score[at(side(seat))] += change;
        }
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (showdown.score[at(seat)] != m_score[at(side(seat))])
                return "the score is not what was made";
        return "";
    }

    tested::AnyTable<Pinale> m_table;
    int m_seats;
    plain::PinaleRules m_plain;
    std::array<Bag, mostSeats> m_hands;
    std::vector<std::vector<std::string>> m_board;
    std::vector<int> m_owner;
    Card m_up;
    std::array<int, mostSeats> m_score{};
    Seat m_dealer = game::nobody;
    Seat m_next = game::nobody;
    Seat m_wentOut = game::nobody;
    bool m_drew = false;
    bool m_waits = false; ///< for a new stock
    int m_reshuffles = 0;
    game::SeatSet m_ended;
    int m_deals = 0;
    int m_ends = 0;
    int m_settled = 0;
    int m_outs = 0;
    int m_anew = 0; ///< stocks, in all hands
};

} // namespace pinale
