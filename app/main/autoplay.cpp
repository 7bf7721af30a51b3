// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "main/autoplay.h"

#include "session/session.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>
#include <QRandomGenerator>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint32_t longestMilliseconds = 6;

Table &table()
{
    return *Session::instance().table();
}

/// The match goes on when the person has done something.
bool settled()
{
    return table().yourTurn() || (table().stage() == Table::Showdown && !table().actions()->rows().empty());
}

QJsonObject shown()
{
    QJsonArray seats;
    for (const SeatRow &seat : table().seats()->rows())
        seats << QJsonArray{seat.name, seat.portrait, seat.tokens, seat.dealer, seat.turn, seat.knocked, seat.said};
    QJsonArray log;
    for (const LogLine &line : table().log()->rows())
        log << LogModel::text(line);
    QJsonArray showdown;
    for (const ShowdownRow &row : table().showdown()->rows())
        showdown << QJsonArray{row.name, row.tokens, row.loser};
    QJsonObject zones;
    for (const ZoneRow &zone : table().zones()->rows())
        zones.insert(zone.id, QJsonArray{zone.count, QJsonArray::fromStringList(zone.faces)});
    QJsonArray actions;
    for (const ActionRow &row : table().actions()->rows())
        actions << row.label + u": "_s + row.note;
    return {{u"stage"_s, QLatin1StringView(QMetaEnum::fromType<Table::Stage>().valueToKey(table().stage()))},
            {u"deal"_s, table().deal()},
            {u"lap"_s, table().lap()},
            {u"notice"_s, table().notice()},
            {u"yourTurn"_s, table().yourTurn()},
            {u"zones"_s, zones},
            {u"pool"_s, table().poolText()},
            {u"commitment"_s, table().commitment()},
            {u"seats"_s, seats},
            {u"actions"_s, actions},
            {u"showdown"_s, table().stage() == Table::Showdown ? showdown : QJsonArray()},
            {u"log"_s, log}};
}

} // namespace

Autoplay::Autoplay()
    : m_random(QRandomGenerator::system()->generate64())
{
    m_acting.setSingleShot(true);
    connect(&m_acting, &QTimer::timeout, this, &Autoplay::act);
    const QList<Table *> tables = Session::instance().tables();
    for (Table *each : tables) {
        each->setGrace({});
        connect(each->actions(), &QAbstractItemModel::modelReset, this, &Autoplay::follow);
        connect(each->actions(), &QAbstractItemModel::rowsInserted, this, &Autoplay::follow);
        connect(each, &Table::yourTurnChanged, this, &Autoplay::follow);
    }
    QTimer::singleShot(0, this, &Autoplay::go);
}

void Autoplay::go()
{
    const bool continues = Session::instance().waits();
    continues ? Session::instance().resume() : Session::instance().start();
    tell(continues ? u"continued"_s : u"begun"_s);
    follow();
}

void Autoplay::follow()
{
    if (!m_acting.isActive())
        m_acting.start(static_cast<int>(m_random.below(longestMilliseconds)));
}

void Autoplay::act()
{
    if (table().stage() == Table::Over) {
        Session::instance().leave();
        return go();
    }
    if (!settled()) {
        m_told = false;
        table().perform(table().handingOver() ? u"takeseat"_s : u"skip"_s);
        if (table().watching() && !table().hurried())
            table().perform(u"fast"_s);
        return;
    }
    // Between the telling and the choice there is time to be killed in.
    if (!std::exchange(m_told, true)) {
        table().clearSelection(); // that is not kept
        tell(u"asks"_s);
        return follow();
    }
    m_told = false;
    const auto &actions = table().actions()->rows();
    if (table().stage() == Table::Turn || table().stage() == Table::Draw) {
        const std::vector<ZoneRow> zones = table().zones()->rows();
        for (const ZoneRow &zone : zones)
            for (const int place : zone.choosable)
                if (m_random.below(2) == 0)
                    table().toggle(zone.id, place);
    }
    const auto choice = m_random.below(static_cast<std::uint32_t>(actions.size()));
    table().perform(actions[choice].action);
    // What was not possible changed nothing.
    follow();
}

void Autoplay::tell(const QString &at) const
{
    Store &store = Store::instance();
    const auto &running = store.running();
    const QJsonObject line{{u"at"_s, at},
                           {u"record"_s, running ? running->record.size() : 0},
                           {u"shown"_s, running ? running->shown : 0},
                           {u"history"_s, store.history().size()},
                           {u"trouble"_s, store.trouble()},
                           {u"settled"_s, settled()},
                           {u"table"_s, shown()}};
    std::printf("%s\n", QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}
