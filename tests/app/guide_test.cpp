// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guide/guide.h"
#include "told_flights.h"

#include "catalog/entry.h"
#include "game/random.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "session/session.h"
#include "setup/match_setup.h"
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

const QString petrangolaGame = u"petrangola"_s;
const QString mambassaGame = u"mambassa"_s;
const QString thirtyoneGame = u"thirtyone"_s;
const QString stopthebusGame = u"stopthebus"_s;
const QString knockGame = u"knock"_s;
const QString pinaleGame = u"pinale"_s;

/// Of one game, whether it is played now or not.
struct Taught
{
    explicit Taught(const QString &game)
    {
        const QList<Table *> tables = Session::instance().tables();
        for (qsizetype index = 0; index < tables.size(); ++index)
            if (tables[index]->game() == game) {
                table = tables[index];
                guide = Session::instance().guides()[index];
            }
    }
    Table *table = nullptr;
    Guide *guide = nullptr;
};

/// What the coach said in one guided deal, and how it came out.
struct Course
{
    QStringList said;
    bool exposed = false;
    bool exchanged = false;
    bool drew = false;
    bool othersTook = false; ///< another seat a card from the discard pile
    bool cuts = false;       ///< the person
    bool knocked = false;
    bool othersPaid = false;
    int worthAtFirst = 0; ///< points of the person's hand as it is dealt
    int worthAtLast = 0;  ///< and as it was last seen
    int silences = 0;     ///< moments at which the person had to do something and nothing was said
};

/// Plays the guided deal to its showdown: as the coach points, or at random.
class Pupil : public QObject
{
    Q_OBJECT

public:
    Pupil(const QString &game, int cutAt, std::optional<std::uint64_t> wild = {})
        : m_game(game)
        , m_cutAt(cutAt)
        , m_random(wild.value_or(0))
        , m_wild(wild.has_value())
    {
        const Taught taught(game);
        connect(taught.table, &Table::knocked, this, [this] { course.knocked = true; });
        connect(taught.table, &Table::travelled, this, [this](const QList<Flight> &flights) {
            const auto exchange = toldExchange(flights);
            const auto draw = toldDraw(flights);
            course.exposed |= toldFlights(flights) == u"exposed";
            course.exchanged |= exchange && exchange->seat == 0;
            course.drew |= draw && draw->from.seat == 0;
            course.othersTook |= !flights.isEmpty() && flights[0].from.zone == u"discards" && flights[0].to.seat > 0;
        });
        connect(taught.table, &Table::tokenLost, this, [this](int seat) { course.othersPaid |= seat != 0; });
        connect(taught.guide, &Guide::changed, this, [this, taught] {
            const QString text = taught.guide->text();
            if (!text.isEmpty() && !course.said.contains(text))
                course.said << text;
            if (const int worth = taught.table->handValue().section(u' ', 0, 0).toInt(); worth > 0) {
                course.worthAtFirst = course.worthAtFirst > 0 ? course.worthAtFirst : worth;
                course.worthAtLast = worth;
            }
        });
    }
    bool play()
    {
        Session::instance().startGuide(m_game);
        const QDeadlineTimer deadline(std::chrono::minutes(4));
        while (!guide().over()) {
            if (deadline.hasExpired() || !guide().active())
                return false;
            act();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            if (guide().thinking())
                QTest::qSleep(2); // what reckons beside this needs the processor
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
        if (!table().yourTurn() || guide().thinking())
            return;
        course.silences += guide().text().isEmpty() || guide().pointsAt().isEmpty() ? 1 : 0;
        if (table().stage() == Table::Cut) {
            course.cuts = true;
            table().setCutAt(m_cutAt);
            return table().perform(u"cut"_s);
        }
        if (table().stage() != Table::Turn && table().stage() != Table::Draw)
            return;
        if (m_wild)
            return playWildly();
        for (const QString &name : guide().pointsAt()) {
            if (name.startsWith(u"hand"))
                table().toggle(u"hand"_s, name.mid(4).toInt());
            else if (name.startsWith(u"monte"))
                table().toggle(u"monte"_s, name.mid(5).toInt());
            else
                table().perform(name.section(u'_', 1));
        }
    }

    void playWildly()
    {
        if (table().melding()->step() != Melding::NotYours)
            return meldWildly();
        const auto cards = static_cast<std::uint32_t>(table().cardsInHand());
        table().toggle(u"hand"_s, static_cast<int>(m_random.below(cards)));
        if (table().stage() == Table::Turn)
            table().toggle(u"monte"_s, static_cast<int>(m_random.below(cards)));
        const QStringList keys{u"enter"_s, u"s"_s, u"k"_s, u"c"_s, u"q"_s, u"w"_s, u"enter"_s};
        table().pressed(keys[static_cast<qsizetype>(m_random.below(static_cast<std::uint32_t>(keys.size())))]);
    }
    /// Some cards are laid if they happen to fit; one alone is discarded.
    void meldWildly()
    {
        if (table().melding()->step() == Melding::Drawing)
            return table().pressed(u"q"_s);
        table().clearSelection();
        const auto cards = static_cast<std::uint32_t>(table().cardsInHand());
        const std::uint32_t chosen = 1 + m_random.below(3);
        for (std::uint32_t card = 0; card < chosen; ++card)
            table().toggle(u"hand"_s, static_cast<int>(m_random.below(cards)));
        table().pressed(chosen > 1 ? u"enter"_s : u"s"_s);
    }

    QString m_game;
    int m_cutAt;
    game::Random m_random;
    bool m_wild;
};

constexpr int usualCut = 20;

} // namespace

class GuideTest : public QObject
{
    Q_OBJECT

    static void games()
    {
        QTest::addColumn<QString>("game");
        for (const QString &game : MatchSetup::games())
            QTest::newRow(qPrintable(game)) << game;
    }
    /// All that the deal is made to show came up in it.
    static bool taughtAll(const QString &game, const Course &course)
    {
        if (game == knockGame)
            return !course.said.filter(u"You lead"_s).isEmpty() && !course.said.filter(u"follow suit"_s).isEmpty()
                && course.said.filter(u"The trick goes to"_s).size() > 1;
        if (game == pinaleGame)
            return !course.said.filter(u"You are out!"_s).isEmpty()
                && !course.said.filter(u"I would: take"_s).isEmpty();
        if (!course.knocked || !course.othersPaid)
            return false;
        if (game == thirtyoneGame)
            return course.othersTook && course.worthAtLast > course.worthAtFirst;
        if (game == stopthebusGame)
            return course.exchanged;
        return course.exposed && course.exchanged && course.drew == (game == mambassaGame);
    }

    /// What the review has to say against the moves of the deal that is over.
    static QString reviewed()
    {
        Review &review = *table().review();
        review.setOpen(true);
        if (review.available() && !QTest::qWaitFor([&review] { return !review.thinking(); }, 60'000))
            return u"never reckoned"_s;
        QStringList errors;
        for (const ReviewRow &row : review.moves()->rows())
            if (row.cost > 0)
                errors << row.spoken;
        return errors.join(u'\n');
    }

private Q_SLOTS:
    void init()
    {
        static const int enough = Counsel::enough();
        // What is advised decides what the deal comes to teach; all else goes on whatever it is.
        const bool asAdvised = qstrcmp(QTest::currentTestFunction(), "teachesItsLessons") == 0;
        Counsel::setEnough(sanitized && !asAdvised ? 500 : enough);
        for (const QString &game : MatchSetup::games()) {
            Taught(game).table->setGrace({});
            Taught(game).guide->setGrace({});
        }
        Preferences &preferences = Preferences::instance();
        preferences.setMotion(false);
        preferences.setPace(Preferences::noPause);
        preferences.setNextDealByItself(false);
        preferences.setConfirmKnock(false);
        preferences.setGuidesSeen({});
        MatchSetup::instance().restoreDefaults();
        Language::instance().choose(u"en"_s);
    }
    void cleanup() { Session::instance().leave(); }

    void teachesItsLessons_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("cut"); // that brings all of them: not every one does
        QTest::addColumn<QStringList>("lessons");
        QTest::newRow("petrangola") << petrangolaGame << usualCut
                                    << QStringList{u"ace of coins"_s,
                                                   u"Tokens are our lives"_s,
                                                   u"and you cut"_s,
                                                   u"Only cards of one suit count"_s,
                                                   u"three in a row of one suit: a petrangola"_s,
                                                   u"this is the monte"_s,
                                                   u"Everybody saw that"_s,
                                                   u"Your turn. Choose"_s,
                                                   u"That’s it: press"_s,
                                                   u"knock"_s,
                                                   u"has the lowest hand"_s,
                                                   u"a match of your own"_s};
        QTest::newRow("mambassa") << mambassaGame << usualCut
                                  << QStringList{u"has put one into the pot"_s,
                                                 u"the highest deals first"_s,
                                                 u"and you cut"_s,
                                                 u"Four cards each"_s,
                                                 u"the Mambassa"_s,
                                                 u"the Quarantuna"_s,
                                                 u"A turn has two steps"_s,
                                                 u"Everybody saw that"_s,
                                                 u"Nobody else sees either"_s,
                                                 u"Your turn. Choose"_s,
                                                 u"press “Exchange”"_s,
                                                 u"it goes under the stock unseen"_s,
                                                 u"press “Draw a card”"_s,
                                                 u"nobody else saw it"_s,
                                                 u"knock"_s,
                                                 u"has the lowest hand"_s,
                                                 u"Tokens always stay on the table"_s,
                                                 u"a match of your own"_s};
        QTest::newRow("thirtyone") << thirtyoneGame << usualCut
                                   << QStringList{u"three pennies: they are our lives"_s,
                                                  u"and you cut"_s,
                                                  u"Only cards of one suit count"_s,
                                                  u"31 is the most"_s,
                                                  u"one card comes, one goes"_s,
                                                  u"from the discard pile, and discards"_s,
                                                  u"Everybody saw that"_s,
                                                  u"Your turn: take"_s,
                                                  u"I would draw"_s,
                                                  u"I would take"_s,
                                                  u"one of them goes on the discard pile"_s,
                                                  u"That’s it: press “Discard”"_s,
                                                  u"Now you have"_s,
                                                  u"knock"_s,
                                                  u"has the lowest hand"_s,
                                                  u"Lost pennies go into the pot"_s,
                                                  u"a match of your own"_s};
        QTest::newRow("stopthebus") << stopthebusGame << usualCut
                                    << QStringList{u"three tokens: they are our lives"_s,
                                                   u"and you cut"_s,
                                                   u"Best are three of a rank"_s,
                                                   u"three cards face up: the monte"_s,
                                                   u"Everybody saw that"_s,
                                                   u"Your turn: you must exchange"_s,
                                                   u"Choose both"_s,
                                                   u"That’s it: press"_s,
                                                   u"Now you have"_s,
                                                   u"may now stop the bus"_s,
                                                   u"stop"_s,
                                                   u"has the lowest hand"_s,
                                                   u"the last player in wins"_s,
                                                   u"a match of your own"_s};
        QTest::newRow("knock") << knockGame << usualCut << QStringList{u"two against two"_s,
                                                                       u"laid away"_s,
                                                                       u"thirteen cards"_s,
                                                                       u"You lead"_s,
                                                                       u"follow suit"_s,
                                                                       u"The trick goes to"_s,
                                                                       u"make a hundred together"_s,
                                                                       u"a match of your own"_s};
        QTest::newRow("pinale") << pinaleGame << usualCut
                                << QStringList{u"laid on the table in groups and in runs"_s,
                                               u"Thirteen cards each"_s,
                                               u"draw a card from the stock"_s,
                                               u"Choose cards that go together"_s,
                                               u"lay four aces with a two"_s,
                                               u"add the joker"_s,
                                               u"It ends the deal"_s,
                                               u"a match of your own"_s};
    }
    /// Where nobody does anything special, the deal teaches all that it is made to teach.
    void teachesItsLessons()
    {
        QFETCH(const QString, game);
        QFETCH(const int, cut);
        QFETCH(const QStringList, lessons);
        Pupil pupil(game, cut);
        QVERIFY(pupil.play());
        const Course &course = pupil.course;
        QVERIFY(taughtAll(game, course));
        QCOMPARE(course.silences, 0);
        const QString all = course.said.join(u'\n');
        for (const QString &words : lessons)
            QVERIFY2(all.contains(words), qPrintable(words + u" in: "_s + all));
        QCOMPARE(Preferences::instance().guidesSeen(), QStringList{game});
        guide().dismiss();
        QCOMPARE(guide().text(), QString());
        QVERIFY(Session::instance().running()); // one may play on
    }
    void isTheSameEachTime_data() { games(); }
    void isTheSameEachTime()
    {
        QFETCH(const QString, game);
        const auto said = [&game] {
            Pupil pupil(game, usualCut);
            return pupil.play() ? pupil.course.said : QStringList();
        };
        const QStringList once = said();
        QVERIFY(!once.isEmpty());
        QCOMPARE(said(), once);
        Language::instance().choose(u"it"_s);
        const QStringList inItalian = said();
        QCOMPARE(inItalian.size(), once.size());
        // In a sentence an Italian card has its article, or stands for a sequence.
        static const QString ofSuit = u" di (?:denari|coppe|spade|bastoni|fiori|quadri|cuori|picche)\\b"_s;
        static const QRegularExpression bare(
            u"(?<!il |la |al )(?<!l’)\\b(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|fante|cavallo|donna|re|asso)"_s
            + ofSuit);
        static const QRegularExpression wrong(u"\\bil (?:asso|otto|donna)"_s + ofSuit);
        for (const QString &word : inItalian)
            QVERIFY2(!once.contains(word) && !word.contains(bare) && !word.contains(wrong), qPrintable(word));
        QVERIFY(inItalian.join(u' ').contains(QRegularExpression(u"(?:il \\w+|l’asso) di \\w+\\b"_s)));
    }
    void goesOnWhateverIsPlayed_data() { games(); }
    /// Whatever the person cuts and plays: it comes to its end, and is never at a loss for words. Whoever does what the
    /// coach says has made no error, as the review sees it.
    void goesOnWhateverIsPlayed()
    {
        QFETCH(const QString, game);
        int whole = 0;
        int runs = 0;
        const int lastCut = catalog::entry(game).offer().pack.cards - 1;
        // HOUSE_THOROUGH: each cut.
        constexpr int ofOnePack = 54;
        const int rarely = (sanitized ? 19 : 13) * (lastCut > ofOnePack ? 2 : 1);
        const int apart = qEnvironmentVariableIsSet("HOUSE_THOROUGH") ? 1 : rarely;
        for (int cut = 1; cut <= lastCut; cut += apart) {
            ++runs;
            Pupil obedient(game, cut);
            QVERIFY2(obedient.play(), qPrintable(QString::number(cut)));
            QCOMPARE(obedient.course.silences, 0);
            const QString errors = reviewed();
            QVERIFY2(errors.isEmpty(), qPrintable(errors));
            whole += taughtAll(game, obedient.course) ? 1 : 0;
            Pupil wild(game, cut, static_cast<std::uint64_t>(cut));
            QVERIFY2(wild.play(), qPrintable(QString::number(cut)));
            QCOMPARE(wild.course.silences, 0);
            if (!obedient.course.cuts)
                break; // another seat does: it is the same each time
        }
        QVERIFY2(whole > 0 && whole >= runs / 2, qPrintable(QString::number(whole)));
    }
    void letsTheMatchWait()
    {
        Session::instance().startGuide(petrangolaGame);
        QTRY_VERIFY_WITH_TIMEOUT(table().stage() == Table::Cut && table().yourTurn(), 30'000);
        table().perform(u"cut"_s);
        QTRY_VERIFY_WITH_TIMEOUT(guide().waits(), 30'000);
        QCOMPARE(guide().pointsAt(), QStringList{u"value"_s});
        QCoreApplication::processEvents();
        QCOMPARE(table().stage(), Table::DealersChoice); // nobody goes on before it is read
        QVERIFY(table().faces(u"monte"_s).isEmpty());
        guide().goOn();
        QTRY_VERIFY_WITH_TIMEOUT(!table().faces(u"monte"_s).isEmpty(), 30'000);
        QVERIFY(guide().waits());
        QVERIFY(!Preferences::instance().guidesSeen().contains(petrangolaGame));
        guide().dismiss(); // and without the coach it waits no longer
        QTRY_VERIFY_WITH_TIMEOUT(table().yourTurn(), 30'000);
        QVERIFY(!guide().active());
        QVERIFY(Preferences::instance().guidesSeen().contains(petrangolaGame));
        QCOMPARE(guide().pointsAt(), QStringList());
        Session::instance().leave();
        QCOMPARE(table().stage(), Table::NoMatch);
    }
    void saysNothingInOtherMatches()
    {
        Session::instance().start();
        QTRY_VERIFY_WITH_TIMEOUT(table().seatCount() > 0, 30'000);
        QVERIFY(!guide().active());
        QCOMPARE(guide().text(), QString());
        Session::instance().leave();
        Session::instance().startGuide(petrangolaGame);
        QVERIFY(guide().active());
        Session::instance().start();
        QVERIFY(!guide().active());
    }
};

SANDBOXED_TEST_MAIN(GuideTest)
#include "guide_test.moc"
