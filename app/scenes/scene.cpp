// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenes/scene.h"

#include "match/clean_name.h"
#include "records/option_json.h"
#include "scenes/scene_rules.h"

// SceneRules of each game of engine/games.cmake, and SCENES, which makes a template for each.
#include "scenes_made.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QStringList>

using namespace Qt::StringLiterals;
using game::at;
using game::Seat;

namespace {

/// Hands are declared in this game.
template<class G>
concept Declares = requires(const typename G::View &view)
{
    SceneRules<G>::declaration(view);
};

/// Reads a scene of one game.
template<game::Game G>
class SceneReader
{
public:
    explicit SceneReader(const QJsonObject &object)
        : m_reader(object)
    {
    }
    std::variant<AnyScene, QString> read();

private:
    using Rules = SceneRules<G>;
    using View = typename G::View;
    using Hand = decltype(View::hand);

    static QString cards() { return Rules::cards(); }
    Hand readHand(JsonReader &reader, const QString &key, const QJsonValue &value);
    void readView(JsonReader &reader);
    void readBySeat(JsonReader &reader);
    void checkMoment(JsonReader &reader);
    void checkShown(JsonReader &reader);

    JsonReader m_reader;
    Scene<G> m_scene;
};

/// A hand of none or of all its cards.
template<game::Game G>
auto SceneReader<G>::readHand(JsonReader &reader, const QString &key, const QJsonValue &value) -> Hand
{
    const auto hand = scenes::readCards<G, Hand>(reader, key, value, capacity<Hand>);
    if (!hand.empty() && hand.size() != Rules::cardsInHand)
        reader.fault(key, cards());
    return hand;
}

template<game::Game G>
void SceneReader<G>::readView(JsonReader &reader)
{
    constexpr int manyDeals = 100'000;
    View &view = m_scene.view;
    view.deal = static_cast<int>(reader.number(u"deal"_s, 0, manyDeals));
    view.dealer = static_cast<Seat>(reader.number(u"dealer"_s, 0, view.seats - 1));
    view.stock = static_cast<int>(reader.number(u"stock"_s, 0, capacity<typename G::Pack>));
    view.lap = static_cast<int>(reader.number(u"lap"_s, 1, manyDeals));
    if (reader.has(u"knocker"_s))
        view.knocker = static_cast<Seat>(reader.number(u"knocker"_s, 0, view.seats - 1));
    if (reader.has(u"hand"_s)) {
        const QJsonValue hand = reader.list(u"hand"_s, 0, capacity<Hand>);
        // The second step of a turn may be taken with a card more.
        view.hand = m_scene.moment == SceneMoment::draw
            ? scenes::readCards<G, Hand>(reader, u"hand"_s, hand, capacity<Hand>)
            : readHand(reader, u"hand"_s, hand);
    }
    readBySeat(reader);
    Rules::complete(reader, view, m_scene.moment);
}

template<game::Game G>
void SceneReader<G>::readBySeat(JsonReader &reader)
{
    constexpr int manyTokens = 1000;
    View &view = m_scene.view;
    const QString livesKey = Rules::livesKey;
    const QJsonArray tokens = reader.list(livesKey, view.seats, view.seats);
    const QJsonArray known = reader.list(u"known"_s, view.seats, view.seats);
    const QJsonArray shown = reader.list(u"shown"_s, view.seats, view.seats);
    if (reader.failed())
        return;
    for (Seat seat = 0; seat < view.seats; ++seat) {
        const double count = tokens[seat].toDouble(-1);
        if (count < 0 || count > manyTokens)
            return reader.fault(livesKey, QCoreApplication::translate("Scene", "a number for each seat"));
        view.tokens[at(seat)] = static_cast<std::int16_t>(count);
        view.known[at(seat)] = scenes::readCards<G, Hand>(reader, u"known"_s, known[seat], capacity<Hand>);
        view.shown[at(seat)] = readHand(reader, u"shown"_s, shown[seat]);
        if (count > 0 || game::scoreBy<G>(view.options) != game::Score::lives || !view.shown[at(seat)].empty())
            view.playing.insert(seat);
    }
    if constexpr (requires { view.maybe; })
        if (reader.has(u"maybe"_s)) {
            const QJsonArray maybe = reader.list(u"maybe"_s, view.seats, view.seats);
            for (Seat seat = 0; seat < maybe.size(); ++seat)
                view.maybe[at(seat)] = scenes::readCards<G, typename G::Pack>(reader, u"maybe"_s, maybe[seat],
                                                                              capacity<typename G::Pack>);
        }
}

/// What the moment needs that a view may lack.
template<game::Game G>
void SceneReader<G>::checkMoment(JsonReader &reader)
{
    const View &view = m_scene.view;
    const SceneMoment moment = m_scene.moment;
    const bool turn = moment == SceneMoment::turn || moment == SceneMoment::draw;
    if (turn && view.hand.empty() && (view.playing.contains(0) || view.toMove == 0))
        reader.fault(u"hand"_s, cards());
    if (moment == SceneMoment::reentry && view.alive().empty())
        reader.fault(Rules::livesKey, QCoreApplication::translate("Scene", "more than 0 for some seat"));
    if (moment == SceneMoment::showdown || moment == SceneMoment::declaration || moment == SceneMoment::restart)
        checkShown(reader);
    if constexpr (Declares<G>)
        if (moment == SceneMoment::declaration && !reader.failed() && !Rules::declaration(view))
            reader.fault(u"shown"_s, Rules::declared());
}

template<game::Game G>
void SceneReader<G>::checkShown(JsonReader &reader)
{
    const View &view = m_scene.view;
    for (const Seat seat : view.playing)
        if (view.shown[at(seat)].empty())
            reader.fault(u"shown"_s, QCoreApplication::translate("Scene", "the hand of every seat that still plays"));
    if (view.playing.empty())
        reader.fault(u"shown"_s, cards());
}

template<game::Game G>
std::variant<AnyScene, QString> SceneReader<G>::read()
{
    QList<NamedMoment> moments{{u"cut"_s, SceneMoment::cut},
                               {u"turn"_s, SceneMoment::turn},
                               {u"first_dealer"_s, SceneMoment::firstDealer},
                               {u"showdown"_s, SceneMoment::showdown},
                               {u"end"_s, SceneMoment::end}};
    moments += Rules::moments();
    QStringList words;
    for (const NamedMoment &each : std::as_const(moments))
        words << each.name;
    const QJsonArray seats = m_reader.list(u"seats"_s, Rules::fewest, Rules::most);
    for (const QJsonValue seat : seats)
        m_scene.seats.push_back({cleanName(seat[u"name"_s].toString()), seat[u"portrait"_s].toString()});
    m_scene.moment = moments[m_reader.word(u"phase"_s, words)].moment;
    JsonReader options(m_reader.object(u"options"_s));
    JsonReader viewReader(m_reader.object(u"view"_s));
    if (m_reader.failed())
        return m_reader.firstFault();

    View &view = m_scene.view;
    view.seats = static_cast<int>(seats.size());
    view.seat = 0;
    view.options = record::readOptions<G>(options, view.seats);
    if (options.failed())
        return options.firstFault();
    view.phase = Rules::phaseOf(m_scene.moment);
    if (m_scene.moment < SceneMoment::firstDealer)
        view.toMove = static_cast<Seat>(m_reader.number(u"toMove"_s, 0, view.seats - 1));
    if (m_scene.moment == SceneMoment::end) {
        const auto winner = static_cast<Seat>(m_reader.number(u"winner"_s, 0, view.seats - 1));
        if constexpr (requires { Rules::won(view, winner); })
            Rules::won(view, winner);
        else if constexpr (requires { view.winners; })
            view.winners.insert(winner);
        else
            view.winner = winner;
    }
    if (m_scene.moment == SceneMoment::firstDealer) {
        constexpr qsizetype most = G::Pack::capacity(); // of as many packs as there may be
        if (Rules::drawsForDealer || m_reader.has(u"cards"_s))
            m_scene.turned = scenes::readCards<G, typename G::Pack>(m_reader, u"cards"_s,
                                                                    m_reader.list(u"cards"_s, 1, most), most);
    }
    if constexpr (requires { Rules::readView(viewReader, view, m_scene.moment); }) {
        Rules::readView(viewReader, view, m_scene.moment);
    } else {
        readView(viewReader);
        if (!viewReader.failed())
            checkMoment(viewReader);
    }
    if (m_reader.failed() || viewReader.failed())
        return m_reader.failed() ? m_reader.firstFault() : viewReader.firstFault();
    return AnyScene(std::move(m_scene));
}

} // namespace

template<game::Game G>
std::optional<typename G::Event> Scene<G>::event() const
{
    switch (moment) {
    case SceneMoment::firstDealer:
        return SceneRules<G>::firstDealer(view, turned);
    case SceneMoment::declaration:
        if constexpr (Declares<G>)
            return SceneRules<G>::declaration(view);
        return std::nullopt;
    case SceneMoment::showdown:
        return SceneRules<G>::showdown(view);
    case SceneMoment::restart:
        if constexpr (requires { SceneRules<G>::handsShown(view); })
            return SceneRules<G>::handsShown(view);
        return std::nullopt;
    case SceneMoment::betting:
        if constexpr (requires { SceneRules<G>::offered(view); })
            return SceneRules<G>::offered(view);
        return std::nullopt;
    case SceneMoment::end:
        return SceneRules<G>::end(view);
    default:
        return std::nullopt;
    }
}

SCENES

std::variant<AnyScene, QString> readScene(const QByteArray &json)
{
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject())
        return QCoreApplication::translate("Scene", "not a JSON object (at byte %1: %2)")
            .arg(error.offset)
            .arg(error.errorString());
    const QStringList games = SeatedGames::names();
    JsonReader reader(document.object());
    const QString game = games[reader.word(u"game"_s, games)];
    if (reader.failed())
        return reader.firstFault();
    std::variant<AnyScene, QString> read;
    SeatedGames::with(game, [&]<class G>(std::type_identity<G>) { read = SceneReader<G>(document.object()).read(); });
    return read;
}
