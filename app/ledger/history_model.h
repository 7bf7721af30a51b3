// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/store.h"

#include <QAbstractListModel>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <vector>

/// The matches that are over, the newest first, as far as the filters let them pass.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the ledger")
    /// The games that there are matches of, by their names in records and in words; the first is "" for all.
    Q_PROPERTY(QStringList games READ games NOTIFY allChanged)
    Q_PROPERTY(QStringList gameNames READ gameNames NOTIFY allChanged)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
    Q_PROPERTY(Result result READ result WRITE setResult NOTIFY filterChanged)
    /// The match ended at most so many days ago; 0 for whenever.
    Q_PROPERTY(int days READ days WRITE setDays NOTIFY filterChanged)
    /// Part of the name of somebody who sat there.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// How many there are without the filters.
    Q_PROPERTY(int total READ total NOTIFY allChanged)
    /// What is wrong with the file that keeps them, in words; empty where nothing is.
    Q_PROPERTY(QString trouble READ trouble NOTIFY allChanged)
    /// "12 of 340 matches".
    Q_PROPERTY(QString countText READ countText NOTIFY countChanged)

public:
    enum Role {
        MomentRole = Qt::UserRole, ///< QString: day and time of the end
        MonthRole,                 ///< QString: for headings
        CompanyRole,               ///< QString: the game, and who else sat there, the first of them by name
        ResultRole,                ///< QString
        WonRole,                   ///< bool: the person did
        DealsRole,                 ///< QString
        ImportedRole,              ///< bool
        GameRole,                  ///< QString: the game, and what was special about its rules
        ToldRole,                  ///< QString: all of it in one sentence
    };
    Q_ENUM(Role)
    enum Result { Any, Won, Lost };
    Q_ENUM(Result)

    explicit HistoryModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QStringList games() const { return m_games; }
    [[nodiscard]] QStringList gameNames() const;
    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString &game);
    [[nodiscard]] Result result() const { return m_result; }
    void setResult(Result result);
    [[nodiscard]] int days() const { return m_days; }
    void setDays(int days);
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString &search);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int total() const { return static_cast<int>(m_all.size()); }
    [[nodiscard]] QString countText() const;
    [[nodiscard]] static QString trouble() { return Store::instance().trouble(); }

    /// The match's number in the store, or -1; and the row that shows it, or -1.
    Q_INVOKABLE [[nodiscard]] double idAt(int row) const;
    Q_INVOKABLE [[nodiscard]] int rowOf(double id) const;
    Q_INVOKABLE [[nodiscard]] QString toldAt(int row) const;
    /// Who sat there, the winners first and then by what they had: maps with name, shown, own, won, piece, pieces and
    /// place, 0 where that is not known.
    Q_INVOKABLE [[nodiscard]] QVariantList seatsAt(int row) const;
    /// False where it could not be done; the store then says why.
    Q_INVOKABLE bool remove(int row);
    Q_INVOKABLE bool removeShown();
    [[nodiscard]] QList<qint64> shownIds() const;
    /// The same for RecordFiles.
    Q_INVOKABLE [[nodiscard]] QList<double> shown() const;

Q_SIGNALS:
    void allChanged();
    void filterChanged();
    void countChanged();

private:
    void reload();
    void filter();
    template<class Value>
    void choose(Value &kept, const Value &chosen);
    [[nodiscard]] bool passes(const Store::Entry &entry) const;
    [[nodiscard]] const Store::Entry &entry(int row) const;
    [[nodiscard]] static QString companyOf(const Store::Entry &entry);
    [[nodiscard]] static QString toldOf(const Store::Entry &entry);

    QList<Store::Entry> m_all;
    /// Positions in m_all.
    std::vector<int> m_shown;
    QStringList m_games{QString()};
    QString m_game;
    Result m_result = Any;
    int m_days = 0;
    QString m_search;
    QTimer m_reloading;
};
