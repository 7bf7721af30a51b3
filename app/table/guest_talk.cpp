// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/guest_talk.h"

#include "person/preferences.h"

#include <QRandomGenerator>

namespace {

/// So much has to happen after a line before the next.
constexpr int apart = 5;
/// A line is read: so long, and so much longer for each letter.
constexpr std::chrono::milliseconds atLeast(2200);
constexpr std::chrono::milliseconds aLetter(45);
/// So long nobody minds that the person thinks.
constexpr std::chrono::seconds patience(40);

} // namespace

GuestTalk::GuestTalk(QObject *parent)
    : QObject(parent)
    , m_used(guestLines().size())
    , m_random(QRandomGenerator::global()->generate64())
{
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, &GuestTalk::hush);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (const auto who = somebody(0))
            speak(GuestMoment::waits, *who);
    });
    connect(&Preferences::instance(), &Preferences::guestsTalkChanged, this, [this] {
        m_waiting.reset();
        hush();
    });
}

QString GuestTalk::line() const
{
    return m_spoken ? guestLine(m_spoken->line) : QString();
}

void GuestTalk::sit(std::vector<std::optional<opponents::Temperament>> company)
{
    m_company = m_quiet ? decltype(company)() : std::move(company);
    m_waiting.reset();
    m_patience.stop();
    m_since = 0;
    m_outOfSight = false;
    hush();
}

std::optional<opponents::Temperament> GuestTalk::temperament(int seat) const
{
    const auto place = static_cast<std::size_t>(seat);
    return seat >= 0 && place < m_company.size() ? m_company[place] : std::nullopt;
}

bool GuestTalk::mayChance(int ofAHundred)
{
    return m_since >= apart && m_random.below(100) < static_cast<std::uint32_t>(ofAHundred);
}

std::optional<int> GuestTalk::somebody(int except)
{
    std::vector<int> able;
    for (int seat = 0; seat < static_cast<int>(m_company.size()); ++seat)
        if (seat != except && temperament(seat))
            able.push_back(seat);
    if (able.empty())
        return std::nullopt;
    return able[m_random.below(static_cast<std::uint32_t>(able.size()))];
}

void GuestTalk::happened(LogLine::What what, int seat, int left)
{
    using What = LogLine::What;
    if (m_company.empty() || !Preferences::instance().guestsTalk())
        return;
    ++m_since;
    const bool guest = temperament(seat).has_value();
    // Whose doing it is says something of it, or somebody else does.
    const auto told = [&](int chance, GuestMoment own, std::optional<GuestMoment> others = {}) {
        if (!mayChance(chance))
            return;
        const bool byThemselves = guest && (!others || m_random.below(2) == 0);
        if (byThemselves)
            speak(own, seat);
        else if (const auto who = others ? somebody(seat) : std::nullopt)
            speak(*others, *who);
    };
    switch (what) {
    case What::deal:
        if (mayChance(45))
            if (const auto who = somebody(game::nobody))
                speak(GuestMoment::dealt, *who);
        break;
    case What::exposed:
        return told(30, GuestMoment::exposed);
    case What::exchanged:
    case What::drew:
        return told(14, GuestMoment::exchanged);
    case What::shirtChange:
        return told(45, GuestMoment::shirt, GuestMoment::othersShirt);
    case What::kept:
    case What::knocked:
        return told(60, GuestMoment::knocked, !guest ? GuestMoment::personKnocked : GuestMoment::othersKnocked);
    case What::stayed:
        return told(22, GuestMoment::stayed);
    case What::lostToken:
        return told(55,
                    left == 0       ? GuestMoment::out
                        : left == 1 ? GuestMoment::lastToken
                                    : GuestMoment::lost,
                    !guest ? GuestMoment::personLost : GuestMoment::othersLost);
    case What::gainedToken:
        return told(50, GuestMoment::gained);
    case What::reentered:
        return told(70, GuestMoment::back);
    default:
        break;
    }
}

void GuestTalk::awaitsPerson(bool asked)
{
    if (asked && !m_company.empty() && Preferences::instance().guestsTalk())
        m_patience.start();
    else
        m_patience.stop();
}

void GuestTalk::setOutOfSight(bool hidden)
{
    m_outOfSight = hidden;
    if (hidden)
        hush();
    else if (const auto waiting = std::exchange(m_waiting, std::nullopt))
        say(*waiting);
}

void GuestTalk::speak(GuestMoment moment, int seat)
{
    const auto lines = guestLines();
    const auto fits = [&](std::size_t line) {
        const GuestLine &one = lines[line];
        return one.moment == moment && (!one.temperament || one.temperament == temperament(seat)) && line != m_last;
    };
    const auto collect = [&] {
        std::vector<std::size_t> fresh;
        for (std::size_t line = 0; line < lines.size(); ++line)
            if (fits(line) && !m_used[line])
                fresh.push_back(line);
        return fresh;
    };
    std::vector<std::size_t> fresh = collect();
    if (fresh.empty()) { // all were said: from the beginning
        for (std::size_t line = 0; line < lines.size(); ++line)
            if (fits(line))
                m_used[line] = false;
        fresh = collect();
    }
    if (fresh.empty())
        return;
    const std::size_t chosen = fresh[m_random.below(static_cast<std::uint32_t>(fresh.size()))];
    m_used[chosen] = true;
    m_last = chosen;
    m_since = 0;
    if (m_outOfSight)
        m_waiting = Spoken{.seat = seat, .line = chosen};
    else
        say({.seat = seat, .line = chosen});
}

void GuestTalk::say(const Spoken &what)
{
    m_spoken = what;
    m_reading.start(atLeast + aLetter * line().size());
    Q_EMIT changed();
    Q_EMIT spoke(what.seat, line());
}

void GuestTalk::hush()
{
    m_reading.stop();
    if (!m_spoken)
        return;
    m_spoken.reset();
    Q_EMIT changed();
}

void GuestTalk::respeak()
{
    if (m_spoken)
        Q_EMIT changed();
}
