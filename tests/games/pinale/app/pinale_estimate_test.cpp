// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "games/pinale/pinale_estimate.h"
#include "person/preferences.h"
#include "played.h"
#include "replay/game_replay.h"
#include "sandbox.h"
#include "staged_pinale.h"
#include "words/language.h"

#include <QTest>

using namespace pinale;
using namespace Qt::StringLiterals;

namespace {

/// A recorded match, with what hint and review think of its moves.
class Replayed : public GameReplay<Pinale>
{
public:
    using GameReplay::GameReplay;
    using GameReplay::judged;
    using GameReplay::step;

protected:
    [[nodiscard]] QString gameOutcome(const Event & /*event*/) const override { return {}; }
};

/// The same moves with the same figures, after a few deals.
void same(const Estimate &one, const Estimate &other)
{
    QCOMPARE(one.moves(), other.moves());
    const auto left = one.copy();
    const auto right = other.copy();
    left->imagine(2);
    right->imagine(2);
    for (std::size_t move = 0; move < left->moves(); ++move) {
        QCOMPARE(left->label(move), right->label(move));
        QCOMPARE(left->chance(move), right->chance(move));
    }
}

/// A match played by chance on its table, looked at again.
struct Shown
{
    Shown(int seats, const Options &options)
    {
        ReplayIndex<Pinale> index(&PinaleTable::rareHands);
        const auto note = [&index](std::size_t place, const record::Step<Pinale> &step) {
            index.note(static_cast<int>(place), step);
        };
        auto parsed = record::parse<Pinale>(played::match<Pinale>(3, seats, options), std::nullopt, {.steps = note});
        replay.emplace(std::get<record::Parsed<Pinale>>(std::move(parsed)), index, table, Whose::own);
    }

    PinaleTable table;
    std::optional<Replayed> replay;
};

const PinaleEstimate &estimateOf(const LazyEstimate &choice)
{
    return static_cast<const PinaleEstimate &>(*choice.get());
}

void allAreLegal(const PinaleEstimate &estimate, const State &state)
{
    for (std::size_t move = 0; move < estimate.moves(); ++move) {
        State after = state;
        QVERIFY2(!after.apply(estimate.move(move)), readable::text(estimate.move(move)).c_str());
        QVERIFY(!estimate.label(move).isEmpty());
        QVERIFY(!estimate.done(move).isEmpty());
    }
}

} // namespace

/// What hint, review and replay tell of turns of Pinale.
class PinaleEstimateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Preferences::instance().setNextDealByItself(false);
    }

    /// Every turn that is told may be made, the one that was made is the first of them, and what the table has in mind
    /// of the pile is what lies there.
    void aRecordedMatch_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<Options>("options");
        QTest::newRow("two") << 2 << Options{.end = Options::End::hands4};
        QTest::newRow("pairs") << 4
                               << Options{.teams = true,
                                          .direction = Options::Direction::anticlockwise,
                                          .wilds = Options::Wilds::none,
                                          .end = Options::End::hands4};
    }
    void aRecordedMatch()
    {
        QFETCH(const int, seats);
        QFETCH(const Options, options);
        Shown shown(seats, options);
        Replayed &replay = *shown.replay;
        replay.lay(0, {.seat = 0, .open = true});
        int turns = 0;
        int reshuffled = 0;
        for (int position = 0; position < replay.steps(); ++position) {
            replay.ask(position);
            if (!replay.show(position))
                replay.hurry();
            const record::Step<Pinale> step = replay.step(position);
            reshuffled += std::holds_alternative<Reshuffled>(step.event) ? 1 : 0;
            const auto judged = replay.judged(position + 1);
            if (!judged) { // nothing else could be done
                QVERIFY(!step.chosen || !std::holds_alternative<Play>(step.chosen->move));
                continue;
            }
            ++turns;
            if (turns % 5 != 0)
                continue;
            const PinaleEstimate &estimate = estimateOf(judged->made.choice);
            QCOMPARE(judged->made.move, std::size_t{0});
            QVERIFY(estimate.move(0) == step.chosen->move);
            allAreLegal(estimate, step.chosen->before);
            if (turns % 50 == 0) {
                same(estimate,
                     PinaleEstimate(step.chosen->before.view(step.chosen->seat), step.chosen->before.pile(),
                                    step.chosen->move));
                // Somebody who has not seen what came before knows the top of the pile alone.
                const View view = step.chosen->before.view(step.chosen->seat);
                PinaleEstimate(view, {view.up}).imagine(1);
            }
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(turns > 50);
        QVERIFY(seats > 2 || reshuffled > 0);
    }

    void fromAnySeat_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("teams");
        QTest::newRow("three") << 3 << false;
        QTest::newRow("pairs") << 4 << true;
    }
    /// Whose melds, points and cards they are is right from any side of the table.
    void fromAnySeat()
    {
        QFETCH(const int, seats);
        QFETCH(const bool, teams);
        const Options options{.teams = teams, .end = Options::End::hands4};
        Shown shown(seats, options);
        const int sides = sidesOf(options, seats);
        int melds = 0;
        for (int position = 1; position < shown.replay->steps(); position += 1 + shown.replay->steps() / 23) {
            const State state = shown.replay->step(position - 1).state;
            if (state.toMove() == game::nobody || state.phase() == Phase::cut)
                continue;
            for (int foot = 0; foot < seats; ++foot) {
                shown.replay->lay(position, {.seat = foot, .open = false});
                const View view = state.view(foot);
                QStringList held = facesOf(Pinale::pack, view.hand);
                QStringList lies = shown.table.faces(u"hand"_s);
                held.sort();
                lies.sort();
                QCOMPARE(lies, held);
                for (int place = 0; place < seats; ++place)
                    QCOMPARE(shown.table.seats()->rows()[static_cast<std::size_t>(place)].cards,
                             view.held[game::at((foot + place) % seats)]);
                const auto &rows = shown.table.melding()->melds()->rows();
                QCOMPARE(rows.size(), view.board.size());
                for (std::size_t each = 0; each < rows.size(); ++each, ++melds)
                    QCOMPARE((rows[each].side + foot) % sides, static_cast<int>(view.board[each].side));
                for (int side = 0; side < sides; ++side) {
                    const SideRow &row = shown.table.sides()->rows()[static_cast<std::size_t>(side)];
                    QCOMPARE(row.board, valueOf(view.board, (side + foot) % sides, options));
                    QCOMPARE(row.score, view.score[game::at((side + foot) % sides)]);
                }
            }
        }
        QVERIFY(melds > 20);
    }

    /// A match that goes on again has the same to say as before.
    void goesOnTheSame()
    {
        StagedPinale staged(3);
        staged.lookOn();
        std::vector<std::pair<Event, View>> past;
        State state = staged.stacked.state;
        const View first = state.view(0);
        const auto note = [&](const Event &event) { past.emplace_back(seenBy(event, 0), state.view(0)); };
        game::Random random(5);
        Policy player(opponents::Level::casual, 5);
        for (int moments = 0; moments < 4;) {
            if (state.awaitsPack()) {
                game::Random again = random;
                Pack pack = state.newPack();
                again.shuffle(pack);
                state.supply(pack, note);
                staged.supplyAny(random);
                continue;
            }
            const View view = state.view(state.toMove());
            if (view.seat == 0 && PinaleEstimate::fits(view) && random.once(6)) {
                ++moments;
                PinaleTable again;
                again.resume(first, {{.name = u"Ada"_s}, {.name = u"Bruno"_s}, {.name = u"Carla"_s}}, {}, {}, [&] {
                    for (const auto &[event, seen] : past)
                        QVERIFY(again.happened(event, seen));
                });
                same(*again.estimate(view).get(), *staged.table.estimate(view).get());
                same(*again.estimate(view).get(), PinaleEstimate(view, state.pile()));
            }
            const Move move = player.choose(view);
            QVERIFY(!state.apply(move, note));
            staged.playOn(move);
        }
    }

    /// The person's turn is gone through later with the same figures; where nothing but a draw could be done, it is
    /// no move to be judged.
    void isReviewed()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"3H 4H 5H 6H 7H KS KC 2C QS QD 5C JS TD"}, .up = "9C", .stock = "JC"});
        const View before = staged.stacked.state.view(0);
        QVERIFY(!staged.table.judged(staged.table.estimate(before), before, pinale::Draw()));
        staged.table.pressed(u"q"_s);
        staged.lookOn();
        QVERIFY(!staged.table.review()->begun());
        const View view = staged.stacked.state.view(0);
        const LazyEstimate hinted = staged.table.estimate(view);
        // No sensible player would.
        const Move made = Play{.discard = readable::frenchCards<Hand>("2C")[0]};
        const auto judged = staged.table.judged(hinted, view, made);
        QVERIFY(judged);
        const auto review = judged->choice.get()->copy();
        const auto hint = hinted.get()->copy();
        QVERIFY(estimateOf(judged->choice).move(0) == made);
        review->imagine(40);
        hint->imagine(40);
        for (std::size_t move = 0; move < hint->moves(); ++move) {
            const auto place = estimateOf(judged->choice).placeOf(estimateOf(hinted).move(move));
            QVERIFY(place);
            QCOMPARE(review->chance(*place), hint->chance(move));
        }
        QVERIFY(review->cost(0) > 0);
        QCOMPARE(review->done(0), u"You discarded the two of clubs"_s);
        QVERIFY(review->advised() != 0);
        staged.playOn(made);
        QVERIFY(staged.table.review()->begun());
    }

    /// What the next could do with the discard is told, where it is a fact.
    void aDiscardThatHelps()
    {
        StagedPinale staged(2);
        staged.dealAndLook(
            {.hands = {"9H KS KC 2C QS QD 5C JS TD 3C 4D 6D AC", "5H 6H 7H 8H 3S 4C 6S 8S TC JD QC KD AS"},
             .up = "9C",
             .stock = "JC JH 7S"});
        staged.table.pressed(u"q"_s);
        staged.lookOn();
        const auto card = [](const char *code) { return readable::frenchCards<Hand>(code)[0]; };
        staged.playOn(Play{.discard = card("3C")});
        staged.playOn(pinale::Draw());
        Meld run{.kind = Meld::Kind::run};
        for (const char *code : {"5H", "6H", "7H", "8H"})
            run.slots.push_back({.card = card(code), .as = card(code)});
        run.first = static_cast<std::int16_t>(placeOfFirst(card("5H")));
        staged.playOn(Play{.steps = {NewMeld{run}}, .discard = card("JH")});
        staged.playOn(pinale::Draw());
        const View view = staged.stacked.state.view(0);
        for (const char *code : {"9H", "7S"}) {
            const Move made = Play{.discard = card(code)};
            const auto estimate = staged.table.judged(staged.table.estimate(view), view, made)->choice.get()->copy();
            estimate->imagine(2);
            const QString reason = estimate->reason(0, {QString(), u"Ada"_s});
            QCOMPARE(reason.contains(u"Ada could take the 9 of hearts and lay it at once."_s), code[0] == '9');
            QCOMPARE(reason.contains(u" go out"_s), code[0] != '9');
        }
    }
};

SANDBOXED_TEST_MAIN(PinaleEstimateTest)

#include "pinale_estimate_test.moc"
