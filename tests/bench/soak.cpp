// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A long evening: plays thousands of matches of all games at the real pages and models as fast as they go, with a
// person who presses whatever is there, leaves, starts anew, changes the language and the window, and opens every page.
// All matches are kept in a store, whose history is emptied before each weighing, as what it shows is meant to grow.
// What the process holds after the first hundred matches, and at half time (memory, threads, open files, children) must
// be what it holds at the end; the pictures of cards that are kept, up to a limit of their own, are taken off, as they
// come in the order of play.
//
//     soak [MATCHES]          5,000 by default; tells where it stands after every hundred, fails where something grew

#include "game/random.h"
#include "holdings.h"
#include "person/preferences.h"
#include "real_window.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "store/store.h"
#include "words/language.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTimer>
#include <QtQml/qqmlextensionplugin.h>

#include <algorithm>
#include <cstdio>
#include <optional>

Q_IMPORT_QML_PLUGIN(CardsPlugin)

using namespace Qt::StringLiterals;

namespace {

constexpr int usualMatches = 5000;
/// What is filled once (pictures, compiled QML, caches) is there after so many.
constexpr int warmUp = 100;
constexpr QSize usualSize(800, 600);
constexpr QSize otherSize(1280, 800);
/// How much more may be held than after the first hundred: sizes of print and pictures that are rare come late, and
/// what the allocator keeps in pieces moves about. A leak of a kilobyte a match would be five.
constexpr Growth sinceWarm{.memory = 6 * mebibyte, .heap = 4 * mebibyte};
/// And than at half time, when all that comes has come: a leak of half a kilobyte a match would be more.
constexpr Growth sinceHalfTime{.memory = 2 * mebibyte, .heap = mebibyte};
/// At half time and at the end so many weighings are made, of which the lightest counts: a single one moves by a
/// mebibyte.
constexpr int weighings = 5;
constexpr int fewestMatches = 2 * weighings * warmUp;
/// By then threads that have nothing to do any more are given back.
constexpr std::chrono::seconds rest(2);
/// A page is laid and painted in less.
constexpr std::chrono::milliseconds look(60);

class Person : public QObject
{
    Q_OBJECT

public:
    Person(QQuickWindow *window, int matches)
        : m_window(window)
        , m_matches(matches)
    {
        m_time.start();
        m_turn.setInterval(0);
        connect(&m_turn, &QTimer::timeout, this, &Person::act);
        for (Table *const table : Session::instance().tables())
            connect(table, &Table::ended, this, [this] { ++m_played; });
        sitDown();
        m_turn.start();
    }

private:
    bool chance(std::uint32_t outOf) { return m_random.once(outOf); }
    int among(int count) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(count))); }

    void sitDown()
    {
        // At first every table that comes later is shown once, of each game; then mostly the window is put away: what
        // is not painted goes on all the same, and many times as fast.
        const bool warming = m_played < warmUp;
        if (warming || chance(12))
            m_window->showNormal();
        else
            m_window->hide();
        if (warming)
            m_window->resize(m_played % 4 < 2 ? usualSize : otherSize);
        MatchSetup &setup = MatchSetup::instance();
        const auto games = static_cast<int>(MatchSetup::games().size());
        setup.setGame(MatchSetup::games().value(warming ? m_played % games : among(games)));
        // Mostly short ones: what leaks, leaks at their beginning, end and change of deals.
        const int kind = warming ? m_played / 4 % 5 : chance(20) ? 4 : among(4);
        setup.setSeatCount(kind == 4 ? 12 : 2 + kind);
        for (const QString &lives : {QStringLiteral("tokens"), QStringLiteral("lives")})
            setup.setOption(lives, chance(10) ? 3 : 1);
        setup.setOption(QStringLiteral("reentries"), among(2));
        Session::instance().start();
        visit(u"table"_s);
    }
    void visit(const QString &page) { QMetaObject::invokeMethod(m_window, "show", Q_ARG(QString, page)); }

    void act()
    {
        if (m_played != m_told && m_played % warmUp == 0)
            return goHome();
        Table *const table = Session::instance().table();
        if (table->stage() == Table::Over || !Session::instance().running()) {
            Session::instance().leave();
            sitDown();
        } else if (move(*table) && chance(60)) {
            wander();
        }
    }

    /// What people do besides playing.
    void wander()
    {
        switch (among(7)) {
        case 0:
            Session::instance().leave();
            visit(u"start"_s);
            break;
        case 1:
            sitDown();
            break;
        case 2:
            Preferences::instance().setLanguage(chance(2) ? u"it"_s : u"en"_s);
            break;
        case 3:
            // Always the same few sizes: pictures are kept for each, and all of them are there after the first matches.
            m_window->resize(chance(2) ? usualSize : otherSize);
            break;
        case 4:
            Session::instance().table()->pressed(chance(2) ? u"h"_s : u"v"_s);
            break;
        default: {
            const QStringList pages = m_window->property("places").toStringList();
            visit(pages.value(among(static_cast<int>(pages.size()))));
        }
        }
    }

    /// Presses one of the tickets that lie there, often after choosing cards; false where none does.
    bool move(Table &table)
    {
        if (table.yourTurn() && (table.stage() == Table::Turn || table.stage() == Table::Draw)) {
            table.clearSelection();
            for (int cards = 1 + among(2); cards > 0; --cards) {
                table.toggle(u"hand"_s, among(table.cardsInHand()));
                table.toggle(u"monte"_s, among(table.cardsInHand()));
            }
        }
        const ActionModel &actions = *table.actions();
        QStringList possible;
        for (int row = 0; row < actions.rowCount(); ++row) {
            const QModelIndex index = actions.index(row);
            const QString action = index.data(ActionModel::ActionRole).toString();
            if (index.data(ActionModel::PossibleRole).toBool() && action != u"home"
                && !(action == u"fast" && table.hurried()))
                possible << action;
        }
        if (possible.isEmpty())
            return false;
        table.perform(possible[among(static_cast<int>(possible.size()))]);
        return true;
    }

    /// Always the same moment is weighed: the start page in a window of one size, and nothing going on.
    void goHome()
    {
        m_told = m_played;
        m_turn.stop();
        Session::instance().leave();
        QList<qint64> kept;
        for (const Store::Entry &entry : Store::instance().history())
            kept << entry.id;
        Store::instance().remove(kept);
        m_window->showNormal();
        lookAround(0);
    }

    /// Each page was there in each language and size, and the start page is the last.
    void lookAround(int number)
    {
        const QStringList pages = m_window->property("places").toStringList();
        const auto count = static_cast<int>(pages.size());
        if (number == 4 * count) {
            visit(u"start"_s);
            QTimer::singleShot(rest, this, &Person::comeToRest);
            return;
        }
        const int round = number / count;
        m_window->resize(round < 2 ? otherSize : usualSize);
        Preferences::instance().setLanguage(round % 2 == 0 ? u"it"_s : u"en"_s);
        visit(pages[number % count]);
        QTimer::singleShot(look, this, [this, number] { lookAround(number + 1); });
    }

    void comeToRest()
    {
        if (!CardPictures::instance().idle()) {
            QTimer::singleShot(rest, this, &Person::comeToRest);
            return;
        }
        qmlEngine(m_window)->collectGarbage();
        weigh();
    }

    void weigh()
    {
        const Holdings held = Holdings::now();
        held.tell(m_played, m_time.elapsed() / 1000);
        if (m_played == warmUp)
            m_first = held;
        lightest(m_halfTime, held, m_matches / 2 / warmUp * warmUp);
        lightest(m_last, held, m_matches);
        if (m_played < m_matches) {
            sitDown();
            m_turn.start();
            return;
        }
        const bool since = m_last->grew("the first hundred", *m_first, sinceWarm);
        QCoreApplication::exit(m_last->grew("half time", *m_halfTime, sinceHalfTime) || since ? 1 : 0);
    }
    /// What is lightest among the weighings up to that of so many matches.
    void lightest(std::optional<Holdings> &kept, const Holdings &held, int matches) const
    {
        if (m_played > matches || matches - m_played >= weighings * warmUp)
            return;
        if (kept)
            kept->lighter(held);
        else
            kept = held;
    }

    QQuickWindow *m_window;
    QTimer m_turn;
    QElapsedTimer m_time;
    game::Random m_random{5000};
    int m_matches;
    int m_played = 0;
    int m_told = 0;
    std::optional<Holdings> m_first;
    std::optional<Holdings> m_halfTime;
    std::optional<Holdings> m_last;
};

} // namespace

int main(int argc, char **argv)
{
    const QTemporaryDir home;
    liveIn(home);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    bool isNumber = true;
    const QStringList arguments = QCoreApplication::arguments();
    const int matches = arguments.size() > 1 ? arguments[1].toInt(&isNumber) : usualMatches;
    if (!isNumber || matches < fewestMatches || matches % warmUp != 0) {
        std::fprintf(stderr, "soak: say how many matches, in hundreds and at least %d\n", fewestMatches);
        return 2;
    }
    Store::instance().open();
    if (!Store::instance().keeps()) {
        std::fprintf(stderr, "soak: %s\n", qPrintable(Store::instance().trouble()));
        return 2;
    }
    Preferences::instance().setMotion(false);
    Preferences::instance().setPace(Preferences::noPause);
    Language::instance().choose(u"en"_s);
    for (Table *const table : Session::instance().tables())
        table->setGrace({});

    QQmlApplicationEngine engine;
    QObject::connect(&Language::instance(), &Language::changed, &engine, &QQmlEngine::retranslate);
    auto *const window = realWindow(engine);
    if (window == nullptr)
        return 2;
    const Person person(window, matches);
    const int result = QGuiApplication::exec();
    Store::instance().close();
    return result;
}

#include "soak.moc"
