// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "opponents/opponent.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

/// Who sits where on the new-match page: the person at seat 0, computer opponents at the others.
class SeatSetupModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by MatchSetup")

public:
    enum Role {
        SeatRole = Qt::UserRole, ///< int
        NameRole,                ///< QString as shown: "You" where the person gave none
        PortraitRole,            ///< QString: a picture's name
        HumanRole,               ///< bool
        LevelRole,               ///< int: 0 novice, 1 casual, 2 regular
        LevelNameRole,           ///< QString
    };
    Q_ENUM(Role)

    struct Entry
    {
        /// As given by the person; empty for the person's own seat where nothing was given.
        QString name;
        QString portrait;
        opponents::Level level = opponents::Level::casual;
        bool operator==(const Entry &) const = default;
    };

    explicit SeatSetupModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// How many of the entries sit at the table; the others are kept for when it grows.
    void setSeatCount(int count);
    [[nodiscard]] const Entry &entry(int seat) const { return m_entries[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] QString shownName(int seat) const;
    void setEntry(int seat, const Entry &entry);
    /// The name and picture that the house gives a seat, at the level that most people like to begin with.
    [[nodiscard]] static Entry usual(int seat);
    /// The picture `step` places further among all that there are.
    [[nodiscard]] static QString portraitAfter(const QString &portrait, int step);

private:
    std::vector<Entry> m_entries;
    int m_count = 0;
};
