// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/record.h"

#include <QCoreApplication>

#include <deque>

using namespace Qt::StringLiterals;

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
                m_fault = Fault{static_cast<int>(m_objects.size()) + 1,
                                QCoreApplication::translate("Record", "this is no JSON object")};
                return;
            }
            m_objects.push_back(document.object());
        }
    }

    [[nodiscard]] const std::optional<Fault> &fault() const { return m_fault; }
    [[nodiscard]] bool atEnd() const { return m_next == m_objects.size(); }
    /// From 1: of the line that comes next.
    [[nodiscard]] int number() const { return static_cast<int>(m_next) + 1; }
    [[nodiscard]] const QJsonObject &peek() const { return m_objects[m_next]; }
    [[nodiscard]] const QJsonObject &last() const { return m_objects.back(); }
    [[nodiscard]] bool empty() const { return m_objects.empty(); }
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

struct Header
{
    QString game;
    QJsonObject options;
    int seats = 0;
    QByteArray commitment;
};

std::optional<Fault> readHeader(Lines &lines, Header &header)
{
    JsonReader reader(lines.peek());
    reader.number(u"record"_s, 1, 1);
    header.game = reader.text(u"game"_s);
    header.options = reader.object(u"options"_s);
    const QJsonArray seats = reader.list(u"seats"_s, 2, game::maxSeats);
    for (const QJsonValue seat : seats)
        if (!seat[u"name"_s].isString() || !seat[u"kind"_s].isString())
            reader.fault(u"seats"_s, QCoreApplication::translate("Record", "a name and a kind for each seat"));
    header.seats = static_cast<int>(seats.size());
    header.commitment = reader.text(u"commitment"_s).toLatin1();
    if (reader.failed())
        return Fault{lines.number(), reader.firstFault()};
    lines.pass();
    return std::nullopt;
}

/// The seed, which is the last line's.
std::optional<Fault> readSeed(const Lines &lines, int lastLine, const QByteArray &commitment, QByteArray &seed)
{
    JsonReader reader(lines.last());
    const auto isSeed = reader.word(u"event"_s, {u"seed"_s}) == 0 && !reader.failed();
    if (!isSeed)
        return Fault{lastLine,
                     QCoreApplication::translate("Record", "the last line must be the seed; the match is not over")};
    const auto read = FairShuffle::seedFromHex(reader.text(u"seed"_s).toLatin1());
    if (!read)
        return Fault{lastLine, QCoreApplication::translate("Record", "the seed must be 64 hex digits")};
    seed = *read;
    if (FairShuffle(seed).commitment() != commitment)
        return Fault{lastLine,
                     QCoreApplication::translate("Record", "this seed does not belong to the commitment in line 1")};
    return std::nullopt;
}

/// Compares the events that a step of the match gave with the next lines.
template<class G>
std::optional<Fault> compare(Lines &lines, std::deque<typename G::Event> &events, int seats)
{
    for (; !events.empty(); events.pop_front()) {
        const auto expected = Json<G>::event(events.front(), seats);
        if (!expected)
            continue;
        if (lines.atEnd())
            return Fault{lines.number(),
                         QCoreApplication::translate("Record", "the record ends before the match does")};
        if (const auto why = difference(lines.peek(), *expected))
            return Fault{lines.number(), *why};
        lines.pass();
    }
    return std::nullopt;
}

template<class G>
std::optional<Fault> replay(Lines &lines, const Header &header, const FairShuffle &shuffle)
{
    JsonReader optionsReader(header.options);
    const typename G::Options options = Json<G>::readOptions(optionsReader, header.seats);
    if (optionsReader.failed())
        return Fault{1, optionsReader.firstFault()};

    typename G::State state(options, header.seats);
    std::deque<typename G::Event> events;
    const auto keep = [&events](const typename G::Event &event) { events.push_back(event); };
    while (!state.over()) {
        if (state.awaitsPack()) {
            typename G::Pack pack = G::newPack(state);
            shuffle.shuffle(pack, QByteArray::fromStdString(G::shufflePurpose(state)));
            state.supply(pack, typename G::Sink(keep));
        } else {
            if (lines.atEnd())
                return Fault{lines.number(),
                             QCoreApplication::translate("Record", "the record ends before the match does")};
            JsonReader line(lines.peek());
            const typename G::Move move = Json<G>::readChoice(line, state.phase());
            if (line.failed())
                return Fault{lines.number(), line.firstFault()};
            if (state.apply(move, typename G::Sink(keep)))
                return Fault{lines.number(), QCoreApplication::translate("Record", "this move is against the rules")};
        }
        if (auto fault = compare<G>(lines, events, header.seats))
            return fault;
    }
    // The seed, which was read first.
    const int seedLine = lines.number();
    if (!lines.atEnd())
        lines.pass();
    if (!lines.atEnd())
        return Fault{seedLine, QCoreApplication::translate("Record", "the match is over here, but the record goes on")};
    return std::nullopt;
}

} // namespace

std::optional<Fault> verify(const QByteArray &text)
{
    Lines lines(text);
    if (lines.fault())
        return lines.fault();
    if (lines.empty())
        return Fault{1, QCoreApplication::translate("Record", "the file is empty")};
    Header header;
    if (auto fault = readHeader(lines, header))
        return fault;
    QByteArray seed;
    const int lastLine = static_cast<int>(text.count('\n')) + (text.endsWith('\n') ? 0 : 1);
    if (auto fault = readSeed(lines, lastLine, header.commitment, seed))
        return fault;
    const QString petrangolaName
        = QString::fromUtf8(petrangola::Petrangola::name.data(), petrangola::Petrangola::name.size());
    if (header.game != petrangolaName)
        return Fault{
            1, QCoreApplication::translate("Record", "this version does not know the game \"%1\"").arg(header.game)};
    return replay<petrangola::Petrangola>(lines, header, FairShuffle(seed));
}

} // namespace record
