// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "sandbox.h"
#include "table/guest_talk.h"
#include "words/language.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using opponents::Temperament;
using What = LogLine::What;

namespace {

/// The person and a guest of each temperament.
std::vector<std::optional<Temperament>> everybody()
{
    std::vector<std::optional<Temperament>> company{std::nullopt};
    for (const Temperament each : opponents::temperaments)
        company.emplace_back(each);
    return company;
}

struct Happening
{
    What what;
    int seat;
    int left = 0;
};

/// All that guests have a word for, by each seat.
std::vector<Happening> everything()
{
    std::vector<Happening> all;
    for (int seat = 0; seat < 6; ++seat) {
        for (const What what : {What::deal, What::exposed, What::exchanged, What::drew, What::shirtChange,
                                What::knocked, What::kept, What::stayed, What::gainedToken, What::reentered})
            all.push_back({what, seat});
        for (const int left : {0, 1, 3})
            all.push_back({What::lostToken, seat, left});
    }
    return all;
}

/// What was said, by whom, of so many rounds of all that happens.
QStringList said(std::uint64_t seed, int rounds)
{
    GuestTalk talk;
    talk.seed(seed);
    talk.sit(everybody());
    QStringList all;
    QObject::connect(&talk, &GuestTalk::spoke,
                     [&](int seat, const QString &line) { all << QString::number(seat) + u' ' + line; });
    for (int round = 0; round < rounds; ++round)
        for (const Happening &each : everything())
            talk.happened(each.what, each.seat, each.left);
    return all;
}

} // namespace

class GuestTalkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Preferences::instance().setGuestsTalk(true);
        Language::instance().choose(u"en"_s);
    }

    static void thereAreAboutTwoHundredLines()
    {
        QVERIFY(guestLines().size() >= 200);
        QSet<QString> english;
        for (std::size_t line = 0; line < guestLines().size(); ++line)
            english << guestLine(line);
        QCOMPARE(static_cast<std::size_t>(english.size()), guestLines().size());
    }

    static void eachIsSaidInItalianTooAndFitsABubble()
    {
        QSet<QString> italian;
        for (std::size_t line = 0; line < guestLines().size(); ++line) {
            Language::instance().choose(u"en"_s);
            const QString english = guestLine(line);
            Language::instance().choose(u"it"_s);
            QVERIFY2(guestLine(line) != english, qPrintable(english));
            QVERIFY2(english.size() <= 48 && guestLine(line).size() <= 48, qPrintable(english));
            italian << guestLine(line);
        }
        QCOMPARE(static_cast<std::size_t>(italian.size()), guestLines().size());
    }

    /// But for those over a person who thinks for long: those come by the clock.
    static void eachIsSaidSometime()
    {
        QSet<QString> heard;
        for (const QString &each : said(7, 400))
            heard << each.section(u' ', 1);
        for (std::size_t line = 0; line < guestLines().size(); ++line)
            QVERIFY2(heard.contains(guestLine(line)) || guestLines()[line].moment == GuestMoment::waits,
                     qPrintable(guestLine(line)));
    }

    static void noneIsSaidTwiceInARow()
    {
        const QStringList all = said(3, 60);
        QVERIFY(all.size() > 100);
        for (qsizetype each = 1; each < all.size(); ++each)
            QVERIFY2(all[each].section(u' ', 1) != all[each - 1].section(u' ', 1), qPrintable(all[each]));
    }

    static void guestsTalkSeldomAndThePersonNever()
    {
        const QStringList all = said(5, 60);
        const auto happened = static_cast<qsizetype>(everything().size()) * 60;
        QVERIFY(all.size() * 5 <= happened);
        for (const QString &each : all)
            QVERIFY(!each.startsWith(u"0 "));
    }

    /// A line that a temperament has to itself is said by nobody else.
    static void eachTalksByTemperament()
    {
        for (const QString &each : said(11, 200)) {
            const auto seat = static_cast<std::size_t>(each.section(u' ', 0, 0).toInt());
            for (std::size_t line = 0; line < guestLines().size(); ++line)
                if (const auto &whose = guestLines()[line].temperament;
                    whose && guestLine(line) == each.section(u' ', 1))
                    QCOMPARE(*whose, opponents::temperaments[seat - 1]);
        }
    }

    static void nobodyTalksWhereThatIsNotWanted()
    {
        Preferences::instance().setGuestsTalk(false);
        QCOMPARE(said(7, 40), QStringList());
        Preferences::instance().setGuestsTalk(true);
        GuestTalk talk;
        const QSignalSpy heard(&talk, &GuestTalk::spoke);
        talk.setQuiet(true);
        talk.sit(everybody());
        for (int round = 0; round < 40; ++round)
            for (const Happening &each : everything())
                talk.happened(each.what, each.seat, each.left);
        QCOMPARE(heard.size(), 0);
    }

    /// What is thought of the showdown is said once those who sit there can be seen again.
    static void waitsWhileTheHandsLieOpen()
    {
        GuestTalk talk;
        talk.seed(1);
        talk.sit(everybody());
        const QSignalSpy heard(&talk, &GuestTalk::spoke);
        talk.setOutOfSight(true);
        for (int each = 0; each < 60; ++each)
            talk.happened(What::lostToken, 2, 2);
        QCOMPARE(heard.size(), 0);
        talk.setOutOfSight(false);
        QCOMPARE(heard.size(), 1);
        QVERIFY(!talk.line().isEmpty());
    }
};

SANDBOXED_TEST_MAIN(GuestTalkTest)
#include "guest_talk_test.moc"
