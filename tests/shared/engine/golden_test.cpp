// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/simulation.h"
#include "opponents/policy.h"
#include "tested_games.h"

#include <QFile>

#include <vector>

using game::Seat;
using opponents::Level;

/// What the game and its opponents did when somebody last looked. Where a change is meant, write the files anew with
///     HOUSE_WRITE_GOLDEN=1 build/dev/tests/golden_test
/// read the difference, and say in the commit why they changed.
class GoldenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneMatch_data() { tested::Games::rows(); }
    void oneMatch()
    {
        QFETCH(const QString, game);
        tested::Games::with(game, [&]<class G>(std::type_identity<G> /*game*/) {
            if constexpr (tested::Golden<G>) {
                const std::vector<Level> levels{Level::regular, Level::casual, Level::novice, Level::regular};
                std::string text = tested::Game<G>::goldenTitle + seated(levels);
                play<G>(tested::Game<G>::goldenOptions(), levels, 2024, [&](const typename G::Event &event) {
                    if (tested::Game<G>::deals(event))
                        text += '\n';
                    text += tested::Game<G>::text(event, static_cast<int>(levels.size()));
                    text += '\n';
                });
                compare(game + QStringLiteral(".txt"), text);
            } else {
                QSKIP("no golden match of it is kept");
            }
        });
    }

    /// A hash over everything that happens in many matches of all kinds.
    void theSignature_data() { tested::Games::rows(); }
    void theSignature()
    {
        QFETCH(const QString, game);
        tested::Games::with(game, [&]<class G>(std::type_identity<G> /*game*/) {
            if constexpr (tested::Golden<G>) {
                constexpr int matches = 200;
                Signature signature;
                game::Random random(1);
                for (int match = 0; match < matches; ++match) {
                    const auto table = tested::Game<G>::goldenTable(random);
                    std::uint64_t seed = tested::Game<G>::goldenSeedFirst ? random.next() : 0;
                    const std::vector<Level> levels = anyLevels(table.seats, random);
                    if (!tested::Game<G>::goldenSeedFirst)
                        seed = random.next();
                    play<G>(table.options, levels, seed, [&](const typename G::Event &event) {
                        signature.add(tested::Game<G>::text(event, table.seats));
                    });
                }
                compare(game + QStringLiteral(".signature"), signature.text(matches));
            } else {
                QSKIP("no signature of it is kept");
            }
        });
    }

private:
    /// FNV-1a, 64 bits.
    class Signature
    {
    public:
        void add(const std::string &text)
        {
            for (const char letter : text) {
                m_hash ^= static_cast<unsigned char>(letter);
                m_hash *= 0x100000001b3ULL;
            }
        }
        [[nodiscard]] std::string text(int matches) const
        {
            const QByteArray hex = QByteArray::number(static_cast<qulonglong>(m_hash), 16).rightJustified(16, '0');
            return std::to_string(matches) + " matches: " + hex.toStdString() + "\n";
        }

    private:
        std::uint64_t m_hash = 0xcbf29ce484222325ULL;
    };

    static std::string seated(const std::vector<Level> &levels)
    {
        std::string text;
        for (std::size_t seat = 0; seat < levels.size(); ++seat) {
            text += "seat ";
            text += std::to_string(seat);
            text += ": ";
            text += opponents::nameOf(levels[seat]);
            text += '\n';
        }
        return text;
    }
    static std::vector<Level> anyLevels(int seats, game::Random &random)
    {
        std::vector<Level> levels;
        for (Seat seat = 0; seat < seats; ++seat)
            levels.push_back(opponents::levels[random.below(3)]);
        return levels;
    }

    template<opponents::HasPolicy G, class Write>
    static void play(const typename G::Options &options, const std::vector<Level> &levels, std::uint64_t seed,
                     Write &&write)
    {
        game::Random random(seed);
        std::vector<typename G::Policy> players;
        for (const Level level : levels)
            players.emplace_back(level, random.next());
        typename G::State state(options, static_cast<int>(levels.size()));
        game::playOn<G>(
            state, [&](const auto &awaiting) { return game::shuffledPack<G>(awaiting, random); },
            [&](const auto &view) { return players[game::at(view.seat)].choose(view); }, write);
    }

    /// Byte for byte with the file, after its licence and the way to write it anew.
    static void compare(const QString &name, const std::string &text)
    {
        QByteArray expected("# SPDX-"
                            "FileCopyrightText: The Petrangola developers\n"
                            "# SPDX-"
                            "License-Identifier: GPL-3.0-or-later\n"
                            "# Written by HOUSE_WRITE_GOLDEN=1 build/dev/tests/golden_test; the commit that changes it"
                            " says why.\n");
        expected += QByteArray::fromStdString(text);
        QFile file(QStringLiteral(HOUSE_SOURCE_DIR "/tests/golden/") + name);
        if (qEnvironmentVariableIsSet("HOUSE_WRITE_GOLDEN")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(expected), qint64{expected.size()});
            return;
        }
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QList<QByteArray> was = file.readAll().split('\n');
        const QList<QByteArray> is = expected.split('\n');
        for (qsizetype line = 0; line < std::min(was.size(), is.size()); ++line)
            QCOMPARE(is[line], was[line]);
        QCOMPARE(is.size(), was.size());
    }
};

QTEST_APPLESS_MAIN(GoldenTest)
#include "golden_test.moc"
