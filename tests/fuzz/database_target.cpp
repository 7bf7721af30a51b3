// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The file with the matches, whatever stands in it: it is opened, or put aside, or left alone with a reason, and no
// match that was in it is lost. What was opened can be listed, counted, replayed, continued and added to.

#include "petrangola/petrangola.h"
#include "target.h"

#include "database_file.h"
#include "ledger/ledger.h"
#include "ledger/statistics.h"
#include "models.h"
#include "person/preferences.h"
#include "replay/replay.h"
#include "session/saving.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "setup/rule_presets.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using fuzz::require;

namespace {

constexpr std::chrono::seconds patience(10);
/// As many are looked at closely.
constexpr qsizetype closely = 3;

/// Memory instead of a disk, where there is such a folder.
QString home()
{
    static const QTemporaryDir folder(QDir(u"/dev/shm"_s).exists() ? u"/dev/shm/fuzz-XXXXXX"_s
                                                                   : QDir::tempPath() + u"/fuzz-XXXXXX"_s);
    return folder.path();
}
QString dataFolder()
{
    return home() + u"/petrangola"_s;
}
QString path()
{
    return dataFolder() + u'/' + StoreFile::fileName();
}

const DatabaseFile &file()
{
    static const DatabaseFile file(path());
    return file;
}

Store &store()
{
    return Store::instance();
}
Session &session()
{
    return Session::instance();
}

template<class Condition>
void waitFor(Condition condition, const char *what)
{
    const QDeadlineTimer deadline(patience);
    while (!condition() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    require(condition(), what);
}

/// Each of these is still there.
bool holds(const DatabaseFile::Matches &all, const DatabaseFile::Matches &some)
{
    return std::all_of(some.begin(), some.end(), [&all](const auto &match) { return all.contains(match); });
}

/// Opens the file; true where the store has all that was in it.
bool openIt(const DatabaseFile::Matches &before)
{
    store().open(dataFolder());
    const QStringList aside = QDir(dataFolder()).entryList({u"*.damaged-*[0-9]"_s}, QDir::Files);
    require(!store().trouble().isEmpty() || (store().state() == Store::State::open && aside.isEmpty()),
            "it tells where something is wrong");
    require(Saving::instance().trouble().isEmpty() || !store().trouble().isEmpty()
                || !session().continueFault().isEmpty(),
            "the pages tell nothing else");
    if (aside.isEmpty())
        return store().keeps();
    const QList<Store::Entry> saved = store().history();
    for (const Store::Entry &entry : saved) {
        const QByteArray record = store().recordOf(entry.id).value_or(QByteArray());
        require(std::any_of(before.begin(), before.end(), [&](const auto &match) { return match.second == record; })
                    || before.isEmpty(),
                "the new file has nothing that was not in the old one");
    }
    store().close();
    require(aside.size() == 1 && DatabaseFile::matchesIn(dataFolder() + u'/' + aside[0]) == before,
            "what is damaged is kept");
    return false;
}

void readStore(const DatabaseFile::Matches &before)
{
    DatabaseFile::Matches known;
    const QList<Store::Entry> history = store().history();
    for (const Store::Entry &entry : history) {
        known.emplaceBack(entry.id, store().recordOf(entry.id).value_or(QByteArray()));
        (void)store().seatingOf(entry.id);
    }
    // A record of before there were sums, which is not what its digest says, is told of and not shown.
    DatabaseFile::Matches sound = before;
    sound.removeIf([](const auto &match) { return store().isDamaged(match.first); });
    require(known.size() == before.size() && holds(known, sound), "the history has what is in the file");
    require(store().facts().size() <= history.size(), "facts belong to matches");
    (void)store().statisticsSince();
}

void readHistory()
{
    Ledger ledger;
    HistoryModel &matches = *ledger.matches();
    require(matches.total() == store().history().size(), "every match is listed");
    fuzz::readAll(matches);
    (void)matches.countText();
    (void)matches.gameNames();
    for (int row = 0; row < matches.count(); ++row) {
        require(!matches.toldAt(row).isEmpty(), "every match is told");
        const QString name = ledger.files()->nameFor(matches.idAt(row));
        require(!name.isEmpty() && !name.contains(u'/'), "a file's name");
    }
    // QML's numbers hold no larger ones.
    const bool holdsNumbers
        = std::ranges::all_of(matches.shownIds(), [](qint64 id) { return std::abs(id) <= 1LL << 53; });
    const bool sound = std::ranges::none_of(matches.shownIds(), [](qint64 id) { return store().isDamaged(id); });
    if (matches.count() > 0 && matches.count() <= closely && holdsNumbers && sound) {
        const QDir folder(home() + u"/written"_s);
        ledger.files()->writeAll(matches.shown(), folder.path());
        waitFor([&] { return !ledger.files()->busy(); }, "records are written in time");
        require(!ledger.files()->failed(), qPrintable(ledger.files()->report()));
        require(folder.entryList(QDir::Files | QDir::Hidden).size() == matches.count(), "every record is written");
        QDir(folder).removeRecursively();
    }
    for (const QString &game : matches.games())
        matches.setGame(game);
    matches.setResult(HistoryModel::Won);
    matches.setDays(30);
    matches.setSearch(u"a"_s);
    require(matches.count() <= matches.total(), "filters hide");
    fuzz::readAll(matches);
}

void readStatistics()
{
    Statistics statistics;
    waitFor([&] { return statistics.pending() == 0; }, "the statistics are reckoned in time");
    const QStringList games = statistics.games();
    for (const QString &game : games) {
        statistics.setGame(game);
        const QStringList levels = statistics.levels();
        for (const QString &level : levels) {
            statistics.setLevel(level);
            require(statistics.matches() <= store().history().size(), "no match counts twice");
            for (const QAbstractItemModel *model : std::initializer_list<const QAbstractItemModel *>{
                     statistics.numbers(), statistics.wins(), statistics.losses(), statistics.places(),
                     statistics.knocks()})
                fuzz::readAll(*model);
        }
    }
    (void)statistics.gameNames();
    (void)statistics.levelNames();
    (void)statistics.sinceText();
    statistics.setDays(7);
    statistics.countAll();
}

void readPresets()
{
    RulePresets &presets = RulePresets::instance();
    fuzz::readAll(presets);
    for (int row = 0; row < presets.rowCount(); ++row) {
        presets.choose(row);
        const MatchSetup &setup = MatchSetup::instance();
        require(!petrangola::check(optionsOf<petrangola::Petrangola>(setup.rules()), setup.seatCount()),
                "rules that can be played");
    }
}

void replay()
{
    Replay &replay = Replay::instance();
    const QList<Store::Entry> history = store().history();
    for (const Store::Entry &entry : history.mid(0, closely)) {
        replay.forgetTrouble();
        replay.openKept(static_cast<double>(entry.id));
        require(replay.waitOpened(std::chrono::minutes(1)), "a record is read to its end");
        if (!replay.trouble().isEmpty())
            continue;
        require(replay.active(), "what cannot be replayed is told");
        replay.toEnd();
        fuzz::readAll(*replay.table()->log());
        replay.setOpenHands(false);
        replay.lookFrom(1);
        replay.previousDeal();
        replay.forward();
        fuzz::readAll(*replay.table()->seats());
        replay.close();
        replay.setOpenHands(true);
    }
}

/// The commands of programs are run as they are written; here they are not to be.
bool startsPrograms(const QJsonObject &seating)
{
    const QJsonArray commands = seating[u"commands"_s].toArray();
    return std::any_of(commands.begin(), commands.end(),
                       [](const QJsonValue &command) { return !command.toString().isEmpty(); });
}

/// What the store holds is what the file has.
void openAgain()
{
    const std::optional<Store::Running> running = store().running();
    store().close();
    store().open(dataFolder());
    require(store().keeps() && store().running().has_value() == running.has_value(), "the match is kept or not");
    require(!running
                || (store().running()->record == running->record && store().running()->seed == running->seed
                    && store().running()->shown == running->shown),
            "the match is kept as it is");
}

void playOn()
{
    if (!store().running())
        return;
    require(session().waits() != !session().continueFault().isEmpty(), "it waits, or there is a reason");
    (void)session().continueText();
    if (session().waits() && !startsPrograms(store().running()->seating)) {
        session().resume();
        require(session().running() && session().kept(), "what waits can be continued");
        Table &table = *session().table();
        for (int step = 0; step < 3; ++step) {
            QCoreApplication::processEvents();
            for (const QAbstractItemModel *model :
                 std::initializer_list<const QAbstractItemModel *>{table.seats(), table.actions(), table.log()})
                fuzz::readAll(*model);
            if (table.actions()->rowCount() > 0)
                table.perform(table.actions()->index(0).data(ActionModel::ActionRole).toString());
        }
        session().leave();
        openAgain();
    }
    session().start();
    require(session().running(), "a new match can be played");
    session().leave();
    require(!store().trouble().isEmpty() || store().running(), "it is kept, or there is a reason");
    if (store().trouble().isEmpty())
        openAgain();
}

void removeAll()
{
    QList<qint64> ids;
    const QList<Store::Entry> history = store().history();
    for (const Store::Entry &entry : history)
        ids << entry.id;
    require(store().remove(ids) || !store().trouble().isEmpty(), "matches can be removed, or there is a reason");
    require(store().history().isEmpty() || !store().trouble().isEmpty(), "what is removed is gone");
}

} // namespace

void fuzz::prepare()
{
    qputenv("XDG_CONFIG_HOME", home().toLocal8Bit());
    qputenv("XDG_DATA_HOME", home().toLocal8Bit());
    (void)file();
    Preferences::instance().setMotion(false);
    Preferences::instance().setPace(Preferences::noPause);
    session().table()->setGrace({});
    Replay::instance().setFiguresWanted(false);
    MatchSetup::instance().setSeatCount(petrangola::seating.fewest);
    (void)RulePresets::instance();
}

void fuzz::feed(const QByteArray &input)
{
    store().close();
    QDir(dataFolder()).removeRecursively();
    require(QDir().mkpath(dataFolder()), "the folder can be made");
    file().write(input);
    const DatabaseFile::Matches before = DatabaseFile::matchesIn(path());

    const bool whole = openIt(before);
    if (whole) {
        readStore(before);
        readHistory();
        readStatistics();
        readPresets();
        replay();
        playOn();
    }
    store().close();
    if (QFile::exists(path()) && QDir(dataFolder()).entryList({u"*.damaged-*"_s}).isEmpty())
        require(holds(DatabaseFile::matchesIn(path()), before), "no match was lost");
    if (whole) {
        store().open(dataFolder());
        removeAll();
        store().close();
    }
}
