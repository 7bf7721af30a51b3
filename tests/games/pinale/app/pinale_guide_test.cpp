// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "person/preferences.h"
#include "pinale_classroom.h"
#include "sandbox.h"
#include "words/language.h"

#include <QTest>

using namespace pinale;
using namespace Qt::StringLiterals;

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
        QCOMPARE(room.table.usualAction(), u"back"_s);
        for (const ActionRow &row : room.table.actions()->rows())
            QVERIFY2(row.action == u"back" || row.key != u"Enter", qPrintable(row.label));
        // Enter lays what is chosen, and takes nothing back.
        room.choose("KC KH KS");
        QCOMPARE(room.table.usualAction(), u"lay"_s);
        room.table.pressed(u"enter"_s);
        QCOMPARE(room.table.melding()->melds()->rowCount(), 2);
        QVERIFY(room.goThrough());
    }

    /// A joker that was swapped out lies apart from the hand until it is laid, and not the card that was drawn.
    void whatIsSwappedOutLiesApart()
    {
        Classroom room(u"swap"_s);
        QVERIFY(room.draw());
        const auto apart = [&room] {
            const ZoneRow hand = *room.table.zones()->find(u"hand"_s);
            return hand.faces.value(hand.apart) + u' ' + hand.tag;
        };
        QCOMPARE(apart(), u"french/5D drawn"_s);
        room.choose("7C");
        room.table.perform(u"lay"_s);
        QVERIFY2(apart().endsWith(u"to be laid"_s) && apart().startsWith(u"french/X"_s), qPrintable(apart()));
        room.table.perform(u"back"_s);
        QCOMPARE(apart(), u"french/5D drawn"_s);
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
        QVERIFY(!room.guide.astray());
        QCOMPARE(room.guide.text(), u"What you have laid is right. But discard the 3 of diamonds in this lesson."_s);
        QCOMPARE(room.table.melding()->melds()->rowCount(), 2);
        QVERIFY2(room.guide.pointsAt().value(0).startsWith(u"hand"_s), qPrintable(room.guide.pointsAt().join(u' ')));
        // Something else is done: what was said of the discard is over.
        room.table.perform(u"back"_s);
        QVERIFY2(room.guide.text().startsWith(u"Right: "_s), qPrintable(room.guide.text()));
        QVERIFY(room.goThrough());
        Classroom other(u"double"_s);
        QVERIFY(other.draw());
        other.guide.showAnswer();
        other.choose("QD");
        other.table.perform(u"discard"_s);
        QVERIFY(other.listen());
        QVERIFY(other.guide.astray());
        QVERIFY(other.guide.text().startsWith(u"The run of six hearts counts 100"_s));
    }

    /// A question is answered by the deed: then it is told what that has brought, and what is left to do.
    void saysWhatIsLeft()
    {
        Classroom room(u"pile"_s);
        QVERIFY(room.listen());
        const QString question = room.guide.text();
        QVERIFY2(room.guide.asks() && question.endsWith(u"Which do you take?"_s), qPrintable(question));
        room.table.perform(u"take"_s);
        QVERIFY(!room.guide.asks());
        QCOMPARE(room.guide.text(),
                 u"Right: you have the 9 of diamonds, and it must be laid in this turn. Now lay a run "
                 "of diamonds from 7 to 10 and discard the 6 of clubs."_s);
        room.choose("7D 8D 9D TD");
        room.table.perform(u"lay"_s);
        QCOMPARE(room.guide.text(), u"Right: that brings 40 points. Now discard the 6 of clubs."_s);
        QCOMPARE(room.guide.pointsAt().size(), 1);
        room.table.perform(u"back"_s);
        room.table.perform(u"back"_s);
        QCOMPARE(room.guide.text(), question);
        QVERIFY(room.guide.asks());
        Classroom other(u"double"_s);
        QVERIFY(other.draw());
        other.choose("TH TC TS");
        other.table.perform(u"lay"_s);
        QVERIFY2(other.guide.text().startsWith(u"That is not what I have in mind"_s), qPrintable(other.guide.text()));
        QCOMPARE(other.guide.pointsAt(), QStringList{u"action_back"_s});
    }

    /// In the guided deal, too, what is done is not advised again.
    void advisesWhatIsLeft()
    {
        Classroom room(u"pile"_s, true);
        QVERIFY(room.listen());
        QTRY_VERIFY_WITH_TIMEOUT(!room.guide.thinking(), 60'000);
        const QString whole = room.guide.text();
        QVERIFY2(whole.contains(u"I would: take the 9 of diamonds, lay a run of diamonds from 7 to 10 and"_s),
                 qPrintable(whole));
        room.table.perform(u"take"_s);
        QVERIFY2(room.guide.text().startsWith(u"Right: you have the 9 of diamonds, and it must be laid in this turn. "
                                              "Now: lay a run of diamonds from 7 to 10 and discard the "_s),
                 qPrintable(room.guide.text()));
        room.choose("7D 8D 9D TD");
        room.table.perform(u"lay"_s);
        QVERIFY2(room.guide.text().startsWith(u"Right: that brings 40 points. Now: discard the "_s),
                 qPrintable(room.guide.text()));
        room.table.perform(u"back"_s);
        room.table.perform(u"back"_s);
        QCOMPARE(room.guide.text(), whole);
    }

    /// Also from what it would not have laid: it thinks again, and advises the best way on or what has to go back.
    void goesOnFromWhatLies()
    {
        Classroom room(u"double"_s, true);
        QVERIFY(room.listen());
        room.table.perform(u"draw"_s);
        QVERIFY(room.listen());
        QTRY_VERIFY_WITH_TIMEOUT(!room.guide.thinking(), 60'000);
        const QString whole = room.guide.text();
        room.choose("TH TC TS");
        room.table.perform(u"lay"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!room.guide.thinking(), 60'000);
        const QString text = room.guide.text();
        QVERIFY2(text.startsWith(u"I would do it otherwise. Now: take back the three 10s, "_s)
                     || text.startsWith(u"That is as good. Now: "_s),
                 qPrintable(text));
        room.table.perform(u"back"_s);
        QVERIFY(!room.guide.thinking());
        QCOMPARE(room.guide.text(), whole);
    }

    /// A mistake has a word at the next turn, also where nobody had thought of it; what is as good has none.
    void hasAWordOnAMistake_data()
    {
        QTest::addColumn<bool>("heeds");
        QTest::newRow("heeded") << true;
        QTest::newRow("not heeded") << false;
    }
    void hasAWordOnAMistake()
    {
        QFETCH(const bool, heeds);
        Classroom room(u"melds"_s, true);
        QVERIFY(room.listen());
        room.table.perform(u"draw"_s);
        QVERIFY(room.listen());
        QTRY_VERIFY_WITH_TIMEOUT(!room.guide.thinking(), 60'000);
        if (heeds) {
            QVERIFY(room.obey());
        } else {
            room.choose("KC"); // of three kings, and lays nothing
            room.table.perform(u"discard"_s);
        }
        QVERIFY(room.listen());
        QTRY_VERIFY_WITH_TIMEOUT(!room.guide.thinking(), 60'000);
        if (heeds)
            QVERIFY2(room.guide.text().startsWith(u"Your turn again."_s), qPrintable(room.guide.text()));
        else
            QTRY_VERIFY2_WITH_TIMEOUT(room.guide.text().startsWith(u"I had said: lay "_s),
                                      qPrintable(room.guide.text()), 60'000);
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
