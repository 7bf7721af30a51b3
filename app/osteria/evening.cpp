// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/evening.h"

#include "catalog/catalog.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evening {

namespace {

constexpr int coinsOnARung = 10;
constexpr int chairs = 4;
constexpr int guestsAtTable = chairs - 1;
constexpr int regulars = game::maxSeats; // of the house, beside the person
constexpr int mostCoins = 1'000'000'000;

Past pastFrom(const QJsonObject &json)
{
    Past past{.game = json[u"game"_s].toString(),
              .day = json[u"day"_s].toString(),
              .rung = std::clamp(json[u"rung"_s].toInt(), 0, rungs - 1),
              .coins = json[u"coins"_s].toInt(),
              .paid = json[u"paid"_s].toInt(),
              .purse = json[u"purse"_s].toInt(),
              .places = {}};
    const QJsonArray places = json[u"places"_s].toArray();
    for (const QJsonValue place : places)
        past.places << place.toInt();
    // Earlier versions wrote the places alone, with 0 for a table that was abandoned.
    const auto placed = std::count_if(past.places.begin(), past.places.end(), [](int place) { return place > 0; });
    past.played = std::clamp(json[u"played"_s].toInt(static_cast<int>(placed)), 0, tables);
    return past;
}

QJsonObject written(const Past &past)
{
    QJsonArray places;
    for (const int place : past.places)
        places << place;
    return {{u"game"_s, past.game}, {u"day"_s, past.day},     {u"rung"_s, past.rung}, {u"coins"_s, past.coins},
            {u"paid"_s, past.paid}, {u"purse"_s, past.purse}, {u"places"_s, places},  {u"played"_s, past.played}};
}

} // namespace

int buyIn(int rung)
{
    return coinsOnARung * (rung + 1);
}

opponents::Level levelAt(int rung, int table)
{
    return static_cast<opponents::Level>(std::min((rung + table) / 2, static_cast<int>(opponents::levels.size()) - 1));
}

Deal tableOf(const QString &game, int rung, int table)
{
    const GameInfo &info = *catalog::find(game);
    Deal deal{.game = game, .rules = info.options.usual(), .seats = {}};
    for (std::size_t option = 0; option < info.options.size(); ++option)
        if (info.options[option].kind == game::OptionInfo::Kind::money)
            deal.rules[option] = 0; // an evening pays in coins, and no other money lies on its tables
    const int seats = std::clamp(chairs, info.seating.fewest, info.seating.most);
    deal.seats.push_back(SeatSetupModel::usual(0));
    for (int seat = 1; seat < seats; ++seat) {
        SeatSetupModel::Entry guest
            = SeatSetupModel::usual(1 + (guestsAtTable * (rung + table) + seat - 1) % (regulars - 1));
        guest.level = levelAt(rung, table);
        deal.seats.push_back(guest);
    }
    return deal;
}

int Result::coins(int rung) const
{
    if (left)
        return 0;
    if (won)
        return buyIn(rung);
    return place == 2 && seats > 2 ? buyIn(rung) / 2 : 0;
}

int Book::coins() const
{
    int sum = 0;
    for (const Result &result : results)
        sum += result.coins(rung);
    return sum;
}

int Book::played() const
{
    return static_cast<int>(
        std::count_if(results.begin(), results.end(), [](const Result &result) { return !result.left; }));
}

int Book::mostPlayed() const
{
    int most = played();
    for (const Past &each : past)
        most = std::max(most, each.played);
    return most;
}

void Book::begin(const QString &newGame, const QString &when)
{
    game = newGame;
    began = when;
    paid = std::min(purse, buyIn(rung));
    purse -= paid;
    seated = false;
    results.clear();
    ++number;
}

void Book::finishTable(const Result &result, const QStringList &winners, const QString &day)
{
    const Deal deal = tableOf(game, rung, table());
    for (std::size_t seat = 1; seat < deal.seats.size(); ++seat) {
        const QString &portrait = deal.seats[seat].portrait;
        if (result.won)
            ++guests[portrait].won;
        if (winners.contains(portrait))
            ++guests[portrait].lost;
    }
    results << result;
    seated = false;
    if (table() == tables)
        close(day);
}

void Book::close(const QString &day)
{
    const int won = coins();
    purse = std::min(purse + won, mostCoins);
    Past last{.game = game,
              .day = day,
              .rung = rung,
              .coins = won,
              .paid = paid,
              .purse = purse,
              .places = {},
              .played = played()};
    for (const Result &result : std::as_const(results))
        last.places << (result.left ? 0 : result.place);
    past << last;
    if (past.size() > mostPast)
        past.removeFirst();
    if (3 * won >= 2 * tables * buyIn(rung))
        rung = std::min(rung + 1, rungs - 1);
    else if (won == 0)
        rung = std::max(rung - 1, 0);
    highest = std::max(highest, rung);
    game.clear();
    results.clear();
}

QJsonObject Book::json() const
{
    QJsonArray evenings;
    for (const Past &each : past)
        evenings << written(each);
    QJsonObject known;
    for (auto guest = guests.begin(); guest != guests.end(); ++guest)
        known.insert(guest.key(), QJsonArray{guest->won, guest->lost});
    QJsonArray over;
    for (const Result &result : results)
        over << QJsonObject{
            {u"place"_s, result.place}, {u"seats"_s, result.seats}, {u"won"_s, result.won}, {u"left"_s, result.left}};
    return {{u"purse"_s, purse},   {u"rung"_s, rung},     {u"highest"_s, highest}, {u"number"_s, number},
            {u"past"_s, evenings}, {u"guests"_s, known},  {u"game"_s, game},       {u"began"_s, began},
            {u"paid"_s, paid},     {u"seated"_s, seated}, {u"results"_s, over}};
}

Book Book::fromJson(const QJsonObject &json)
{
    Book book;
    book.purse = std::clamp(json[u"purse"_s].toInt(firstPurse), 0, mostCoins);
    book.rung = std::clamp(json[u"rung"_s].toInt(), 0, rungs - 1);
    book.highest = std::clamp(json[u"highest"_s].toInt(), book.rung, rungs - 1);
    book.number = std::max(0, json[u"number"_s].toInt());
    const QJsonArray evenings = json[u"past"_s].toArray();
    for (const QJsonValue each : evenings)
        book.past << pastFrom(each.toObject());
    const QJsonObject known = json[u"guests"_s].toObject();
    for (auto guest = known.begin(); guest != known.end(); ++guest)
        book.guests.insert(
            guest.key(), {.won = guest.value().toArray().at(0).toInt(), .lost = guest.value().toArray().at(1).toInt()});
    book.game = json[u"game"_s].toString();
    if (!catalog::isSeated(book.game))
        book.game.clear();
    book.began = json[u"began"_s].toString();
    book.paid = json[u"paid"_s].toInt();
    book.seated = json[u"seated"_s].toBool();
    const QJsonArray over = json[u"results"_s].toArray();
    for (const QJsonValue each : over)
        if (book.results.size() < tables - 1)
            book.results << Result{.place = each[u"place"].toInt(),
                                   .seats = each[u"seats"].toInt(),
                                   .won = each[u"won"].toBool(),
                                   .left = each[u"left"].toBool()};
    return book;
}

} // namespace evening
