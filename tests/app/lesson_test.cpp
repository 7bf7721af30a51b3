// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guide/guide.h"
#include "guide/lesson_book.h"

#include "person/preferences.h"
#include "sandbox.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "turn_of_steps.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QRegularExpression>
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

/// The best moves as hint and review see them, for whoever looks at a test that failed.
QString best(const Estimate &estimate)
{
    QStringList lines;
    for (std::size_t move = 0; move < estimate.moves(); ++move)
        if (estimate.cost(move) < 4)
            lines << u"%1 %2%3"_s.arg(estimate.chance(move), 0, 'f', 4)
                         .arg(estimate.label(move), move == estimate.advised() ? u" <-"_s : QString());
    return lines.join(u'\n');
}

/// Does what the coach points at, until it is over or waits for something else.
class Pupil
{
public:
    /// Chosen by `act` instead, where it is given: false where the coach is to be followed.
    using Act = std::function<bool()>;

    bool play(const QString &game, const QString &lesson, const Act &act = {})
    {
        Session::instance().startLesson(game, lesson);
        return goOn(act);
    }
    bool goOn(const Act &act = {})
    {
        const QDeadlineTimer deadline(std::chrono::minutes(4));
        while (!guide().over() && !guide().astray()) {
            if (deadline.hasExpired() || !guide().active())
                return false;
            if (!step(act))
                QTest::qWait(2);
        }
        return true;
    }
    QStringList said;
    int choices = 0;
    QStringList unasked; ///< pointed at beside a question, or done by Enter

private:
    /// The place that a name ends with, as "hand12" does.
    static int placeIn(const QString &name)
    {
        qsizetype letters = name.size();
        while (letters > 0 && name[letters - 1].isDigit())
            --letters;
        return name.sliced(letters).toInt();
    }
    bool step(const Act &act)
    {
        const QString text = guide().text();
        if (!text.isEmpty() && (said.isEmpty() || said.back() != text))
            said << text;
        if (guide().waits()) {
            guide().goOn();
            return true;
        }
        if (table().stage() == Table::Declaration) {
            table().perform(u"skip"_s);
            return false;
        }
        if (table().stage() == Table::Showdown && !table().yourTurn()) {
            table().perform(u"next"_s);
            return false;
        }
        if (!table().yourTurn() || guide().thinking())
            return false;
        if (guide().asks()) {
            unasked += guide().pointsAt();
            if (const QString enter = table().usualAction(); !enter.isEmpty())
                unasked << enter;
            guide().showAnswer();
            return true;
        }
        if (act && act())
            return true;
        ++choices;
        // The whole of a turn: all cards of a hand, and a ticket for each meld.
        for (int presses = 0; table().yourTurn() && presses < 40; ++presses)
            press();
        return true;
    }
    static void press()
    {
        const QStringList names = guide().pointsAt();
        for (const QString &name : names) {
            const int slot = placeIn(name);
            if (name.startsWith(u"hand"))
                table().toggle(u"hand"_s, slot);
            else if (name.startsWith(u"monte"))
                table().toggle(u"monte"_s, slot);
            else if (name.startsWith(u"middle"))
                table().toggle(u"middle"_s, slot);
            else
                table().perform(name.mid(static_cast<qsizetype>(qstrlen("action_"))));
        }
    }
};

} // namespace

/// The lessons of all games: what the coach says in them is what hint and review say.
class LessonTest : public QObject
{
    Q_OBJECT

    static void lessons()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("lesson");
        const QVariantList games = LessonBook::games();
        for (const QVariant &each : games) {
            const QString game = each.toMap()[u"name"_s].toString();
            const QVariantList all = each.toMap()[u"lessons"_s].toList();
            for (const QVariant &lesson : all)
                if (const QString key = lesson.toMap()[u"key"_s].toString(); key != Guide::wholeDeal) {
                    QTest::addRow("%s %s", qPrintable(game), qPrintable(key)) << game << key;
                    if (sanitized)
                        break; // the others play the same code
                }
        }
    }
    /// Nothing in the review of this deal has a cost; else what has.
    static QString errors()
    {
        Review &review = *table().review();
        if (!review.available())
            return {};
        review.setOpen(true);
        if (!QTest::qWaitFor([&review] { return !review.thinking(); }, 60'000))
            return u"never reckoned"_s;
        QStringList lines;
        for (const ReviewRow &row : review.moves()->rows())
            if (row.cost > 0)
                lines << row.spoken;
        review.setOpen(false);
        return lines.join(u'\n');
    }

    /// Presses a ticket that the coach does not point at.
    static bool otherTicket(const QStringList &points)
    {
        for (const ActionRow &ticket : table().actions()->rows())
            if (ticket.possible && !points.contains(u"action_"_s + ticket.action)) {
                table().perform(QString(ticket.action)); // a copy: the tickets change with it
                return true;
            }
        return false;
    }
    /// Of a turn that is made of steps: lays nothing, and discards another card than the one that the coach points at.
    /// True where something is done, and `strayed` where it is another move.
    static bool otherTurn(const QStringList &points, bool &strayed)
    {
        if (table().melding()->step() == Melding::Drawing) {
            strayed = !points.contains(u"action_draw"_s);
            table().perform(u"draw"_s);
            return true;
        }
        for (qsizetype own = 0; own < table().faces(u"hand"_s).size() && !strayed; ++own) {
            if (points.contains(u"hand%1"_s.arg(own)))
                continue;
            table().clearSelection();
            table().toggle(u"hand"_s, static_cast<int>(own));
            table().perform(u"discard"_s);
            strayed = !table().yourTurn();
        }
        return strayed;
    }
    /// Plays another card than the one that the coach points at, or lays others away.
    static bool otherCards(const QStringList &points)
    {
        table().clearSelection();
        for (qsizetype own = 0; own < table().faces(u"hand"_s).size(); ++own) {
            if (points.contains(u"hand%1"_s.arg(own)))
                continue;
            table().toggle(u"hand"_s, static_cast<int>(own));
            if (otherTicket(points))
                return true;
        }
        return false;
    }

private Q_SLOTS:
    static void initTestCase()
    {
        if (sanitized)
            Counsel::setEnough(500);
    }
    void init()
    {
        for (Table *table : Session::instance().tables())
            table->setGrace({});
        for (Guide *guide : Session::instance().guides())
            guide->setGrace({});
        Preferences &preferences = Preferences::instance();
        preferences.setMotion(false);
        preferences.setPace(Preferences::noPause);
        preferences.setNextDealByItself(false);
        preferences.setConfirmKnock(false);
        preferences.setGuidesSeen({});
        Language::instance().choose(u"en"_s);
    }
    void cleanup() { Session::instance().leave(); }

    void advisesWhatHintAndReviewAdvise_data() { lessons(); }
    /// At each choice the hint's best line is the lesson's, and the review has nothing to say against it.
    void advisesWhatHintAndReviewAdvise()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        Pupil pupil;
        QStringList wrong;
        QString found;
        const auto compare = [&] {
            Hint &hint = *table().hint();
            if (!hint.available())
                return false;
            const QString text = guide().text();
            const QStringList points = guide().pointsAt();
            hint.setOpen(true);
            if (!QTest::qWaitFor([&hint] { return !hint.thinking(); }, 60'000))
                return false;
            const auto &rows = hint.moves()->rows();
            // The first line of the hint, taken up, leaves nothing to choose but the ticket that the coach points at.
            hint.take(0);
            const QStringList left = guide().pointsAt();
            if (!rows.front().best || left.size() != 1 || left[0] != u"action_"_s + rows.front().action)
                wrong << text + u"\nhint: "_s + best(*hint.answer());
            table().clearSelection();
            turn_of_steps::takeBack(table());
            hint.setOpen(false);
            if (guide().pointsAt() != points)
                wrong << u"points elsewhere"_s;
            return false;
        };
        QVERIFY(pupil.play(game, lesson, compare));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u"\n\n"_s)));
        QVERIFY(guide().over());
        QVERIFY(pupil.choices > 0);
        found = errors();
        QVERIFY2(found.isEmpty(), qPrintable(found));
        QVERIFY(!guide().learnt().isEmpty());
        QVERIFY(Preferences::instance().lessonsDone().contains(game + u'/' + lesson));
        QVERIFY(Preferences::instance().guidesSeen().contains(game));
    }
    void saysAllInBothLanguages_data() { lessons(); }
    void saysAllInBothLanguages()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        Pupil english;
        QVERIFY(english.play(game, lesson));
        Language::instance().choose(u"it"_s);
        Pupil italian;
        QVERIFY(italian.play(game, lesson));
        QCOMPARE(italian.said.size(), english.said.size());
        for (const QString &text : std::as_const(italian.said))
            QVERIFY2(!english.said.contains(text), qPrintable(text));
    }
    void tellsWhyAnotherMoveIsLessGood_data() { lessons(); }
    /// Whatever else is done at the first choice that there is: it is told why that is less good, and the same choice
    /// comes again.
    void tellsWhyAnotherMoveIsLessGood()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, lesson);
        Pupil pupil;
        bool strayed = false;
        const auto otherwise = [&] {
            if (strayed)
                return false;
            guide().setGrace(std::chrono::minutes(1));
            // Another exchange, or whatever else there is a ticket for.
            const QStringList points = guide().pointsAt();
            if (table().melding()->step() != Melding::NotYours)
                return otherTurn(points, strayed);
            // Where a card can only be drawn, nothing else can be done yet.
            if (table().faces(u"monte"_s).isEmpty())
                return strayed = otherTicket(points) || otherCards(points);
            for (int own = 0; own < table().cardsInHand() && table().yourTurn(); ++own)
                for (int taken = 0; taken < table().cardsInHand() && table().yourTurn(); ++taken) {
                    const QStringList wanted{u"hand%1"_s.arg(own), u"monte%1"_s.arg(taken)};
                    if (points == wanted)
                        continue;
                    table().clearSelection();
                    table().toggle(u"hand"_s, own);
                    table().toggle(u"monte"_s, taken);
                    table().perform(u"exchange"_s);
                    return strayed = true;
                }
            return false;
        };
        QVERIFY(pupil.play(game, lesson, otherwise));
        QVERIFY(guide().astray());
        guide().again(); // a press that was meant for the move
        QVERIFY(guide().astray());
        guide().setGrace({});
        QVERIFY(!guide().waits());
        QTRY_VERIFY_WITH_TIMEOUT(!guide().thinking(), 30'000);
        QVERIFY2(!guide().text().isEmpty(), "no word about it");
        if (game == u"knock")
            QVERIFY2(!guide().text().contains(QRegularExpression(u"\\d[.,]\\d"_s)), qPrintable(guide().text()));
        QVERIFY(guide().pointsAt().isEmpty());
        guide().again();
        QTRY_VERIFY_WITH_TIMEOUT(table().yourTurn(), 30'000);
        QVERIFY(!guide().astray());
        QVERIFY(pupil.goOn());
        QVERIFY(guide().over());
    }
    void leadsFromOneToTheNext()
    {
        for (const QVariant &each : LessonBook::games()) {
            const QString game = each.toMap()[u"name"_s].toString();
            Session::instance().startLesson(game, LessonBook::first(game));
            int given = 1;
            for (; !guide().next().isEmpty(); ++given) {
                QVERIFY(!guide().title().isEmpty());
                guide().goToNext();
            }
            QCOMPARE(given, each.toMap()[u"lessons"_s].toList().size());
            QVERIFY(guide().active());
            QCOMPARE(guide().lesson(), QString());
        }
    }
    void holdsNoMatchThatWaits()
    {
        QVERIFY(!Session::instance().kept());
        Session::instance().startLesson(u"petrangola"_s, u"exchange"_s);
        QVERIFY(!Session::instance().kept());
    }
};

SANDBOXED_TEST_MAIN(LessonTest)
#include "lesson_test.moc"
