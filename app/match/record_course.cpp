// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/record_course.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using mambassa::Mambassa;
using petrangola::Petrangola;

namespace record {

namespace {

/// The lines of a record as JSON objects, or the first that is none.
class Lines
{
public:
    explicit Lines(const QByteArray &text)
    {
        QList<QByteArray> raw = text.split('\n');
        if (raw.constLast().isEmpty())
            raw.removeLast();
        for (const QByteArray &each : raw) {
            QJsonParseError error{};
            const QJsonDocument document = QJsonDocument::fromJson(each, &error);
            if (!document.isObject()) {
                m_fault = Fault{.line = static_cast<int>(m_objects.size()) + 1,
                                .why = QCoreApplication::translate("Record", "this is no JSON object")};
                return;
            }
            m_objects.push_back(document.object());
        }
        if (m_objects.empty())
            m_fault = Fault{.line = 1, .why = QCoreApplication::translate("Record", "the file is empty")};
    }

    [[nodiscard]] const std::optional<Fault> &fault() const { return m_fault; }
    [[nodiscard]] bool atEnd() const { return m_next == m_objects.size(); }
    /// From 1: of the line that comes next.
    [[nodiscard]] int number() const { return static_cast<int>(m_next) + 1; }
    [[nodiscard]] const QJsonObject &peek() const { return m_objects[m_next]; }
    [[nodiscard]] const QJsonObject &last() const { return m_objects.back(); }
    [[nodiscard]] int count() const { return static_cast<int>(m_objects.size()); }
    void pass() { ++m_next; }

private:
    std::vector<QJsonObject> m_objects;
    std::size_t m_next = 0;
    std::optional<Fault> m_fault;
};

QString written(const QJsonValue &value)
{
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    if (value.isArray())
        return QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact));
    return value.toVariant().toString();
}

/// The first key of `expected` that the line says otherwise. Keys that nobody knows are ignored.
std::optional<QString> difference(const QJsonObject &line, const QJsonObject &expected)
{
    for (auto key = expected.begin(); key != expected.end(); ++key) {
        const QJsonValue said = line.value(key.key());
        if (said.isUndefined())
            return QCoreApplication::translate("Record", "\"%1\" is missing: it must be %2")
                .arg(key.key(), written(key.value()));
        if (said != key.value())
            return QCoreApplication::translate("Record", "\"%1\" is %2, but the seed, the cuts and the moves give %3")
                .arg(key.key(), written(said), written(key.value()));
    }
    return std::nullopt;
}

Matter matterOf(const QJsonObject &line)
{
    const QString event = line.value(u"event"_s).toString();
    if (event == u"first_dealer" || event == u"deal")
        return Matter::deals;
    if (event == u"move")
        return Matter::moves;
    return event.isEmpty() || event == u"seed" ? Matter::form : Matter::accounts;
}

bool isSeed(const QJsonObject &line)
{
    return line.value(u"event"_s) == u"seed"_s;
}

std::variant<Heading, Fault> headingOf(const QJsonObject &line)
{
    JsonReader reader(line);
    reader.number(u"record"_s, 1, 1);
    Heading heading{.game = reader.text(u"game"_s), .options = reader.object(u"options"_s)};
    const QJsonArray seats = reader.list(u"seats"_s, 2, game::maxSeats);
    for (const QJsonValue seat : seats) {
        if (!seat[u"name"_s].isString() || !seat[u"kind"_s].isString())
            reader.fault(u"seats"_s, QCoreApplication::translate("Record", "a name and a kind for each seat"));
        heading.guests.push_back({.name = seat[u"name"_s].toString(), .kind = seat[u"kind"_s].toString()});
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
    if (!known || isSeed(lines.last())) {
        line = lines.count();
        if (!isSeed(lines.last()))
            return Fault{
                .line = line,
                .why = QCoreApplication::translate("Record", "the last line must be the seed; the match is not over")};
        JsonReader reader(lines.last());
        const auto read = FairShuffle::seedFromHex(reader.text(u"seed"_s).toLatin1());
        if (!read)
            return Fault{.line = line,
                         .why = QCoreApplication::translate("Record", "the seed must be 64 hex digits"),
                         .matter = Matter::seal};
        seed = *read;
    }
    if (seed.size() != FairShuffle::seedBytes || FairShuffle(seed).commitment() != commitment)
        return Fault{.line = line,
                     .why
                     = QCoreApplication::translate("Record", "this seed does not belong to the commitment in line 1"),
                     .matter = Matter::seal};
    return seed;
}

/// Plays a match along its record, line by line.
template<game::Game G>
class Follower
{
public:
    /// Told of each thing that happens: whether its line is there, and was found right.
    enum class Told : std::uint8_t { byItsLine, byTheLineBefore, notYet };
    using Tell = std::function<void(const Step<G> &, const QJsonObject &line, Told)>;

    Follower(Lines &lines, const typename G::State &start, const FairShuffle &shuffle, bool mayEnd)
        : m_lines(lines)
        , m_state(start)
        , m_shuffle(shuffle)
        , m_mayEnd(mayEnd)
    {
    }

    [[nodiscard]] const typename G::State &state() const { return m_state; }

    /// To the end, or to the first line that cannot be.
    std::optional<Fault> follow(const Tell &tell)
    {
        while (!m_state.over()) {
            if (m_lines.atEnd())
                return m_mayEnd ? std::nullopt : std::optional(endedEarly());
            std::vector<Step<G>> steps;
            if (auto fault = goOn(steps))
                return fault;
            for (Step<G> &step : steps)
                if (auto fault = compare(step, tell))
                    return fault;
        }
        // The seed, which was read first.
        const int seedLine = m_lines.number();
        if (!m_lines.atEnd())
            m_lines.pass();
        if (!m_lines.atEnd())
            return Fault{.line = seedLine,
                         .why
                         = QCoreApplication::translate("Record", "the match is over here, but the record goes on")};
        return std::nullopt;
    }

private:
    /// Supplies the pack, or makes the choice of the next line.
    std::optional<Fault> goOn(std::vector<Step<G>> &steps)
    {
        std::optional<Chosen<G>> chosen;
        const auto note = [&](const typename G::Event &event) {
            steps.push_back({.line = m_lines.number(),
                             .event = event,
                             .state = m_state,
                             .chosen = std::exchange(chosen, std::nullopt)});
        };
        if (m_state.awaitsPack()) {
            m_state.supply(fairPack<G>(m_shuffle, m_state), typename G::Sink(note));
            return std::nullopt;
        }
        JsonReader line(m_lines.peek());
        const typename G::Move move = Json<G>::readChoice(line, m_state.phase());
        if (line.failed())
            return Fault{.line = m_lines.number(), .why = line.firstFault(), .matter = matterOf(m_lines.peek())};
        chosen = Chosen<G>{.seat = m_state.toMove(), .move = move, .before = m_state};
        if (m_state.apply(move, typename G::Sink(note)))
            return Fault{.line = m_lines.number(),
                         .why = QCoreApplication::translate("Record", "this move is against the rules"),
                         .matter = matterOf(m_lines.peek())};
        return std::nullopt;
    }

    /// Compares what happened with the line that has to tell it.
    std::optional<Fault> compare(Step<G> &step, const Tell &tell)
    {
        const auto expected = Json<G>::event(step.event, m_state.seats());
        if (!expected) {
            step.line = m_lines.number() - 1;
            tell(step, {}, Told::byTheLineBefore);
            return std::nullopt;
        }
        step.line = m_lines.number();
        if (m_lines.atEnd()) {
            if (!m_mayEnd)
                return endedEarly();
            tell(step, *expected, Told::notYet);
            return std::nullopt;
        }
        if (const auto why = difference(m_lines.peek(), *expected))
            return Fault{.line = m_lines.number(), .why = *why, .matter = matterOf(*expected)};
        m_lines.pass();
        tell(step, *expected, Told::byItsLine);
        return std::nullopt;
    }

    [[nodiscard]] Fault endedEarly() const
    {
        return {.line = m_lines.number(),
                .why = QCoreApplication::translate("Record", "the record ends before the match does")};
    }

    Lines &m_lines;
    typename G::State m_state;
    const FairShuffle &m_shuffle;
    bool m_mayEnd;
};

template<game::Game G>
bool isOf(const Heading &heading)
{
    return heading.game == gameName<G>();
}

Fault unknownGame(const Heading &heading)
{
    return {.line = 1,
            .why
            = QCoreApplication::translate("Record", "this version does not know the game \"%1\"").arg(heading.game)};
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

template<game::Game G>
std::variant<Beginning<G>, Fault> readBeginning(Lines &lines, const std::optional<QByteArray> &known)
{
    // Line 1 comes first, also where a later one is no record's.
    if (lines.fault() && lines.fault()->line == 1)
        return *lines.fault();
    auto heading = headingOf(lines.peek());
    if (const auto *fault = std::get_if<Fault>(&heading))
        return *fault;
    Beginning<G> beginning{.heading = std::get<Heading>(std::move(heading)), .options = {}, .seed = {}};
    beginning.seats = static_cast<int>(beginning.heading.guests.size());
    if (!isOf<G>(beginning.heading))
        return unknownGame(beginning.heading);
    if (lines.fault())
        return *lines.fault();
    auto seed = seedOf(lines, beginning.heading.commitment, known);
    if (const auto *fault = std::get_if<Fault>(&seed))
        return *fault;
    beginning.seed = std::get<QByteArray>(seed);
    JsonReader options(beginning.heading.options);
    beginning.options = Json<G>::readOptions(options, beginning.seats);
    if (options.failed())
        return Fault{.line = 1, .why = options.firstFault()};
    lines.pass();
    return beginning;
}

template<game::Game G>
std::optional<Fault> verifyAs(const QByteArray &text, const std::function<void(const Tally &)> &progress)
{
    Lines lines(text);
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
        const Matter matter = matterOf(line);
        ++(matter == Matter::deals ? tally.deals : matter == Matter::moves ? tally.moves : tally.accounts);
        if (progress)
            progress(tally);
    });
}

} // namespace

std::variant<Heading, Fault> readHeading(const QByteArray &text)
{
    const auto end = text.indexOf('\n');
    const Lines lines(end < 0 ? text : text.first(end + 1));
    if (lines.fault())
        return *lines.fault();
    return headingOf(lines.last());
}

template<game::Game G>
std::variant<Course<G>, Fault> readCourse(const QByteArray &text, const std::optional<QByteArray> &known)
{
    Lines lines(text);
    auto beginning = readBeginning<G>(lines, known);
    if (const auto *fault = std::get_if<Fault>(&beginning))
        return *fault;
    auto &[heading, options, seed, seats] = std::get<Beginning<G>>(beginning);
    const FairShuffle shuffle(seed);
    const typename G::State start(options, seats);
    Course<G> course{
        .heading = heading, .options = options, .seed = seed, .steps = {}, .state = start, .owed = {}, .fault = {}};
    Follower<G> follower(lines, start, shuffle, known.has_value());
    course.fault = follower.follow([&](const Step<G> &step, const QJsonObject &expected, auto told) {
        course.steps.push_back(step);
        if (told == Follower<G>::Told::notYet)
            course.owed += line(expected);
    });
    if (course.fault && course.steps.empty())
        return *course.fault;
    course.state = follower.state();
    course.sealed = !course.fault && isSeed(lines.last());
    return course;
}

template std::variant<Course<Petrangola>, Fault> readCourse<Petrangola>(const QByteArray &text,
                                                                        const std::optional<QByteArray> &seed);
template std::variant<Course<Mambassa>, Fault> readCourse<Mambassa>(const QByteArray &text,
                                                                    const std::optional<QByteArray> &seed);

std::optional<Fault> verify(const QByteArray &text, const std::function<void(const Tally &)> &progress)
{
    const auto heading = readHeading(text);
    if (const auto *fault = std::get_if<Fault>(&heading))
        return *fault;
    std::optional<Fault> fault;
    const auto verifyGame = [&]<class G>(std::type_identity<G> /*game*/) { fault = verifyAs<G>(text, progress); };
    if (!KnownGames::with(std::get<Heading>(heading).game, verifyGame))
        return unknownGame(std::get<Heading>(heading));
    return fault;
}

} // namespace record
