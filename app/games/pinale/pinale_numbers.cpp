// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_numbers.h"

#include "words/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

QString sayPinale(const char *sentence)
{
    return QCoreApplication::translate("PinaleNumbers", sentence);
}

QString pinaleFigures(int value)
{
    return Language::instance().locale().toString(value);
}

struct PinaleCount
{
    const char *words;
    const char *count;
};
constexpr std::array pinaleEnds{
    PinaleCount{QT_TRANSLATE_NOOP("PinaleNumbers", "You went out"), "outs"},
    PinaleCount{QT_TRANSLATE_NOOP("PinaleNumbers", "Another went out"), "othersOut"},
    PinaleCount{QT_TRANSLATE_NOOP("PinaleNumbers", "Another did, and you held 100 points"), "caught"},
    PinaleCount{QT_TRANSLATE_NOOP("PinaleNumbers", "The stock was used up"), "stockEnds"},
};
constexpr std::array pinaleFinds{
    PinaleCount{QT_TRANSLATE_NOOP("PinaleNumbers", "Deals with a full run for 1,500"), "fullRuns"},
    PinaleCount{QT_TRANSLATE_NOOP("PinaleNumbers", "Deals with four jokers together"), "fourJokers"},
    PinaleCount{QT_TRANSLATE_NOOP("PinaleNumbers", "Deals with 500 points or more"), "richDeals"},
    PinaleCount{QT_TRANSLATE_NOOP("PinaleNumbers", "Deals in which you swapped a wild card"), "swaps"},
};

int pinaleCount(const PinaleCount &counted, const record::Sums &sums)
{
    return sums.count(QString::fromLatin1(counted.count));
}

QString tellPinaleCount(const PinaleCount &counted, int count)
{
    return QCoreApplication::translate("PinaleNumbers", "%1: %2", "what is counted; how often")
        .arg(sayPinale(counted.words), pinaleFigures(count));
}

} // namespace

std::vector<NumberRow> PinaleNumbers::numbers(const record::Sums &sums) const
{
    std::vector<NumberRow> rows;
    for (const PinaleCount &each : pinaleFinds)
        rows.push_back({.heading = rows.empty() ? sayPinale(QT_TRANSLATE_NOOP("PinaleNumbers", "On the table")) : u""_s,
                        .name = sayPinale(each.words),
                        .value = pinaleFigures(pinaleCount(each, sums))});
    return rows;
}

PlotModel::Words PinaleNumbers::knockWords(const record::Sums &sums) const
{
    QStringList told;
    for (const PinaleCount &each : pinaleEnds)
        told << tellPinaleCount(each, pinaleCount(each, sums));
    return {.title = sayPinale(QT_TRANSLATE_NOOP("PinaleNumbers", "How deals ended")),
            .summary = told.join(u"; "_s),
            .partNames = {}};
}

std::vector<PlotRow> PinaleNumbers::knocks(const record::Sums &sums) const
{
    int most = 1;
    for (const PinaleCount &each : pinaleEnds)
        most = std::max(most, pinaleCount(each, sums));
    std::vector<PlotRow> rows;
    for (const PinaleCount &each : pinaleEnds) {
        const int count = pinaleCount(each, sums);
        PlotRow row{
            .label = sayPinale(each.words), .value = pinaleFigures(count), .told = tellPinaleCount(each, count)};
        row.share = static_cast<double>(count) / most;
        row.parts << 1;
        rows.push_back(std::move(row));
    }
    return rows;
}
