// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleTable: the turn that is made up, and the order in which the hand lies, as they are kept beside the match. The
// record knows whole turns only; what is laid of one must not be lost with the machine's power.

#include "games/pinale/pinale_json.h"
#include "games/pinale/pinale_table.h"
#include "records/card_json.h"

#include <algorithm>

using namespace pinale;
using namespace Qt::StringLiterals;
using cards::Card;
using PinaleJson = Json<Pinale>;

namespace {

const QString groundKey = u"ground"_s;
const QString turnKey = u"turn"_s;
const QString handKey = u"hand"_s;

const QStringList &orders()
{
    static const QStringList words{u"bySuit"_s, u"byRank"_s, u"asPut"_s};
    return words;
}

} // namespace

/// What the turn is made up from: where it is another, the draft is none of this turn's.
QJsonObject PinaleTable::draftGround() const
{
    return {{u"deal"_s, m_view.deal},   {u"reshuffles"_s, m_view.reshuffles},
            {u"stock"_s, m_view.stock}, {u"pile"_s, m_view.pile},
            {u"drawn"_s, !draws()},     {u"hand"_s, card_json::codes(Pinale::pack, m_view.hand)}};
}

void PinaleTable::keepDraft()
{
    if (!m_ties.draft.keep)
        return;
    QJsonObject draft{{groundKey, draftGround()},
                      {handKey,
                       QJsonObject{{u"deal"_s, m_view.deal},
                                   {u"order"_s, orders()[static_cast<qsizetype>(m_sorting)]},
                                   {u"cards"_s, card_json::codes(Pinale::pack, m_order)},
                                   {u"came"_s, static_cast<int>(m_came)}}}};
    if (m_turn)
        draft.insert(turnKey, PinaleJson::draft(m_turn->takes(), m_turn->steps()));
    m_ties.draft.keep(draft);
}

/// The turn as it was when the match was left in the middle of it. What of the draft does not fit, as it may come from
/// a file that somebody else has written, is as if it had not been kept.
void PinaleTable::takeUpDraft()
{
    const QJsonObject draft = m_ties.draft.kept ? m_ties.draft.kept() : QJsonObject();
    if (draft.isEmpty())
        return;
    const QJsonObject hand = draft.value(handKey).toObject();
    const bool anew = m_order.empty() && hand.value(u"deal"_s).toInt() == m_view.deal && takeUpOrder(hand);
    const bool fits = turns() && draft.value(groundKey).toObject() == draftGround()
        && (!draft.contains(turnKey) || takeUpTurn(draft.value(turnKey).toObject()));
    if (!anew)
        return;
    if (!fits)
        return addToOrder();
    // The cards of this turn are in the order already.
    m_begins = false;
    m_came = std::min(m_order.size(), static_cast<std::size_t>(std::max(0, hand.value(u"came"_s).toInt())));
}

bool PinaleTable::takeUpTurn(const QJsonObject &laid)
{
    JsonReader reader(laid);
    const Play play = PinaleJson::readDraft(reader);
    if (reader.failed() || play.takes != draws() || (play.takes && !mayTake(m_view.choice())))
        return false;
    pinale::Turn turn(m_view.choice(), play.takes);
    for (const Step &step : play.steps)
        if (turn.apply(step))
            return false;
    m_turn = std::move(turn);
    return true;
}

/// What of these cards is not in the hand, arrange() leaves out; false where they are none.
bool PinaleTable::takeUpOrder(const QJsonObject &hand)
{
    JsonReader reader(hand);
    const int order = reader.word(u"order"_s, orders());
    std::vector<Card> cards;
    for (const QJsonValue code : reader.list(u"cards"_s, 0, 2 * pinale::mostInHand))
        cards.push_back(card_json::readCard(reader, Pinale::pack, u"cards"_s, code));
    if (reader.failed())
        return false;
    m_sorting = static_cast<Order>(order);
    m_order = std::move(cards);
    return !m_order.empty();
}
