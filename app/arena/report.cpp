// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/report.h"

#include "catalog/catalog.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace arena {

namespace {

double rate(qint64 hits, qint64 trials)
{
    return trials > 0 ? static_cast<double>(hits) / static_cast<double>(trials) : 0;
}

/// Of lives the losses tell more than what is left of them; of anything else the score.
bool countsLives(const PlaySettings &settings)
{
    return catalog::find(settings.game)->score == game::Score::lives;
}

QJsonArray asArray(const Interval &interval)
{
    return {interval.low, interval.high};
}

QString percent(double part)
{
    return QString::number(part * 100, 'f', 1);
}
QString percent(const Interval &interval)
{
    return QStringLiteral("%1–%2%").arg(percent(interval.low), percent(interval.high));
}

} // namespace

QString asJson(const PlaySettings &settings, const PlayResult &result)
{
    QJsonArray seats;
    for (std::size_t index = 0; index < result.entries.size(); ++index) {
        const EntryResult &entry = result.entries[index];
        QJsonObject seat{
            {QStringLiteral("name"), settings.entries[index].name()},
            {QStringLiteral("wins"), entry.wins},
            {QStringLiteral("winRate"), rate(entry.wins, settings.matches)},
            {QStringLiteral("winCi95"), asArray(wilson95(entry.wins, settings.matches))},
            {QStringLiteral("deals"), entry.deals},
            {QStringLiteral("decisions"), entry.decisions.count()},
            {QStringLiteral("msMedian"), entry.decisions.quantile(0.5)},
            {QStringLiteral("msP99"), entry.decisions.quantile(0.99)},
            {QStringLiteral("faults"), entry.faults},
        };
        const bool lives = countsLives(settings);
        const Tally &tally = lives ? entry.lost : entry.change;
        seat.insert(lives ? QStringLiteral("tokensLost") : QStringLiteral("score"), tally.sum());
        seat.insert(lives ? QStringLiteral("lossRate") : QStringLiteral("scoreMean"), rate(tally.sum(), entry.deals));
        seat.insert(lives ? QStringLiteral("lossCi95") : QStringLiteral("scoreCi95"),
                    asArray(tally.mean95(entry.deals)));
        seats.append(seat);
    }
    const QJsonObject all{
        {QStringLiteral("matches"), settings.matches},
        {QStringLiteral("deals"), result.deals},
        {QStringLiteral("seconds"), result.seconds},
        {QStringLiteral("seed"), QString::fromLatin1(settings.seed.toHex())},
        {QStringLiteral("seats"), seats},
    };
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact)) + u'\n';
}

QString asTable(const PlaySettings &settings, const PlayResult &result)
{
    QString table = QStringLiteral("%1 matches, %2 deals, %3 s, seed %4\n\n")
                        .arg(settings.matches)
                        .arg(result.deals)
                        .arg(result.seconds, 0, 'f', 1)
                        .arg(QString::fromLatin1(settings.seed.toHex()));
    const auto line = [&table](const QStringList &cells) {
        constexpr std::array widths{3, -8, 8, 7, 15, 9, 9, 15, 10, 9, 9, 7};
        QString text;
        for (qsizetype cell = 0; cell < cells.size(); ++cell)
            text += QStringLiteral("%1 ").arg(cells[cell], widths[static_cast<std::size_t>(cell)]);
        text.chop(1);
        table += text + u'\n';
    };
    const bool lives = countsLives(settings);
    const auto number = [](double value) { return QString::number(value, 'f', 2); };
    line({QStringLiteral("#"), QStringLiteral("name"), QStringLiteral("wins"), QStringLiteral("%"),
          QStringLiteral("95%"), QStringLiteral("deals"), lives ? QStringLiteral("losses %") : QStringLiteral("score"),
          QStringLiteral("95%"), QStringLiteral("decisions"), QStringLiteral("ms mid"), QStringLiteral("ms 99%"),
          QStringLiteral("faults")});
    for (std::size_t index = 0; index < result.entries.size(); ++index) {
        const EntryResult &entry = result.entries[index];
        const Tally &tally = lives ? entry.lost : entry.change;
        const double mean = rate(tally.sum(), entry.deals);
        const Interval interval = tally.mean95(entry.deals);
        line({QString::number(index + 1), settings.entries[index].name(), QString::number(entry.wins),
              percent(rate(entry.wins, settings.matches)), percent(wilson95(entry.wins, settings.matches)),
              QString::number(entry.deals), lives ? percent(mean) : number(mean),
              lives ? percent(interval) : QStringLiteral("%1 to %2").arg(number(interval.low), number(interval.high)),
              QString::number(entry.decisions.count()), QString::number(entry.decisions.quantile(0.5), 'f', 3),
              QString::number(entry.decisions.quantile(0.99), 'f', 3), QString::number(entry.faults)});
    }
    return table;
}

} // namespace arena
