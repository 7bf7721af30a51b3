// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox.h"
#include "staged_thirtyone.h"
#include "words/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace thirtyone;
using namespace Qt::StringLiterals;

namespace {

constexpr Options withWidow{.source = Source::widow, .settlement = Settlement::pot};

const ActionRow *ticket(StagedThirtyone &staged, const QString &action)
{
    for (const ActionRow &row : staged.table.actions()->rows())
        if (row.action == action)
            return &row;
    return nullptr;
}

QStringList middleOf(StagedThirtyone &staged)
{
    return staged.table.faces(u"middle"_s);
}

} // namespace

/// Cards of the hand and of the widow, as they are chosen at the table and exchanged.
class ThirtyoneWidowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Language::instance().choose(u"en"_s); }

    void theWidowLiesFaceDown()
    {
        const auto staged = tableInTurn(3, {.hands = {"KS QS 4D", "9C 6C 2D", "8S 4D 3C"}}, withWidow);
        QCOMPARE(middleOf(*staged), QStringList(3, staged->table.back()));
        QVERIFY(ticket(*staged, u"exchange"_s) != nullptr);
        QVERIFY(!ticket(*staged, u"exchange"_s)->possible);
        QCOMPARE(ticket(*staged, u"exchange"_s)->tone, u"cream"_s);
    }

    void anUnseenCardIsTakenForACardOfTheHand()
    {
        const auto staged = tableInTurn(2, {.hands = {"KS QS 4D", "9C 6C 2D"}, .widow = "AS 7C 5C"}, withWidow);
        staged->table.pressed(u"3"_s);
        QCOMPARE(ticket(*staged, u"exchange"_s)->tone, u"red"_s);
        QCOMPARE(ticket(*staged, u"exchange"_s)->note, u"choose 1 more in the middle"_s);
        staged->table.pressed(u"r"_s); // its second
        QCOMPARE(staged->table.chosenIn(u"middle"_s), QList<int>{1});
        QCOMPARE(ticket(*staged, u"exchange"_s)->label, u"Exchange 1"_s);
        QCOMPARE(ticket(*staged, u"exchange"_s)->note, u"1 card unseen; at least 20"_s);
        QSignalSpy travelled(&staged->table, &Table::travelled);
        staged->table.pressed(u"enter"_s);
        QCOMPARE(travelled.size(), 1);
        QCOMPARE(travelled[0][0].value<QList<Flight>>().size(), 2);
        QCOMPARE(middleOf(*staged)[1], u"french/4D"_s);
        QCOMPARE(middleOf(*staged)[0], staged->table.back());
        QVERIFY(staged->table.faces(u"hand"_s).contains(u"french/7C"_s));
    }
};

SANDBOXED_TEST_MAIN(ThirtyoneWidowTest)

#include "thirtyone_widow_test.moc"
