// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/drafts.h"

#include "store/store.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace {

const QString drafts = u"drafts"_s;
const QString match = u"match"_s;
const QString bySeat = u"bySeat"_s;

} // namespace

Drafts::Drafts(Store &store, QString commitment)
    : m_store(store)
    , m_match(std::move(commitment))
{
    const QJsonObject kept = m_store.kept(drafts);
    if (kept.value(match).toString() == m_match)
        m_drafts = kept.value(bySeat).toObject();
}

QJsonObject Drafts::of(int seat) const
{
    return m_drafts.value(QString::number(seat)).toObject();
}

void Drafts::keep(int seat, const QJsonObject &draft)
{
    if (of(seat) == draft)
        return;
    m_drafts.insert(QString::number(seat), draft);
    m_store.keep(drafts, {{match, m_match}, {bySeat, m_drafts}});
}
