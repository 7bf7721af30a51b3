// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/standing.h"
#include "store/backup.h"
#include "store/sealing_key.h"
#include "store/store_damage.h"
#include "store/store_file.h"

#include <QByteArrayList>
#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <optional>

class PageSource;
class Query;
class Rescue;
struct MatchSummary;
namespace rows {
struct Table;
struct Writing;
} // namespace rows
namespace record {
struct Fault;
}

/// What the program keeps: the match that is under way, the matches that are over, and what the statistics know of
/// them, in one database in the data folder. For the GUI's thread. Until open() was called nothing is kept, and nothing
/// is in trouble; whatever goes wrong later, the game goes on, and what was kept before stays.
class Store : public QObject
{
    Q_OBJECT

public:
    using State = StoreFile::State;

    /// A match of the history.
    struct Entry
    {
        qint64 id = 0;
        QString game;
        QDateTime began; ///< null where an imported record does not tell
        QDateTime ended; ///< of an imported one, what the import said
        QStringList names;
        QStringList kinds; ///< "human", "program" or a level, by seat
        int own = -1;      ///< the person's seat, or -1
        game::MatchOver ending = {};
        game::Score score = game::Score::lives; ///< what was counted
        QList<int> scores = {};                 ///< by seat, at the end
        int place = 0;                          ///< the person's, from 1; 0 where there was none
        int deals = 0;
        QJsonObject options;
        bool imported = false;

        /// The person has won it, alone or with others.
        [[nodiscard]] bool won() const { return ending.winners.contains(own); }
        [[nodiscard]] bool drawn() const { return ending.winners.empty(); }
        [[nodiscard]] bool lost() const { return own >= 0 && !won() && !drawn(); }
    };
    /// The match that is under way.
    struct Running
    {
        QByteArray record;   ///< as far as it goes
        QByteArray seed;     ///< of the shuffles, 32 bytes
        QJsonObject seating; ///< what the record does not tell: portraits, temperaments and the like
        QDateTime began;
        int shown = 0; ///< how many events, from the first, the person has seen
    };
    /// House rules under a name.
    struct Preset
    {
        qint64 id = 0; ///< 0 for one that is not kept yet
        QString name;
        QJsonObject options; ///< in the words of whoever keeps them
    };
    /// What became of a record that was to be added.
    struct Addition
    {
        qint64 id = 0;      ///< of the match in the history; 0 where it was refused
        bool fresh = false; ///< it was not there before
        QString why;        ///< it was refused: the line and what is wrong with it, or what hinders the writing
    };

    /// A copy of an earlier day that has matches which could not be saved from a damaged file.
    struct Copy
    {
        QString file; ///< its name, in the database's folder
        QDate day;
        int more = 0; ///< matches that are only there
    };

    explicit Store(QObject *parent = nullptr);
    ~Store() override;
    [[nodiscard]] static Store &instance();

    /// Where a desktop's programs keep their data.
    [[nodiscard]] static QString usualFolder();
    /// Opens the database in this folder, or begins one.
    void open(const QString &folder = usualFolder());
    void close();
    [[nodiscard]] State state() const { return m_file.state(); }
    [[nodiscard]] QString path() const { return m_file.path(); }
    /// Matches are kept.
    [[nodiscard]] bool keeps() const { return m_file.isOpen(); }
    /// What is wrong, and what can be done, in words for the person; empty where nothing is.
    [[nodiscard]] QString trouble() const;

    /// Is offered until it is taken or left.
    [[nodiscard]] const std::optional<Copy> &copy() const { return m_copy; }
    /// Takes over the matches that are only in the copy; false where they could not be read or written.
    bool takeCopy();
    void leaveCopy();

    /// To be called when a while may pass before something is written again: see StoreFile::settle().
    void settle();
    /// Begins the day's copy where there is none yet, and something to be copied.
    void backUp(Backup::Way way = Backup::Way::inSteps);
    [[nodiscard]] const Backup &backup() const { return m_backup; }

    // The match that is under way, which lies sealed in the file: see SealingKey. Each call is durable when it returns,
    // or in trouble; what could not be written is written with what comes next.

    [[nodiscard]] const std::optional<Running> &running() const { return m_running; }
    void begin(const QByteArray &header, const QByteArray &seed, const QJsonObject &seating);
    /// Further lines of its record.
    void append(const QByteArray &lines);
    /// The person has seen so many of its events. This alone may be lost with the machine's power.
    void setShown(int events);
    /// It is over: with this last line it goes into the history. Its number there, or 0 where it could not be written.
    qint64 finish(const QByteArray &seal);
    /// It is given up.
    void abandon();

    // The matches that are over, the newest first.

    [[nodiscard]] QList<Entry> history();
    [[nodiscard]] std::optional<QByteArray> recordOf(qint64 id);
    /// The match was found to be damaged: it is there, but nothing of it is answered.
    [[nodiscard]] bool isDamaged(qint64 id) const { return m_damage.has(StoreDamage::What::match, id); }
    /// It came from a file, and is nobody's own.
    [[nodiscard]] bool isImported(qint64 id);
    /// What the record does not tell, as begin() got it; empty for imported matches.
    [[nodiscard]] QJsonObject seatingOf(qint64 id);
    bool remove(const QList<qint64> &ids);
    /// Takes in a record from elsewhere, which must be whole and as its seed gives it. One that is there already is not
    /// added again. `when` is when it was played, as far as anybody knows.
    [[nodiscard]] Addition add(const QByteArray &record, const QDateTime &when);
    /// The same of a record that verify() has passed already, with its summary: both can be made in another thread.
    [[nodiscard]] Addition add(const QByteArray &record, const MatchSummary &summary, const QDateTime &when);
    /// The same, where the record is so large that the window would stand still, in another thread: `done` is told
    /// what became of it, later or at once.
    void addLater(const QByteArray &record, const MatchSummary &summary, const QDateTime &when,
                  const std::function<void(const Addition &)> &done);
    /// Until what addLater() has to write is written, and was told.
    void awaitAddition() { m_file.awaitWriting(); }
    /// Why a record with this fault is refused, within a sentence. For any thread.
    [[nodiscard]] static QString whyRefused(const record::Fault &fault);

    // What the statistics know of the matches: a copy of what the records tell, that can be reckoned anew.

    /// By match; those without facts are left out.
    [[nodiscard]] QHash<qint64, QJsonObject> facts();
    /// Several at once, so that this is quick.
    bool setFacts(const QHash<qint64, QJsonObject> &facts);
    bool clearFacts();
    /// From when on matches count; null for all of them.
    [[nodiscard]] QDateTime statisticsSince();
    bool setStatisticsSince(const QDateTime &since);

    // House rules, in the order in which they were first kept.

    [[nodiscard]] QList<Preset> presets(const QString &game);
    /// Adds one, or changes the one with that id; its id, or 0 where it could not be written.
    qint64 keepPreset(const QString &game, const Preset &preset);
    bool removePreset(qint64 id);
    /// Takes over those that were kept elsewhere before, all of them or none. `names` are what they are known by there:
    /// each is taken only once, also where it was removed here since.
    bool adoptPresets(const QString &game, const QStringList &names, const QList<Preset> &presets);

    // What others keep beside the matches, each under a name of its own and in its own words.

    [[nodiscard]] QJsonObject kept(const QString &name);
    /// Durable when it returns; false where it could not be written.
    bool keep(const QString &name, const QJsonObject &what);

Q_SIGNALS:
    /// open() or close() was called; everything may be other than it was.
    void opened();
    void troubleChanged();
    void historyChanged();
    void runningChanged();

private:
    friend class Rescue;
    /// Takes over what can be read of the file that was put aside, where that is still to be done.
    void salvage();
    [[nodiscard]] QString toBeSalvaged();
    /// What became of it, in sentences.
    [[nodiscard]] QString salvagedInWords() const;
    void offerCopy();
    void readCopy();
    [[nodiscard]] bool wantsBackup();
    /// Why the file cannot be opened, read or written, within a sentence.
    [[nodiscard]] static QString causeInWords(StoreFile::Cause cause);
    /// Everything is other than before.
    void forgetAll();
    void tellOfAll();
    [[nodiscard]] QString folder() const;

    // Reading. Rows that do not fit their sums are noted and passed over.

    /// Calls `take` with the query at each row that fits, and `miss` at each that does not.
    template<class Take, class Miss>
    void readRows(const rows::Table &table, const QString &rest, const QVariantList &values, Take take, Miss miss);
    /// The same for matches.
    template<class Take>
    void readMatches(const QString &rest, const QVariantList &values, Take take);
    template<class Take>
    void readPresets(const QString &rest, const QVariantList &values, Take take);
    /// At all rows but the records, so that what is damaged is told at the start.
    void lookThrough();
    void readRunning();
    void takeRunning(const QVariantList &row, const QByteArrayList &parts);
    void readDigests();
    [[nodiscard]] QVariant setting(const QString &key);
    void note(const StoreDamage::Item &item);
    /// Records lie there otherwise than they were written: a copy that has them is offered.
    void noteDamagedRecords(const QList<qint64> &ids);
    /// The answer broke off where that query failed.
    void noteUnread(const Query &query);

    // Writing.

    /// What became of a record that is there already, or that nothing can be kept of; nothing where it is to be added.
    [[nodiscard]] std::optional<Addition> notAdded(const MatchSummary &summary);
    [[nodiscard]] Addition added(const MatchSummary &summary, qint64 id, const QSqlError &error);
    /// Puts a match into the history; its number there.
    static qint64 insert(Query &query, const MatchSummary &summary, const QByteArray &record,
                         const QJsonObject &seating, const QDateTime &began, const QDateTime &ended, bool imported);
    /// A match that is over, and not in the file yet.
    struct Over
    {
        Running match;
        QByteArray record; ///< with its seal
        QDateTime ended;
    };
    qint64 finish(const Over &over);
    qint64 insert(Query &query, const Over &over, const MatchSummary &summary);
    /// Matches that were over when nothing could be written, and whose place another has taken.
    void writeLate(Query &query);
    void lateIsWritten();
    /// Writes what could not be written so far.
    void catchUp();
    void writeRunning();
    /// The same within what `query` does.
    void writeRunning(Query &query);
    /// The row of m_running but for its record.
    void writeRunningRow(Query &query);
    bool wrote(const QSqlError &error);
    static void setSetting(Query &query, const QString &key, const QString &value);
    static qint64 writePreset(Query &query, const QString &game, const Preset &preset);

    /// What was saved from a damaged file.
    struct Salvaged
    {
        QString from; ///< the file's path
        int matches = 0;
        int undated = 0;     ///< of these, those of which it is not known when they were played
        int unread = 0;      ///< rows that were there and are not right, or could not be read
        bool inPart = false; ///< nobody can tell how many are missing besides
        bool running = false;
        bool runningLost = false;
        bool runningShort = false; ///< its last moves are missing
    };

    StoreFile m_file;
    std::optional<Salvaged> m_salvaged;
    std::optional<Copy> m_copy;
    Backup m_backup;
    QTimer m_backupTimer;
    std::optional<Running> m_running;
    /// The file does not have all of m_running.
    bool m_behind = false;
    std::optional<Over> m_over; ///< m_running, where finish() could not write it
    QList<Over> m_late;
    /// How many parts of m_running's record the file has.
    int m_parts = 0;
    std::optional<SealingKey> m_key;
    QByteArray m_sealedSeed; ///< of m_running, as it lies in the file
    StoreDamage m_damage;
    /// Why not all could be read.
    std::optional<StoreFile::Cause> m_unread;
    bool m_opening = false;
    /// The matches by what they are known by, once that was asked for.
    std::optional<QHash<QByteArray, qint64>> m_digests;
};
