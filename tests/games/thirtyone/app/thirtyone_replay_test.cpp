// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "played.h"
#include "replay/replay.h"
#include "sandbox.h"
#include "thirtyone/thirtyone.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// What the replay tells of a match of Thirty-One.
class ThirtyoneReplayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A deal that took two lives at once says so in the list.
    void tellsOfTwoLives()
    {
        using namespace std::chrono_literals;
        Replay &replay = Replay::instance();
        replay.setFiguresWanted(false);
        int told = 0;
        int twice = 0;
        for (std::uint64_t number = 1; number <= 6; ++number) {
            const QByteArray text = played::match<thirtyone::Thirtyone>(number, 3);
            for (const QByteArray &line : text.split('\n'))
                twice += QJsonDocument::fromJson(line).object()[u"change"_s].toArray().contains(-2) ? 1 : 0;
            replay.open(text, {});
            QVERIFY(replay.waitOpened(60s));
            QCOMPARE(replay.trouble(), QString());
            replay.listDeals(0);
            ReplayDeals &deals = *replay.deals();
            for (int row = 0; row < deals.rowCount(); ++row) {
                const QString outcome = deals.data(deals.index(row), ReplayDeals::OutcomeRole).toString();
                told += outcome.contains(u"paid two"_s) ? 1 : 0;
            }
        }
        replay.close();
        QVERIFY(twice > 0);
        QCOMPARE(told, twice);
    }
};

SANDBOXED_TEST_MAIN(ThirtyoneReplayTest)

#include "thirtyone_replay_test.moc"
