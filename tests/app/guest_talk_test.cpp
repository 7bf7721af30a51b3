// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "sandbox.h"
#include "session/session.h"
#include "table/guest_talk.h"
#include "table/table.h"
#include "words/language.h"

#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>

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

Table &tableOf(const QString &game)
{
    const QList<Table *> tables = Session::instance().tables();
    return **std::find_if(tables.begin(), tables.end(), [&](Table *table) { return table->game() == game; });
}

/// The talk of a game's own table.
GuestTalk &talkOf(const QString &game)
{
    return *tableOf(game).talk();
}

/// All that happens at any table, by each seat.
std::vector<Happening> everything()
{
    std::vector<Happening> all;
    for (int seat = 0; seat < 6; ++seat) {
        for (const What what :
             {What::deal,        What::declared,    What::exposed,   What::exchanged, What::drew,      What::drewNone,
              What::shirtChange, What::tookUp,      What::drewUp,    What::knocked,   What::kept,      What::stayed,
              What::declared,    What::happened,    What::keptHand,  What::swapped,   What::restarted, What::agreedBet,
              What::declinedBet, What::gainedToken, What::reentered, What::left})
            all.push_back({.what = what, .seat = seat});
        for (const int left : {0, 1, 3})
            all.push_back({.what = What::lostToken, .seat = seat, .left = left});
        all.push_back({.what = What::lostToken, .seat = seat, .left = 1, .lost = 2});
        all.push_back({.what = What::lostToken, .seat = seat, .lastLife = true});
        all.push_back({.what = What::deal, .seat = 0});
        all.push_back({.what = What::knocked, .seat = seat});
        all.push_back({.what = What::drewUp, .seat = seat});
        all.push_back({.what = What::tookUp, .seat = seat});
        all.push_back({.what = What::tookUp, .seat = (seat + 1) % 6});
    }
    return all;
}

/// What only games of tricks have.
void tellTricks(GuestTalk &talk, int seat)
{
    constexpr int often = 60;
    talk.told(often, seat, {GuestMoment::crownTaken});
    talk.told(often, seat, {GuestMoment::crownLost});
    talk.told(often, seat, {GuestMoment::foolPlayed}, {GuestMoment::othersFool});
    talk.told(often, seat, {GuestMoment::signalled}, {GuestMoment::othersSignalled});
}

/// What only games with melds have.
void tellMelds(GuestTalk &talk, int seat)
{
    constexpr int often = 60;
    talk.told(often, seat, {GuestMoment::laidLong}, {GuestMoment::othersLaidLong});
    talk.told(often, seat, {GuestMoment::wildTaken});
    talk.told(often, seat, {GuestMoment::wildLost});
    talk.told(often, seat, {GuestMoment::wentOut}, {GuestMoment::othersWentOut});
    talk.told(often, seat, {GuestMoment::leftHolding}, {GuestMoment::othersLeftHolding});
}

/// What was said, by whom, of so many rounds of all that happens.
QStringList said(GuestTalk &talk, std::uint64_t seed, int rounds)
{
    talk.seed(seed);
    talk.sit(everybody());
    game::Random random(seed);
    QStringList all;
    const auto heard = QObject::connect(
        &talk, &GuestTalk::spoke, [&](int seat, const QString &line) { all << QString::number(seat) + u' ' + line; });
    const std::vector<Happening> happened = everything();
    for (int round = 0; round < rounds; ++round) {
        for (const Happening &each : happened) {
            talk.happened(each);
            if (random.below(8) == 0)
                talk.heldRare(each.seat);
            if (random.below(8) == 0)
                tellTricks(talk, each.seat);
            if (random.below(8) == 0)
                tellMelds(talk, each.seat);
        }
    }
    QObject::disconnect(heard);
    talk.sit({});
    return all;
}

} // namespace

class GuestTalkTest : public QObject
{
    Q_OBJECT

    static void games()
    {
        QTest::addColumn<QString>("game");
        for (const Table *table : Session::instance().tables())
            QTest::newRow(qPrintable(table->game())) << table->game();
    }

private Q_SLOTS:
    void init()
    {
        Preferences::instance().setGuestsTalk(true);
        Language::instance().choose(u"en"_s);
    }

    static void eachGameHasAboutTwoHundredLines_data() { games(); }
    static void eachGameHasAboutTwoHundredLines()
    {
        QFETCH(const QString, game);
        const auto lines = talkOf(game).lines();
        QVERIFY(lines.size() >= 200);
        QSet<QString> english;
        for (const GuestLine &line : lines)
            english << guestLine(line);
        QCOMPARE(static_cast<std::size_t>(english.size()), lines.size());
    }

    static void eachIsSaidInItalianTooAndFitsABubble_data() { games(); }
    static void eachIsSaidInItalianTooAndFitsABubble()
    {
        QFETCH(const QString, game);
        const auto lines = talkOf(game).lines();
        QSet<QString> italian;
        for (const GuestLine &line : lines) {
            Language::instance().choose(u"en"_s);
            const QString english = guestLine(line);
            Language::instance().choose(u"it"_s);
            QVERIFY2(guestLine(line) != english, qPrintable(english));
            QVERIFY2(english.size() <= 48 && guestLine(line).size() <= 48, qPrintable(english));
            italian << guestLine(line);
        }
        QCOMPARE(static_cast<std::size_t>(italian.size()), lines.size());
    }

    /// No monte where there is none, and no stock to draw from where none is drawn from: a game's guests speak of what
    /// lies on its own table.
    static void nobodySpeaksOfWhatAnotherGameHas_data() { games(); }
    static void nobodySpeaksOfWhatAnotherGameHas()
    {
        QFETCH(const QString, game);
        static const auto words = [](const char *some) {
            return QRegularExpression(u"\\b(?:%1)\\b"_s.arg(QString::fromUtf8(some)),
                                      QRegularExpression::CaseInsensitiveOption);
        };
        static const std::array<QRegularExpression, 2> ofMonte{
            words("monte|tokens?|brass|exchang\\w*|swap\\w*|shirts?"),
            words("monte|marca|marche|ottone|scambi\\w*|cambi\\w*|camici[ae]")};
        // Thirty-One has exchanges too, with the widow and in Switch.
        static const std::array<QRegularExpression, 2> ofMonteAlone{words("monte|tokens?|brass|shirts?"),
                                                                    words("monte|marca|marche|ottone|camici[ae]")};
        static const std::array<QRegularExpression, 2> ofPiles{
            words("stock|piles?|discard\\w*|draw|penn\\w+|copper|county|li(?:fe|ves)|thirty\\S*|three of a kind"),
            words("tallone|pozzo|scart\\w+|pescare|monetin[ae]|rame|spiaggia|vit[ae]|trent\\w+|tris")};
        const bool pennies = tableOf(game).counted() == Counted::pennies;
        const auto shared = guestLines();
        for (const GuestLine &line : talkOf(game).lines()) {
            const bool anyGame = std::any_of(shared.begin(), shared.end(),
                                             [&](const GuestLine &one) { return one.text == line.text; });
            for (const std::size_t language : {0, 1}) {
                Language::instance().choose(language == 0 ? u"en"_s : u"it"_s);
                const QString said = guestLine(line);
                const auto &foreign = pennies && !anyGame ? ofMonteAlone : ofMonte;
                QVERIFY2((!anyGame && !pennies) || !said.contains(foreign.at(language)), qPrintable(said));
                QVERIFY2((!anyGame && pennies) || !said.contains(ofPiles.at(language)), qPrintable(said));
            }
        }
    }

    static void eachIsSaidSometime_data() { games(); }
    /// But for those over a person who thinks for long: those come by the clock.
    static void eachIsSaidSometime()
    {
        QFETCH(const QString, game);
        GuestTalk &talk = talkOf(game);
        QSet<QString> heard;
        for (const QString &each : said(talk, 7, 800))
            heard << each.section(u' ', 1);
        for (const GuestLine &line : talk.lines())
            QVERIFY2(heard.contains(guestLine(line)) || line.moment == GuestMoment::waits, qPrintable(guestLine(line)));
    }

    static void noneIsSaidTwiceInARow_data() { games(); }
    static void noneIsSaidTwiceInARow()
    {
        QFETCH(const QString, game);
        const QStringList all = said(talkOf(game), 3, 60);
        QVERIFY(all.size() > 100);
        for (qsizetype each = 1; each < all.size(); ++each)
            QVERIFY2(all[each].section(u' ', 1) != all[each - 1].section(u' ', 1), qPrintable(all[each]));
    }

    static void guestsTalkSeldomAndThePersonNever_data() { games(); }
    static void guestsTalkSeldomAndThePersonNever()
    {
        QFETCH(const QString, game);
        const QStringList all = said(talkOf(game), 5, 60);
        const auto happened = static_cast<qsizetype>(everything().size()) * 60;
        QVERIFY(all.size() * 5 <= happened);
        for (const QString &each : all)
            QVERIFY(!each.startsWith(u"0 "));
    }

    static void eachTalksByTemperament_data() { games(); }
    /// A line that a temperament has to itself is said by nobody else.
    static void eachTalksByTemperament()
    {
        QFETCH(const QString, game);
        GuestTalk &talk = talkOf(game);
        for (const QString &each : said(talk, 11, 200)) {
            const auto seat = static_cast<std::size_t>(each.section(u' ', 0, 0).toInt());
            for (const GuestLine &line : talk.lines())
                if (line.temperament && guestLine(line) == each.section(u' ', 1))
                    QCOMPARE(*line.temperament, opponents::temperaments[seat - 1]);
        }
    }

    static void nobodyTalksWhereThatIsNotWanted()
    {
        GuestTalk talk;
        Preferences::instance().setGuestsTalk(false);
        QCOMPARE(said(talk, 7, 40), QStringList());
        Preferences::instance().setGuestsTalk(true);
        const QSignalSpy heard(&talk, &GuestTalk::spoke);
        talk.setQuiet(true);
        talk.sit(everybody());
        for (int round = 0; round < 40; ++round)
            for (const Happening &each : everything())
                talk.happened(each);
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
            talk.happened({.what = What::lostToken, .seat = 2, .left = 2});
        QCOMPARE(heard.size(), 0);
        talk.setOutOfSight(false);
        QCOMPARE(heard.size(), 1);
        QVERIFY(!talk.line().isEmpty());
    }
};

SANDBOXED_TEST_MAIN(GuestTalkTest)
#include "guest_talk_test.moc"
