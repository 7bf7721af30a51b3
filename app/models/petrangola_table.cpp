// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/petrangola_table.h"

#include "models/language.h"
#include "models/phrases.h"
#include "models/preferences.h"

#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <algorithm>

using namespace petrangola;
using game::at;
using game::Seat;

namespace {

const QStringList threeBacks{QStringLiteral("back"), QStringLiteral("back"), QStringLiteral("back")};

} // namespace

PetrangolaTable::PetrangolaTable(QObject *parent)
    : QObject(parent)
{
    m_view.seats = 0;
    m_showingTimer.setSingleShot(true);
    connect(&m_showingTimer, &QTimer::timeout, this, &PetrangolaTable::doneShowing);
    connect(&m_turningTimer, &QTimer::timeout, this, &PetrangolaTable::turnNextForDealer);
    connect(&Preferences::instance(), &Preferences::nextDealByItselfChanged, this, &PetrangolaTable::waitForNextDeal);
    connect(&Preferences::instance(), &Preferences::memoryAidChanged, this, [this] {
        laySeats();
        layCards();
    });
    connect(this, &PetrangolaTable::selectionChanged, &m_hint, [this] { m_hint.setChosen(chosenExchange()); });
    connect(&m_hint, &Hint::wanted, this, &PetrangolaTable::choose);
    connect(&m_review, &Review::openChanged, this, &PetrangolaTable::waitForNextDeal);
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

void PetrangolaTable::recall(const std::vector<Past> &past, const std::optional<View> &next)
{
    const QScopedValueRollback changing(m_changing, true);
    {
        const QSignalBlocker silence(this);
        for (const Past &each : past) {
            if (each.asked) {
                hush(*each.asked);
                m_view = *each.asked;
                enter(stageOf(m_view.phase));
            }
            static_cast<void>(happened(each.event, each.view));
            m_showing = false;
            m_showingTimer.stop();
            while (!m_toDraw.isEmpty())
                turnNextForDealer();
            m_turningTimer.stop();
        }
        if (next) {
            hush(*next);
            adopt(*next);
            enter(stageOf(next->phase));
        }
        layActions();
    }
    emitAll();
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

void PetrangolaTable::resume(const View &view, const std::vector<Guest> &guests, const QString &commitment,
                             const Link &link, const std::function<void()> &past)
{
    const QScopedValueRollback changing(m_changing, true);
    const bool silent = blockSignals(true);
    m_catchingUp = true;
    forget();
    m_past.clear();
    m_link = link;
    m_guests = guests;
    m_commitment = commitment;
    m_cutAt = view.choice().cutMost / 2 + 1;
    m_view = view;
    if (!commitment.isEmpty())
        note({.what = LogLine::What::sealed, .code = commitment});
    past();
    m_catchingUp = false;
    blockSignals(silent);
    m_log.setRows(std::exchange(m_past, {}));
    const auto &compared = m_lastShowdown.hands;
    if (std::any_of(compared.begin(), compared.end(), [](const Hand &hand) { return !hand.empty(); }))
        layShowdown();
    else
        m_showdown.clear();
    adopt(m_view);
    layActions();
    emitAll();
}

void PetrangolaTable::close()
{
    const QScopedValueRollback changing(m_changing, true);
    m_link = {};
    m_tempo.setFast(false);
    forget();
    m_guests.clear();
    m_view = {};
    m_stakes = 0;
    m_log.clear();
    m_showdown.clear();
    laySeats();
    layCards();
    layActions();
    emitAll();
}

void PetrangolaTable::forget()
{
    m_showingTimer.stop();
    m_turningTimer.stop();
    m_showing = false;
    m_asked = false;
    m_said.fill({});
    m_hint.dismiss();
    m_review.clear();
    m_lastShowdown = {};
    m_standing.forget();
    m_drawn.clear();
    m_toDraw.clear();
    selectNothing();
    enter(NoMatch);
}

void PetrangolaTable::emitAll()
{
    Q_EMIT commitmentChanged();
    Q_EMIT handChanged();
    Q_EMIT monteChanged();
    Q_EMIT asideChanged();
    Q_EMIT drawnChanged();
    Q_EMIT yourTurnChanged();
    Q_EMIT seatCountChanged();
    Q_EMIT stageChanged();
    Q_EMIT noticeChanged();
    Q_EMIT cutAtChanged();
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
    m_hint.dismiss();
    if (!m_link.onlooker)
        m_review.happened(event, m_view, names());
    selectNothing();
    const auto *moved = std::get_if<Moved>(&event);
    // Where another's cards lie open, it can be seen which of them goes.
    const Hand openBefore = moved != nullptr && moved->seat != person ? m_view.shown[at(moved->seat)] : Hand();
    adopt(view);
    const auto *exchange = moved != nullptr ? std::get_if<petrangola::Exchange>(&moved->move) : nullptr;
    const Milliseconds time = exchange != nullptr
        ? showExchange(moved->seat, *exchange, moved->seat == person ? handBefore : Phrases::faces(openBefore),
                       monteBefore)
        : std::visit([this](const auto &what) { return show(what); }, event);
    if (m_catchingUp)
        return true;
    layActions();
    Q_EMIT yourTurnChanged();
    if (std::holds_alternative<petrangola::Showdown>(event)) {
        m_showing = true;
        waitForNextDeal();
    } else if (time == Milliseconds(0)) {
        return true;
    } else {
        m_showing = true;
        m_showingTimer.start(time);
    }
    layActions();
    return false;
}

void PetrangolaTable::waitForNextDeal()
{
    if (m_stage != Showdown || !m_showing)
        return;
    // Whoever goes through the moves of the deal is not interrupted.
    const bool byItself = Preferences::instance().nextDealByItself() || watching() || m_link.onlooker;
    if (byItself && !m_review.open())
        m_showingTimer.start(m_tempo.showdown(m_view.playing.size()));
    else
        m_showingTimer.stop();
}

void PetrangolaTable::awaits(const View &view)
{
    const QScopedValueRollback changing(m_changing, true);
    m_asked = isYou(view.toMove);
    m_confirmingKnock = false;
    selectNothing();
    hush(view);
    adopt(view);
    enter(stageOf(view.phase));
    if (m_catchingUp)
        return;
    if (m_asked)
        m_hint.consider(view, names());
    layActions();
    Q_EMIT yourTurnChanged();
    tellWhatIsAsked();
}

void PetrangolaTable::hush(const View &view)
{
    m_said[at(view.toMove)] = {};
    if (view.phase == Phase::cut)
        m_said.fill({});
}

PetrangolaTable::Stage PetrangolaTable::stageOf(Phase phase)
{
    switch (phase) {
    case Phase::cut:
        return Cut;
    case Phase::dealersChoice:
        return DealersChoice;
    case Phase::reentry:
        return Reentry;
    default:
        return Turn;
    }
}

void PetrangolaTable::finished()
{
    layActions();
}

// ---------------------------------------------------------------- what lies on the table

void PetrangolaTable::adopt(const View &view)
{
    if (m_catchingUp) {
        m_view = view;
        return;
    }
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
    if (m_catchingUp)
        return;
    // Nobody knows the first dealer before the ace of coins is turned.
    const bool dealerFound = m_view.deal > 0 || (m_stage == FirstDealer && m_toDraw.isEmpty());
    const bool aided = Preferences::instance().memoryAid();
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
                        .known = aided && shown.isEmpty() && seat != person ? Phrases::faces(m_view.known[at(seat)])
                                                                            : QStringList(),
                        .said = bubble(seat),
                        .loud = m_said[at(seat)].what == LogLine::What::knocked
                            || (m_view.knocker == seat && m_said[at(seat)].what == LogLine::What::shirtChange)
                            || m_said[at(seat)].what == LogLine::What::kept});
    }
    m_seats.setRows(std::move(rows));
}

void PetrangolaTable::layCards()
{
    if (m_catchingUp)
        return;
    const bool choosing = m_view.phase == Phase::dealersChoice;
    const bool mayNotLook = choosing && m_view.hand.empty() && m_view.playing.contains(person);
    QStringList hand = mayNotLook ? threeBacks : Phrases::faces(m_view.hand);
    QStringList monte = Phrases::faces(m_view.monte);
    QStringList aside = choosing && m_view.aside.empty() ? threeBacks : Phrases::faces(m_view.aside);
    int known = 0;
    if (Preferences::instance().memoryAid() && m_view.seats > 0)
        for (QStringList lying = hand; const cards::Card card : m_view.known[at(person)])
            if (const auto slot = lying.indexOf(Phrases::face(card)); slot >= 0) {
                known |= 1 << slot;
                lying[slot].clear();
            }
    const bool otherCards = std::exchange(m_hand, hand) != hand;
    if (const bool otherKnown = std::exchange(m_handKnown, known) != known; otherCards || otherKnown)
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
    line.own = isYou(line.seat);
    if (m_catchingUp) {
        m_past.push_back(std::move(line));
        return;
    }
    tell(line);
    m_log.add(std::move(line));
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
    m_standing.respeak();
    m_hint.respeak();
    m_review.respeak();
    Q_EMIT noticeChanged();
    Q_EMIT handChanged();
    Q_EMIT poolChanged();
    Q_EMIT showdownChanged();
    Q_EMIT reentryChanged();
    Q_EMIT endChanged();
}
