// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/day_deals.h"

#include "deals/deal_code.h"
#include "osteria/occasion.h"
#include "osteria/places.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "words/language.h"
#include "words/phrases.h"

#include <QQmlEngine>

using namespace Qt::StringLiterals;

namespace {

const QString daysKept = u"days"_s;
const QString dayKey = u"day"_s;
const QString gameKey = u"game"_s;
const QString beganKey = u"began"_s;
const QString leftKey = u"left"_s;
const QString placeKey = u"place"_s;
const QString seatsKey = u"seats"_s;
const QString wonKey = u"won"_s;
const QString practiceKey = u"practice"_s;
constexpr int daysInWeek = 7;
constexpr int weeksShown = 5;

QString isoDay(QDate day)
{
    return day.toString(Qt::ISODate);
}

bool isOver(const QJsonObject &played)
{
    return played.contains(placeKey) || played.contains(leftKey);
}

/// The first try of that day, as the store keeps it with the match.
QJsonObject firstTry(const QString &game, const QString &day)
{
    return {{dayKey, day},
            {gameKey, game},
            {u"number"_s, QDate::fromString(day, Qt::ISODate).toString(u"yyyyMMdd"_s).toInt()}};
}

} // namespace

DayDeals &DayDeals::instance()
{
    static DayDeals deals;
    return deals;
}

DayDeals *DayDeals::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

DayDeals::DayDeals()
{
    Store &store = Store::instance();
    connect(&store, &Store::opened, this, &DayDeals::reload);
    connect(&store, &Store::runningChanged, this, &DayDeals::settle);
    connect(&MatchSetup::instance(), &MatchSetup::changed, this, &DayDeals::changed);
    connect(&Session::instance(), &Session::runningChanged, this, &DayDeals::changed);
    connect(&Language::instance(), &Language::changed, this, &DayDeals::changed);
    reload();
}

Deal DayDeals::dealOf(const QString &game, QDate day)
{
    return deals::numbered(game, day.toString(u"yyyyMMdd"_s).toUInt());
}

// ---------------------------------------------------------------- what is kept

void DayDeals::reload()
{
    m_days = Store::instance().kept(daysKept);
    settle();
}

// The store has the match, with what it is played for, before anything is written here: whenever the program ends, what
// is missing here is found there.
void DayDeals::settle()
{
    bool news = false;
    const QJsonObject running = occasion::running();
    if (const QString day = running[dayKey].toString(); !day.isEmpty()) {
        const QString game = running[gameKey].toString();
        QJsonObject days = m_days[game].toObject();
        if (running == firstTry(game, day) && !days.contains(day)) {
            days.insert(day, QJsonObject{{beganKey, Store::instance().running()->began.toString(Qt::ISODateWithMs)}});
            m_days.insert(game, days);
            news = true;
        }
    }
    const QStringList games = m_days.keys();
    for (const QString &game : games) {
        const QJsonObject days = m_days[game].toObject();
        for (auto day = days.begin(); day != days.end(); ++day)
            if (!isOver(day.value().toObject()) && running != firstTry(game, day.key()))
                news = settleDay(game, day.key()) || news;
    }
    if (news)
        Store::instance().keep(daysKept, m_days);
    Q_EMIT changed();
}

bool DayDeals::settleDay(const QString &game, const QString &day)
{
    if (!Store::instance().keeps())
        return false;
    QJsonObject days = m_days[game].toObject();
    QJsonObject played = days[day].toObject();
    const QDateTime began = QDateTime::fromString(played[beganKey].toString(), Qt::ISODateWithMs);
    if (const auto match = occasion::matchFor(firstTry(game, day), began)) {
        played.insert(placeKey, match->place);
        played.insert(seatsKey, match->names.size());
        played.insert(wonKey, match->won());
    } else {
        played.insert(leftKey, true);
    }
    days.insert(day, played);
    m_days.insert(game, days);
    return true;
}

// ---------------------------------------------------------------- what is told

QDate DayDeals::now() const
{
    return m_today.isValid() ? m_today : QDate::currentDate();
}

void DayDeals::setToday(QDate today)
{
    m_today = today;
    Q_EMIT changed();
}

void DayDeals::refresh()
{
    Q_EMIT changed();
}

QString DayDeals::game()
{
    return MatchSetup::instance().game();
}

QJsonObject DayDeals::of(const QString &game) const
{
    return m_days[game].toObject();
}

QJsonObject DayDeals::on(QDate day) const
{
    return of(game())[isoDay(day)].toObject();
}

QString DayDeals::today() const
{
    const QString day = Language::instance().locale().toString(now(), u"dddd d MMMM"_s);
    return Phrases::capital(day);
}

QString DayDeals::code() const
{
    return deals::shownCode(dealOf(game(), now()));
}

bool DayDeals::played() const
{
    return isOver(on(now()));
}

bool DayDeals::underWay() const
{
    return occasion::running() == firstTry(game(), isoDay(now()));
}

QString DayDeals::resultWords(const QJsonObject &played)
{
    if (played.contains(leftKey))
        return tr("abandoned", "what came of a day's deal");
    if (played[wonKey].toBool())
        return tr("won", "what came of a day's deal");
    if (played[placeKey].toInt() == 0)
        return tr("drawn", "what came of a day's deal");
    return tr("%1 of %2", "a place taken, as a word, and the number of players")
        .arg(words::place(played[placeKey].toInt()))
        .arg(played[seatsKey].toInt());
}

bool DayDeals::won() const
{
    return on(now())[wonKey].toBool();
}

QString DayDeals::result() const
{
    return played() ? resultWords(on(now())) : QString();
}

QString DayDeals::tableWords()
{
    const auto &seated = Session::instance().seated();
    if (!seated || !seated->occasion.contains(dayKey))
        return {};
    return seated->occasion[practiceKey].toBool() ? tr("Deal of the day, again") : tr("Deal of the day");
}

int DayDeals::longestStreak() const
{
    int longest = 0;
    const QStringList games = m_days.keys();
    for (const QString &each : games)
        longest = std::max(longest, longestIn(of(each)));
    return longest;
}

int DayDeals::longestIn(const QJsonObject &days)
{
    int longest = 0;
    int count = 0;
    QDate last;
    for (auto day = days.begin(); day != days.end(); ++day) { // in the order of the days: JSON's keys are sorted
        const QDate date = QDate::fromString(day.key(), Qt::ISODate);
        if (!isOver(day.value().toObject()))
            continue;
        count = last.isValid() && last.addDays(1) == date ? count + 1 : 1;
        last = date;
        longest = std::max(longest, count);
    }
    return longest;
}

int DayDeals::daysFinished() const
{
    int count = 0;
    for (const QJsonValue game : m_days) {
        const QJsonObject days = game.toObject();
        count += static_cast<int>(std::count_if(
            days.begin(), days.end(), [](const QJsonValue &day) { return day.toObject().contains(placeKey); }));
    }
    return count;
}

int DayDeals::daysPlayed() const
{
    const QJsonObject days = of(game());
    return static_cast<int>(
        std::count_if(days.begin(), days.end(), [](const QJsonValue &day) { return isOver(day.toObject()); }));
}

int DayDeals::daysWon() const
{
    const QJsonObject days = of(game());
    return static_cast<int>(
        std::count_if(days.begin(), days.end(), [](const QJsonValue &day) { return day.toObject()[wonKey].toBool(); }));
}

QVariantMap DayDeals::cell(QDate day) const
{
    const QJsonObject played = on(day);
    const QString date = Language::instance().locale().toString(day, u"dddd d MMMM"_s);
    const bool over = isOver(played);
    const bool left = played.contains(leftKey);
    return {
        {u"day"_s, day.day()},
        {u"month"_s,
         day.day() == 1 || day == firstShown() ? Language::instance().locale().toString(day, u"MMM"_s) : QString()},
        {u"mark"_s, over && !left && played[placeKey].toInt() > 0 ? words::place(played[placeKey].toInt()) : QString()},
        {u"won"_s, played[wonKey].toBool()},
        {u"left"_s, left},
        {u"isToday"_s, day == now()},
        {u"ahead"_s, day > now()},
        {u"told"_s,
         over              ? tr("%1: %2", "a day, and what came of its deal").arg(date, resultWords(played))
             : day > now() ? date
                           : tr("%1: not played", "a day").arg(date)}};
}

QDate DayDeals::firstShown() const
{
    return now().addDays(1 - now().dayOfWeek()).addDays(-daysInWeek * (weeksShown - 1));
}

QVariantList DayDeals::weeks() const
{
    QVariantList cells;
    for (int day = 0; day < daysInWeek * weeksShown; ++day)
        cells << cell(firstShown().addDays(day));
    return cells;
}

QString DayDeals::months() const
{
    const QLocale &locale = Language::instance().locale();
    const QDate first = firstShown();
    const QDate last = first.addDays(daysInWeek * weeksShown - 1);
    const QString whole = u"MMMM yyyy"_s;
    QString told = locale.toString(last, whole);
    if (first.month() != last.month())
        told = tr("%1 – %2", "from a month to another")
                   .arg(locale.toString(first, first.year() == last.year() ? u"MMMM"_s : whole), told);
    return Phrases::capital(told);
}

QStringList DayDeals::weekdays()
{
    QStringList names;
    for (int day = 1; day <= daysInWeek; ++day)
        names << Language::instance().locale().dayName(day, QLocale::ShortFormat);
    return names;
}

// ---------------------------------------------------------------- playing it

void DayDeals::play()
{
    const QString chosen = game();
    const QDate day = now();
    QJsonObject occasion = firstTry(chosen, isoDay(day));
    if (on(day).contains(beganKey))
        occasion.insert(practiceKey, true);
    Session::instance().startArranged(
        chosen, [chosen, day, occasion] { return occasion::seating(dealOf(chosen, day), occasion); });
}
