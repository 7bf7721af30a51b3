// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "setup/match_setup.h"

#include "match/clean_name.h"
#include "setup/program_offers.h"
#include "words/language.h"
#include "words/phrases.h"

#include <QQmlEngine>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

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
    : m_seatCount(0)
{
    QQmlEngine::setObjectOwnership(&m_ruleLines, QQmlEngine::CppOwnership);
    connect(this, &MatchSetup::changed, this, [this] { m_ruleLines.show(entry(), m_rules, m_seatCount); });
    load();
    m_ruleLines.show(entry(), m_rules, m_seatCount);
    connect(&Language::instance(), &Language::changed, this, &MatchSetup::changed);
    connect(&Language::instance(), &Language::changed, this, &MatchSetup::offersChanged);
}

// ---------------------------------------------------------------- the game

QStringList MatchSetup::games()
{
    return catalog::seatedNames();
}

QStringList MatchSetup::gameNames()
{
    QStringList names;
    for (const QString &game : games())
        names << catalog::title(game);
    return names;
}

QVariantMap MatchSetup::offerOf(const CatalogEntry &entry)
{
    const GameOffer offer = entry.offer();
    const game::Seating &seating = entry.info().seating;
    return {{u"name"_s, entry.info().name},
            {u"title"_s, offer.title},
            {u"line"_s, offer.line},
            {u"bill"_s, offer.bill},
            {u"call"_s, CallWords(entry.call()).picture()},
            {u"about"_s, offer.about},
            {u"pack"_s, offer.pack.title},
            {u"packCards"_s, offer.pack.cards},
            {u"packFace"_s, offer.pack.face},
            {u"packColour"_s, offer.pack.colour},
            {u"faces"_s, offer.faces},
            {u"minutes"_s, offer.minutes},
            {u"woodType"_s, offer.woodType},
            {u"fewestSeats"_s, seating.fewest},
            {u"mostSeats"_s, seating.most}};
}

QVariantList MatchSetup::offers()
{
    QVariantList offers;
    for (const CatalogEntry *entry : catalog::entries())
        offers << offerOf(*entry);
    return offers;
}

void MatchSetup::ask(const QString &game)
{
    setGame(game);
    m_asked = true;
    Q_EMIT askedFor();
}

// ---------------------------------------------------------------- the rules

void MatchSetup::adopt()
{
    write();
    Q_EMIT changed();
}

void MatchSetup::fitRules()
{
    const OptionList &options = info().options;
    for (std::size_t place = 0; place < options.size(); ++place)
        if (options[place].fitted(m_rules[place], m_seatCount) != m_rules[place])
            m_rules[place] = options.usual()[place];
}

void MatchSetup::setSeatCount(int count)
{
    m_seatCount = qBound(fewestSeats(), count, mostSeats());
    fitRules();
    m_seats.setSeatCount(m_seatCount);
    adopt();
}

QVariantMap MatchSetup::usualByKey(const QString &game)
{
    const CatalogEntry &entry = catalog::entry(game);
    return RuleLines::byKey(entry, entry.info().options.usual(), entry.info().seating.usual);
}

int MatchSetup::option(const QString &key) const
{
    const auto place = info().options.find(key);
    return place ? static_cast<int>(m_rules[*place]) : 0;
}

void MatchSetup::setOption(const QString &key, int value)
{
    const auto place = info().options.find(key);
    if (!place)
        return;
    OptionValues rules = m_rules;
    rules[*place] = value;
    const auto &rule = info().options[*place];
    if (rule.kind == game::OptionInfo::Kind::choice && rule.fitted(value, m_seatCount) != value)
        for (int seats = fewestSeats(); seats <= mostSeats(); ++seats)
            if (rule.fitted(value, seats) == value) {
                setSeatCount(seats);
                break;
            }
    setRules(rules);
}

void MatchSetup::setRules(const OptionValues &rules)
{
    m_rules = info().options.offered(rules, m_seatCount);
    adopt();
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

QVariantList MatchSetup::unnamedPeople() const
{
    QVariantList people;
    int sharing = 0;
    for (int seat = 0; seat < m_seatCount; ++seat) {
        if (seat > 0 && !m_seats.entry(seat).person)
            continue;
        ++sharing;
        if (!nameGiven(seat))
            people << QVariantMap{{u"seat"_s, seat}, {u"portrait"_s, m_seats.entry(seat).portrait}};
    }
    return sharing > 1 ? people : QVariantList();
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
    constexpr int first = SeatSetupModel::personChoice;
    constexpr int count = SeatSetupModel::programChoice - first + 1;
    const int now = m_seats.data(m_seats.index(seat), SeatSetupModel::LevelRole).toInt() - first;
    const int next = ((now + step) % count + count) % count + first;
    entry.program = next == SeatSetupModel::programChoice;
    entry.person = next == SeatSetupModel::personChoice;
    if (!entry.program && !entry.person)
        entry.level = static_cast<opponents::Level>(next);
    else if (entry.program && entry.command.isEmpty())
        entry.command = tidied(ProgramOffers::instance().firstCommand());
    setEntry(seat, entry);
}

void MatchSetup::setProgram(int seat, const QString &command)
{
    if (seat < 1 || seat >= m_seatCount)
        return;
    SeatSetupModel::Entry entry = m_seats.entry(seat);
    entry.program = true;
    entry.person = false;
    entry.command = tidied(command);
    setEntry(seat, entry);
}

void MatchSetup::setPerson(int seat, bool person)
{
    if (seat < 1 || seat >= m_seatCount)
        return;
    SeatSetupModel::Entry entry = m_seats.entry(seat);
    entry.program = entry.program && !person;
    entry.person = person;
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
    m_rules = info().options.usual();
    for (int seat = 0; seat < game::maxSeats; ++seat)
        m_seats.setEntry(seat, SeatSetupModel::usual(seat));
    setSeatCount(usualSeats());
}

bool MatchSetup::isUsual() const
{
    bool usual = m_seatCount == usualSeats() && m_rules == info().options.usual();
    for (int seat = 0; seat < game::maxSeats; ++seat)
        usual = usual && m_seats.entry(seat) == SeatSetupModel::usual(seat);
    return usual;
}
