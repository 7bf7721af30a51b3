// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger/own_facts.h"

#include <QElapsedTimer>

#include <algorithm>

namespace {

constexpr int readingSlice = 20; ///< ms in which the window does nothing else

} // namespace

OwnFacts::OwnFacts(QObject *parent)
    : QObject(parent)
{
    m_reading.setInterval(0);
    connect(&m_reading, &QTimer::timeout, this, &OwnFacts::readOn);
}

void OwnFacts::read(const QDateTime &since)
{
    m_matches = Store::instance().history();
    m_matches.removeIf([&since](const Store::Entry &entry) {
        return entry.own < 0 || entry.imported || (since.isValid() && entry.ended < since);
    });
    std::reverse(m_matches.begin(), m_matches.end());

    const bool allKnown = std::all_of(m_matches.begin(), m_matches.end(),
                                      [this](const Store::Entry &entry) { return m_facts.contains(entry.id); });
    const QHash<qint64, QJsonObject> kept = allKnown ? QHash<qint64, QJsonObject>() : Store::instance().facts();
    m_unread.clear();
    for (const Store::Entry &entry : std::as_const(m_matches)) {
        if (m_facts.contains(entry.id))
            continue;
        if (const auto facts = record::Facts::fromJson(kept.value(entry.id)))
            m_facts.insert(entry.id, *facts);
        else
            m_unread << entry;
    }
    m_reading.start();
}

const record::Facts *OwnFacts::find(qint64 match) const
{
    const auto facts = m_facts.constFind(match);
    return facts == m_facts.constEnd() ? nullptr : &*facts;
}

void OwnFacts::readOn()
{
    QElapsedTimer time;
    time.start();
    while (!m_unread.isEmpty() && time.elapsed() < readingSlice) {
        const Store::Entry entry = m_unread.takeFirst();
        const auto text = Store::instance().recordOf(entry.id);
        const auto facts = text ? record::facts(*text, entry.own) : std::nullopt;
        if (!facts)
            continue;
        m_facts.insert(entry.id, *facts);
        m_fresh.insert(entry.id, facts->json());
    }
    if (!m_unread.isEmpty())
        return Q_EMIT advanced();
    m_reading.stop();
    if (!m_fresh.isEmpty())
        Store::instance().setFacts(m_fresh);
    m_fresh.clear();
    Q_EMIT finished();
}
