// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cards/tarocco_pack.h"
#include "engine_test.h"

#include <set>

using cards::Card;
using namespace cards::tarocco;

/// The cards of the Piedmontese tarot, their codes and their new order (formats.md, "More games").
class TaroccoPackTest : public QObject
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
        QCOMPARE(code(card(Suit::cups, Rank::king)), "KC");
        QCOMPARE(code(card(Suit::cups, Rank::cavalier)), "HC");
        QCOMPARE(code(card(Suit::coins, Rank::ten)), "TD");
        QCOMPARE(code(trump(1)), "01");
        QCOMPARE(code(trump(21)), "21");
        QCOMPARE(code(fool), "00");
        QCOMPARE(code(Card()), "--");
    }

    void whatACardIs()
    {
        QVERIFY(isTrump(trump(1)) && isTrump(trump(21)) && !isTrump(fool) && !isTrump(Card()));
        QVERIFY(!isTrump(card(Suit::batons, Rank::king)));
        QVERIFY(suit(trump(7)) == Suit::trumps && suit(card(Suit::swords, Rank::seven)) == Suit::swords);
        QVERIFY(rank(card(Suit::swords, Rank::queen)) == Rank::queen);
        QCOMPARE(number(trump(13)), 13);
    }

    void whatIsNoCode()
    {
        for (const char *wrong : {"", "K", "22", "1", "001", "2D", "AD", "KH", "kc", "KC ", "0C", "K1", "--"})
            QVERIFY2(!parse(wrong), wrong);
    }

    void theNewOrder()
    {
        const auto full = newPack();
        QCOMPARE(full.size(), std::size_t{54});
        std::string order;
        for (const std::size_t place : {0, 7, 8, 31, 32, 52, 53})
            order += code(full[place]) + ' ';
        QCOMPARE(order, "7D KD 7C KB 01 21 00 ");
    }
};

QTEST_APPLESS_MAIN(TaroccoPackTest)
#include "tarocco_pack_test.moc"
