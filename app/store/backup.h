// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QFutureWatcher>
#include <QList>
#include <QObject>
#include <QSqlDatabase>
#include <QString>
#include <QTimer>

#include <memory>

struct sqlite3;

/// Makes a copy of the database beside it while it is in use: at most one a day, and the last three are kept. It goes
/// in small steps between the events of the GUI's thread, by SQLite's online backup, and what is written meanwhile gets
/// into it too. A copy counts only when it is whole, was looked through, and lies safely on the disk. Looking through
/// it, in another thread, is also what finds a record that the disk has changed and nobody has opened since.
class Backup : public QObject
{
    Q_OBJECT

public:
    /// A copy that was made.
    struct Copy
    {
        QString path;
        QDate day;
    };
    /// What became of one.
    struct Outcome
    {
        bool made = false;
        QList<qint64> damaged; ///< the matches in it whose records are not as they were written
    };
    enum class Way {
        inSteps, ///< SQLite's online backup
        atOnce,  ///< a statement, where Qt has another SQLite than this program: only when the store is closed
    };

    explicit Backup(QObject *parent = nullptr);
    ~Backup() override;

    /// The copies of the database at `path`, the newest first.
    [[nodiscard]] static QList<Copy> copiesOf(const QString &path);
    /// There is none of today yet.
    [[nodiscard]] static bool isDue(const QString &path);
    [[nodiscard]] static Way wayOf(const QSqlDatabase &database);
    /// Qt's connection as SQLite knows it; nothing where the driver does not give it.
    [[nodiscard]] static sqlite3 *handleOf(const QSqlDatabase &database);

    /// Begins one of this open database in steps. The connection has to stay open until ended() or stop(). `kept` is
    /// the path of one that is not to go, however old.
    void begin(const QSqlDatabase &database, const QString &kept);
    /// That one is not to go instead.
    void keep(const QString &kept) { m_kept = kept; }
    /// Makes one before it returns.
    void makeAtOnce(const QSqlDatabase &database, const QString &kept);
    /// Gives up what is not ready.
    void stop();
    /// It uses the connection.
    [[nodiscard]] bool isCopying() const { return m_work != nullptr; }
    [[nodiscard]] bool isGoing() const { return m_work != nullptr || m_establishing; }
    /// In ms: what the longest step took of the GUI's thread.
    [[nodiscard]] double longestStep() const { return m_longestStep; }

Q_SIGNALS:
    /// These matches' records are not as they were written, in the copy and so in the database. Comes before older
    /// copies are removed.
    void foundDamage(const QList<qint64> &matches);
    /// `made` is false where it could not be made; nothing else is changed then.
    void ended(bool made);

private:
    struct Work;
    void step();
    void makeSafe();
    void conclude();
    void tell(const Outcome &outcome);

    QString m_path; ///< the database's
    QString m_kept;
    std::unique_ptr<Work> m_work;
    QTimer m_timer;
    QFutureWatcher<Outcome> m_safe;
    bool m_establishing = false; ///< and what came of it is not told yet
    int m_pagesAtOnce = 0;
    double m_longestStep = 0;
};
