// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/report.h"

#include "arena/report_keys.h"
#include "catalog/catalog.h"
#include "records/option_json.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace arena {

namespace {

double rate(qint64 hits, qint64 trials)
{
    return trials > 0 ? static_cast<double>(hits) / static_cast<double>(trials) : 0;
}

QJsonArray asArray(const Interval &interval)
{
    return {interval.low, interval.high};
}

Played played(const PlaySettings &settings)
{
    const OptionList &options = catalog::find(settings.game)->options;
    const auto seats = static_cast<int>(settings.entries.size());
    Played played{.version = QStringLiteral(PETRANGOLA_VERSION),
                  .game = settings.game,
                  .options = record::written(options, settings.rules.empty() ? options.usual() : settings.rules, seats),
                  .names = {},
                  .rotate = settings.rotate,
                  .seed = settings.seed,
                  .from = settings.from,
                  .matches = settings.matches};
    for (const Entry &entry : settings.entries) {
        played.names << entry.name();
        if (!entry.command.isEmpty())
            played.timeLimit = std::chrono::duration<double>(settings.timeLimit).count();
    }
    return played;
}

QString percent(double part)
{
    return QString::number(part * 100, 'f', 1);
}
QString percent(const Interval &interval)
{
    return QStringLiteral("%1–%2%").arg(percent(interval.low), percent(interval.high));
}

/// What is counted in these matches.
game::Score countedIn(const Played &played)
{
    const GameInfo &game = *catalog::find(played.game);
    return game.scoreBy(
        record::valuesIn(played.options, game.options, game.seating, static_cast<int>(played.names.size())));
}

} // namespace

Report reportOf(const PlaySettings &settings, const PlayResult &result)
{
    Report report{.played = played(settings), .result = result, .thinking = {}};
    for (const EntryResult &entry : result.entries)
        report.thinking.push_back({.decisions = entry.decisions.count(),
                                   .median = entry.decisions.quantile(0.5),
                                   .p99 = entry.decisions.quantile(0.99)});
    return report;
}

void Thinking::add(const Thinking &others)
{
    const qint64 all = decisions + others.decisions;
    if (all == 0)
        return;
    const auto mean = [&](double own, double other) {
        return (own * static_cast<double>(decisions) + other * static_cast<double>(others.decisions))
            / static_cast<double>(all);
    };
    median = mean(median, others.median);
    p99 = mean(p99, others.p99);
    decisions = all;
}

QString asJson(const Report &report)
{
    const Played &played = report.played;
    const ScoreKeys &keys = scoreKeys(countedIn(played));
    QJsonArray seats;
    for (std::size_t index = 0; index < report.result.entries.size(); ++index) {
        const EntryResult &entry = report.result.entries[index];
        const Thinking &thinking = report.thinking[index];
        const Tally &tally = entry.*keys.tally;
        seats.append(QJsonObject{
            {QStringLiteral("name"), played.names[static_cast<qsizetype>(index)]},
            {QStringLiteral("wins"), entry.wins},
            {QStringLiteral("winRate"), rate(entry.wins, played.matches)},
            {QStringLiteral("winCi95"), asArray(wilson95(entry.wins, played.matches))},
            {QStringLiteral("deals"), entry.deals},
            {keys.sum, tally.sum()},
            {keys.squares, tally.squares()},
            {keys.mean, rate(tally.sum(), entry.deals)},
            {keys.interval, asArray(tally.mean95(entry.deals))},
            {QStringLiteral("decisions"), thinking.decisions},
            {QStringLiteral("msMedian"), thinking.median},
            {QStringLiteral("msP99"), thinking.p99},
            {QStringLiteral("faults"), entry.faults},
        });
    }
    QJsonObject all{
        {QStringLiteral("version"), played.version},
        {QStringLiteral("game"), played.game},
        {QStringLiteral("options"), played.options},
        {QStringLiteral("rotate"), played.rotate},
        {QStringLiteral("from"), played.from},
        {QStringLiteral("matches"), played.matches},
        {QStringLiteral("deals"), report.result.deals},
        {QStringLiteral("seconds"), report.result.seconds},
        {QStringLiteral("seed"), QString::fromLatin1(played.seed.toHex())},
        {QStringLiteral("seats"), seats},
    };
    if (played.timeLimit > 0)
        all.insert(QStringLiteral("timeLimit"), played.timeLimit);
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact)) + u'\n';
}

QString asTable(const Report &report)
{
    const Played &played = report.played;
    const PlayResult &result = report.result;
    QString table = QStringLiteral("%1 matches%2, %3 deals, %4 s, seed %5\n\n")
                        .arg(played.matches)
                        .arg(played.from > 0 ? QStringLiteral(" from match %1 on").arg(played.from) : QString())
                        .arg(result.deals)
                        .arg(result.seconds, 0, 'f', 1)
                        .arg(QString::fromLatin1(played.seed.toHex()));
    const auto line = [&table](const QStringList &cells) {
        constexpr std::array widths{3, -8, 8, 7, 15, 9, 9, 15, 10, 9, 9, 7};
        QString text;
        for (qsizetype cell = 0; cell < cells.size(); ++cell)
            text += QStringLiteral("%1 ").arg(cells[cell], widths[static_cast<std::size_t>(cell)]);
        text.chop(1);
        table += text + u'\n';
    };
    const ScoreKeys &keys = scoreKeys(countedIn(played));
    const bool lives = keys.losses;
    const auto number = [](double value) { return QString::number(value, 'f', 2); };
    line({QStringLiteral("#"), QStringLiteral("name"), QStringLiteral("wins"), QStringLiteral("%"),
          QStringLiteral("95%"), QStringLiteral("deals"), lives ? QStringLiteral("losses %") : QStringLiteral("score"),
          QStringLiteral("95%"), QStringLiteral("decisions"), QStringLiteral("ms mid"), QStringLiteral("ms 99%"),
          QStringLiteral("faults")});
    for (std::size_t index = 0; index < result.entries.size(); ++index) {
        const EntryResult &entry = result.entries[index];
        const Thinking &thinking = report.thinking[index];
        const Tally &tally = entry.*keys.tally;
        const double mean = rate(tally.sum(), entry.deals);
        const Interval interval = tally.mean95(entry.deals);
        line({QString::number(index + 1), played.names[static_cast<qsizetype>(index)], QString::number(entry.wins),
              percent(rate(entry.wins, played.matches)), percent(wilson95(entry.wins, played.matches)),
              QString::number(entry.deals), lives ? percent(mean) : number(mean),
              lives ? percent(interval) : QStringLiteral("%1 to %2").arg(number(interval.low), number(interval.high)),
              QString::number(thinking.decisions), QString::number(thinking.median, 'f', 3),
              QString::number(thinking.p99, 'f', 3), QString::number(entry.faults)});
    }
    return table;
}

} // namespace arena
