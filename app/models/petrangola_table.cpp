// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/petrangola_table.h"

#include "models/language.h"
#include "models/phrases.h"
#include "models/preferences.h"

#include <QScopedValueRollback>

#include <algorithm>

using namespace petrangola;
using game::at;
using game::Seat;

namespace {

const QStringList threeBacks{QStringLiteral("back"), QStringLiteral("back"), QStringLiteral("back")};

/// Where each of `faces` lies in `cards`, equal ones in order.
QList<int> slotsOf(const QStringList &faces, QStringList cards)
{
    QList<int> slots;
    for (const QString &face : faces) {
        const auto slot = static_cast<int>(cards.indexOf(face));
        if (slot >= 0)
            cards[slot].clear();
        slots << slot;
    }
    return slots;
}

} // namespace

PetrangolaTable::PetrangolaTable(QObject *parent)
    : QObject(parent)
{
    m_view.seats = 0;
    m_showingTimer.setSingleShot(true);
    connect(&m_showingTimer, &QTimer::timeout, this, &PetrangolaTable::doneShowing);
    connect(&m_turningTimer, &QTimer::timeout, this, &PetrangolaTable::turnNextForDealer);
    connect(&Language::instance(), &Language::changed, this, &PetrangolaTable::respeak);
}

void PetrangolaTable::open(const View &view, const std::vector<Guest> &guests, const QString &commitment,
                           const Link &link)
{
    const QScopedValueRollback changing(m_changing, true);
    close();
    m_link = link;
    m_guests = guests;
    m_commitment = commitment;
    m_cutAt = view.choice().cutMost / 2 + 1;
    m_view = view;
    Q_EMIT commitmentChanged();
    Q_EMIT seatCountChanged();
    Q_EMIT cutAtChanged();
    adopt(view);
    // The view was known already when adopt() compared.
    Q_EMIT stockChanged();
    Q_EMIT poolChanged();
    if (!commitment.isEmpty())
        note({.what = LogLine::What::sealed, .code = commitment});
}

void PetrangolaTable::open(const PetrangolaScene &scene)
{
    std::vector<Guest> guests;
    for (const PetrangolaScene::Seat &seat : scene.seats)
        guests.push_back({.name = seat.name, .portrait = seat.portrait});
    open(scene.view, guests, {}, {});
    if (scene.moment == PetrangolaScene::Moment::showdown)
        static_cast<void>(happened(scene.showdown(), scene.view));
    else if (scene.moment == PetrangolaScene::Moment::end)
        static_cast<void>(happened(MatchEnded{.winner = scene.view.winner, .pool = scene.view.pool}, scene.view));
    else
        awaits(scene.view);
}

void PetrangolaTable::close()
{
    const QScopedValueRollback changing(m_changing, true);
    m_link = {};
    m_tempo.setFast(false);
    m_showingTimer.stop();
    m_turningTimer.stop();
    m_showing = false;
    m_asked = false;
    m_said.fill({});
    m_guests.clear();
    m_view = {};
    m_stakes = 0;
    m_lastShowdown = {};
    m_log.clear();
    m_showdown.clear();
    m_drawn.clear();
    m_toDraw.clear();
    selectNothing();
    enter(NoMatch);
    laySeats();
    layCards();
    layActions();
    Q_EMIT drawnChanged();
    Q_EMIT yourTurnChanged();
    Q_EMIT seatCountChanged();
    Q_EMIT stockChanged();
    Q_EMIT poolChanged();
    Q_EMIT showdownChanged();
    Q_EMIT reentryChanged();
    Q_EMIT endChanged();
}

std::chrono::milliseconds PetrangolaTable::thinkingTime(const View &view)
{
    // Nobody ponders over a cut or a stake.
    const bool formality = view.phase == Phase::cut || view.phase == Phase::reentry;
    return formality ? m_tempo.thinking() / 2 : m_tempo.thinking();
}

// ---------------------------------------------------------------- the match speaks

bool PetrangolaTable::happened(const Event &event, const View &view)
{
    const QScopedValueRollback changing(m_changing, true);
    const QStringList handBefore = m_hand;
    const QStringList monteBefore = m_monte;
    m_asked = false;
    adopt(view);
    const auto *moved = std::get_if<Moved>(&event);
    const auto *exchange = moved != nullptr ? std::get_if<petrangola::Exchange>(&moved->move) : nullptr;
    const Milliseconds time = exchange != nullptr ? showExchange(moved->seat, *exchange, handBefore, monteBefore)
                                                  : std::visit([this](const auto &what) { return show(what); }, event);
    layActions();
    Q_EMIT yourTurnChanged();
    const bool untilTold = m_stage == Showdown && std::holds_alternative<petrangola::Showdown>(event)
        && !Preferences::instance().nextDealByItself() && !watching();
    if (!untilTold && time == Milliseconds(0))
        return true;
    m_showing = true;
    if (!untilTold)
        m_showingTimer.start(time);
    layActions();
    return false;
}

void PetrangolaTable::awaits(const View &view)
{
    const QScopedValueRollback changing(m_changing, true);
    m_asked = view.toMove == person;
    m_confirmingKnock = false;
    selectNothing();
    m_said[at(view.toMove)] = {};
    if (view.phase == Phase::cut)
        m_said.fill({});
    adopt(view);
    switch (view.phase) {
    case Phase::cut:
        enter(Cut);
        break;
    case Phase::dealersChoice:
        enter(DealersChoice);
        break;
    case Phase::reentry:
        enter(Reentry);
        break;
    default:
        enter(Turn);
        break;
    }
    layActions();
    Q_EMIT yourTurnChanged();
}

void PetrangolaTable::finished()
{
    layActions();
}

// ---------------------------------------------------------------- what happens

PetrangolaTable::Milliseconds PetrangolaTable::show(const FirstDealerFound &found)
{
    m_drawn.clear();
    m_toDraw.clear();
    for (const cards::Card card : found.cards)
        m_toDraw << Phrases::face(card);
    enter(FirstDealer);
    const Milliseconds each = m_tempo.turnedCard();
    if (each == Milliseconds(0)) {
        while (!m_toDraw.isEmpty())
            turnNextForDealer();
    } else {
        m_turningTimer.start(each);
        turnNextForDealer();
    }
    return each * found.cards.size() + m_tempo.firstDealerFound();
}

void PetrangolaTable::turnNextForDealer()
{
    const QScopedValueRollback changing(m_changing, true);
    if (m_toDraw.isEmpty()) {
        m_turningTimer.stop();
        return;
    }
    m_drawn << m_toDraw.takeFirst();
    Q_EMIT drawnChanged();
    const auto index = static_cast<int>(m_drawn.size()) - 1;
    Q_EMIT turnedForDealer(index, index % m_view.seats, m_drawn.constLast());
    if (m_toDraw.isEmpty()) {
        note({.what = LogLine::What::firstDealer, .seat = m_view.dealer});
        laySeats();
    }
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const Dealt &dealt)
{
    note({.what = LogLine::What::deal, .count = dealt.number});
    enter(DealersChoice);
    Q_EMIT this->dealt();
    return m_tempo.dealing(m_view.playing.size() + 1);
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const Moved &moved)
{
    enter(Turn);
    if (std::holds_alternative<Expose>(moved.move)) {
        say(moved.seat, LogLine::What::exposed);
        note({.what = LogLine::What::exposed, .seat = moved.seat, .take = moved.monte});
        Q_EMIT exposed();
        return m_tempo.layingOpen();
    }
    if (std::holds_alternative<Keep>(moved.move)) {
        say(moved.seat, LogLine::What::kept);
        note({.what = LogLine::What::kept, .seat = moved.seat, .take = moved.monte});
        Q_EMIT kept(moved.seat);
        return m_tempo.layingOpen();
    }
    const bool knock = std::holds_alternative<Knock>(moved.move);
    const auto what = knock ? LogLine::What::knocked : LogLine::What::stayed;
    say(moved.seat, what);
    note({.what = what, .seat = moved.seat});
    if (knock)
        Q_EMIT knocked(moved.seat);
    else
        Q_EMIT stayed(moved.seat);
    return knock ? m_tempo.knock() : Milliseconds(0);
}

PetrangolaTable::Milliseconds PetrangolaTable::showExchange(Seat seat, const Exchange &exchange,
                                                            const QStringList &handBefore,
                                                            const QStringList &monteBefore)
{
    enter(Turn);
    const auto count = static_cast<int>(exchange.give.size());
    const bool shirt = count == cardsInHand;
    const auto what = shirt ? LogLine::What::shirtChange : LogLine::What::exchanged;
    say(seat, what, count);
    note({.what = what, .seat = seat, .give = exchange.give, .take = exchange.take});
    const QStringList give = Phrases::faces(exchange.give);
    const QStringList take = Phrases::faces(exchange.take);
    QList<int> handSlots = slotsOf(give, handBefore);
    if (seat != person)
        for (int card = 0; card < count; ++card)
            handSlots[card] = card;
    Q_EMIT exchanged(seat, handSlots, slotsOf(take, monteBefore), give, take);
    const bool knocks = shirt && m_view.knocker == seat;
    if (knocks)
        Q_EMIT knocked(seat);
    return m_tempo.exchange(count) + (knocks ? m_tempo.knock() : Milliseconds(0));
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const HandShown &shown)
{
    note({.what = LogLine::What::shown, .seat = shown.seat, .worth = m_view.ranking->worth(shown.hand)});
    Q_EMIT handShown(shown.seat);
    return m_tempo.layingOpen();
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const petrangola::Showdown &showdown)
{
    m_lastShowdown = showdown;
    const Ranking &ranking = *m_view.ranking;
    std::vector<ShowdownRow> rows;
    for (const Seat seat : m_view.playing) {
        const Hand &hand = showdown.hands[at(seat)];
        rows.push_back({.seat = seat,
                        .name = nameOf(seat),
                        .portrait = m_guests[at(seat)].portrait,
                        .hand = hand,
                        .counting = ranking.counting(hand),
                        .worth = ranking.worth(hand),
                        .tokens = showdown.tokens[at(seat)],
                        .loser = showdown.worst.contains(seat),
                        .gained = showdown.gained.contains(seat)});
    }
    const auto strength = [&](const ShowdownRow &row) { return ranking.strength(row.hand); };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const auto &left, const auto &right) { return strength(left) > strength(right); });
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row].place = row > 0 && strength(rows[row]) == strength(rows[row - 1]) ? rows[row - 1].place
                                                                                    : static_cast<int>(row) + 1;
    m_showdown.setRows(std::move(rows));
    enter(Showdown);
    Q_EMIT showdownChanged();
    Q_EMIT showdownReached();
    for (const Seat seat : showdown.worst) {
        note({.what = LogLine::What::lostToken,
              .seat = seat,
              .worth = ranking.worth(showdown.hands[at(seat)]),
              .count = showdown.tokens[at(seat)]});
        Q_EMIT tokenLost(seat);
    }
    for (const Seat seat : showdown.gained) {
        note({.what = LogLine::What::gainedToken, .seat = seat, .worth = ranking.worth(showdown.hands[at(seat)])});
        Q_EMIT tokenGained(seat);
    }
    return m_tempo.showdown(m_view.playing.size());
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const ReentryAnswered &answered)
{
    const auto what = answered.accepted ? LogLine::What::reentered : LogLine::What::left;
    say(answered.seat, what);
    note({.what = what, .seat = answered.seat, .count = answered.tokens});
    if (answered.accepted)
        Q_EMIT reentered(answered.seat);
    return answered.seat == person ? Milliseconds(0) : m_tempo.reentry();
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const MatchEnded &ended)
{
    note({.what = LogLine::What::won, .seat = ended.winner});
    if (m_link.seed)
        note({.what = LogLine::What::unsealed, .code = m_link.seed()});
    enter(Over);
    Q_EMIT endChanged();
    Q_EMIT this->ended(ended.winner);
    return Milliseconds(0);
}

void PetrangolaTable::doneShowing()
{
    if (!m_showing)
        return;
    m_showing = false;
    m_showingTimer.stop();
    while (!m_toDraw.isEmpty())
        turnNextForDealer();
    m_turningTimer.stop();
    if (m_link.shown)
        m_link.shown();
}

// ---------------------------------------------------------------- what lies on the table

void PetrangolaTable::adopt(const View &view)
{
    const auto before = std::tuple(m_view.stock, m_view.pool, m_stakes);
    m_view = view;
    m_stakes = 0;
    for (Seat seat = 0; seat < view.seats; ++seat)
        m_stakes += 1 + view.options.reentries - view.reentriesLeft[at(seat)];
    laySeats();
    layCards();
    const auto [stock, pool, stakes] = before;
    if (stock != view.stock)
        Q_EMIT stockChanged();
    if (pool != view.pool || stakes != m_stakes)
        Q_EMIT poolChanged();
    Q_EMIT noticeChanged();
}

void PetrangolaTable::laySeats()
{
    // Nobody knows the first dealer before the ace of coins is turned.
    const bool dealerFound = m_view.deal > 0 || (m_stage == FirstDealer && m_toDraw.isEmpty());
    std::vector<SeatRow> rows;
    for (Seat seat = 0; seat < static_cast<Seat>(m_guests.size()); ++seat) {
        const QStringList shown = Phrases::faces(m_view.shown[at(seat)]);
        const bool holds = m_view.playing.contains(seat) && m_view.phase != Phase::cut && m_view.deal > 0;
        rows.push_back({.seat = seat,
                        .name = nameOf(seat),
                        .portrait = m_guests[at(seat)].portrait,
                        .tokens = m_view.tokens[at(seat)],
                        .dealer = dealerFound && m_view.dealer == seat,
                        .turn = m_view.toMove == seat,
                        .knocked = m_view.knocker == seat,
                        .out = m_view.tokens[at(seat)] == 0,
                        .cards = holds && shown.isEmpty() ? cardsInHand : 0,
                        .shown = shown,
                        .said = bubble(seat),
                        .loud = m_said[at(seat)].what == LogLine::What::knocked
                            || (m_view.knocker == seat && m_said[at(seat)].what == LogLine::What::shirtChange)
                            || m_said[at(seat)].what == LogLine::What::kept});
    }
    m_seats.setRows(std::move(rows));
}

void PetrangolaTable::layCards()
{
    const bool choosing = m_view.phase == Phase::dealersChoice;
    const bool mayNotLook = choosing && m_view.hand.empty() && m_view.playing.contains(person);
    QStringList hand = mayNotLook ? threeBacks : Phrases::faces(m_view.hand);
    QStringList monte = Phrases::faces(m_view.monte);
    QStringList aside = choosing && m_view.aside.empty() ? threeBacks : Phrases::faces(m_view.aside);
    if (std::exchange(m_hand, hand) != hand)
        Q_EMIT handChanged();
    if (std::exchange(m_monte, monte) != monte)
        Q_EMIT monteChanged();
    if (std::exchange(m_aside, aside) != aside)
        Q_EMIT asideChanged();
}

void PetrangolaTable::enter(Stage stage)
{
    if (stage == Reentry)
        Q_EMIT reentryChanged();
    if (stage == m_stage)
        return;
    if (m_stage == FirstDealer) {
        m_turningTimer.stop();
        m_drawn.clear();
        Q_EMIT drawnChanged();
    }
    m_stage = stage;
    Q_EMIT stageChanged();
    Q_EMIT noticeChanged();
}

void PetrangolaTable::say(Seat seat, LogLine::What what, int cards)
{
    m_said[at(seat)] = {.what = what, .cards = cards};
    laySeats();
}

void PetrangolaTable::note(LogLine line)
{
    line.deal = m_view.deal;
    line.name = nameOf(line.seat);
    m_log.append(std::move(line));
}

void PetrangolaTable::respeak()
{
    laySeats();
    layActions();
    auto hands = m_showdown.rows();
    for (ShowdownRow &row : hands)
        row.name = nameOf(row.seat);
    m_showdown.setRows(std::move(hands));
    m_showdown.respeak();
    m_log.respeak();
    Q_EMIT noticeChanged();
    Q_EMIT handChanged();
    Q_EMIT poolChanged();
    Q_EMIT showdownChanged();
    Q_EMIT reentryChanged();
    Q_EMIT endChanged();
}
