// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cards/french_pack.h"
#include "engine_test.h"

#include <set>

using cards::Card;
using namespace cards::french;

/// The cards of the French pack, their codes and their new order (formats.md, "More games").
class FrenchPackTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachFaceHasACodeOfItsOwn()
    {
        std::set<std::string> codes;
        for (std::uint8_t face = 0; face < pack.faces; ++face) {
            codes.insert(code(Card(face)));
            QVERIFY(parse(code(Card(face))) == Card(face));
        }
        QCOMPARE(codes.size(), std::size_t{54});
        QCOMPARE(code(card(Suit::spades, Rank::ten)), "TS");
        QCOMPARE(code(card(Suit::hearts, Rank::ace)), "AH");
        QCOMPARE(code(joker(1)), "XB");
        QCOMPARE(code(Card()), "--");
        QVERIFY(isJoker(joker(0)) && !isJoker(Card()) && !isJoker(card(Suit::spades, Rank::ace)));
    }

    void whatIsNoCode()
    {
        for (const char *wrong : {"", "A", "1S", "10S", "as", "AX", "X1", "XG", "AS ", "--"})
            QVERIFY2(!parse(wrong), wrong);
    }

    void theNewOrder()
    {
        const auto full = newPack<packSize>();
        QCOMPARE(full.size(), std::size_t{52});
        QCOMPARE(code(full[0]), "2C");
        QCOMPARE(code(full[12]), "AC");
        QCOMPARE(code(full[13]), "2D");
        QCOMPARE(code(full[51]), "AS");
        const auto stripped = newPack<packSize>(Rank::seven);
        QCOMPARE(stripped.size(), std::size_t{32});
        QCOMPARE(code(stripped[0]), "7C");
        QCOMPARE(code(stripped[8]), "7D");
    }
};

QTEST_APPLESS_MAIN(FrenchPackTest)
#include "french_pack_test.moc"
