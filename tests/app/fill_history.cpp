// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// fill_history FOLDER MATCHES [GAME]: a history to look at, in the folder that holds the program's data, with days
// whose deals were played and an evening under way; of all kinds of tables, or of one game under its usual rules.

#include "filled_history.h"
#include "osteria/evening.h"
#include "store/store.h"

#include <QDate>
#include <QGuiApplication>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

constexpr auto gamePlayed = "petrangola"_L1;

/// The deals of the last weeks, some of them won, some left alone; today's was lost.
QJsonObject days()
{
    constexpr int weeks = 30;
    constexpr int seats = 4;
    constexpr int skipped = 7;
    QJsonObject told;
    for (int ago = 0; ago < weeks; ++ago) {
        if (ago % skipped == skipped - 2)
            continue;
        const int place = 1 + (ago * ago / 3 + 1) % seats;
        const QJsonObject played = ago == 10
            ? QJsonObject{{"left"_L1, true}}
            : QJsonObject{{"place"_L1, place}, {"seats"_L1, seats}, {"won"_L1, place == 1}};
        told.insert(QDate::currentDate().addDays(-ago).toString(Qt::ISODate), played);
    }
    return {{gamePlayed, told}};
}

evening::Book evenings()
{
    evening::Book book;
    constexpr int seats = 4;
    constexpr int before = 5; // evenings
    for (int number = 0; number <= before; ++number) {
        book.begin(gamePlayed, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
        const QString day = QDate::currentDate().addDays(2 * (number - before)).toString(Qt::ISODate);
        for (int table = 0; table < (number < before ? evening::tables : 1); ++table) {
            const int place = 1 + (number + table) % 3;
            const QString winner = evening::tableOf(book.game, book.rung, table).seats[1].portrait;
            book.finishTable({.place = place, .seats = seats, .won = place == 1},
                             place == 1 ? QStringList() : QStringList{winner}, day);
        }
    }
    return book;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() < 3 || words.size() > 4)
        qFatal("fill_history FOLDER MATCHES [GAME]");
    const int matches = words[2].toInt();
    filled::keep(words.size() == 4 ? filled::toldOf(words[3], {}, matches) : filled::told(matches), 31, words[1]);
    Store::instance().keep(u"days"_s, days());
    Store::instance().keep(u"osteria"_s, evenings().json());
    qInfo("%s", qPrintable(Store::instance().path()));
    return 0;
}
