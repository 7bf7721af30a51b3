// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/session.h"

#include "catalog/entry.h"
#include "person/preferences.h"
#include "records/parsed_record.h"
#include "setup/match_setup.h"
#include "words/language.h"
#include "words/program.h"

#include <QDir>
#include <QQmlEngine>

#include <algorithm>

Session &Session::instance()
{
    static Session session;
    return session;
}

Session *Session::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

Session::Session()
{
    for (const CatalogEntry *entry : catalog::entries())
        m_games.push_back(entry->session());
    m_game = m_games.front().get();
    const QList<Table *> all = tables();
    for (Table *table : all) {
        QQmlEngine::setObjectOwnership(table, QQmlEngine::CppOwnership);
        connect(table, &Table::yourTurnChanged, this, &Session::continueTextChanged);
        connect(table, &Table::noticeChanged, this, &Session::continueTextChanged);
    }
    const QList<Guide *> coaches = guides();
    for (Guide *guide : coaches)
        QQmlEngine::setObjectOwnership(guide, QQmlEngine::CppOwnership);
    for (const auto &game : m_games)
        connect(&game->guide(), &Guide::wanted, this,
                [this, name = game->game()](const QString &lesson, int choice) { startLesson(name, lesson, choice); });
    connect(&Store::instance(), &Store::troubleChanged, this, &Session::keptChanged);
    connect(&Store::instance(), &Store::runningChanged, this, [this] {
        m_waiting.reset();
        Q_EMIT continueTextChanged();
    });
    connect(&Language::instance(), &Language::changed, this, &Session::continueTextChanged);
}

Session::~Session() = default;

QList<Table *> Session::tables()
{
    QList<Table *> tables;
    for (const auto &game : m_games)
        tables << &game->table();
    return tables;
}

QList<Guide *> Session::guides()
{
    QList<Guide *> guides;
    for (const auto &game : m_games)
        guides << &game->guide();
    return guides;
}

AnyGameSession &Session::named(const QString &game)
{
    return **std::find_if(m_games.begin(), m_games.end(), [&game](const auto &each) { return each->game() == game; });
}

// ---------------------------------------------------------------- the match that waits

const Session::Waiting &Session::waiting() const
{
    if (m_waiting)
        return *m_waiting;
    m_waiting.emplace();
    for (const auto &game : m_games)
        game->forgetRead();
    const auto &stored = Store::instance().running();
    if (!stored)
        return *m_waiting;
    // One of a game that nobody knows has a fault for any.
    m_waiting->game = m_games.front().get();
    const auto heading = record::readHeading(stored->record);
    for (const auto &game : m_games)
        if (const auto *read = std::get_if<record::Heading>(&heading); read != nullptr && read->game == game->game())
            m_waiting->game = game.get();
    m_waiting->fault = m_waiting->game->read(*stored);
    return *m_waiting;
}

bool Session::waits() const
{
    return !m_game->kept() && waiting().game != nullptr && !waiting().fault;
}

bool Session::goesOnHere() const
{
    // A guided deal is nothing to come back to while a match waits.
    return running() && !(m_game->guide().active() && waits());
}

QString Session::continueText() const
{
    if (goesOnHere())
        return m_game->table().whereItStands();
    return waits() ? waiting().game->whereItStands(*Store::instance().running()) : QString();
}

QString Session::continueGame() const
{
    return goesOnHere() ? m_game->game() : waits() ? waiting().game->game() : QString();
}

QString Session::continueFault() const
{
    if (m_game->kept() || !waiting().fault)
        return {};
    return tr("The match in progress cannot be continued. Line %1 of its record: %2")
        .arg(waiting().fault->line)
        .arg(waiting().fault->why);
}

void Session::resume()
{
    if (table()->changing()) {
        QMetaObject::invokeMethod(this, &Session::resume, Qt::QueuedConnection);
        return;
    }
    if (!waits())
        return;
    leave();
    AnyGameSession &game = *waiting().game;
    play(game);
    game.prepareToResume(*Store::instance().running());
    go();
}

// ---------------------------------------------------------------- the match on the table

QString Session::program()
{
    return program::title;
}

QString Session::version()
{
    return QStringLiteral(PETRANGOLA_VERSION);
}

QString Session::configFile()
{
    return QDir::toNativeSeparators(Preferences::instance().file().path());
}

void Session::play(AnyGameSession &game)
{
    if (m_game == &game)
        return;
    m_game = &game;
    Q_EMIT tableChanged();
}

void Session::begin(AnyGameSession &game, const Seating &seating)
{
    leave();
    play(game);
    game.prepare(seating);
    go();
}

void Session::go()
{
    Q_EMIT runningChanged();
    Q_EMIT keptChanged();
    Q_EMIT continueTextChanged();
    m_game->run();
}

void Session::start()
{
    startArranged(MatchSetup::instance().game(), [this] { return laid(); });
}

Session::Seating Session::laid()
{
    const MatchSetup &setup = MatchSetup::instance();
    Seating seating{.seats = {}, .shuffle = m_nextSeed.isEmpty() ? FairShuffle::random() : FairShuffle(m_nextSeed)};
    m_nextSeed.clear();
    for (int seat = 0; seat < setup.seatCount(); ++seat) {
        seating.seats.push_back(setup.seatEntry(seat));
        if (!setup.nameGiven(seat))
            seating.nameless.insert(seat);
    }
    return seating;
}

void Session::startArranged(const QString &game, const std::function<Seating()> &arrange)
{
    if (table()->changing()) {
        QMetaObject::invokeMethod(
            this, [this, game, arrange] { startArranged(game, arrange); }, Qt::QueuedConnection);
        return;
    }
    const Seating seating = arrange();
    leave();
    finishUnseen();
    begin(named(game), seating);
}

/// One that is over was left before its end was seen: it is not given up.
void Session::finishUnseen()
{
    if (waiting().game != nullptr && !waiting().fault)
        if (const auto seed = waiting().game->seedOfFinished())
            Store::instance().finish(record::seal(*seed));
}

void Session::rematch()
{
    if (table()->changing()) {
        QMetaObject::invokeMethod(this, &Session::rematch, Qt::QueuedConnection);
        return;
    }
    if (!running() || table()->stage() != Table::Over)
        return;
    const auto seating = m_game->rematch();
    if (!seating)
        return;
    leave();
    finishUnseen();
    m_game->prepare(*seating);
    go();
}

void Session::startGuide(const QString &game)
{
    if (table()->changing()) {
        QMetaObject::invokeMethod(
            this, [this, game] { startGuide(game); }, Qt::QueuedConnection);
        return;
    }
    begin(named(game), guided(named(game)));
}

Session::Seating Session::guided(AnyGameSession &game)
{
    const QByteArray seed = QByteArray::number(game.guide().packs(), 16).rightJustified(64, '0');
    std::vector<SeatSetupModel::Entry> seats{
        MatchSetup::instance().seatEntry(0),
        {.name = QStringLiteral("Bruno"), .portrait = QStringLiteral("bruno")},
        {.name = QStringLiteral("Nives"), .portrait = QStringLiteral("nives")},
    };
    // Three are enough to learn from, where two do not play against two.
    if (game.table().seating().fewest > static_cast<int>(seats.size()))
        seats.push_back({.name = QStringLiteral("Oreste"), .portrait = QStringLiteral("oreste")});
    return {.seats = std::move(seats), .shuffle = FairShuffle(*FairShuffle::seedFromHex(seed)), .guided = true};
}

void Session::startLesson(const QString &game, const QString &lesson, int choice)
{
    if (lesson == Guide::wholeDeal)
        return startGuide(game);
    if (table()->changing()) {
        QMetaObject::invokeMethod(
            this, [=, this] { startLesson(game, lesson, choice); }, Qt::QueuedConnection);
        return;
    }
    AnyGameSession &given = named(game);
    leave();
    play(given);
    given.prepareLesson(guided(given), lesson, choice);
    go();
}

void Session::show(const AnyScene &scene)
{
    leave();
    play(*m_games[scene.index()]);
    m_showsScene = true;
    m_game->show(scene);
    Q_EMIT runningChanged();
}

void Session::leave()
{
    if (table()->changing()) {
        QMetaObject::invokeMethod(this, &Session::leave, Qt::QueuedConnection);
        return;
    }
    if (!running() && !m_showsScene)
        return;
    // What was played since it was last read.
    m_waiting.reset();
    m_showsScene = false;
    m_game->leave();
    Q_EMIT runningChanged();
    Q_EMIT keptChanged();
    Q_EMIT continueTextChanged();
}

void Session::giveUp()
{
    if (table()->changing()) {
        QMetaObject::invokeMethod(this, &Session::giveUp, Qt::QueuedConnection);
        return;
    }
    const bool wasKept = m_game->kept(); // else another match may wait
    leave();
    if (wasKept)
        Store::instance().abandon();
}
