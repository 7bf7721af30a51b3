// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleTable: what the chosen cards can be laid as.

#include "games/pinale/pinale_table.h"

#include "pinale/solver.h"
#include "pinale/steps.h"
#include "table/side_model.h"

#include <algorithm>

using namespace pinale;
using namespace Qt::StringLiterals;
using cards::Card;

namespace {

/// What the chosen cards are laid to is looked for with these alone, beside one card that is left for the discard.
Choice onlyWith(const Bag &chosen, const Options &options, const Turn &turn)
{
    Bag hand = chosen;
    hand.insert(cards::french::card(Suit::clubs, Rank::three));
    return {
        .phase = Phase::play, .options = &options, .side = turn.side(), .hand = hand, .board = &turn.board(), .up = {}};
}

/// So many of the cards that stay in the hand, faces apart, would go on with that meld.
int goingOnWith(const Turn &turn, std::size_t meld)
{
    int going = 0;
    Bag(turn.hand()).eachFace([&](Card card) {
        if (!isWild(card) && eachExtension(turn, meld, card, [](const Slots &, const Slots &) { return true; }))
            ++going;
    });
    return going;
}

} // namespace

std::vector<PinaleTable::Offer> PinaleTable::offersFor(const std::vector<Card> &chosen) const
{
    Bag bag;
    for (const Card card : chosen)
        bag.insert(card);
    std::vector<Offer> offers;
    if (chosen.empty() || bag.size() >= m_turn->hand().size())
        return offers;
    const pinale::Turn trial(onlyWith(bag, m_view.options, *m_turn), false);
    const auto usesAll = [&bag](std::initializer_list<const Slots *> parts) {
        Bag used;
        for (const Slots *part : parts)
            for (const Slot &slot : *part)
                used.insert(slot.card);
        return used == bag;
    };
    const int before = valueOf(m_turn->board(), m_turn->side(), m_view.options);
    const auto add = [&](Offer offer) {
        pinale::Turn then = *m_turn;
        for (const Step &step : offer.steps)
            if (then.apply(step))
                return;
        // A wild that could not be laid again would only have to go back.
        if (offer.slot >= 0 && !finish(then))
            return;
        offer.gain = valueOf(then.board(), then.side(), m_view.options) - before;
        const auto place = offer.meld < 0 ? then.board().size() - 1 : static_cast<std::size_t>(offer.meld);
        offer.then = then.board()[place];
        offer.goingOn = offer.slot < 0 ? goingOnWith(then, place) : 0;
        offers.push_back(std::move(offer));
    };
    eachNewMeld(trial, {}, [&](const Meld &meld) {
        if (usesAll({&meld.slots}))
            add({.steps = {NewMeld{meld}}, .then = meld});
        return false;
    });
    for (std::size_t meld = 0; meld < m_turn->board().size(); ++meld)
        if (m_turn->board()[meld].side == m_turn->side())
            eachExtension(trial, meld, {}, [&](const Slots &low, const Slots &high) {
                if (usesAll({&low, &high}))
                    add({.steps = stepsOf(meld, low, high),
                         .meld = static_cast<int>(meld),
                         .then = {},
                         .before = low,
                         .after = high});
                return false;
            });
    if (chosen.size() == 1)
        eachSwap(trial, [&](const Swap &swap) {
            if (m_turn->board()[swap.meld].slots[swap.slot].as == chosen.front())
                add({.steps = {swap}, .meld = swap.meld, .slot = swap.slot, .then = {}});
            return false;
        });
    std::stable_sort(offers.begin(), offers.end(), [](const Offer &one, const Offer &other) {
        return one.gain != other.gain ? one.gain > other.gain : one.goingOn > other.goingOn;
    });
    return offers;
}

pinale::Turn PinaleTable::turnWith(std::size_t offer) const
{
    pinale::Turn turn = *m_turn;
    for (const Step &step : m_offers[offer].steps)
        static_cast<void>(turn.apply(step)); // it was tried when it was offered
    return turn;
}

void PinaleTable::layOffers()
{
    m_offers.clear();
    if (m_asked && m_stage == Turn && m_turn)
        m_offers = offersFor(chosenCards());
    std::vector<OfferRow> rows;
    for (std::size_t each = 0; each < m_offers.size(); ++each) {
        const Offer &offer = m_offers[each];
        const QString number = QString::number(each + 1);
        rows.push_back({.action = QStringLiteral("lay") + number,
                        .words = offerWords(offer),
                        .key = each < 9 ? number : QString(),
                        .gain = offer.gain,
                        .meld = offer.meld,
                        .slot = offer.slot,
                        .before = !offer.before.empty(),
                        .after = !offer.after.empty()});
    }
    if (rows == m_melding.offers()->rows())
        return;
    QStringList ways;
    for (const OfferRow &row : rows)
        ways << tr("%1, %2 points", "a way to lay cards: 'three kings', '+30'")
                    .arg(row.words, SideModel::withSign(row.gain));
    m_melding.offers()->setRows(std::move(rows));
    // Whoever sees the table has it on the ticket.
    if (!ways.isEmpty())
        Q_EMIT told(tr("You can lay: %1.", "%1 are ways to lay cards, each with its points").arg(ways.join(u"; "_s)));
}
