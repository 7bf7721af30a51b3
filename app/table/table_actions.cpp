// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "table/table.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// A ticket as Grace tells it from others.
QString offerOf(const ActionRow &row)
{
    return row.action + QLatin1Char(' ') + row.label;
}

} // namespace

// ---------------------------------------------------------------- the tickets

void Table::layActions()
{
    if (m_catchingUp)
        return;
    layBets();
    laySayings();
    if (!out() || m_stage == Over)
        m_tempo.setFast(false); // nothing would say so any longer
    std::vector<ActionRow> rows = m_ties.onlooker ? std::vector<ActionRow>() : actionsNow();
    m_hinted = m_hint.advised();
    const QString &wanted = m_advised.isEmpty() ? m_hinted : m_advised;
    const auto advised
        = std::find_if(rows.begin(), rows.end(), [&wanted](const ActionRow &row) { return row.action == wanted; });
    if (advised != rows.end()) {
        // Where cards are still to be chosen for it, Enter does nothing else meanwhile.
        for (ActionRow &row : rows)
            if (row.action != wanted || row.possible)
                row.tone = row.tone == u"red" ? u"cream"_s : row.tone;
        if (advised->possible) {
            // The cap lies where Enter acts now.
            for (ActionRow &row : rows)
                if (row.key == tr("Enter", "a key"))
                    row.key.clear();
            advised->tone = u"red"_s;
            advised->key = tr("Enter", "a key");
        }
    } else if (m_leftOpen) {
        for (ActionRow &row : rows)
            if (row.tone == u"red" && !row.ofChoice) {
                row.tone = u"cream"_s;
                if (row.key == tr("Enter", "a key")) // it does nothing until something is chosen
                    row.key.clear();
            }
    }
    QStringList offered;
    for (const ActionRow &row : rows)
        offered << offerOf(row);
    // Or who hurries a deal on has begun another match before its end was read, or has paid to come back.
    const bool weighty = m_stage == Over || m_stage == Reentry;
    const int times = weighty || gettingOn() ? 3 : 1;
    m_grace.offer(offered, times);
    m_actions.setRows(std::move(rows));
    // Cards are chosen on purpose, and what is done with them may follow at once.
    const ActionRow *usual = usualRow();
    // Enter is what hurries on, and is pressed once more than was meant.
    m_enterGrace.offer(usual && !usual->ofChoice ? QStringList{offerOf(*usual)} : QStringList(), weighty ? 6 : times);
}

void Table::advise(const QString &action)
{
    if (m_advised == action)
        return;
    m_advised = action;
    layActions();
}

void Table::leaveOpen(bool open)
{
    if (std::exchange(m_leftOpen, open) != open)
        layActions();
}

std::vector<ActionRow> Table::actionsNow() const
{
    const QString enter = tr("Enter", "a key");
    if (handingOver())
        return handoverActions();
    if (m_stage == FirstDealer)
        return {
            {.action = u"skip"_s, .label = tr("Skip"), .note = tr("on to the deal"), .key = enter, .tone = u"cream"_s}};
    if (m_stage == Declaration && !m_ties.onlooker)
        return {{.action = u"skip"_s,
                 .label = tr("Go on"),
                 .note = m_declaredCards.isEmpty() ? tr("to the next deal") : tr("to the showdown"),
                 .key = enter,
                 .tone = u"red"_s}};
    if (m_stage == Over)
        return endActions();
    if (m_stage == Showdown && m_showing && m_turning)
        return {{.action = u"hurry"_s,
                 .label = tr("Turn all up"),
                 .note = tr("at once"),
                 .key = enter,
                 .tone = u"cream"_s}};
    if (m_ties.stays)
        return {};
    if (m_stage == Showdown && m_showing) {
        game::SeatSet asked;
        for (const game::Seat payer : m_payers)
            if (!m_now.in.contains(payer) && mayComeBack(payer))
                asked.insert(payer);
        QString next = wasLastDeal() ? tr("to the final standing") : tr("to the next deal");
        if (!asked.empty() && isYou(asked.lowest()))
            next = tr("will you re-enter?", "on a ticket: what is asked next");
        else if (asked.size() == 1)
            next = tr("will %1 re-enter?", "on a ticket: what is asked next").arg(nameOf(asked.lowest()));
        else if (!asked.empty())
            next = tr("who will re-enter?", "on a ticket: what is asked next");
        return {{.action = u"next"_s, .label = tr("Go on"), .note = next, .key = enter, .tone = u"red"_s}};
    }
    if (watching())
        return {{.action = u"fast"_s,
                 .label = m_tempo.fast() ? tr("Watch calmly") : tr("Watch fast"),
                 .note = m_tempo.fast() ? tr("at the usual speed") : tr("no pauses till the end"),
                 .key = enter,
                 .tone = u"cream"_s},
                {.action = u"home"_s, .label = tr("Leave the table"), .tone = u"cream"_s}};
    if (!m_asked)
        return {};
    if (m_stage == Cut)
        return {{.action = u"cut"_s,
                 .label = tr("Cut here"),
                 .note = tr("%n card(s) go to the bottom", nullptr, m_cutAt),
                 .key = enter,
                 .tone = u"red"_s}};
    return choices();
}

std::vector<ActionRow> Table::endActions() const
{
    const bool further = m_ties.rematch || m_ties.occasion; // what one most likely wants then
    std::vector<ActionRow> rows{{.action = u"newmatch"_s,
                                 .label = tr("New match"),
                                 .key = further ? u"N"_s : tr("Enter", "a key"),
                                 .tone = further ? u"cream"_s : u"red"_s},
                                {.action = u"home"_s, .label = tr("To the start page"), .tone = u"cream"_s}};
    if (m_inHistory != 0)
        rows.insert(rows.end() - 1,
                    {.action = u"watch"_s, .label = tr("Watch it again"), .key = u"A"_s, .tone = u"cream"_s});
    if (m_ties.rematch)
        rows.insert(rows.begin(),
                    {.action = u"rematch"_s,
                     .label = tr("Rematch"),
                     .note = tr("the deal moves on"),
                     .key = tr("Enter", "a key"),
                     .tone = u"red"_s});
    else if (m_ties.occasion)
        rows.insert(rows.begin(),
                    {.action = u"onward"_s,
                     .label = tr("Go on", "to the next table of an evening, or back to the deal of the day"),
                     .key = tr("Enter", "a key"),
                     .tone = u"red"_s});
    return rows;
}

QString Table::stillToChoose() const
{
    const auto ofTheHand = [this](const Place &each) { return m_zones.find(each.zone) == m_zones.find(Zone::Hand); };
    const auto given = static_cast<int>(std::count_if(m_chosen.begin(), m_chosen.end(), ofTheHand));
    const auto taken = static_cast<int>(m_chosen.size()) - given;
    if (given == taken)
        return tr("choose cards to exchange");
    return given > taken ? tr("choose %n more of the monte", nullptr, given - taken)
                         : tr("choose %n more of yours", nullptr, taken - given);
}

ActionRow Table::knockTicket(const QString &note) const
{
    if (m_confirmingKnock)
        return {.action = u"knock"_s,
                .label = CallWords(call()).really(),
                .note = CallWords(call()).pressAgain(),
                .key = u"K"_s,
                .tone = u"cream"_s};
    return {.action = u"knock"_s, .label = tr("Knock"), .note = note, .key = u"K"_s, .tone = u"cream"_s};
}

const ActionRow *Table::usualRow() const
{
    const auto &rows = m_actions.rows();
    const auto red = std::find_if(rows.begin(), rows.end(), [](const ActionRow &row) { return row.tone == u"red"; });
    if (red != rows.end())
        return &*red;
    return rows.empty() || m_leftOpen ? nullptr : &rows.front();
}

QString Table::usualAction() const
{
    const ActionRow *usual = usualRow();
    return usual ? usual->action : QString();
}

// ---------------------------------------------------------------- doing it

void Table::perform(const QString &action)
{
    // What is done with chosen cards cannot come from the moment before: they were chosen in this one.
    for (const ActionRow &row : m_actions.rows())
        if (row.action == action && !row.ofChoice && m_grace.holdsBack(offerOf(row)))
            return m_grace.pressedEarly();
    if (action == u"takeseat" && handingOver())
        return takeSeat();
    if (action == u"skip" && (m_stage == FirstDealer || m_stage == Declaration)) {
        m_passedOver.start();
        return doneShowing();
    }
    if (action == u"hurry" && m_turning) {
        m_passedOver.start();
        return m_staging.hurry();
    }
    if (action == u"next" && m_stage == Showdown && !m_turning)
        return doneShowing();
    if (action == u"fast" && watching()) {
        m_tempo.setFast(!m_tempo.fast());
        layActions();
        if (m_tempo.fast() && m_ties.hurry)
            m_ties.hurry();
        if (m_tempo.fast())
            doneShowing();
        return;
    }
    if (action == u"newmatch")
        return Q_EMIT newMatchWanted();
    if (action == u"rematch" && m_ties.rematch && m_stage == Over)
        return Q_EMIT rematchWanted();
    if (action == u"onward" && m_ties.occasion && m_stage == Over)
        return Q_EMIT onwardWanted();
    if (action == u"worst" && m_inHistory != 0 && m_ownMatch.worstPosition() > 0)
        return Q_EMIT moveWanted(static_cast<double>(m_inHistory), m_ownMatch.worstPosition());
    if (action == u"home")
        return Q_EMIT homeWanted();
    if (action == u"watch" && m_inHistory != 0)
        return Q_EMIT replayWanted(static_cast<double>(m_inHistory));
    make(action);
}

bool Table::asksAgain()
{
    if (m_confirmingKnock || !Preferences::instance().confirmKnock())
        return false;
    m_confirmingKnock = true;
    layActions();
    Q_EMIT asks(CallWords(call()).asksAgain());
    return true;
}

void Table::turnToReview()
{
    if (m_review.available())
        return m_review.setOpen(!m_review.open());
    if (m_ties.shared && !m_ties.owners)
        return Q_EMIT refused(
            tr("When several people play at one screen, only the first one’s moves can be reviewed."));
    if (!m_review.begun())
        return Q_EMIT refused(tr("You have no moves to review in this deal."));
    if (m_asked)
        return Q_EMIT refused(tr("Your moves can be reviewed once the hands are shown."));
    m_review.openSoon();
    Q_EMIT refused(tr("Your moves come as soon as the hands are shown."));
}

QString Table::actionOfKey(const QString &key) const
{
    if (key == u"k")
        return m_stage == DealersChoice ? u"keep"_s : u"knock"_s;
    if (key == u"a")
        return u"watch"_s;
    if (key == u"s")
        return m_stage == Reentry ? u"leave"_s : u"stay"_s;
    return key == u"c" ? u"shirt"_s : QString();
}

void Table::pressed(const QString &key)
{
    if (m_stage == Over && (key == u"r" || key == u"n"))
        return perform(key == u"r" ? u"rematch"_s : u"newmatch"_s);
    if (const QString action = actionOfKey(key); !action.isEmpty())
        return perform(action);
    if (key == u"back" || key == u"backall")
        return static_cast<void>(clearSelection());
    // While signals are offered the digits are theirs.
    const bool places = key.size() == 1 && (m_sayings.rowCount() == 0 || !key.front().isDigit());
    if (const Place place = places ? placeOfKey(key) : Place(); !place.zone.isEmpty())
        return toggle(place.zone, place.index);
    if (key == u"enter" || key == u"space") {
        const ActionRow *usual = usualRow();
        if (!usual)
            static_cast<void>(hurry());
        else if (m_enterGrace.holdsBack(offerOf(*usual)))
            m_enterGrace.pressedEarly();
        else
            perform(QString(usual->action));
        return;
    }
    if (key == u"h")
        return m_hint.available() ? m_hint.setOpen(!m_hint.open()) : Q_EMIT refused(whyNotYourTurn());
    if (key == u"v")
        turnToReview();
}
