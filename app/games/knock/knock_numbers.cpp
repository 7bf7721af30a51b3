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

/// Points with their sign, a true minus.
QString points(const QString &figure, bool more)
{
    return more ? u'+' + figure : QString(figure).replace(u'-', u'−');
}
QString points(int value)
{
    return points(inFigures(value), value > 0);
}
QString mean(int sum, int of)
{
    const double value = static_cast<double>(sum) / of;
    const QString figure = Language::instance().locale().toString(value, 'f', 1);
    return points(figure, value >= 0.05);
}

/// What became of the Magicians that were played, and of the deals.
struct Share
{
    const char *words;
    const char *count;
};
constexpr std::array shares{
    Share{QT_TRANSLATE_NOOP("TarotNumbers", "Magicians taken"), "magicianTaken"},
    Share{QT_TRANSLATE_NOOP("TarotNumbers", "Magicians brought home"), "magicianKept"},
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
    std::vector<NumberRow> rows;
    const auto add = [&rows](const QString &heading, const QString &name, const QString &value) {
        rows.push_back({.heading = heading, .name = name, .value = value});
    };
    const auto count = [&sums](const char *name) { return sums.count(QString::fromLatin1(name)); };
    if (sums.deals > 0)
        add({}, say(QT_TRANSLATE_NOOP("TarotNumbers", "Best deal")), points(count("bestMade")));
    const int dealt = count("dealt");
    add(say(QT_TRANSLATE_NOOP("TarotNumbers", "As the dealer")),
        say(QT_TRANSLATE_NOOP("TarotNumbers", "Deals that you dealt")), inFigures(dealt));
    if (dealt > 0)
        add({}, say(QT_TRANSLATE_NOOP("TarotNumbers", "Points a deal as dealer")), mean(count("dealtMade"), dealt));
    if (sums.deals > dealt)
        add({}, say(QT_TRANSLATE_NOOP("TarotNumbers", "Points a deal otherwise")),
            mean(sums.madeIn(game::Score::points).sum - count("dealtMade"), sums.deals - dealt));
    add(say(QT_TRANSLATE_NOOP("TarotNumbers", "In the tricks")), say(QT_TRANSLATE_NOOP("TarotNumbers", "Kings taken")),
        inFigures(count("kingsTaken")));
    add({}, say(QT_TRANSLATE_NOOP("TarotNumbers", "Kings lost")), inFigures(count("kingsLost")));
    add({}, say(QT_TRANSLATE_NOOP("TarotNumbers", "Signals you made")), inFigures(count("signals")));
    rows.insert(rows.end(),
                {{.heading = say(QT_TRANSLATE_NOOP("TarotNumbers", "Slams")),
                  .name = say(QT_TRANSLATE_NOOP("TarotNumbers", "Deals with all tricks")),
                  .value = inFigures(sums.count(u"slams"_s))},
                 {.heading = {},
                  .name = say(QT_TRANSLATE_NOOP("TarotNumbers", "Deals without a trick")),
                  .value = inFigures(sums.count(u"slammed"_s))}});
    return rows;
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
