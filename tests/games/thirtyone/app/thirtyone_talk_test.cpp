// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_thirtyone.h"

#include <QTest>

#include <set>

using namespace thirtyone;
using namespace Qt::StringLiterals;
using opponents::Temperament;
using enum GuestMoment;
using What = LogLine::What;

namespace {

/// The person, and a guest of each temperament.
std::vector<std::optional<Temperament>> company(std::size_t seats = 6)
{
    std::vector<std::optional<Temperament>> company{std::nullopt};
    for (const Temperament each : opponents::temperaments)
        company.emplace_back(each);
    company.resize(seats);
    return company;
}

/// A line: of which moment, and by whom.
using Heard = std::set<std::pair<GuestMoment, int>>;

/// What is heard of a table's guests.
class Ear
{
public:
    explicit Ear(ThirtyoneTable &table)
        : m_talk(*table.talk())
    {
        QObject::connect(&m_talk, &GuestTalk::spoke, &m_context, [this](int seat, const QString &said) {
            for (const GuestLine &line : m_talk.lines())
                if (guestLine(line) == said)
                    heard.emplace(line.moment, seat);
        });
    }
    /// All that may be said of `last` after `before` was seen.
    [[nodiscard]] Heard of(const std::vector<Happening> &before, const Happening &last)
    {
        Heard all;
        for (std::uint64_t chance = 0; chance < 400; ++chance) {
            m_talk.seed(chance);
            m_talk.sit(company());
            for (const Happening &each : before)
                m_talk.happened(each);
            longAgo();
            heard.clear();
            m_talk.happened(last);
            all.merge(heard);
        }
        return all;
    }
    /// It is long since somebody spoke.
    void longAgo()
    {
        for (int each = 0; each < 5; ++each)
            m_talk.happened({});
    }

    Heard heard;

private:
    GuestTalk &m_talk;
    QObject m_context;
};

std::set<GuestMoment> moments(const Heard &heard)
{
    std::set<GuestMoment> moments;
    for (const auto &each : heard)
        moments.insert(each.first);
    return moments;
}

std::set<int> speakers(const Heard &heard, GuestMoment moment)
{
    std::set<int> seats;
    for (const auto &each : heard)
        if (each.first == moment)
            seats.insert(each.second);
    return seats;
}

using Moments = std::set<GuestMoment>;
using Seats = std::set<int>;

} // namespace

/// What the guests say at Thirty-One: of its own moments, and by whom.
class ThirtyoneTalkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Preferences::instance().setNextDealByItself(false);
        Preferences::instance().setGuestsTalk(true);
    }

    /// Whoever takes a card has a word for it, and so has whoever had just left it there.
    void aCardFromThePile()
    {
        ThirtyoneTable table;
        Ear ear(table);
        const Happening deal{.what = What::deal};
        const Happening takes{.what = What::tookUp, .seat = 3};
        const Heard first = ear.of({deal}, takes);
        QCOMPARE(moments(first), Moments{tookUp}); // nobody left it there
        QCOMPARE(speakers(first, tookUp), Seats{3});
        const Heard another = ear.of({deal, {.what = What::drewUp, .seat = 2}}, takes);
        QCOMPARE(moments(another), (Moments{tookUp, tookOthers, ownTaken}));
        QCOMPARE(speakers(another, tookOthers), Seats{3});
        QCOMPARE(speakers(another, ownTaken), Seats{2});
        // From the person, who says nothing of it; by the person.
        QCOMPARE(moments(ear.of({deal, {.what = What::tookUp, .seat = 0}}, takes)), (Moments{tookUp, tookOthers}));
        QCOMPARE(moments(ear.of({deal, {.what = What::drewUp, .seat = 2}}, {.what = What::tookUp, .seat = 0})),
                 Moments{ownTaken});
        // T31-EX-9: its own.
        const Heard own = ear.of({deal,
                                  {.what = What::drewUp, .seat = 3},
                                  {.what = What::knocked, .seat = 4},
                                  {.what = What::stayed, .seat = 5}},
                                 takes);
        QCOMPARE(moments(own), Moments{tookBack});
        QCOMPARE(moments(ear.of({deal, takes}, {.what = What::drewUp, .seat = 4})), Moments{drewUp});
    }

    void aKnockInTheFirstLap()
    {
        ThirtyoneTable table;
        Ear ear(table);
        const Happening deal{.what = What::deal};
        const Happening other{.what = What::drewUp, .seat = 1};
        const Happening knock{.what = What::knocked, .seat = 2};
        const Heard first = ear.of({deal, other}, knock);
        QCOMPARE(moments(first), (Moments{knockedAtOnce, othersKnockedAtOnce}));
        QCOMPARE(speakers(first, knockedAtOnce), Seats{2});
        QVERIFY(!speakers(first, othersKnockedAtOnce).contains(2));
        QCOMPARE(moments(ear.of({deal, other, {.what = What::tookUp, .seat = 2}, other}, knock)),
                 (Moments{knocked, othersKnocked}));
        // Nobody knows which lap it is where the deal was not seen from its beginning.
        QCOMPARE(moments(ear.of({}, knock)), (Moments{knocked, othersKnocked}));
        QCOMPARE(moments(ear.of({deal}, {.what = What::knocked, .seat = 0})), Moments{othersKnockedAtOnce});
        QCOMPARE(moments(ear.of({deal, {.what = What::drewUp, .seat = 0}}, {.what = What::knocked, .seat = 0})),
                 Moments{personKnocked});
    }

    void thirtyOne()
    {
        ThirtyoneTable table;
        Ear ear(table);
        const Happening deal{.what = What::deal};
        const Happening shows{.what = What::declared, .seat = 4};
        const Heard dealt = ear.of({deal}, shows);
        QCOMPARE(moments(dealt), (Moments{declaredAtOnce, othersDeclaredAtOnce}));
        QCOMPARE(speakers(dealt, declaredAtOnce), Seats{4});
        QCOMPARE(moments(ear.of({deal, {.what = What::drewUp, .seat = 4}}, shows)),
                 (Moments{declared, othersDeclared}));
    }

    void lossOf_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("lives");
        QTest::addColumn<bool>("county");
        QTest::addColumn<QList<GuestMoment>>("own");
        QTest::addColumn<QList<GuestMoment>>("persons");
        QTest::addRow("one of three") << 2 << 1 << false << QList{lost, othersLost} << QList{personLost};
        QTest::addRow("all but one") << 1 << 1 << false << QList{oneLeft, othersLost} << QList{personLost};
        QTest::addRow("the last penny") << 0 << 1 << true << QList{lastLife, othersLastLife} << QList{othersLastLife};
        QTest::addRow("after a knock") << 1 << 2 << false << QList{lostTwo, othersLostTwo} << QList{othersLostTwo};
        QTest::addRow("two, and on the county")
            << 0 << 2 << true << QList{lostTwo, othersLostTwo} << QList{othersLostTwo};
        QTest::addRow("the last life") << 0 << 1 << false << QList{out, othersOut} << QList{othersOut};
        QTest::addRow("two that were the last") << 0 << 2 << false << QList{out, othersOut} << QList{othersOut};
    }
    /// Nobody says goodbye who plays on on the county, and a knock that cost two lives is not just bad luck.
    void lossOf()
    {
        QFETCH(const int, left);
        QFETCH(const int, lives);
        QFETCH(const bool, county);
        QFETCH(const QList<GuestMoment>, own);
        QFETCH(const QList<GuestMoment>, persons);
        ThirtyoneTable table;
        Ear ear(table);
        Happening loss{.what = What::lostToken, .seat = 5, .left = left, .lost = lives, .lastLife = county};
        const Heard heard = ear.of({}, loss);
        QCOMPARE(moments(heard), Moments(own.begin(), own.end()));
        QCOMPARE(speakers(heard, own.constFirst()), Seats{5});
        loss.seat = 0;
        QCOMPARE(moments(ear.of({}, loss)), Moments(persons.begin(), persons.end()));
    }

    /// Whoever lives on the county speaks of it later on too.
    void livingOnTheCounty()
    {
        ThirtyoneTable table;
        Ear ear(table);
        const Happening county{.what = What::lostToken, .seat = 3, .lastLife = true};
        const Happening deal{.what = What::deal};
        QCOMPARE(speakers(ear.of({county, deal}, deal), dealtLastLife), Seats{3});
        const Happening gone{.what = What::lostToken, .seat = 3};
        QCOMPARE(moments(ear.of({county, deal, gone}, deal)), Moments{dealt});
    }

    /// What the table itself tells its guests of the end of a deal. They speak once they can be seen again.
    void whatATableTells_data()
    {
        QTest::addColumn<QStringList>("hands");
        QTest::addColumn<bool>("knocks");
        QTest::addColumn<QList<GuestMoment>>("told"); // the first by Ada alone
        QTest::addRow("three of a kind") << QStringList{u"KH QH 2S"_s, u"7C 7D 7H"_s, u"9S 8S 2H"_s} << true
                                         << QList{rareHand, othersRareHand};
        QTest::addRow("a knock that fails")
            << QStringList{u"2H 3D 4S"_s, u"KD QD 2C"_s, u"9S 8S 3H"_s} << true << QList{othersLostTwo};
        QTest::addRow("31 as dealt") << QStringList{u"2H 3D 4S"_s, u"AD QD TD"_s, u"9S 8S 3H"_s} << false
                                     << QList{declaredAtOnce, othersDeclaredAtOnce};
    }
    void whatATableTells()
    {
        QFETCH(const QStringList, hands);
        QFETCH(const bool, knocks);
        QFETCH(const QList<GuestMoment>, told);
        ThirtyoneDeal deal;
        for (const QString &hand : hands)
            deal.hands.push_back(hand.toStdString());
        Heard heard;
        for (std::uint64_t chance = 0; chance < 60; ++chance) {
            StagedThirtyone staged(3, {.threeOfAKind305 = true});
            Ear ear(staged.table);
            staged.table.talk()->seed(chance);
            staged.table.talk()->sit(company(3));
            ear.longAgo();
            staged.deal(deal);
            if (knocks) {
                staged.lookOn();
                staged.play(Knock{});
                staged.play(Stand{});
                ear.longAgo();
                staged.play(Stand{});
            }
            while (staged.showing()) {
                for (const GuestMoment moment : told)
                    QVERIFY(speakers(ear.heard, moment).empty());
                staged.table.doneShowing();
            }
            staged.supply({});
            heard.merge(ear.heard);
        }
        for (const GuestMoment moment : told)
            QVERIFY2(!speakers(heard, moment).empty(), qPrintable(QString::number(static_cast<int>(moment))));
        if (told.size() > 1) {
            QCOMPARE(speakers(heard, told[0]), Seats{1});
            QCOMPARE(speakers(heard, told[1]), Seats{2});
        } else {
            QVERIFY(speakers(heard, personLost).empty());
        }
    }
};

SANDBOXED_TEST_MAIN(ThirtyoneTalkTest)

#include "thirtyone_talk_test.moc"
