// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QString>

class Store;

/// What the persons of a match have made up of a move and not played yet, and how their cards lie, by seat. It lies
/// beside the match, so that it is on the table again where the program ended in the middle of a turn. Each table
/// writes drafts in its own words and looks whether one fits what lies there: the store knows nothing of them, and one
/// that fits nowhere does no harm.
class Drafts
{
public:
    /// `commitment` is that of its shuffles: what was kept of another match is none of this one's. The store must
    /// outlive this.
    Drafts(Store &store, QString commitment);

    /// Empty where none was kept.
    [[nodiscard]] QJsonObject of(int seat) const;
    /// In place of the one before; durable when it returns, where the store keeps anything.
    void keep(int seat, const QJsonObject &draft);

private:
    Store &m_store;
    QString m_match;
    QJsonObject m_drafts; ///< by seat
};
