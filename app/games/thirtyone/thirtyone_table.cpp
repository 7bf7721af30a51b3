// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_table.h"

#include "advice/hint_words.h"
#include "games/knocking/knocking_lines.h"
#include "games/thirtyone/thirtyone_estimate.h"
#include "games/thirtyone/thirtyone_lines.h"
#include "words/face.h"

using namespace thirtyone;
using namespace Qt::StringLiterals;
using cards::Card;
using game::at;
using game::nobody;

SHOWDOWN_TABLE_MADE_HERE(Thirtyone);

ThirtyoneTable::ThirtyoneTable(QObject *parent)
    : ShowdownTable(parent)
{
    m_standing.callRare([](int hands) { return tr("31: %n time(s)", "hands of that worth", hands); });
    talk()->learn(knockingLines());
    talk()->learn(thirtyoneLines());
}

// ---------------------------------------------------------------- what lies on the table

QUrl ThirtyoneTable::board() const
{
    return QUrl(hasPackets() ? u"qrc:/qt/qml/Cards/boards/SwitchBoard.qml"_s
                             : u"qrc:/qt/qml/Cards/boards/PilesBoard.qml"_s);
}

double ThirtyoneTable::middleAcross(bool tall) const
{
    if (hasPackets())
        return tall ? 2.6 : 4.2;
    if (m_view.options.source == Source::widow)
        return tall ? 2.54 : 5.0;
    return tall ? 1.62 : 2.64;
}

Table::Stage ThirtyoneTable::stageOf(const View &view) const
{
    switch (view.phase) {
    case Phase::cut:
        return Cut;
    case Phase::dealersChoice:
        return DealersChoice;
    case Phase::discardOne:
        return Draw;
    case Phase::reset:
        return Restart;
    case Phase::offer:
    case Phase::answer:
        return Betting;
    default:
        return Turn;
    }
}

int ThirtyoneTable::strengthOf(const Hand &hand) const
{
    return m_view.values->of(hand);
}

HandWorth ThirtyoneTable::worthOf(const Hand &hand) const
{
    // Where the stock ran out nobody shows cards.
    return hand.empty() || hand[0].hidden() ? HandWorth() : HandWorth(thirtyone::worthOf(*m_view.values, hand));
}

QList<bool> ThirtyoneTable::countingOf(const Hand &hand) const
{
    const auto suit = m_view.values->suitOf(hand);
    QList<bool> counting;
    for (const Card card : hand)
        counting << (!suit || cards::french::suit(card) == *suit);
    return counting;
}

ZoneRow ThirtyoneTable::handLying() const
{
    ZoneRow hand = handZone(facesOf(Thirtyone::pack, m_view.hand));
    if (m_view.hand.size() <= thirtyone::cardsInHand)
        return hand;
    hand.apart = thirtyone::cardsInHand;
    hand.tag = m_view.taken.hidden() ? tr("drawn", "the card that was just drawn")
                                     : tr("taken", "the card that was just taken");
    if (!m_view.taken.hidden())
        hand.barred << static_cast<int>(m_view.hand.indexOf(m_view.taken));
    return hand;
}

std::vector<ZoneRow> ThirtyoneTable::lying() const
{
    const QStringList pile = facesOf(Thirtyone::pack, m_view.discards);
    const int stock = m_view.phase == Phase::cut ? 0 : m_view.stock;
    std::vector<ZoneRow> zones{handLying()};
    if (hasPiles(m_view.options)) {
        zones.push_back({.id = pileId,
                         .role = Zone::Open,
                         .lay = Zone::Pile,
                         .faces = pile,
                         .count = static_cast<int>(pile.size())});
        zones.push_back({.id = stockId,
                         .role = Zone::Stock,
                         .lay = Zone::Stack,
                         .faces = {},
                         .label = stock > 0 ? QString::number(stock) : QString(),
                         .count = m_view.stock});
    }
    if (hasMiddle(m_view.options))
        zones.push_back(middleLying());
    if (hasPackets()) {
        const std::vector<ZoneRow> packets = packetsLying();
        zones.insert(zones.end(), packets.begin(), packets.end());
    }
    zones.insert(zones.end(), {drawnZone(), declaredZone(), poolZone(Zone::Tokens)});
    return zones;
}

LazyEstimate ThirtyoneTable::estimate(const View &view) const
{
    if (!Rollouts::fits(view))
        return {};
    return LazyEstimate([view] { return std::make_shared<ThirtyoneEstimate>(view); });
}

// ---------------------------------------------------------------- what is chosen

QString ThirtyoneTable::whyBarred(const QString &zone, int place) const
{
    const ZoneRow *row = m_zones.find(zone);
    return row != nullptr && row->barred.contains(place) ? why(Illegal::justTaken) : QString();
}

std::optional<Card> ThirtyoneTable::chosenDiscard() const
{
    const Hand chosen = cardsAt(chosenIn(handId), m_view.hand);
    return chosen.size() == 1 ? std::optional(chosen[0]) : std::nullopt;
}

std::optional<ThirtyoneTable::Move> ThirtyoneTable::chosenMove() const
{
    if (const auto exchange = chosenExchange())
        return *exchange;
    const auto card = m_stage == Draw ? chosenDiscard() : std::nullopt;
    return card ? std::optional<Move>(Discard{.card = *card}) : std::nullopt;
}

QList<Place> ThirtyoneTable::choiceFor(const Move &move) const
{
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return choiceOf(*exchange);
    const auto *discard = std::get_if<Discard>(&move);
    if (discard == nullptr)
        return {};
    return {{.zone = handId, .index = static_cast<int>(m_view.hand.indexOf(discard->card))}};
}

/// A card that is dragged to the hand comes from where it lies: that is the first step of a turn.
void ThirtyoneTable::bring(const QString &zone, int place, int toHand)
{
    if (toHand >= 0 && (zone == pileId || zone == stockId))
        return perform(zone == pileId ? u"take"_s : u"draw"_s);
    if (zone == middleId)
        Table::bring(zone, place, toHand);
}

void ThirtyoneTable::carryTo(int handPlace, const QString &zone, int place)
{
    if (zone == middleId)
        return Table::carryTo(handPlace, zone, place);
    if (zone != pileId)
        return;
    pick(handId, handPlace);
    if (m_stage == Draw && chosenIn(handId).contains(handPlace))
        perform(u"discard"_s);
}

// ---------------------------------------------------------------- doing it

void ThirtyoneTable::make(const QString &action)
{
    if (turnToBets(action))
        return;
    if (m_asked && m_stage == Draw && action == u"discard" && !chosenDiscard())
        return Q_EMIT refused(tr("Choose the card that you discard."));
    if (m_asked && m_stage == Draw && action != u"discard")
        return Q_EMIT refused(tr("First discard one of your four cards."));
    if (m_asked && m_stage == Turn && action == u"exchange" && m_chosen.isEmpty())
        return Q_EMIT refused(tr("Choose cards of yours, and as many in the middle."));
    GameTable::make(action);
}

std::optional<ThirtyoneTable::Move> ThirtyoneTable::moveOf(const QString &action) const
{
    if (action == u"cut")
        return thirtyone::Cut{m_cutAt};
    if (m_stage == Betting)
        return betOf(action);
    if (action == u"draw")
        return DrawStock{};
    if (action == u"take")
        return TakeDiscard{};
    if (action == u"discard")
        return Discard{.card = chosenDiscard().value_or(Card())};
    if (action == u"exchange" && hasMiddle(m_view.options))
        return chosenCards();
    if (action == u"knock")
        return Knock{};
    if (action == u"stay")
        return Stand{};
    return hasPackets() ? moveOfPackets(action) : std::nullopt;
}

bool ThirtyoneTable::isKnock(const Move &move) const
{
    return std::holds_alternative<Knock>(move);
}
