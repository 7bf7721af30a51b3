// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "main/trace.h"

#include "person/keyboard.h"
#include "replay/replay.h"
#include "session/session.h"
#include "words/language.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>
#include <QQuickItem>
#include <QQuickWindow>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

void addNamedItems(const QQuickItem *item, QJsonObject &items)
{
    if (!item->isVisible() || !item->isEnabled() || item->opacity() < 0.01)
        return;
    if (!item->objectName().isEmpty() && item->width() > 0 && item->height() > 0) {
        const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        items[item->objectName()]
            = QJsonArray{qRound(place.x()), qRound(place.y()), qRound(place.width()), qRound(place.height())};
    }
    const auto children = item->childItems();
    for (const QQuickItem *child : children)
        addNamedItems(child, items);
}

/// The name of the item that has the keys, or of the nearest one around it that has a name.
QString named(const QQuickItem *item)
{
    while (item != nullptr && item->objectName().isEmpty())
        item = item->parentItem();
    return item != nullptr ? item->objectName() : QString();
}

} // namespace

Trace::Trace(QQuickWindow *window)
    : QObject(window)
    , m_window(window)
{
    const QList<Table *> tables = Session::instance().tables();
    for (Table *table : tables)
        connect(table, &Table::refused, this, [this](const QString &why) {
            m_refused = why;
            m_window->update();
        });
    // Things are where the frame shows them now, and nothing moves: this thread waits for the render thread.
    connect(
        window, &QQuickWindow::afterSynchronizing, this,
        [this] {
            m_items = {};
            addNamedItems(m_window->contentItem(), m_items);
        },
        Qt::DirectConnection);
    // What no key in sight bears makes no frame.
    connect(&Keyboard::instance(), &Keyboard::changed, this, &Trace::tell);
    // Queued: the frame is made in the render thread.
    connect(window, &QQuickWindow::frameSwapped, this, &Trace::tell, Qt::QueuedConnection);
}

namespace {

QJsonArray numbersOf(const QList<int> &numbers)
{
    QJsonArray all;
    for (const int number : numbers)
        all << number;
    return all;
}

/// The tests of the window know cards by their codes.
QJsonArray codesOf(const QStringList &faces)
{
    QJsonArray codes;
    for (const QString &face : faces)
        codes << face.section(u'/', 1);
    return codes;
}

} // namespace

void Trace::tell()
{
    Table *table = Session::instance().table();
    QJsonArray tokens;
    int dealer = -1;
    for (const SeatRow &seat : table->seats()->rows()) {
        tokens << seat.tokens;
        if (seat.dealer)
            dealer = seat.seat;
    }
    const ZoneRow *open = table->zones()->find(Zone::Open);
    const ZoneRow *hand = table->zones()->find(Zone::Hand);
    const auto chosen = [table](const QString &zone) {
        int bits = 0;
        const QList<int> places = table->chosenIn(zone);
        for (const int place : places)
            bits |= 1 << place;
        return bits;
    };
    const QByteArray line
        = QJsonDocument(
              QJsonObject{
                  {u"stage"_s, QLatin1StringView(QMetaEnum::fromType<Table::Stage>().valueToKey(table->stage()))},
                  {u"yourTurn"_s, table->yourTurn()},
                  {u"watching"_s, table->watching()},
                  {u"deal"_s, table->deal()},
                  {u"dealer"_s, dealer},
                  {u"tokens"_s, tokens},
                  {u"hand"_s, codesOf(table->faces(u"hand"_s))},
                  {u"open"_s, codesOf(open != nullptr ? open->faces : QStringList())},
                  {u"handSelection"_s, chosen(u"hand"_s)},
                  {u"openSelection"_s, chosen(open != nullptr ? open->id : QString())},
                  {u"middle"_s, codesOf(table->faces(u"middle"_s))},
                  {u"middleSelection"_s, chosen(u"middle"_s)},
                  {u"barred"_s, numbersOf(hand != nullptr ? hand->barred : QList<int>())},
                  {u"tag"_s, hand != nullptr ? hand->tag : QString()},
                  {u"cutAt"_s, table->cutAt()},
                  {u"notice"_s, table->notice()},
                  {u"refused"_s, m_refused},
                  {u"winner"_s, table->winnerName()},
                  {u"replay"_s, Replay::instance().position()},
                  {u"look"_s, Replay::instance().lookText()},
                  {u"language"_s, Language::instance().spoken()},
                  {u"keys"_s, QJsonObject::fromVariantMap(Keyboard::instance().labels())},
                  {u"focus"_s, named(m_window->activeFocusItem())},
                  {u"items"_s, m_items},
              })
              .toJson(QJsonDocument::Compact);
    if (line == m_last)
        return;
    m_last = line;
    std::printf("%s\n", line.constData());
    std::fflush(stdout);
}
