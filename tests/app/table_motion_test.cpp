// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_table.h"
#include "opponents/level.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "words/face.h"
#include "words/language.h"
#include "words/phrases.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace petrangola;
using namespace Qt::StringLiterals;
using game::at;
using game::Seat;

namespace {

/// A computer opponent that answers at once and in this thread, also for the person.
class Quick : public HumanPlayer<Petrangola>
{
public:
    explicit Quick(std::uint64_t seed)
        : m_opponent(opponents::Level::novice, seed)
    {
    }
    [[nodiscard]] Answer ask(const View &view) override
    {
        m_view = view;
        return HumanPlayer::ask(view);
    }
    void answer()
    {
        if (asked())
            play(m_opponent.choose(m_view));
    }

private:
    Petrangola::Policy m_opponent;
    View m_view;
};

/// How long the movement of an event takes by the look's motion table; the match may not go on sooner.
int movementTime(const Event &event, const View &view)
{
    const int hands = view.playing.size();
    if (std::holds_alternative<Dealt>(event))
        return 180 + 70 * hands;
    if (std::holds_alternative<HandShown>(event))
        return 240 + 2 * 90;
    if (std::holds_alternative<petrangola::Showdown>(event))
        return 240 + hands * 90;
    if (const auto *found = std::get_if<FirstDealerFound>(&event))
        return 180 * static_cast<int>(found->cards.size());
    if (const auto *answered = std::get_if<ReentryAnswered>(&event))
        return answered->accepted && answered->seat != 0 ? 350 : 0;
    const auto *moved = std::get_if<Moved>(&event);
    if (moved == nullptr)
        return 0;
    if (std::holds_alternative<Expose>(moved->move))
        return 240 + 2 * 90;
    if (std::holds_alternative<Keep>(moved->move))
        return 392 + 2 * 60;
    if (std::holds_alternative<Knock>(moved->move))
        return 220;
    if (const auto *exchange = std::get_if<Exchange>(&moved->move))
        return 280 + 60 * (static_cast<int>(exchange->give.size()) - 1);
    return 0;
}

QStringList inAnyOrder(QStringList faces)
{
    faces.sort();
    return faces;
}

/// Sits between a match and its table with motion on, and sees that the table shows each event's state from its
/// beginning until the next event, no sooner and no later.
class Clockwork : public QObject, public Observer<Petrangola>
{
    Q_OBJECT

public:
    Clockwork(int seats, std::uint64_t number)
    {
        const Options options{.tokens = 1, .showOnKnock = true, .reentries = 1};
        const State state(options, seats);
        std::vector<PetrangolaTable::Guest> guests;
        std::vector<std::unique_ptr<Player<Petrangola>>> players;
        for (Seat seat = 0; seat < seats; ++seat) {
            guests.push_back({.name = u"Seat %1"_s.arg(seat), .portrait = u"tu"_s});
            auto player = std::make_unique<Quick>(number + static_cast<std::uint64_t>(seat));
            m_players.push_back(player.get());
            players.push_back(std::move(player));
        }
        m_table.setGrace({});
        m_table.open(state.view(0), guests, u"seal"_s,
                     {.play = [](const Move &) { return true; }, .shown = [this] { m_match->shown(); }});
        const FairShuffle shuffle(QByteArray::number(number).leftJustified(FairShuffle::seedBytes, 'm'));
        m_match = std::make_unique<Match<Petrangola>>(state, std::move(players), shuffle, *this, 0);
    }
    void start() { m_match->start(); }
    /// Answers where a move is awaited, and looks at the table.
    bool goOn()
    {
        for (Quick *player : m_players)
            player->answer();
        compare(u"meanwhile"_s);
        return !m_finished;
    }

    // Observer
    bool happened(const Event &event, const View &view) override
    {
        checkPause();
        compare(u"before the next event"_s); // the table was not ahead
        m_view = view;
        m_since.start(); // before the table starts its own: on a busy machine time passes in between
        const bool atOnce = m_table.happened(event, view);
        compare(u"after the event"_s); // and is not behind
        m_pause = movementTime(event, view);
        if (atOnce && m_pause > 0)
            wrong << u"event %1 was not given any time"_s.arg(event.index());
        ++events;
        return atOnce;
    }
    void awaits(const View &view) override
    {
        checkPause();
        m_view = view;
        m_table.awaits(view);
        compare(u"where a move is awaited"_s);
    }
    void finished() override
    {
        m_table.finished();
        m_finished = true;
    }

    QStringList wrong;
    int events = 0;
    int looks = 0;

private:
    void checkPause()
    {
        const int coarse = std::max(15, m_pause / 20); // a timer of Qt's may be so much too early
        if (m_pause > 0 && m_since.elapsed() < m_pause - coarse)
            wrong << u"the match went on after %1 ms of %2"_s.arg(m_since.elapsed()).arg(m_pause);
        m_pause = 0;
    }
    void compare(const QString &when)
    {
        if (m_view.seats == 0 || m_table.turning()) // what a showdown comes to waits for its last hand
            return;
        ++looks;
        const auto same = [&](const QString &what, const auto &shown, const auto &true_) {
            if (shown != true_ && wrong.size() < 20)
                wrong << what + u' ' + when;
        };
        const bool choosing = m_view.phase == Phase::dealersChoice;
        if (!choosing) {
            // the person's own lies by suit as it was dealt
            same(u"hand"_s, inAnyOrder(m_table.faces(u"hand"_s)),
                 inAnyOrder(facesOf(cards::italian::piacentine, m_view.hand)));
            same(u"aside"_s, m_table.faces(u"aside"_s), facesOf(cards::italian::piacentine, m_view.aside));
        }
        same(u"monte"_s, m_table.faces(u"monte"_s), facesOf(cards::italian::piacentine, m_view.monte));
        same(u"stock"_s, m_table.zones()->find(Zone::Stock)->count, m_view.stock);
        same(u"deal"_s, m_table.deal(), m_view.deal);
        same(u"pool"_s, m_table.poolText(), Phrases::money(m_view.pool));
        for (const SeatRow &row : m_table.seats()->rows()) {
            same(u"tokens"_s, row.tokens, static_cast<int>(m_view.tokens[at(row.seat)]));
            same(u"knock"_s, row.knocked, m_view.knocker == row.seat);
            same(u"turn"_s, row.turn, m_view.toMove == row.seat);
            same(u"shown"_s, row.shown, facesOf(cards::italian::piacentine, m_view.shown[at(row.seat)]));
        }
    }

    PetrangolaTable m_table;
    std::vector<Quick *> m_players;
    std::unique_ptr<Match<Petrangola>> m_match;
    View m_view;
    QElapsedTimer m_since;
    int m_pause = 0;
    bool m_finished = false;
};

} // namespace

class TableMotionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Language::instance().choose(u"en"_s);
        Preferences::instance().setMotion(true);
        Preferences::instance().setPace(Preferences::noPause);
        Preferences::instance().setNextDealByItself(true);
    }
    void cleanup()
    {
        Preferences::instance().setMotion(false);
        Preferences::instance().setNextDealByItself(false);
    }

    void isNeitherAheadNorBehind()
    {
        if (!Preferences::instance().moving())
            QSKIP("this desktop wants less motion");
        // A match takes its time, so a duel and a table of three are played side by side.
        Clockwork duel(2, 5);
        Clockwork three(3, 5);
        duel.start();
        three.start();
        const QDeadlineTimer deadline(std::chrono::seconds(100));
        bool duelGoesOn = true;
        bool threeGoesOn = true;
        while ((duelGoesOn || threeGoesOn) && !deadline.hasExpired()) {
            QTest::qWait(5); // sleeps meanwhile, so that other tests can run
            duelGoesOn = duel.goOn();
            threeGoesOn = three.goOn();
        }
        for (const Clockwork *clockwork : {&duel, &three}) {
            QVERIFY2(clockwork->wrong.isEmpty(), qPrintable(clockwork->wrong.join(u"; ")));
            QVERIFY(clockwork->events > 8);
            QVERIFY(clockwork->looks > clockwork->events * 3);
        }
        QVERIFY2(!duelGoesOn && !threeGoesOn, "a match did not come to its end");
    }
};

SANDBOXED_TEST_MAIN(TableMotionTest)
#include "table_motion_test.moc"
