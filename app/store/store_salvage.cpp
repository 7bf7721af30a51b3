// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/rescue.h"
#include "store/store.h"

#include "store/page_source.h"
#include "store/query.h"
#include "store/values.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;
using namespace values;

namespace {

/// Which of the files that were put aside is done with.
const QString salvagedKey = u"salvaged"_s;
/// The copy that is offered: its name, and how many matches are only there; 0 once that was answered.
const QString copyKey = u"copy"_s;

/// It would not go better the next time.
bool isOfTheContent(StoreFile::Cause cause)
{
    return cause == StoreFile::Cause::damaged || cause == StoreFile::Cause::unknown;
}

} // namespace

// ---------------------------------------------------------------- a damaged file

/// Also where the program was ended before all was taken over: then nothing was.
QString Store::toBeSalvaged()
{
    const QFileInfo file(m_file.path());
    const QStringList aside = file.dir().entryList({file.fileName() + u".damaged-*[0-9]"_s}, QDir::Files, QDir::Name);
    if (!m_file.setAside().isEmpty() || aside.isEmpty())
        return m_file.setAside();
    Query query(m_file.database());
    query.run(u"SELECT EXISTS (SELECT 1 FROM match) OR EXISTS (SELECT 1 FROM preset) OR EXISTS (SELECT 1 FROM setting)"
              " OR EXISTS (SELECT 1 FROM running)"_s);
    const bool isNew = query.next() && !query.value(0).toBool();
    return isNew ? file.dir().filePath(aside.constLast()) : QString();
}

void Store::salvage()
{
    const QString from = toBeSalvaged();
    if (from.isEmpty())
        return;
    PageSource pages;
    Rescue rescue(*this, Rescue::Purpose::take);
    const bool held = pages.open(from) == HeldFile::Result::held;
    const bool taken = held && rescue.run(pages, salvagedKey, QFileInfo(from).fileName());
    if (held && !taken && !isOfTheContent(m_file.cause()))
        // Whatever is written into the new file would have it taken for one that needs nothing any more. As long as it
        // is empty, the next try takes all over.
        return m_file.giveUp();
    m_salvaged = Salvaged{.from = from,
                          .matches = rescue.matches(),
                          .undated = rescue.undated(),
                          .unread = rescue.unread(),
                          .inPart = !taken || rescue.isInPart(),
                          .running = m_running.has_value(),
                          .runningLost = rescue.hasLostRunning(),
                          .runningShort = rescue.hasShortRunning()};
    offerCopy();
    m_file.settle();
}

QString Store::salvagedInWords() const
{
    QStringList sentences;
    if (m_salvaged) {
        const Salvaged &salvaged = *m_salvaged;
        sentences << tr("The file with your matches was damaged. It was saved as %1, and a new one was started.")
                         .arg(QDir::toNativeSeparators(salvaged.from));
        sentences << (salvaged.matches > 0 ? tr("%n match(es) could be saved from it.", nullptr, salvaged.matches)
                                           : tr("No match could be saved from it."));
        if (salvaged.undated > 0)
            sentences << tr("When %n of them was (were) played is no longer known.", "matches that could be saved",
                            salvaged.undated);
        if (salvaged.unread > 0)
            sentences << tr("%n entry (entries) could not be read.", "of a damaged file", salvaged.unread);
        if (salvaged.inPart)
            sentences << tr("More may be missing.");
        if (salvaged.runningLost)
            sentences << tr("The match in progress is lost.");
        else if (salvaged.runningShort)
            sentences << tr("The match in progress is saved too, but without its last moves.");
        else if (salvaged.running)
            sentences << tr("The match in progress is saved too.");
    }
    if (m_copy)
        sentences << tr("The copy of %1 has %n match(es) more.", nullptr, m_copy->more)
                         .arg(StoreDamage::dayInWords(m_copy->day));
    return sentences.join(u' ');
}

// ---------------------------------------------------------------- the copies

/// Of the newest that has anything which is not there.
void Store::offerCopy()
{
    const QString answered = wordsOf(setting(copyKey)).value(0);
    const QList<Backup::Copy> copies = Backup::copiesOf(m_file.path());
    for (const Backup::Copy &made : copies) {
        const QString file = QFileInfo(made.path).fileName();
        PageSource pages;
        Rescue more(*this, Rescue::Purpose::count);
        if (file <= answered || pages.open(made.path) != HeldFile::Result::held || !more.run(pages)
            || more.matches() == 0)
            continue;
        m_copy = Copy{.file = file, .day = made.day, .more = more.matches()};
        Query query(m_file.database());
        setSetting(query, copyKey, written(QStringList{file, QString::number(m_copy->more)}));
        wrote(query.error());
        m_backup.keep(made.path);
        return;
    }
}

void Store::readCopy()
{
    const QStringList words = wordsOf(setting(copyKey));
    const QList<Backup::Copy> copies = Backup::copiesOf(m_file.path());
    for (const Backup::Copy &made : copies)
        if (words.size() == 2 && words[0] == QFileInfo(made.path).fileName() && words[1].toInt() > 0)
            m_copy = Copy{.file = words[0], .day = made.day, .more = words[1].toInt()};
}

bool Store::takeCopy()
{
    if (!m_copy || !keeps())
        return false;
    PageSource pages;
    if (pages.open(QFileInfo(m_file.path()).dir().filePath(m_copy->file)) != HeldFile::Result::held)
        return false;
    Rescue rescue(*this, Rescue::Purpose::add);
    if (!rescue.run(pages, copyKey, written(QStringList{m_copy->file, u"0"_s})))
        return false;
    m_copy.reset();
    settle();
    Q_EMIT troubleChanged();
    Q_EMIT historyChanged();
    return true;
}

void Store::leaveCopy()
{
    if (!m_copy || !keeps())
        return;
    Query query(m_file.database());
    setSetting(query, copyKey, written(QStringList{m_copy->file, u"0"_s}));
    m_copy.reset();
    if (wrote(query.error()))
        Q_EMIT troubleChanged();
}

bool Store::wantsBackup()
{
    if (!keeps() || m_backup.isGoing() || !Backup::isDue(m_file.path()))
        return false;
    Query query(m_file.database());
    query.run(u"SELECT EXISTS (SELECT 1 FROM match) OR EXISTS (SELECT 1 FROM preset)"_s);
    return query.next() && query.value(0).toBool();
}

void Store::backUp(Backup::Way way)
{
    if (!wantsBackup() || Backup::wayOf(m_file.database()) != way)
        return;
    // What is offered is not made room from.
    const QString kept = m_copy ? QFileInfo(m_file.path()).dir().filePath(m_copy->file) : QString();
    if (way == Backup::Way::inSteps)
        m_backup.begin(m_file.database(), kept);
    else
        m_backup.makeAtOnce(m_file.database(), kept);
}
