// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/guide.h"

#include "game/random.h"
#include "models/language.h"
#include "models/match_setup.h"
#include "models/preferences.h"
#include "models/session.h"
#include "sandbox.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

Table &table()
{
    return *Session::instance().table();
}
Guide &guide()
{
    return *Session::instance().guide();
}

/// What the coach said in one guided deal, and how it came out.
struct Course
{
    QStringList said;
    bool exposed = false;
    bool exchanged = false;
    bool knocked = false;
    bool othersPaid = false;
    int silences = 0; ///< moments at which the person had to do something and nothing was said
};

/// Plays the guided deal to its showdown: as the coach points, or at random.
class Pupil : public QObject
{
    Q_OBJECT

public:
    explicit Pupil(int cutAt, std::optional<std::uint64_t> wild = {})
        : m_cutAt(cutAt)
        , m_random(wild.value_or(0))
        , m_wild(wild.has_value())
    {
        connect(&table(), &Table::exposed, this, [this] { course.exposed = true; });
        connect(&table(), &Table::knocked, this, [this] { course.knocked = true; });
        connect(&table(), &Table::exchanged, this, [this](int seat) { course.exchanged |= seat == 0; });
        connect(&table(), &Table::tokenLost, this, [this](int seat) { course.othersPaid |= seat != 0; });
        connect(&guide(), &Guide::changed, this, [this] {
            if (!guide().text().isEmpty() && !course.said.contains(guide().text()))
                course.said << guide().text();
        });
    }
    bool play()
    {
        Session::instance().startGuide();
        const QDeadlineTimer deadline(std::chrono::seconds(30));
        while (!guide().over()) {
            if (deadline.hasExpired() || !guide().active())
                return false;
            act();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        }
        return true;
    }
    Course course;

private:
    void act()
    {
        if (guide().waits()) {
            course.silences += guide().text().isEmpty() ? 1 : 0;
            return guide().goOn();
        }
        if (!table().yourTurn())
            return;
        course.silences += guide().text().isEmpty() || guide().pointsAt().isEmpty() ? 1 : 0;
        if (table().stage() == Table::Cut) {
            table().setCutAt(m_cutAt);
            return table().perform(u"cut"_s);
        }
        if (table().stage() != Table::Turn)
            return;
        if (m_wild) {
            table().toggleHand(static_cast<int>(m_random.below(3)));
            table().toggleMonte(static_cast<int>(m_random.below(3)));
            const QStringList keys{u"enter"_s, u"s"_s, u"k"_s, u"c"_s, u"enter"_s};
            return table().pressed(keys[static_cast<qsizetype>(m_random.below(5))]);
        }
        for (const QString &name : guide().pointsAt()) {
            const int slot = name.back().digitValue();
            if (name.startsWith(u"hand"))
                table().toggleHand(slot);
            else if (name.startsWith(u"monte"))
                table().toggleMonte(slot);
            else
                table().perform(name.mid(static_cast<qsizetype>(qstrlen("action_"))));
        }
    }

    int m_cutAt;
    game::Random m_random;
    bool m_wild;
};

constexpr int usualCut = 20;
constexpr int lastCut = 39;

} // namespace

class GuideTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        table().setGrace({});
        guide().setGrace({});
        Preferences &preferences = Preferences::instance();
        preferences.setMotion(false);
        preferences.setPace(Preferences::noPause);
        preferences.setNextDealByItself(false);
        preferences.setConfirmKnock(false);
        preferences.setGuideSeen(false);
        MatchSetup::instance().restoreDefaults();
        Language::instance().choose(u"en"_s);
    }
    void cleanup() { Session::instance().leave(); }

    /// Where nobody does anything special, the deal teaches all that it is made to teach.
    void teachesItsLessons()
    {
        Pupil pupil(usualCut);
        QVERIFY(pupil.play());
        const Course &course = pupil.course;
        QVERIFY(course.exposed);
        QVERIFY(course.exchanged);
        QVERIFY(course.knocked);
        QVERIFY(course.othersPaid);
        QCOMPARE(course.silences, 0);
        const QString all = course.said.join(u'\n');
        for (const char *words : {"ace of coins", "the cut is yours", "Only cards of one suit count",
                                  "this is the monte", "Everybody saw that", "Your turn. Choose", "Just so", "knock",
                                  "has the lowest hand", "a match of your own"})
            QVERIFY2(all.contains(QLatin1StringView(words)), qPrintable(QLatin1StringView(words) + u" in: "_s + all));
        QVERIFY(Preferences::instance().guideSeen());
        guide().dismiss();
        QCOMPARE(guide().text(), QString());
        QVERIFY(Session::instance().running()); // one may play on
    }
    void isTheSameEachTime()
    {
        const auto said = [] {
            Pupil pupil(usualCut);
            return pupil.play() ? pupil.course.said : QStringList();
        };
        const QStringList once = said();
        QVERIFY(!once.isEmpty());
        QCOMPARE(said(), once);
        Language::instance().choose(u"it"_s);
        const QStringList inItalian = said();
        QCOMPARE(inItalian.size(), once.size());
        for (const QString &word : inItalian)
            QVERIFY2(!once.contains(word), qPrintable(word));
    }
    /// Whatever the person cuts and plays: it comes to its end, and is never at a loss for words.
    void goesOnWhateverIsPlayed()
    {
        int whole = 0;
        for (int cut = 1; cut <= lastCut; ++cut) {
            Pupil obedient(cut);
            QVERIFY2(obedient.play(), qPrintable(QString::number(cut)));
            QCOMPARE(obedient.course.silences, 0);
            const Course &course = obedient.course;
            whole += course.exposed && course.exchanged && course.knocked && course.othersPaid ? 1 : 0;
            Pupil wild(cut, static_cast<std::uint64_t>(cut));
            QVERIFY2(wild.play(), qPrintable(QString::number(cut)));
            QCOMPARE(wild.course.silences, 0);
        }
        QVERIFY2(whole >= lastCut / 2, qPrintable(QString::number(whole)));
    }
    void letsTheMatchWait()
    {
        Session::instance().startGuide();
        QTRY_VERIFY(table().stage() == Table::Cut && table().yourTurn());
        table().perform(u"cut"_s);
        QTRY_VERIFY(guide().waits());
        QCOMPARE(guide().pointsAt(), QStringList{u"value"_s});
        QTest::qWait(50);
        QCOMPARE(table().stage(), Table::DealersChoice); // nobody goes on before it is read
        QVERIFY(table().monte().isEmpty());
        guide().goOn();
        QTRY_VERIFY(!table().monte().isEmpty());
        QVERIFY(guide().waits());
        QVERIFY(!Preferences::instance().guideSeen());
        guide().dismiss(); // and without the coach it waits no longer
        QTRY_VERIFY(table().yourTurn());
        QVERIFY(!guide().active());
        QVERIFY(Preferences::instance().guideSeen());
        QCOMPARE(guide().pointsAt(), QStringList());
        Session::instance().leave();
        QCOMPARE(table().stage(), Table::NoMatch);
    }
    void saysNothingInOtherMatches()
    {
        Session::instance().start();
        QTRY_VERIFY(table().seatCount() > 0);
        QVERIFY(!guide().active());
        QCOMPARE(guide().text(), QString());
        Session::instance().leave();
        Session::instance().startGuide();
        QVERIFY(guide().active());
        Session::instance().start();
        QVERIFY(!guide().active());
    }
};

int main(int argc, char **argv)
{
    Sandbox::enter();
    const QCoreApplication application(argc, argv);
    GuideTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "guide_test.moc"
