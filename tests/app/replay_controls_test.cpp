// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mirror.h"
#include "replayed.h"

using namespace petrangola;
using namespace Qt::StringLiterals;

/// How one goes through a match, and what is told on the way.
class ReplayControlsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { beginReplay(); }

    void cleanup() { endReplay(); }

    void playsByItselfAndPauses()
    {
        QVERIFY(opens(played({u"tokens=1"_s}, 2)));
        replay().faster(2);
        QCOMPARE(replay().speed(), 4.0);
        replay().setPlaying(true);
        QVERIFY(QTest::qWaitFor([] { return replay().position() >= 4; }, 20'000));
        QVERIFY(replay().playing());
        replay().setPlaying(false);
        const int here = replay().position();
        QTest::qWait(400);
        QCOMPARE(replay().position(), here);
        // Changing the side goes on playing; a step back does not.
        replay().setPlaying(true);
        replay().setOpenHands(false);
        QVERIFY(QTest::qWaitFor([here] { return replay().position() > here; }, 10'000));
        replay().back();
        QVERIFY(!replay().playing());
        replay().toEnd();
        replay().back();
        replay().setPlaying(true);
        QVERIFY(QTest::qWaitFor([] { return !replay().playing(); }, 20'000));
        QVERIFY(replay().atEnd());
        replay().faster(1);
        QCOMPARE(replay().speed(), 0.5);
        replay().faster(1);
    }

    /// With motion, steps that come faster than what they show: nothing is left out, nothing waits.
    void canBeHurried()
    {
        const QByteArray text = played({u"tokens=1"_s}, 3);
        QVERIFY(opens(text));
        while (!replay().atEnd())
            stepOn();
        const QStringList end = shownBy(table());
        Preferences::instance().setMotion(true);
        Preferences::instance().setPace(0);
        replay().toStart();
        while (!replay().atEnd())
            replay().forward();
        table().doneShowing();
        QCOMPARE(difference(end, shownBy(table())), QString());
        replay().toStart();
        replay().forward();
        replay().close();
        QTest::qWait(30);
        QCOMPARE(table().stage(), Table::NoMatch);
    }

    void figuresComeAtEachMove()
    {
        const auto text = played({u"tokens=1"_s}, 3);
        const auto parsed = parsedOf(text);
        QVERIFY(opens(text));
        replay().setFiguresWanted(true);
        int told = 0;
        while (!replay().atEnd() && told < 4) {
            const auto &step = parsed.steps[static_cast<std::size_t>(replay().position())];
            stepOn();
            if (!std::holds_alternative<Moved>(step.event)) {
                QCOMPARE(replay().did(), QString());
                continue;
            }
            QVERIFY(!replay().did().isEmpty());
            QVERIFY(QTest::qWaitFor([] { return !replay().otherPercent().isEmpty(); }, 30'000));
            QVERIFY(replay().percent().contains(u'%') || replay().percent().contains(u"under"_s));
            QVERIFY(replay().other() != replay().did());
            QCOMPARE(replay().otherLabel(), replay().mistake() ? u"Better"_s : u"Next best"_s);
            ++told;
        }
        QCOMPARE(told, 4);
        // What was reckoned is known again at once.
        QVERIFY(QTest::qWaitFor([] { return replay().footing().contains(u"5,000"_s); }, 30'000));
        const QString percent = replay().percent();
        replay().forward();
        replay().back();
        QCOMPARE(replay().percent(), percent);
        // From another seat's side nothing is told of it, and with no figures wanted nothing at all.
        const auto &step = parsed.steps[static_cast<std::size_t>(replay().position() - 1)];
        replay().lookFrom((step.chosen->seat + 1) % 3);
        replay().setOpenHands(false);
        QCOMPARE(replay().did() + replay().percent() + replay().other(), QString());
        replay().lookFrom(step.chosen->seat);
        QCOMPARE(replay().percent(), percent);
        replay().setFiguresWanted(false);
        QCOMPARE(replay().percent() + replay().footing(), QString());
    }

    void movesOfNamedSeatsAreToldOfNobodyInParticular()
    {
        // "Bruno: dai il due" would be said to whoever reads it.
        const QRegularExpression infinitive(
            u"^(stare|bussare|dare .+ e prendere .+|cambiare camicia|scoprire|tenere)"_s,
            QRegularExpression::CaseInsensitiveOption);
        Language::instance().choose(u"it"_s);
        const auto text = played({u"tokens=1"_s}, 3);
        QVERIFY(opens(text));
        replay().setFiguresWanted(true);
        int told = 0;
        while (!replay().atEnd()) {
            stepOn();
            if (replay().did().isEmpty())
                continue;
            QVERIFY2(infinitive.match(replay().did()).hasMatch(), qPrintable(replay().did()));
            if (++told > 4)
                continue;
            QVERIFY(QTest::qWaitFor([] { return !replay().otherPercent().isEmpty(); }, 30'000));
            QVERIFY2(infinitive.match(replay().other()).hasMatch(), qPrintable(replay().other()));
        }
        QVERIFY(told > 4);
        replay().setFiguresWanted(false);
    }

    void speaksEitherLanguage()
    {
        QVERIFY(opens(played({u"tokens=1"_s}, 3)));
        const Mirror mirror(&replay());
        replay().toDeal(0);
        QCOMPARE(replay().dealText(), u"Deal 1 of %1"_s.arg(replay().deals()->rowCount()));
        Language::instance().choose(u"it"_s);
        QCOMPARE(replay().widestDealText().size(), replay().dealText().size());
        QCOMPARE(replay().dealText(), u"Smazzata 1 di %1"_s.arg(replay().deals()->rowCount()));
        QCOMPARE(mirror.stale(), QStringList());
        const QStringList now = shownBy(table());
        replay().forward();
        replay().back();
        QCOMPARE(difference(now, shownBy(table())), QString());
    }
};

SANDBOXED_TEST_MAIN(ReplayControlsTest)

#include "replay_controls_test.moc"
