// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QtQml/qqmlregistration.h>

/// A deal of a recorded match, to jump to.
struct ReplayDeal
{
    int index = 0;    ///< among the deals, from 0
    int number = 0;   ///< from 1
    int position = 0; ///< where its cards have just been dealt
    bool operator==(const ReplayDeal &) const = default;
};

class ReplayedMatch;

/// Deals of the match that is replayed, in order: all of them, or those around one where there are more than a list can
/// show at once. What a row tells is looked up when it is asked for.
class ReplayDeals : public RowModel<ReplayDeal>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Replay")
    /// There are deals before the first that is listed, or after the last.
    Q_PROPERTY(bool earlier READ earlier NOTIFY listed)
    Q_PROPERTY(bool later READ later NOTIFY listed)
    /// Among all deals, that of the first row.
    Q_PROPERTY(int first READ first NOTIFY listed)

public:
    /// Rows at a time: making the lines for them takes no more than a moment.
    static constexpr int most = 120;
    enum Role {
        DealRole = Qt::UserRole + 100, ///< int: among all deals, from 0
        NumberRole = Qt::UserRole,     ///< int
        LabelRole,                     ///< QString: "Deal 3"
        DealerRole,                    ///< QString: "Bruno deals"
        OutcomeRole,                   ///< QString
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    /// Those of this match around that deal; the match must live until this is called again, nullptr for none.
    void show(const ReplayedMatch *match, int around);
    [[nodiscard]] bool earlier() const { return first() > 0; }
    [[nodiscard]] bool later() const { return first() + rowCount() < m_all; }
    [[nodiscard]] int first() const { return rows().empty() ? 0 : rows().front().index; }
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void listed();

protected:
    [[nodiscard]] QVariant value(const ReplayDeal &row, int role) const override;

private:
    const ReplayedMatch *m_match = nullptr;
    int m_all = 0;
};
