// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/table.h"

#include <algorithm>

QList<int> Table::chosenIn(const QString &zone) const
{
    QList<int> places;
    for (const Place &each : m_chosen)
        if (each.zone == zone)
            places << each.index;
    std::sort(places.begin(), places.end());
    return places;
}

void Table::toggle(const QString &zone, int place)
{
    const ZoneRow *row = m_zones.find(zone);
    // Then it is a card of the hand: nothing comes but from the stock.
    const bool one = choosesOne();
    if (!m_asked || !choosesCards() || (one && row != nullptr && row->role != Zone::Hand))
        return Q_EMIT refused(whyNotYourTurn());
    if (row == nullptr || !row->choosable.contains(place))
        return;
    if (const QString barred = whyBarred(zone, place); !barred.isEmpty())
        return Q_EMIT refused(barred);
    const Place chosen{.zone = zone, .index = place};
    if (one)
        m_chosen.removeIf([&](const Place &each) { return each != chosen; });
    if (!m_chosen.removeOne(chosen))
        m_chosen << chosen;
    m_confirmingKnock = false;
    layCards();
    Q_EMIT selectionChanged();
    layActions();
}

void Table::pick(const QString &zone, int place)
{
    if (!chosenIn(zone).contains(place))
        toggle(zone, place);
}

void Table::carryTo(int handPlace, const QString &zone, int place)
{
    const ZoneRow *hand = m_zones.find(Zone::Hand);
    if (hand == nullptr || handPlace < 0)
        return;
    pick(QString(hand->id), handPlace);
    pick(zone, place);
}

void Table::bring(const QString &zone, int place, int toHand)
{
    carryTo(toHand, zone, place);
}

Place Table::placeOfKey(const QString &key) const
{
    const auto in = [&](Zone::Role role, const QString &keys) {
        const ZoneRow *row = m_zones.find(role);
        const auto place = keys.indexOf(key);
        return row != nullptr && place >= 0 ? Place{.zone = row->id, .index = static_cast<int>(place)} : Place();
    };
    const Place inHand = in(Zone::Hand, QStringLiteral("123456789"));
    return inHand.zone.isEmpty() ? in(Zone::Open, QStringLiteral("qwer")) : inHand;
}

bool Table::clearSelection()
{
    const bool begun = m_confirmingKnock || !m_chosen.isEmpty() || m_bets.drafting() || m_bets.open();
    m_confirmingKnock = false;
    m_bets.setDrafting(false);
    m_bets.setOpen(false);
    selectNothing();
    layActions();
    return begun;
}

void Table::select(const QList<Place> &places)
{
    if (m_chosen.isEmpty() && places.isEmpty())
        return;
    m_chosen = places;
    layCards();
    Q_EMIT selectionChanged();
}

void Table::setCutAt(int at)
{
    const int within = qBound(1, at, cutMost());
    if (within == m_cutAt)
        return;
    m_cutAt = within;
    Q_EMIT cutAtChanged();
    layActions();
}

// ---------------------------------------------------------------- what is chosen by mistake

bool Table::gettingOn() const
{
    constexpr int soon = 1500; // ms
    return m_passedOver.isValid() && m_passedOver.elapsed() < soon;
}

void Table::passedOver()
{
    m_passedOver.start();
    m_grace.offer({});
    m_enterGrace.offer({});
    layActions();
}
