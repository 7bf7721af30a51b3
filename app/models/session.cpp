// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/session.h"

#include "match/computer_player.h"
#include "match/program_player.h"
#include "models/language.h"
#include "models/match_setup.h"
#include "models/preferences.h"

#include <QDir>
#include <QJsonArray>
#include <QQmlEngine>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace {

constexpr game::Seat ownSeat = 0;
/// What a record calls an outside program.
const QString programKind = u"program"_s;

QString text(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

} // namespace

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
    QQmlEngine::setObjectOwnership(&m_table, QQmlEngine::CppOwnership);
    QQmlEngine::setObjectOwnership(&m_guide, QQmlEngine::CppOwnership);
    connect(&m_table, &PetrangolaTable::yourTurnChanged, this, &Session::continueTextChanged);
    connect(&m_table, &PetrangolaTable::noticeChanged, this, &Session::continueTextChanged);
    connect(&Store::instance(), &Store::troubleChanged, this, &Session::keptChanged);
    connect(&Store::instance(), &Store::runningChanged, this, [this] {
        m_waiting.reset();
        Q_EMIT continueTextChanged();
    });
    connect(&Language::instance(), &Language::changed, this, &Session::continueTextChanged);
}

Session::~Session() = default;

// ---------------------------------------------------------------- the match that waits

const std::variant<std::monostate, Session::Course, record::Fault> &Session::waiting() const
{
    if (m_waiting)
        return *m_waiting;
    m_waiting.emplace();
    const auto &stored = Store::instance().running();
    if (!stored)
        return *m_waiting;
    auto read = record::readCourse<Petrangola>(stored->record, stored->seed);
    if (const auto *fault = std::get_if<record::Fault>(&read))
        m_waiting = *fault;
    else if (const auto &course = std::get<Course>(read); course.fault)
        m_waiting = *course.fault;
    else
        m_waiting = std::move(std::get<Course>(read));
    return *m_waiting;
}

bool Session::waits() const
{
    return !m_kept && std::holds_alternative<Course>(waiting());
}

QString Session::continueText() const
{
    // A guided deal is nothing to come back to while a match waits.
    if (running() && !(m_guide.active() && waits()))
        return m_table.whereItStands();
    if (!waits())
        return {};
    const auto &course = std::get<Course>(waiting());
    petrangola::State state = course.state;
    const bool allSeen = Store::instance().running()->shown >= static_cast<int>(course.steps.size());
    if (state.over() && allSeen) {
        const game::Seat winner = state.view(ownSeat).winner;
        return PetrangolaTable::whoWon(winner == ownSeat, course.heading.guests[game::at(winner)].name);
    }
    // A new deal had begun once the one before was seen.
    while (allSeen && state.awaitsPack())
        state.supply(fairPack<Petrangola>(FairShuffle(course.seed), state));
    return PetrangolaTable::whereItStands(state.deal(), allSeen && state.toMove() == ownSeat);
}

QString Session::continueFault() const
{
    const auto *fault = m_kept ? nullptr : std::get_if<record::Fault>(&waiting());
    return fault == nullptr ? QString()
                            : tr("The match that was under way cannot be continued. Line %1 of its record: %2")
                                  .arg(fault->line)
                                  .arg(fault->why);
}

QJsonObject Session::told(const Seating &seating)
{
    QJsonArray portraits;
    QJsonArray commands;
    QJsonArray nameless;
    for (const SeatSetupModel::Entry &seat : seating.seats) {
        portraits << seat.portrait;
        commands << (seat.program ? seat.command : QString());
    }
    for (const game::Seat seat : seating.nameless)
        nameless << seat;
    return {{u"portraits"_s, portraits}, {u"commands"_s, commands}, {u"nameless"_s, nameless}};
}

Session::Seating Session::seatingOf(const Course &course, const QJsonObject &told)
{
    Seating seating{.options = course.options, .seats = {}, .shuffle = FairShuffle(course.seed)};
    const QJsonArray portraits = told[u"portraits"_s].toArray();
    const QJsonArray commands = told[u"commands"_s].toArray();
    const QJsonArray nameless = told[u"nameless"_s].toArray();
    int seat = 0;
    for (const record::Guest &guest : course.heading.guests) {
        SeatSetupModel::Entry entry = SeatSetupModel::usual(seat);
        entry.name = guest.name;
        if (portraits[seat].isString())
            entry.portrait = SeatSetupModel::portraitAfter(portraits[seat].toString(), 0);
        entry.level = opponents::levelNamed(guest.kind.toStdString()).value_or(entry.level);
        entry.program = guest.kind == programKind;
        entry.command = commands[seat].toString();
        if (entry.program && nameless.contains(seat))
            seating.nameless.insert(seat);
        seating.seats.push_back(entry);
        ++seat;
    }
    return seating;
}

void Session::resume()
{
    if (m_table.changing()) {
        QMetaObject::invokeMethod(this, &Session::resume, Qt::QueuedConnection);
        return;
    }
    if (!waits())
        return;
    const Course course = std::get<Course>(waiting());
    const Store::Running stored = *Store::instance().running();
    begin(seatingOf(course, stored.seating), &course, qBound(0, stored.shown, static_cast<int>(course.steps.size())));
}

void Session::recall(const Course &past, int shown)
{
    std::vector<PetrangolaTable::Past> seen;
    for (int number = 0; number < shown; ++number) {
        const auto &step = past.steps[static_cast<std::size_t>(number)];
        seen.push_back(
            {.event = Petrangola::seenBy(step.event, ownSeat), .view = step.state.view(ownSeat), .asked = {}});
        if (step.chosen)
            seen.back().asked = step.chosen->before.view(ownSeat);
    }
    std::optional<petrangola::View> next;
    if (const auto number = static_cast<std::size_t>(shown); number < past.steps.size() && past.steps[number].chosen)
        next = past.steps[number].chosen->before.view(ownSeat);
    m_table.recall(seen, next);
}

// ---------------------------------------------------------------- the match on the table

QString Session::version()
{
    return QStringLiteral(PETRANGOLA_VERSION);
}

QString Session::configFile()
{
    return QDir::toNativeSeparators(Preferences::instance().file().fileName());
}

void Session::start()
{
    if (m_table.changing()) {
        QMetaObject::invokeMethod(this, &Session::start, Qt::QueuedConnection);
        return;
    }
    const MatchSetup &setup = MatchSetup::instance();
    Seating seating{.options = setup.options(),
                    .shuffle = m_nextSeed.isEmpty() ? FairShuffle::random() : FairShuffle(m_nextSeed)};
    m_nextSeed.clear();
    for (int seat = 0; seat < setup.seatCount(); ++seat) {
        seating.seats.push_back(setup.seatEntry(seat));
        if (!setup.nameGiven(seat))
            seating.nameless.insert(seat);
    }
    begin(seating);
}

void Session::startGuide()
{
    if (m_table.changing()) {
        QMetaObject::invokeMethod(this, &Session::startGuide, Qt::QueuedConnection);
        return;
    }
    // With these packs the person cuts, and wherever that is, mostly the dealer exposes, an exchange helps, a knock
    // comes soon and another pays; guide_test knows how often.
    constexpr int seed = 34741;
    begin({.seats = {MatchSetup::instance().seatEntry(0),
                     {.name = QStringLiteral("Bruno"), .portrait = QStringLiteral("bruno")},
                     {.name = QStringLiteral("Nives"), .portrait = QStringLiteral("nives")}},
           .shuffle = FairShuffle(*FairShuffle::seedFromHex(QByteArray::number(seed, 16).rightJustified(64, '0'))),
           .guided = true});
}

std::unique_ptr<Session::Computer> Session::opponent(const SeatSetupModel::Entry &entry, bool guided)
{
    return std::make_unique<Computer>(
        entry.level, guided ? 1 : QRandomGenerator::system()->generate64(),
        [this](const petrangola::View &view) { return m_table.thinkingTime(view); },
        guided ? opponents::Temperament::even : SeatSetupModel::temperamentOf(entry.portrait));
}

std::unique_ptr<Session::Program> Session::program(const Seating &seating, game::Seat seat)
{
    QStringList names;
    for (const SeatSetupModel::Entry &each : seating.seats)
        names << (each.name.isEmpty() ? MatchSetup::instance().seats()->shownName(ownSeat) : each.name);
    const bool takesName = seating.nameless.contains(seat);
    return std::make_unique<Program>(
        Program::Start{.command = seating.seats[game::at(seat)].command,
                       .options = seating.options,
                       .names = names,
                       .seat = seat,
                       .commitment = seating.shuffle.commitment()},
        Program::Told{.ready
                      = [this, seat, takesName](const QString &name) { m_table.programReady(seat, name, takesName); },
                      .atFault = [this, seat](const ProgramTrouble &trouble, int,
                                              bool askedAgain) { m_table.programAtFault(seat, trouble, askedAgain); },
                      .wrote = [this, seat](const QStringList &lines) { m_table.programWrote(seat, lines); }},
        [this](const petrangola::View &view) { return m_table.thinkingTime(view); });
}

void Session::begin(const Seating &seating, const Course *past, int shown)
{
    leave();
    const auto seats = static_cast<int>(seating.seats.size());
    const FairShuffle &shuffle = seating.shuffle;
    const petrangola::State beginning(seating.options, seats);
    const petrangola::State &state = past != nullptr ? past->state : beginning;
    if (!seating.guided)
        keep(seating, past);

    std::vector<PetrangolaTable::Guest> guests;
    for (const SeatSetupModel::Entry &entry : seating.seats)
        guests.push_back({.name = entry.name, .portrait = entry.portrait});
    std::vector<std::unique_ptr<Player<Petrangola>>> players;
    std::vector<PacedPlayer<Petrangola> *> paced;
    auto person = std::make_unique<HumanPlayer<Petrangola>>();
    HumanPlayer<Petrangola> *const asked = person.get();
    players.push_back(std::move(person));
    for (int seat = 1; seat < seats; ++seat) {
        const SeatSetupModel::Entry &entry = seating.seats[game::at(seat)];
        std::unique_ptr<PacedPlayer<Petrangola>> player;
        if (entry.program && !entry.command.isEmpty())
            player = program(seating, seat);
        else
            player = opponent(entry, seating.guided);
        paced.push_back(player.get());
        players.push_back(std::move(player));
    }
    const PetrangolaTable::Link link{
        .play = [asked](const petrangola::Move &move) { return asked->play(move); },
        .shown = [this] { m_guide.tableShown(); },
        .seed = [shuffle] { return QString::fromLatin1(shuffle.seed().toHex()); },
        .hurry =
            [paced] {
                for (PacedPlayer<Petrangola> *player : paced)
                    player->hurry();
            },
    };
    m_table.open(beginning.view(ownSeat), guests, QString::fromLatin1(shuffle.commitment()), link);
    m_guide.begin(seating.guided, [this] { m_match->shown(); });
    m_match = std::make_unique<PetrangolaMatch>(state, std::move(players), shuffle, m_guide, ownSeat);
    if (m_kept)
        m_match->keepIn(*m_kept);
    if (past != nullptr) {
        recall(*past, shown);
        m_match->goOnAfter(past->steps, shown);
    }
    Q_EMIT runningChanged();
    Q_EMIT keptChanged();
    Q_EMIT continueTextChanged();
    m_match->start();
}

void Session::keep(const Seating &seating, const Course *past)
{
    Store &store = Store::instance();
    if (past == nullptr) {
        // One that is over was left before its end was seen: it is not given up.
        if (const auto *left = std::get_if<Course>(&waiting()); left != nullptr && left->state.over())
            store.finish(record::seal(left->seed));
        std::vector<record::Guest> guests;
        for (const SeatSetupModel::Entry &seat : seating.seats)
            guests.push_back(
                {.name = seat.name, .kind = seat.program ? programKind : text(opponents::nameOf(seat.level))});
        guests[ownSeat].kind = u"human"_s;
        store.begin(record::header<Petrangola>(seating.options, guests, seating.shuffle.commitment()),
                    seating.shuffle.seed(), told(seating));
    } else if (!past->owed.isEmpty()) {
        store.append(past->owed);
    }
    if (store.running())
        m_kept = std::make_unique<KeptMatch<Petrangola>>(store, static_cast<int>(seating.seats.size()),
                                                         seating.shuffle.seed());
}

void Session::show(const PetrangolaScene &scene)
{
    leave();
    m_showsScene = true;
    m_table.open(scene);
    Q_EMIT runningChanged();
}

void Session::leave()
{
    if (m_table.changing()) {
        QMetaObject::invokeMethod(this, &Session::leave, Qt::QueuedConnection);
        return;
    }
    if (!m_match && !m_showsScene)
        return;
    m_match.reset();
    m_kept.reset();
    // What was played since it was last read.
    m_waiting.reset();
    m_guide.end();
    m_showsScene = false;
    m_table.close();
    Q_EMIT runningChanged();
    Q_EMIT keptChanged();
    Q_EMIT continueTextChanged();
}

void Session::giveUp()
{
    if (m_table.changing()) {
        QMetaObject::invokeMethod(this, &Session::giveUp, Qt::QueuedConnection);
        return;
    }
    const bool wasKept = m_kept != nullptr; // else another match may wait
    leave();
    if (wasKept)
        Store::instance().abandon();
}
