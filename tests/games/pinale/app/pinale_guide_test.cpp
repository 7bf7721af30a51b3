// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "games/pinale/pinale_guide.h"
#include "person/preferences.h"
#include "pinale_readable.h"
#include "sandbox.h"
#include "words/language.h"

#include <QTest>

#include <deque>

using namespace pinale;
using namespace Qt::StringLiterals;

namespace {

/// A table at which a lesson is given, with nobody but its pupil: all others do what is written.
class Classroom
{
public:
    explicit Classroom(const QString &key)
        : guide(table)
        , lesson(*guide.find(key))
        , state(lesson.beginning())
    {
        guide.setGrace({});
        table.setGrace({});
        const auto &deal = std::get<Lesson<Pinale>::Deal>(lesson.beats[0].what);
        const Move cut = std::get<Move>(lesson.beats[1].what);
        state.supply(Lesson<Pinale>::packFor(state, deal, std::get<Cut>(cut).at));
        const std::vector<Table::Guest> guests{{.name = {}, .portrait = u"guest"_s},
                                               {.name = u"Bruno"_s, .portrait = u"bruno"_s}};
        const PinaleTable::Link link{.play =
                                         [this](const Move &move) {
                                             play(guide.chose(move));
                                             return true;
                                         },
                                     .shown = [this] { guide.tableShown(); },
                                     .lesson = true};
        table.talk()->setQuiet(true);
        table.open(state.view(0), guests, {}, link);
        guide.begin(true, [this] { tell(); });
        guide.give(lesson, 1, false);
        play(cut);
    }

    /// Goes on until the pupil has to choose, or the lesson is over; false where it stands still.
    bool listen()
    {
        constexpr int most = 200;
        for (int times = 0; times < most; ++times) {
            note();
            if (guide.over() || guide.astray())
                return true;
            if (guide.waits())
                guide.goOn();
            else if (m_paused)
                table.doneShowing();
            else
                return table.yourTurn();
        }
        return false;
    }
    /// Does what is pointed at, until the choice is made.
    bool obey()
    {
        constexpr int most = 30;
        const std::size_t before = m_made;
        for (int presses = 0; presses < most && m_made == before; ++presses) {
            if (guide.asks()) {
                if (!guide.pointsAt().isEmpty())
                    return false;
                guide.showAnswer();
            }
            note();
            const QStringList points = guide.pointsAt();
            if (points.size() != 1)
                return false;
            press(points.front());
        }
        return m_made != before;
    }
    /// Does what comes before the pupil may lay: draws the first card.
    bool draw() { return listen() && obey() && listen(); }
    bool goThrough()
    {
        while (listen()) {
            if (guide.over() || guide.astray())
                return guide.over();
            if (!obey())
                return false;
        }
        return false;
    }
    void press(const QString &thing)
    {
        if (thing.startsWith(u"hand"_s))
            table.toggle(u"hand"_s, thing.sliced(4).toInt());
        else
            table.perform(thing.sliced(7));
    }
    /// Chooses these cards and no others.
    void choose(const std::string &codes)
    {
        table.clearSelection();
        for (const Card card : readable::frenchCards<Hand>(codes)) {
            const auto &lies = table.handOrder();
            const auto place = static_cast<int>(std::find(lies.begin(), lies.end(), card) - lies.begin());
            table.toggle(u"hand"_s, place);
        }
    }

    PinaleTable table;
    PinaleGuide guide;
    const Lesson<Pinale> &lesson;
    State state;
    QStringList said;

private:
    struct Seen
    {
        Event event;
        View view;
    };
    void note()
    {
        if (const QString text = guide.text(); !text.isEmpty() && (said.isEmpty() || said.back() != text))
            said << text;
    }
    void play(const Move &move)
    {
        if (state.toMove() == 0)
            ++m_made;
        const auto illegal = state.apply(move, [this](const Event &event) {
            m_unseen.push_back({Pinale::seenBy(event, 0), state.view(0)});
        });
        if (illegal)
            qFatal("the lesson plays wrongly: %s", readable::text(move).c_str());
        tell();
    }
    void tell()
    {
        m_paused = false;
        while (!m_unseen.empty()) {
            const Seen next = m_unseen.front();
            m_unseen.pop_front();
            if (!guide.happened(next.event, next.view)) {
                m_paused = true;
                return;
            }
        }
        if (guide.over() || guide.astray() || state.awaitsPack())
            return;
        guide.awaits(state.view(0));
        if (state.toMove() != 0)
            play(guide.scripted());
    }

    std::deque<Seen> m_unseen;
    bool m_paused = false;  ///< until all is shown and read
    std::size_t m_made = 0; ///< choices of the pupil's
};

} // namespace

/// The lessons of Pinale: where a turn is made up step by step, the coach points at what is not done yet.
class PinaleGuideTest : public QObject
{
    Q_OBJECT

    static void lessons()
    {
        QTest::addColumn<QString>("key");
        for (const auto &lesson : pinale_lessons::all())
            QTest::newRow(qPrintable(lesson.key)) << lesson.key;
    }

private Q_SLOTS:
    static void init()
    {
        beAtEase();
        Preferences::instance().setNextDealByItself(false);
    }

    static void leadsToTheEnd_data() { lessons(); }
    /// Whoever does what is pointed at comes to the end, in one language and the other.
    void leadsToTheEnd()
    {
        QFETCH(const QString, key);
        Classroom english(key);
        QVERIFY2(english.goThrough(), qPrintable(english.guide.text() + english.guide.pointsAt().join(u' ')));
        QCOMPARE(english.guide.learnt(), english.lesson.learnt());
        Language::instance().choose(u"it"_s);
        Classroom italian(key);
        QVERIFY(italian.goThrough());
        QCOMPARE(italian.said.size(), english.said.size());
        for (const QString &text : std::as_const(italian.said))
            QVERIFY2(!english.said.contains(text), qPrintable(text));
    }

    /// Melds in another order, and a run card by card, come to the same: what is laid later finds them.
    void anyOrderWillDo()
    {
        Classroom room(u"melds"_s);
        QVERIFY(room.draw());
        room.choose("KC KD KS");
        QCOMPARE(room.guide.pointsAt().size(), 1);
        room.table.perform(u"lay"_s);
        room.choose("5H 6H 7H 8H");
        QCOMPARE(room.guide.pointsAt(), QStringList{u"action_lay"_s});
        room.table.perform(u"lay"_s);
        QVERIFY(room.goThrough());
        QCOMPARE(room.table.melding()->worth(), 110);
    }

    /// What was laid and does not belong there is to be taken back.
    void whatIsWrongIsTakenBack()
    {
        Classroom room(u"double"_s);
        QVERIFY(room.draw());
        room.guide.showAnswer();
        room.choose("TH TC TS");
        room.table.perform(u"lay"_s);
        QCOMPARE(room.guide.pointsAt(), QStringList{u"action_back"_s});
        QVERIFY(room.goThrough());
    }

    /// Whoever has laid what was to be laid is told that, and which discard the lesson goes on with.
    void saysWhatWasRight()
    {
        Classroom room(u"double"_s);
        QVERIFY(room.draw());
        room.guide.showAnswer();
        room.choose("5H 6H 7H 8H 9H TH");
        room.table.perform(u"lay"_s);
        room.choose("KC KH KS");
        room.table.perform(u"lay"_s);
        room.choose("QD");
        room.table.perform(u"discard"_s);
        QVERIFY(room.listen());
        QVERIFY(room.guide.astray());
        QCOMPARE(room.guide.text(), u"What you have laid is right. But discard the 3 of diamonds in this lesson."_s);
        room.guide.again();
        Classroom other(u"double"_s);
        QVERIFY(other.draw());
        other.guide.showAnswer();
        other.choose("QD");
        other.table.perform(u"discard"_s);
        QVERIFY(other.listen());
        QVERIFY(other.guide.astray());
        QVERIFY(other.guide.text().startsWith(u"The run of six hearts counts 100"_s));
    }

    static void tellsWhyAnotherTurnIsLessGood_data() { lessons(); }
    /// Each turn that could be another has a word for whoever plays it otherwise.
    void tellsWhyAnotherTurnIsLessGood()
    {
        QFETCH(const QString, key);
        Classroom room(key);
        while (room.listen() && !room.guide.over()) {
            const View view = room.state.view(0);
            if (view.phase == Phase::play || !mayTake(view.choice())) {
                QVERIFY(room.obey());
                continue;
            }
            room.table.perform(u"draw"_s); // where the top of the pile is wanted
            QVERIFY(room.guide.astray());
            QVERIFY(!room.guide.text().isEmpty());
            return;
        }
        QVERIFY(room.guide.over());
    }
};

SANDBOXED_TEST_MAIN(PinaleGuideTest)
#include "pinale_guide_test.moc"
