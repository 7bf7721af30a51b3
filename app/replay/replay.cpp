// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "replay/replay.h"

#include "catalog/entry.h"
#include "replay/replay_table.h"
#include "session/announcer.h"
#include "words/language.h"
#include "words/phrases.h"

#include <QQmlEngine>

#include <algorithm>
#include <array>

namespace {

constexpr std::array<double, 4> speeds{0.5, 1, 2, 4};

} // namespace

Replay &Replay::instance()
{
    static Replay replay;
    return replay;
}

Replay *Replay::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

Replay::Replay()
{
    for (const CatalogEntry *entry : catalog::entries())
        m_tables.push_back(entry->replayTable());
    m_table = &m_tables.front()->table();
    QQmlEngine::setObjectOwnership(&m_deals, QQmlEngine::CppOwnership);
    connect(&m_opening, &Errand::changed, this, &Replay::openingChanged);
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Replay::playOn);
    const QList<Table *> all = tables();
    for (Table *table : all) {
        QQmlEngine::setObjectOwnership(table, QQmlEngine::CppOwnership);
        connect(table, &Table::told, this, &Replay::say);
    }
    connect(&Language::instance(), &Language::changed, this, [this] {
        m_check.respeakAll();
        Q_EMIT openingChanged();
        if (!active())
            return;
        m_deals.respeak();
        relay();
        takeFigures();
        Q_EMIT activeChanged();
        Q_EMIT positionChanged();
        Q_EMIT speedChanged();
        Q_EMIT lookChanged();
    });
}

Replay::~Replay() = default;

// ---------------------------------------------------------------- going through it

void Replay::forward()
{
    if (!active() || atEnd())
        return setPlaying(false);
    if (m_showing)
        m_match->hurry();
    if (!m_asked)
        m_match->ask(m_position);
    m_next.stop();
    m_asked = false;
    m_showing = true;
    const bool shown = m_match->show(m_position);
    moveTo(m_position + 1);
    if (shown)
        stepShown();
}

void Replay::back()
{
    setPlaying(false);
    if (!atStart())
        jump(m_position - 1);
}

void Replay::jump(int position)
{
    if (!active())
        return;
    m_position = std::clamp(position, 0, steps());
    if (atEnd())
        setPlaying(false);
    relay();
    moveTo(m_position);
    sayWhereItStands();
}

/// The same moment, laid at once.
void Replay::relay()
{
    m_showing = false;
    m_match->lay(m_position, m_look);
    m_asked = !m_match->rests(m_position);
    if (m_playing)
        m_next.start(m_match->pause(m_position));
}

void Replay::moveTo(int position)
{
    m_position = position;
    Q_EMIT positionChanged();
    consider();
}

void Replay::stepShown()
{
    if (!m_showing)
        return;
    m_showing = false;
    if (!m_match->rests(m_position)) {
        m_match->ask(m_position);
        m_asked = true;
    }
    if (atEnd())
        setPlaying(false);
    else if (m_playing)
        m_next.start(m_match->pause(m_position));
}

void Replay::setPlaying(bool playing)
{
    const bool plays = playing && active();
    if (plays && atEnd())
        jump(0);
    if (plays == m_playing)
        return;
    m_playing = plays;
    m_next.stop();
    if (m_playing && !m_showing)
        playOn();
    Q_EMIT playingChanged();
}

void Replay::playOn()
{
    if (!m_playing)
        return;
    if (m_asked || !m_match->rests(m_position))
        return forward();
    m_match->ask(m_position);
    m_asked = true;
    m_next.start(m_match->pause(m_position));
}

int Replay::deal() const
{
    const auto &deals = m_allDeals;
    const auto next = std::upper_bound(deals.begin(), deals.end(), m_position,
                                       [](int position, const ReplayDeal &deal) { return position < deal.position; });
    return static_cast<int>(next - deals.begin()) - 1;
}

void Replay::toDeal(int deal)
{
    if (deal >= static_cast<int>(m_allDeals.size()))
        return;
    jump(deal < 0 ? 0 : m_allDeals[static_cast<std::size_t>(deal)].position);
}

void Replay::listDeals(int around)
{
    if (active())
        m_deals.show(m_match.get(), around);
}

void Replay::previousDeal()
{
    const int now = deal();
    if (now < 0)
        return;
    const bool began = m_position > m_allDeals[static_cast<std::size_t>(now)].position;
    toDeal(began ? now : now - 1);
}

QString Replay::title() const
{
    return active() ? catalog::title(m_table->game()) : QString();
}

QString Replay::about() const
{
    return active() ? tr("%1; %n deal(s).", "names", static_cast<int>(m_allDeals.size())).arg(Phrases::list(names()))
                    : QString();
}

QString Replay::dealText() const
{
    if (!active())
        return {};
    return deal() < 0 ? tr("Before the first deal") : tr("Deal %1 of %2").arg(deal() + 1).arg(m_allDeals.size());
}

QString Replay::stepText() const
{
    return active() ? tr("Step %1 of %2").arg(m_position).arg(steps()) : QString();
}

// ---------------------------------------------------------------- how it is shown

double Replay::speed() const
{
    return speeds[static_cast<std::size_t>(m_speed)];
}

QString Replay::speedText() const
{
    return m_speed == 0 ? tr("½×", "half the usual speed")
                        : tr("%1×", "times the usual speed").arg(static_cast<int>(speed()));
}

void Replay::faster(int by)
{
    // From the fastest one comes back to the slowest.
    const int all = static_cast<int>(speeds.size());
    m_speed = (m_speed + by + all) % all;
    if (active())
        m_match->setSpeed(speed());
    Q_EMIT speedChanged();
}

void Replay::lookFrom(int seat)
{
    if (!active() || seat < 0 || seat >= static_cast<int>(names().size()) || seat == m_look.seat)
        return;
    m_look.seat = seat;
    relay();
    Q_EMIT lookChanged();
    consider();
    say(lookText());
}

void Replay::setOpenHands(bool open)
{
    if (!active() || open == m_look.open)
        return;
    m_look.open = open;
    relay();
    Q_EMIT lookChanged();
    consider();
    say(lookText());
}

QString Replay::lookText() const
{
    if (!active())
        return {};
    const QString name = names().at(m_look.seat);
    return m_look.open ? tr("Open hands, from %1’s seat").arg(name) : tr("As %1 saw it").arg(name);
}

// ---------------------------------------------------------------- figures and words

void Replay::setFiguresWanted(bool wanted)
{
    if (wanted == m_figuresWanted)
        return;
    m_figuresWanted = wanted;
    consider();
    Q_EMIT figuresChanged();
}

void Replay::consider()
{
    if (!active())
        return;
    m_match->consider(m_figuresWanted ? m_position : -1);
    takeFigures();
}

void Replay::takeFigures()
{
    ReplayFigures figures = active() && m_figuresWanted ? m_match->figures() : ReplayFigures();
    if (figures == m_figures)
        return;
    const QString spoken = figures.spoken != m_figures.spoken ? figures.spoken : QString();
    m_figures = std::move(figures);
    Q_EMIT figuresChanged();
    // Whoever lets it run hears what happens; figures come when one stays at a move.
    if (!m_playing)
        say(spoken);
}

void Replay::say(const QString &sentence)
{
    Announcer::instance().say(sentence);
}

void Replay::sayWhereItStands()
{
    const LogModel &log = *m_table->log();
    const QString last
        = log.rowCount() > 1 ? log.data(log.index(log.rowCount() - 1), LogModel::TextRole).toString() : QString();
    const QString where = tr("%1, %2", "'Deal 3 of 9', 'Step 34 of 210'").arg(dealText(), stepText());
    say(last.isEmpty() ? where : tr("%1. %2", "where a replay stands, and what happened last").arg(where, last));
}
