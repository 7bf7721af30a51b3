// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "backstage.h"

#include "ended_table.h"
#include "fanned_table.h"
#include "filled_history.h"
#include "game/simulation.h"
#include "legibility.h"
#include "moments.h"
#include "petrangola_readable.h"
#include "records/record.h"
#include "replay/replay.h"
#include "seen_items.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "setup/seat_setup_model.h"
#include "store/store.h"
#include "words/language.h"

#include <QAccessible>
#include <QJSValue>
#include <QMetaProperty>
#include <QQmlEngine>
#include <QTemporaryDir>

#include <functional>

using namespace petrangola;
using namespace Qt::StringLiterals;

Backstage::~Backstage() = default;

QStringList Backstage::moments()
{
    return moments::all();
}

void Backstage::lay(const QString &moment, int seats)
{
    clear();
    Session::instance().table()->setGrace(std::chrono::milliseconds(m_grace));
    const PetrangolaTable::Link link{
        .play =
            [this](const Move &move) {
                m_asked << QString::fromStdString(readable::text(move));
                Q_EMIT askedChanged();
                return true;
            },
        .shown = [] {},
        .rematch = true,
    };
    moments::playTo(moment, seats, link);
    if (Table &table = *Session::instance().table(); table.stage() == Table::Over)
        table.setInHistory(1);
}

void Backstage::holdBack(int milliseconds) const
{
    for (Table *table : Session::instance().tables())
        table->setGrace(std::chrono::milliseconds(milliseconds));
}

Table *Backstage::ended(const QList<int> &winners, bool side)
{
    game::MatchOver ending{.winners = {}, .side = side};
    for (const int seat : winners)
        ending.winners.insert(seat);
    m_ended = std::make_unique<EndedTable>(4, ending);
    QQmlEngine::setObjectOwnership(m_ended.get(), QQmlEngine::CppOwnership);
    return m_ended.get();
}

QString Backstage::show(const QString &scene)
{
    clear();
    for (Table *table : Session::instance().tables())
        table->setGrace(std::chrono::milliseconds(m_grace));
    const auto read = readScene(scene.toUtf8());
    if (const auto *fault = std::get_if<QString>(&read))
        return *fault;
    Session::instance().show(std::get<AnyScene>(read));
    return {};
}

Table *Backstage::fanned(int cards, int seats, bool clockwise, int sides)
{
    return new FannedTable(cards, seats, {.clockwise = clockwise, .sides = sides}, this);
}

void Backstage::clear()
{
    Session::instance().leave();
    Session::instance().table()->close();
    Replay::instance().close();
    Replay::instance().forgetTrouble();
    m_asked.clear();
    Q_EMIT askedChanged();
}

QByteArray Backstage::record(int seats) const
{
    const FairShuffle shuffle(QByteArray(FairShuffle::seedBytes, 'q'));
    State state(Options{.tokens = 1, .reentries = 0}, seats);
    std::vector<record::Guest> guests;
    for (int seat = 0; seat < seats; ++seat)
        guests.push_back({.name = seat == 0 ? u"Ada"_s : SeatSetupModel::usual(seat).name,
                          .kind = seat == 0 ? u"human"_s : u"regular"_s});
    QByteArray text = record::header<Petrangola>(state.options(), guests, shuffle.commitment());
    game::Random random(5);
    game::playOn<Petrangola>(
        state, [&shuffle](const State &awaiting) { return fairPack<Petrangola>(shuffle, awaiting); },
        [&random](const View &view) { return randomMove(view.choice(), random); },
        [&](const Event &event) { text += record::entry<Petrangola>(event, seats); });
    return text + record::seal(shuffle.seed());
}

void Backstage::fillHistory(int matches) const
{
    static const QTemporaryDir home;
    static int filled = 0;
    if (matches == 0)
        Store::instance().close();
    else
        filled::list(matches, home.filePath(QString::number(++filled)));
}

void Backstage::speak(const QString &language)
{
    Language::instance().choose(language);
}

void Backstage::askFor(const QString &game)
{
    MatchSetup::instance().ask(game);
}

QQuickItem *Backstage::find(QQuickItem *root, const QString &name) const
{
    QQuickItem *found = nullptr;
    forEachSeen(root, [&](QQuickItem *item) {
        if (found == nullptr && item->objectName() == name && item->isEnabled() && item->width() > 0
            && item->height() > 0)
            found = item;
    });
    return found;
}

void Backstage::settle(QQuickItem *root) const
{
    for (int time = 0; time < 2; ++time)
        forEachSeen(root, [](QQuickItem *item) { item->ensurePolished(); });
}

QStringList Backstage::tooSmallToTouch(QQuickItem *root, double least) const
{
    QStringList complaints;
    forEachSeen(root, [&](QQuickItem *item) {
        const bool acts = item->inherits("QQuickMouseArea") && item->isEnabled();
        if (acts && (item->width() < least || item->height() < least))
            complaints << u"%1 x %2 to touch: %3"_s.arg(item->width()).arg(item->height()).arg(pathOf(item));
    });
    return complaints;
}

QStringList Backstage::tooSmallToRead(QQuickItem *root, double least) const
{
    QStringList complaints;
    forEachSeen(root, [&](QQuickItem *item) {
        if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty())
            return;
        const double size = item->property("fontInfo").value<QJSValue>().property(u"pixelSize"_s).toNumber();
        if (size < least)
            complaints << u"\"%1\" of %2 px: %3"_s.arg(item->property("text").toString()).arg(size).arg(pathOf(item));
    });
    return complaints;
}

QList<QQuickItem *> Backstage::all(QQuickItem *root, const QString &type) const
{
    QList<QQuickItem *> found;
    const QByteArray start = type.toLatin1() + "_QMLTYPE";
    forEachSeen(root, [&](QQuickItem *item) {
        if (QByteArray(item->metaObject()->className()).startsWith(start)
            || QByteArray(item->metaObject()->superClass()->className()).startsWith(start))
            found << item;
    });
    return found;
}

QRectF Backstage::placeOf(QQuickItem *item) const
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

QStringList Backstage::unreadable(QQuickItem *root) const
{
    QStringList complaints;
    forEachSeen(root, [&](QQuickItem *item) {
        if (!item->inherits("QQuickText"))
            return;
        const QString complaint = legibility::complaintAbout(item);
        if (!complaint.isEmpty())
            complaints << u"\"%1\" %2 (%3)"_s.arg(item->property("text").toString(), complaint, pathOf(item));
    });
    complaints.removeDuplicates();
    return complaints;
}

QStringList Backstage::unreachable(QQuickWindow *window) const
{
    QStringList complaints;
    QList<QQuickItem *> stops;
    forEachSeen(window->contentItem(), [&](QQuickItem *item) {
        if (!item->isEnabled())
            return;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
        const QAccessible::Role role = spoken != nullptr ? spoken->role() : QAccessible::NoRole;
        const bool pressed = role == QAccessible::Button || role == QAccessible::CheckBox
            || role == QAccessible::SpinBox || role == QAccessible::Slider || role == QAccessible::RadioButton
            || role == QAccessible::EditableText;
        if (pressed && spoken->text(QAccessible::Name).trimmed().isEmpty())
            complaints << u"no name: "_s + pathOf(item);
        if (pressed && (item->width() < 30 || item->height() < 30) && role != QAccessible::EditableText)
            complaints << u"%1 x %2: "_s.arg(item->width()).arg(item->height()) + pathOf(item);
        if (!item->activeFocusOnTab())
            return;
        // A scope hands its focus on.
        QQuickItem *focused
            = item->isFocusScope() && item->scopedFocusItem() != nullptr ? item->scopedFocusItem() : item;
        if (name(focused).trimmed().isEmpty())
            complaints << u"Tab stops at something without a name: "_s + pathOf(item);
        stops << item;
    });
    // Round once with Tab: every stop is passed.
    if (stops.isEmpty())
        return complaints;
    QQuickItem *at = stops.constFirst();
    QList<QQuickItem *> passed;
    for (qsizetype step = 0; step < 4 * stops.size() + 8; ++step) {
        for (QQuickItem *up = at; up != nullptr; up = up->parentItem())
            passed << up;
        at = at->nextItemInFocusChain(true);
    }
    for (QQuickItem *stop : std::as_const(stops))
        if (!passed.contains(stop))
            complaints << u"Tab does not come to "_s + pathOf(stop);
    return complaints;
}

int Backstage::role(QQuickItem *item) const
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
    return spoken != nullptr ? spoken->role() : QAccessible::NoRole;
}

int Backstage::chosen(Table *table, const QString &zone) const
{
    int bits = 0;
    const QList<int> places = table->chosenIn(zone);
    for (const int place : places)
        bits |= 1 << place;
    return bits;
}

QString Backstage::name(QQuickItem *item) const
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
    return spoken != nullptr ? spoken->text(QAccessible::Name) : QString();
}

bool Backstage::doAction(QQuickItem *item, const QString &action) const
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
    if (spoken == nullptr || spoken->actionInterface() == nullptr
        || !spoken->actionInterface()->actionNames().contains(action))
        return false;
    spoken->actionInterface()->doAction(action);
    return true;
}
