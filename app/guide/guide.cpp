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
    connect(&Language::instance(), &Language::changed, this, &Guide::changed);
}

void Guide::begin(bool guided, std::function<void()> shown)
{
    m_shown = std::move(shown);
    m_tableShows = false;
    forget();
    m_active = guided;
    teach(Lesson::none);
}

void Guide::end()
{
    m_shown = nullptr;
    m_active = false;
    teach(Lesson::none);
}

void Guide::teach(Lesson lesson, bool wait)
{
    m_lesson = lesson;
    m_waits = m_active && wait;
    m_grace.offer({});
    m_grace.offer(m_waits ? QStringList{goingOn} : QStringList());
    Q_EMIT changed();
}

bool Guide::mayGoOn(bool shownAtOnce)
{
    m_tableShows = !shownAtOnce;
    return shownAtOnce && !m_waits;
}

void Guide::learnt()
{
    Preferences::instance().setGuideSeen(m_table.game());
}

void Guide::tableShown()
{
    m_tableShows = false;
    if (!m_waits && m_shown)
        m_shown();
}

QString Guide::nameOf(game::Seat seat) const
{
    return seat >= 0 && seat < m_table.seats()->rowCount() ? m_table.seats()->rows()[game::at(seat)].name : QString();
}

// ---------------------------------------------------------------- the person answers

void Guide::goOn()
{
    if (!m_waits || m_grace.holdsBack(goingOn))
        return;
    if (const Lesson further = after(m_lesson); further != Lesson::none)
        return teach(further, true);
    m_waits = false;
    Q_EMIT changed();
    if (!m_tableShows && m_shown)
        m_shown();
}

void Guide::dismiss()
{
    if (!m_active)
        return;
    learnt();
    const bool waited = std::exchange(m_waits, false);
    m_active = false;
    teach(Lesson::none);
    if (waited && !m_tableShows && m_shown)
        m_shown();
}
