// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/guest_talk.h"

#include "person/preferences.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

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
    , m_random(QRandomGenerator::global()->generate64())
{
    learn(guestLines());
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, &GuestTalk::hush);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (const auto who = somebody(0))
            speak({GuestMoment::waits}, *who);
    });
    connect(&Preferences::instance(), &Preferences::guestsTalkChanged, this, [this] {
        m_waiting.reset();
        hush();
    });
}

QString GuestTalk::line() const
{
    return m_spoken ? guestLine(m_lines[m_spoken->line]) : QString();
}

void GuestTalk::learn(std::span<const GuestLine> lines)
{
    m_lines.insert(m_lines.end(), lines.begin(), lines.end());
    m_used.resize(m_lines.size());
}

void GuestTalk::sit(std::vector<std::optional<opponents::Temperament>> company)
{
    m_company = m_quiet ? decltype(company)() : std::move(company);
    m_waiting.reset();
    m_patience.stop();
    m_since = 0;
    m_sawDeal = false;
    m_acted = {};
    m_discarder = game::nobody;
    m_onLastLife = {};
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
    return !m_company.empty() && Preferences::instance().guestsTalk() && m_since >= apart
        && m_random.below(100) < static_cast<std::uint32_t>(ofAHundred);
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

// ---------------------------------------------------------------- what is said

void GuestTalk::told(int ofAHundred, int seat, const Moments &own, const Moments &others)
{
    if (!mayChance(ofAHundred))
        return;
    if (isGuest(seat) && (others.empty() || m_random.below(2) == 0))
        speak(own, seat);
    else if (const auto who = others.empty() ? std::nullopt : somebody(seat))
        speak(others, *who);
}

std::vector<std::size_t> GuestTalk::fitting(GuestMoment moment, int seat) const
{
    std::vector<std::size_t> fitting;
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        const GuestLine &one = m_lines[line];
        if (one.moment == moment && (!one.temperament || one.temperament == temperament(seat)) && line != m_last)
            fitting.push_back(line);
    }
    return fitting;
}

void GuestTalk::speak(const Moments &moments, int seat)
{
    std::vector<std::size_t> fits;
    for (auto moment = moments.begin(); fits.empty() && moment != moments.end(); ++moment)
        fits = fitting(*moment, seat);
    if (fits.empty())
        return;
    if (std::all_of(fits.begin(), fits.end(), [this](std::size_t line) { return m_used[line]; }))
        for (const std::size_t line : fits) // all were said: from the beginning
            m_used[line] = false;
    std::erase_if(fits, [this](std::size_t line) { return m_used[line]; });
    const std::size_t chosen = fits[m_random.below(static_cast<std::uint32_t>(fits.size()))];
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

std::chrono::milliseconds GuestTalk::untilRead() const
{
    // What is gone before its whole time was read all the same by whoever reads as fast as others.
    constexpr std::chrono::milliseconds spare(1000);
    return m_spoken ? std::max(std::chrono::milliseconds(0), m_reading.remainingTimeAsDuration() - spare)
                    : std::chrono::milliseconds(0);
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
