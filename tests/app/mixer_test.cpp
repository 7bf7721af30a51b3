// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sound/mixer.h"

#include <QDirIterator>
#include <QTest>
#include <QtEndian>

#include <cmath>
#include <limits>
#include <random>

using namespace std::chrono_literals;

namespace {

template<class Number>
void append(QByteArray &bytes, Number number)
{
    const Number little = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
}

/// A WAV file with these samples.
QByteArray file(const std::vector<qint16> &samples, int rate = Wave::rate, quint16 channels = 1)
{
    const auto size = static_cast<quint32>(2 * samples.size());
    QByteArray bytes("RIFF");
    append<quint32>(bytes, 36 + size);
    bytes += "WAVEfmt ";
    append<quint32>(bytes, 16);
    append<quint16>(bytes, 1);
    append<quint16>(bytes, channels);
    append<quint32>(bytes, static_cast<quint32>(rate));
    append<quint32>(bytes, static_cast<quint32>(2 * rate));
    append<quint16>(bytes, 2);
    append<quint16>(bytes, 16);
    bytes += "data";
    append<quint32>(bytes, size);
    for (const qint16 sample : samples)
        append(bytes, sample);
    return bytes;
}

Wave wave(const std::vector<qint16> &samples, int rate = Wave::rate)
{
    return *Wave::read(file(samples, rate));
}

/// The left channel of so many frames that the mixer gives next.
std::vector<int> heard(Mixer &mixer, int frames)
{
    std::vector<int> left;
    while (static_cast<int>(left.size()) < frames) {
        const auto missing = frames - static_cast<qint64>(left.size());
        const QByteArray bytes = mixer.read(missing * Mixer::bytesPerFrame);
        for (qsizetype at = 0; at < bytes.size(); at += Mixer::bytesPerFrame)
            left.push_back(qFromLittleEndian<qint16>(bytes.constData() + at));
    }
    return left;
}

int loudest(const std::vector<int> &frames)
{
    int most = 0;
    for (const int frame : frames)
        most = std::max(most, std::abs(frame));
    return most;
}

constexpr int perMillisecond = Wave::rate / 1000;

} // namespace

/// How recordings are read and put together, sample by sample.
class MixerTest : public QObject
{
    Q_OBJECT

    /// A mixer whose knock is a second of a steady value, and whose card is a short one.
    static Mixer *laid(QObject *parent)
    {
        std::map<Sound, std::vector<Wave>> sounds;
        sounds[Sound::knock] = {wave(std::vector<qint16>(Wave::rate, 8000))};
        sounds[Sound::card] = {wave(std::vector<qint16>(100, 8000))};
        auto *mixer = new Mixer(std::move(sounds));
        mixer->setParent(parent);
        return mixer;
    }

private Q_SLOTS:
    static void readsWhatItCanPlay()
    {
        const Wave read = wave({100, -200, 300});
        QCOMPARE(read.frames(), qint64(3));
        QCOMPARE(read.frame(1, false), -200.0F / 32768);
        QCOMPARE(read.frame(3, false), 0.0F);
        QCOMPARE(read.frame(3, true), 100.0F / 32768);
        QVERIFY(!Wave::read(QByteArray()));
        QVERIFY(!Wave::read("RIFF, but nothing else of it"));
        QVERIFY(!Wave::read(file({1, 2}, 48000)));
        QVERIFY(!Wave::read(file({1, 2}, Wave::rate, 2)));
        QVERIFY(!Wave::read(file({})));
        const QByteArray whole = file({100, -200, 300});
        for (qsizetype size = 0; size < whole.size(); ++size) // cut off anywhere it does no harm
            if (const auto part = Wave::read(whole.left(size)))
                QVERIFY(part->frames() < 3);
    }

    static void packedNothingIsLost()
    {
        std::mt19937 random(7);
        std::vector<std::vector<qint16>> sounds;
        for (const std::size_t size : {1U, 191U, 192U, 193U, 5000U}) {
            std::vector<qint16> silence(size, 0), noise(size), tone(size), edges(size), clicks(size, 0);
            for (std::size_t at = 0; at < size; ++at) {
                noise[at] = static_cast<qint16>(random());
                tone[at] = static_cast<qint16>(20'000 * std::sin(static_cast<double>(at) / 30));
                edges[at] = at % 2 == 0 ? std::numeric_limits<qint16>::max() : std::numeric_limits<qint16>::min();
            }
            clicks.back() = std::numeric_limits<qint16>::min(); // far off where nearly nothing is expected
            for (const auto &each : {silence, noise, tone, edges, clicks})
                sounds.push_back(each);
        }
        for (const auto &samples : sounds)
            for (const int rate : {Wave::rate, Wave::rate / 2}) {
                const auto read = Wave::read(wave(samples, rate).packed());
                QVERIFY(read);
                const int step = Wave::rate / rate;
                QCOMPARE(read->frames(), static_cast<qint64>(samples.size()) * step);
                for (std::size_t at = 0; at < samples.size(); ++at)
                    QCOMPARE(read->frame(static_cast<qint64>(at) * step, false), samples[at] / 32768.0F);
            }
        const QByteArray whole = wave(sounds.back()).packed();
        for (qsizetype size = 0; size < whole.size(); ++size)
            QVERIFY(!Wave::read(whole.left(size)));
        for (int trial = 0; trial < 2000; ++trial) { // whatever it holds, it does no harm
            QByteArray damaged = wave(sounds[random() % sounds.size()]).packed();
            damaged[static_cast<qsizetype>(random() % static_cast<unsigned>(damaged.size()))]
                = static_cast<char>(random());
            static_cast<void>(Wave::read(damaged));
        }
    }

    static void recordingsTakeLessRoomPacked()
    {
        QDirIterator recordings(QStringLiteral(RECORDINGS), {QStringLiteral("*.wav")});
        qint64 before = 0;
        qint64 after = 0;
        while (recordings.hasNext()) {
            QFile recording(recordings.next());
            QVERIFY(recording.open(QIODevice::ReadOnly));
            const QByteArray bytes = recording.readAll();
            before += bytes.size();
            after += Wave::read(bytes)->packed().size();
        }
        QVERIFY(before > 1'000'000);
        QVERIFY(10 * after < 6 * before);
    }

    static void halfTheRateIsFilledIn()
    {
        const Wave half = wave({0, 1000, 2000, 3000, 4000, 5000}, Wave::rate / 2);
        QCOMPARE(half.frames(), qint64(12));
        for (qint64 frame = 2; frame < 8; ++frame)
            QCOMPARE(half.frame(frame, false) * 32768, 500.0F * static_cast<float>(frame));
    }

    void aSoundBeginsWhenItIsTo()
    {
        Mixer &mixer = *laid(this);
        mixer.add({.sound = Sound::card, .after = 10ms});
        const auto frames = heard(mixer, 20 * perMillisecond);
        QCOMPARE(frames[10 * Wave::rate / 1000 - 1], 0);
        QVERIFY(frames[10 * Wave::rate / 1000 + 1] > 5000);
        QCOMPARE(frames[10 * Wave::rate / 1000 + 101], 0);
        QVERIFY(mixer.idle());
    }

    void theSameSoundTwiceAtOnceIsHeardOnce()
    {
        Mixer &mixer = *laid(this);
        mixer.add({.sound = Sound::knock});
        const int once = loudest(heard(mixer, 100));
        mixer.add({.sound = Sound::knock});
        QCOMPARE(loudest(heard(mixer, 100)), once);
        heard(mixer, 30 * perMillisecond);
        mixer.add({.sound = Sound::knock});
        QVERIFY(loudest(heard(mixer, 100)) > once * 3 / 2);
    }

    void nothingPassesFullScale()
    {
        Mixer &mixer = *laid(this);
        for (int knock = 0; knock < 40; ++knock)
            mixer.add({.sound = Sound::knock, .after = knock * Mixer::apart});
        const int most = loudest(heard(mixer, Wave::rate));
        QVERIFY(most > 28000);
        QVERIFY(most <= 32767);
    }

    void hushFadesWhatIsHeardAndForgetsTheRest()
    {
        Mixer &mixer = *laid(this);
        mixer.add({.sound = Sound::knock});
        mixer.add({.sound = Sound::card, .after = 200ms});
        const int before = heard(mixer, 10).back();
        mixer.hush();
        const auto frames = heard(mixer, 300 * perMillisecond);
        for (std::size_t frame = 1; frame < frames.size(); ++frame)
            QVERIFY2(std::abs(frames[frame] - frames[frame - 1]) < 20, "it clicks");
        QVERIFY(std::abs(frames.front() - before) < 20);
        QCOMPARE(loudest({frames.begin() + 90 * perMillisecond, frames.end()}), 0);
        QVERIFY(mixer.idle());
    }

    void levelsHoldAtOnceWithoutAClick()
    {
        Mixer &mixer = *laid(this);
        mixer.add({.sound = Sound::knock});
        const int full = heard(mixer, 10).back();
        mixer.setSoundLevel(0.5F);
        const auto frames = heard(mixer, 50 * perMillisecond);
        for (std::size_t frame = 1; frame < frames.size(); ++frame)
            QVERIFY(std::abs(frames[frame] - frames[frame - 1]) < 20);
        QVERIFY(std::abs(frames.back() - full / 2) <= 1);
    }

    void itComesFromItsSide()
    {
        Mixer &mixer = *laid(this);
        mixer.add({.sound = Sound::knock, .side = 1});
        const QByteArray bytes = mixer.read(10 * Mixer::bytesPerFrame);
        const int left = qFromLittleEndian<qint16>(bytes.constData());
        const int right = qFromLittleEndian<qint16>(bytes.constData() + 2);
        QVERIFY(right > 2 * left);
        QVERIFY(left > 0);
    }

    void theMusicGoesRoundWithoutASeam()
    {
        std::vector<qint16> samples;
        for (int at = 0; at < Wave::rate / 2; ++at) // one second: 200 whole turns, so its end fits its start
            samples.push_back(static_cast<qint16>(
                std::lround(8000 * std::sin(2 * 3.14159265358979 * 200 * at / (Wave::rate / 2.0)))));
        Mixer &mixer = *laid(this);
        mixer.setMusic(wave(samples, Wave::rate / 2));
        QVERIFY(mixer.idle());
        mixer.setMusicLevel(1);
        QVERIFY(!mixer.idle());
        QVERIFY(mixer.musicWanted());
        const auto frames = heard(mixer, 3 * Wave::rate);
        const int steepest = static_cast<int>(8000 * 2 * 3.1416 * 200 / Wave::rate) + 3;
        for (std::size_t frame = 1; frame < frames.size(); ++frame)
            QVERIFY(std::abs(frames[frame] - frames[frame - 1]) <= steepest);
        QVERIFY(loudest({frames.begin(), frames.begin() + 100}) < 100); // it comes gently
        QVERIFY(loudest({frames.end() - Wave::rate, frames.end()}) > 7900);
        mixer.setMusicLevel(0);
        heard(mixer, 2 * Wave::rate);
        QVERIFY(mixer.idle());
        QCOMPARE(loudest(heard(mixer, 100)), 0);
    }

    void variationsDoNotRepeat()
    {
        std::map<Sound, std::vector<Wave>> sounds;
        for (const int value : {2000, 6000, 18000})
            sounds[Sound::card].push_back(wave(std::vector<qint16>(10, static_cast<qint16>(value))));
        Mixer mixer(std::move(sounds));
        int before = 0;
        for (int time = 0; time < 60; ++time) {
            mixer.add({.sound = Sound::card});
            const int now = heard(mixer, 20)[1];
            // Their loudness differs by an eighth at most, these by three times.
            QVERIFY(std::abs(std::log(static_cast<double>(now) / std::max(1, before))) > 0.5);
            before = now;
        }
    }

    static void whatIsMissingIsSilent()
    {
        Mixer mixer({});
        mixer.add({.sound = Sound::win});
        mixer.setMusicLevel(1);
        QVERIFY(mixer.idle());
        QCOMPARE(loudest(heard(mixer, 100)), 0);
    }
};

QTEST_GUILESS_MAIN(MixerTest)
#include "mixer_test.moc"
