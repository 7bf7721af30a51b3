// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/osteria.h"

#include "catalog/entry.h"
#include "osteria/occasion.h"
#include "osteria/places.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "words/game_words.h"
#include "words/language.h"
#include "words/phrases.h"

#include <QQmlEngine>

using namespace Qt::StringLiterals;

namespace {

const QString eveningsKept = u"osteria"_s;
const QString eveningKey = u"evening"_s;
const QString tableKey = u"table"_s;
constexpr int pastShown = 12;

QString wordOf(opponents::Level level)
{
    const std::string_view name = opponents::nameOf(level);
    return words::level(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

QString signedNumber(int number)
{
    const QString told = Language::instance().locale().toString(std::abs(number));
    return number > 0 ? u"+"_s + told : number < 0 ? u"−"_s + told : told;
}

} // namespace

Osteria &Osteria::instance()
{
    static Osteria osteria;
    return osteria;
}

Osteria *Osteria::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

Osteria::Osteria()
{
    Store &store = Store::instance();
    connect(&store, &Store::opened, this, &Osteria::reload);
    connect(&store, &Store::runningChanged, this, &Osteria::settle);
    connect(&store, &Store::troubleChanged, this, &Osteria::changed);
    connect(&Session::instance(), &Session::runningChanged, this, &Osteria::changed);
    connect(&MatchSetup::instance(), &MatchSetup::changed, this, &Osteria::changed);
    connect(&Language::instance(), &Language::changed, this, &Osteria::changed);
    reload();
}

// ---------------------------------------------------------------- what is kept

void Osteria::reload()
{
    m_book = evening::Book::fromJson(Store::instance().kept(eveningsKept));
    settle();
}

void Osteria::keep()
{
    Store::instance().keep(eveningsKept, m_book.json());
}

QJsonObject Osteria::nextOccasion() const
{
    return {{eveningKey, m_book.number}, {tableKey, m_book.table()}};
}

// The store has the match, with what it is played for, before anything is written here, and the book changes in one
// write: whenever the program ends, what is missing here is found there.
void Osteria::settle()
{
    if (m_book.active() && Store::instance().keeps()) {
        const bool running = underWay();
        if (running && !m_book.seated) {
            m_book.seated = true;
            keep();
        } else if (!running && m_book.seated) {
            finishTable();
        }
    }
    Q_EMIT changed();
}

void Osteria::finishTable()
{
    const auto match = occasion::matchFor(nextOccasion(), QDateTime::fromString(m_book.began, Qt::ISODateWithMs));
    evening::Result result{.left = !match.has_value()};
    QStringList winners;
    if (match) {
        result.place = match->place;
        result.seats = static_cast<int>(match->names.size());
        result.won = match->won();
        const Deal deal = evening::tableOf(m_book.game, m_book.rung, m_book.table());
        for (const game::Seat seat : match->ending.winners)
            if (seat > 0 && seat < static_cast<int>(deal.seats.size()))
                winners << deal.seats[game::at(seat)].portrait;
    }
    m_book.finishTable(result, winners, QDate::currentDate().toString(Qt::ISODate));
    keep();
}

// ---------------------------------------------------------------- what is told

QStringList Osteria::titles()
{
    return {tr("New face", "a title at the osteria, the lowest"),
            tr("Patron", "a title at the osteria"),
            tr("Good company", "a title at the osteria"),
            tr("Good hand", "a title at the osteria"),
            tr("Fine hand", "a title at the osteria"),
            tr("Old fox", "a title at the osteria"),
            tr("Legend of the osteria", "a title at the osteria, the highest")};
}

QList<int> Osteria::buyIns()
{
    QList<int> coins;
    for (int rung = 0; rung < evening::rungs; ++rung)
        coins << evening::buyIn(rung);
    return coins;
}

QString Osteria::gameName() const
{
    return catalog::title(m_book.active() ? m_book.game : MatchSetup::instance().game());
}

bool Osteria::underWay() const
{
    return m_book.active() && occasion::running() == nextOccasion();
}

bool Osteria::atTable() const
{
    const auto &seated = Session::instance().seated();
    return seated && seated->occasion.contains(eveningKey);
}

QString Osteria::resultWords(const evening::Result &result)
{
    if (result.left)
        return tr("abandoned", "what became of a table");
    if (result.won)
        return tr("won", "what became of a table");
    if (result.place == 0)
        return tr("drawn", "what became of a table");
    return tr("%1 of %2", "a place taken, as a word, and the number of players")
        .arg(words::place(result.place))
        .arg(result.seats);
}

QVariantList Osteria::guestsTold(const Deal &deal) const
{
    QVariantList guests;
    for (std::size_t seat = 1; seat < deal.seats.size(); ++seat) {
        const evening::Guest known = m_book.guests.value(deal.seats[seat].portrait);
        guests << QVariantMap{
            {u"name"_s, deal.seats[seat].name},
            {u"portrait"_s, deal.seats[seat].portrait},
            {u"record"_s,
             known.won + known.lost == 0
                 ? QString() // never met, or nobody of the two has won yet
                 : tr("you %1 : %2", "matches won by the person, and by a guest").arg(known.won).arg(known.lost)}};
    }
    return guests;
}

QVariantMap Osteria::tableTold(int number) const
{
    const QString game = m_book.active() ? m_book.game : MatchSetup::instance().game();
    const bool over = number < m_book.table();
    const evening::Result result = over ? m_book.results[number] : evening::Result();
    return {{u"state"_s,
             over                           ? u"over"_s
                 : number == m_book.table() ? u"next"_s
                                            : u"ahead"_s},
            {u"level"_s, wordOf(evening::levelAt(m_book.rung, number))},
            {u"result"_s, over ? resultWords(result) : QString()},
            {u"coins"_s, over ? result.coins(m_book.rung) : 0},
            {u"guests"_s, guestsTold(evening::tableOf(game, m_book.rung, number))}};
}

QVariantList Osteria::tables() const
{
    QVariantList told;
    for (int number = 0; number < evening::tables; ++number)
        told << tableTold(number);
    return told;
}

QVariantMap Osteria::pastTold(const evening::Past &past)
{
    const QString day = words::day(QDate::fromString(past.day, Qt::ISODate).startOfDay());
    QStringList places;
    for (const int place : past.places)
        places << (place == 0 ? u"–"_s : words::place(place));
    const QString change = signedNumber(past.coins - past.paid);
    return {{u"day"_s, day},
            {u"title"_s, titles()[past.rung]},
            {u"places"_s, places.join(u" · "_s)},
            {u"change"_s, change},
            {u"purse"_s, past.purse},
            {u"told"_s,
             tr("%1, %2: %3; %4 coins, %5 in the purse", "an evening: day, title, places, change, purse")
                 .arg(day, titles()[past.rung], places.join(u", "_s), change)
                 .arg(past.purse)}};
}

QVariantList Osteria::past() const
{
    QVariantList told;
    for (qsizetype place = m_book.past.size() - 1; place >= 0 && told.size() < pastShown; --place)
        told << pastTold(m_book.past[place]);
    return told;
}

QString Osteria::lastWords() const
{
    if (m_book.past.isEmpty())
        return {};
    const evening::Past &last = m_book.past.constLast();
    const QString takings = tr("The last evening brought you %n coin(s).", nullptr, last.coins);
    if (m_book.rung > last.rung)
        return takings + u' ' + tr("You have gone up: %1.").arg(titles()[m_book.rung]);
    if (m_book.rung < last.rung && !m_book.active())
        return takings + u' ' + tr("You go down a rung, to catch your breath.");
    return takings;
}

// ---------------------------------------------------------------- playing it

void Osteria::begin()
{
    if (m_book.active() || !keeps())
        return;
    m_book.begin(MatchSetup::instance().game(), QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
    keep();
    Q_EMIT changed();
}

void Osteria::sitDown()
{
    if (!m_book.active() || !keeps())
        return;
    if (underWay()) {
        if (Session::instance().waits())
            Session::instance().resume();
        return;
    }
    Session::instance().startArranged(m_book.game, [this] {
        Deal deal = evening::tableOf(m_book.game, m_book.rung, m_book.table());
        deal.seed = FairShuffle::random().seed();
        return occasion::seating(deal, nextOccasion());
    });
}
