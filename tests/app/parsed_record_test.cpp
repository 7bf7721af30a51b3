// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/parsed_record.h"

#include "game/simulation.h"
#include "petrangola_readable.h"
#include "played_record.h"

#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;
using ParsedPetrangola = record::Parsed<Petrangola>;

namespace {

QString why(const record::Fault &fault)
{
    return u"line %1: %2"_s.arg(fault.line).arg(fault.why);
}

/// The parsed, which has to be right so far as it goes.
ParsedPetrangola follow(const QByteArray &text, const std::optional<QByteArray> &seed = {})
{
    auto read = record::parse<Petrangola>(text, seed);
    if (const auto *fault = std::get_if<record::Fault>(&read))
        qFatal("%s", qPrintable(why(*fault)));
    return std::get<ParsedPetrangola>(std::move(read));
}

/// Everything that a state shows, to compare two by.
QString told(const State &state)
{
    QString text = u"phase %1 seats %2\n"_s.arg(static_cast<int>(state.phase())).arg(state.seats());
    for (game::Seat seat = 0; seat < state.seats(); ++seat)
        text += QString::fromStdString(readable::text(state.view(seat)));
    for (const cards::Card card : state.allCards())
        text += QString::fromStdString(cards::italian::code(card));
    return text;
}

} // namespace

class ParsedRecordTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The steps have the events of the match, in order, each with its line and the choice that led to it; applying the
    /// choices again gives the same states.
    void tellsTheMatchStepByStep()
    {
        for (const int seats : {2, 6, 13}) {
            const QByteArray text = played({u"reentries=2"_s, u"showOnKnock=true"_s}, seats);
            const QList<QByteArray> lines = text.trimmed().split('\n');
            const ParsedPetrangola parsed = follow(text);
            QVERIFY(!parsed.fault);
            QVERIFY(parsed.sealed && parsed.state.over() && parsed.owed.isEmpty());
            QCOMPARE(parsed.heading.guests.size(), static_cast<std::size_t>(seats));
            QCOMPARE(parsed.heading.game, u"petrangola"_s);
            QCOMPARE(parsed.options.reentries, 2);
            QByteArray written = lines.constFirst() + '\n';
            int last = 1;
            for (const auto &step : parsed.steps) {
                const QByteArray entry = record::entry<Petrangola>(step.event, seats);
                written += entry;
                QCOMPARE(step.line, entry.isEmpty() ? last : last + 1);
                last = step.line;
                if (!entry.isEmpty())
                    QCOMPARE(entry.trimmed(), lines[step.line - 1]);
            }
            QCOMPARE(written + record::seal(parsed.seed), text);

            State state(parsed.options, seats);
            const FairShuffle shuffle(parsed.seed);
            int choices = 0;
            for (const auto &step : parsed.steps) {
                if (!step.chosen)
                    continue;
                ++choices;
                while (state.awaitsPack())
                    state.supply(fairPack<Petrangola>(shuffle, state));
                QCOMPARE(step.chosen->seat, state.toMove());
                QCOMPARE(told(step.chosen->before), told(state));
                QVERIFY(!state.apply(step.chosen->move));
            }
            QVERIFY(choices > 10);
            QCOMPARE(told(parsed.state), told(state));
        }
    }

    /// Cut off after any line, with its seed known, it goes on from where it stood: with the same choices it comes to
    /// the same end, and what was owed makes the record whole.
    void goesOnFromEveryLine()
    {
        const QByteArray text = played({u"tokens=1"_s, u"reentries=1"_s, u"showOnKnock=true"_s}, 3, 'g');
        const QList<QByteArray> lines = text.trimmed().split('\n');
        const ParsedPetrangola whole = follow(text);
        const FairShuffle shuffle(whole.seed);
        bool wasOwed = false;
        for (qsizetype length = 1; length < lines.size(); ++length) {
            const QByteArray begun = lines.first(length).join('\n') + '\n';
            ParsedPetrangola parsed = follow(begun, whole.seed);
            QVERIFY(!parsed.fault && !parsed.sealed);
            wasOwed = wasOwed || !parsed.owed.isEmpty();
            QByteArray written = begun + parsed.owed;
            // The rest of the choices, as they were made.
            std::vector<Move> moves;
            for (std::size_t step = parsed.steps.size(); step < whole.steps.size(); ++step)
                if (whole.steps[step].chosen)
                    moves.push_back(whole.steps[step].chosen->move);
            std::size_t next = 0;
            const auto note
                = [&](const Event &event) { written += record::entry<Petrangola>(event, parsed.state.seats()); };
            game::playOn<Petrangola>(
                parsed.state, [&](const State &awaiting) { return fairPack<Petrangola>(shuffle, awaiting); },
                [&](const View &) { return moves.at(next++); }, note);
            QCOMPARE(next, moves.size());
            QCOMPARE(written + record::seal(whole.seed), text);
        }
        QVERIFY(wasOwed);
    }

    /// Without its seed an unfinished record says so, whatever the line that it ends with.
    void wantsTheSeed()
    {
        const QByteArray text = played({u"tokens=1"_s}, 2);
        const QList<QByteArray> lines = text.trimmed().split('\n');
        for (qsizetype length = 1; length < lines.size(); ++length) {
            const auto read = record::parse<Petrangola>(lines.first(length).join('\n'));
            QVERIFY(std::holds_alternative<record::Fault>(read));
            QCOMPARE(why(std::get<record::Fault>(read)),
                     u"line %1: the last line must be the seed; the match is not over"_s.arg(length));
        }
        const auto wrong = record::parse<Petrangola>(lines.first(5).join('\n'), QByteArray(32, 'x'));
        QCOMPARE(why(std::get<record::Fault>(wrong)),
                 u"line 1: this seed does not belong to the commitment in line 1"_s);
        // The seed that is known and the seed that is written.
        QVERIFY(follow(text, follow(text).seed).sealed);
    }

    /// A line that was changed, left out or written twice: the parsed goes up to it, and names it as verify() does.
    void goesUpToTheFirstFault()
    {
        const QByteArray text = played({u"tokens=1"_s}, 4);
        const QList<QByteArray> lines = text.trimmed().split('\n');
        const ParsedPetrangola whole = follow(text);
        QSet<record::FaultKind> kinds;
        for (qsizetype number = 1; number < lines.size() - 1; ++number) {
            QList<QByteArray> without = lines;
            without.removeAt(number);
            QList<QByteArray> twice = lines;
            twice.insert(number, lines[number]);
            QList<QByteArray> other = lines;
            QJsonObject changed = QJsonDocument::fromJson(lines[number]).object();
            for (const QString &key : {u"dealer"_s, u"seat"_s, u"pool"_s})
                if (changed.contains(key))
                    changed[key] = changed[key].toInt() + 1;
            other[number] = QJsonDocument(changed).toJson(QJsonDocument::Compact);
            for (const QList<QByteArray> &damaged : {without, twice, other}) {
                const QByteArray bytes = damaged.join('\n') + '\n';
                const auto fault = record::verify(bytes);
                QVERIFY(fault);
                const auto read = record::parse<Petrangola>(bytes);
                if (const auto *early = std::get_if<record::Fault>(&read)) {
                    QCOMPARE(why(*early), why(*fault));
                    continue;
                }
                const auto &parsed = std::get<ParsedPetrangola>(read);
                QVERIFY(parsed.fault && !parsed.sealed);
                QCOMPARE(why(*parsed.fault), why(*fault));
                QCOMPARE(parsed.fault->kind, fault->kind);
                QVERIFY(parsed.steps.back().line < fault->line);
                QVERIFY(parsed.steps.back().line >= number - 1);
                kinds.insert(fault->kind);
            }
        }
        for (const auto kind : {record::FaultKind::deals, record::FaultKind::moves, record::FaultKind::accounts})
            QVERIFY(kinds.contains(kind));
    }

    /// Bytes that are no record, or only partly: never more than a fault.
    void takesAnyBytes()
    {
        const QByteArray text = played({u"tokens=1"_s}, 2);
        game::Random random(3);
        for (int time = 0; time < 3000; ++time) {
            QByteArray damaged = text;
            for (int times = 1 + static_cast<int>(random.below(3)); times > 0; --times) {
                const auto at = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(damaged.size())));
                if (random.once(3))
                    damaged.remove(at, 1 + static_cast<qsizetype>(random.below(40)));
                else if (random.once(2))
                    damaged[at] = static_cast<char>(random.below(256));
                else
                    damaged.insert(at, damaged.mid(at / 2, static_cast<qsizetype>(random.below(60))));
                if (damaged.isEmpty())
                    damaged = "x";
            }
            const auto fault = record::verify(damaged);
            const auto read = record::parse<Petrangola>(damaged);
            if (const auto *early = std::get_if<record::Fault>(&read))
                QVERIFY(fault && fault->line == early->line && !early->why.isEmpty());
            else
                QCOMPARE(fault.has_value(), std::get<ParsedPetrangola>(read).fault.has_value());
        }
    }

    void readsTheHeadingAlone()
    {
        const QByteArray text = played({}, 3);
        const auto heading = record::readHeading(text);
        QVERIFY(std::holds_alternative<record::Heading>(heading));
        QCOMPARE(std::get<record::Heading>(heading).guests[2].kind, u"novice"_s);
        QCOMPARE(why(std::get<record::Fault>(record::readHeading({}))), u"line 1: the file is empty"_s);
        QVERIFY(std::holds_alternative<record::Fault>(record::readHeading("\n")));
        QVERIFY(std::holds_alternative<record::Fault>(record::readHeading("{}")));
    }

    /// What was verified is counted while it goes on.
    void counts()
    {
        const QByteArray text = played({}, 4);
        record::Tally last;
        int times = 0;
        QVERIFY(!record::verify(text, [&](const record::Tally &tally) {
            ++times;
            last = tally;
        }));
        QCOMPARE(last.moves, static_cast<int>(text.count("\"event\":\"move\"")));
        QCOMPARE(last.deals, static_cast<int>(text.count("\"event\":\"deal\"")) + 1);
        QCOMPARE(times, static_cast<int>(text.count('\n')) - 2);
        QCOMPARE(last.deals + last.moves + last.accounts, times);
    }
};

QTEST_GUILESS_MAIN(ParsedRecordTest)

#include "parsed_record_test.moc"
