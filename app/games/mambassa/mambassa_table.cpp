// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_table.h"
#include "words/face.h"

#include "games/knocking/knocking_lines.h"
#include "games/mambassa/mambassa_estimate.h"

using namespace mambassa;
using namespace Qt::StringLiterals;
using game::nobody;

SHOWDOWN_TABLE_MADE_HERE(Mambassa);

MambassaTable::MambassaTable(QObject *parent)
    : MonteTable(parent)
{
    m_standing.callRare([](int hands) { return tr("%n rare hand(s)", "Mambasse and Quarantune", hands); });
    talk()->learn(knockingLines());
}

Table::Stage MambassaTable::stageOf(const View &view) const
{
    switch (view.phase) {
    case Phase::cut:
        return Cut;
    case Phase::dealersChoice:
        return DealersChoice;
    case Phase::draw:
        return Draw;
    default:
        return Turn;
    }
}

QStringList MambassaTable::perhapsIn(const View &view, game::Seat seat) const
{
    return facesOf(Mambassa::pack, view.maybe[game::at(seat)]);
}

// ---------------------------------------------------------------- what is chosen

std::optional<MambassaTable::Exchange> MambassaTable::chosenExchange() const
{
    const auto exchange = chosenCards<Exchange>();
    if (exchange.give.empty() || check(m_view.choice(), exchange))
        return std::nullopt;
    return exchange;
}

std::optional<cards::Card> MambassaTable::chosenDiscard() const
{
    const Hand discard = cardsAt(chosenIn(u"hand"_s), lyingHand());
    return discard.size() == 1 ? std::optional(discard[0]) : std::nullopt;
}

LazyEstimate MambassaTable::estimate(const View &view) const
{
    if (!Rollouts::fits(view))
        return {};
    return LazyEstimate([view] { return std::make_shared<MambassaEstimate>(view); });
}

std::optional<MambassaTable::Move> MambassaTable::chosenMove() const
{
    if (m_stage != Draw)
        return chosenExchange();
    const auto discard = chosenDiscard();
    return discard ? std::optional<Move>(mambassa::Draw{.discard = *discard}) : std::nullopt;
}

std::pair<MambassaTable::Hand, MambassaTable::Hand> MambassaTable::cardsOf(const Move &move) const
{
    if (const auto *draw = std::get_if<mambassa::Draw>(&move))
        return {Hand{draw->discard}, {}};
    const auto *exchange = std::get_if<Exchange>(&move);
    return exchange != nullptr ? std::pair(exchange->give, exchange->take) : std::pair<Hand, Hand>();
}

// ---------------------------------------------------------------- the tickets

std::vector<ActionRow> MambassaTable::choices() const
{
    switch (m_stage) {
    case DealersChoice:
        return {{.action = u"expose"_s,
                 .label = tr("Turn them up"),
                 .note = tr("and pick up your four"),
                 .key = tr("Enter", "a key"),
                 .tone = u"red"_s},
                {.action = u"keep"_s,
                 .label = tr("Keep and knock"),
                 .note = tr("you stay with %1", "%1 is a hand's worth").arg(worthAfter(Keep{})),
                 .key = u"K"_s,
                 .tone = u"cream"_s}};
    case Turn:
        return firstStep();
    case Draw:
        return secondStep();
    default:
        return {};
    }
}

std::vector<ActionRow> MambassaTable::firstStep() const
{
    const bool lastTurn = m_view.knocker != nobody;
    const auto exchange = chosenExchange();
    ActionRow first{.action = u"exchange"_s, .label = tr("Exchange"), .key = tr("Enter", "a key"), .tone = u"red"_s};
    first.possible = first.ofChoice = exchange.has_value();
    if (!exchange) {
        first.note = stillToChoose();
    } else {
        const bool shirt = isShirtChange(*exchange);
        const QString worth = worthAfter(*exchange);
        first.label
            = shirt ? tr("Change your shirt") : tr("Exchange %n", nullptr, static_cast<int>(exchange->give.size()));
        first.note = shirt && !lastTurn ? tr("and knock with %1", "%1 is a hand's worth").arg(worth)
                                        : tr("makes %1", "%1 is a hand's worth").arg(worth);
    }
    const QString worth = worthAfter(shirtChange());
    return {first,
            {.action = u"pass"_s,
             .label = tr("No exchange"),
             .note = lastTurn ? tr("then draw a card or stay") : tr("then draw a card or knock"),
             .key = lastTurn ? u"S"_s : u"K"_s,
             .tone = u"cream"_s},
            {.action = u"shirt"_s,
             .label = tr("Change your shirt"),
             .note = lastTurn ? tr("all four: %1", "%1 is a hand's worth").arg(worth)
                              : tr("and knock with %1", "%1 is a hand's worth").arg(worth),
             .key = u"C"_s,
             .tone = u"cream"_s}};
}

std::vector<ActionRow> MambassaTable::secondStep() const
{
    const auto discard = chosenDiscard();
    ActionRow draw{.action = u"draw"_s, .label = tr("Draw a card"), .key = tr("Enter", "a key"), .tone = u"red"_s};
    draw.possible = draw.ofChoice = discard.has_value();
    draw.note = discard ? tr("the %1 goes under the stock", "%1 is a card").arg(Phrases::card(Mambassa::pack, *discard))
                        : tr("choose the card to put away");
    const QString stayWith = tr("you stay with %1", "%1 is a hand's worth").arg(handValue());
    if (knocks(m_view, Stay{}))
        return {draw, knockTicket(stayWith)};
    return {draw, {.action = u"stay"_s, .label = tr("Stay"), .note = stayWith, .key = u"S"_s, .tone = u"cream"_s}};
}

QString MambassaTable::actionOfKey(const QString &key) const
{
    // Once for each step: who neither exchanges nor draws knocks, or stays after a knock.
    if (m_stage == Turn && (key == u"k" || key == u"s"))
        return u"pass"_s;
    return key == u"d" ? u"draw"_s : Table::actionOfKey(key);
}

// ---------------------------------------------------------------- doing it

void MambassaTable::make(const QString &action)
{
    if (m_asked && m_stage == Turn && action == u"exchange" && m_chosen.isEmpty())
        return Q_EMIT refused(tr("Choose one of your cards and one from the monte, or go on without exchanging."));
    if (m_asked && m_stage == Draw && action == u"draw" && !chosenDiscard())
        return Q_EMIT refused(tr("Choose which of your cards goes under the stock."));
    const bool wouldKnock = m_asked && m_stage == Draw && knocks(m_view, Stay{});
    if (action == u"stay" && wouldKnock)
        return Q_EMIT refused(tr("If you neither exchange nor draw, you knock. You cannot pass."));
    if (action == u"knock" && m_asked && m_stage == Draw && !wouldKnock)
        return Q_EMIT refused(m_view.knocker != nobody
                                  ? tr("%1 has knocked already.").arg(nameOf(m_view.knocker))
                                  : tr("If you have exchanged, you cannot knock in that turn: draw, or stay."));
    GameTable::make(action);
}

std::optional<MambassaTable::Move> MambassaTable::moveOf(const QString &action) const
{
    if (action == u"cut")
        return mambassa::Cut{m_cutAt};
    if (action == u"expose")
        return Expose{};
    if (action == u"keep")
        return Keep{};
    if (action == u"pass")
        return Exchange{};
    if (action == u"shirt")
        return shirtChange();
    if (action == u"exchange")
        return chosenCards<Exchange>();
    if (action == u"draw")
        return mambassa::Draw{.discard = chosenDiscard().value_or(cards::Card())};
    if (action == u"knock" || action == u"stay")
        return Stay{};
    return std::nullopt;
}

bool MambassaTable::isKnock(const Move &move) const
{
    return std::holds_alternative<Stay>(move) && knocks(m_view, move);
}
