// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "sandbox.h"
#include "sound/mixer.h"
#include "staged_table.h"
#include "table/sounds.h"
#include "table/table_signals.h"

#include <QFile>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cmath>

using namespace petrangola;
using namespace Qt::StringLiterals;
using Milliseconds = std::chrono::milliseconds;

namespace {

const std::map<Sound, QString> kinds{
    {Sound::yours, u"yours"_s}, {Sound::draws, u"draws"_s}, {Sound::takes, u"takes"_s}, {Sound::gives, u"gives"_s},
    {Sound::swaps, u"swaps"_s}, {Sound::stays, u"stays"_s}, {Sound::calls, u"calls"_s}, {Sound::pays, u"pays"_s},
    {Sound::gains, u"gains"_s}, {Sound::trick, u"trick"_s}, {Sound::meld, u"meld"_s},   {Sound::refused, u"refused"_s},
};

Wave recording(const QString &name)
{
    QFile file(QStringLiteral(RECORDINGS "/%1-1.wav").arg(name));
    return file.open(QIODevice::ReadOnly) ? Wave::read(file.readAll()).value_or(Wave()) : Wave();
}

/// What is heard of a cue, at the left and at the right.
struct Channels
{
    std::vector<int> left;
    std::vector<int> right;

    [[nodiscard]] static double power(const std::vector<int> &frames)
    {
        double sum = 0;
        for (const int frame : frames)
            sum += static_cast<double>(frame) * frame;
        return sum;
    }
    /// How often it swings.
    [[nodiscard]] int swings() const
    {
        int count = 0;
        for (std::size_t at = 1; at < left.size(); ++at)
            count += left[at - 1] < 0 && left[at] >= 0 ? 1 : 0;
        return count;
    }
    [[nodiscard]] int loudest() const
    {
        int most = 0;
        for (const auto *side : {&left, &right})
            for (const int frame : *side)
                most = std::max(most, std::abs(frame));
        return most;
    }
};

Channels mixed(Mixer &mixer, int frames)
{
    Channels heard;
    while (static_cast<int>(heard.left.size()) < frames) {
        const QByteArray bytes = mixer.read((frames - static_cast<qint64>(heard.left.size())) * Mixer::bytesPerFrame);
        for (qsizetype at = 0; at < bytes.size(); at += Mixer::bytesPerFrame) {
            heard.left.push_back(qFromLittleEndian<qint16>(bytes.constData() + at));
            heard.right.push_back(qFromLittleEndian<qint16>(bytes.constData() + at + 2));
        }
    }
    return heard;
}

std::map<Sound, std::vector<Wave>> recordings()
{
    std::map<Sound, std::vector<Wave>> waves;
    for (const auto &[sound, name] : kinds)
        waves[sound] = {recording(name)};
    return waves;
}

Flight way(Place from, Place to, Flight::Way how = Flight::Carried)
{
    return {.from = std::move(from), .to = std::move(to), .time = 280, .way = how};
}

} // namespace

/// What is told by tones alone: what happens, and whose doing it is.
class SignalsTest : public QObject
{
    Q_OBJECT

    std::vector<Cue> m_cues;

    void listen(Table &table)
    {
        m_cues.clear();
        auto *heard = new TableSignals(table, &table);
        connect(heard, &TableSignals::cued, this, [this](const Cue &cue) { m_cues.push_back(cue); });
    }
    [[nodiscard]] int count(Sound sound) const
    {
        return static_cast<int>(
            std::count_if(m_cues.begin(), m_cues.end(), [&](const Cue &cue) { return cue.sound == sound; }));
    }

private Q_SLOTS:
    static void initTestCase()
    {
        Sandbox::enter();
        Preferences::instance().setPace(Preferences::noPause);
        Preferences::instance().setMotion(false);
    }

    // ------------------------------------------------------------ what is heard

    /// Each kind has a recording of its own, none of which is clipped or another one over again, whatever seat it is
    /// of.
    static void eachKindHasItsOwnSound()
    {
        std::vector<std::pair<QString, Channels>> all;
        for (const auto &[sound, name] : kinds) {
            QVERIFY(isSignal(sound));
            Mixer mixer(recordings());
            mixer.add({.sound = sound});
            QVERIFY2(!mixer.idle(), qPrintable(name));
            const Channels heard = mixed(mixer, 2 * Wave::rate);
            QVERIFY2(mixer.idle(), qPrintable(name + u" is short"_s));
            QVERIFY2(heard.loudest() > 1500, qPrintable(name + u" can be heard"_s));
            QVERIFY2(heard.loudest() < 29000, qPrintable(name + u" is not clipped"_s));
            for (const auto &[other, before] : all) {
                double product = 0;
                for (std::size_t at = 0; at < heard.left.size(); ++at)
                    product += static_cast<double>(heard.left[at]) * before.left[at];
                const double like = product / std::sqrt(Channels::power(heard.left) * Channels::power(before.left));
                QVERIFY2(std::abs(like) < 0.75, qPrintable(u"%1 sounds like %2"_s.arg(name, other)));
            }
            all.emplace_back(name, heard);
        }
    }

    static void aSeatIsHeardFromItsSideAndAtItsHeight()
    {
        const auto heard = [](const Cue &cue) {
            Mixer mixer(recordings());
            mixer.add(cue);
            return mixed(mixer, Wave::rate);
        };
        const Channels left = heard({.sound = Sound::draws, .side = -1});
        const Channels right = heard({.sound = Sound::draws, .side = 1});
        QVERIFY(Channels::power(left.left) > 3 * Channels::power(left.right));
        QVERIFY(Channels::power(right.right) > 3 * Channels::power(right.left));
        const Channels low = heard({.sound = Sound::trick});
        const Channels high = heard({.sound = Sound::trick, .pitch = 1.25F});
        // As many swings in a shorter time, so the sound is over sooner.
        QVERIFY(std::abs(high.swings() - low.swings()) < low.swings() / 10);
        const auto last = [](const Channels &of) {
            return std::find_if(of.left.rbegin(), of.left.rend(), [](int frame) { return std::abs(frame) > 40; })
                - of.left.rbegin();
        };
        QVERIFY(last(high) > last(low));
    }

    /// Level 0 is silence for signals alone; many at once pass no full scale.
    static void theLevelIsTheirOwn()
    {
        Mixer mixer(recordings());
        mixer.setSignalLevel(0);
        mixed(mixer, Wave::rate / 10);
        mixer.add({.sound = Sound::meld});
        QCOMPARE(mixed(mixer, Wave::rate).loudest(), 0);
        mixer.setSignalLevel(1);
        mixer.setSoundLevel(0);
        mixed(mixer, Wave::rate / 10);
        for (int seat = 0; seat < 24; ++seat)
            for (const auto &[sound, name] : kinds)
                mixer.add({.sound = sound, .side = 1, .pitch = 1 + static_cast<float>(seat) / 100});
        const int most = mixed(mixer, Wave::rate).loudest();
        QVERIFY(most > 8000);
        QVERIFY(most <= 32767);
    }

    static void thePreferenceHolds()
    {
        struct Heard
        {
            float level = -1;
            int played = 0;
        };
        struct Player : SoundPlayer
        {
            explicit Player(Heard &told)
                : heard(told)
            {
            }
            void play(const Cue &cue) override { heard.played += isSignal(cue.sound) ? 1 : 0; }
            void hush() override { }
            void setSoundLevel(float /*level*/) override { }
            void setSignalLevel(float level) override { heard.level = level; }
            void setMusicLevel(float /*level*/) override { }
            Heard &heard;
        };
        Heard heard;
        Preferences &preferences = Preferences::instance();
        preferences.setSoundVolume(0);
        preferences.setSignalVolume(50);
        Sounds::instance().setPlayer(std::make_unique<Player>(heard));
        Sounds::instance().setSeen(true);
        QCOMPARE(heard.level, 0.25F);
        StagedTable staged(3);
        Sounds::instance().listenTo(staged.table);
        Q_EMIT staged.table.stayed(1);
        QCOMPARE(heard.played, 1);
        preferences.setSignalVolume(0);
        Q_EMIT staged.table.stayed(1);
        QCOMPARE(heard.played, 1);
        preferences.setSignalVolume(50);
        preferences.setMuted(true);
        QCOMPARE(heard.level, 0.0F);
        preferences.setMuted(false);
        Sounds::instance().setSeen(false);
        Sounds::instance().setPlayer(nullptr);
    }

    // ------------------------------------------------------------ what is told

    static void everySeatHasAHeightOfItsOwn()
    {
        StagedTable staged(6);
        for (int seat = 1; seat < 6; ++seat)
            QVERIFY(TableSignals::pitchOf(staged.table, seat) > TableSignals::pitchOf(staged.table, seat - 1) * 1.03F);
        QCOMPARE(TableSignals::pitchOf(staged.table, 0), 1.0F);
        QVERIFY(TableSignals::pitchOf(staged.table, 5) < 1.34F); // a fourth
    }

    void flightsTell_data()
    {
        QTest::addColumn<QList<Flight>>("flights");
        QTest::addColumn<int>("sound");
        QTest::addColumn<int>("seat");
        const auto row = [](const char *name, const QList<Flight> &flights, Sound sound, int seat) {
            QTest::newRow(name) << flights << static_cast<int>(sound) << seat;
        };
        const Place hand{.zone = u"hand"_s, .seat = 2}, stock{.zone = u"stock"_s, .index = Place::onTop};
        row("from the stock", {way(stock, hand)}, Sound::draws, 2);
        row("from the discard pile", {way({.zone = u"discards"_s}, hand)}, Sound::takes, 2);
        row("from the pile of pinale", {way({.zone = u"pile"_s}, hand), way({.zone = u"pile"_s}, hand)}, Sound::takes,
            2);
        row("to the discard pile", {way(hand, {.zone = u"discards"_s})}, Sound::gives, 2);
        row("to the trick", {way(hand, {.zone = u"trick"_s, .index = 2})}, Sound::gives, 2);
        row("with the monte", {way(hand, {.zone = u"monte"_s}), way({.zone = u"monte"_s}, hand)}, Sound::swaps, 2);
        row("packets",
            {way(hand, {.zone = u"middle"_s}, Flight::Crossing), way({.zone = u"middle"_s}, hand, Flight::Crossing)},
            Sound::swaps, 2);
        row("a meld", {way(hand, {.zone = u"melds"_s, .seat = 0}), way(hand, {.zone = u"melds"_s, .seat = 1})},
            Sound::meld, 2);
        row("a trick", {way({.zone = u"trick"_s}, {.zone = u"taken"_s, .seat = 2}, Flight::Gathered)}, Sound::trick, 2);
    }
    void flightsTell()
    {
        QFETCH(const QList<Flight>, flights);
        QFETCH(int, sound);
        QFETCH(int, seat);
        StagedTable staged(4);
        listen(staged.table);
        Q_EMIT staged.table.travelled(flights);
        QCOMPARE(m_cues.size(), std::size_t(1));
        QCOMPARE(static_cast<int>(m_cues[0].sound), sound);
        QCOMPARE(m_cues[0].pitch, TableSignals::pitchOf(staged.table, seat));
    }

    void whatHappensIsToldOnce()
    {
        StagedTable staged(4);
        listen(staged.table);
        Q_EMIT staged.table.knocked(1);
        QCOMPARE(count(Sound::calls), 1);
        QVERIFY(m_cues.back().side > 0.5F); // seat 1 of 4 sits on the right
        Q_EMIT staged.table.stayed(3);
        QCOMPARE(count(Sound::stays), 1);
        QVERIFY(m_cues.back().side < -0.5F);
        Q_EMIT staged.table.refused(u"not now"_s);
        QCOMPARE(count(Sound::refused), 1);
        Q_EMIT staged.table.tokenLost(2, 2);
        QCOMPARE(count(Sound::pays), 2);
        Q_EMIT staged.table.tokenGained(2, 1);
        QCOMPARE(count(Sound::gains), 1);
    }

    /// It is heard when it begins, and not again while it lasts.
    void onesOwnTurnIsHeard()
    {
        StagedTable staged(3);
        listen(staged.table);
        staged.findFirstDealer(2);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 30'000);
        staged.dealAndExpose({"2D 3D 4D", "5C 6C 7C"}, "AC 2C 3C");
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing() && staged.table.yourTurn(), 30'000);
        const int before = count(Sound::yours);
        QVERIFY(before >= 1);
        staged.table.toggle(u"hand"_s, 0);
        staged.table.toggle(u"monte"_s, 0);
        QCOMPARE(count(Sound::yours), before);
        staged.table.perform(u"exchange"_s);
        QCOMPARE(count(Sound::swaps), 1);
        QVERIFY(count(Sound::yours) <= before);
    }
};

QTEST_MAIN(SignalsTest)
#include "signals_test.moc"
