// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "games/knock/knock_words.h"
#include "knock/policy.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_knock.h"
#include "words/face.h"
#include "words/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace knock;
using namespace Qt::StringLiterals;
using cards::Card;

namespace {

/// The person does at the table what the move is: chooses its cards, and presses the ticket or the tile.
void doAtTheTable(StagedKnock &staged, const Move &move)
{
    KnockTable &table = staged.table;
    const auto press = [&](const QString &action) {
        const std::size_t before = staged.asked.size();
        table.perform(action);
        QCOMPARE(staged.asked.size(), before + 1);
        QVERIFY(staged.asked.back() == move);
    };
    const auto said = [](Signal signal) {
        const std::string_view id = infoOf(signal).id;
        return u"say"_s + QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
    };
    if (const auto *play = std::get_if<Play>(&move)) {
        table.toggle(u"hand"_s, staged.placeOf(play->card));
        press(play->signal == Signal::none ? u"play"_s : said(play->signal));
    } else if (const auto *discard = std::get_if<Discard>(&move)) {
        for (const Card card : discard->cards)
            table.toggle(u"hand"_s, staged.placeOf(card));
        press(u"discard"_s);
    } else if (const auto *say = std::get_if<Say>(&move)) {
        if (!staged.hasAnswered())
            press(say->signal == Signal::none ? u"silent"_s : said(say->signal));
    } else {
        table.setCutAt(std::get<Cut>(move).at);
        press(u"cut"_s);
    }
    staged.lookOn();
}

} // namespace

/// The table of Knock! as the person meets it: what lies where, what may be done, what is refused, and the count.
class KnockTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Language::instance().choose(u"en"_s);
        Preferences::instance().setNextDealByItself(false);
    }

    void wholeMatches_data()
    {
        QTest::addColumn<Options>("options");
        QTest::newRow("usual") << Options{};
        QTest::newRow("two signals, all tricks") << Options{.signalsPerPlay = 2, .showAllTricks = true};
        QTest::newRow("angel, silent, anticlockwise") << Options{.direction = Options::Direction::anticlockwise,
                                                                 .topTrump = Options::TopTrump::angel,
                                                                 .signals = Options::Signals::off};
    }
    /// Every move of the person is made with the cards and tickets of the table; what lies there is what the view says.
    void wholeMatches()
    {
        QFETCH(const Options, options);
        StagedKnock staged(options);
        game::Random random(7);
        std::vector<Policy> players;
        for (std::uint64_t seat = 0; seat < seats; ++seat)
            players.emplace_back(opponents::Level::regular, seat + 1);
        int deals = 0;
        while (!staged.stacked.state.over()) {
            if (staged.stacked.state.awaitsPack()) {
                staged.supplyAny(random);
                continue;
            }
            const game::Seat mover = staged.stacked.state.toMove();
            const View view = staged.stacked.state.view(mover);
            looksRight(staged);
            if (QTest::currentTestFailed())
                return;
            // Now and then anything at all, so that each signal is given once.
            const Move move = random.once(3) ? Knock::randomMove(staged.stacked.state, random)
                                             : players[game::at(mover)].choose(view);
            const int deal = staged.stacked.state.deal();
            if (mover == 0)
                doAtTheTable(staged, move);
            else
                staged.playOn(move);
            if (QTest::currentTestFailed())
                return;
            if (staged.stacked.state.awaitsPack() || staged.stacked.state.over())
                deals = deal;
        }
        QCOMPARE(deals, handsPerMatch(options));
        const auto &log = staged.table.log()->rows();
        const auto parts = std::count_if(log.begin(), log.end(),
                                         [](const LogLine &line) { return line.what == LogLine::What::part; });
        QCOMPARE(parts, deals * tricksInDeal);
        // Of tricks before the last one nobody may look at the cards again, unless the house shows all (KNOCK-19); what
        // was said with them stays.
        int trick = 0;
        int open = 0;
        int said = 0;
        for (const LogLine &line : log) {
            if (line.what == LogLine::What::part)
                trick = line.count;
            else if (line.what == LogLine::What::deal)
                trick = 0;
            QVERIFY(!LogModel::text(line).isEmpty());
            const bool early = trick > 0 && trick < tricksInDeal - 1;
            open += early && !line.take.isEmpty() ? 1 : 0;
            said += early && LogModel::text(line).contains(u"signal"_s) ? 1 : 0;
        }
        QCOMPARE(open > 0, options.showAllTricks);
        QCOMPARE(said > 0, options.signals != Options::Signals::off);
        const SideRow &own = staged.table.sides()->rows().front();
        QCOMPARE(own.course.size(), deals);
        int sum = 0;
        for (QString points : own.course)
            sum += points.replace(u'−', u'-').toInt();
        QCOMPARE(sum, own.score);
        QCOMPARE(own.won, own.score > 0);
        QCOMPARE(staged.table.stage(), Table::Over);
        StandingModel &standing = *staged.table.standing();
        QCOMPARE(standing.rowCount(), knock::seats);
        const bool drawn = staged.table.winnerPortraits().isEmpty();
        for (int row = 0; row < standing.rowCount(); ++row) { // a side wins or loses, and there is no pot
            const QModelIndex at = standing.index(row);
            const QString came = drawn                        ? u"draws, "_s
                : at.data(StandingModel::WinnerRole).toBool() ? u"wins, "_s
                                                              : u"loses, "_s;
            const QString fate = at.data(StandingModel::FateRole).toString();
            QVERIFY2(fate.startsWith(came) && fate.endsWith(u"points"_s), qPrintable(fate));
        }
    }

    void whatMayNotBePlayedIsRefusedWithTheReason()
    {
        StagedKnock staged;
        staged.lookOn();
        game::Random random(11);
        staged.supplyAny(random);
        const knock::State &state = staged.stacked.state;
        while (state.phase() != Phase::play || state.toMove() != 0 || state.view(0).trick.cards.empty()
               || staged.table.zones()->find(u"hand"_s)->barred.isEmpty())
            staged.playOn(Knock::randomMove(state, random));
        QSignalSpy refused(&staged.table, &Table::refused);
        staged.table.perform(u"play"_s);
        QCOMPARE(refused.takeFirst().constFirst().toString(), u"Choose the card that you play."_s);
        const View view = state.view(0);
        const bool follows = !(CardSet(view.hand) & cardsOf(*view.trick.led())).empty();
        staged.table.toggle(u"hand"_s, staged.table.zones()->find(u"hand"_s)->barred.constFirst());
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused.constFirst().constFirst().toString().contains(follows ? u"follow"_s : u"trump"_s));
        QVERIFY(staged.table.chosen().isEmpty());
    }

    /// A signal makes no further line: each card has one, with the signal that goes best with it.
    /// What the dealer laid away lies open beside the count, with what it is worth and for whom.
    void whatWasLaidAwayIsCounted()
    {
        StagedKnock staged;
        staged.lookOn();
        game::Random random(5);
        for (int deal = 1; deal <= seats; ++deal) {
            staged.supplyAny(random);
            const game::Seat dealer = staged.stacked.state.view(0).dealer;
            while (staged.table.stage() != Table::Showdown)
                staged.play(Knock::randomMove(staged.stacked.state, random));
            QCOMPARE(staged.table.tallyLaid().size(), cardsLaid);
            const QString note = staged.table.tallyLaidNote();
            QVERIFY2(note.startsWith(dealer == 0 ? u"What you laid away: "_s
                                                 : u"What %1 laid away: "_s.arg(
                                                     staged.table.seats()->rows()[game::at(dealer)].name)),
                     qPrintable(note));
            QCOMPARE(note.endsWith(u"for their side."_s), sideOf(dealer) != 0);
            const auto titles = [&] {
                QStringList all;
                for (const TallyRow &row : staged.table.tally()->rows())
                    all << row.title;
                return all;
            };
            const QStringList english = titles();
            Language::instance().choose(u"it"_s); // while it lies there
            QCOMPARE(titles().size(), english.size());
            QCOMPARE(titles()[english.indexOf(u"Tricks"_s)], u"Prese"_s);
            Language::instance().choose(u"en"_s);
            QCOMPARE(titles(), english);
            staged.lookOn();
        }
    }

    void theDiscardIsChosenCardByCard()
    {
        StagedKnock staged;
        staged.lookOn();
        // The person deals the second deal.
        game::Random random(3);
        staged.supplyAny(random);
        while (staged.stacked.state.deal() < 2) {
            if (staged.stacked.state.awaitsPack())
                staged.supplyAny(random);
            else
                staged.playOn(Knock::randomMove(staged.stacked.state, random));
        }
        while (staged.stacked.state.phase() != Phase::discard)
            staged.playOn(Knock::randomMove(staged.stacked.state, random));
        QCOMPARE(staged.stacked.state.toMove(), 0);
        const View view = staged.stacked.state.view(0);
        const Discardable may = discardable(CardSet(view.hand), *view.ranking);
        const ZoneRow *hand = staged.table.zones()->find(u"hand"_s);
        const CardSet open = trumpsToLay(may) > 0 ? may.plain | may.trumps : may.plain;
        QCOMPARE(hand->barred.size(), mostInHand - open.size());
        for (int place = 0; place < mostInHand; ++place) // what no discard has is not taken
            if (!open.contains(view.hand[static_cast<std::size_t>(place)])) {
                staged.table.toggle(u"hand"_s, place);
                QVERIFY(staged.table.faces(u"laid"_s).isEmpty());
            }
        QVERIFY(!staged.ticket(u"discard"_s).possible);
        QList<int> chosen;
        for (int place = 0; place < mostInHand && chosen.size() < cardsLaid; ++place)
            if (!hand->barred.contains(place)) {
                staged.table.toggle(u"hand"_s, place);
                chosen << place;
                hand = staged.table.zones()->find(u"hand"_s);
            }
        QVERIFY(staged.ticket(u"discard"_s).possible);
        QCOMPARE(staged.table.faces(u"laid"_s).size(), cardsLaid);
        QSignalSpy refused(&staged.table, &Table::refused);
        for (int place = 0; place < mostInHand; ++place)
            if (!chosen.contains(place)) {
                staged.table.toggle(u"hand"_s, place);
                break;
            }
        QCOMPARE(refused.size(), 1);
        staged.table.toggle(u"hand"_s, chosen.constFirst());
        QCOMPARE(staged.table.faces(u"laid"_s).size(), cardsLaid - 1);
    }

    void everySignalHasWordsAndAPicture()
    {
        for (const SignalInfo &info : signalList()) {
            QVERIFY(!KnockWords::said(info.signal, Suit::cups).isEmpty()
                    && !KnockWords::gesture(info.signal).isEmpty());
            const QString picture = u":/art/gestures/%1.svg"_s.arg(KnockWords::picture(info.signal));
            QVERIFY2(QFile::exists(picture), qPrintable(picture));
        }
    }

private:
    static void looksRight(StagedKnock &staged)
    {
        KnockTable &table = staged.table;
        const View view = staged.stacked.state.view(0);
        const QStringList stale = staged.stale();
        QVERIFY2(stale.isEmpty(), qPrintable(stale.join(u'\n')));
        if (view.phase == Phase::cut)
            return;
        QCOMPARE(table.faces(u"hand"_s), facesOf(Knock::pack, view.hand));
        QCOMPARE(table.faces(u"trick"_s).filter(u"/"_s).size(), static_cast<qsizetype>(view.trick.cards.size()));
        const auto &sides = table.sides()->rows();
        QCOMPARE(sides.size(), knock::sides);
        for (const std::size_t side : {0U, 1U})
            QCOMPARE(sides[side].tricks, view.tricks[side]);
        QCOMPARE(sides[0].score, -sides[1].score);
        QCOMPARE(table.tricks()->rowCount(), static_cast<int>(view.over.size()));
        for (game::Seat seat = 1; seat < seats; ++seat)
            QCOMPARE(staged.seat(seat).cards, static_cast<int>(staged.stacked.state.view(seat).hand.size()));
        const ZoneRow *hand = table.zones()->find(u"hand"_s);
        const CardSet may = playable(CardSet(view.hand), view.trick.led());
        if (view.phase == Phase::play && view.toMove == 0)
            QCOMPARE(hand->barred.size(), static_cast<qsizetype>(view.hand.size()) - may.size());
        else if (view.phase != Phase::discard)
            QVERIFY(hand->barred.isEmpty());
    }
};

SANDBOXED_TEST_MAIN(KnockTableTest)

#include "knock_table_test.moc"
