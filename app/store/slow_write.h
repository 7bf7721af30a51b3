// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QVariantList>

#include <functional>

/// Writes one row in another thread, where it is so large that the window would stand still meanwhile, and brings it
/// from the log into the file itself. Nothing else may use the connection until then: whoever wants to calls wait().
class SlowWrite : public QObject
{
    Q_OBJECT

public:
    /// In the window's thread, once it is written or not.
    using Done = std::function<void(const QSqlError &)>;

    explicit SlowWrite(QObject *parent = nullptr);
    ~SlowWrite() override;

    /// This connection can be used from another thread: see Backup::wayOf().
    [[nodiscard]] static bool can(const QSqlDatabase &database);
    /// Begins a statement with `values` in the places of its question marks.
    void begin(const QSqlDatabase &database, const QString &statement, const QVariantList &values, Done done);
    /// Until what was begun is written, and was told.
    void wait();
    /// Nobody is told of what was begun.
    void forget() { m_done = nullptr; }

private:
    void conclude();

    QFutureWatcher<QSqlError> m_watcher;
    Done m_done;
};
