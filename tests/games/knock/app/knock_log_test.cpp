// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "games/knock/knock_words.h"
#include "sandbox.h"
#include "staged_knock.h"
#include "words/language.h"

#include <QTest>

using namespace knock;
using namespace Qt::StringLiterals;

/// What the log of Knock! tells besides the moves themselves.
class KnockLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Language::instance().choose(u"en"_s);
    }

    /// Whoever asked for a trump is told that none comes, and why, as far as all can see it; and of nothing else.
    void aCallThatIsNotAnsweredIsTold()
    {
        StagedKnock staged;
        staged.lookOn();
        game::Random random(23);
        const State &state = staged.stacked.state;
        int ledNone = 0;
        int followed = 0;
        int heldNone = 0;
        while (!state.over()) {
            if (state.awaitsPack()) {
                staged.supplyAny(random);
                continue;
            }
            const game::Seat mover = state.toMove();
            const Move move = Knock::randomMove(state, random);
            const View view = state.view(0);
            if (const auto *play = std::get_if<Play>(&move); play != nullptr && mover != 0)
                for (const Said &said : view.said) {
                    const bool trump = play->card == fool || cards::tarocco::suit(play->card) == Suit::trumps;
                    if (trump || said.seat != partnerOf(mover) || said.trick != view.tricks[0] + view.tricks[1] + 1)
                        continue;
                    if (beforeLead.contains(said.signal) && view.trick.cards.empty())
                        ++ledNone;
                    else if (said.signal == Signal::trumpLow && !view.trick.cards.empty())
                        ++(view.trick.led() == cards::tarocco::suit(play->card) ? followed : heldNone);
                }
            staged.playOn(move);
        }
        QVERIFY(ledNone > 0 && followed > 0);
        const auto told = [&](const QString &words) {
            int lines = 0;
            for (const LogLine &line : staged.table.log()->rows())
                lines += LogModel::text(line).contains(words) ? 1 : 0;
            return lines;
        };
        QCOMPARE(told(u"leads no trump, and may have none"_s), ledNone);
        QCOMPARE(told(u"has to follow suit and cannot trump"_s), followed);
        QCOMPARE(told(u"has no trump left to take it with"_s), heldNone);
    }

    /// In the tarot a trump has a name.
    void signalsNameTheTrumps()
    {
        QCOMPARE(KnockWords::said(Signal::holdsSixteen, {}), u"I hold the Tower (16)"_s);
        Language::instance().choose(u"it"_s);
        QCOMPARE(KnockWords::said(Signal::holdsSixteen, {}), u"Ho la Torre (16)"_s);
        QCOMPARE(KnockWords::said(Signal::holdsMoon, {}), u"Ho la Luna (18)"_s);
    }
};

SANDBOXED_TEST_MAIN(KnockLogTest)

#include "knock_log_test.moc"
