// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/simulation.h"
#include "games/petrangola/petrangola_estimate.h"
#include "hint_rows.h"
#include "random_table.h"
#include "sandbox.h"
#include "words/counted_words.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace petrangola;
using namespace Qt::StringLiterals;
using game::at;
using game::Seat;

namespace {

/// How often "in two deals out of three" says, or -1 where it says no such thing.
double shareSaid(const QString &words)
{
    static const QStringList numbers{u"no"_s,  u"one"_s,   u"two"_s,   u"three"_s, u"four"_s, u"five"_s,
                                     u"six"_s, u"seven"_s, u"eight"_s, u"nine"_s,  u"ten"_s};
    if (words == u"in none of the deals"_s || words == u"less than once in a hundred deals"_s)
        return 0;
    if (words == u"in every deal"_s || words == u"in nearly every deal"_s)
        return 1;
    static const QRegularExpression form(u"^in (\\w+) deals? out of ((?:a )?\\w+)$"_s);
    const auto match = form.match(words);
    const auto times = numbers.indexOf(match.captured(1));
    static const QHash<QString, qsizetype> larger{
        {u"twenty"_s, 20}, {u"thirty"_s, 30}, {u"fifty"_s, 50}, {u"a hundred"_s, 100}};
    const auto outOf = larger.value(match.captured(2), numbers.indexOf(match.captured(2)));
    return times > 0 && outOf > 0 ? static_cast<double>(times) / static_cast<double>(outOf) : -1;
}

/// Each move costs as much in all of these deals.
bool isHopeless(const PetrangolaEstimate &estimate)
{
    bool lost = true;
    for (std::size_t move = 0; move < estimate.moves(); ++move)
        lost = lost && estimate.chance(move) >= 1 && Estimate::hundredths(estimate.gain(move)) == 0;
    return lost;
}

/// What a reason says is what the rollouts counted: a complaint, or "".
QString untruth(const PetrangolaEstimate &estimate, std::size_t index, const QStringList &names)
{
    const Rollouts &rollouts = estimate.rollouts();
    static const QString often
        = u"(in none of the deals|less than once in a hundred deals|in (?:nearly )?every deal|in \\w+ deals? out of (?:a )?\\w+)"_s;
    static const QRegularExpression cost(u"you lose (?:no token|a token (?:(\\d+) times?|less than once) in 100)"_s);
    static const QRegularExpression open(u"If the hands were shown now, yours would be the lowest "_s + often);
    static const QRegularExpression took(u"(\\S+) took .+ and beats you "_s + often);
    static const QRegularExpression soon(u"omebody else ends the deal before your next turn "_s + often);
    static const QRegularExpression beats(u"[Tt]his hand beats (?:only )?(\\d+)"_s);
    const View &view = rollouts.view();
    const Expectation &move = rollouts.expectations()[index];
    const QString reason = estimate.reason(index, names);
    if (isHopeless(estimate) != reason.startsWith(u"Nothing helps any more"_s))
        return u"hopeless or not: %1"_s.arg(reason);
    if (isHopeless(estimate))
        return {};
    int explained = 0;
    QString wrong;
    const auto check = [&](const QRegularExpression &form, int group, double share) {
        const auto match = form.match(reason);
        if (!match.hasMatch())
            return QRegularExpressionMatch();
        ++explained;
        if (std::abs(shareSaid(match.captured(group)) - share) > 0.051)
            wrong = u"%1 where it is %2: %3"_s.arg(match.captured(group)).arg(share).arg(reason);
        return match;
    };
    const auto counted = [&](int count) { return static_cast<double>(count) / rollouts.deals(); };
    if (const auto match = cost.match(reason); match.hasMatch()) {
        ++explained;
        if (match.captured(1).toInt() != Estimate::hundredths(estimate.chance(index)))
            wrong = u"%1 where it is %2: %3"_s.arg(match.captured(1)).arg(estimate.chance(index)).arg(reason);
    }
    // All hands only where none is better.
    const double strength = estimate.strength(index);
    const int beaten = std::min(Estimate::hundredths(strength), strength < 1 ? 99 : 100);
    if (const auto match = beats.match(reason); match.hasMatch() && match.captured(1).toInt() != beaten)
        wrong = u"it beats %1: %2"_s.arg(estimate.strength(index)).arg(reason);
    check(open, 1, counted(move.lastAtOnce));
    if (index != estimate.advised())
        check(soon, 1, counted(move.cutShort));
    if (const auto match = took.match(reason); match.hasMatch()) {
        const auto seat = names.indexOf(match.captured(1));
        check(took, 2, counted(move.above[at(static_cast<Seat>(seat))]));
        if (view.known[at(static_cast<Seat>(seat))].size() < 2)
            wrong = u"%1 took nothing: %2"_s.arg(match.captured(1), reason);
    }
    if (explained == 0 && reason != u"Three aces never pay."_s)
        wrong = u"nothing is explained: %1"_s.arg(reason);
    if (const QString odd = unsound(reason); !odd.isEmpty())
        wrong = odd;
    const std::size_t best = estimate.advised();
    const bool equal = index != best
        && Estimate::hundredths(estimate.chance(index)) == Estimate::hundredths(estimate.chance(best))
        && Estimate::hundredths(estimate.gain(index)) == Estimate::hundredths(estimate.gain(best));
    if (equal != reason.contains(u"It comes to the same as the best move."_s) && reason != u"Three aces never pay."_s)
        wrong = u"equal or not: %1"_s.arg(reason);
    const QString bestReason = estimate.reason(best, names);
    if (equal && !bestReason.contains(u"Just as good: "_s) && bestReason != u"Three aces never pay."_s)
        wrong = u"the best hides one as good: %1"_s.arg(bestReason);
    // Of other moves only those are named that are beside it.
    const QString alone = estimate.reason(best, names, {best});
    for (std::size_t other = 0; other < estimate.moves(); ++other)
        if (other != best && alone.contains(HintWords::within(estimate.impersonal(other)) + u'”'))
            wrong = u"a move that nobody sees: %1"_s.arg(alone);
    // And they are counted alike, in sight or not.
    static const QRegularExpression further(u"” and (\\d+) more\\.|(\\d+) other moves? would be just as good\\."_s);
    const auto all = further.match(bestReason);
    const auto unseen = further.match(alone);
    if (all.hasMatch() && (!unseen.hasMatch() || unseen.captured(2).toInt() != all.captured(1).toInt() + 1))
        wrong = u"counted otherwise: %1 | %2"_s.arg(bestReason, alone);
    return wrong;
}

} // namespace

/// The hint's words: what they say of numbers is so.
class PetrangolaHintWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Language::instance().choose(u"en"_s); }

    void aFractionIsNearTheShare()
    {
        for (int thousandth = 0; thousandth <= 1000; ++thousandth) {
            const double share = thousandth / 1000.0;
            const double said = shareSaid(HintWords::often(share));
            const double near = share <= 0.05 ? 0.011 : 0.051; // small risks differ by little
            QVERIFY2(std::abs(said - share) <= near, qPrintable(HintWords::often(share)));
            QCOMPARE(said, HintWords::nearest(share).share());
        }
        QCOMPARE(HintWords::often(0), u"in none of the deals"_s);
        QCOMPARE(HintWords::often(1), u"in every deal"_s);
        QCOMPARE(HintWords::often(0.34), u"in one deal out of three"_s);
        QCOMPARE(CountedWords(Counted::tokens).figure(0.004), u"under 1%"_s);
        QCOMPARE(CountedWords(Counted::tokens).figure(0), u"0%"_s);
        QCOMPARE(CountedWords(Counted::tokens).figure(0.996), u"over 99%"_s);
        QCOMPARE(CountedWords(Counted::tokens).figure(0.335), u"34%"_s);
        Language::instance().choose(u"it"_s);
        QCOMPARE(HintWords::often(1.0 / 3), u"una volta su tre"_s);
    }

    /// Over views of all kinds: whatever a reason says of numbers is so.
    void reasonsAreTrue()
    {
        QStringList names;
        for (Seat seat = 0; seat < game::maxSeats; ++seat)
            names << u"Guest%1"_s.arg(seat);
        game::Random random(8);
        int told = 0;
        int hopeless = 0;
        for (int match = 0; match < 40; ++match) {
            const RandomTable table(random);
            State state(table.options, table.seats);
            QStringList wrong;
            game::playOn<Petrangola>(
                state, [&](const State &awaiting) { return game::shuffledPack<Petrangola>(awaiting, random); },
                [&](const View &view) {
                    if (Rollouts::fits(view) && random.once(6)) {
                        PetrangolaEstimate estimate(view);
                        estimate.imagine(40);
                        hopeless += isHopeless(estimate) ? 1 : 0;
                        for (std::size_t index = 0; index < estimate.moves(); ++index, ++told)
                            if (const QString untrue = untruth(estimate, index, names); !untrue.isEmpty())
                                wrong << untrue;
                    }
                    return randomMove(view, random);
                });
            QCOMPARE(wrong, QStringList());
        }
        QVERIFY(told > 3000);
        QVERIFY(hopeless > 0);
    }
};

SANDBOXED_TEST_MAIN(PetrangolaHintWordsTest)

#include "petrangola_hint_words_test.moc"
