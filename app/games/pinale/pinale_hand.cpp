// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleTable: the hand as it lies.

#include "games/pinale/pinale_table.h"

#include <algorithm>
#include <tuple>
#include <utility>

using namespace pinale;
using cards::Card;

namespace {

/// Removes what `cards` do not hold, copy by copy.
void keepOnly(std::vector<Card> &list, Bag cards)
{
    std::erase_if(list, [&cards](Card card) {
        if (!cards.contains(card))
            return true;
        cards.erase(card);
        return false;
    });
}

/// What goes before what: black and red suits by turns, the ace above the king, and wild cards after all others.
std::tuple<int, int, int> keyOf(Card card, bool bySuit)
{
    constexpr std::array<int, cards::french::suitCount> suits{2, 1, 3, 0};
    if (isWild(card))
        return {1, isJoker(card) ? 0 : 1, static_cast<int>(card.face())};
    const int suit = suits[static_cast<std::size_t>(cards::french::suit(card))];
    const int rank = static_cast<int>(cards::french::rank(card));
    return bySuit ? std::tuple(0, suit, rank) : std::tuple(0, rank, suit);
}

} // namespace

std::vector<Card> PinaleTable::bySuits(const Hand &hand)
{
    std::vector<Card> cards(hand.begin(), hand.end());
    std::stable_sort(cards.begin(), cards.end(),
                     [](Card one, Card other) { return keyOf(one, true) < keyOf(other, true); });
    return cards;
}

/// A hand keeps its order: what is laid keeps its place in case that it is taken back, and what comes lies at the end
/// while the turn lasts.
void PinaleTable::arrange()
{
    if (std::any_of(m_view.hand.begin(), m_view.hand.end(), [](Card card) { return card.hidden(); })) {
        m_order.clear();
        m_lies.assign(m_view.hand.begin(), m_view.hand.end());
        m_came = 0;
        return;
    }
    // All that may be in the hand again before the turn is over.
    Bag all(m_view.hand);
    if (m_turn) {
        if (m_turn->takes())
            all.insert(m_view.up);
        const Bag now = m_turn->hand();
        now.eachFace([&](Card face) {
            while (all.count(face) < now.count(face))
                all.insert(face);
        });
    }
    const std::size_t before = m_order.size();
    keepOnly(m_order, all);
    m_came -= std::min(m_came, before - m_order.size());
    if (std::exchange(m_begins, false)) {
        if (m_order.empty() && m_sorting == Order::asPut)
            m_sorting = Order::bySuit;
        m_came = 0;
        putInOrder();
    }
    Bag known;
    for (const Card card : m_order)
        known.insert(card);
    const std::size_t held = m_order.size();
    all.eachFace([&](Card face) {
        for (int copy = known.count(face); copy < all.count(face); ++copy)
            m_order.push_back(face);
    });
    m_came += m_order.size() - held;
    if (!m_turn || held == 0) {
        m_came = 0;
        putInOrder();
        const auto drawn = std::find(m_order.rbegin(), m_order.rend(), m_view.drawn);
        if (m_turn && drawn != m_order.rend()) {
            std::rotate(drawn.base() - 1, drawn.base(), m_order.end());
            m_came = 1;
        }
    }
    m_lies = m_order;
    keepOnly(m_lies, handNow());
}

/// To the order of an earlier turn comes what came since, but for the card of this turn, which arrange() lays apart.
void PinaleTable::addToOrder()
{
    Bag held = handNow();
    if (held.contains(m_view.drawn))
        held.erase(m_view.drawn);
    keepOnly(m_order, held);
    for (const Card card : m_order)
        held.erase(card);
    for (const Card card : held.list())
        m_order.push_back(card);
}

void PinaleTable::putInOrder()
{
    if (m_sorting == Order::asPut)
        return;
    std::stable_sort(m_order.begin(), m_order.end() - static_cast<std::ptrdiff_t>(m_came),
                     [bySuit = m_sorting == Order::bySuit](Card one, Card other) {
                         return keyOf(one, bySuit) < keyOf(other, bySuit);
                     });
}

void PinaleTable::changeOrder()
{
    m_sorting = m_sorting == Order::bySuit ? Order::byRank : Order::bySuit;
    selectNothing();
    putInOrder();
    m_lies = m_order;
    keepOnly(m_lies, handNow());
    layCards();
    layActions();
    keepDraft();
    Q_EMIT told(m_sorting == Order::bySuit ? tr("Your hand lies by suits. %1").arg(handInWords())
                                           : tr("Your hand lies by ranks. %1").arg(handInWords()));
}

void PinaleTable::moveInHand(int from, int to)
{
    const auto count = static_cast<int>(m_lies.size());
    if (from < 0 || to < 0 || from >= count || to >= count || from == to)
        return;
    selectNothing();
    m_sorting = Order::asPut;
    m_came = 0;
    // What is laid in this turn stays where it was, before what lay after it.
    std::vector<Card> lies = m_lies;
    const Card card = lies[static_cast<std::size_t>(from)];
    lies.erase(lies.begin() + from);
    lies.insert(lies.begin() + to, card);
    std::vector<Card> laid = m_order;
    Bag inHand;
    for (const Card each : lies)
        inHand.insert(each);
    std::erase_if(laid, [&inHand](Card each) {
        if (!inHand.contains(each))
            return false;
        inHand.erase(each);
        return true;
    });
    m_order = lies;
    m_order.insert(m_order.end(), laid.begin(), laid.end());
    m_lies = std::move(lies);
    layCards();
    layActions();
    keepDraft();
}

/// The place in the hand of the card that lies apart: one that must be laid, or else the first of those that came in
/// this turn; -1 where nothing of it is there.
int PinaleTable::apartFrom() const
{
    if (!m_turn || m_came == 0)
        return -1;
    for (std::size_t place = m_lies.size(); place > 0; --place)
        if (m_turn->owed(m_lies[place - 1]) > 0)
            return static_cast<int>(place) - 1;
    Bag came;
    for (std::size_t place = m_order.size() - m_came; place < m_order.size(); ++place)
        came.insert(m_order[place]);
    std::size_t apart = m_lies.size();
    while (apart > 0 && came.contains(m_lies[apart - 1])) {
        came.erase(m_lies[apart - 1]);
        --apart;
    }
    return apart < m_lies.size() ? static_cast<int>(apart) : -1;
}

std::vector<Card> PinaleTable::chosenCards() const
{
    std::vector<Card> cards;
    for (const int place : chosenIn(handId))
        if (static_cast<std::size_t>(place) < m_lies.size())
            cards.push_back(m_lies[static_cast<std::size_t>(place)]);
    return cards;
}
