// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: the tickets of a turn.

#include "games/thirtyone/thirtyone_table.h"

#include "advice/hint_words.h"
#include "games/thirtyone/thirtyone_estimate.h"

using namespace thirtyone;
using namespace Qt::StringLiterals;
using cards::Card;
using game::nobody;

std::vector<ActionRow> ThirtyoneTable::choices() const
{
    switch (m_stage) {
    case Turn:
        return firstStep();
    case Draw:
        return {secondStep()};
    case DealersChoice:
        return handChoice();
    case Restart:
        return restartTickets();
    case Betting:
        return betTickets();
    default:
        return {};
    }
}

/// What Enter does: what leaves the better hand on average, the card on the pile or one that nobody has seen. That is
/// no advice on when to knock, but nobody breaks up 30.
QString ThirtyoneTable::usualStep() const
{
    constexpr int thirty = 60; // values are doubled
    if (strengthOf(m_view.hand) >= thirty) {
        if (m_view.knocker != nobody)
            return u"stay"_s;
        if (m_view.choice().mayKnock)
            return u"knock"_s;
    }
    const bool better = betterWithTop().has_value();
    if (m_view.stock == 0)
        return better || m_view.knocker == nobody ? u"take"_s : u"stay"_s;
    return better && shareAfter(m_view, TakeDiscard()) >= shareAfter(m_view, DrawStock()) ? u"take"_s : u"draw"_s;
}

/// To knock, or in the last lap to stay.
ActionRow ThirtyoneTable::endingTicket(bool usual) const
{
    const QString stayWith = tr("you stay with %1", "%1 is a hand's worth").arg(handValue());
    const QString tone = usual ? u"red"_s : u"cream"_s;
    if (m_view.knocker != nobody)
        return {.action = u"stay"_s, .label = tr("Stay"), .note = stayWith, .key = u"S"_s, .tone = tone};
    ActionRow knock = knockTicket(stayWith);
    knock.tone = tone;
    if (!m_view.choice().mayKnock) {
        knock.possible = false;
        knock.note = tr("from the second lap on");
    }
    return knock;
}

std::vector<ActionRow> ThirtyoneTable::firstStep() const
{
    if (hasPackets())
        return packetTickets();
    const Card top = topOfPile();
    const auto better = betterWithTop();
    const bool exchanges = hasMiddle(m_view.options);
    const QString usual = exchanges && !m_chosen.isEmpty() ? u"exchange"_s : usualStep();
    const auto tone = [&usual](const QString &action) { return action == usual ? u"red"_s : u"cream"_s; };
    std::vector<ActionRow> rows{
        {.action = u"take"_s,
         .label = tr("Take %1", "%1 is a card with its article").arg(HintWords::cards(Thirtyone::pack, {&top, 1})),
         .note = better ? tr("makes %1", "%1 is a hand's worth").arg(*better) : tr("and discard another card"),
         .key = u"W"_s,
         .tone = tone(u"take"_s)},
        {.action = u"draw"_s,
         .label = tr("Draw"),
         .note = m_view.stock > 0 ? tr("a card from the stock") : tr("the stock is used up"),
         .key = u"Q"_s,
         .tone = tone(u"draw"_s),
         .possible = m_view.stock > 0}};
    rows.push_back(endingTicket(usual == u"knock" || usual == u"stay"));
    if (exchanges)
        rows.insert(rows.begin(), exchangeTicket());
    return rows;
}

ActionRow ThirtyoneTable::secondStep() const
{
    ActionRow row{.action = u"discard"_s, .label = tr("Discard"), .key = tr("Enter", "a key"), .tone = u"red"_s};
    const auto card = chosenDiscard();
    row.possible = row.ofChoice = card.has_value();
    if (!card) {
        row.note = m_view.taken.hidden() ? tr("choose one of the four") : tr("choose one of the other three");
        return row;
    }
    Hand left = m_view.hand;
    left.removeFirst(*card);
    row.label = tr("Discard %1", "%1 is a card with its article").arg(HintWords::cards(Thirtyone::pack, {&*card, 1}));
    row.note = m_view.values->of(left) == thirtyOne && m_view.knocker == nobody
        ? tr("31: the deal ends at once!")
        : tr("you keep %1", "%1 is a hand's worth").arg(inWordsOf(left));
    return row;
}

QString ThirtyoneTable::actionOfKey(const QString &key) const
{
    if (const QString action = actionOfBetKey(key); !action.isEmpty())
        return action;
    if (hasPackets())
        return actionOfPacketKey(key);
    if (key == u"q" && hasPiles(m_view.options))
        return u"draw"_s;
    if (key == u"w" && hasPiles(m_view.options))
        return u"take"_s;
    return Table::actionOfKey(key);
}
