// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/store.h"

#include "files/private_files.h"
#include "store/migration_sums.h"
#include "store/store_rows.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

Store::Store(QObject *parent)
    : QObject(parent)
    , m_backup(this)
    , m_backupTimer(this)
{
    // The program has other things to do when it starts.
    constexpr std::chrono::seconds afterTheStart(10);
    m_backupTimer.setSingleShot(true);
    m_backupTimer.setInterval(afterTheStart);
    connect(&m_backupTimer, &QTimer::timeout, this, [this] { backUp(); });
    connect(&m_backup, &Backup::foundDamage, this, &Store::noteDamagedRecords);
    connect(this, &Store::opened, this, [this] { keeps() ? m_backupTimer.start() : m_backupTimer.stop(); });
}

Store::~Store()
{
    // Whoever is told what became of a row needs the rest of this.
    if (QCoreApplication::instance() != nullptr)
        m_file.awaitWriting();
}

Store &Store::instance()
{
    static Store store;
    return store;
}

QString Store::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/petrangola"_s;
}

QString Store::folder() const
{
    return QFileInfo(m_file.path()).path();
}

void Store::forgetAll()
{
    m_backup.stop();
    m_running.reset();
    m_behind = false;
    m_over.reset();
    m_late.clear();
    m_salvaged.reset();
    m_copy.reset();
    m_parts = 0;
    m_key.reset();
    m_sealedSeed.clear();
    m_damage.clear();
    m_unread.reset();
    m_digests.reset();
}

void Store::tellOfAll()
{
    Q_EMIT opened();
    Q_EMIT troubleChanged();
    Q_EMIT runningChanged();
    Q_EMIT historyChanged();
}

void Store::open(const QString &folder)
{
    forgetAll();
    privacy::setRight(folder);
    m_file.open(folder);
    if (keeps()) {
        migrations::sweep(m_file.database());
        salvage();
    }
    if (keeps()) {
        readCopy();
        lookThrough();
        if (!m_copy && !m_damage.isEmpty())
            offerCopy();
    }
    tellOfAll();
}

void Store::close()
{
    m_backup.stop();
    catchUp();
    backUp(Backup::Way::atOnce);
    forgetAll();
    m_file.close();
    tellOfAll();
}

QString Store::trouble() const
{
    const QString path = QDir::toNativeSeparators(m_file.path());
    QStringList sentences;
    switch (m_file.state()) {
    case State::closed:
        return {};
    case State::open:
        if (const QString salvaged = salvagedInWords(); !salvaged.isEmpty())
            sentences << salvaged;
        break;
    case State::full:
        sentences << tr("The disk is full. What was saved before is safe; free some space, and the match is saved "
                        "again with the next move.");
        break;
    case State::unwritten:
        sentences << tr("The file with your matches, %1, cannot be written: %2. What was saved before is safe.")
                         .arg(path, causeInWords(m_file.cause()));
        break;
    case State::noRoom:
        return tr("The disk is full, and your matches cannot be saved. What was saved before is safe: free some space "
                  "and try again, or play without saving anything.");
    case State::inUse:
        return tr("The game is already open in another window, and that one saves the matches. Close it and try again, "
                  "or play here without saving anything.");
    case State::newer:
        return tr("Your matches were last saved by a newer version of this game, and this one cannot read them. They "
                  "were not touched: install the newer version again, or play here without saving anything.");
    case State::foreign:
        return tr("The file %1 is another program’s database. It was not touched: move it elsewhere and try again, or "
                  "play here without saving anything.")
            .arg(path);
    case State::odd:
        return tr("%1 is not a file but a folder, a pipe or a device, so your matches cannot be saved there. Move it "
                  "elsewhere and try again, or play here without saving anything.")
            .arg(path);
    case State::readOnly:
        return tr("The file with your matches, %1, may not be written. Change its permissions and try again, or play "
                  "without saving anything.")
            .arg(path);
    case State::failed:
        return tr("The file with your matches, %1, cannot be opened: %2. Try again, or play without saving anything.")
            .arg(path,
                 m_file.cause() == StoreFile::Cause::system ? qt_error_string(m_file.systemError())
                                                            : causeInWords(m_file.cause()));
    }
    if (m_unread)
        sentences
            << tr("Not all of the file with your matches, %1, can be read: %2. What cannot be read is left out, and "
                  "nothing was changed. Close the game and start it again: it then saves what can be read.")
                   .arg(path, causeInWords(*m_unread));
    if (const QString damage = m_damage.inWords(folder()); !damage.isEmpty())
        sentences << damage;
    return sentences.join(u' ');
}

QString Store::causeInWords(StoreFile::Cause cause)
{
    switch (cause) {
    case StoreFile::Cause::readOnly:
        return tr("changing it is not allowed", "why a file cannot be opened or written");
    case StoreFile::Cause::inUse:
        return tr("another program is using it", "why a file cannot be opened or written");
    case StoreFile::Cause::damaged:
        return tr("it is damaged", "why a file cannot be opened or written");
    case StoreFile::Cause::unreachable:
        return tr("it cannot be reached", "why a file cannot be opened or written");
    case StoreFile::Cause::faulty:
        return tr("the disk reports a fault", "why a file cannot be opened or written");
    case StoreFile::Cause::full:   // has sentences of its own
    case StoreFile::Cause::system: // has the system's words
    case StoreFile::Cause::unknown:
        break;
    }
    return tr("something unexpected is wrong with it", "why a file cannot be opened or written");
}

// ---------------------------------------------------------------- reading and writing

void Store::lookThrough()
{
    m_opening = true;
    readRunning();
    readMatches({}, {}, [](const Query &) {});
    readPresets({}, {}, [](const Query &) {});
    static_cast<void>(setting({}));
    m_opening = false;
}

void Store::note(const StoreDamage::Item &item)
{
    if (m_damage.note(item) && !m_opening)
        Q_EMIT troubleChanged();
}

void Store::noteUnread(const Query &query)
{
    const StoreFile::Cause cause = StoreFile::causeOf(query.error());
    if (m_unread == cause)
        return;
    m_unread = cause;
    qWarning("petrangola: %s: %s", qPrintable(m_file.path()), qPrintable(query.error().databaseText()));
    if (!m_opening)
        Q_EMIT troubleChanged();
}

bool Store::wrote(const QSqlError &error)
{
    const QString before = trouble();
    const bool done = m_file.wrote(error);
    if (!done)
        Query(m_file.database()).run(u"ROLLBACK"_s);
    if (trouble() != before)
        Q_EMIT troubleChanged();
    return done;
}
