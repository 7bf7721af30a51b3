// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/outlook.h"

#include "pinale/holding.h"

#include <cmath>

namespace pinale {

using cards::french::faceCount;
using cards::french::suitCount;
using game::at;
using game::Seat;

namespace {

/// What the mean card that nobody has seen counts: the pack's 1,020 by its 104 cards.
constexpr double meanPoints = 1020.0 / packSize;

/// How many of each face there are.
constexpr auto inPack = [] {
    std::array<float, faceCount> copies{};
    for (const Card card : newPack())
        copies[card.face()] += 1;
    return copies;
}();

} // namespace

Outlook::Outlook(const View &view, const Pack &pile, const Style &style)
    : m_style(style)
    , m_side(view.side())
    , m_options(&view.options)
{
    m_out = inPack;
    const auto seen = [this](Card card) { m_out[card.face()] -= 1; };
    for (const Card card : view.hand)
        seen(card);
    for (const Meld &meld : view.board)
        for (const Slot &slot : meld.slots)
            seen(slot.card);
    if (style.counts)
        for (const Card card : pile)
            seen(card);
    for (std::uint8_t face = 0; face < faceCount; ++face) {
        m_unseen += m_out[face];
        if (isWild(Card(face)))
            m_wildsOut += m_out[face];
    }
    m_unseen = std::max(1.0, m_unseen - 1);

    int fewest = cardsDealt;
    double loss = 0;
    for (Seat seat = 0; seat < view.seats; ++seat) {
        // A partner who goes out ends the hand as well.
        if (seat != view.seat)
            fewest = std::min(fewest, view.held[at(seat)]);
        if (sideOf(seat, view.options) == m_side)
            continue;
        loss += view.held[at(seat)] * meanPoints;
    }
    const int otherSides = sidesOf(view.options, view.seats) - 1;
    m_share = 1.0 / otherSides;
    if (view.options.teams) // the partner's cards are lost too
        loss -= view.held[at((view.seat + 2) % mostSeats)] * meanPoints;
    m_outWorth = style.boldness * (loss * m_share + view.options.goOutBonus);
    if (style.minds) {
        const double bySize = 1.5 + fewest;
        const bool ends
            = view.options.stockOut == Options::StockOut::endHand || view.reshuffles >= view.options.maxReshuffles;
        m_turns = ends ? std::min(bySize, 1.0 + double{1} * view.stock / view.seats) : bySize;
        m_carrying = std::clamp(1.0 - 0.065 * fewest, 0.15, 0.9);
    } else {
        m_carrying = 0.3;
    }
}

double Outlook::chance(double outs) const
{
    // A card comes by one's own draw, and now and then by the discard of the seat before.
    constexpr double drawsATurn = 1.4;
    constexpr double tenths = 10;
    const int at = std::min(static_cast<int>(std::lround(outs * tenths)), mostTenths - 1);
    float &chance = m_chances[game::at(at)];
    if (chance == 0 && at > 0)
        chance = static_cast<float>(1 - std::pow(std::max(0.0, 1 - at / tenths / m_unseen), m_turns * drawsATurn));
    return chance;
}

double Outlook::worthOf(const Bag &hand, const Board &board) const
{
    constexpr double wildWorth = 32;
    constexpr double openHope = 0.12; // of a card beside which only one other lies
    double worth = 0;
    const Holding holding(hand);
    hand.eachFace([&](Card card) {
        const int copies = hand.count(card);
        const double cost = m_carrying * points(card);
        if (isWild(card)) {
            worth += copies * ((m_style.plans ? m_style.clinging * wildWorth : 0) - cost);
            return;
        }
        if (!m_style.plans) {
            worth -= copies * cost;
            return;
        }
        // The best that the first copy may become; a second lies idle.
        double hope = 0;
        const Suit suit = cards::french::suit(card);
        const Rank rank = cards::french::rank(card);
        int suits = 0;
        double outs = 0.4 * m_wildsOut;
        for (int other = 0; other < suitCount; ++other) {
            const Card face = cards::french::card(static_cast<Suit>(other), rank);
            suits += hand.contains(face) ? 1 : 0;
            if (!hand.contains(face))
                outs += out(face);
        }
        if (suits >= 3)
            hope = 1.2;
        else if (suits == 2)
            hope = chance(outs);
        else
            hope = openHope * chance(outs);
        const unsigned held = holding.places[static_cast<std::size_t>(suit)];
        const auto window = [&](int place) {
            for (int first = std::max(0, place - 3); first <= std::min(place, runPlaces - 4); ++first) {
                int there = 0;
                double missing = 0;
                double least = 4;
                for (int each = first; each < first + 4; ++each) {
                    if ((held >> each & 1U) != 0) {
                        ++there;
                    } else {
                        const double copiesOut = out(faceAt(suit, each));
                        missing += copiesOut;
                        least = std::min(least, copiesOut);
                    }
                }
                if (there >= 4)
                    hope = std::max(hope, 1.5);
                else if (there == 3)
                    hope = std::max(hope, 1.15 * chance(missing + 0.4 * m_wildsOut));
                else if (there == 2)
                    hope = std::max(hope, 0.5 * chance(missing) * chance(least));
            }
        };
        if (rank == Rank::ace) {
            window(lowAce);
            window(highAce);
        } else {
            window(static_cast<int>(rank));
        }
        // One more between it and a run of one's own.
        for (const Meld &meld : board) {
            if (meld.side != m_side || meld.kind != Meld::Kind::run || meld.suit() != suit)
                continue;
            for (const int place : {rank == Rank::ace ? lowAce : static_cast<int>(rank), static_cast<int>(rank)}) {
                const int gap = place < meld.first ? meld.first - 1 - place : place - meld.end();
                if (gap == 1)
                    hope = std::max(
                        hope,
                        1.1 * chance(out(faceAt(suit, place < meld.first ? place + 1 : place - 1)) + 0.3 * m_wildsOut));
                else if (gap == 0)
                    hope = std::max(hope, 1.3);
            }
        }
        worth += hope * points(card) - copies * cost;
    });
    return worth;
}

double Outlook::danger(Card discard, const Board &board) const
{
    if (m_style.caution == 0)
        return 0;
    constexpr double chanceHeld = 0.85; // that somebody who can use a card does
    const double weight = m_style.caution * m_share;
    if (isWild(discard))
        return 45 * weight;
    double danger = 0.12 * points(discard);
    for (const Meld &meld : board) {
        if (meld.side == m_side) {
            // Others gain a joker that lies there for the card.
            for (const Slot &slot : meld.slots)
                if (slot.wild() && slot.as == discard && isJoker(slot.card))
                    danger = std::max(danger, chanceHeld * 25);
            continue;
        }
        for (const Slot &slot : meld.slots)
            if (slot.wild() && slot.as == discard)
                danger = std::max(danger, chanceHeld * 35);
        const bool fits = meld.kind == Meld::Kind::group
            ? meld.slots.size() < largestGroup && cards::french::rank(discard) == meld.rank()
                && !meld.has(cards::french::suit(discard))
            : meld.kind == Meld::Kind::run && cards::french::suit(discard) == meld.suit()
                && ((meld.first > lowAce && faceAt(meld.suit(), meld.first - 1) == discard)
                    || (meld.end() < runPlaces && faceAt(meld.suit(), meld.end()) == discard));
        if (!fits)
            continue;
        Meld now = meld;
        const bool before
            = meld.kind == Meld::Kind::run && meld.first > lowAce && faceAt(meld.suit(), meld.first - 1) == discard;
        if (before)
            --now.first;
        now.slots.push_back({.card = discard, .as = discard});
        if (before)
            std::rotate(now.slots.begin(), now.slots.end() - 1, now.slots.end());
        danger = std::max(danger, chanceHeld * (valueOf(now, *m_options) - valueOf(meld, *m_options)));
    }
    return danger * weight;
}

double Outlook::promise(const Board &board, const Bag &hand) const
{
    if (!m_style.plans)
        return 0;
    constexpr double wayOut = 14;
    double promise = hasQualifier(board, m_side, *m_options) ? wayOut : 0;
    for (const Meld &meld : board) {
        if (meld.side != m_side || meld.kind != Meld::Kind::run)
            continue;
        const bool pure = meld.wilds() == 0 || m_options->fullRunWilds;
        const auto size = static_cast<int>(meld.slots.size());
        if (pure && size >= 8 && size < runPlaces) {
            double chance = fullRunValue;
            for (int place = 0; place < runPlaces; ++place) {
                if (place >= meld.first && place < meld.end())
                    continue;
                const Card face = faceAt(meld.suit(), place);
                chance *= hand.contains(face) ? 0.9 : 0.75 * this->chance(out(face));
            }
            promise += chance;
        } else if (meld.wilds() == 0 && size < 6) {
            promise += 3; // it may become six
        }
    }
    return promise;
}

} // namespace pinale
