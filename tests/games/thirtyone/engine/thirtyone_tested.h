// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plain_thirtyone.h"
#include "readable_thirtyone.h"
#include "tested.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace thirtyone {

using game::at;
using game::Seat;

/// Thirty-One's accounts: what each seat has lost or won, who holds which cards, and what follows from it by the rules
/// page.
class Referee
{
public:
    explicit Referee(game::Random &random)
        : Referee(tested::AnyTable<Thirtyone>(random))
    {
    }
    explicit Referee(const tested::AnyTable<Thirtyone> &table)
        : m_table(table)
        , m_seats(m_table.seats)
    {
        m_chips.fill(m_table.options.chips);
        m_purses.fill(m_table.options.sideBets ? m_table.options.sidePurse : 0);
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
        if (const auto *blitzed = std::get_if<Blitzed>(&event)) {
            m_blitzed = blitzed->seats;
            return m_blitzed == holdersOf31() ? "" : "a blitz of somebody else";
        }
        if (std::holds_alternative<HandsShown>(event)) {
            m_shown = true;
            return m_restarters.empty() ? "a deal is shown that nobody may restart" : "";
        }
        if (const auto *showdown = std::get_if<Showdown>(&event))
            return settle(*showdown);
        if (const auto *settled = std::get_if<BetsSettled>(&event))
            return settleBets(*settled);
        const auto &ended = std::get<MatchEnded>(event);
        m_winners = ended.winners;
        if (ended.pot != paid())
            return "the winner takes another pot";
        return m_ends++ > 0 ? "the match ended twice" : "";
    }

    std::string standing(const State &state) const
    {
        const View view = state.view(0);
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (forChips()        ? view.tokens[at(seat)] != m_chips[at(seat)]
                    : forPoints() ? view.tokens[at(seat)] != m_points[at(seat)]
                                  : view.tokens[at(seat)] != std::max(0, lossesThatPutOut() - m_losses[at(seat)])
                        || view.pieces(seat) != std::max(0, pieces() - m_losses[at(seat)]))
                return "lives, points or chips changed with no event";
        int staked = 0;
        for (const SideBet &bet : view.wagers.bets)
            staked += 2 * bet.stake;
        int purses = 0;
        for (Seat seat = 0; seat < m_seats; ++seat)
            purses += view.wagers.purse[at(seat)];
        if (view.wagers.bets.size() != m_bets.size() || purses + staked != m_seats * m_purses[0])
            return "money for bets was lost or made, or not the bets that were agreed on";
        if (view.haveReset != m_haveReset)
            return "not those who have restarted a deal";
        int chips = m_pot;
        for (const int held : m_chips)
            chips += held;
        if (forChips() && chips != game::maxSeats * m_table.options.chips)
            return "a chip was lost or made";
        return view.pot == paid() ? "" : "a penny left the table";
    }

    std::string ended(const State &state) const
    {
        if (m_ends != 1 || state.view(0).winners != m_winners)
            return "the match did not say that it ended";
        if (forChips())
            return endedForChips();
        const Seat winner = m_winners.lowest();
        if (m_winners.size() != 1)
            return "not one winner";
        if (!forPoints())
            return aliveSeats() == 1 && isAlive(winner) ? "" : "the winner is not the only one left";
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (seat != winner && m_points[at(seat)] >= m_points[at(winner)])
                return "somebody else has as many points";
        return m_points[at(winner)] >= m_table.options.target ? "" : "the winner has too few points";
    }

    Move anyMove(const View &view, game::Random &random) const
    {
        const auto anyCard = [&] {
            if (!view.hand.empty() && !random.once(4))
                return view.hand[random.below(static_cast<std::uint32_t>(view.hand.size()))];
            return cards::Card(static_cast<std::uint8_t>(random.below(cards::french::packSize)));
        };
        const auto anyCards = [&] {
            Hand cards;
            for (auto count = random.below(4); count > 0; --count)
                if (const cards::Card card = anyCard(); !cards.contains(card))
                    cards.push_back(card);
            return cards;
        };
        const auto small = [&random] { return static_cast<std::int8_t>(random.below(7)); };
        switch (random.below(16)) {
        case 11:
        case 12:
        case 13:
            return Offer{.with = small(), .backs = small(), .against = small(), .stake = small()};
        case 14:
            return random.once(2) ? Move(Agree{}) : Move(Decline{});
        case 15:
            return NoOffer{};
        case 5:
            return SwapFaceDown{};
        case 6:
            return Keep{random.once(2)};
        case 7:
            return random.once(2) ? Move(Reset{}) : Move(NoReset{});
        case 8:
        case 9:
        case 10:
            return Exchange{.given = anyCards(), .places = static_cast<Places>(random.below(9))};
        case 0:
            return Cut{static_cast<int>(random.below(60)) - 4};
        case 1:
            return DrawStock{};
        case 2:
            return TakeDiscard{};
        case 3:
            return Knock{};
        case 4:
            return Stand{};
        default:
            return Discard{anyCard()};
        }
    }

private:
    bool isAlive(Seat seat) const
    {
        return forChips() ? !m_out.contains(seat) : forPoints() || m_losses[at(seat)] < lossesThatPutOut();
    }
    /// WID-5.
    std::string endedForChips() const
    {
        const int alive = aliveSeats();
        if (alive > 1 && m_deals < m_table.options.maxHands)
            return "the match for chips ended too soon";
        int most = 0;
        for (Seat seat = 0; seat < m_seats; ++seat)
            most = std::max(most, m_chips[at(seat)]);
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (m_winners.contains(seat) != (m_chips[at(seat)] == most && (alive == 0 || isAlive(seat))))
                return alive == 0 ? "" : "others have as many chips as who wins, or more";
        return m_winners.empty() ? "nobody wins" : "";
    }
    bool forChips() const { return m_table.options.settlement == Settlement::pot; }
    bool inPackets() const { return m_table.options.source == Source::packets; }
    int aliveSeats() const
    {
        int alive = 0;
        for (Seat seat = 0; seat < m_seats; ++seat)
            alive += isAlive(seat) ? 1 : 0;
        return alive;
    }
    bool forBills() const { return m_table.options.settlement == Settlement::bill; }
    bool forPoints() const { return m_table.options.settlement == Settlement::points; }
    int lossesThatPutOut() const { return pieces() + (forBills() || m_table.options.county ? 1 : 0); }
    /// Four corners of a bill (3.3), or the pennies.
    int pieces() const { return forBills() ? 4 : m_table.options.lives; }
    int paid() const
    {
        if (forBills())
            return m_seats * m_table.options.billValue;
        if (forPoints())
            return 0;
        if (forChips())
            return m_pot;
        int pennies = 0;
        for (Seat seat = 0; seat < m_seats; ++seat)
            pennies += std::min(m_losses[at(seat)], m_table.options.lives);
        return pennies;
    }
    int valueOf(Seat seat) const
    {
        return plain::thirtyoneValue(plain::codesOf(text(m_hands[at(seat)])), m_table.options.threeOfAKind305);
    }
    game::SeatSet holdersOf31() const
    {
        game::SeatSet holders;
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (!m_hands[at(seat)].empty() && valueOf(seat) == 62)
                holders.insert(seat);
        return holders;
    }

    std::string begin(const Dealt &dealt)
    {
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (forChips() && isAlive(seat)) {
                m_chips[at(seat)] -= m_table.options.ante;
                m_pot += m_table.options.ante;
            }
        m_hands = dealt.hands;
        m_middle = dealt.middle;
        m_closed = dealt.closed;
        m_aside = dealt.aside;
        m_laps = 0;
        m_shown = false;
        m_restarters = {};
        m_blitzed = {};
        m_knocker = game::nobody;
        m_turnsAfterKnock = 0;
        m_stock
            = cardsInPack(m_table.options) - 3 * aliveSeats() - 1 - (m_table.options.source == Source::widow ? 3 : 0);
        if (const std::string fault = examineMiddle(dealt); !fault.empty())
            return fault;
        m_packet.clear();
        if (dealt.number != ++m_deals)
            return "deals are not counted";
        if (m_deals > 1 && !(std::exchange(m_sameDealer, false) && isAlive(m_dealer)))
            do
                m_dealer = (m_dealer + 1) % m_seats;
            while (!isAlive(m_dealer));
        if (dealt.dealer != m_dealer || !isAlive(dealt.cutBy))
            return "the wrong seat deals, or one that is out cuts";
        for (Seat seat = 0; seat < game::maxSeats; ++seat)
            if (dealt.hands[at(seat)].size() != (seat < m_seats && isAlive(seat) ? 3U : 0U))
                return "a hand for a seat that is out, or none for one that is in";
        return "";
    }

    /// A step of a bet: what is wrong with it; nothing where the move is no such step.
    std::optional<std::string> follow(Seat seat, const Move &move)
    {
        if (const auto *offer = std::get_if<Offer>(&move)) {
            const auto from = [&](int away) { return (seat + away) % m_seats; };
            m_offer = {.by = seat,
                       .with = from(offer->with),
                       .backs = from(offer->backs),
                       .against = from(offer->against),
                       .stake = offer->stake};
            const bool own = !isAlive(seat) || m_offer.backs == seat;
            const bool other = !isAlive(m_offer.with) || m_offer.against == m_offer.with;
            const bool live = isAlive(m_offer.backs) && isAlive(m_offer.against) && m_offer.backs != m_offer.against;
            return own && other && live ? "" : "a bet that may not be offered";
        }
        if (std::holds_alternative<Agree>(move)) {
            m_bets.push_back(m_offer);
            return seat == m_offer.with ? "" : "somebody else agrees to a bet";
        }
        return std::holds_alternative<NoOffer>(move) || std::holds_alternative<Decline>(move)
            ? std::optional<std::string>("")
            : std::nullopt;
    }
    /// SIDE-1: who drops out earlier has lost, and at the end who does not win.
    std::string settleBets(const BetsSettled &settled)
    {
        for (const SettledBet &over : settled.bets) {
            const auto known = std::find(m_bets.begin(), m_bets.end(), over.bet);
            if (known == m_bets.end())
                return "a bet is over that nobody has agreed on";
            m_bets.erase(known);
            const bool backed = isAlive(over.bet.backs);
            if (backed != isAlive(over.bet.against) && over.winner != (backed ? over.bet.by : over.bet.with))
                return "the wrong one wins a bet";
        }
        return "";
    }

    std::string follow(const Moved &moved)
    {
        if (const auto bet = follow(moved.seat, moved.move))
            return *bet;
        if (!m_blitzed.empty())
            return "play went on after a blitz";
        if (m_shown)
            return restart(moved);
        if (const std::string fault = exchange(moved); !fault.empty())
            return fault;
        m_hands[at(moved.seat)] = moved.hand;
        m_stock -= std::holds_alternative<DrawStock>(moved.move) ? 1 : 0;
        const bool fourth
            = std::holds_alternative<DrawStock>(moved.move) || std::holds_alternative<TakeDiscard>(moved.move);
        m_laps += moved.seat == m_dealer && !fourth && !std::holds_alternative<Keep>(moved.move) ? 1 : 0;
        if (std::holds_alternative<Knock>(moved.move))
            m_knocker = moved.seat;
        else if (!fourth && m_knocker != game::nobody)
            ++m_turnsAfterKnock;
        m_restarters = whoMayRestart();
        if (m_turnsAfterKnock >= aliveSeats())
            return "somebody plays twice after a knock";
        return moved.hand.size() == (fourth ? 4U : 3U) ? "" : "not three cards, or four";
    }

    std::string settle(const Showdown &showdown)
    {
        std::string fault = forPoints() ? addPoints(showdown) : "";
        std::array<int, game::maxSeats> losses{};
        if (showdown.ending == Ending::stockOut) {
            const bool usedUp = m_laps == (inPackets() ? m_table.options.capRounds : knocking::mostLaps)
                || (m_stock == 0 && !inPackets());
            if (m_knocker != game::nobody || !usedUp || !m_blitzed.empty())
                fault = "a deal is void for no reason";
        } else if (showdown.ending == Ending::reset) {
            if (m_packet.empty() || m_table.options.switchReset != SwitchReset::cancelHand)
                fault = "a deal is void that nobody has restarted";
            m_sameDealer = true;
        } else if (showdown.ending == Ending::blitz) {
            if (m_blitzed.empty() || (m_knocker != game::nobody && !m_table.options.blitzAfterKnock))
                fault = "a blitz out of time";
            for (Seat seat = 0; seat < m_seats; ++seat)
                if (isAlive(seat) && !m_blitzed.contains(seat))
                    losses[at(seat)] = seat == m_knocker ? 2 : 1;
        } else {
            if (m_turnsAfterKnock != aliveSeats() - 1)
                fault = "somebody had no last turn";
            int least = 100;
            int lowest = 0;
            for (Seat seat = 0; seat < m_seats; ++seat)
                if (isAlive(seat))
                    least = std::min(least, valueOf(seat));
            for (Seat seat = 0; seat < m_seats; ++seat)
                lowest += isAlive(seat) && valueOf(seat) == least ? 1 : 0;
            for (Seat seat = 0; seat < m_seats; ++seat)
                if (isAlive(seat) && valueOf(seat) == least)
                    losses[at(seat)] = seat != m_knocker ? 1 : lowest == 1 ? 2 : 0;
        }
        if (!m_restarters.empty() && showdown.ending == Ending::showdown && !m_shown)
            fault = "nobody was asked who may restart the deal";
        if (forChips())
            return showdown.pot == m_pot + potAfter(showdown) && fault.empty() ? addChips(showdown) : "another pot";
        for (Seat seat = 0; seat < m_seats; ++seat) {
            if (forPoints())
                losses[at(seat)] = 0;
            if (losses[at(seat)] != showdown.outcome.lost[at(seat)])
                fault = "the wrong seats lose";
            m_losses[at(seat)] += losses[at(seat)];
        }
        return showdown.pot == paid() ? fault : "the showdown counts another pot";
    }

    /// The table of CUM-1, each seat by how many hold more and how many less.
    std::string addPoints(const Showdown &showdown)
    {
        std::string fault;
        for (Seat seat = 0; seat < m_seats; ++seat) {
            int more = 0;
            int less = 0;
            for (Seat other = 0; other < m_seats; ++other) {
                more += valueOf(other) > valueOf(seat) ? 1 : 0;
                less += valueOf(other) < valueOf(seat) ? 1 : 0;
            }
            const bool knocked = seat == m_knocker;
            int points = 0;
            if (showdown.ending == Ending::stockOut || showdown.ending == Ending::reset)
                points = 0;
            else if (showdown.ending == Ending::blitz && more == 0)
                points = 6;
            else if (more == 0)
                points = knocked ? 4 : 3;
            else if (less == 0 && more == m_seats - 1)
                points = knocked ? 0 : 1;
            else
                points = knocked ? 1 : 2;
            if (points != showdown.outcome.gained[at(seat)])
                fault = "other points";
            m_points[at(seat)] += points;
        }
        return fault;
    }

    /// What the showdown puts into the pot and takes out of it.
    static int potAfter(const Showdown &showdown)
    {
        int into = 0;
        for (Seat seat = 0; seat < game::maxSeats; ++seat)
            into += showdown.outcome.lost[at(seat)] - showdown.outcome.gained[at(seat)];
        return into;
    }
    /// WID-3, WID-4: the highest hands share what lies there, and all others add a chip for a 31.
    std::string addChips(const Showdown &showdown)
    {
        const bool blitz = showdown.ending == Ending::blitz;
        const bool won = blitz || showdown.ending == Ending::showdown;
        int most = 0;
        int highest = 0;
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (isAlive(seat))
                most = std::max(most, valueOf(seat));
        for (Seat seat = 0; seat < m_seats; ++seat)
            highest += isAlive(seat) && valueOf(seat) == most ? 1 : 0;
        for (Seat seat = 0; seat < m_seats; ++seat) {
            const bool pays = blitz && isAlive(seat) && valueOf(seat) < most && m_chips[at(seat)] > 0;
            if (showdown.outcome.lost[at(seat)] != (pays ? 1 : 0))
                return "not a chip of everybody who does not hold 31";
            m_chips[at(seat)] -= pays ? 1 : 0;
            m_pot += pays ? 1 : 0;
        }
        const int share = m_pot / highest;
        for (Seat seat = 0; seat < m_seats; ++seat) {
            const bool wins = won && isAlive(seat) && valueOf(seat) == most;
            if (showdown.outcome.gained[at(seat)] != (wins ? share : 0))
                return "not an equal share of the pot";
            m_chips[at(seat)] += wins ? share : 0;
            m_pot -= wins ? share : 0;
        }
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (m_chips[at(seat)] < m_table.options.ante)
                m_out.insert(seat);
        return showdown.pot == m_pot ? "" : "another pot is left";
    }

    std::string examineMiddle(const Dealt &dealt) const
    {
        const std::size_t widow = m_table.options.source == Source::piles ? 0U : 3U;
        if (inPackets()) {
            if (!(m_packet == dealt.middle.cards) || dealt.aside.empty() == dealt.middle.cards.empty())
                return "not the packet that was left, or a dealer's choice in spite of it";
            return dealt.closed.size() == 3 && dealt.turned.hidden() ? "" : "no closed packet, or a discard pile";
        }
        return dealt.middle.cards.size() == widow && dealt.middle.open == 0 && dealt.aside.empty()
                && dealt.closed.empty()
            ? ""
            : "not three cards in the middle, all face down";
    }
    /// Follows cards that change places with those of the middle or the packet.
    std::string exchange(const Moved &moved)
    {
        Hand &held = m_hands[at(moved.seat)];
        if (const auto *keep = std::get_if<Keep>(&moved.move)) {
            m_middle = {.cards = keep->second ? held : m_aside, .open = allPlaces};
            return (keep->second ? m_aside : held) == moved.hand && moved.laid == m_middle.cards
                ? ""
                : "another hand is kept or laid open";
        }
        if (std::holds_alternative<SwapFaceDown>(moved.move)) {
            const Hand was = std::exchange(m_closed, held);
            return was == moved.hand && was == moved.took && moved.laid == held ? "" : "another packet is taken";
        }
        const auto *exchange = std::get_if<Exchange>(&moved.move);
        if (exchange == nullptr)
            return "";
        Hand expected = held;
        std::size_t card = 0;
        for (std::size_t place = 0; place < 3; ++place) {
            if (!holds(exchange->places, place))
                continue;
            if (!(moved.took[card] == m_middle.cards[place]))
                return "another card is taken from the middle";
            if (holds(moved.unseen, card) == holds(m_middle.open, place))
                return "a card is taken unseen that lay open, or the other way round";
            expected.removeFirst(exchange->given[card]);
            expected.push_back(std::exchange(m_middle.cards[place], exchange->given[card++]));
        }
        m_middle.open |= exchange->places;
        takeOut(expected, moved.hand);
        return expected.empty() ? "" : "the hand after an exchange is another";
    }
    /// SW-5: three cards of a suit worth more than 21, once in a match.
    game::SeatSet whoMayRestart() const
    {
        game::SeatSet seats;
        for (Seat seat = 0; seat < m_seats; ++seat) {
            const std::string codes = text(m_hands[at(seat)]);
            if (inPackets() && m_table.options.switchReset != SwitchReset::off && isAlive(seat)
                && !m_haveReset.contains(seat) && codes.size() == 8 && codes[1] == codes[4] && codes[4] == codes[7]
                && valueOf(seat) > 42)
                seats.insert(seat);
        }
        return seats;
    }
    std::string restart(const Moved &moved)
    {
        if (!m_packet.empty() || !m_restarters.contains(moved.seat))
            return "a seat is asked that may not restart the deal";
        m_restarters.erase(moved.seat);
        if (!std::holds_alternative<Reset>(moved.move))
            return std::holds_alternative<NoReset>(moved.move) ? "" : "play went on after the hands were shown";
        m_haveReset.insert(moved.seat);
        m_packet = m_hands[at(moved.seat)];
        m_restarters = {};
        return "";
    }

    tested::AnyTable<Thirtyone> m_table;
    int m_seats;
    std::array<int, game::maxSeats> m_chips{};
    int m_pot = 0;
    game::SeatSet m_out; ///< who cannot ante
    std::array<int, game::maxSeats> m_purses{};
    SideBet m_offer;
    std::vector<SideBet> m_bets;
    Middle m_middle;
    Hand m_aside;
    Hand m_closed;
    Hand m_packet; ///< that a reset has left
    game::SeatSet m_restarters;
    game::SeatSet m_haveReset;
    bool m_shown = false;
    bool m_sameDealer = false;
    int m_laps = 0;
    std::array<int, game::maxSeats> m_losses{};
    std::array<int, game::maxSeats> m_points{};
    Hands m_hands;
    game::SeatSet m_blitzed;
    Seat m_knocker = game::nobody;
    Seat m_dealer = game::nobody;
    game::SeatSet m_winners;
    int m_turnsAfterKnock = 0;
    int m_stock = 0;
    int m_deals = 0;
    int m_ends = 0;
};

} // namespace thirtyone

template<>
struct tested::Game<thirtyone::Thirtyone> : Usual<thirtyone::Thirtyone>
{
    using Referee = thirtyone::Referee;

    static thirtyone::Move swapped(thirtyone::Move move, cards::Card first, cards::Card second)
    {
        if (auto *discard = std::get_if<thirtyone::Discard>(&move); discard != nullptr && discard->card == first)
            discard->card = second;
        else if (discard != nullptr && discard->card == second)
            discard->card = first;
        if (auto *exchange = std::get_if<thirtyone::Exchange>(&move))
            for (cards::Card &card : exchange->given)
                card = card == first ? second : card == second ? first : card;
        return move;
    }
    /// Hands that end the deal come up, and those that might be restarted.
    static bool tellsOfHiddenCards(const thirtyone::Event &event)
    {
        return std::holds_alternative<thirtyone::Blitzed>(event)
            || std::holds_alternative<thirtyone::HandsShown>(event);
    }

    static std::string text(const thirtyone::Event &event, int seats) { return thirtyone::text(event, seats); }
    static std::string text(const thirtyone::View &view) { return thirtyone::text(view); }
};
