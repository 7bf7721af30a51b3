// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/match_setup.h"

#include "mambassa/mambassa.h"
#include "match/game_name.h"
#include "models/game_words.h"
#include "models/language.h"
#include "models/phrases.h"
#include "models/preferences.h"
#include "models/program_offers.h"
#include "petrangola/petrangola.h"

#include <QQmlEngine>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int usualSeatsOfPetrangola = 6;
const QString gameKey = u"newMatch/game"_s;

int numberIn(const QSettings &file, const QString &key, int usual, int least, int most)
{
    bool isNumber = false;
    const int value = file.value(key, usual).toInt(&isNumber);
    return isNumber ? qBound(least, value, most) : usual;
}

int levelWithin(int level)
{
    return qBound(0, level, static_cast<int>(opponents::levels.size()) - 1);
}

QString tidyCommand(const QString &command)
{
    return command.trimmed().left(MatchSetup::longestCommand);
}

} // namespace

MatchSetup &MatchSetup::instance()
{
    static MatchSetup setup;
    return setup;
}

MatchSetup *MatchSetup::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

MatchSetup::MatchSetup()
    : m_seatCount(usualSeatsOfPetrangola)
{
    load();
    connect(&Language::instance(), &Language::changed, this, &MatchSetup::changed);
}

void MatchSetup::load()
{
    m_game = Preferences::instance().file().value(gameKey).toString();
    if (!games().contains(m_game))
        m_game = games().constFirst();
    m_options = {};
    m_mambassa = {};
    for (int seat = 0; seat < game::maxSeats; ++seat)
        m_seats.setEntry(seat, SeatSetupModel::usual(seat));
    read();
    m_seats.setSeatCount(m_seatCount);
}

// ---------------------------------------------------------------- the game

QStringList MatchSetup::games()
{
    return {gameName<petrangola::Petrangola>(), gameName<mambassa::Mambassa>()};
}

QStringList MatchSetup::gameNames()
{
    QStringList names;
    for (const QString &game : games())
        names << words::game(game);
    return names;
}

void MatchSetup::setGame(const QString &game)
{
    if (game == m_game || !games().contains(game))
        return;
    Preferences::instance().file().setValue(gameKey, game);
    load();
    Q_EMIT changed();
}

bool MatchSetup::playsMambassa() const
{
    return m_game == gameName<mambassa::Mambassa>();
}

int MatchSetup::fewestSeats() const
{
    return playsMambassa() ? mambassa::fewestSeats : petrangola::fewestSeats;
}

int MatchSetup::mostSeats() const
{
    return playsMambassa() ? mambassa::mostSeats : petrangola::mostSeats;
}

int MatchSetup::usualSeats() const
{
    return playsMambassa() ? mambassa::usualSeats : usualSeatsOfPetrangola;
}

int MatchSetup::stake() const
{
    return static_cast<int>(playsMambassa() ? m_mambassa.tokenValue : m_options.stake);
}

// ---------------------------------------------------------------- the settings

void MatchSetup::read()
{
    QSettings &file = Preferences::instance().file();
    file.beginGroup(playsMambassa() ? u"table-mambassa"_s : u"table"_s);
    m_seatCount = numberIn(file, u"seats"_s, usualSeats(), fewestSeats(), mostSeats());
    readOptions(file);
    readSeats(file);
    file.endGroup();
}

void MatchSetup::readOptions(QSettings &file)
{
    if (playsMambassa()) {
        m_mambassa.tokenValue = numberIn(file, u"tokenValue"_s, stake(), 0, largestStake);
        return;
    }
    const auto flag = [&file](const QString &key) { return file.value(key, false).toBool(); };
    m_options.tokens = numberIn(file, u"tokens"_s, m_options.tokens, 1, petrangola::mostTokens);
    m_options.reentries = numberIn(file, u"reentries"_s, m_options.reentries, 0, petrangola::mostReentries);
    m_options.packs = numberIn(file, u"packs"_s, 0, 0, 2);
    m_options.stake = numberIn(file, u"stake"_s, stake(), 0, largestStake);
    m_options.ranking
        = {.aceLow = flag(u"aceLow"_s),
           .trisBeatsSequence = flag(u"trisBeatsSequence"_s),
           .trisOrder = flag(u"trisByCard"_s) ? petrangola::TrisOrder::card : petrangola::TrisOrder::lowBest};
    m_options.showOnKnock = flag(u"showOnKnock"_s);
    if (!onePackAllowed() && m_options.packs == 1)
        m_options.packs = 0;
}

void MatchSetup::readSeats(QSettings &file)
{
    const int written = file.beginReadArray(u"seat"_s);
    for (int seat = 0; seat < qMin(written, game::maxSeats); ++seat) {
        file.setArrayIndex(seat);
        SeatSetupModel::Entry entry = SeatSetupModel::usual(seat);
        const QString name = file.value(u"name"_s).toString().trimmed().left(SeatSetupModel::longestName);
        if (!name.isEmpty())
            entry.name = name;
        // A picture that this version does not have becomes one that it has.
        entry.portrait = SeatSetupModel::portraitAfter(file.value(u"portrait"_s, entry.portrait).toString(), 0);
        entry.level = opponents::levelNamed(file.value(u"level"_s).toString().toStdString()).value_or(entry.level);
        entry.program = seat > 0 && file.value(u"program"_s).toBool();
        // A comma that somebody wrote without quotes makes a list of it.
        entry.command = tidyCommand(file.value(u"command"_s).toStringList().join(u','));
        m_seats.setEntry(seat, entry);
    }
    file.endArray();
}

void MatchSetup::writeOptions(QSettings &file) const
{
    if (playsMambassa()) {
        file.setValue(u"tokenValue"_s, stake());
        return;
    }
    file.setValue(u"tokens"_s, m_options.tokens);
    file.setValue(u"reentries"_s, m_options.reentries);
    file.setValue(u"packs"_s, m_options.packs);
    file.setValue(u"stake"_s, stake());
    file.setValue(u"aceLow"_s, aceLow());
    file.setValue(u"trisBeatsSequence"_s, trisBeatsSequence());
    file.setValue(u"trisByCard"_s, trisByCard());
    file.setValue(u"showOnKnock"_s, showOnKnock());
}

void MatchSetup::write()
{
    QSettings &file = Preferences::instance().file();
    file.beginGroup(playsMambassa() ? u"table-mambassa"_s : u"table"_s);
    file.setValue(u"seats"_s, m_seatCount);
    writeOptions(file);
    file.beginWriteArray(u"seat"_s, game::maxSeats);
    for (int seat = 0; seat < game::maxSeats; ++seat) {
        const SeatSetupModel::Entry &entry = m_seats.entry(seat);
        file.setArrayIndex(seat);
        file.setValue(u"name"_s, entry.name);
        file.setValue(u"portrait"_s, entry.portrait);
        file.setValue(u"level"_s, QString::fromStdString(std::string(opponents::nameOf(entry.level))));
        file.setValue(u"program"_s, entry.program);
        file.setValue(u"command"_s, entry.command);
    }
    file.endArray();
    file.endGroup();
}

void MatchSetup::adopt()
{
    write();
    Q_EMIT changed();
}

void MatchSetup::setSeatCount(int count)
{
    m_seatCount = qBound(fewestSeats(), count, mostSeats());
    if (!onePackAllowed() && m_options.packs == 1)
        m_options.packs = 0;
    m_seats.setSeatCount(m_seatCount);
    adopt();
}

void MatchSetup::setTokens(int tokens)
{
    m_options.tokens = qBound(1, tokens, petrangola::mostTokens);
    adopt();
}

void MatchSetup::setReentries(int reentries)
{
    m_options.reentries = qBound(0, reentries, petrangola::mostReentries);
    adopt();
}

void MatchSetup::setPacks(int packs)
{
    m_options.packs = qBound(0, packs, 2);
    if (!onePackAllowed() && m_options.packs == 1)
        m_options.packs = 2;
    adopt();
}

void MatchSetup::setTrisByCard(bool byCard)
{
    m_options.ranking.trisOrder = byCard ? petrangola::TrisOrder::card : petrangola::TrisOrder::lowBest;
    adopt();
}

void MatchSetup::setAceLow(bool low)
{
    m_options.ranking.aceLow = low;
    adopt();
}

void MatchSetup::setTrisBeatsSequence(bool beats)
{
    m_options.ranking.trisBeatsSequence = beats;
    adopt();
}

void MatchSetup::setShowOnKnock(bool show)
{
    m_options.showOnKnock = show;
    adopt();
}

void MatchSetup::setStake(int cents)
{
    const int within = qBound(0, cents, largestStake);
    if (playsMambassa())
        m_mambassa.tokenValue = within;
    else
        m_options.stake = within;
    adopt();
}

petrangola::Options MatchSetup::allowed(petrangola::Options options, int seats)
{
    options.tokens = qBound(1, options.tokens, petrangola::mostTokens);
    options.reentries = qBound(0, options.reentries, petrangola::mostReentries);
    options.packs = qBound(0, options.packs, 2);
    if (options.packs == 1 && seats > petrangola::mostSeatsWithOnePack)
        options.packs = 2;
    options.stake = std::clamp<std::int64_t>(options.stake, 0, largestStake);
    return options;
}

void MatchSetup::setOptions(const petrangola::Options &options)
{
    m_options = allowed(options, m_seatCount);
    adopt();
}

AnyOptions MatchSetup::rules() const
{
    return playsMambassa() ? AnyOptions(m_mambassa) : AnyOptions(m_options);
}

void MatchSetup::setRules(const AnyOptions &rules)
{
    if (rules.index() != this->rules().index())
        return;
    if (const auto *mambassa = std::get_if<mambassa::Options>(&rules))
        setStake(static_cast<int>(mambassa->tokenValue));
    else
        setOptions(std::get<petrangola::Options>(rules));
}

AnyOptions MatchSetup::allowed(const AnyOptions &rules, int seats)
{
    if (const auto *mambassa = std::get_if<mambassa::Options>(&rules))
        return mambassa::Options{.tokenValue = std::clamp<std::int64_t>(mambassa->tokenValue, 0, largestStake)};
    return allowed(std::get<petrangola::Options>(rules), seats);
}

QString MatchSetup::stakeText() const
{
    return Phrases::money(stake());
}

QString MatchSetup::poolText() const
{
    return Phrases::money(std::int64_t{stake()} * m_seatCount);
}

void MatchSetup::setEntry(int seat, const SeatSetupModel::Entry &entry)
{
    m_seats.setEntry(seat, entry);
    adopt();
}

void MatchSetup::rename(int seat, const QString &name)
{
    if (seat < 0 || seat >= m_seatCount)
        return;
    SeatSetupModel::Entry entry = m_seats.entry(seat);
    const QString given = name.simplified().left(SeatSetupModel::longestName);
    entry.name = given.isEmpty() ? SeatSetupModel::usual(seat).name : given;
    setEntry(seat, entry);
}

void MatchSetup::nextLevel(int seat, int step)
{
    if (seat < 1 || seat >= m_seatCount)
        return;
    SeatSetupModel::Entry entry = m_seats.entry(seat);
    constexpr int count = SeatSetupModel::programChoice + 1;
    const int now = entry.program ? SeatSetupModel::programChoice : static_cast<int>(entry.level);
    const int next = ((now + step) % count + count) % count;
    entry.program = next == SeatSetupModel::programChoice;
    if (!entry.program)
        entry.level = static_cast<opponents::Level>(next);
    else if (entry.command.isEmpty())
        entry.command = tidyCommand(ProgramOffers::instance().firstCommand());
    setEntry(seat, entry);
}

void MatchSetup::setProgram(int seat, const QString &command)
{
    if (seat < 1 || seat >= m_seatCount)
        return;
    SeatSetupModel::Entry entry = m_seats.entry(seat);
    entry.program = true;
    entry.command = tidyCommand(command);
    setEntry(seat, entry);
}

void MatchSetup::setAllLevels(int level)
{
    for (int seat = 1; seat < game::maxSeats; ++seat) {
        SeatSetupModel::Entry entry = m_seats.entry(seat);
        entry.level = static_cast<opponents::Level>(levelWithin(level));
        m_seats.setEntry(seat, entry);
    }
    adopt();
}

void MatchSetup::nextPortrait(int seat, int step)
{
    if (seat < 0 || seat >= m_seatCount)
        return;
    SeatSetupModel::Entry entry = m_seats.entry(seat);
    entry.portrait = SeatSetupModel::portraitAfter(entry.portrait, step);
    setEntry(seat, entry);
}

void MatchSetup::restoreDefaults()
{
    if (playsMambassa())
        m_mambassa = {};
    else
        m_options = {};
    for (int seat = 0; seat < game::maxSeats; ++seat)
        m_seats.setEntry(seat, SeatSetupModel::usual(seat));
    setSeatCount(usualSeats());
}

bool MatchSetup::isUsual() const
{
    bool usual = m_seatCount == usualSeats()
        && (playsMambassa() ? m_mambassa == mambassa::Options() : m_options == petrangola::Options());
    for (int seat = 0; seat < game::maxSeats; ++seat)
        usual = usual && m_seats.entry(seat) == SeatSetupModel::usual(seat);
    return usual;
}
