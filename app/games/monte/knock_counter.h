// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/record_facts.h"

#include <QJsonArray>

namespace record {

/// Counts the knocks of one seat, each once, by how it was made and how its deal ended: under the name of the kind,
/// with `Paid` (the knocker lost a token, alone or with others), `Others` (somebody else did) or `Nobody`.
class KnockCounter
{
public:
    void beginDeal() { m_knocker = game::nobody; }
    [[nodiscard]] bool knocked() const { return m_knocker != game::nobody; }
    /// The knock of the deal; `kind` is "knock", "shirt" (the shirt change) or "keep" (the dealer's).
    void knock(const QString &kind, game::Seat seat)
    {
        m_kind = kind;
        m_knocker = seat;
    }
    void settle(const QJsonObject &showdown, game::Seat seat, QMap<QString, int> &counts) const
    {
        if (m_knocker != seat)
            return;
        const QJsonArray worst = showdown.value(QStringLiteral("worst")).toArray();
        ++counts[m_kind
                 + (worst.contains(seat)  ? QStringLiteral("Paid")
                        : worst.isEmpty() ? QStringLiteral("Nobody")
                                          : QStringLiteral("Others"))];
    }

private:
    QString m_kind;
    game::Seat m_knocker = game::nobody;
};

} // namespace record
