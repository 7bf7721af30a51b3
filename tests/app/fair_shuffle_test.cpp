// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/fair_shuffle.h"
#include "petrangola/hand.h"

#include <QTest>

#include <cstring>
#include <optional>

#include <sys/syscall.h>
#include <unistd.h>

namespace {

/// Where this is set, the system's random numbers are these bytes.
std::optional<char> fixedRandomness;
QList<std::size_t> asked;

} // namespace

/// Takes the place of the C library's, so that a seed from anywhere else is seen.
extern "C" int getentropy(void *bytes, std::size_t size)
{
    asked << size;
    if (fixedRandomness)
        std::memset(bytes, *fixedRandomness, size);
    else if (syscall(SYS_getrandom, bytes, size, 0) != static_cast<long>(size))
        return -1;
    return 0;
}

/// The shuffle of the shared format: other programs recompute it, so its numbers are fixed for good.
class FairShuffleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesTheCheckValues_data()
    {
        QTest::addColumn<QByteArray>("purpose");
        QTest::addColumn<int>("packs");
        QTest::addColumn<QByteArray>("top");
        QTest::newRow("first deal") << QByteArray("deal-1") << 1 << QByteArray("HD AB 4D 4B 3S");
        QTest::newRow("second deal") << QByteArray("deal-2") << 1 << QByteArray("JD 6S AS JB 2D");
        QTest::newRow("first dealer") << QByteArray("first-dealer") << 1 << QByteArray("AD 2D 4S 4C KC");
        QTest::newRow("two packs") << QByteArray("deal-1") << 2 << QByteArray("KD KC JB JC 2C");
    }
    void givesTheCheckValues()
    {
        QFETCH(QByteArray, purpose);
        QFETCH(int, packs);
        QFETCH(QByteArray, top);
        auto pack = cards::italian::newPack<petrangola::mostCards>(packs);
        FairShuffle(QByteArray(FairShuffle::seedBytes, '\0')).shuffle(pack, purpose);
        QByteArrayList codes;
        for (std::size_t index = 0; index < 5; ++index)
            codes << QByteArray::fromStdString(cards::italian::code(pack[index]));
        QCOMPARE(codes.join(' '), top);
    }

    void keepsEveryCard()
    {
        auto pack = cards::italian::newPack<petrangola::mostCards>(2);
        FairShuffle::random().shuffle(pack, "deal-1");
        std::array<int, cards::italian::packSize> copies{};
        for (const cards::Card card : pack)
            ++copies[card.face()];
        QVERIFY(std::all_of(copies.begin(), copies.end(), [](int count) { return count == 2; }));
    }

    void commitsToItsSeed()
    {
        const FairShuffle shuffle(QByteArray(FairShuffle::seedBytes, '\0'));
        QCOMPARE(shuffle.commitment(), QByteArray("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"));
        QVERIFY(FairShuffle::random().commitment() != FairShuffle::random().commitment());
    }

    void takesItsSeedFromTheOperatingSystem()
    {
        asked.clear();
        fixedRandomness = 'r';
        const QByteArray seed = FairShuffle::random().seed();
        fixedRandomness.reset();
        QCOMPARE(seed, QByteArray(FairShuffle::seedBytes, 'r'));
        QCOMPARE(asked, QList<std::size_t>{FairShuffle::seedBytes});
    }

    void readsSeedsFromHex()
    {
        QCOMPARE(FairShuffle::seedFromHex(QByteArray(64, '0')), QByteArray(FairShuffle::seedBytes, '\0'));
        QVERIFY(FairShuffle::seedFromHex(QByteArray(64, 'F')));
        for (const char *bad : {"", "00", "xyz"})
            QVERIFY(!FairShuffle::seedFromHex(bad));
        QVERIFY(!FairShuffle::seedFromHex(QByteArray(63, '0') + 'g'));
        QVERIFY(!FairShuffle::seedFromHex(QByteArray(66, '0')));
    }
};

QTEST_GUILESS_MAIN(FairShuffleTest)
#include "fair_shuffle_test.moc"
