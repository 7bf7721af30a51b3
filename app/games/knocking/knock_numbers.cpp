// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knocking/knock_numbers.h"

#include "words/game_words.h"
#include "words/language.h"

#include <QCoreApplication>

#include <array>
#include <numeric>

using namespace Qt::StringLiterals;
using record::Sums;

namespace {

/// A kind of knock, by how it ended: paid by the knocker, by somebody else, by nobody.
struct Knocks
{
    std::array<int, 3> ended;
    [[nodiscard]] int all() const { return std::accumulate(ended.begin(), ended.end(), 0); }
};

Knocks knocksBy(const Sums &sums, const QString &kind)
{
    return {{sums.count(kind + u"Paid"_s), sums.count(kind + u"Others"_s), sums.count(kind + u"Nobody"_s)}};
}

Knocks allKnocks(const Sums &sums, const std::vector<KnockNumbers::Counted> &kinds)
{
    Knocks sum{};
    for (const auto &kind : kinds)
        for (std::size_t end = 0; end < sum.ended.size(); ++end)
            sum.ended[end] += knocksBy(sums, kind.count).ended[end];
    return sum;
}

QString inFigures(int value)
{
    return Language::instance().locale().toString(value);
}

/// "12 knocks: you paid 3, another paid 9"
QString told(const QString &kind, const Knocks &knocks)
{
    return QCoreApplication::translate("KnockNumbers", "%1: %2. You paid: %3; another paid: %4; nobody paid: %5")
        .arg(kind, inFigures(knocks.all()), inFigures(knocks.ended[0]), inFigures(knocks.ended[1]),
             inFigures(knocks.ended[2]));
}

PlotRow bar(const QString &kind, const Knocks &knocks, int most)
{
    PlotRow row{.label = kind, .value = inFigures(knocks.all()), .told = told(kind, knocks)};
    row.share = most == 0 ? 0 : static_cast<double>(knocks.all()) / most;
    for (const int end : knocks.ended) {
        row.parts << (knocks.all() == 0 ? 0 : static_cast<double>(end) / knocks.all());
        row.numbers << (end == 0 ? QString() : inFigures(end));
    }
    return row;
}

} // namespace

std::vector<NumberRow> KnockNumbers::numbers(const Sums &sums) const
{
    const Knocks knocks = allKnocks(sums, kinds());
    const QString paid
        = knocks.all() == 0 ? QString() : words::percent(static_cast<double>(knocks.ended[0]) / knocks.all());
    std::vector<NumberRow> rows;
    for (const auto &[name, count] : rare())
        rows.push_back({.heading = {}, .name = name, .value = inFigures(sums.count(count))});
    const CallWords words(call());
    rows.front().heading = words.handsAndCalls();
    rows.push_back({.heading = {}, .name = words.yourCalls(), .value = inFigures(knocks.all())});
    if (knocks.all() > 0)
        rows.push_back({.heading = {},
                        .name = costlyKnocks(),
                        .value = QCoreApplication::translate("KnockNumbers", "%1 (%2)", "a number, a percentage")
                                     .arg(inFigures(knocks.ended[0]), paid)});
    return rows;
}

PlotModel::Words KnockNumbers::knockWords(const Sums &sums) const
{
    const CallWords words(call());
    return {.title = words.howTheyEnded(),
            .summary = told(words.calls(), allKnocks(sums, kinds())),
            .partNames = {QCoreApplication::translate("KnockNumbers", "you paid"),
                          QCoreApplication::translate("KnockNumbers", "another paid"),
                          QCoreApplication::translate("KnockNumbers", "nobody paid")}};
}

std::vector<PlotRow> KnockNumbers::knocks(const Sums &sums) const
{
    std::vector<std::pair<QString, Knocks>> kinds;
    for (const auto &[words, count] : this->kinds())
        kinds.emplace_back(words, knocksBy(sums, count));
    int most = 0;
    for (const auto &[kind, knocks] : kinds)
        most = std::max(most, knocks.all());
    std::vector<PlotRow> rows;
    rows.reserve(kinds.size());
    for (const auto &[kind, knocks] : kinds)
        rows.push_back(bar(kind, knocks, most));
    return rows;
}

QString KnockNumbers::costlyKnocks() const
{
    return CallWords(call()).costlyCalls();
}
