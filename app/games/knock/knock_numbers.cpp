// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_numbers.h"

#include "words/language.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace {

QString say(const char *sentence)
{
    return QCoreApplication::translate("TarotNumbers", sentence);
}

QString inFigures(int value)
{
    return Language::instance().locale().toString(value);
}

/// What became of the Magicians that were played, and of the deals.
struct Share
{
    const char *words;
    const char *count;
};
constexpr std::array shares{
    Share{QT_TRANSLATE_NOOP("TarotNumbers", "Magicians taken"), "magicianTaken"},
    Share{QT_TRANSLATE_NOOP("TarotNumbers", "Magicians lost"), "magicianLost"},
    Share{QT_TRANSLATE_NOOP("TarotNumbers", "Payments for the Fool"), "foolPaid"},
};

QString tellShare(const Share &share, int count)
{
    return QCoreApplication::translate("TarotNumbers", "%1: %2", "what is counted; how often")
        .arg(say(share.words), inFigures(count));
}

} // namespace

std::vector<NumberRow> TarotNumbers::numbers(const record::Sums &sums) const
{
    return {{.heading = say(QT_TRANSLATE_NOOP("TarotNumbers", "Slams")),
             .name = say(QT_TRANSLATE_NOOP("TarotNumbers", "Deals with all tricks")),
             .value = inFigures(sums.count(u"slams"_s))},
            {.heading = {},
             .name = say(QT_TRANSLATE_NOOP("TarotNumbers", "Deals without a trick")),
             .value = inFigures(sums.count(u"slammed"_s))}};
}

PlotModel::Words TarotNumbers::knockWords(const record::Sums &sums) const
{
    QStringList told;
    for (const Share &share : shares)
        told << tellShare(share, sums.count(QString::fromLatin1(share.count)));
    return {.title = say(QT_TRANSLATE_NOOP("TarotNumbers", "Magician and Fool")),
            .summary = told.join(u"; "_s),
            .partNames = {}};
}

std::vector<PlotRow> TarotNumbers::knocks(const record::Sums &sums) const
{
    int most = 1;
    for (const Share &share : shares)
        most = std::max(most, sums.count(QString::fromLatin1(share.count)));
    std::vector<PlotRow> rows;
    for (const Share &share : shares) {
        const int count = sums.count(QString::fromLatin1(share.count));
        PlotRow row{.label = say(share.words), .value = inFigures(count), .told = tellShare(share, count)};
        row.share = static_cast<double>(count) / most;
        row.parts << 1;
        rows.push_back(std::move(row));
    }
    return rows;
}
