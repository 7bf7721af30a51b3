// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleTable: what lies on the table.

#include "games/pinale/pinale_table.h"

#include "games/pinale/pinale_lines.h"
#include "games/pinale/pinale_words.h"
#include "words/face.h"

using namespace pinale;
using namespace Qt::StringLiterals;
using game::at;
using game::nobody;

GAME_TABLE_MADE_HERE(Pinale);

PinaleTable::PinaleTable(QObject *parent)
    : GameTable(parent)
{
    talk()->learn(pinaleLines());
}

QUrl PinaleTable::board() const
{
    return QUrl(u"qrc:/qt/qml/Cards/boards/MeldBoard.qml"_s);
}

Table::Stage PinaleTable::stageOf(const View &view) const
{
    return view.phase == Phase::cut ? Cut : Turn;
}

QString PinaleTable::handValue() const
{
    const int points = handNow().sum();
    return points == 0 ? QString() : tr("%n point(s) in the hand", nullptr, points);
}

// ---------------------------------------------------------------- cards

ZoneRow PinaleTable::handLying() const
{
    ZoneRow hand = handZone(facesOf(Pinale::pack, m_lies));
    hand.apart = apartFrom();
    if (hand.apart >= 0)
        hand.tag = m_turn->owed(m_lies[static_cast<std::size_t>(hand.apart)]) > 0 ? tr("to be laid")
                                                                                  : tr("drawn", "on a card");
    return hand;
}

/// The top card: what lies below it is looked up by nobody, but where the house has that (PINALE-23).
ZoneRow PinaleTable::pileLying() const
{
    ZoneRow pile{.id = pileId, .role = Zone::Open, .lay = Zone::Pile, .faces = {}, .count = m_view.pile};
    if (!m_turn || !m_turn->takes()) {
        if (!m_view.up.hidden())
            pile.faces << faceOf(Pinale::pack, m_view.up);
        return pile;
    }
    // While the top is in the hand, the card that lay below it is the top.
    --pile.count;
    if (const Pack discards = pileOf(m_view); discards.size() > 1)
        pile.faces << faceOf(Pinale::pack, discards[discards.size() - 2]);
    return pile;
}

/// All of it, where the house has that.
QStringList PinaleTable::pileSeen() const
{
    QStringList faces = facesOf(Pinale::pack, m_view.discards);
    if (m_turn && m_turn->takes() && !faces.isEmpty())
        faces.removeLast();
    return faces;
}

std::vector<ZoneRow> PinaleTable::lying() const
{
    ZoneRow stock{.id = stockId, .role = Zone::Stock, .lay = Zone::Stack, .faces = {}, .count = m_view.stock};
    if (m_view.deal > 0)
        stock.label = tr("%n card(s)", "in the stock", m_view.stock);
    return {handLying(), stock, pileLying(), drawnZone(), declaredZone(), poolZone(Zone::Tokens)};
}

// ---------------------------------------------------------------- melds

MeldRow PinaleTable::meldRow(std::size_t place) const
{
    const Board &board = boardNow();
    const Meld &meld = board[place];
    MeldRow row{.side = meld.side,
                .own = meld.side == m_view.side() && m_ties.you != nobody,
                .name = PinaleWords::meldWithSuits(meld),
                .faces = {},
                .standsFor = {},
                .worth = valueOf(meld, m_view.options),
                .qualifies = qualifies(meld, m_view.options)};
    const unsigned twice = doubled(meld, m_view.options);
    // What lay there before the turn, of the same meld.
    Bag old;
    if (place < m_view.board.size())
        for (const Slot &slot : m_view.board[place].slots)
            old.insert(slot.card);
    for (std::size_t each = 0; each < meld.slots.size(); ++each) {
        const Slot &slot = meld.slots[each];
        row.faces << faceOf(Pinale::pack, slot.card);
        row.standsFor << (slot.wild() ? faceOf(Pinale::pack, slot.as) : QString());
        if ((twice >> each & 1U) != 0)
            row.doubled << static_cast<int>(each);
        if (old.contains(slot.card))
            old.erase(slot.card);
        else if (m_turn)
            row.fresh << static_cast<int>(each);
    }
    const auto mine = [place](const Offer &offer) { return offer.meld == static_cast<int>(place); };
    for (const Offer &offer : m_offers) {
        if (!mine(offer))
            continue;
        if (offer.slot >= 0)
            row.swappable << offer.slot;
        if (row.before.isEmpty())
            row.before = PinaleWords::facesOf(offer.before, &Slot::as);
        if (row.after.isEmpty())
            row.after = PinaleWords::facesOf(offer.after, &Slot::as);
    }
    return row;
}

void PinaleTable::layMelds()
{
    std::vector<MeldRow> rows;
    for (std::size_t place = 0; place < boardNow().size(); ++place)
        rows.push_back(meldRow(place));
    m_melding.melds()->setRows(std::move(rows));
    laySides();
    layTurn();
}

void PinaleTable::layTurn()
{
    Melding::Turn turn{.pile = pileSeen(), .target = targetOf(m_view.options)};
    if (m_view.seats > 0 && m_view.deal > 0) {
        turn.worth = valueOf(boardNow(), m_view.side(), m_view.options);
        turn.note = ownNote();
    }
    if (m_asked && m_stage == Turn && m_view.toMove == person)
        turn.step = !m_turn                    ? Melding::Drawing
            : chosenMove() && m_offers.empty() ? Melding::Discarding
                                               : Melding::Laying;
    for (const Offer &offer : m_offers)
        if (offer.meld < 0) {
            turn.fresh = PinaleWords::facesOf(offer.then.slots, &Slot::card);
            break;
        }
    m_melding.setTurn(turn);
}

QString PinaleTable::ownNote() const
{
    if (m_ties.onlooker)
        return {};
    if (isStuck(m_view))
        return tr("all your melds are full");
    const Board &board = boardNow();
    for (const Meld &meld : board)
        if (meld.side == m_view.side() && qualifies(meld, m_view.options))
            return meld.kind == Meld::Kind::run
                ? tr("may go out: a run of %n", nullptr, static_cast<int>(meld.slots.size()))
                : tr("may go out: a four");
    return tr("to go out: a four or a run of six");
}

void PinaleTable::laySeats()
{
    if (!m_catchingUp) {
        beginTurn();
        arrange();
    }
    GameTable::laySeats();
    if (!m_catchingUp && !m_guests.empty())
        layMelds();
}

void PinaleTable::respeak()
{
    GameTable::respeak();
    layOffers();
    layMelds();
    if (m_stage == Showdown)
        layCounts();
}
