// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "backstage.h"

#include "filled_history.h"
#include "game/simulation.h"
#include "match/record.h"
#include "models/language.h"
#include "models/replay.h"
#include "models/seat_setup_model.h"
#include "models/session.h"
#include "stacked_table.h"
#include "store/store.h"

#include <QAccessible>
#include <QJSValue>
#include <QMetaProperty>
#include <QTemporaryDir>

#include <functional>

using namespace petrangola;
using namespace Qt::StringLiterals;

namespace {

/// A course of moves that leads to a moment, told to the table as Match would.
class Course
{
public:
    Course(int seats, const Options &options, const PetrangolaTable::Link &link)
        : m_stacked(seats, options)
        , m_table(Session::instance().petrangolaTable())
    {
        std::vector<PetrangolaTable::Guest> guests;
        for (int seat = 0; seat < seats; ++seat) {
            const SeatSetupModel::Entry entry = SeatSetupModel::usual(seat);
            guests.push_back({.name = entry.name, .portrait = entry.portrait});
        }
        m_table.open(m_stacked.state.view(0), guests, QString(64, u'a'), link);
    }
    void firstDealer(game::Seat dealer)
    {
        Pack pack = Petrangola::newPack(m_stacked.state);
        std::swap(pack[pack.indexOf(cards::italian::aceOfCoins)], pack[game::at(dealer)]);
        m_stacked.state.supply(pack, teller());
    }
    void shuffle(const StackedDeal &deal)
    {
        m_stacked.state.supply(m_stacked.packFor(deal));
        await();
    }
    void play(const Move &move)
    {
        if (m_stacked.state.apply(move, teller()))
            qFatal("a wrong move on the way to a moment");
        await();
    }
    void dealAndExpose(const StackedDeal &deal)
    {
        shuffle(deal);
        play(Cut{deal.cutAt});
        play(Expose{});
    }
    /// Everybody stays from here on.
    void stayAll()
    {
        while (state().phase() == Phase::turn)
            play(Stay{});
    }
    [[nodiscard]] const State &state() const { return m_stacked.state; }

private:
    void await()
    {
        if (!state().over() && !state().awaitsPack())
            m_table.awaits(state().view(0));
    }
    [[nodiscard]] std::function<void(const Event &)> &teller() { return m_teller; }

    StackedTable m_stacked;
    PetrangolaTable &m_table;
    std::function<void(const Event &)> m_teller
        = [this](const Event &event) { static_cast<void>(m_table.happened(seenBy(event, 0), state().view(0))); };
};

// Hands for the person and some of the others: the person's is the worst, the best, or neither.
const std::vector<std::string> worstMine{"2D 3C 4S", "KC HC JC"};
const std::vector<std::string> middling{"KD 7D 2C", "KC HC JC"};
const std::vector<std::string> bestMine{"KC HC JC", "2D 3C 4S"};

void playTo(const QString &moment, int seats, const PetrangolaTable::Link &link)
{
    const int last = seats - 1;
    const bool short_ = moment == u"reentry" || moment == u"watching" || moment == u"won" || moment == u"lost";
    Options options;
    options.tokens = short_ ? 1 : 9;
    options.reentries = moment == u"won" || moment == u"lost" ? 0 : 1;
    options.showOnKnock = true;
    options.stake = 10'000;
    Course course(seats, options, link);
    const bool mine = moment == u"choice" || moment == u"kept";
    course.firstDealer(mine ? 0 : moment == u"cut" ? 1 : last);
    if (moment == u"firstDealer")
        return;
    StackedDeal deal{.hands = middling, .aside = "KS HB 5D", .cutAt = 7};
    if (moment == u"reentry" || moment == u"watching" || moment == u"lost" || moment == u"tie")
        deal.hands = worstMine;
    if (moment == u"tie")
        deal.hands = {"KD HC 2S", "KC HD 3S"};
    if (moment == u"won")
        deal.hands = bestMine;
    if (moment == u"lastLap") {
        deal.hands = {"KD 7D 2C"};
        deal.hands.resize(game::at(seats));
        deal.hands.back() = "KC HC JC";
    }
    course.shuffle(deal);
    if (moment == u"cut" || moment == u"othersCut")
        return;
    course.play(Cut{deal.cutAt});
    if (moment == u"choice" || moment == u"othersChoice")
        return;
    if (moment == u"kept") {
        course.play(Keep{});
        return;
    }
    if (moment == u"lastTurn") {
        course.play(Keep{});
        return;
    }
    course.play(Expose{});
    if (moment == u"turn")
        return;
    if (moment == u"lastLap") {
        for (int seat = 0; seat < last; ++seat) {
            const View view = course.state().view(course.state().toMove());
            course.play(Exchange{.give = {view.hand[0]}, .take = {view.monte[0]}});
        }
        course.play(Knock{});
        return;
    }
    if (moment == u"laps") {
        for (int lap = 0; lap < 3; ++lap)
            for (int seat = 0; seat < seats; ++seat) {
                const View view = course.state().view(course.state().toMove());
                const std::size_t count = static_cast<std::size_t>(1 + (seat + lap) % 2);
                Exchange exchange;
                for (std::size_t card = 0; card < count; ++card) {
                    exchange.give.push_back(view.hand[card]);
                    exchange.take.push_back(view.monte[card]);
                }
                course.play(exchange);
            }
        return;
    }
    course.play(Knock{});
    if (moment == u"knocked")
        return;
    course.stayAll();
    if (moment != u"watching")
        return;
    course.play(Leave{});
    StackedDeal next{.cutAt = 9};
    course.dealAndExpose(next);
}

void forEachSeen(QQuickItem *root, const std::function<void(QQuickItem *)> &visit)
{
    if (!root->isVisible() || root->opacity() < 0.02)
        return;
    visit(root);
    const auto children = root->childItems();
    for (QQuickItem *child : children)
        forEachSeen(child, visit);
}

QString pathOf(const QQuickItem *item)
{
    QStringList names;
    for (const QQuickItem *up = item; up != nullptr && names.size() < 5; up = up->parentItem()) {
        const QString type = QString::fromLatin1(up->metaObject()->className()).section(u"_QMLTYPE"_s, 0, 0);
        names.prepend(up->objectName().isEmpty() ? type : type + u'#' + up->objectName());
    }
    return names.join(u'/');
}

/// The part of the window that the item's ancestors let through, and whether one of them can be scrolled.
QRectF letThrough(const QQuickItem *item, bool &scrolls)
{
    QRectF area(0, 0, item->window()->width(), item->window()->height());
    scrolls = false;
    for (const QQuickItem *up = item->parentItem(); up != nullptr; up = up->parentItem()) {
        if (!up->clip())
            continue;
        scrolls = scrolls || up->inherits("QQuickFlickable");
        area &= up->mapRectToScene(QRectF(0, 0, up->width(), up->height()));
    }
    return area;
}

QString complaintAbout(QQuickItem *text)
{
    constexpr double slack = 1.5;
    const auto number = [text](const char *name) { return text->property(name).toDouble(); };
    if (text->property("text").toString().trimmed().isEmpty() || text->clip())
        return {};
    if (text->property("truncated").toBool())
        return u"is cut short"_s;
    if (number("contentWidth") > text->width() + slack)
        return u"is %1 wide in %2"_s.arg(number("contentWidth")).arg(text->width());
    if (number("contentHeight") > text->height() + slack + number("contentHeight") * 0.25)
        return u"is %1 high in %2"_s.arg(number("contentHeight")).arg(text->height());
    bool scrolls = false;
    const QRectF area = letThrough(text, scrolls);
    // The lines themselves, which may be fewer than the item is high.
    QRectF words(0, 0, number("contentWidth"), number("contentHeight"));
    const int across = text->property("effectiveHorizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    words.moveLeft(across & Qt::AlignRight         ? text->width() - words.width()
                       : across & Qt::AlignHCenter ? (text->width() - words.width()) / 2
                                                   : 0);
    words.moveTop(down & Qt::AlignBottom        ? text->height() - words.height()
                      : down & Qt::AlignVCenter ? (text->height() - words.height()) / 2
                                                : 0);
    const QRectF place = text->mapRectToScene(
        words.adjusted(slack, slack + words.height() * 0.1, -slack, -slack - words.height() * 0.1));
    if (scrolls || !place.intersects(area) || area.contains(place))
        return {};
    return u"sticks out"_s;
}

} // namespace

Backstage::~Backstage() = default;

QStringList Backstage::moments()
{
    return {u"firstDealer"_s, u"cut"_s,     u"othersCut"_s, u"choice"_s,  u"othersChoice"_s, u"kept"_s,
            u"turn"_s,        u"laps"_s,    u"lastTurn"_s,  u"knocked"_s, u"lastLap"_s,      u"showdown"_s,
            u"tie"_s,         u"reentry"_s, u"watching"_s,  u"won"_s,     u"lost"_s};
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
    };
    playTo(moment, seats, link);
    if (Table &table = *Session::instance().table(); table.stage() == Table::Over)
        table.setInHistory(1);
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
        const QString complaint = complaintAbout(item);
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
