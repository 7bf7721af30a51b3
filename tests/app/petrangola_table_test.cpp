// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/language.h"
#include "models/phrases.h"
#include "models/preferences.h"
#include "sandbox.h"
#include "staged_table.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;

namespace {

QStringList faces(const QString &codes)
{
    return codes.split(u' ', Qt::SkipEmptyParts);
}

const QStringList backs{u"back"_s, u"back"_s, u"back"_s};

/// All that a table shows, for comparing moments: a property or a role a line. With texts only those that are words.
QStringList everything(PetrangolaTable &table)
{
    QStringList lines;
    const QMetaObject *meta = table.metaObject();
    for (int index = meta->propertyOffset(); index < meta->propertyCount(); ++index) {
        QString value;
        QDebug(&value).nospace() << meta->property(index).read(&table);
        if (!value.contains(u"0x"_s))
            lines << QLatin1StringView(meta->property(index).name()) + u": "_s + value;
    }
    const auto addRows = [&lines](const QString &name, const QAbstractListModel &model) {
        for (int row = 0; row < model.rowCount(); ++row)
            for (const int role : model.roleNames().keys()) {
                QString value;
                QDebug(&value).nospace() << model.data(model.index(row), role);
                lines << u"%1 %2 %3: "_s.arg(name).arg(row).arg(role) + value;
            }
    };
    addRows(u"seats"_s, *table.seats());
    addRows(u"actions"_s, *table.actions());
    addRows(u"showdown"_s, *table.showdown());
    addRows(u"log"_s, *table.log());
    lines.sort();
    return lines;
}

/// The signals that a table sends for motion, in order, with their arguments.
class Motions
{
public:
    explicit Motions(PetrangolaTable &table)
    {
        const auto on = [&](auto signal, const auto &write) {
            QObject::connect(&table, signal, &m_guard,
                             [this, write](auto... arguments) { told << write(arguments...); });
        };
        const auto named = [](const char *name) {
            return [name](int seat) { return u"%1 %2"_s.arg(QLatin1StringView(name)).arg(seat); };
        };
        on(&PetrangolaTable::dealt, [] { return u"dealt"_s; });
        on(&PetrangolaTable::exposed, [] { return u"exposed"_s; });
        on(&PetrangolaTable::kept, named("kept"));
        on(&PetrangolaTable::knocked, named("knocked"));
        on(&PetrangolaTable::stayed, named("stayed"));
        on(&PetrangolaTable::handShown, named("handShown"));
        on(&PetrangolaTable::showdownReached, [] { return u"showdown"_s; });
        on(&PetrangolaTable::tokenLost, named("tokenLost"));
        on(&PetrangolaTable::tokenGained, named("tokenGained"));
        on(&PetrangolaTable::reentered, named("reentered"));
        on(&PetrangolaTable::ended, named("ended"));
        on(&PetrangolaTable::turnedForDealer, [](int index, int seat, const QString &card) {
            return u"turned %1 %2 %3"_s.arg(index).arg(seat).arg(card);
        });
        on(&PetrangolaTable::exchanged,
           [](int seat, const QList<int> &hand, const QList<int> &monte, const QStringList &give,
              const QStringList &take) {
               const auto numbers = [](const QList<int> &list) {
                   QStringList words;
                   for (const int each : list)
                       words << QString::number(each);
                   return words.join(u',');
               };
               return u"exchanged %1 hand %2 monte %3 give %4 take %5"_s.arg(seat).arg(
                   numbers(hand), numbers(monte), give.join(u','), take.join(u','));
           });
    }
    QStringList told;

private:
    QObject m_guard;
};

/// What was refused last, and how often.
class Refusals
{
public:
    explicit Refusals(PetrangolaTable &table)
    {
        QObject::connect(&table, &PetrangolaTable::refused, &m_guard, [this](const QString &why) { all << why; });
    }
    QStringList all;
    [[nodiscard]] QString take() { return all.isEmpty() ? QString() : all.takeLast(); }

private:
    QObject m_guard;
};

} // namespace

class PetrangolaTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Preferences &preferences = Preferences::instance();
        preferences.setMotion(false);
        preferences.setPace(Preferences::noPause);
        preferences.setConfirmKnock(false);
        preferences.setNextDealByItself(false);
        Language::instance().choose(u"en"_s);
    }

    // ------------------------------------------------------------ the course of a match

    void goesThroughTheStages()
    {
        StagedTable staged(2, {.tokens = 2, .reentries = 1});
        PetrangolaTable &table = staged.table;
        QStringList stages;
        connect(&table, &PetrangolaTable::stageChanged, this, [&] {
            stages << QString::fromLatin1(QMetaEnum::fromType<PetrangolaTable::Stage>().valueToKey(table.stage()));
        });
        QCOMPARE(table.stage(), PetrangolaTable::NoMatch);
        staged.findFirstDealer(1);
        QCOMPARE(stages, u"FirstDealer"_s.split(u' '));
        staged.supply({.hands = {"KD HC JS", ""}, .aside = "AC KC 2B", .cutAt = 5});
        QCOMPARE(table.stage(), PetrangolaTable::Cut);
        staged.play(Cut{5});
        QCOMPARE(table.stage(), PetrangolaTable::DealersChoice);
        staged.play(Keep{});
        QCOMPARE(table.stage(), PetrangolaTable::Turn);
        QVERIFY(table.yourTurn());
        staged.play(Stay{});
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
        QVERIFY(staged.showing());
        table.perform(u"next"_s);
        QVERIFY(!staged.showing());
        staged.settle({"KD HC JS", "AC KC 2B"}); // now the person deals
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Reentry);
        QVERIFY(table.yourTurn());
        table.perform(u"leave"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Over);
        QCOMPARE(
            stages,
            u"FirstDealer Cut DealersChoice Turn Showdown Cut DealersChoice Turn Showdown Reentry Over"_s.split(u' '));
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    /// Bindings are told of each change, also of those that only another match brings.
    void tellsOfEveryChange()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 1, .stake = 0});
        staged.findFirstDealer(2);
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.dealAndExpose({"AD 7D 2C", "KC HC 2S", "4S 5B JB"}, "3D 5C 6S");
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.exchange("2C", "3D");
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.play(Knock{});
        staged.play(Stay{});
        staged.play(Stay{});
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.table.perform(u"next"_s);
        QCOMPARE(staged.table.stage(), PetrangolaTable::Reentry);
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.play(Reenter{}); // a stake of nothing is one more stake all the same
        QCOMPARE(staged.table.stakesInPool(), 4);
        QCOMPARE(staged.stale().join(u'\n'), QString());

        // Another match is laid at the same table.
        const State another(Options{.stake = 500}, 5);
        staged.table.open(another.view(0), std::vector<PetrangolaTable::Guest>(5), u"other"_s, {});
        QCOMPARE(staged.table.poolText(), u"25.00 €"_s);
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.table.close();
        QCOMPARE(staged.table.seatCount(), 0);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void findsTheFirstDealer()
    {
        StagedTable staged(3);
        const Motions motions(staged.table);
        staged.findFirstDealer(2);
        QCOMPARE(motions.told, (QStringList{u"turned 0 0 2D"_s, u"turned 1 1 3D"_s, u"turned 2 2 AD"_s}));
        QCOMPARE(staged.table.drawn(), faces(u"2D 3D AD"_s));
        QCOMPARE(staged.table.commitment(), u"commitment"_s);
        QVERIFY(staged.seat(2).dealer);
        QCOMPARE(staged.lastLine(), u"Bruno deals first"_s);
        staged.supply({});
        QCOMPARE(staged.table.drawn(), QStringList());
    }

    void turnsOneCardAfterTheOtherAndSkips()
    {
        Preferences::instance().setMotion(true);
        Preferences::instance().setPace(1);
        {
            StagedTable staged(3);
            staged.findFirstDealer(2);
            QVERIFY(staged.showing());
            QCOMPARE(staged.table.drawn(), faces(u"2D"_s)); // the dealer is not told before the ace
            QTRY_COMPARE(staged.table.drawn(), faces(u"2D 3D AD"_s));
            QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        }
        StagedTable staged(3);
        staged.findFirstDealer(2);
        QCOMPARE(staged.offered(), QStringList{u"skip"_s});
        QCOMPARE(staged.ticket(u"skip"_s).key, u"Enter"_s);
        staged.table.pressed(u"enter"_s);
        QVERIFY(!staged.showing());
        staged.supply({});
        QCOMPARE(staged.table.stage(), PetrangolaTable::Cut);
        QTest::qWait(250); // no card is turned any more
        QCOMPARE(staged.table.drawn(), QStringList());
    }

    void letsThePersonCut()
    {
        StagedTable staged(3);
        staged.findFirstDealer(1);
        staged.supply({.cutAt = 20});
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        QVERIFY(table.yourTurn());
        QCOMPARE(table.notice(), u"Cut the pack for Ada"_s);
        QCOMPARE(staged.offered(), QStringList{u"cut"_s});
        QCOMPARE(table.cutMost(), 39);
        table.setCutAt(1);
        QCOMPARE(staged.ticket(u"cut"_s).note, u"1 card goes to the bottom"_s);
        table.setCutAt(0);
        QCOMPARE(table.cutAt(), 1);
        table.setCutAt(40);
        QCOMPARE(table.cutAt(), 39);
        QCOMPARE(staged.ticket(u"cut"_s).note, u"39 cards go to the bottom"_s);
        QCOMPARE(table.hand(), QStringList());
        table.pressed(u"k"_s);
        QCOMPARE(refusals.take(), u"First cut the pack."_s);
        table.toggleHand(0);
        QCOMPARE(refusals.take(), u"First cut the pack."_s);
        table.setCutAt(20);
        table.pressed(u"enter"_s);
        QCOMPARE(staged.asked, std::vector<Move>{Cut{20}});
        QCOMPARE(table.stage(), PetrangolaTable::DealersChoice);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void hidesTheDealersHandUntilTheChoice()
    {
        StagedTable staged(3);
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        const Motions motions(table);
        staged.findFirstDealer(0);
        staged.deal({.hands = {"AD KD HD", "", ""}, .aside = "5C 6C 2S"});
        QCOMPARE(motions.told.constLast(), u"dealt"_s);
        QVERIFY(table.dealerIsYou());
        QVERIFY(table.yourTurn());
        QCOMPARE(table.hand(), backs);
        QCOMPARE(table.handValue(), QString());
        QCOMPARE(table.aside(), faces(u"5C 6C 2S"_s));
        QCOMPARE(table.monte(), QStringList());
        QCOMPARE(table.notice(), u"You deal: expose these three, or keep them?"_s);
        QCOMPARE(staged.offered(), (QStringList{u"expose"_s, u"keep"_s}));
        QCOMPARE(staged.ticket(u"keep"_s).note, u"you stay with 11 in cups"_s);
        QCOMPARE(staged.ticket(u"expose"_s).tone, u"red"_s);
        for (const QString &action : {u"knock"_s, u"exchange"_s, u"stay"_s, u"cut"_s, u"reenter"_s}) {
            table.perform(action);
            QCOMPARE(refusals.take(), u"First expose the three cards or keep them."_s);
        }
        table.toggleHand(0);
        QCOMPARE(refusals.take(), u"First expose the three cards or keep them."_s);
        QCOMPARE(staged.stale().join(u'\n'), QString());
        table.perform(u"expose"_s);
        QCOMPARE(table.hand(), faces(u"AD KD HD"_s));
        QCOMPARE(table.handValue(), u"sequence to the ace of coins"_s);
        QCOMPARE(table.monte(), faces(u"5C 6C 2S"_s));
        QCOMPARE(table.aside(), QStringList());
        QCOMPARE(motions.told.constLast(), u"exposed"_s);
        QVERIFY(!table.yourTurn());
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void letsThePersonKeep()
    {
        StagedTable staged(3);
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(0);
        staged.deal({.hands = {"5C 6C 2S", "", ""}, .aside = "AD KD HD"});
        table.pressed(u"k"_s);
        QCOMPARE(staged.asked, std::vector<Move>{Keep{}});
        QCOMPARE(table.hand(), faces(u"AD KD HD"_s));
        QCOMPARE(table.monte(), faces(u"5C 6C 2S"_s));
        QCOMPARE(motions.told.constLast(), u"kept 0"_s);
        QVERIFY(staged.seat(0).knocked);
        QCOMPARE(staged.seat(0).said, QString()); // one needs no bubble for oneself
        QCOMPARE(table.notice(), u"You knocked · last turn for Ada"_s);
        QCOMPARE(staged.lastLine(), u"You keep the three; on the table: 5 of cups, 6 of cups and 2 of swords"_s);
    }

    void watchesAnotherDealer()
    {
        StagedTable staged(3);
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        staged.findFirstDealer(1);
        staged.supply({.hands = {"4D 5D 2C"}, .aside = "AD KD HD", .cutAt = 3});
        staged.play(Cut{3});
        QCOMPARE(table.hand(), faces(u"4D 5D 2C"_s));
        QCOMPARE(table.aside(), backs);
        QVERIFY(!table.yourTurn());
        QCOMPARE(staged.offered(), QStringList());
        QCOMPARE(table.notice(), u"Ada deals and looks at three cards"_s);
        QCOMPARE(staged.seat(1).cards, 3);
        table.pressed(u"enter"_s);
        QCOMPARE(refusals.all.size(), 0); // there is no ticket that Enter could mean
        table.pressed(u"k"_s);
        QCOMPARE(refusals.take(), u"First Ada looks at three cards."_s);
        staged.play(Keep{});
        QCOMPARE(table.aside(), QStringList());
        QCOMPARE(staged.seat(1).said, u"I keep them!"_s);
        QVERIFY(staged.seat(1).loud);
        QCOMPARE(staged.seat(1).shown, QStringList());
        QCOMPARE(table.notice(), u"Last turn: Ada knocked"_s);
        staged.play(Stay{});
        QCOMPARE(staged.seat(2).said, u"stays"_s);
        QCOMPARE(table.notice(), u"Your last turn: Ada knocked"_s);
    }

    // ------------------------------------------------------------ the person's turn

    void tellsWhatAnExchangeWouldMake()
    {
        StagedTable staged(2);
        PetrangolaTable &table = staged.table;
        const QSignalSpy selection(&table, &PetrangolaTable::selectionChanged);
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD KD 2C", ""}, "HD 3S 4B");
        staged.obeys = false;
        QCOMPARE(table.notice(), u"Your turn · deal 1, lap 1"_s);
        QCOMPARE(table.handValue(), u"21 in coins"_s);
        QCOMPARE(staged.offered(), (QStringList{u"exchange"_s, u"knock"_s, u"shirt"_s}));
        ActionRow exchange = staged.ticket(u"exchange"_s);
        QVERIFY(!exchange.possible);
        QCOMPARE(exchange.label, u"Exchange"_s);
        QCOMPARE(exchange.note, u"choose cards to exchange"_s);
        QCOMPARE(staged.ticket(u"knock"_s).note, u"you stay with 21 in coins"_s);
        QCOMPARE(staged.ticket(u"shirt"_s).note, u"and knock with 10 in coins"_s);

        table.toggleHand(2);
        QCOMPARE(table.handSelection(), 0b100);
        QCOMPARE(staged.ticket(u"exchange"_s).note, u"choose 1 more of the monte"_s);
        table.pressed(u"q"_s);
        QCOMPARE(table.monteSelection(), 0b001);
        exchange = staged.ticket(u"exchange"_s);
        QVERIFY(exchange.possible);
        QCOMPARE(exchange.label, u"Exchange 1"_s);
        QCOMPARE(exchange.note, u"makes sequence to the ace of coins"_s);
        QCOMPARE(exchange.tone, u"red"_s);
        table.toggleMonte(1);
        QCOMPARE(staged.ticket(u"exchange"_s).note, u"choose 1 more of yours"_s);
        QVERIFY(!staged.ticket(u"exchange"_s).possible);
        table.pressed(u"1"_s);
        QCOMPARE(staged.ticket(u"exchange"_s).label, u"Exchange 2"_s);
        QCOMPARE(staged.ticket(u"exchange"_s).note, u"makes 20 in coins"_s);
        table.pressed(u"2"_s);
        table.pressed(u"e"_s);
        QCOMPARE(table.handSelection(), 0b111);
        QCOMPARE(staged.ticket(u"exchange"_s).label, u"Shirt change"_s);
        QCOMPARE(staged.ticket(u"exchange"_s).note, u"and knock with 10 in coins"_s);
        QCOMPARE(selection.size(), 6);

        // No such cards; the fourth keys are for games of four.
        for (const QString &key : {u"4"_s, u"r"_s})
            table.pressed(key);
        for (const int slot : {-1, 3, 31, 1000}) {
            table.toggleHand(slot);
            table.toggleMonte(slot);
        }
        QCOMPARE(selection.size(), 6);
        table.toggleHand(0);
        QCOMPARE(table.handSelection(), 0b110);
        table.clearSelection();
        QCOMPARE(table.handSelection(), 0);
        QCOMPARE(table.monteSelection(), 0);
        QCOMPARE(staged.ticket(u"exchange"_s).note, u"choose cards to exchange"_s);
        QCOMPARE(staged.asked.size(), 0U);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void exchangesWhatIsChosen()
    {
        StagedTable staged(2);
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD 5C KD", "2S 4C 6B"}, "3S HD 4B");
        table.pressed(u"2"_s);
        table.pressed(u"w"_s);
        table.pressed(u"space"_s);
        QCOMPARE(table.hand(), faces(u"AD HD KD"_s));
        QCOMPARE(table.monte(), faces(u"3S 5C 4B"_s));
        QCOMPARE(motions.told.constLast(), u"exchanged 0 hand 1 monte 1 give 5C take HD"_s);
        QCOMPARE(table.handSelection(), 0);
        QCOMPARE(table.monteSelection(), 0);
        QCOMPARE(staged.lastLine(), u"You exchange 1: 5 of cups for horse of coins"_s);
        // Another's slots lie face down: they count from the first.
        staged.exchange("6B 2S", "4B 3S");
        QCOMPARE(table.monte(), faces(u"2S 5C 6B"_s));
        QCOMPARE(motions.told.constLast(), u"exchanged 1 hand 0,1 monte 2,0 give 6B,2S take 4B,3S"_s);
        QCOMPARE(staged.seat(1).said, u"exchanges 2"_s);
        QVERIFY(!staged.seat(1).loud);
        QCOMPARE(table.notice(), u"Your turn · deal 1, lap 2"_s);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    /// In two packs equal cards lie in several slots, some given and some taken.
    void exchangesEqualCardsToTheRightSlots()
    {
        StagedTable staged(2, {.packs = 2});
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD AD KD", ""}, "KD 2S 2S");
        table.toggleHand(0);
        table.toggleHand(1);
        table.toggleMonte(1);
        table.toggleMonte(2);
        table.perform(u"exchange"_s);
        QCOMPARE(table.hand(), faces(u"2S 2S KD"_s));
        QCOMPARE(table.monte(), faces(u"KD AD AD"_s));
        QCOMPARE(motions.told.constLast(), u"exchanged 0 hand 0,1 monte 1,2 give AD,AD take 2S,2S"_s);
    }

    void changesTheShirt()
    {
        StagedTable staged(3);
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(2);
        staged.dealAndExpose({"AD 5C 2D", "2S 4C 6B", ""}, "3S HD 4B");
        table.pressed(u"c"_s);
        QCOMPARE(table.hand(), faces(u"3S HD 4B"_s));
        QCOMPARE(table.monte(), faces(u"AD 5C 2D"_s));
        QCOMPARE(motions.told.mid(motions.told.size() - 2),
                 (QStringList{u"exchanged 0 hand 0,1,2 monte 0,1,2 give AD,5C,2D take 3S,HD,4B"_s, u"knocked 0"_s}));
        QVERIFY(staged.seat(0).knocked);
        // After a knock it is no knock.
        staged.exchange("2S 4C 6B", "AD 5C 2D");
        QCOMPARE(motions.told.constLast(), u"exchanged 1 hand 0,1,2 monte 0,1,2 give 2S,4C,6B take AD,5C,2D"_s);
        QCOMPARE(staged.seat(1).said, u"exchanges all three"_s);
        QVERIFY(!staged.seat(1).loud);
    }

    void offersTheLastTurn()
    {
        StagedTable staged(2);
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        staged.findFirstDealer(0);
        staged.deal({.hands = {"5C 6C 2S", "AC KC 2D"}, .aside = "3S HD 4B"});
        table.perform(u"expose"_s);
        staged.play(Knock{});
        QCOMPARE(staged.seat(1).said, u"I knock!"_s);
        QVERIFY(staged.seat(1).loud);
        QCOMPARE(staged.offered(), (QStringList{u"exchange"_s, u"stay"_s, u"shirt"_s}));
        QCOMPARE(staged.ticket(u"stay"_s).note, u"you stay with 11 in cups"_s);
        QCOMPARE(staged.ticket(u"shirt"_s).note, u"all three: 10 in coins"_s);
        table.pressed(u"k"_s);
        QCOMPARE(refusals.take(), u"Ada has knocked already: say that you stay."_s);
        table.pressed(u"s"_s);
        QCOMPARE(staged.asked, (std::vector<Move>{Expose{}, Stay{}}));
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
    }

    void asksBeforeAKnockWhereThatIsWanted()
    {
        Preferences::instance().setConfirmKnock(true);
        StagedTable staged(2);
        PetrangolaTable &table = staged.table;
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD KD 2C", ""}, "HD 3S 4B");
        table.pressed(u"k"_s);
        QVERIFY(staged.asked.empty());
        QCOMPARE(staged.ticket(u"knock"_s).label, u"Really knock?"_s);
        table.clearSelection(); // Esc thinks again
        QCOMPARE(staged.ticket(u"knock"_s).label, u"Knock"_s);
        table.pressed(u"k"_s);
        table.toggleHand(0); // so does going on with the cards
        QCOMPARE(staged.ticket(u"knock"_s).label, u"Knock"_s);
        table.pressed(u"k"_s);
        QVERIFY(staged.asked.empty());
        table.pressed(u"k"_s);
        QCOMPARE(staged.asked, std::vector<Move>{Knock{}});
    }

    // ------------------------------------------------------------ what is refused

    /// Whatever is tried at a wrong moment is refused with a reason that makes sense, and changes nothing.
    void refusesEverythingWrong()
    {
        StagedTable staged(2, {.tokens = 1, .reentries = 1});
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        const QStringList all{u"cut"_s,   u"expose"_s,   u"keep"_s,    u"knock"_s, u"stay"_s,
                              u"shirt"_s, u"exchange"_s, u"reenter"_s, u"leave"_s};
        const auto tryAllBut = [&](const QStringList &possible) {
            const std::size_t before = staged.asked.size();
            for (const QString &action : all) {
                if (possible.contains(action))
                    continue;
                const QStringList was = everything(table);
                table.perform(action);
                QVERIFY2(refusals.all.size() == 1, qPrintable(action));
                const QString why = refusals.take();
                QVERIFY2(!why.isEmpty() && why.endsWith(u'.'), qPrintable(action + u": "_s + why));
                QVERIFY2(!why.contains(u"You's"_s), qPrintable(action + u": "_s + why));
                QCOMPARE(everything(table), was);
            }
            QCOMPARE(staged.asked.size(), before);
            table.perform(u"no such thing"_s);
            table.pressed(u"no such key"_s);
            table.pressed(QString());
            table.perform(u"skip"_s);
            table.perform(u"fast"_s);
            QCOMPARE(staged.asked.size(), before);
            QCOMPARE(refusals.all.size(), 0);
        };
        tryAllBut({});
        staged.findFirstDealer(1);
        tryAllBut({});
        staged.supply({.hands = {"KD HC JS", ""}, .aside = "AC KC 2B", .cutAt = 5});
        tryAllBut({u"cut"_s});
        staged.play(Cut{5});
        tryAllBut({});
        staged.play(Expose{});
        tryAllBut({u"knock"_s, u"shirt"_s});
        staged.play(Knock{});
        tryAllBut({});
        staged.play(Stay{});
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
        tryAllBut({});
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Reentry);
        QVERIFY(table.yourTurn());
        tryAllBut({u"reenter"_s, u"leave"_s});
        table.perform(u"leave"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Over);
        tryAllBut({});
    }

    void saysWhyATurnIsNotYours()
    {
        StagedTable staged(3);
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        table.toggleHand(0);
        QCOMPARE(refusals.take(), u"That cannot be done now."_s);
        staged.findFirstDealer(2);
        staged.supply({.hands = {"AD KD 2C", "5C 6C 3B", ""}, .aside = "HD 3S 4B", .cutAt = 3});
        table.toggleHand(0);
        QCOMPARE(refusals.take(), u"First Ada cuts the pack."_s);
        staged.play(Cut{3});
        staged.play(Expose{});
        table.perform(u"exchange"_s);
        QCOMPARE(refusals.take(), u"Choose a card of yours and one of the monte."_s);
        table.toggleHand(0);
        table.perform(u"exchange"_s);
        QCOMPARE(refusals.take(), u"Choose as many cards of yours as of the monte."_s);
        table.perform(u"stay"_s);
        QCOMPARE(refusals.take(), u"Nobody has knocked yet, and there is no pass: exchange a card or knock."_s);
        table.toggleMonte(0);
        table.perform(u"exchange"_s);
        QVERIFY(refusals.all.isEmpty());
        table.toggleMonte(0);
        QCOMPARE(refusals.take(), u"It is Ada's turn."_s);
        staged.play(Knock{});
        staged.play(Stay{});
        staged.play(Stay{});
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
        table.toggleMonte(0);
        QCOMPARE(refusals.take(), u"The deal is over: go on to the next."_s);
    }

    /// While a move is still shown one may be quick, but is not told that it is "You's turn".
    void refusesWhatComesBeforeTheTableIsReady()
    {
        Preferences::instance().setMotion(true);
        StagedTable staged(2);
        Refusals refusals(staged.table);
        staged.findFirstDealer(1);
        staged.table.perform(u"skip"_s);
        staged.deal({.hands = {"AD KD 2C", "HD 5C 6S"}, .aside = "JD 3S 4B"});
        QVERIFY(staged.showing());
        staged.table.toggleHand(0);
        QVERIFY2(refusals.take().startsWith(u"First Ada looks"_s), "while dealing");
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        staged.play(Expose{});
        if (staged.showing()) {
            staged.table.toggleHand(0);
            QCOMPARE(refusals.take(), u"That cannot be done now."_s);
        }
        QTRY_VERIFY_WITH_TIMEOUT(staged.table.yourTurn(), 10'000);
        staged.exchange("2C", "3S");
        QVERIFY(staged.showing());
        staged.table.toggleHand(0);
        QCOMPARE(refusals.take(), u"That cannot be done now."_s);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        staged.exchange("HD", "2C");
        QVERIFY(staged.showing());
        staged.table.toggleHand(0);
        QCOMPARE(refusals.take(), u"It is Ada's turn."_s);
        QTRY_VERIFY_WITH_TIMEOUT(staged.table.yourTurn(), 10'000);
    }

    // ------------------------------------------------------------ showdown

    void ranksTheHands()
    {
        StagedTable staged(5, {.tokens = 2});
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(4);
        staged.settle({"KD HC JS", "AD AC AS", "KB HD JC", "2D 2C 2S", "7B 6B JB"});
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
        QCOMPARE(table.notice(), QString());
        const auto &rows = table.showdown()->rows();
        QList<int> seats;
        QList<int> places;
        for (const ShowdownRow &row : rows) {
            seats << row.seat;
            places << row.place;
        }
        QCOMPARE(seats, (QList<int>{1, 4, 3, 0, 2}));
        QCOMPARE(places, (QList<int>{1, 2, 3, 4, 4}));
        const auto role = [&](int row, ShowdownModel::Role what) {
            return table.showdown()->data(table.showdown()->index(row), what);
        };
        QCOMPARE(role(0, ShowdownModel::ValueRole).toString(), u"three aces"_s);
        QVERIFY(role(0, ShowdownModel::GainedRole).toBool());
        QVERIFY(!role(0, ShowdownModel::LoserRole).toBool());
        QCOMPARE(role(0, ShowdownModel::TokensRole).toInt(), 3);
        QCOMPARE(role(3, ShowdownModel::CardsRole).toStringList(), faces(u"KD HC JS"_s));
        QCOMPARE(role(3, ShowdownModel::CountingRole).value<QList<bool>>(), (QList<bool>{true, false, false}));
        QVERIFY(role(3, ShowdownModel::OwnRole).toBool());
        QVERIFY(!role(4, ShowdownModel::OwnRole).toBool());
        QVERIFY(role(3, ShowdownModel::LoserRole).toBool());
        QVERIFY(role(4, ShowdownModel::LoserRole).toBool());
        QVERIFY(!role(2, ShowdownModel::LoserRole).toBool());
        QCOMPARE(role(3, ShowdownModel::TokensRole).toInt(), 1);
        QCOMPARE(role(3, ShowdownModel::NameRole).toString(), u"You"_s);
        QCOMPARE(role(4, ShowdownModel::PortraitRole).toString(), u"portrait2"_s);
        QCOMPARE(table.showdownTitle(), u"A token each from you and Bruno"_s);
        QCOMPARE(table.showdownText(), u"They share the lowest hand: 10 points."_s);
        QCOMPARE(motions.told.mid(motions.told.indexOf(u"showdown"_s)),
                 (QStringList{u"showdown"_s, u"tokenLost 0"_s, u"tokenLost 2"_s, u"tokenGained 1"_s}));
        for (int seat = 0; seat < 5; ++seat) {
            QCOMPARE(staged.seat(seat).cards, 0);
            QCOMPARE(staged.seat(seat).shown.size(), 3);
        }
        QCOMPARE(staged.offered(), QStringList{u"next"_s});
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void tellsWhoPays_data()
    {
        QTest::addColumn<QStringList>("hands");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const QStringList &hands, int tokens, const QString &title,
                            const QString &text) { QTest::newRow(name) << hands << tokens << title << text; };
        const QStringList own{u"KD HC JS"_s, u"AC KC 2B"_s, u"AD 7D 2C"_s};
        const QStringList other{u"AC KC 2B"_s, u"KD HC JS"_s, u"AD 7D 2C"_s};
        row("own", own, 3, u"You lose a token"_s, u"The lowest hand is yours: 10 in coins. You have 2 left."_s);
        row("own, one left", own, 2, u"You lose a token"_s,
            u"The lowest hand is yours: 10 in coins. You have 1 left."_s);
        row("own last", own, 1, u"You lose a token"_s,
            u"The lowest hand is yours: 10 in coins. That was your last token."_s);
        row("another's", other, 3, u"Ada loses a token"_s, u"The lowest hand: 10 in coins. There are 2 left."_s);
        row("another's, one left", other, 2, u"Ada loses a token"_s,
            u"The lowest hand: 10 in coins. There is 1 left."_s);
        row("another's last", other, 1, u"Ada loses a token"_s,
            u"The lowest hand: 10 in coins. That was the last token."_s);
        row("many", {u"AC KC 2B"_s, u"KD HC JS"_s, u"KB HD JC"_s}, 3, u"A token each from Ada and Bruno"_s,
            u"They share the lowest hand: 10 points."_s);
        row("all", {u"JD HC KS"_s, u"KD HB JS"_s, u"KB HD JC"_s}, 3, u"A token each from you, Ada and Bruno"_s,
            u"They share the lowest hand: 10 points."_s);
    }
    void tellsWhoPays()
    {
        QFETCH(const QStringList, hands);
        QFETCH(const int, tokens);
        QFETCH(const QString, title);
        QFETCH(const QString, text);
        StagedTable staged(3, {.tokens = tokens, .reentries = 0});
        staged.findFirstDealer(2);
        std::vector<std::string> codes;
        for (const QString &hand : hands)
            codes.push_back(hand.toStdString());
        staged.settle(codes);
        QCOMPARE(staged.table.showdownTitle(), title);
        QCOMPARE(staged.table.showdownText(), text);
    }

    /// P-6, in two packs: everybody may have three aces, and then nobody pays.
    void tellsThatNobodyPays()
    {
        StagedTable staged(2, {.packs = 2});
        const Motions motions(staged.table);
        staged.findFirstDealer(1);
        staged.settle({"AD AC AS", "AD AC AS"});
        QCOMPARE(staged.table.showdownTitle(), u"Nobody pays"_s);
        QCOMPARE(staged.table.showdownText(), u"Three aces never pay."_s);
        QCOMPARE(staged.seat(0).tokens, 4);
        QCOMPARE(motions.told.mid(motions.told.size() - 2), (QStringList{u"tokenGained 0"_s, u"tokenGained 1"_s}));
    }

    void showsAPetrangolaOnTheKnock()
    {
        StagedTable staged(3, {.showOnKnock = true});
        const Motions motions(staged.table);
        staged.findFirstDealer(2);
        staged.dealAndExpose({"AD KD 2C", "7C 7S 7B", ""}, "HD 3S 4B");
        staged.exchange("2C", "HD");
        staged.play(Knock{});
        QCOMPARE(motions.told.mid(motions.told.size() - 2), (QStringList{u"knocked 1"_s, u"handShown 1"_s}));
        QCOMPARE(staged.seat(1).shown, faces(u"7C 7S 7B"_s));
        QCOMPARE(staged.seat(1).cards, 0);
        QCOMPARE(staged.lastLine(), u"Ada shows a petrangola: three sevens"_s);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void dealsOnByItselfWhereThatIsWanted()
    {
        Preferences::instance().setNextDealByItself(true);
        StagedTable staged(2);
        staged.findFirstDealer(1);
        staged.settle({"KD HC JS", "AC KC 2B"});
        QVERIFY(staged.showing());
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
    }

    void waitsForAWordBeforeTheNextDeal()
    {
        StagedTable staged(2);
        staged.findFirstDealer(1);
        staged.settle({"KD HC JS", "AC KC 2B"});
        QTest::qWait(200);
        QVERIFY(staged.showing());
        staged.table.pressed(u"enter"_s);
        QVERIFY(!staged.showing());
        staged.table.pressed(u"enter"_s); // twice is once
        staged.supply({});
        QCOMPARE(staged.table.stage(), PetrangolaTable::Cut);
    }

    // ------------------------------------------------------------ re-entry, watching, the end

    void asksForAReentry()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 1, .stake = 250});
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(2);
        staged.settle({"KD HC JS", "AC KC 2B", "AD 7D 2C"});
        QVERIFY(!table.watching());
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Reentry);
        QVERIFY(!table.watching());
        QCOMPARE(table.notice(), u"You are out of tokens"_s);
        QCOMPARE(table.reentryText(),
                 u"You have lost your last token. For another stake of 2.50 € you come back with 1 token."_s);
        QCOMPARE(staged.offered(), (QStringList{u"reenter"_s, u"leave"_s}));
        QCOMPARE(staged.ticket(u"reenter"_s).note, u"for 2.50 €"_s);
        QCOMPARE(table.poolText(), u"7.50 €"_s);
        table.pressed(u"enter"_s);
        QCOMPARE(staged.asked, std::vector<Move>{Reenter{}});
        QCOMPARE(table.poolText(), u"10.00 €"_s);
        QCOMPARE(table.stakesInPool(), 4);
        QCOMPARE(staged.seat(0).tokens, 1);
        QVERIFY(motions.told.contains(u"reentered 0"_s));
        QCOMPARE(staged.lastLine(), u"You re-enter with 1 token"_s);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void tellsOfAnothersReentry()
    {
        StagedTable staged(4, {.tokens = 1, .reentries = 1});
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        staged.findFirstDealer(3);
        staged.settle({"AC KC 2B", "KD HC JS", "KB HD JC", "AD 7D 2C"});
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Reentry);
        QVERIFY(!table.yourTurn());
        QCOMPARE(table.notice(), u"Ada may re-enter"_s);
        QCOMPARE(table.reentryText(), u"Ada has lost the last token and may pay another stake."_s);
        QCOMPARE(staged.offered(), QStringList());
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.play(Reenter{});
        QCOMPARE(staged.seat(1).said, u"I'm back in"_s);
        QCOMPARE(table.notice(), u"Bruno may re-enter"_s);
        QCOMPARE(staged.stale().join(u'\n'), QString()); // the stage is the same, the texts are not
        staged.play(Leave{});
        QCOMPARE(staged.seat(2).said, u"I'm out"_s);
        QVERIFY(staged.seat(2).out);
        QCOMPARE(staged.lastLine(), u"Bruno is out"_s);
    }

    void letsThePersonWatch()
    {
        StagedTable staged(4, {.tokens = 1, .reentries = 1});
        PetrangolaTable &table = staged.table;
        staged.findFirstDealer(3);
        staged.settle({"KD HC JS", "AC KC 2B", "AD 7D 2C", "AS 7S 3B"});
        table.perform(u"next"_s);
        table.pressed(u"s"_s);
        QCOMPARE(staged.asked, std::vector<Move>{Leave{}});
        staged.supply({.cutAt = 4});
        QVERIFY(table.watching());
        QVERIFY(staged.seat(0).out);
        QCOMPARE(table.hand(), QStringList());
        QCOMPARE(staged.offered(), (QStringList{u"fast"_s, u"home"_s}));
        staged.play(Cut{4});
        QCOMPARE(table.hand(), QStringList());
        QCOMPARE(table.aside(), backs);
        QVERIFY(table.watching());
        QCOMPARE(staged.offered(), (QStringList{u"fast"_s, u"home"_s}));
        QCOMPARE(staged.stale().join(u'\n'), QString());

        const QSignalSpy home(&table, &PetrangolaTable::homeWanted);
        table.perform(u"home"_s);
        QCOMPARE(home.size(), 1);
        QCOMPARE(staged.ticket(u"fast"_s).label, u"Fast"_s);
        table.perform(u"fast"_s);
        QCOMPARE(staged.ticket(u"fast"_s).label, u"Unhurried"_s);
        Preferences::instance().setPace(0);
        Preferences::instance().setMotion(true);
        QCOMPARE(table.thinkingTime(staged.stacked.state.view(0)).count(), 0);
        staged.play(Expose{}); // nothing has to be waited for
        QVERIFY(!staged.showing());
        table.pressed(u"enter"_s);
        QCOMPARE(staged.ticket(u"fast"_s).label, u"Fast"_s);
        QVERIFY(table.thinkingTime(staged.stacked.state.view(0)).count() > 0);
    }

    /// To be fast ends the pause that is under way.
    void hurriesWhatIsShown()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 0});
        staged.findFirstDealer(2);
        staged.settle({"KD HC JS", "AC KC 2B", "AD 7D 2C"});
        staged.table.perform(u"next"_s);
        staged.settle({"", "KD HC JS", "AD 7D 2C"});
        QVERIFY(staged.table.stage() == PetrangolaTable::Showdown);
        QVERIFY(staged.showing()); // who watches is not asked: it goes on by itself
        staged.table.perform(u"next"_s);
        QCOMPARE(staged.table.stage(), PetrangolaTable::Over);
        QCOMPARE(staged.table.winnerName(), u"Bruno"_s);
    }

    void thinksForAFittingTime()
    {
        PetrangolaTable table;
        const State state(Options{}, 2);
        View view = state.view(0);
        view.phase = Phase::turn;
        std::chrono::milliseconds slower{100'000};
        for (int pace = 0; pace <= 3; ++pace) {
            Preferences::instance().setPace(pace);
            std::chrono::milliseconds longest{0};
            for (int time = 0; time < 300; ++time)
                longest = std::max(longest, table.thinkingTime(view));
            QVERIFY(longest < slower);
            slower = longest;
        }
        QCOMPARE(slower.count(), 0);
    }

    void tellsTheEnd_data()
    {
        QTest::addColumn<QStringList>("hands");
        QTest::addColumn<QString>("winner");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("text");
        QTest::newRow("won") << QStringList{u"AC KC 2B"_s, u"KD HC JS"_s} << u"You"_s << u"You win the match!"_s
                             << u"The pool of 2.00 € is yours, after 1 deal."_s;
        QTest::newRow("lost") << QStringList{u"KD HC JS"_s, u"AC KC 2B"_s} << u"Ada"_s << u"Ada wins the match"_s
                              << u"The pool of 2.00 € is gone, after 1 deal."_s;
    }
    void tellsTheEnd()
    {
        QFETCH(const QStringList, hands);
        QFETCH(const QString, winner);
        QFETCH(const QString, title);
        QFETCH(const QString, text);
        StagedTable staged(2, {.tokens = 1, .reentries = 0});
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(1);
        staged.settle({hands[0].toStdString(), hands[1].toStdString()});
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Over);
        QCOMPARE(table.winnerName(), winner);
        QCOMPARE(table.endTitle(), title);
        QCOMPARE(table.endText(), text);
        QCOMPARE(table.youWon(), winner == u"You"_s);
        QCOMPARE(table.winnerPortrait(), table.youWon() ? u"portrait0"_s : u"portrait1"_s);
        QCOMPARE(motions.told.constLast(), table.youWon() ? u"ended 0"_s : u"ended 1"_s);
        QCOMPARE(table.whereItStands(), table.youWon() ? u"you have won"_s : u"Ada has won"_s);
        QCOMPARE(staged.offered(), (QStringList{u"newmatch"_s, u"home"_s}));
        const QSignalSpy another(&table, &PetrangolaTable::newMatchWanted);
        table.pressed(u"enter"_s);
        QCOMPARE(another.size(), 1);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    /// The dealer wins where the last ones fall together.
    void endsWhereAllFallTogether()
    {
        StagedTable staged(2, {.tokens = 1, .reentries = 3});
        staged.findFirstDealer(1);
        staged.settle({"KD HC JS", "KB HD JC"});
        staged.table.perform(u"next"_s);
        QCOMPARE(staged.table.stage(), PetrangolaTable::Over);
        QCOMPARE(staged.table.winnerName(), u"Ada"_s);
    }

    // ------------------------------------------------------------ languages

    /// At each moment of a match the other language is spoken at once, by everything, and nothing else changes.
    void speaksTheOtherLanguageInTheMiddle()
    {
        StagedTable staged(3, {.tokens = 1, .showOnKnock = true, .reentries = 1});
        PetrangolaTable &table = staged.table;
        int moments = 0;
        const auto bothWays = [&](int line) {
            ++moments;
            Language::instance().choose(u"en"_s);
            const QStringList english = everything(table);
            Language::instance().choose(u"it"_s);
            const QStringList italian = everything(table);
            const QByteArray where = "at line " + QByteArray::number(line);
            const QStringList stale = staged.stale();
            QVERIFY2(stale.isEmpty(), qPrintable(QString::fromLatin1(where) + stale.join(u'\n')));
            QCOMPARE(italian.size(), english.size());
            static const QRegularExpression englishWord(
                u"\\b(the|you|your|and|of|to|card|cards|with|knock|deal|deals|turn|takes|gives|stays|in|is|left|for)\\b"_s,
                QRegularExpression::CaseInsensitiveOption);
            for (const QString &each : italian) {
                if (each.startsWith(u"stage: "_s))
                    continue;
                const QString value = each.section(u": "_s, 1);
                const auto found = englishWord.match(value.section(u'(', 1));
                // The tones, actions and keys of tickets are no words.
                const bool name = QRegularExpression(u"^QVariant\\(QString, \"[a-z]+\"\\)$"_s).match(value).hasMatch();
                QVERIFY2(name || !found.hasMatch(), qPrintable(QString::fromLatin1(where) + u": "_s + each));
            }
            Language::instance().choose(u"en"_s);
            QCOMPARE(everything(table), english);
            QVERIFY(staged.stale().isEmpty());
        };
        bothWays(__LINE__);
        staged.findFirstDealer(2);
        bothWays(__LINE__);
        staged.supply({.hands = {"AD KD 2C", "7C 7S 7B", ""}, .aside = "HD 3S 4B", .cutAt = 3});
        bothWays(__LINE__);
        staged.play(Cut{3});
        bothWays(__LINE__);
        staged.play(Expose{});
        bothWays(__LINE__);
        table.toggleHand(1);
        bothWays(__LINE__);
        table.toggleMonte(1);
        bothWays(__LINE__);
        table.perform(u"exchange"_s);
        bothWays(__LINE__);
        staged.play(Knock{});
        bothWays(__LINE__);
        staged.play(Stay{});
        bothWays(__LINE__);
        QVERIFY(table.yourTurn());
        table.perform(u"stay"_s);
        bothWays(__LINE__);
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Reentry);
        bothWays(__LINE__);
        staged.play(Reenter{});
        staged.settle({"KD HC JS", "AC KC 2B", "AD 7D 2C"});
        bothWays(__LINE__);
        table.perform(u"next"_s);
        if (table.stage() == PetrangolaTable::Reentry) {
            bothWays(__LINE__);
            staged.play(Leave{});
        }
        staged.settle({"", "AC KC 2B", "KD HC JS"});
        bothWays(__LINE__);
        table.perform(u"next"_s);
        while (table.stage() == PetrangolaTable::Reentry) {
            bothWays(__LINE__);
            staged.play(Leave{});
        }
        QCOMPARE(table.stage(), PetrangolaTable::Over);
        bothWays(__LINE__);
        QVERIFY(moments > 14);
    }

    /// A name is a name in both languages, also one that looks like a place for an argument.
    void takesAnyName()
    {
        StagedTable staged(2, {.tokens = 1, .reentries = 0}, {u"%1"_s, u"%2 & <b>%n</b>"_s});
        staged.findFirstDealer(1);
        staged.dealAndExpose({"KD HC JS", "AC KC 2B"}, "2D 3S 4B");
        QCOMPARE(staged.table.notice(), u"Your turn · deal 1, lap 1"_s);
        staged.exchange("HC", "2D");
        QCOMPARE(staged.table.notice(), u"%2 & <b>%n</b>'s turn · deal 1, lap 1"_s);
        staged.exchange("2B", "4B");
        QCOMPARE(staged.lastLine(), u"%2 & <b>%n</b> exchanges 1: 2 of batons for 4 of batons"_s);
        staged.play(Knock{});
        staged.play(Stay{});
        staged.table.perform(u"next"_s);
        QCOMPARE(staged.table.endTitle(), u"%2 & <b>%n</b> wins the match"_s);
    }
};

int main(int argc, char **argv)
{
    Sandbox::enter();
    const QCoreApplication application(argc, argv);
    PetrangolaTableTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "petrangola_table_test.moc"
