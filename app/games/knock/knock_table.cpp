// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_table.h"

#include "games/knock/knock_estimate.h"
#include "games/knock/knock_lines.h"
#include "games/knock/knock_words.h"
#include "knock/determinization.h"
#include "words/face.h"
#include "words/phrases.h"

using namespace knock;
using namespace Qt::StringLiterals;
using game::at;
using game::nobody;

GAME_TABLE_MADE_HERE(Knock);

KnockTable::KnockTable(QObject *parent)
    : GameTable(parent)
{
    talk()->learn(knockLines());
}

QUrl KnockTable::board() const
{
    return QUrl(u"qrc:/qt/qml/Cards/boards/TrickBoard.qml"_s);
}

Table::Stage KnockTable::stageOf(const View &view) const
{
    return view.phase == Phase::cut ? Cut : Turn;
}

LazyEstimate KnockTable::estimate(const View &view) const
{
    if (!KnockEstimate::fits(view))
        return {};
    const auto played = static_cast<std::size_t>(cardsPlayed(view));
    const Memory memory = played < m_memories.size() ? m_memories[played] : Memory();
    return LazyEstimate([view, memory] { return std::make_shared<KnockEstimate>(view, memory); });
}

// ---------------------------------------------------------------- what lies on the table

int KnockTable::cardsHeld(Seat seat) const
{
    if (m_view.phase == Phase::shuffle || m_view.phase == Phase::over)
        return 0;
    const int extra = discards() && seat == m_view.dealer ? cardsLaid : 0;
    return knock::cardsHeld(m_view)[at(seat)] + extra;
}

void KnockTable::laySeats()
{
    GameTable::laySeats();
    if (m_catchingUp)
        return;
    std::vector<SideRow> rows;
    for (std::size_t side = 0; side < knock::sides && !m_guests.empty(); ++side) {
        const auto first = static_cast<Seat>(side);
        rows.push_back({.title = sideName(side),
                        .members = Phrases::list({nameOf(first), nameOf(partnerOf(first))}),
                        .own = side == 0,
                        .tricks = m_view.tricks[side],
                        .score = m_view.score[side],
                        .course = courseOf(side),
                        .won = m_view.winners && m_view.winners->contains(first)});
    }
    m_sides.setRows(std::move(rows));
    layTricks();
}

void KnockTable::layTricks()
{
    std::vector<TrickRow> rows;
    const int over = m_view.tricks[0] + m_view.tricks[1];
    const TrickList &shown = m_view.over;
    for (std::size_t place = 0; place < shown.size(); ++place) {
        const Trick &trick = shown[place];
        TrickRow row{.number = over - static_cast<int>(shown.size() - place) + 1};
        const Seat winner = trick.winner(*m_view.ranking);
        row.title = isYou(winner) ? tr("Trick %1: yours").arg(row.number)
                                  : tr("Trick %1: %2’s").arg(row.number).arg(nameOf(winner));
        for (std::size_t card = 0; card < trick.cards.size(); ++card) {
            row.names << nameOf(trick.seatOf(card));
            row.faces << faceOf(Knock::pack, trick.cards[card]);
            if (trick.seatOf(card) == winner)
                row.winner = static_cast<int>(card);
        }
        rows.push_back(std::move(row));
    }
    m_tricksOver.setRows(std::move(rows));
}

ZoneRow KnockTable::handLying() const
{
    ZoneRow hand = handZone(facesOf(Knock::pack, m_view.hand));
    if (m_view.toMove != person || m_ties.onlooker)
        return hand;
    for (std::size_t place = 0; place < m_view.hand.size(); ++place)
        if (const Card card = m_view.hand[place];
            (plays() && !playable(CardSet(m_view.hand), m_view.trick.led()).contains(card))
            || (discards() && !whyBarred(handId, static_cast<int>(place)).isEmpty()))
            hand.barred << static_cast<int>(place);
    return hand;
}

/// By seat; the place apart is that of whoever takes it as it lies.
ZoneRow KnockTable::trickLying() const
{
    ZoneRow zone{.id = trickId, .role = Zone::Trick, .seat = m_view.trick.leader, .faces = {}};
    const Trick &trick = m_view.trick;
    if (trick.cards.empty())
        return zone;
    for (Seat seat = 0; seat < m_view.seats; ++seat)
        zone.faces << QString();
    for (std::size_t card = 0; card < trick.cards.size(); ++card)
        zone.faces[trick.seatOf(card)] = faceOf(Knock::pack, trick.cards[card]);
    zone.count = static_cast<int>(trick.cards.size());
    zone.apart = trick.winner(*m_view.ranking);
    if (const auto led = trick.led())
        zone.label = KnockWords::led(*led);
    return zone;
}

/// The dealer's two cards: what is chosen of them before, and what may be seen of them then.
ZoneRow KnockTable::laidLying() const
{
    ZoneRow zone{.id = laidId, .role = Zone::Aside, .seat = m_view.dealer, .faces = {}};
    if (m_view.deal == 0 || m_view.phase == Phase::cut)
        return zone;
    if (discards()) {
        if (m_view.dealer == person && !m_ties.onlooker)
            zone.faces = facesOf(Knock::pack, cardsAt(chosenIn(handId), m_view.hand));
        zone.count = cardsLaid;
        return zone;
    }
    const Laid &known = m_view.laid.empty() ? m_view.shown : m_view.laid;
    zone.faces = facesOf(Knock::pack, known);
    // What all may see lies on top.
    while (zone.faces.size() < cardsLaid)
        zone.faces.prepend(back());
    zone.count = cardsLaid;
    zone.label = isYou(m_view.dealer) ? tr("your discard") : tr("%1’s discard").arg(nameOf(m_view.dealer));
    return zone;
}

std::vector<ZoneRow> KnockTable::lying() const
{
    ZoneRow parked{.id = foolId, .role = Zone::Parked, .seat = m_view.foolFrom, .faces = {}};
    // While its trick lies, it lies there.
    if (m_view.foolFrom != nobody && m_view.foolIn != nobody) {
        parked.faces << faceOf(Knock::pack, fool);
        parked.count = 1;
        parked.label = foolNote();
    }
    return {handLying(), trickLying(), laidLying(), parked, drawnZone(), declaredZone(), poolZone(Zone::Tokens)};
}

// ---------------------------------------------------------------- what is chosen

QString KnockTable::whyBarred(const QString &zone, int place) const
{
    if (zone != handId || place < 0 || static_cast<std::size_t>(place) >= m_view.hand.size())
        return {};
    const Card card = m_view.hand[static_cast<std::size_t>(place)];
    if (plays()) {
        const auto illegal = check(m_view.choice(), Move(Play{.card = card}));
        return illegal ? why(*illegal) : QString();
    }
    const Discardable may = discardable(CardSet(m_view.hand), *m_view.ranking);
    CardSet others(cardsAt(chosenIn(handId), m_view.hand));
    others.erase(card);
    const bool trumpsToo = (others & may.trumps).size() < trumpsToLay(may);
    if (!(trumpsToo ? may.plain | may.trumps : may.plain).contains(card))
        return why(m_view.ranking->mayNotBeLaid().contains(card) ? Illegal::mayNotBeLaid : Illegal::trumpBeforeOthers);
    if (const QList<int> chosen = chosenIn(handId); chosen.size() == cardsLaid && !chosen.contains(place))
        return tr("Two cards are chosen already: put one back first.");
    return {};
}

std::optional<Card> KnockTable::chosenCard() const
{
    const Hand chosen = cardsAt(chosenIn(handId), m_view.hand);
    return plays() && chosen.size() == 1 ? std::optional(chosen[0]) : std::nullopt;
}

std::optional<KnockTable::Move> KnockTable::chosenMove() const
{
    if (const auto card = chosenCard())
        return Play{.card = *card};
    const Hand chosen = cardsAt(chosenIn(handId), m_view.hand);
    if (!discards() || chosen.size() != cardsLaid)
        return std::nullopt;
    const Discard discard{.cards = listOf<Laid>(CardSet(chosen))};
    return check(m_view.choice(), Move(discard)) ? std::nullopt : std::optional<Move>(discard);
}

QList<Place> KnockTable::choiceFor(const Move &move) const
{
    Hand cards;
    if (const auto *play = std::get_if<Play>(&move))
        cards.push_back(play->card);
    else if (const auto *discard = std::get_if<Discard>(&move))
        for (const Card card : discard->cards)
            cards.push_back(card);
    QList<Place> places;
    for (const int place : placesOf(cards, m_view.hand))
        places << Place{.zone = handId, .index = place};
    return places;
}

/// A card that is dragged to the middle is played, or laid away.
void KnockTable::carryTo(int handPlace, const QString &zone, int /*place*/)
{
    if (zone != trickId && zone != laidId)
        return;
    pick(handId, handPlace);
    if (plays() && chosenIn(handId).contains(handPlace))
        perform(u"play"_s);
}

// ---------------------------------------------------------------- doing it

std::optional<KnockTable::Move> KnockTable::moveOf(const QString &action) const
{
    if (action == u"cut")
        return knock::Cut{m_cutAt};
    if (action == u"discard")
        return chosenMove();
    if (action == u"play")
        return chosenMove();
    if (action == u"silent")
        return Say{};
    if (!action.startsWith(u"say"))
        return std::nullopt;
    const auto signal = signalNamed(action.sliced(3).toStdString());
    if (!signal)
        return std::nullopt;
    if (const auto card = chosenCard())
        return Play{.card = *card, .signal = *signal};
    return Say{*signal};
}

void KnockTable::make(const QString &action)
{
    if (action.startsWith(u"seek"))
        return seek(action.back());
    if (m_asked && plays() && action == u"play" && !chosenCard())
        return Q_EMIT refused(tr("Choose the card that you play."));
    if (m_asked && discards() && action == u"discard" && !chosenMove())
        return Q_EMIT refused(tr("Choose the two cards that you lay away."));
    GameTable::make(action);
}

/// The next card of a suit in the hand, the first trump, or the Fool.
void KnockTable::seek(QChar letter)
{
    const auto fits = [letter](Card card) {
        if (card == fool)
            return letter == u'f';
        return letter == u"dcsbt"[static_cast<std::size_t>(cards::tarocco::suit(card))];
    };
    QList<int> places;
    for (std::size_t place = 0; place < m_view.hand.size(); ++place)
        if (fits(m_view.hand[place]))
            places << static_cast<int>(place);
    if (places.isEmpty())
        return Q_EMIT refused(letter == u'f' ? tr("You do not hold the Fool.") : tr("You have none of that suit."));
    // Again the same letter: on from where it went to, and round.
    const int after = std::exchange(m_sought, letter) == letter ? m_soughtPlace : -1;
    const auto next = std::find_if(places.begin(), places.end(), [after](int place) { return place > after; });
    m_soughtPlace = next != places.end() ? *next : places.constFirst();
    Q_EMIT cardSought(m_soughtPlace);
}

QString KnockTable::actionOfKey(const QString &key) const
{
    if (m_stage != Turn)
        return Table::actionOfKey(key);
    for (const SayingRow &row : m_sayings.rows())
        if (row.key == key)
            return row.action;
    if (m_view.phase == Phase::request && (key == u"b" || key == u"g"))
        return KnockWords::action(key == u"b" ? Signal::bijou : Signal::grand);
    if (key.size() == 1 && u"dcsbtf"_s.contains(key))
        return u"seek_"_s + key;
    return {};
}
