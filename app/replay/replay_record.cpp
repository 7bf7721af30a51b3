// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Replay: a record comes and goes.

#include "files/outside_file.h"
#include "replay/replay.h"
#include "replay/replay_table.h"
#include "store/store.h"

#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <utility>
#include <variant>

/// A record that was read, or what is wrong with it.
struct Replay::Fetched
{
    QByteArray record;
    Whose whose = Whose::anothers;
    ReplayTable *table = nullptr; ///< of its game
    std::unique_ptr<ReplayTable::Read> read;
    // Why nothing of it can be shown:
    std::optional<record::Fault> fault;
    QString why;
};

QList<Table *> Replay::tables()
{
    QList<Table *> tables;
    for (const auto &each : m_tables)
        tables << &each->table();
    return tables;
}

void Replay::open(const QByteArray &record, const QString &title)
{
    begin(title, Whose::anothers, [record](Progress &) { return record; });
}

void Replay::openKeptAt(double id, int position)
{
    openKept(id);
    m_beginAt = position;
}

void Replay::openKept(double id)
{
    m_beginAt = 0;
    if (const auto record = Store::instance().recordOf(static_cast<qint64>(id))) {
        const bool imported = Store::instance().isImported(static_cast<qint64>(id));
        return begin({}, imported ? Whose::anothers : Whose::own, [record](Progress &) { return *record; });
    }
    cancelOpening();
    complain({},
             Store::instance().isDamaged(static_cast<qint64>(id))
                 ? tr("The record of this match is damaged. It was left as it is; the other matches are not affected.")
                 : tr("The match is no longer in the history."));
}

void Replay::openFile(const QString &path)
{
    m_beginAt = 0;
    begin(QFileInfo(path).fileName(), Whose::anothers, [path](Progress &progress) -> std::variant<QByteArray, QString> {
        auto file = outside::read(path, outside::largestRecord, &progress);
        if (const auto *why = std::get_if<QString>(&file))
            return tr("It cannot be opened: %1.").arg(*why);
        return std::get<outside::File>(std::move(file)).content;
    });
}

void Replay::begin(const QString &title, Whose whose,
                   const std::function<std::variant<QByteArray, QString>(Progress &progress)> &fetch)
{
    const auto fetched = std::make_shared<Fetched>();
    fetched->whose = whose;
    const auto work = [this, fetched, fetch](Progress &progress) {
        auto record = fetch(progress);
        if (const auto *why = std::get_if<QString>(&record)) {
            fetched->why = *why;
            return;
        }
        fetched->record = std::get<QByteArray>(std::move(record));
        const auto heading = record::readHeading(fetched->record);
        const auto *known = std::get_if<record::Heading>(&heading);
        const auto isOf
            = [known](const auto &table) { return known != nullptr && known->game == table->table().game(); };
        const auto found = std::find_if(m_tables.begin(), m_tables.end(), isOf);
        // What is of no game that is known, any says what is wrong with.
        fetched->table = found == m_tables.end() ? m_tables.front().get() : found->get();
        auto read = fetched->table->read(fetched->record, progress);
        if (const auto *fault = std::get_if<record::Fault>(&read))
            fetched->fault = *fault;
        else
            fetched->read = std::get<std::unique_ptr<ReplayTable::Read>>(std::move(read));
    };
    m_opening.begin(work, [this, fetched, title] {
        if (fetched->read != nullptr)
            take(*fetched);
        else if (fetched->fault)
            complain(title,
                     tr("Line %1: %2.", "%2 is what is wrong with it")
                         .arg(QString::number(fetched->fault->line), fetched->fault->why));
        else
            complain(title, fetched->why);
    });
}

void Replay::take(Fetched &fetched)
{
    close();
    m_record = std::move(fetched.record);
    m_fault = fetched.read->fault;
    Table *table = &fetched.table->table();
    m_match = fetched.table->match(*fetched.read, fetched.whose);
    if (std::exchange(m_table, table) != table)
        Q_EMIT tableChanged();
    connect(m_match.get(), &ReplayedMatch::shown, this, &Replay::stepShown);
    connect(m_match.get(), &ReplayedMatch::figured, this, &Replay::takeFigures);
    m_match->setSpeed(speed());
    m_allDeals = m_match->deals();
    m_deals.show(m_match.get(), 0);
    m_look = {};
    forgetTrouble();
    Q_EMIT activeChanged();
    Q_EMIT lookChanged();
    jump(std::exchange(m_beginAt, 0));
    say(ending());
    Q_EMIT opened();
}

QString Replay::openingText() const
{
    constexpr int percent = 100;
    return tr("Reading the record: %1%").arg(static_cast<int>(openingShare() * percent));
}

void Replay::complain(const QString &title, const QString &why)
{
    m_trouble = title.isEmpty() ? why : tr("%1. %2", "%1 is a file's name, %2 what is wrong").arg(title, why);
    Q_EMIT troubleChanged();
}

void Replay::forgetTrouble()
{
    if (m_trouble.isEmpty())
        return;
    m_trouble.clear();
    Q_EMIT troubleChanged();
}

void Replay::close()
{
    if (!active())
        return;
    setPlaying(false);
    m_next.stop();
    m_check.close();
    m_allDeals.clear();
    m_deals.show(nullptr, 0);
    m_match.reset();
    m_record.clear();
    m_fault.reset();
    m_figures = {};
    m_showing = false;
    m_asked = false;
    m_position = 0;
    Q_EMIT activeChanged();
    Q_EMIT positionChanged();
    Q_EMIT figuresChanged();
}

QString Replay::ending() const
{
    return m_fault ? tr("The record can be followed up to line %1. Line %2: %3.")
                         .arg(m_fault->line - 1)
                         .arg(m_fault->line)
                         .arg(m_fault->why)
                   : QString();
}

void Replay::checkMatch()
{
    if (active())
        m_check.check(m_record);
}
