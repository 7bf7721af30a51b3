// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "replay/record_check.h"

#include "catalog/entry.h"
#include "records/parsed_record.h"

#include <QQmlEngine>

#include <algorithm>
#include <memory>
#include <variant>

using record::FaultKind;
using Verdict = RecordCheckRow::Verdict;

RecordCheck::RecordCheck(QObject *parent)
    : RowModel(parent)
{
    QQmlEngine::setObjectOwnership(this, QQmlEngine::CppOwnership);
    m_ticking.setInterval(350);
    connect(&m_ticking, &QTimer::timeout, this, &RecordCheck::tick);
    connect(&m_errand, &Errand::changed, this, &RecordCheck::changed);
}

void RecordCheck::check(const QByteArray &text)
{
    m_ticking.stop();
    m_found = {};
    m_over = false;
    m_open = true;
    std::vector<RecordCheckRow> rows;
    for (const FaultKind kind :
         {FaultKind::form, FaultKind::seal, FaultKind::deals, FaultKind::moves, FaultKind::accounts})
        rows.push_back({.kind = kind});
    setRows(std::move(rows));
    Q_EMIT changed();
    const auto found = std::make_shared<Found>();
    const auto work = [text, found](Progress &progress) {
        found->lines = static_cast<int>(text.count('\n'));
        const auto heading = record::readHeading(text);
        if (const auto *known = std::get_if<record::Heading>(&heading))
            found->game = known->game;
        found->fault = record::verify(
            text, [&found](const record::Tally &tally) { found->tally = tally; }, &progress);
    };
    m_errand.begin(work, [this, found] {
        m_found = *found;
        if (m_ticking.interval() > 0)
            return m_ticking.start();
        while (!m_over)
            tick();
    });
}

void RecordCheck::close()
{
    m_ticking.stop();
    m_errand.cancel();
    m_open = false;
    m_over = false;
    clear();
    Q_EMIT changed();
}

void RecordCheck::respeakAll()
{
    respeak();
    Q_EMIT changed();
}

void RecordCheck::tick()
{
    const auto &known = rows();
    const auto next = std::find_if(known.begin(), known.end(),
                                   [](const RecordCheckRow &row) { return row.verdict == Verdict::open; });
    const bool wrong
        = next != known.end() && m_found.fault && (m_found.fault->kind == next->kind || next + 1 == known.end());
    if (next != known.end())
        setRow(static_cast<int>(next - known.begin()),
               {.kind = next->kind, .verdict = wrong ? Verdict::wrong : Verdict::right});
    // What comes after the first fault cannot be told.
    m_over = wrong || next == known.end() || next + 1 == known.end();
    if (m_over)
        m_ticking.stop();
    Q_EMIT changed();
}

QString RecordCheck::progressText() const
{
    constexpr int percent = 100;
    return m_errand.slow() ? tr("Checking… %1%").arg(static_cast<int>(m_errand.share() * percent)) : QString();
}

QString RecordCheck::verdict() const
{
    if (!m_over)
        return tr("Checking…");
    if (!m_found.fault)
        return tr("All is right: no card was moved, and nobody was favoured.");
    return tr("Line %1 is not right: %2.").arg(m_found.fault->line).arg(m_found.fault->why);
}

QString RecordCheck::text(FaultKind kind)
{
    switch (kind) {
    case FaultKind::form:
        return tr("The record is complete and readable.");
    case FaultKind::seal:
        return tr("The seed is the one that was sealed before the first deal.");
    case FaultKind::deals:
        return tr("Each deal is the shuffle of that seed, cut where the record says.");
    case FaultKind::moves:
        return tr("Each move was made by the right seat, and was legal.");
    case FaultKind::accounts:
        break;
    }
    return tr("The counts add up to the end.");
}

QString RecordCheck::detail(const RecordCheckRow &row) const
{
    if (row.verdict == Verdict::wrong)
        return tr("Line %1: %2", "%2 is what is wrong with it").arg(m_found.fault->line).arg(m_found.fault->why);
    if (row.verdict == Verdict::open)
        return {};
    switch (row.kind) {
    case FaultKind::form:
        return tr("%n line(s)", nullptr, m_found.lines);
    case FaultKind::seal:
        return {};
    case FaultKind::deals:
        // The draw for the first dealer has a shuffle too.
        return tr("%n shuffle(s)", nullptr, m_found.tally.deals);
    case FaultKind::moves:
        return tr("%n move(s)", nullptr, m_found.tally.moves);
    case FaultKind::accounts:
        break;
    }
    return catalog::reenters(m_found.game)
        ? tr("%n settlement(s): showdowns, re-entries and the end", nullptr, m_found.tally.accounts)
        : tr("%n settlement(s): showdowns and the end", nullptr, m_found.tally.accounts);
}

QHash<int, QByteArray> RecordCheck::roleNames() const
{
    return {{TextRole, "text"}, {DetailRole, "detail"}, {SureRole, "sure"}, {WrongRole, "wrong"}};
}

QVariant RecordCheck::value(const RecordCheckRow &row, int role) const
{
    switch (role) {
    case TextRole:
        return text(row.kind);
    case DetailRole:
        return detail(row);
    case SureRole:
        return row.verdict == Verdict::right;
    case WrongRole:
        return row.verdict == Verdict::wrong;
    default:
        return {};
    }
}
