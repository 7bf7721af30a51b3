// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "games/knock/knock_estimate.h"
#include "games/knock/knock_words.h"
#include "hint_rows.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "setup/seat_setup_model.h"
#include "staged_knock.h"
#include "words/language.h"

#include <QTest>

using namespace knock;
using namespace Qt::StringLiterals;

/// The hint at the table of Knock!: for cards, for signals with them, and for what may be asked before a lead.
class KnockHintTest : public QObject
{
    Q_OBJECT

    static void settle(Hint &hint)
    {
        hint.setOpen(true);
        QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 120'000);
    }

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Language::instance().choose(u"en"_s);
        Preferences::instance().setNextDealByItself(false);
    }

    void theHintHasALineForEachCard()
    {
        StagedKnock staged;
        staged.lookOn();
        game::Random random(11);
        staged.supplyAny(random);
        const knock::State &state = staged.stacked.state;
        while (state.phase() != Phase::play || state.toMove() != 0
               || static_cast<int>(Knock::legalMoves(state.view(0)).size()) <= CardSet(state.view(0).hand).size())
            staged.playOn(Knock::randomMove(state, random));
        Hint &hint = *staged.table.hint();
        settle(hint);
        const View view = state.view(0);
        QCOMPARE(hint.moves()->rowCount(), playable(CardSet(view.hand), view.trick.led()).size());
        QStringList cards;
        for (const HintRow &row : hint.moves()->rows()) {
            QCOMPARE(row.give.size(), 1);
            QVERIFY(!cards.contains(row.give.constFirst()));
            cards << row.give;
            QCOMPARE(row.worth.isEmpty(), row.action == u"play"_s);
            QVERIFY2(row.label.contains(row.worth), qPrintable(row.label));
        }
        QCOMPARE(disagreements(hint), QStringList());
        // What is chosen comes up among those in sight; what is taken up from the slip stays where it was pressed.
        const int last = hint.moves()->rowCount() - 1;
        hint.take(last);
        QVERIFY(rowAt(hint, last).chosen);
        const HintRow thought = rowAt(hint, last);
        staged.table.clearSelection();
        staged.table.toggle(u"hand"_s,
                            static_cast<int>(staged.table.faces(u"hand"_s).indexOf(thought.give.constFirst())));
        QVERIFY(rowAt(hint, 0).best);
        QVERIFY(rowAt(hint, 2).chosen);
        QCOMPARE(rowAt(hint, 2).label, thought.label);
        QVERIFY(last > 2 && !rowAt(hint, last).chosen);
    }

    /// Whoever may ask for a trump is told what that is worth beside saying nothing.
    void aRequestHasALineForEachAnswer()
    {
        StagedKnock staged;
        staged.lookOn();
        game::Random random(4);
        const knock::State &state = staged.stacked.state;
        const auto mayAsk = [&state] {
            return state.phase() == Phase::request && state.toMove() == 0
                && !(CardSet(state.view(0).hand) & trumpCards).empty();
        };
        while (!mayAsk()) {
            if (state.awaitsPack())
                staged.supplyAny(random);
            else
                staged.playOn(Knock::randomMove(state, random));
        }
        Hint &hint = *staged.table.hint();
        QVERIFY(hint.available());
        settle(hint);
        QStringList told = labels(hint);
        told.sort();
        QCOMPARE(told, (QStringList{u"Say nothing"_s, u"Say “Bijou”"_s, u"Say “Grand”"_s}));
        QCOMPARE(disagreements(hint), QStringList());
        for (const HintRow &row : hint.moves()->rows()) {
            QVERIFY2((row.reason.contains(u" lead"_s) || row.reason.contains(u" is asked for a "_s))
                         && row.reason.contains(u"The trick is "_s),
                     qPrintable(row.reason));
            QVERIFY(staged.ticket(row.action).possible);
        }
        // The cap of Enter lies where Enter acts.
        for (const QString &action :
             {u"silent"_s, KnockWords::action(Signal::grand), KnockWords::action(Signal::bijou)}) {
            staged.table.advise(action);
            QCOMPARE(staged.table.usualAction(), action);
            for (const ActionRow &row : staged.table.actions()->rows())
                QCOMPARE(row.key == u"Enter"_s, row.action == action);
        }
        // The rest of the deal is the same but for that lead: the three differ, and not by more than a deal is worth.
        const auto &estimate = *hint.answer();
        QVERIFY(estimate.chance(0) != estimate.chance(1) || estimate.chance(0) != estimate.chance(2));
    }

    /// What the hint calls as good as the best costs nothing in the review, and all else does.
    void hintAndReviewHaveOneThreshold()
    {
        StagedKnock staged;
        staged.lookOn();
        game::Random random(31);
        int asGood = 0;
        int worse = 0;
        for (int choices = 0; choices < 8;) {
            const State &state = staged.stacked.state;
            if (state.awaitsPack()) {
                staged.supplyAny(random);
                continue;
            }
            if (state.toMove() == 0 && state.phase() == Phase::play && Knock::legalMoves(state.view(0)).size() > 3) {
                ++choices;
                Hint &hint = *staged.table.hint();
                settle(hint);
                for (const HintRow &row : hint.moves()->rows()) {
                    const bool fine = row.verdict == u"Best"_s || row.verdict == u"About as good"_s
                        || row.verdict == u"Just as good"_s;
                    QVERIFY2(fine == (hint.answer()->cost(row.move) == 0),
                             qPrintable(row.label + u": "_s + row.verdict + u' ' + row.percent));
                    ++(fine ? asGood : worse);
                }
                hint.setOpen(false);
            }
            staged.playOn(Knock::randomMove(state, random));
        }
        QVERIFY(asGood > 8 && worse > 0);
    }

    /// What the partner has signalled is said of the best move where it bears upon it, and no longer than that.
    void thePartnersSignalIsToldWhereItMatters()
    {
        game::Random random(5);
        QStringList heard;
        int silent = 0;
        for (int match = 0; match < 12; ++match) {
            State state({}, seats);
            const Memory memory;
            while (!state.over()) {
                if (state.awaitsPack()) {
                    Pack pack = state.newPack();
                    random.shuffle(pack);
                    state.supply(pack);
                    continue;
                }
                const View view = state.view(state.toMove());
                if (view.phase == Phase::play) {
                    KnockEstimate estimate(view, memory);
                    estimate.imagine(1);
                    const QString reason
                        = estimate.reason(estimate.advised(), {u"You"_s, u"Ada"_s, u"Bice"_s, u"Ciro"_s});
                    const int now = view.tricks[0] + view.tricks[1] + 1;
                    const auto asked = [&](Signal signal) {
                        return view.trick.cards.empty()
                            && std::any_of(view.said.begin(), view.said.end(), [&](const Said &said) {
                                   return said.seat == partnerOf(view.seat) && said.trick == now
                                       && said.signal == signal;
                               });
                    };
                    if (asked(Signal::bijou))
                        QVERIFY2(reason.contains(u" has said “Bijou”, and asks you for a low trump. "_s),
                                 qPrintable(reason));
                    if (asked(Signal::grand))
                        QVERIFY2(reason.contains(u" has said “Grand”, and asks you for a high trump. "_s),
                                 qPrintable(reason));
                    if (reason.contains(u"’s signal says: "_s))
                        heard << reason;
                    else
                        ++silent;
                    if (reason.contains(u"“I hold the World”"_s))
                        QVERIFY(view.unseen.contains(worldTrump));
                    if (view.said.empty())
                        QVERIFY2(!reason.contains(u"signal"_s), qPrintable(reason));
                }
                QVERIFY(!state.apply(Knock::randomMove(state, random)));
            }
        }
        QVERIFY(heard.size() > 20);
        QVERIFY(silent > 20);
    }

    /// Whoever is taught is told whole points.
    void lessonsHaveNoDecimals()
    {
        const CountedWords words(Counted::balance);
        QCOMPARE(words.inWhole(8.1), u"your side stands to lose 8 points"_s);
        QCOMPARE(words.inWhole(-0.6), u"your side stands to gain 1 point"_s);
        QCOMPARE(words.inWhole(0.2), u"your side breaks even"_s);
        QCOMPARE(CountedWords(Counted::tokens).inWhole(0.12), CountedWords(Counted::tokens).chance(0.12));
    }

    /// No deal ends with a knock here: a temperament is about cards.
    void temperamentsAreAboutCards()
    {
        StagedKnock staged;
        staged.lookOn();
        QStringList told;
        for (int seat = 1; seat < seats; ++seat)
            told << staged.table.character(seat);
        QVERIFY2(!told.join(u' ').contains(u"nock"_s), qPrintable(told.join(u", "_s)));
        QCOMPARE(SeatSetupModel::temperamentText(opponents::Temperament::late, staged.table.call()),
                 u"Holds good cards back"_s);
        QVERIFY(SeatSetupModel::temperamentText(opponents::Temperament::late, Call::knock).contains(u"nock"_s));
    }

    /// A fact that was told in this deal is not advised again.
    void onceIsEnough()
    {
        game::Random random(21);
        int again = 0;
        for (int match = 0; match < 20; ++match) {
            knock::State state({}, seats);
            Memory memory;
            while (!state.over()) {
                if (state.awaitsPack()) {
                    Pack pack = state.newPack();
                    random.shuffle(pack);
                    state.supply(pack);
                    continue;
                }
                Move move = Knock::randomMove(state, random);
                const View view = state.view(state.toMove());
                if (view.phase == Phase::play) {
                    const KnockEstimate estimate(view, memory);
                    const MoveList moves = Knock::legalMoves(view);
                    for (std::size_t each = 0; each < moves.size(); ++each) {
                        const auto &play = std::get<Play>(moves[each]);
                        if (play.signal != Signal::queenOfSuit && play.signal != Signal::holdsWorld)
                            continue;
                        const bool told = std::any_of(view.said.begin(), view.said.end(), [&](const Said &said) {
                            return said.seat == view.seat && said.signal == play.signal
                                && said.suit == cards::tarocco::suit(play.card);
                        });
                        again += told ? 1 : 0;
                        QCOMPARE(estimate.gain(each) > 0, !told);
                        move = moves[each];
                    }
                }
                QVERIFY(!state.apply(move));
            }
        }
        QVERIFY(again > 10);
    }
};

SANDBOXED_TEST_MAIN(KnockHintTest)

#include "knock_hint_test.moc"
