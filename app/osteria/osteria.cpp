// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/osteria.h"

#include "catalog/entry.h"
#include "osteria/occasion.h"
#include "osteria/places.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "words/language.h"

#include <QQmlEngine>

using namespace Qt::StringLiterals;

namespace {

const QString eveningsKept = u"osteria"_s;

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
    begin();
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
