// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ended_table.h"
#include "game/simulation.h"
#include "high_card.h"
#include "sandbox.h"
#include "words/language.h"

#include <QTest>

using namespace Qt::StringLiterals;
using game::Score;

namespace {

QStringList standing(EndedTable &table, StandingModel::Role role)
{
    QStringList told;
    const StandingModel &model = *table.standing();
    for (int row = 0; row < model.rowCount(); ++row)
        told << model.data(model.index(row), StandingModel::PlaceRole).toString() + u' '
                + model.data(model.index(row), role).toString();
    return told;
}

} // namespace

/// What a table says of a match that ends as none of the house's games does yet.
class MatchEndTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void init() { Language::instance().choose(u"en"_s); }

    void areToldAtTheEndOfTheMatch_data()
    {
        QTest::addColumn<game::MatchOver>("ending");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("portraits");
        QTest::addColumn<QStringList>("fates");
        const QString divided = u"The pot of €4.00 is divided, after 3 deals."_s;
        QTest::newRow("shared") << wonBy({1, 2}) << u"Anna and Bruno"_s << u"Anna and Bruno share the win"_s << divided
                                << QStringList{u"nives"_s, u"bruno"_s}
                                << QStringList{u"1 shares the pot"_s, u"1 shares the pot"_s, u"3 still in"_s,
                                               u"4 out in deal 3"_s};
        QTest::newRow("your side") << wonBy({0, 2}, true) << u"You and Bruno"_s << u"You and Bruno win the match"_s
                                   << divided << QStringList{u"tu"_s, u"bruno"_s}
                                   << QStringList{u"1 shares the pot"_s, u"1 shares the pot"_s, u"3 still in"_s,
                                                  u"4 out in deal 3"_s};
        QTest::newRow("nobody") << game::MatchOver() << QString() << u"The match is drawn"_s
                                << u"Nobody has won, after 3 deals."_s << QStringList()
                                << QStringList{u"1 still in"_s, u"1 still in"_s, u"3 out in deal 3"_s,
                                               u"3 out in deal 3"_s};
    }
    void areToldAtTheEndOfTheMatch()
    {
        QFETCH(const game::MatchOver, ending);
        QFETCH(const QString, name);
        QFETCH(const QString, title);
        QFETCH(const QString, text);
        QFETCH(const QStringList, portraits);
        QFETCH(const QStringList, fates);
        EndedTable table(4, ending);
        QCOMPARE(table.stage(), Table::Over);
        QCOMPARE(table.winnerName(), name);
        QCOMPARE(table.endTitle(), title);
        QCOMPARE(table.endText(), text);
        QCOMPARE(table.winnerPortraits(), portraits);
        QCOMPARE(table.youWon(), ending.winners.contains(0));
        QCOMPARE(standing(table, StandingModel::FateRole), fates);
        const LogModel &log = *table.log();
        QCOMPARE(log.data(log.index(log.rowCount() - 1), LogModel::TextRole).toString(), title);
        QCOMPARE(log.data(log.index(log.rowCount() - 1), LogModel::OwnRole).toBool(), table.youWon());
    }

    /// Whole matches of a game with sides and points (high_card.h).
    void endsAsAGameWithSidesSays()
    {
        using high_card::HighCard;
        QStringList titles;
        for (std::uint64_t match = 0; match < 30; ++match) {
            game::Random random(match);
            HighCard::State state({}, HighCard::seating.most);
            game::playAtRandom<HighCard>(state, random);
            const HighCard::View view = state.view(0);
            const game::Standing stands = HighCard::standing(view);
            EndedTable table(HighCard::seating.most, *HighCard::matchOver(view), stands.kind, stands.score);
            titles << table.endTitle();
            QStringList points;
            for (game::Seat seat = 0; seat < high_card::seats; ++seat)
                points << (stands.score[game::at(seat)] == 1 ? u"1 point"_s
                                                             : u"%1 points"_s.arg(stands.score[game::at(seat)]));
            QStringList told;
            for (const QString &fate : standing(table, StandingModel::FateRole))
                told << fate.section(u' ', 1);
            points.sort();
            told.sort();
            QCOMPARE(told, points);
        }
        titles.removeDuplicates();
        titles.sort();
        QCOMPARE(titles,
                 (QStringList{u"Anna and Carla win the match"_s, u"The match is drawn"_s,
                              u"You and Bruno win the match"_s}));
    }

    void scoresAreToldByWhatIsCounted_data()
    {
        QTest::addColumn<Score>("kind");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("fates");
        QTest::newRow("points") << Score::points << u"en"_s
                                << QStringList{u"1 2510 points"_s, u"2 2515 points"_s, u"3 1 point"_s,
                                               u"4 −40 points"_s};
        QTest::newRow("points, Italian") << Score::points << u"it"_s
                                         << QStringList{u"1 2510 punti"_s, u"2 2515 punti"_s, u"3 1 punto"_s,
                                                        u"4 −40 punti"_s};
        QTest::newRow("chips") << Score::chips << u"en"_s
                               << QStringList{u"1 2510 chips"_s, u"2 2515 chips"_s, u"3 1 chip"_s, u"4 −40 chips"_s};
        QTest::newRow("chips, Italian") << Score::chips << u"it"_s
                                        << QStringList{u"1 2510 fiche"_s, u"2 2515 fiche"_s, u"3 1 fiche"_s,
                                                       u"4 −40 fiche"_s};
    }
    void scoresAreToldByWhatIsCounted()
    {
        QFETCH(const Score, kind);
        QFETCH(const QString, language);
        QFETCH(const QStringList, fates);
        Language::instance().choose(language);
        // Who has won comes first, whatever the scores are.
        EndedTable table(4, wonBy({1}), kind, {1, 2510, -40, 2515});
        QCOMPARE(standing(table, StandingModel::FateRole), fates);
    }
};

SANDBOXED_TEST_MAIN(MatchEndTest)

#include "match_end_test.moc"
