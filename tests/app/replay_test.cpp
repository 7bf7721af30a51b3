// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/replay.h"

#include "at_ease.h"
#include "match/record_course.h"
#include "mirror.h"
#include "models/language.h"
#include "models/phrases.h"
#include "models/preferences.h"
#include "models/turned.h"
#include "played_record.h"
#include "sandbox.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

using namespace petrangola;
using namespace Qt::StringLiterals;
using cards::Card;
using game::at;
using game::Seat;

namespace {

Replay &replay()
{
    return Replay::instance();
}
Table &table()
{
    return *Replay::instance().table();
}

/// All that a table shows: every property, and every role of its lists, as lines of text.
QStringList shownBy(Table &table)
{
    QStringList lines;
    const auto add = [&lines](const QString &name, const QVariant &value) {
        QString text;
        QDebug(&text).nospace() << value;
        lines << name + u": "_s + text;
    };
    const QMetaObject *meta = table.metaObject();
    for (int index = meta->propertyOffset(); index < meta->propertyCount(); ++index)
        if (!QLatin1StringView(meta->property(index).typeName()).endsWith(u'*'))
            add(QLatin1StringView(meta->property(index).name()), meta->property(index).read(&table));
    const auto addList = [&](const QString &name, const QAbstractListModel &model) {
        const auto roles = model.roleNames();
        for (int row = 0; row < model.rowCount(); ++row)
            for (auto role = roles.begin(); role != roles.end(); ++role)
                add(u"%1 %2 %3"_s.arg(name).arg(row).arg(QString::fromLatin1(role.value())),
                    model.data(model.index(row), role.key()));
    };
    addList(u"seats"_s, *table.seats());
    addList(u"actions"_s, *table.actions());
    addList(u"log"_s, *table.log());
    addList(u"standing"_s, *table.standing());
    // The last showdown stays in its list, unseen, until the next.
    if (table.stage() == PetrangolaTable::Showdown)
        addList(u"showdown"_s, *table.showdown());
    lines.sort();
    return lines;
}

/// The first lines that are in one and not in the other.
QString difference(const QStringList &one, const QStringList &other)
{
    QStringList lines;
    for (const QString &line : one)
        if (!other.contains(line) && lines.size() < 6)
            lines << u"only first: "_s + line;
    for (const QString &line : other)
        if (!one.contains(line) && lines.size() < 12)
            lines << u"only second: "_s + line;
    return lines.join(u'\n');
}

record::Course<Petrangola> courseOf(const QByteArray &text)
{
    return std::get<record::Course<Petrangola>>(record::readCourse<Petrangola>(text));
}

/// What is said at one stage only is not looked at during the others.
QStringList staleOf(const Mirror &mirror)
{
    QStringList stale = mirror.stale();
    stale.removeIf([](const QString &line) {
        return (line.startsWith(u"reentryText") && table().stage() != PetrangolaTable::Reentry)
            || (line.startsWith(u"showdown") && table().stage() != PetrangolaTable::Showdown)
            || ((line.startsWith(u"end") || line.startsWith(u"winner")) && table().stage() != PetrangolaTable::Over);
    });
    return stale;
}

/// Steps on, and has seen enough of it.
void stepOn()
{
    replay().forward();
    table().doneShowing();
}

/// Which cards a text names, by code or in words.
std::vector<Card> cardsIn(const QString &text)
{
    static const QRegularExpression code(u"\\b([2-7JHKA])([DCSB])\\b"_s);
    static const QRegularExpression name(u"\\b([2-7]|jack|horse|king|ace) of (coins|cups|swords|batons)\\b"_s);
    std::vector<Card> cards;
    for (auto found = code.globalMatch(text); found.hasNext();)
        cards.push_back(*Phrases::cardOfFace(found.next().captured()));
    for (auto found = name.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        const auto suit = QStringList{u"coins"_s, u"cups"_s, u"swords"_s, u"batons"_s}.indexOf(match.captured(2));
        cards.push_back(*Phrases::cardOfFace(match.captured(1).left(1).toUpper() + u"DCSB"_s[suit]));
    }
    return cards;
}

} // namespace

class ReplayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        table().setGrace({});
        beAtEase();
        replay().setFiguresWanted(false);
    }
    void cleanup()
    {
        replay().close();
        replay().forgetTrouble();
        QCOMPARE(table().stage(), PetrangolaTable::NoMatch);
        QCOMPARE(table().seatCount(), 0);
    }

    void isTheSameForwardsAndBackwards_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("2") << 2 << QStringList{u"tokens=2"_s, u"reentries=2"_s};
        QTest::newRow("6") << 6 << QStringList{u"tokens=1"_s, u"reentries=1"_s, u"showOnKnock=true"_s};
        QTest::newRow("13") << 13 << QStringList{u"tokens=1"_s, u"reentries=0"_s};
    }
    /// A whole match step by step, then back step by step, then by leaps: the table is the same at each position, and
    /// tells of each change.
    void isTheSameForwardsAndBackwards()
    {
        QFETCH(const int, seats);
        QFETCH(const QStringList, options);
        Preferences::instance().setMemoryAid(seats == 6);
        const QByteArray text = played(options, seats, 'r');
        QCOMPARE(text.contains("\"reentry\""), seats < 13);
        for (int seat = -1; seat < std::min(seats, 3); ++seat) {
            QVERIFY(replay().open(text));
            replay().setOpenHands(seat < 0);
            replay().lookFrom(qMax(seat, 0));
            const Mirror mirror(&table());
            const Mirror own(&replay());
            QList<QStringList> seen{shownBy(table())};
            QSet<PetrangolaTable::Stage> stages;
            while (!replay().atEnd()) {
                stepOn();
                stages.insert(table().stage());
                QCOMPARE(table().actions()->rowCount(), 0);
                QVERIFY(!table().yourTurn() && !table().watching());
                seen << shownBy(table());
            }
            QCOMPARE(staleOf(mirror), QStringList());
            QCOMPARE(own.stale(), QStringList());
            QCOMPARE(seen.size(), replay().steps() + 1);
            QCOMPARE(table().stage(), PetrangolaTable::Over);
            QVERIFY(stages.contains(PetrangolaTable::Showdown) && stages.contains(PetrangolaTable::Turn));
            while (!replay().atStart()) {
                replay().back();
                const QStringList now = shownBy(table());
                QVERIFY2(
                    now == seen[replay().position()],
                    qPrintable(u"at %1\n"_s.arg(replay().position()) + difference(seen[replay().position()], now)));
            }
            QCOMPARE(staleOf(mirror), QStringList());
            for (int deal = replay().deals()->rowCount() - 1; deal >= 0; --deal) {
                replay().toDeal(deal);
                QCOMPARE(replay().deal(), deal);
                QVERIFY(shownBy(table()) == seen[replay().position()]);
                stepOn();
                QVERIFY(shownBy(table()) == seen[replay().position()]);
            }
            replay().toEnd();
            QVERIFY(shownBy(table()) == seen.constLast());
        }
    }

    /// From one seat's side nothing is told of a card that this seat may not see, by the table or by the replay.
    void oneSeatSeesNoHiddenCard()
    {
        int looks = 0;
        for (const int seats : {2, 5}) {
            const QByteArray text = played({u"tokens=1"_s, u"reentries=1"_s, u"showOnKnock=true"_s}, seats, 's');
            const auto course = courseOf(text);
            for (Seat foot = 0; foot < seats; ++foot) {
                replay().setFiguresWanted(true);
                QVERIFY(replay().open(text));
                replay().setOpenHands(false);
                replay().lookFrom(foot);
                std::vector<Card> known;
                const auto allow
                    = [&known](const auto &cards) { known.insert(known.end(), cards.begin(), cards.end()); };
                QSet<QString> before; // lines that were right when they came
                while (!replay().atEnd()) {
                    const auto &step = course.steps[static_cast<std::size_t>(replay().position())];
                    stepOn();
                    if (std::holds_alternative<Dealt>(step.event))
                        known.clear();
                    if (const auto *found = std::get_if<FirstDealerFound>(&step.event))
                        allow(found->cards);
                    const View view = step.state.view(foot);
                    allow(view.hand);
                    allow(view.aside);
                    allow(view.monte);
                    for (const Hand &hand : view.shown)
                        allow(hand);
                    QStringList lines = shownBy(table());
                    lines << replay().did() << replay().other() << replay().footing() << replay().lookText();
                    for (const QString &line : std::as_const(lines)) {
                        if (before.contains(line))
                            continue;
                        before.insert(line);
                        ++looks;
                        for (const Card card : cardsIn(line))
                            QVERIFY2(
                                line.contains(u"ace of coins makes"_s) || line.startsWith(u"drawText"_s)
                                    || std::find(known.begin(), known.end(), card) != known.end(),
                                qPrintable(u"step %1 from seat %2: %3"_s.arg(replay().position()).arg(foot).arg(line)));
                    }
                    // A bubble or a label comes again; a line of the log does not.
                    before.removeIf([](const QString &line) { return !line.startsWith(u"log"); });
                }
            }
        }
        QVERIFY(looks > 1000);
    }

    /// With open hands every hand of the deal is told.
    void openHandsAreOpen()
    {
        const QByteArray text = played({u"tokens=1"_s}, 4);
        const auto course = courseOf(text);
        QVERIFY(replay().open(text));
        QVERIFY(replay().openHands());
        for (const Seat foot : {0, 2}) {
            replay().toStart();
            replay().lookFrom(foot);
            while (!replay().atEnd()) {
                const auto &step = course.steps[static_cast<std::size_t>(replay().position())];
                stepOn();
                if (table().stage() != PetrangolaTable::Turn && table().stage() != PetrangolaTable::DealersChoice)
                    continue;
                for (const SeatRow &row : table().seats()->rows()) {
                    const Seat seat = (row.seat + foot) % 4;
                    if (!step.state.view(0).playing.contains(seat))
                        continue;
                    const QStringList lies = row.seat == 0 ? table().hand() : row.shown;
                    QCOMPARE(lies.size(), 3);
                    if (const auto *dealt = std::get_if<Dealt>(&step.event))
                        QCOMPARE(lies, Phrases::faces(dealt->hands[at(seat)]));
                    else
                        QCOMPARE(lies, Phrases::faces(step.state.view(seat).hand));
                    QCOMPARE(row.name, course.heading.guests[at(seat)].name);
                }
                if (std::holds_alternative<Dealt>(step.event))
                    QCOMPARE(table().aside().size(), 3);
            }
        }
    }

    /// The motion of a move names the cards and the places, and seats as they lie round the table from that side.
    void tellsMotionsFromThatSide()
    {
        const QByteArray text = played({u"tokens=1"_s}, 3);
        const auto course = courseOf(text);
        for (Seat foot = 0; foot < 3; ++foot) {
            QVERIFY(replay().open(text));
            replay().lookFrom(foot);
            QSignalSpy exchanges(&table(), &PetrangolaTable::exchanged);
            QSignalSpy turned(&table(), &PetrangolaTable::turnedForDealer);
            int moves = 0;
            while (!replay().atEnd()) {
                const auto &step = course.steps[static_cast<std::size_t>(replay().position())];
                stepOn();
                const auto *moved = std::get_if<Moved>(&step.event);
                if (moved == nullptr || !std::holds_alternative<Exchange>(moved->move))
                    continue;
                ++moves;
                QCOMPARE(exchanges.size(), moves);
                const QList<QVariant> told = exchanges.constLast();
                const int seat = told[0].toInt();
                QCOMPARE((seat + foot) % 3, moved->seat);
                const QStringList hand = seat == 0 ? table().hand() : table().seats()->rows()[at(seat)].shown;
                const auto slots_ = told[1].value<QList<int>>();
                const QStringList take = told[4].toStringList();
                for (qsizetype card = 0; card < take.size(); ++card)
                    QCOMPARE(hand.value(slots_[card]), take[card]);
            }
            QVERIFY(moves > 0);
            QVERIFY(!turned.isEmpty());
            QCOMPARE((turned.constLast()[1].toInt() + foot) % 3,
                     std::get<FirstDealerFound>(course.steps.front().event).dealer);
        }
    }

    void playsByItselfAndPauses()
    {
        QVERIFY(replay().open(played({u"tokens=1"_s}, 2)));
        replay().faster(2);
        QCOMPARE(replay().speed(), 4.0);
        replay().setPlaying(true);
        QVERIFY(QTest::qWaitFor([] { return replay().position() >= 4; }, 20'000));
        QVERIFY(replay().playing());
        replay().setPlaying(false);
        const int here = replay().position();
        QTest::qWait(400);
        QCOMPARE(replay().position(), here);
        // Changing the side goes on playing; a step back does not.
        replay().setPlaying(true);
        replay().setOpenHands(false);
        QVERIFY(QTest::qWaitFor([here] { return replay().position() > here; }, 10'000));
        replay().back();
        QVERIFY(!replay().playing());
        replay().toEnd();
        replay().back();
        replay().setPlaying(true);
        QVERIFY(QTest::qWaitFor([] { return !replay().playing(); }, 20'000));
        QVERIFY(replay().atEnd());
        replay().faster(1);
        QCOMPARE(replay().speed(), 0.5);
        replay().faster(1);
    }

    /// With motion, steps that come faster than what they show: nothing is left out, nothing waits.
    void canBeHurried()
    {
        const QByteArray text = played({u"tokens=1"_s}, 3);
        QVERIFY(replay().open(text));
        while (!replay().atEnd())
            stepOn();
        const QStringList end = shownBy(table());
        Preferences::instance().setMotion(true);
        Preferences::instance().setPace(0);
        replay().toStart();
        while (!replay().atEnd())
            replay().forward();
        table().doneShowing();
        QCOMPARE(difference(end, shownBy(table())), QString());
        replay().toStart();
        replay().forward();
        replay().close();
        QTest::qWait(30);
        QCOMPARE(table().stage(), PetrangolaTable::NoMatch);
    }

    void figuresComeAtEachMove()
    {
        const auto text = played({u"tokens=1"_s}, 3);
        const auto course = courseOf(text);
        QVERIFY(replay().open(text));
        replay().setFiguresWanted(true);
        int told = 0;
        while (!replay().atEnd() && told < 4) {
            const auto &step = course.steps[static_cast<std::size_t>(replay().position())];
            stepOn();
            if (!std::holds_alternative<Moved>(step.event)) {
                QCOMPARE(replay().did(), QString());
                continue;
            }
            QVERIFY(!replay().did().isEmpty());
            QVERIFY(QTest::qWaitFor([] { return !replay().otherPercent().isEmpty(); }, 30'000));
            QVERIFY(replay().percent().contains(u'%') || replay().percent().contains(u"under"_s));
            QVERIFY(replay().other() != replay().did());
            QCOMPARE(replay().otherLabel(), replay().mistake() ? u"Better"_s : u"Next best"_s);
            ++told;
        }
        QCOMPARE(told, 4);
        // What was reckoned is known again at once.
        QVERIFY(QTest::qWaitFor([] { return replay().footing().contains(u"3,000"_s); }, 30'000));
        const QString percent = replay().percent();
        replay().forward();
        replay().back();
        QCOMPARE(replay().percent(), percent);
        // From another seat's side nothing is told of it, and with no figures wanted nothing at all.
        const auto &step = course.steps[static_cast<std::size_t>(replay().position() - 1)];
        replay().lookFrom((step.chosen->seat + 1) % 3);
        replay().setOpenHands(false);
        QCOMPARE(replay().did() + replay().percent() + replay().other(), QString());
        replay().lookFrom(step.chosen->seat);
        QCOMPARE(replay().percent(), percent);
        replay().setFiguresWanted(false);
        QCOMPARE(replay().percent() + replay().footing(), QString());
    }

    void speaksEitherLanguage()
    {
        QVERIFY(replay().open(played({u"tokens=1"_s}, 3)));
        const Mirror mirror(&replay());
        replay().toDeal(0);
        QCOMPARE(replay().dealText(), u"Deal 1 of %1"_s.arg(replay().deals()->rowCount()));
        Language::instance().choose(u"it"_s);
        QCOMPARE(replay().dealText(), u"Smazzata 1 di %1"_s.arg(replay().deals()->rowCount()));
        QCOMPARE(mirror.stale(), QStringList());
        const QStringList now = shownBy(table());
        replay().forward();
        replay().back();
        QCOMPARE(difference(now, shownBy(table())), QString());
    }

    void saysWhyARecordCannotBeShown()
    {
        const QByteArray text = played({u"tokens=1"_s}, 2);
        QVERIFY(replay().open(text));
        replay().toDeal(0);
        const int here = replay().position();
        QByteArray broken = text;
        broken.insert(broken.indexOf('\n', broken.indexOf("\"deal\"")) + 1, "{\"event\":\n");
        QVERIFY(!replay().open(broken, u"mine.petrangola"_s));
        QCOMPARE(replay().trouble(), u"mine.petrangola. Line 4: this is no JSON object."_s);
        QVERIFY(!replay().open(text.first(text.lastIndexOf('\n', -2) + 1)));
        QVERIFY(replay().trouble().contains(u"the last line must be the seed"_s));
        QVERIFY(!replay().openFile(u"/nowhere/at/all.petrangola"_s));
        QVERIFY(replay().trouble().startsWith(u"all.petrangola. It cannot be opened"_s));
        // What lay on the table lies there still.
        QVERIFY(replay().active());
        QCOMPARE(replay().position(), here);

        const QTemporaryDir folder;
        QFile file(folder.filePath(u"a.petrangola"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QVERIFY(replay().openFile(file.fileName()));
        QCOMPARE(replay().trouble(), QString());
        QCOMPARE(replay().position(), 0);
        QCOMPARE(replay().ending(), QString());
    }

    /// A line that says otherwise than the seed: the replay goes up to it, and the check names it.
    void followsARecordUpToALie()
    {
        const QByteArray text = played({u"tokens=1"_s}, 3);
        QList<QByteArray> lines = text.trimmed().split('\n');
        qsizetype lie = 0;
        while (!lines[lie].contains("\"showdown\""))
            ++lie;
        lines[lie].replace("\"pool\":300", "\"pool\":400");
        const QByteArray changed = lines.join('\n') + '\n';
        QVERIFY(changed != text);
        QVERIFY(replay().open(changed));
        QVERIFY(replay().ending().contains(u"Line %1:"_s.arg(lie + 1)));
        replay().toEnd();
        QVERIFY(table().stage() != PetrangolaTable::Over);
        replay().checkMatch();
        RecordCheck &check = *replay().recordCheck();
        QVERIFY(QTest::qWaitFor([&] { return !check.checking(); }, 10'000));
        QVERIFY(!check.right());
        QVERIFY(check.verdict().contains(u"Line %1 "_s.arg(lie + 1)));
        QCOMPARE(check.data(check.index(4), RecordCheck::WrongRole), true);
        QCOMPARE(check.data(check.index(1), RecordCheck::SureRole), true);
    }

    void checksAMatch()
    {
        const QByteArray text = played({}, 4);
        RecordCheck check;
        check.setPace({});
        const Mirror mirror(&check);
        check.check(text);
        QVERIFY(check.open() && check.checking());
        QCOMPARE(check.rowCount(), 5);
        QVERIFY(QTest::qWaitFor([&] { return !check.checking(); }, 10'000));
        QVERIFY(check.right());
        QCOMPARE(mirror.stale(), QStringList());
        for (int row = 0; row < 5; ++row)
            QCOMPARE(check.data(check.index(row), RecordCheck::SureRole), true);
        QCOMPARE(check.data(check.index(3), RecordCheck::DetailRole).toString(),
                 u"%1 moves"_s.arg(text.count("\"event\":\"move\"")));
        // Another seed, as if somebody had shuffled anew afterwards.
        QByteArray other = text;
        const qsizetype seed = other.lastIndexOf("\"seed\":\"") + 8;
        other[seed] = other[seed] == 'a' ? 'b' : 'a';
        check.check(other);
        QVERIFY(QTest::qWaitFor([&] { return !check.checking(); }, 10'000));
        QVERIFY(!check.right());
        QCOMPARE(check.data(check.index(1), RecordCheck::WrongRole), true);
        QCOMPARE(check.data(check.index(2), RecordCheck::SureRole), false);
        // Closed in the middle, nothing of it is told.
        check.check(text);
        check.close();
        QTest::qWait(50);
        QVERIFY(!check.open() && check.rowCount() == 0);
    }

    /// A match that goes on: what was played already lies on the table as if it had been watched.
    void resumesAMatch()
    {
        const auto course = courseOf(played({u"tokens=1"_s, u"reentries=1"_s}, 4, 't'));
        const State start(course.options, 4);
        const std::vector<PetrangolaTable::Guest> guests{
            {u""_s, u"tu"_s}, {u"B"_s, u"b"_s}, {u"C"_s, u"c"_s}, {u"D"_s, u"d"_s}};
        PetrangolaTable watched;
        watched.open(start.view(0), guests, u"ab"_s, {});
        for (std::size_t index = 0; index < course.steps.size(); ++index) {
            const auto tell = [&](PetrangolaTable &told, const auto &step) {
                if (step.chosen)
                    told.awaits(step.chosen->before.view(0));
                static_cast<void>(told.happened(Petrangola::seenBy(step.event, 0), step.state.view(0)));
            };
            tell(watched, course.steps[index]);
            watched.doneShowing();
            PetrangolaTable resumed;
            resumed.resume(start.view(0), guests, u"ab"_s, {}, [&] {
                for (std::size_t past = 0; past <= index; ++past)
                    tell(resumed, course.steps[past]);
            });
            // At a showdown the person is not asked again to go on.
            QStringList before = shownBy(watched);
            before.removeIf([](const QString &line) { return line.startsWith(u"actions"); });
            QStringList now = shownBy(resumed);
            now.removeIf([](const QString &line) { return line.startsWith(u"actions"); });
            QVERIFY2(before == now, qPrintable(u"at %1\n"_s.arg(index) + difference(before, now)));
        }
    }
};

SANDBOXED_TEST_MAIN(ReplayTest)

#include "replay_test.moc"
