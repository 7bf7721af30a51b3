// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Osteria: what is told of evenings.

#include "osteria/osteria.h"

#include "catalog/entry.h"
#include "osteria/occasion.h"
#include "osteria/places.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "words/game_words.h"
#include "words/language.h"

using namespace Qt::StringLiterals;

namespace {

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

QStringList Osteria::titles()
{
    return {tr("New face", "a title at the osteria, the lowest"),
            tr("Familiar face", "a title at the osteria"),
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

QString Osteria::tableWords() const
{
    if (!atTable())
        return {};
    const int table = Session::instance().seated()->occasion[tableKey].toInt();
    return tr("Table %1 of %2", "of an evening").arg(table + 1).arg(evening::tables);
}

QString Osteria::leavingWords() const
{
    if (!underWay())
        return {};
    const int number = m_book.table() + 1;
    if (number == evening::tables)
        return tr("This is the last of tonight’s three tables: leave it, and the evening is over without its coins.");
    return tr("This is table %1 of %2 tonight: leave it, and you win nothing here; the evening goes on at table %3.")
        .arg(number)
        .arg(evening::tables)
        .arg(number + 1);
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
        guests << QVariantMap{{u"name"_s, deal.seats[seat].name},
                              {u"portrait"_s, deal.seats[seat].portrait},
                              {u"record"_s,
                               known.won + known.lost == 0
                                   ? QString() // never met, or nobody of the two has won yet
                                   : tr("won %1, lost %2", "matches against a guest").arg(known.won).arg(known.lost)}};
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
    if (m_book.rung > last.rung)
        return tr("Up a rung: now they call you “%1”.").arg(titles()[m_book.rung]);
    if (m_book.rung < last.rung && !m_book.active())
        return tr("You go down a rung, to catch your breath.");
    return tr("You stay where you are: “%1”.").arg(titles()[m_book.rung]);
}

QVariantList Osteria::lastTables() const
{
    QVariantList told;
    if (m_book.past.isEmpty())
        return told;
    const evening::Past &last = m_book.past.constLast();
    for (int number = 0; number < last.places.size(); ++number) {
        const int place = last.places[number];
        const auto seats = static_cast<int>(evening::tableOf(last.game, last.rung, number).seats.size());
        const evening::Result result{.place = place, .seats = seats, .won = place == 1};
        told << QVariantMap{{u"name"_s, tr("Table %1", "one of three in an evening").arg(number + 1)},
                            {u"result"_s, place == 0 ? tr("nothing", "what became of a table") : resultWords(result)},
                            {u"coins"_s, result.coins(last.rung)}};
    }
    return told;
}

int Osteria::lastChange() const
{
    return m_book.past.isEmpty() ? 0 : m_book.past.constLast().coins - m_book.past.constLast().paid;
}

QString Osteria::outlook() const
{
    if (!m_book.active())
        return {};
    const int taken = takings();
    const int left = (evening::tables - m_book.table()) * buyIn();
    const int reachable = taken + left;
    const QString sum = m_book.results.isEmpty() ? tr("There are %1 coins to be won tonight.").arg(most())
        : taken == 0 ? tr("No coins won yet; there are %1 still to be won tonight.").arg(left)
                     : tr("Coins won so far: %1; there are %2 still to be won tonight.").arg(taken).arg(left);
    if (m_book.rung == evening::rungs - 1)
        return sum;
    if (taken >= enough())
        return sum + u' ' + tr("That is enough to go up a rung.");
    if (reachable >= enough())
        return sum + u' ' + tr("It takes %1 to go up a rung.").arg(enough());
    if (taken > 0 || m_book.rung == 0)
        return sum + u' ' + tr("Tonight you stay where you are.");
    return sum + u' ' + tr("Win something at the last table, and you stay where you are.");
}

QString Osteria::endWords() const
{
    if (!atTable() || underWay())
        return {};
    if (!m_book.active())
        return tr("The evening is over: you take home %n coin(s).", nullptr,
                  m_book.past.isEmpty() ? 0 : m_book.past.constLast().coins)
            + u' ' + lastWords();
    if (m_book.results.isEmpty())
        return {};
    const evening::Result &last = m_book.results.constLast();
    return tr("Table %1 of %2: %n coin(s).", nullptr, last.coins(m_book.rung)).arg(m_book.table()).arg(evening::tables)
        + u' ' + outlook();
}
