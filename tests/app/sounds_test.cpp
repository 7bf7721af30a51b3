// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "sandbox.h"
#include "staged_table.h"
#include "table/sounds.h"

#include <QTest>

#include <algorithm>

using namespace petrangola;
using namespace Qt::StringLiterals;
using Milliseconds = std::chrono::milliseconds;

namespace {

/// Writes down what it is asked for.
struct Notes
{
    std::vector<Cue> cues;
    int hushes = 0;
    float soundLevel = -1;
    float signalLevel = -1;
    float musicLevel = -1;
};

class FakePlayer : public SoundPlayer
{
public:
    explicit FakePlayer(Notes &notes)
        : m_notes(notes)
    {
    }
    void play(const Cue &cue) override { m_notes.cues.push_back(cue); }
    void hush() override { ++m_notes.hushes; }
    void setSoundLevel(float level) override { m_notes.soundLevel = level; }
    void setSignalLevel(float level) override { m_notes.signalLevel = level; }
    void setMusicLevel(float level) override { m_notes.musicLevel = level; }

private:
    Notes &m_notes;
};

} // namespace

/// Which sounds are asked for when something happens at a table, and when none are.
class SoundsTest : public QObject
{
    Q_OBJECT

    Notes m_notes;

    [[nodiscard]] int count(Sound sound) const
    {
        return static_cast<int>(std::count_if(m_notes.cues.begin(), m_notes.cues.end(),
                                              [sound](const Cue &cue) { return cue.sound == sound; }));
    }
    [[nodiscard]] Milliseconds last(Sound sound) const
    {
        Milliseconds latest(-1);
        for (const Cue &cue : m_notes.cues)
            if (cue.sound == sound)
                latest = std::max(latest, cue.after);
        return latest;
    }
    [[nodiscard]] float side(Sound sound) const
    {
        for (const Cue &cue : m_notes.cues)
            if (cue.sound == sound)
                return cue.side;
        return -9;
    }

private Q_SLOTS:
    static void initTestCase()
    {
        Sandbox::enter();
        Preferences::instance().setPace(Preferences::noPause);
    }
    void init()
    {
        Preferences &preferences = Preferences::instance();
        preferences.setMotion(true);
        preferences.setMuted(false);
        preferences.setSoundVolume(100);
        preferences.setSignalVolume(0);
        preferences.setMusicVolume(0);
        m_notes = {};
        Sounds::instance().setPlayer(std::make_unique<FakePlayer>(m_notes));
        Sounds::instance().setSeen(true);
    }
    static void cleanup()
    {
        Sounds::instance().setSeen(false);
        Sounds::instance().setPlayer(nullptr);
    }

    void theFirstDealerIsDrawnCardByCard()
    {
        StagedTable staged(4);
        Sounds::instance().listenTo(staged.table);
        staged.findFirstDealer(2);
        QTRY_COMPARE_WITH_TIMEOUT(count(Sound::turn), 3, 30'000);
    }

    void thePackIsShuffledCutAndDealt()
    {
        StagedTable staged(3);
        staged.obeys = false;
        Sounds::instance().listenTo(staged.table);
        staged.findFirstDealer(1); // so the person, who sits before the dealer, cuts
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
        m_notes = {};
        staged.supply({});
        QCOMPARE(staged.table.yourTurn(), true);
        QCOMPARE(count(Sound::shuffle), 1);
        staged.table.setCutAt(staged.table.cutAt() + 1);
        QCOMPARE(count(Sound::edge), 1);
        const int hushes = m_notes.hushes;
        staged.play(Cut{9});
        QCOMPARE(m_notes.hushes, hushes + 1);
        QCOMPARE(count(Sound::cut), 1);
        // Three hands and the dealer's other three cards, one by one in the rhythm of the dealing.
        QCOMPARE(count(Sound::card), 12);
        QCOMPARE(last(Sound::card), Milliseconds(50 + 11 * Tempo::dealing().count()));
    }

    void cardsChangePlacesAndAKnockIsHeard()
    {
        StagedTable staged(3);
        Sounds::instance().listenTo(staged.table);
        staged.findFirstDealer(2);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
        staged.dealAndExpose({"2D 3D 4D", "5C 6C 7C"}, "AC 2C 3C");
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
        m_notes = {};
        QCOMPARE(staged.table.yourTurn(), true);
        staged.table.toggle(u"hand"_s, 0);
        staged.table.toggle(u"monte"_s, 0);
        QCOMPARE(count(Sound::pick), 2);
        staged.table.toggle(u"monte"_s, 0);
        QCOMPARE(count(Sound::pick), 2); // put back without a sound
        staged.table.toggle(u"monte"_s, 0);
        m_notes = {};
        staged.table.perform(u"exchange"_s);
        QCOMPARE(count(Sound::card), 2); // one given, one taken
        QVERIFY(last(Sound::card) < Milliseconds(280));
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
        m_notes = {};
        staged.play(Knock{});
        QCOMPARE(count(Sound::knock), 1);
        QVERIFY(side(Sound::knock) > 0.5F); // seat 1 of 3 sits on the right
    }

    void keepingIsAKnock()
    {
        StagedTable staged(3);
        Sounds::instance().listenTo(staged.table);
        staged.findFirstDealer(2);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
        staged.deal({.hands = {"2D 3D 4D", "5C 6C 7C"}, .aside = "AC 2C 3C"});
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
        m_notes = {};
        staged.play(Keep{});
        QCOMPARE(count(Sound::turn), 3);
        QCOMPARE(count(Sound::knock), 1);
        QVERIFY(last(Sound::knock) > last(Sound::turn));
    }

    void handsAreTurnedAndATokenIsPaid()
    {
        Preferences::instance().setNextDealByItself(false);
        StagedTable staged(3);
        Sounds::instance().listenTo(staged.table);
        staged.findFirstDealer(2);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
        settle(staged);
        QTRY_COMPARE_WITH_TIMEOUT(staged.table.stage(), PetrangolaTable::Showdown, 30'000);
        // What the dealer's keeping sounded like came before.
        m_notes.cues.clear();
        QCOMPARE(count(Sound::token), 0);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.table.turning(), 30'000);
        QCOMPARE(count(Sound::turn), 2); // the person's hand lay open before
        QCOMPARE(count(Sound::token), 1);
        // The lamp takes 500 ms, the token 350 ms to the plate.
        QCOMPARE(last(Sound::token), Milliseconds(500 + 350));
        const int hushes = m_notes.hushes;
        staged.table.perform(u"next"_s);
        staged.supply({}); // with the next deal the tokens have landed
        QCOMPARE(m_notes.hushes, hushes + 1);
    }

    void whereNothingMovesOneSoundStandsForMany()
    {
        Preferences::instance().setMotion(false);
        StagedTable staged(4);
        Sounds::instance().listenTo(staged.table);
        staged.findFirstDealer(2);
        QCOMPARE(count(Sound::turn), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
        m_notes = {};
        settle(staged);
        QCOMPARE(count(Sound::cut), 1);
        QCOMPARE(count(Sound::card), 1);
        QCOMPARE(count(Sound::token), 1);
        QCOMPARE(last(Sound::token), Milliseconds(0));
    }

    void whoWatchesFastHearsTokensAndTheEndOnly()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 0});
        Sounds::instance().listenTo(staged.table);
        staged.findFirstDealer(2);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
        staged.settle({"2D 4C 5S", "7D 6D 5D", "7C 6C 5C"}); // the person is out
        QTRY_COMPARE_WITH_TIMEOUT(staged.table.stage(), PetrangolaTable::Showdown, 30'000);
        staged.table.perform(u"next"_s);
        staged.supply({});
        staged.table.perform(u"fast"_s);
        QVERIFY(staged.table.hurried());
        m_notes = {};
        staged.play(Cut{1});
        staged.play(Keep{});
        while (staged.stacked.state.phase() == Phase::turn)
            staged.play(Stay{});
        QTRY_COMPARE_WITH_TIMEOUT(staged.table.stage(), PetrangolaTable::Over, 30'000);
        QCOMPARE(count(Sound::token), 1);
        QCOMPARE(count(Sound::lose), 1);
        QCOMPARE(m_notes.cues.size(), std::size_t(2));
    }

    void theEndIsPlayed_data()
    {
        QTest::addColumn<QList<int>>("winners");
        QTest::addColumn<int>("wins");
        QTest::addColumn<int>("losses");
        QTest::newRow("you") << QList<int>{0} << 1 << 0;
        QTest::newRow("somebody else") << QList<int>{1} << 0 << 1;
        QTest::newRow("you and another") << QList<int>{0, 1} << 1 << 0;
        QTest::newRow("nobody") << QList<int>() << 0 << 0;
    }
    void theEndIsPlayed()
    {
        QFETCH(const QList<int>, winners);
        QFETCH(int, wins);
        QFETCH(int, losses);
        StagedTable staged(2);
        Sounds::instance().listenTo(staged.table);
        Q_EMIT staged.table.ended(winners);
        QCOMPARE(count(Sound::win), wins);
        QCOMPARE(count(Sound::lose), losses);
    }

    void reentryCostsACoin()
    {
        StagedTable staged(2);
        Sounds::instance().listenTo(staged.table);
        Q_EMIT staged.table.reentered(1);
        QCOMPARE(count(Sound::coin), 1);
        QCOMPARE(last(Sound::coin), Milliseconds(350));
    }

    void nothingIsHeard_data()
    {
        QTest::addColumn<bool>("muted");
        QTest::addColumn<int>("volume");
        QTest::addColumn<bool>("seen");
        QTest::newRow("muted") << true << 100 << true;
        QTest::newRow("at no volume") << false << 0 << true;
        QTest::newRow("while the window is hidden") << false << 100 << false;
    }
    void nothingIsHeard()
    {
        QFETCH(bool, muted);
        QFETCH(int, volume);
        QFETCH(bool, seen);
        Preferences::instance().setMuted(muted);
        Preferences::instance().setSoundVolume(volume);
        Sounds::instance().setSeen(seen);
        QCOMPARE(m_notes.soundLevel, 0.0F);
        StagedTable staged(3);
        Sounds::instance().listenTo(staged.table);
        staged.findFirstDealer(2);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
        settle(staged);
        QTRY_COMPARE_WITH_TIMEOUT(staged.table.stage(), PetrangolaTable::Showdown, 30'000);
        QCOMPARE(m_notes.cues.size(), std::size_t(0));
    }

    void volumesHoldAtOnce()
    {
        QCOMPARE(m_notes.soundLevel, 1.0F);
        Preferences::instance().setSoundVolume(50);
        QCOMPARE(m_notes.soundLevel, 0.25F);
        const int hushes = m_notes.hushes;
        Preferences::instance().setMuted(true);
        QCOMPARE(m_notes.soundLevel, 0.0F);
        QCOMPARE(m_notes.hushes, hushes + 1);
        Preferences::instance().setMuted(false);
        QCOMPARE(m_notes.soundLevel, 0.25F);
    }

    void theMusicWaitsForTheFirstPicture()
    {
        Preferences::instance().setMusicVolume(100);
        QCOMPARE(m_notes.musicLevel, 0.0F);
        QTRY_COMPARE_WITH_TIMEOUT(m_notes.musicLevel, 1.0F, 30'000);
        Preferences::instance().setMusicVolume(50);
        QCOMPARE(m_notes.musicLevel, 0.25F);
        Preferences::instance().setMuted(true);
        QCOMPARE(m_notes.musicLevel, 0.0F);
        Preferences::instance().setMuted(false);
        QCOMPARE(m_notes.musicLevel, 0.25F);
        Sounds::instance().setSeen(false);
        QCOMPARE(m_notes.musicLevel, 0.0F);
    }

    static void withNobodyToPlayItIsSilent()
    {
        Sounds::instance().setPlayer(nullptr);
        StagedTable staged(3);
        Sounds::instance().listenTo(staged.table);
        staged.findFirstDealer(2);
        Preferences::instance().setMuted(true);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
    }

private:
    /// A deal to its showdown, with seat 1 as the loser.
    static void settle(StagedTable &staged) { staged.settle({"7D 6D 5D", "2D 4C 5S", "7C 6C 5C"}); }
};

QTEST_MAIN(SoundsTest)
#include "sounds_test.moc"
