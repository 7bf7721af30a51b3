// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guide/guide.h"

#include "person/preferences.h"
#include "words/language.h"

using namespace Qt::StringLiterals;

namespace {

const QString goingOn = u"go on"_s;

} // namespace

Guide::Guide(Table &table, QObject *parent)
    : QObject(parent)
    , m_table(table)
{
    connect(&table, &Table::selectionChanged, this, &Guide::changed);
    connect(this, &Guide::changed, this, [this] {
        m_table.leaveOpen(asks() && ticket().isEmpty());
        m_table.advise(ticket());
    });
    connect(&Language::instance(), &Language::changed, this, &Guide::changed);
}

void Guide::begin(bool guided, std::function<void()> shown)
{
    m_shown = std::move(shown);
    m_tableShows = false;
    m_astray = false;
    m_over = false;
    m_stays = false;
    forget();
    m_active = guided;
    m_fresh = guided;
    teach(Moment::none);
}

void Guide::end()
{
    begin(false, nullptr);
}

QString Guide::ticket() const
{
    static const QString tickets = u"action_"_s;
    if (!m_active || m_waits || m_astray || m_over)
        return {};
    for (const QString &thing : things())
        if (thing.startsWith(tickets))
            return thing.mid(tickets.size());
    return {};
}

void Guide::teach(Moment moment, bool wait)
{
    m_moment = moment;
    speak(wait);
}

void Guide::speak(bool wait)
{
    m_waits = m_active && wait;
    m_grace.offer({});
    m_grace.offer(m_waits ? QStringList{goingOn} : QStringList(), m_fresh ? 3 : 1);
    Q_EMIT changed();
}

bool Guide::mayGoOn(bool shownAtOnce)
{
    m_tableShows = !shownAtOnce;
    return shownAtOnce && !m_waits && !m_stays;
}

void Guide::leaveThePath()
{
    m_astray = true;
    speak(true);
}

void Guide::finish(const QString &learnt, bool stays)
{
    m_over = true;
    m_stays = stays;
    Preferences &preferences = Preferences::instance();
    preferences.setGuideSeen(m_table.game());
    preferences.setLessonDone(m_table.game() + u'/' + learnt);
    Q_EMIT changed();
}

void Guide::tableShown()
{
    m_tableShows = false;
    if (!m_waits && !m_stays && m_shown)
        m_shown();
}

QString Guide::nameOf(game::Seat seat) const
{
    return seat >= 0 && seat < m_table.seats()->rowCount() ? m_table.seats()->rows()[game::at(seat)].name : QString();
}

// ---------------------------------------------------------------- the person answers

void Guide::goOn()
{
    if (!waits() || m_grace.holdsBack(goingOn))
        return;
    m_fresh = false;
    if (const Moment further = after(m_moment); further != Moment::none)
        return teach(further, true);
    m_waits = false;
    m_table.passedOver();
    Q_EMIT changed();
    if (!m_tableShows && m_shown)
        m_shown();
}

void Guide::dismiss()
{
    if (!m_active)
        return;
    Preferences::instance().setGuideSeen(m_table.game());
    const bool waited = std::exchange(m_waits, false);
    m_active = false;
    m_over = false;
    teach(Moment::none);
    m_table.passedOver();
    if (waited && !m_tableShows && m_shown)
        m_shown();
}

void Guide::again()
{
    if (m_active && !(m_astray && m_grace.holdsBack(goingOn)))
        Q_EMIT wanted(lesson().isEmpty() ? wholeDeal : lesson(), m_astray ? choiceToTryAgain() : 0);
}

void Guide::goToNext()
{
    if (m_active && !next().isEmpty())
        Q_EMIT wanted(next(), 0);
}
