// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_pinale.h"
#include "words/face.h"
#include "words/language.h"

#include <QTest>

using namespace pinale;
using namespace Qt::StringLiterals;
using cards::Card;

namespace {

std::string codesOf(const Slots &slots)
{
    std::string codes;
    for (const Slot &slot : slots)
        codes += (codes.empty() ? "" : " ") + cards::french::code(slot.card);
    return codes;
}

/// It lays two wild cards at once that look alike: which of them stands for what is nobody's choice.
bool laysAlike(const Move &move)
{
    const auto *play = std::get_if<Play>(&move);
    return play != nullptr && std::any_of(play->steps.begin(), play->steps.end(), [](const Step &step) {
               Slots slots;
               if (const auto *fresh = std::get_if<NewMeld>(&step))
                   slots = fresh->meld.slots;
               else if (const auto *extend = std::get_if<Extend>(&step))
                   slots = extend->slots;
               const auto count = [&slots](bool (*kind)(Card)) {
                   return std::count_if(slots.begin(), slots.end(),
                                        [kind](const Slot &slot) { return slot.wild() && kind(slot.card); });
               };
               return count(isJoker) > 1 || count(isTwo) > 1;
           });
}

/// The cards of this step, after those before it in the turn.
void chooseFor(StagedPinale &staged, const Step &step, const View &view, const std::vector<Step> &before)
{
    if (const auto *fresh = std::get_if<NewMeld>(&step))
        return staged.choose(codesOf(fresh->meld.slots));
    if (const auto *extend = std::get_if<Extend>(&step))
        return staged.choose(codesOf(extend->slots));
    const auto &swap = std::get<Swap>(step);
    Turn turn(view.choice(), view.phase == Phase::draw);
    for (const Step &each : before)
        QVERIFY(!turn.apply(each));
    staged.choose(cards::french::code(turn.board()[swap.meld].slots[swap.slot].as));
}

/// Where the offer is that does this step; -1 where it is not offered.
int offerOf(StagedPinale &staged, const Step &step, const View &view, const std::vector<Step> &before)
{
    std::vector<Step> sofar = before;
    sofar.push_back(step);
    Turn wanted(view.choice(), view.phase == Phase::draw);
    for (const Step &each : sofar)
        if (wanted.apply(each))
            return -1;
    const auto &offers = staged.table.melding()->offers()->rows();
    const int meld = std::holds_alternative<NewMeld>(step) ? -1
        : std::holds_alternative<Extend>(step)             ? std::get<Extend>(step).meld
                                                           : std::get<Swap>(step).meld;
    for (std::size_t each = 0; each < offers.size(); ++each) {
        if (offers[each].meld != meld || (offers[each].slot >= 0) != std::holds_alternative<Swap>(step))
            continue;
        staged.table.perform(offers[each].action);
        // Of several ways to lay the same cards to one meld the right one is found by what lies there then.
        const std::size_t place = meld < 0 ? wanted.board().size() - 1 : static_cast<std::size_t>(meld);
        const Meld &meant = wanted.board()[place];
        const MeldRow &row = staged.table.melding()->melds()->rows().at(place);
        QStringList faces;
        QStringList standsFor;
        for (const Slot &slot : meant.slots) {
            faces << faceOf(Pinale::pack, slot.card);
            standsFor << (slot.wild() ? faceOf(Pinale::pack, slot.as) : QString());
        }
        if (row.faces == faces && row.standsFor == standsFor)
            return static_cast<int>(each);
        staged.table.perform(u"back"_s);
        chooseFor(staged, step, view, before);
    }
    return -1;
}

/// The person does at the table what the move is: draws or takes, chooses cards, lays them, and discards.
void doAtTheTable(StagedPinale &staged, const Move &move, game::Random &random)
{
    PinaleTable &table = staged.table;
    const View view = staged.stacked.state.view(0);
    const std::size_t before = staged.asked.size();
    if (const auto *cut = std::get_if<Cut>(&move)) {
        table.setCutAt(cut->at);
        table.perform(u"cut"_s);
    } else if (std::holds_alternative<Draw>(move)) {
        table.perform(u"draw"_s);
    } else {
        const Play &play = std::get<Play>(move);
        if (play.takes) {
            QCOMPARE(table.melding()->step(), Melding::Drawing);
            table.perform(u"take"_s);
        }
        std::vector<Step> sofar;
        for (const Step &step : play.steps) {
            chooseFor(staged, step, view, sofar);
            QVERIFY2(offerOf(staged, step, view, sofar) >= 0, readable::text(move).c_str());
            sofar.push_back(step);
            // Taken back and laid again it is the same.
            if (random.once(4)) {
                const auto melds = table.melding()->melds()->rows();
                const std::string hand = staged.hand();
                table.perform(u"back"_s);
                QVERIFY(table.melding()->melds()->rows() != melds);
                sofar.pop_back();
                chooseFor(staged, step, view, sofar);
                QVERIFY(offerOf(staged, step, view, sofar) >= 0);
                sofar.push_back(step);
                QVERIFY(table.melding()->melds()->rows() == melds);
                QCOMPARE(staged.hand(), hand);
            }
        }
        staged.choose(cards::french::code(play.discard));
        table.perform(u"discard"_s);
    }
    QCOMPARE(staged.asked.size(), before + 1);
    QVERIFY2(staged.asked.back() == move,
             (readable::text(staged.asked.back()) + " instead of " + readable::text(move)).c_str());
    staged.lookOn();
}

} // namespace

/// Whole matches of Pinale at its table: every move of the person is made with its cards and tickets.
class PinaleWholeMatchTest : public QObject
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
        QTest::addColumn<int>("seats");
        QTest::newRow("two") << Options{.end = Options::End::points1000} << 2;
        QTest::newRow("three, stock ends it")
            << Options{.stockOut = Options::StockOut::endHand, .end = Options::End::hands4} << 3;
        QTest::newRow("pairs, anticlockwise, any wilds") << Options{.teams = true,
                                                                    .direction = Options::Direction::anticlockwise,
                                                                    .wilds = Options::Wilds::none,
                                                                    .goOutBonus = 100,
                                                                    .end = Options::End::hands4}
                                                         << 4;
    }
    /// Every move of the person is made with the cards and tickets of the table, with steps taken back in between; what
    /// lies there is what the view says.
    void wholeMatches()
    {
        QFETCH(const Options, options);
        QFETCH(const int, seats);
        StagedPinale staged(seats, options);
        staged.lookOn();
        game::Random random(7);
        std::vector<Policy> players;
        for (int seat = 0; seat < seats; ++seat)
            players.emplace_back(opponents::Level::casual, static_cast<std::uint64_t>(seat) + 1);
        int steps = 0;
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
            Move move = random.once(4) ? Pinale::randomMove(staged.stacked.state, random)
                                       : players[game::at(mover)].choose(view);
            while (mover == 0 && laysAlike(move))
                move = Pinale::randomMove(staged.stacked.state, random);
            if (mover == 0) {
                if (const auto *play = std::get_if<Play>(&move))
                    steps += static_cast<int>(play->steps.size());
                doAtTheTable(staged, move, random);
            } else {
                staged.playOn(move);
            }
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(steps > 10);
        QCOMPARE(staged.table.stage(), Table::Over);
        for (const LogLine &line : staged.table.log()->rows())
            QVERIFY(!LogModel::text(line).isEmpty());
        const auto &rows = staged.table.melding()->counts()->rows();
        QCOMPARE(static_cast<int>(rows.size()), sidesOf(options, seats));
        const View view = staged.stacked.state.view(0);
        for (std::size_t side = 0; side < rows.size(); ++side) {
            QCOMPARE(rows[side].score, view.score[side]);
            QCOMPARE(rows[side].change, rows[side].melds - rows[side].left + rows[side].bonus);
        }
    }

private:
    static void looksRight(StagedPinale &staged)
    {
        PinaleTable &table = staged.table;
        const View view = staged.stacked.state.view(0);
        const QStringList stale = staged.stale();
        QVERIFY2(stale.isEmpty(), qPrintable(stale.join(u'\n')));
        if (view.phase == Phase::cut)
            return;
        QStringList lies = table.faces(u"hand"_s);
        QStringList held = facesOf(Pinale::pack, view.hand);
        lies.sort();
        held.sort();
        QCOMPARE(lies, held);
        QCOMPARE(table.zones()->find(u"stock"_s)->count, view.stock);
        QCOMPARE(table.faces(u"pile"_s), view.up.hidden() ? QStringList() : QStringList{faceOf(Pinale::pack, view.up)});
        const auto &melds = table.melding()->melds()->rows();
        QCOMPARE(melds.size(), view.board.size());
        std::vector<int> worth(static_cast<std::size_t>(sidesOf(view.options, view.seats)));
        for (std::size_t place = 0; place < melds.size(); ++place) {
            const Meld &meld = view.board[place];
            QCOMPARE(melds[place].side, static_cast<int>(meld.side));
            QCOMPARE(melds[place].worth, valueOf(meld, view.options));
            QCOMPARE(melds[place].faces.size(), static_cast<qsizetype>(meld.slots.size()));
            QCOMPARE(melds[place].standsFor.count(QString()), melds[place].faces.size() - meld.wilds());
            QVERIFY(melds[place].fresh.isEmpty());
            worth[static_cast<std::size_t>(meld.side)] += valueOf(meld, view.options);
        }
        const auto &sides = table.sides()->rows();
        QCOMPARE(sides.size(), worth.size());
        for (std::size_t side = 0; side < worth.size(); ++side) {
            QCOMPARE(sides[side].board, worth[side]);
            QCOMPARE(sides[side].score, view.score[side]);
        }
        for (game::Seat seat = 1; seat < view.seats; ++seat)
            QCOMPARE(staged.seat(seat).cards, static_cast<int>(staged.stacked.state.view(seat).hand.size()));
        const bool asked = view.toMove == 0 && (view.phase == Phase::draw || view.phase == Phase::play);
        QCOMPARE(table.melding()->step(),
                 !asked                          ? Melding::NotYours
                     : view.phase == Phase::draw ? Melding::Drawing
                                                 : Melding::Laying);
    }
};

SANDBOXED_TEST_MAIN(PinaleWholeMatchTest)

#include "pinale_whole_match_test.moc"
