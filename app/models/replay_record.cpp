// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Replay: a record comes and goes.

#include "match/outside_file.h"
#include "models/mambassa_replay.h"
#include "models/petrangola_replay.h"
#include "models/replay.h"
#include "store/store.h"

#include <QFileInfo>

#include <memory>
#include <utility>
#include <variant>

/// A record that was read, or what is wrong with it.
struct Replay::Read
{
    template<class Shown>
    struct Course
    {
        typename Shown::Course course;
        typename Shown::Index index;
    };

    QByteArray record;
    std::variant<std::monostate, Course<PetrangolaReplay>, Course<MambassaReplay>> course;
    std::optional<record::Fault> fault; ///< why it goes no further
    QString why;                        ///< why nothing of it can be shown
};

namespace {

/// Reads it as a record of one game; in any thread.
template<class Shown, class Read>
void readAs(Read &read, Progress &progress)
{
    using G = typename Shown::Game;
    typename Shown::Index index(&Shown::Shown::rareHands);
    auto course = record::readCourse<G>(
        read.record, std::nullopt,
        {.progress = &progress, .steps = [&index](std::size_t place, const record::Step<G> &step) {
             index.note(static_cast<int>(place), step);
         }});
    if (const auto *fault = std::get_if<record::Fault>(&course)) {
        read.fault = *fault;
        return;
    }
    auto &whole = std::get<typename Shown::Course>(course);
    read.fault = whole.fault;
    read.course = typename Read::template Course<Shown>{.course = std::move(whole), .index = std::move(index)};
}

} // namespace

void Replay::open(const QByteArray &record, const QString &title)
{
    begin(title, [record](Progress &) { return record; });
}

void Replay::openKept(double id)
{
    if (const auto record = Store::instance().recordOf(static_cast<qint64>(id)))
        return open(*record);
    cancelOpening();
    complain({},
             Store::instance().isDamaged(static_cast<qint64>(id)) ? tr(
                 "The record of this match is damaged. It was left as it is; the other matches are not touched by it.")
                                                                  : tr("The match is not in the history any more."));
}

void Replay::openFile(const QString &path)
{
    begin(QFileInfo(path).fileName(), [path](Progress &progress) -> std::variant<QByteArray, QString> {
        auto file = outside::read(path, outside::largestRecord, &progress);
        if (const auto *why = std::get_if<QString>(&file))
            return tr("It cannot be opened: %1.").arg(*why);
        return std::get<outside::File>(std::move(file)).content;
    });
}

void Replay::begin(const QString &title,
                   const std::function<std::variant<QByteArray, QString>(Progress &progress)> &fetch)
{
    const auto read = std::make_shared<Read>();
    const auto work = [read, fetch, mambassa = m_mambassaTable.game()](Progress &progress) {
        auto fetched = fetch(progress);
        if (const auto *why = std::get_if<QString>(&fetched)) {
            read->why = *why;
            return;
        }
        read->record = std::get<QByteArray>(std::move(fetched));
        const auto heading = record::readHeading(read->record);
        const auto *known = std::get_if<record::Heading>(&heading);
        // What is of no game that is known, any says what is wrong with.
        if (known != nullptr && known->game == mambassa)
            readAs<MambassaReplay>(*read, progress);
        else
            readAs<PetrangolaReplay>(*read, progress);
    };
    m_opening.begin(work, [this, read, title] {
        if (std::holds_alternative<std::monostate>(read->course))
            complain(
                title,
                read->why.isEmpty()
                    ? tr("Line %1: %2.", "%2 is what is wrong with it").arg(read->fault->line).arg(read->fault->why)
                    : read->why);
        else
            take(*read);
    });
}

void Replay::take(Read &read)
{
    close();
    m_record = std::move(read.record);
    m_fault = read.fault;
    Table *table = nullptr;
    if (auto *petrangola = std::get_if<Read::Course<PetrangolaReplay>>(&read.course)) {
        table = &m_petrangolaTable;
        m_match = std::make_unique<PetrangolaReplay>(std::move(petrangola->course), std::move(petrangola->index),
                                                     m_petrangolaTable);
    } else if (auto *mambassa = std::get_if<Read::Course<MambassaReplay>>(&read.course)) {
        table = &m_mambassaTable;
        m_match = std::make_unique<MambassaReplay>(std::move(mambassa->course), std::move(mambassa->index),
                                                   m_mambassaTable);
    }
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
    jump(0);
    say(ending());
    Q_EMIT opened();
}

QString Replay::openingText() const
{
    constexpr int percent = 100;
    return tr("Reading the record: %1 %").arg(static_cast<int>(openingShare() * percent));
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
