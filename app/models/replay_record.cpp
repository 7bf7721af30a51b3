// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Replay: a record comes and goes.

#include "models/mambassa_replay.h"
#include "models/petrangola_replay.h"
#include "models/replay.h"
#include "store/store.h"

#include <QFile>
#include <QFileInfo>

namespace {

/// In bytes: a match of 24 seats and a thousand deals is shorter.
constexpr qint64 largestRecord = 64 * 1024 * 1024;

} // namespace

template<class Shown>
std::variant<Replay::Read, record::Fault> Replay::read(const QByteArray &record, typename Shown::GameTable &table)
{
    auto read = record::readCourse<typename Shown::Game>(record);
    if (const auto *fault = std::get_if<record::Fault>(&read))
        return *fault;
    auto course = std::get<typename Shown::Course>(std::move(read));
    const auto fault = course.fault;
    return Read{.match = std::make_unique<Shown>(std::move(course), table), .table = &table, .fault = fault};
}

bool Replay::open(const QByteArray &record, const QString &title)
{
    const auto heading = record::readHeading(record);
    const auto *read = std::get_if<record::Heading>(&heading);
    // What is of no game that is known, any says what is wrong with.
    const bool mambassa = read != nullptr && read->game == m_mambassaTable.game();
    auto opened = mambassa ? this->read<MambassaReplay>(record, m_mambassaTable)
                           : this->read<PetrangolaReplay>(record, m_petrangolaTable);
    if (const auto *fault = std::get_if<record::Fault>(&opened)) {
        complain(title, tr("Line %1: %2.", "%2 is what is wrong with it").arg(fault->line).arg(fault->why));
        return false;
    }
    close();
    Read &course = std::get<Read>(opened);
    m_record = record;
    m_fault = course.fault;
    m_match = std::move(course.match);
    if (std::exchange(m_table, course.table) != course.table)
        Q_EMIT tableChanged();
    connect(m_match.get(), &ReplayedMatch::shown, this, &Replay::stepShown);
    connect(m_match.get(), &ReplayedMatch::figured, this, &Replay::takeFigures);
    m_match->setSpeed(speed());
    m_deals.setRows(m_match->deals());
    m_look = {};
    forgetTrouble();
    Q_EMIT activeChanged();
    Q_EMIT lookChanged();
    jump(0);
    say(ending());
    return true;
}

bool Replay::openKept(double id)
{
    if (const auto record = Store::instance().recordOf(static_cast<qint64>(id)))
        return open(*record);
    complain({}, tr("The match is not in the history any more."));
    return false;
}

bool Replay::openFile(const QString &path)
{
    const QString title = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        complain(title, tr("It cannot be opened: %1.").arg(file.errorString()));
        return false;
    }
    if (file.size() > largestRecord) {
        complain(title, tr("It is far longer than any record of a match."));
        return false;
    }
    return open(file.readAll(), title);
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
    m_match.reset();
    m_deals.clear();
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
