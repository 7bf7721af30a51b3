// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/hint.h"

#include "models/hint_words.h"
#include "models/language.h"
#include "models/phrases.h"
#include "petrangola/outlook.h"

#include <QQmlEngine>

#include <algorithm>
#include <cmath>

using namespace petrangola;
using namespace Qt::StringLiterals;

namespace {

/// Deals imagined by the first answer and by those after it: the first in an instant at any table, the last within
/// about half a hundredth of the truth.
const std::vector<int> hintStages{60, 300, 1500, 10'000};
constexpr std::size_t mostRows = 6;

QString actionOf(const Move &move)
{
    if (std::holds_alternative<Expose>(move))
        return u"expose"_s;
    if (std::holds_alternative<Keep>(move))
        return u"keep"_s;
    if (std::holds_alternative<Knock>(move))
        return u"knock"_s;
    if (std::holds_alternative<Stay>(move))
        return u"stay"_s;
    return isShirtChange(move) ? u"shirt"_s : u"exchange"_s;
}

int hundredths(double share)
{
    return static_cast<int>(std::lround(share * 100));
}

} // namespace

Hint::Hint(QObject *parent)
    : QObject(parent)
{
    QQmlEngine::setObjectOwnership(this, QQmlEngine::CppOwnership);
    QQmlEngine::setObjectOwnership(&m_moves, QQmlEngine::CppOwnership);
    connect(&m_counsel, &Counsel::answered, this, [this](int, const Counsel::Answer &answer) {
        m_answer = answer;
        m_settled = answer->deals() == hintStages.back();
        lay();
        Q_EMIT told();
    });
}

void Hint::consider(const View &view, const QStringList &names)
{
    dismiss();
    if (!Prospect::fits(view))
        return;
    m_view = view;
    m_names = names;
    Q_EMIT availableChanged();
}

void Hint::dismiss()
{
    setOpen(false);
    m_chosen.reset();
    if (!m_view)
        return;
    m_view.reset();
    Q_EMIT availableChanged();
}

void Hint::setOpen(bool open)
{
    const bool lies = open && available();
    if (lies == m_open)
        return;
    m_open = lies;
    m_answer.reset();
    m_settled = false;
    m_moves.clear();
    setHeld(false);
    if (m_open)
        m_counsel.ask({*m_view}, hintStages);
    else
        m_counsel.cancel();
    Q_EMIT openChanged();
    Q_EMIT told();
}

void Hint::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    Q_EMIT heldChanged();
}

void Hint::setChosen(const std::optional<Move> &move)
{
    m_chosen = move;
    lay();
}

void Hint::respeak()
{
    lay();
    Q_EMIT told();
}

int Hint::expected() const
{
    return m_view ? static_cast<int>(std::min(mostRows, legalMoves(*m_view).size())) : 0;
}

QString Hint::footing() const
{
    if (!m_answer)
        return tr("Imagining deals…");
    const QString deals = Language::instance().locale().toString(m_answer->deals());
    return tr("From %1 imagined deals", "%1 is a number").arg(deals);
}

void Hint::take(int row)
{
    const auto &rows = m_moves.rows();
    if (row < 0 || row >= static_cast<int>(rows.size()))
        return;
    const HintRow wish = rows[static_cast<std::size_t>(row)];
    Q_EMIT wanted(wish.move, wish.action);
}

void Hint::lay()
{
    if (!m_answer)
        return;
    std::vector<HintRow> rows;
    for (const std::size_t index : worthALook())
        rows.push_back(rowOf(index));
    const auto best = std::min_element(rows.begin(), rows.end(), [](const HintRow &one, const HintRow &other) {
        return hundredths(one.chance) < hundredths(other.chance);
    });
    best->best = true;
    m_moves.setRows(std::move(rows));
}

std::vector<std::size_t> Hint::worthALook() const
{
    const auto &moves = m_answer->expectations();
    const std::size_t chosen = m_chosen ? m_answer->indexOf(*m_chosen) : moves.size();
    // What has a ticket of its own is there in any case, and what the person thinks of.
    const auto always
        = [&](std::size_t index) { return index == chosen || actionOf(moves[index].move) != u"exchange"; };
    const auto shown = [](const std::vector<std::size_t> &list, std::size_t index) {
        return std::find(list.begin(), list.end(), index) != list.end();
    };
    // As they lie there already, so that those that are as good as each other keep their places.
    std::vector<std::size_t> all;
    for (const HintRow &row : m_moves.rows())
        all.push_back(m_answer->indexOf(row.move));
    if (m_held && !all.empty()) {
        const auto last = std::find_if_not(all.rbegin(), all.rend(), always);
        if (chosen < moves.size() && !shown(all, chosen) && last != all.rend())
            *last = chosen;
        return all;
    }
    for (std::size_t index = 0; index < moves.size(); ++index)
        if (!shown(all, index))
            all.push_back(index);
    std::stable_sort(all.begin(), all.end(), [this](std::size_t one, std::size_t other) {
        return hundredths(m_answer->chance(one)) < hundredths(m_answer->chance(other));
    });
    auto room = static_cast<std::ptrdiff_t>(mostRows) - std::count_if(all.begin(), all.end(), always);
    std::erase_if(all, [&](std::size_t index) { return !always(index) && room-- <= 0; });
    return all;
}

HintRow Hint::rowOf(std::size_t index) const
{
    const Move &move = m_answer->expectations()[index].move;
    const double chance = m_answer->chance(index);
    const auto *exchange = actionOf(move) == u"exchange" ? std::get_if<Exchange>(&move) : nullptr;
    return {.move = move,
            .action = actionOf(move),
            .label = HintWords::move(*m_view, move),
            .give = exchange != nullptr ? Phrases::faces(exchange->give) : QStringList(),
            .take = exchange != nullptr ? Phrases::faces(exchange->take) : QStringList(),
            .worth = HintWords::worthAfter(*m_answer, index),
            .percent = HintWords::percent(chance),
            .spoken = HintWords::chance(chance),
            .reason = HintWords::reason(*m_answer, index, m_names),
            .chance = chance,
            .giveOrTake = static_cast<int>(std::ceil(m_answer->error(index) * 100)),
            .best = false,
            .chosen = m_chosen && *m_chosen == move};
}
