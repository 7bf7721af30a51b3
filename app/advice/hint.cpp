// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/hint.h"

#include "words/language.h"

#include <QQmlEngine>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Deals imagined by the first answer and by those after it: the first in an instant at any table, the last well within
/// a hundredth of the truth.
std::vector<int> hintStages()
{
    return {60, 300, std::min(1500, Counsel::enough()), Counsel::enough()};
}
constexpr std::size_t mostRows = 6;
/// A ticket that makes more moves than a hand has cards leaves most of them out: pairs of cards are too many to read.
constexpr std::ptrdiff_t mostOfTicket = 15;
/// Of those that differ in their least part (Estimate::kindOf()).
constexpr std::ptrdiff_t mostOfKind = 2;
/// They are in sight in the smallest window, too: what a reason names is one of them.
constexpr std::size_t inSight = 4;
/// What the person thinks of is not further down than this, wherever its figure belongs: it stays in sight.
constexpr std::size_t thoughtOf = 2;

} // namespace

Hint::Hint(QObject *parent)
    : QObject(parent)
{
    QQmlEngine::setObjectOwnership(this, QQmlEngine::CppOwnership);
    QQmlEngine::setObjectOwnership(&m_moves, QQmlEngine::CppOwnership);
    connect(&m_counsel, &Counsel::answered, this, [this](int, const Counsel::Answer &answer) {
        m_answer = answer;
        m_settled = Counsel::isEnough(*answer);
        lay();
        Q_EMIT told();
    });
}

void Hint::consider(const LazyEstimate &choice, const QStringList &names)
{
    dismiss();
    if (!choice)
        return;
    m_choice = choice;
    m_names = names;
    Q_EMIT availableChanged();
}

void Hint::considerAnew(const LazyEstimate &choice)
{
    m_choice = choice;
    m_chosen.reset(); // its place is another in this one
    if (m_open)
        ask();
}

void Hint::dismiss()
{
    setOpen(false);
    m_chosen.reset();
    if (!m_choice)
        return;
    m_choice = {};
    Q_EMIT availableChanged();
}

void Hint::setOpen(bool open)
{
    const bool lies = open && available();
    if (lies == m_open)
        return;
    m_open = lies;
    m_counsel.cancel();
    ask();
    Q_EMIT openChanged();
}

/// What was told of it before is forgotten; while the slip is closed nothing follows.
void Hint::ask()
{
    m_answer.reset();
    m_settled = false;
    m_figured = false;
    m_moves.clear();
    setHeld(false);
    if (m_open)
        m_counsel.ask({m_choice.get()}, hintStages());
    Q_EMIT told();
}

void Hint::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    Q_EMIT heldChanged();
}

void Hint::setChosen(std::optional<std::size_t> move)
{
    m_chosen = move;
    lay();
}

void Hint::respeak()
{
    lay();
    Q_EMIT told();
}

QString Hint::footing() const
{
    if (!m_settled)
        return tr("Simulating deals…");
    const QString deals = Language::instance().locale().toString(m_answer->deals());
    return tr("From %1 simulated deals", "%1 is a number").arg(deals);
}

QString Hint::advised() const
{
    return m_open && m_settled ? m_answer->begins(m_chosen.value_or(m_answer->advised())) : QString();
}

void Hint::take(int row)
{
    const auto &rows = m_moves.rows();
    if (row < 0 || row >= static_cast<int>(rows.size()))
        return;
    const HintRow wish = rows[static_cast<std::size_t>(row)];
    // It stays where it was pressed.
    const bool held = std::exchange(m_held, true);
    Q_EMIT wanted(wish.move, wish.action);
    m_held = held;
}

void Hint::lay()
{
    if (!m_answer)
        return;
    const std::size_t advised = m_answer->advised();
    std::vector<HintRow> rows;
    const CountedWords lives = m_answer->counted();
    double longest = lives.wholeBar(); // where a move may cost more, all bars are shorter
    // While the rows are held and without figures, the best move may be none of them.
    const std::vector<std::size_t> shown = worthALook();
    const std::vector<std::size_t> beside(shown.begin(), shown.begin() + std::min(inSight, shown.size()));
    for (const std::size_t move : shown) {
        HintRow &row = rows.emplace_back(rowOf(move, beside));
        row.best = move == advised;
        longest = std::max(longest, lives.bar(row.chance));
    }
    for (HintRow &row : rows)
        row.bar = lives.bar(row.chance) / longest;
    if (m_settled)
        compare(rows, advised);
    const auto chosen = std::find_if(rows.begin(), rows.end(), [](const HintRow &row) { return row.chosen; });
    if (!m_held && chosen != rows.end() && chosen - rows.begin() > static_cast<std::ptrdiff_t>(thoughtOf))
        std::rotate(rows.begin() + thoughtOf, chosen, chosen + 1);
    m_figured = m_settled;
    m_moves.setRows(std::move(rows));
}

void Hint::compare(std::vector<HintRow> &rows, std::size_t best) const
{
    for (HintRow &row : rows)
        row.verdict = verdictOn(row, best);
    if (rows.size() < 3)
        return;
    HintRow &last = rows.back();
    const bool alone = std::none_of(rows.begin(), rows.end() - 1, [&last](const HintRow &row) {
        return Estimate::hundredths(row.chance) >= Estimate::hundredths(last.chance);
    });
    last.worst = alone && !m_answer->asGood(last.move);
    if (last.worst)
        last.verdict = tr("The worst of these", "a move beside the best one");
}

QString Hint::verdictOn(const HintRow &row, std::size_t best) const
{
    const CountedWords lives = m_answer->counted();
    if (row.move == best)
        return tr("Best", "of the moves");
    if (row.percent == lives.figure(m_answer->chance(best)))
        return rank(row.move) == rank(best) ? tr("Just as good", "a move beside the best one")
                                            : tr("About as good", "a move beside the best one");
    if (m_answer->asGood(row.move))
        return tr("About as good", "a move beside the best one");
    const int more = Estimate::hundredths(m_answer->chance(row.move)) - Estimate::hundredths(m_answer->chance(best));
    return lives.worse(more >= 2 * lives.mistakeFrom());
}

/// As the rows are sorted: by what can be told apart, the chance to lose and then that to gain.
std::pair<int, int> Hint::rank(std::size_t move) const
{
    return {Estimate::hundredths(m_answer->chance(move)), -Estimate::hundredths(m_answer->gain(move))};
}

bool Hint::same(std::size_t one, std::size_t other) const
{
    if (m_answer->action(one) != m_answer->action(other))
        return false;
    const bool alike = m_answer->give(one) == m_answer->give(other) && m_answer->take(one) == m_answer->take(other);
    return alike || (rank(one) == rank(other) && m_answer->worth(one) == m_answer->worth(other));
}

/// That which gains most, of all with the same figures.
std::size_t Hint::shownFor(std::size_t move) const
{
    const std::size_t kind = m_answer->variantOf(move);
    std::size_t best = kind;
    for (std::size_t other = kind; other < m_answer->moves(); ++other)
        if (m_answer->variantOf(other) == kind && rank(other) < rank(best))
            best = other;
    return best;
}

bool Hint::isChosen(std::size_t move) const
{
    return m_chosen && m_answer->variantOf(*m_chosen) == m_answer->variantOf(move);
}

std::vector<bool> Hint::always(std::optional<std::size_t> tempting) const
{
    const std::size_t moves = m_answer->moves();
    std::map<QString, std::ptrdiff_t> ofTicket;
    for (std::size_t move = 0; move < moves; ++move)
        if (m_answer->variantOf(move) == move && !m_answer->isOneOfMany(move))
            ++ofTicket[m_answer->action(move)];
    std::vector<bool> all(moves);
    for (std::size_t move = 0; move < moves; ++move) {
        const QString ticket = m_answer->action(m_answer->variantOf(move));
        all[move] = move == m_answer->advised() || isChosen(move) || move == tempting
            || (!m_answer->isOneOfMany(move) && ofTicket[ticket] <= mostOfTicket);
    }
    return all;
}

std::vector<std::size_t> Hint::worthALook() const
{
    const std::size_t moves = m_answer->moves();
    const std::size_t advised = m_answer->advised();
    auto tempting = m_answer->rival();
    if (tempting && same(*tempting, advised))
        tempting.reset();
    // The hand that seems the best for now is there too, of which everybody asks why not.
    const std::vector<bool> kept = always(tempting);
    const auto stays = [&kept](std::size_t move) { return kept[move]; };
    const auto shown = [](const std::vector<std::size_t> &list, std::size_t move) {
        return std::find(list.begin(), list.end(), move) != list.end();
    };
    // As they lie there already, so that those that are as good as each other keep their places.
    std::vector<std::size_t> all;
    for (const HintRow &row : m_moves.rows())
        all.push_back(row.move);
    const auto sort = [this, advised, &all] {
        std::stable_sort(all.begin(), all.end(), [this, advised](std::size_t one, std::size_t other) {
            return std::pair(one != advised, rank(one)) < std::pair(other != advised, rank(other));
        });
    };
    if (m_held && !all.empty() && m_figured == m_settled) {
        const auto last = std::find_if_not(all.rbegin(), all.rend(), stays);
        if (m_chosen && !shown(all, shownFor(*m_chosen)) && last != all.rend())
            *last = shownFor(*m_chosen);
        if (m_settled)
            sort();
        return all;
    }
    for (std::size_t move = 0; move < moves; ++move)
        if (shownFor(move) == move && !shown(all, move))
            all.push_back(move);
    sort();
    auto room = static_cast<std::ptrdiff_t>(mostRows) - std::count_if(all.begin(), all.end(), stays);
    std::vector<std::size_t> worth;
    // Of exchanges that come to the same one is told, and of turns that lay the same few.
    const auto isTold = [&](std::size_t move) {
        return (tempting && same(*tempting, move))
            || std::any_of(worth.begin(), worth.end(), [&](std::size_t one) { return same(one, move); })
            || std::count_if(worth.begin(), worth.end(),
                             [&](std::size_t one) { return m_answer->kindOf(one) == m_answer->kindOf(move); })
            >= mostOfKind;
    };
    for (const std::size_t move : all)
        if (stays(move) || (room > 0 && !isTold(move))) {
            worth.push_back(move);
            room -= stays(move) ? 0 : 1;
        }
    return worth;
}

HintRow Hint::rowOf(std::size_t move, const std::vector<std::size_t> &beside) const
{
    const double chance = m_answer->chance(move);
    return {.move = move,
            .action = m_answer->action(move),
            .label = m_answer->label(move),
            .give = m_answer->give(move),
            .take = m_answer->take(move),
            .parts = m_answer->parts(move),
            .away = m_answer->away(move),
            .worth = m_answer->aside(move),
            // No figure is told that the next look would change, and that the review would contradict.
            .percent = m_settled ? m_answer->counted().figure(chance) : u"…"_s,
            .spoken = m_settled ? m_answer->counted().chance(chance) : footing(),
            .reason = m_settled ? m_answer->reason(move, m_names, beside) : QString(),
            .verdict = {},
            .chance = chance,
            .bar = 0,
            .giveOrTake = static_cast<int>(std::ceil(m_answer->error(move) * 100)),
            .best = false,
            .chosen = isChosen(move)};
}
