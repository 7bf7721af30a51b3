// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/deals_book.h"

#include "at_ease.h"
#include "catalog/catalog.h"
#include "deals/deal_code.h"
#include "osteria/feats.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "store_case.h"

#include <QDeadlineTimer>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

Table &table()
{
    return *Session::instance().table();
}

/// Plays for the person, always the same, and knocks once the deal is `patience` laps old.
void actForThePerson(int patience)
{
    if (table().stage() == Table::Showdown || table().stage() == Table::Declaration || table().yourTurn())
        table().pressed(u"enter"_s);
    if (!table().yourTurn() || (table().stage() != Table::Turn && table().stage() != Table::Draw))
        return;
    if (table().lap() < patience) {
        table().toggle(u"hand"_s, 0);
        table().toggle(u"monte"_s, 0);
        table().perform(u"exchange"_s);
    } else {
        table().pressed(u"k"_s);
        table().pressed(u"s"_s);
    }
}

bool playUntil(const std::function<bool()> &isSo, int patience = 2)
{
    const QDeadlineTimer deadline(std::chrono::seconds(60));
    while (!isSo()) {
        if (deadline.hasExpired() || !Session::instance().running())
            return false;
        actForThePerson(patience);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    return true;
}

bool isOver()
{
    return table().stage() == Table::Over && !Store::instance().running();
}

/// Three at the table, one life each, of different levels.
QString shortDeal(bool withExpert)
{
    Deal deal = deals::numbered(catalog::seatedNames().constFirst(), 20);
    deal.seats.resize(3);
    deal.seats[1].level = withExpert ? opponents::Level::expert : opponents::Level::regular;
    deal.seats[2].level = opponents::Level::casual;
    if (const auto tokens = catalog::find(deal.game)->options.find(u"tokens"_s))
        deal.rules[*tokens] = 2;
    return deals::shownCode(deal);
}

QByteArray lastRecord()
{
    return Store::instance().recordOf(Store::instance().history().constFirst().id).value_or(QByteArray());
}

} // namespace

/// A match that was begun by its code: the same for everybody who plays alike, and no secret told before its time.
class DealMatchTest : public StoreCase
{
    Q_OBJECT

    QByteArray played(const QString &code, int patience, const std::function<void()> &inBetween = {})
    {
        DealsBook::instance().play(code);
        if (inBetween) {
            if (!playUntil([] { return table().deal() == 2 && table().yourTurn(); }, patience))
                return {};
            inBetween();
        }
        return playUntil(isOver, patience) ? lastRecord() : QByteArray();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        table().setGrace({});
        beAtEase();
        Preferences::instance().setNextDealByItself(false);
        Preferences::instance().setConfirmKnock(false);
        Store::instance().open(m_folder->path());
    }
    void cleanup()
    {
        Session::instance().leave();
        Store::instance().close();
    }

    void theSameMovesGiveTheSameMatch()
    {
        const QString code = shortDeal(true);
        const QByteArray first = played(code, 2);
        QVERIFY(first.count('\n') > 10);
        QCOMPARE(played(code, 2), first);
        QVERIFY(played(code, 3) != first);
    }

    /// Opponents answer alike also after the program was ended in between.
    void interruptedItIsTheSameToo()
    {
        const QString code = shortDeal(true);
        const QByteArray first = played(code, 2);
        const QByteArray interrupted = played(code, 2, [this] {
            Session::instance().leave();
            Store::instance().close();
            Store::instance().open(m_folder->path());
            Session::instance().resume();
            QVERIFY(DealsBook::instance().known());
        });
        QVERIFY(!first.isEmpty());
        QCOMPARE(interrupted, first);
    }

    void aSecretSeedIsToldAtTheEnd()
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.restoreDefaults();
        setup.setSeatCount(2);
        setup.setOption(u"tokens"_s, 1);
        setup.setAllLevels(0);
        Session::instance().start();
        QVERIFY(playUntil([] { return !DealsBook::instance().code().isEmpty() || table().stage() == Table::Over; }));
        QCOMPARE(table().stage(), Table::Over);
        QVERIFY(playUntil(isOver));
        const QString code = DealsBook::instance().code();
        const auto read = deals::read(code);
        QVERIFY(std::holds_alternative<Deal>(read));
        const auto &deal = std::get<Deal>(read);
        QVERIFY(lastRecord().contains(deal.seed.toHex()));
        QCOMPARE(deal.seats.size(), 2);
        QCOMPARE(deal.rules, setup.rules());
        QVERIFY(!DealsBook::instance().known());
        // The friend's copy knows it from the first.
        DealsBook::instance().play(code);
        QCOMPARE(DealsBook::instance().code(), code);
        QVERIFY(DealsBook::instance().known());
        QCOMPARE(Session::instance().seated()->seats.size(), 2U);
    }

    void theEndTellsOfFeats()
    {
        Feats &feats = Feats::instance();
        QVERIFY(!played(shortDeal(false), 2).isEmpty());
        QTRY_VERIFY(!feats.news().isEmpty());
        QStringList names;
        const QVariantList news = feats.news();
        for (const QVariant &feat : news)
            names << feat.toMap()[u"name"_s].toString();
        QVERIFY2(names.contains(u"A chair of your own"_s), qPrintable(names.join(u", "_s)));
        DealsBook::instance().play(shortDeal(false));
        QVERIFY(feats.news().isEmpty());
        QVERIFY(playUntil(isOver));
        QTest::qWait(0);
        QCOMPARE(Store::instance().kept(u"feats"_s).contains(u"first-match"_s), true);
        for (const QVariant &feat : feats.news())
            QVERIFY(feat.toMap()[u"name"_s].toString() != u"A chair of your own"_s); // once is enough
    }

    void whatIsNoCodeBeginsNothing()
    {
        DealsBook::instance().play(u"nonsense"_s);
        QVERIFY(!Session::instance().running());
        QCOMPARE(DealsBook::look(u"nonsense"_s)[u"right"_s].toBool(), false);
        QVERIFY(!DealsBook::look(u"nonsense"_s)[u"why"_s].toString().isEmpty());
        QVERIFY(DealsBook::look(u"  "_s)[u"why"_s].toString().isEmpty());
        const QVariantMap seen = DealsBook::look(shortDeal(false));
        QVERIFY(seen[u"right"_s].toBool());
        QCOMPARE(seen[u"table"_s].toString(), u"You and Teresa and Bruno (mixed)"_s);
    }
};

SANDBOXED_TEST_MAIN(DealMatchTest)
#include "deal_match_test.moc"
