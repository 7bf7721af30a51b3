// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/parsed_record.h"

#include "match/clean_name.h"
#include "match/guest_kinds.h"
#include "records/record_follower.h"
#include "records/record_lines.h"

#include <QCoreApplication>

// PARSERS: parse() for each game of engine/games.cmake.
#include "parsers_made.h"

using namespace Qt::StringLiterals;

namespace record {

namespace {

std::variant<Heading, Fault> headingOf(const QJsonObject &line)
{
    JsonReader reader(line);
    reader.number(u"record"_s, 1, 1);
    Heading heading{.game = reader.text(u"game"_s), .options = reader.object(u"options"_s)};
    const QJsonArray seats = reader.list(u"seats"_s, 2, game::maxSeats);
    for (const QJsonValue seat : seats) {
        if (!seat[u"name"_s].isString() || !seat[u"kind"_s].isString())
            reader.fault(u"seats"_s, QCoreApplication::translate("Record", "a name and a kind for each seat"));
        JsonReader guest(seat.toObject());
        guest.word(u"kind"_s, guestKinds());
        if (guest.failed() && !reader.failed())
            reader.adopt(guest);
        heading.guests.push_back({.name = cleanName(seat[u"name"_s].toString()), .kind = seat[u"kind"_s].toString()});
    }
    heading.commitment = reader.text(u"commitment"_s).toLatin1();
    if (reader.failed())
        return Fault{.line = 1, .why = reader.firstFault()};
    return heading;
}

/// The seed, which is the last line's, or for an unfinished record the one that is known already.
std::variant<QByteArray, Fault> seedOf(const Lines &lines, const QByteArray &commitment,
                                       const std::optional<QByteArray> &known)
{
    QByteArray seed = known.value_or(QByteArray());
    int line = 1;
    const QJsonObject last = lines.last();
    if (!known || isSeed(last)) {
        line = lines.count();
        if (!isSeed(last))
            return Fault{
                .line = line,
                .why = QCoreApplication::translate("Record", "the last line must be the seed; the match is not over")};
        JsonReader reader(last);
        const auto read = FairShuffle::seedFromHex(reader.text(u"seed"_s).toLatin1());
        if (!read)
            return Fault{.line = line,
                         .why = QCoreApplication::translate("Record", "the seed must be 64 hex digits"),
                         .kind = FaultKind::seal};
        seed = *read;
    }
    if (seed.size() != FairShuffle::seedBytes || FairShuffle(seed).commitment() != commitment)
        return Fault{.line = line,
                     .why
                     = QCoreApplication::translate("Record", "this seed does not belong to the commitment in line 1"),
                     .kind = FaultKind::seal};
    return seed;
}

template<game::Game G>
bool isOf(const Heading &heading)
{
    return heading.game == gameName<G>();
}

Fault unknownGame(const Heading &heading)
{
    return {.line = 1,
            .why = QCoreApplication::translate("Record", "this version does not know the game “%1”").arg(heading.game)};
}

/// All that is known before anything happens.
template<game::Game G>
struct Beginning
{
    Heading heading;
    typename G::Options options;
    QByteArray seed;
    int seats = 0;
};

/// Of two faults the one that comes first: this, or that of a line which is no JSON object.
Fault firstOf(const Fault &fault, Lines &lines)
{
    while (!lines.atEnd() && !lines.fault())
        lines.pass();
    return lines.fault() && lines.fault()->line <= fault.line ? *lines.fault() : fault;
}

template<game::Game G>
std::variant<Beginning<G>, Fault> readBeginning(Lines &lines, const std::optional<QByteArray> &known)
{
    if (lines.fault())
        return *lines.fault();
    auto heading = headingOf(lines.peek());
    if (const auto *fault = std::get_if<Fault>(&heading))
        return *fault;
    Beginning<G> beginning{.heading = std::get<Heading>(std::move(heading)), .options = {}, .seed = {}};
    beginning.seats = static_cast<int>(beginning.heading.guests.size());
    if (!isOf<G>(beginning.heading))
        return unknownGame(beginning.heading);
    auto seed = seedOf(lines, beginning.heading.commitment, known);
    if (const auto *fault = std::get_if<Fault>(&seed))
        return firstOf(*fault, lines);
    beginning.seed = std::get<QByteArray>(seed);
    JsonReader options(beginning.heading.options);
    beginning.options = readOptions<G>(options, beginning.seats);
    if (options.failed())
        return Fault{.line = 1, .why = options.firstFault()};
    lines.pass();
    return beginning;
}

template<game::Game G>
std::optional<Fault> verifyAs(const QByteArray &text, const std::function<void(const Tally &)> &tell,
                              Progress *progress)
{
    Lines lines(text, progress);
    const auto beginning = readBeginning<G>(lines, std::nullopt);
    if (const auto *fault = std::get_if<Fault>(&beginning))
        return *fault;
    const auto &[heading, options, seed, seats] = std::get<Beginning<G>>(beginning);
    const FairShuffle shuffle(seed);
    Tally tally;
    Follower<G> follower(lines, typename G::State(options, seats), shuffle, false);
    return follower.follow([&](const Step<G> &, const QJsonObject &line, auto told) {
        if (told != Follower<G>::Told::byItsLine)
            return;
        const FaultKind kind = faultKindOf(line);
        ++(kind == FaultKind::deals ? tally.deals : kind == FaultKind::moves ? tally.moves : tally.accounts);
        if (tell)
            tell(tally);
    });
}

} // namespace

std::variant<Heading, Fault> readHeading(const QByteArray &text)
{
    const auto end = text.indexOf('\n');
    const Lines lines(end < 0 ? text : text.first(end + 1));
    if (lines.fault())
        return *lines.fault();
    return headingOf(lines.peek());
}

template<game::Game G>
std::variant<Parsed<G>, Fault> parse(const QByteArray &text, const std::optional<QByteArray> &known,
                                     const Witness<G> &witness)
{
    Lines lines(text, witness.progress);
    auto beginning = readBeginning<G>(lines, known);
    if (const auto *fault = std::get_if<Fault>(&beginning))
        return *fault;
    auto &[heading, options, seed, seats] = std::get<Beginning<G>>(beginning);
    const FairShuffle shuffle(seed);
    const typename G::State start(options, seats);
    Parsed<G> parsed{.heading = heading,
                     .options = options,
                     .seed = seed,
                     .steps = Steps<G>(start, shuffle),
                     .state = start,
                     .owed = {},
                     .fault = {}};
    using Told = typename Follower<G>::Told;
    Follower<G> follower(lines, start, shuffle, known.has_value());
    parsed.fault = follower.follow([&](const Step<G> &step, const QJsonObject &expected, Told told) {
        if (witness.steps)
            witness.steps(parsed.steps.size(), step);
        parsed.steps.add(step, told != Told::byTheLineBefore);
        if (told == Told::notYet)
            parsed.owed += line(expected);
    });
    if (lines.fault())
        return *lines.fault();
    if (parsed.fault && parsed.steps.empty())
        return *parsed.fault;
    parsed.state = follower.state();
    parsed.sealed = !parsed.fault && isSeed(lines.last());
    return parsed;
}

PARSERS

std::optional<Fault> verify(const QByteArray &text, const std::function<void(const Tally &)> &tell, Progress *progress)
{
    const auto heading = readHeading(text);
    if (const auto *fault = std::get_if<Fault>(&heading))
        return *fault;
    std::optional<Fault> fault;
    const auto verifyGame = [&]<class G>(std::type_identity<G> /*game*/) { fault = verifyAs<G>(text, tell, progress); };
    if (!KnownGames::with(std::get<Heading>(heading).game, verifyGame))
        return unknownGame(std::get<Heading>(heading));
    return fault;
}

} // namespace record
