// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/match_setup.h"

#include "mambassa/mambassa.h"
#include "match/clean_name.h"
#include "match/game_name.h"
#include "models/game_words.h"
#include "models/language.h"
#include "models/phrases.h"
#include "models/program_offers.h"
#include "petrangola/petrangola.h"

#include <QQmlEngine>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int usualSeatsOfPetrangola = 6;

int levelWithin(int level)
{
    return qBound(0, level, static_cast<int>(opponents::levels.size()) - 1);
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

// ---------------------------------------------------------------- the rules

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

// ---------------------------------------------------------------- the seats

QString MatchSetup::tidied(const QString &command)
{
    return command.trimmed().left(longestCommand);
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
    const QString given = cleanName(name, SeatSetupModel::longestName);
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
        entry.command = tidied(ProgramOffers::instance().firstCommand());
    setEntry(seat, entry);
}

void MatchSetup::setProgram(int seat, const QString &command)
{
    if (seat < 1 || seat >= m_seatCount)
        return;
    SeatSetupModel::Entry entry = m_seats.entry(seat);
    entry.program = true;
    entry.command = tidied(command);
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
