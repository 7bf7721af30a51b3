// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleTable: the tickets of a turn, and what is done with them.

#include "games/pinale/pinale_table.h"

#include "games/pinale/pinale_words.h"
#include "pinale/solver.h"
#include "table/side_model.h"

using namespace pinale;
using namespace Qt::StringLiterals;
using cards::Card;

std::vector<ActionRow> PinaleTable::choices() const
{
    if (m_stage != Turn)
        return {};
    if (!m_turn) {
        std::vector<ActionRow> rows{{.action = u"draw"_s,
                                     .label = tr("Draw"),
                                     .note = m_view.stock > 0 ? tr("from the stock, %n card(s)", nullptr, m_view.stock)
                                                              : tr("the discards become the stock"),
                                     .key = u"Q"_s,
                                     .tone = u"red"_s}};
        if (isStuck(m_view))
            rows.push_back(playOnTicket());
        else if (!m_view.up.hidden())
            rows.push_back(takeTicket());
        return rows;
    }
    std::vector<ActionRow> rows;
    if (!m_offers.empty())
        rows.push_back(layTicket());
    rows.push_back(discardTicket());
    if (isStuck(m_view))
        rows.push_back(playOnTicket());
    if (!m_turn->steps().empty() || m_turn->takes())
        rows.push_back(backTicket());
    if (m_offers.empty() && m_turn->steps().size() > 1) // else there is no room for a fourth
        rows.push_back({.action = u"revert"_s,
                        .label = tr("Take all back"),
                        .note = tr("%n step(s) of this turn", nullptr, static_cast<int>(m_turn->steps().size())),
                        .key = tr("Ctrl+Shift+Z", "keys"),
                        .tone = u"cream"_s});
    return rows;
}

ActionRow PinaleTable::takeTicket() const
{
    ActionRow row{.action = u"take"_s,
                  .label = tr("Take %1", "%1 is a card with its article").arg(PinaleWords::card(m_view.up)),
                  .key = u"W"_s,
                  .tone = u"cream"_s};
    row.possible = mayTake(m_view.choice());
    row.note = row.possible ? tr("it must be laid at once") : tr("you could not lay it in this turn");
    return row;
}

ActionRow PinaleTable::layTicket() const
{
    const Offer &best = m_offers.front();
    ActionRow row{.action = u"lay"_s, .key = tr("Enter", "a key"), .tone = u"red"_s, .ofChoice = true};
    const QString gain = SideModel::withSign(best.gain);
    if (best.slot >= 0) {
        const Card wild
            = m_turn->board()[static_cast<std::size_t>(best.meld)].slots[static_cast<std::size_t>(best.slot)].card;
        row.label = tr("Take %1", "%1 is a card with its article").arg(PinaleWords::card(wild));
        row.note = tr("it must be laid at once");
        return row; // other ways are listed above; here is no room for more
    } else if (best.meld < 0) {
        row.label = tr("Lay %1", "%1 is 'three kings'").arg(PinaleWords::aMeldInShort(best.then));
        row.note = tr("%1 points", "'+30'").arg(gain);
    } else {
        const Meld &meld = m_turn->board()[static_cast<std::size_t>(best.meld)];
        row.label = (meld.kind == Meld::Kind::group ? tr("Add to %1", "%1 is 'three kings'")
                                                    : tr("Add to %1", "%1 is 'hearts 4–9'"))
                        .arg(PinaleWords::meldInShort(meld));
        row.note = tr("%1 points", "'+30'").arg(gain);
    }
    if (m_offers.size() > 1)
        row.note += tr(" · or %n other way(s)", nullptr, static_cast<int>(m_offers.size()) - 1);
    return row;
}

ActionRow PinaleTable::discardTicket() const
{
    ActionRow row{.action = u"discard"_s,
                  .label = tr("Discard"),
                  .key = m_offers.empty() && m_advised != u"back" ? tr("Enter", "a key") : u"S"_s,
                  .tone = m_offers.empty() ? u"red"_s : u"cream"_s};
    const std::vector<Card> chosen = chosenCards();
    row.possible = row.ofChoice = chosenMove().has_value();
    if (chosen.size() == 1)
        row.label = tr("Discard %1", "%1 is a card with its article").arg(PinaleWords::card(chosen.front()));
    if (row.possible && chosen.front() == m_askedOf) {
        row.label = tr("Discard it all the same", "a wild card");
        row.note = tr("it is gone then");
        return row;
    }
    if (row.possible) {
        row.note = m_turn->hand().size() == 1
            ? tr("and go out")
            : tr("%n point(s) left in hand", nullptr, m_turn->hand().sum() - points(chosen.front()));
        return row;
    }
    if (chosen.size() > 1 && static_cast<int>(chosen.size()) >= m_turn->hand().size())
        row.note = tr("one card must be left for the discard");
    else if (const QString owed = owedInWords(); !owed.isEmpty())
        row.note = tr("first lay %1", "%1 are cards with their articles").arg(owed);
    else if (m_turn->hand().size() == 1)
        row.note = tr("no four and no run of six: you may not go out");
    else
        row.note = chosen.size() > 1 ? tr("one card alone") : tr("choose a card");
    return row;
}

ActionRow PinaleTable::backTicket() const
{
    const bool steps = !m_turn->steps().empty();
    return {.action = u"back"_s,
            .label = tr("Take back"),
            .note = steps
                ? PinaleWords::lastLaid(*m_turn)
                : tr("%1 goes to the pile again", "%1 is a card with its article").arg(PinaleWords::card(m_view.up)),
            .key = tr("Ctrl+Z", "keys"),
            .tone = u"cream"_s};
}

ActionRow PinaleTable::playOnTicket()
{
    return {.action = u"playon"_s,
            .label = tr("Play on for me"),
            .note = tr("you can lay nothing more"),
            .key = u"W"_s,
            .tone = u"cream"_s};
}

void PinaleTable::laySayings()
{
    if (m_catchingUp)
        return;
    const std::size_t before = m_offers.size();
    layOffers();
    if (before > 0 || !m_offers.empty() || m_melding.step() != Melding::NotYours || m_asked)
        layMelds();
}

// ---------------------------------------------------------------- doing it

std::optional<PinaleTable::Move> PinaleTable::chosenMove() const
{
    const std::vector<Card> chosen = chosenCards();
    if (!m_turn || chosen.size() != 1 || m_turn->checkDiscard(chosen.front()))
        return std::nullopt;
    return m_turn->play(chosen.front());
}

std::optional<PinaleTable::Move> PinaleTable::moveOf(const QString &action) const
{
    if (action == u"cut")
        return pinale::Cut{m_cutAt};
    if (action == u"draw" && !m_turn)
        return pinale::Draw{};
    return action == u"discard" ? chosenMove() : std::nullopt;
}

void PinaleTable::make(const QString &action)
{
    if (action == u"order")
        return changeOrder();
    if (m_asked && m_stage == Turn) {
        if (action == u"take" && !m_turn && !m_view.up.hidden())
            return takeTop();
        if (action == u"back")
            return takeBack();
        if (action == u"revert")
            return takeAllBack();
        if (action.startsWith(u"lay")) {
            if (m_offers.empty())
                return Q_EMIT refused(whyNoMeld());
            return lay(action == u"lay" ? 0 : static_cast<std::size_t>(std::max(0, action.sliced(3).toInt() - 1)));
        }
        if (action == u"playon" && isStuck(m_view)) {
            m_playsOn = true;
            return play(*goesWithoutSaying(m_view));
        }
        if (action == u"discard" && chosenMove() && asksOfWild())
            return;
        if (action == u"discard" && !chosenMove()) {
            const std::vector<Card> chosen = chosenCards();
            if (!m_turn)
                return Q_EMIT refused(whyNotYourTurn());
            if (chosen.size() > 1 && m_offers.empty())
                return Q_EMIT refused(whyNoMeld());
            if (chosen.size() == 1)
                return Q_EMIT refused(why(m_turn->checkDiscard(chosen.front()).value_or(Illegal::notNow)));
            if (const QString owed = owedInWords(); !owed.isEmpty())
                return Q_EMIT refused(tr("First lay %1.", "%1 are cards with their articles").arg(owed));
            return Q_EMIT refused(tr("Choose the one card that you discard."));
        }
        if (action == u"draw" && m_turn)
            return Q_EMIT refused(tr("You have your card already: lay, or discard."));
    }
    GameTable::make(action);
}

QString PinaleTable::actionOfKey(const QString &key) const
{
    if (key == u"o")
        return u"order"_s;
    if (m_stage != Turn)
        return Table::actionOfKey(key);
    if (key == u"q")
        return u"draw"_s;
    if (key == u"w")
        return isStuck(m_view) ? u"playon"_s : u"take"_s;
    if (key == u"s")
        return u"discard"_s;
    if (key == u"backall")
        return u"revert"_s;
    if (key == u"back" && (chosenCards().empty() || (m_turn && (m_turn->takes() || !m_turn->steps().empty()))))
        return u"back"_s;
    if (key.size() == 1 && key.front().isDigit() && key != u"0")
        return u"lay"_s + key;
    return {};
}

/// What is dragged out of the hand alone, or with the cards that are chosen with it.
void PinaleTable::carryTo(int handPlace, const QString &zone, int place)
{
    if (handPlace < 0 || (zone != pileId && zone != meldsId))
        return;
    if (zone == pileId) {
        if (choosesCards())
            select({});
        pick(handId, handPlace);
        if (chosenIn(handId) == QList<int>{handPlace})
            perform(u"discard"_s);
        return;
    }
    const QList<int> before = chosenIn(handId);
    pick(handId, handPlace);
    for (std::size_t each = 0; each < m_offers.size(); ++each)
        if (m_offers[each].meld == place)
            return lay(each);
    if (!m_asked || !m_turn)
        return;
    const QString refusal = whyNotThere(place);
    if (!before.contains(handPlace)) // it went along for this alone
        toggle(handId, handPlace);
    Q_EMIT refused(refusal);
}

void PinaleTable::bring(const QString &zone, int place, int toHand)
{
    if (zone == handId)
        moveInHand(place, toHand);
    else if (zone == stockId)
        perform(u"draw"_s);
    else if (zone == pileId)
        perform(u"take"_s);
}
