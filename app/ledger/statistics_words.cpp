// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the statistics say, in the language spoken now.

#include "ledger/statistics.h"

#include "catalog/entry.h"
#include "ledger/game_numbers.h"
#include "words/game_words.h"
#include "words/language.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace {

/// With a true minus, which most languages' own figures have not.
QString number(int value)
{
    return Language::instance().locale().toString(value).replace(u'-', u'−');
}

QString number(double value)
{
    return Language::instance().locale().toString(value, 'f', 2).replace(u'-', u'−');
}

double share(int part, int whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / whole;
}

double meanPlace(const record::Sums &sums)
{
    int sum = 0;
    int taken = 0;
    for (auto place = sums.places.begin(); place != sums.places.end(); ++place) {
        sum += place.key() * place.value();
        taken += place.value();
    }
    return share(sum, taken);
}

/// From so many matches on a share or a rate tells something; the first ones are all or nothing.
std::pair<double, double> range(const std::vector<double> &values)
{
    constexpr std::ptrdiff_t few = 9;
    const auto from = values.begin() + std::min(few, std::ssize(values) - 1);
    const auto [least, most] = std::minmax_element(from, values.end());
    return {*least, *most};
}

/// Two sides have no places: they win or lose.
bool playedBySides(const QString &game)
{
    const CatalogEntry *entry = catalog::findEntry(game);
    return entry != nullptr && entry->info().seating.sides > 0;
}

/// What only this game tells; nothing of one that is not known here.
const GameNumbers *numbersOf(const QString &game)
{
    const CatalogEntry *entry = catalog::findEntry(game);
    return entry == nullptr ? nullptr : &entry->numbers();
}

} // namespace

std::vector<PlotRow> Statistics::overTime(const std::vector<double> &values, double most, double least,
                                          const PointTold &told) const
{
    std::vector<PlotRow> rows;
    const auto last = static_cast<int>(values.size()) - 1;
    const int points = std::min(mostPoints, last + 1);
    for (int point = 0; point < points; ++point) {
        const int match
            = points == 1 ? 0 : static_cast<int>(std::lround(static_cast<double>(point) * last / (points - 1)));
        const auto at = static_cast<std::size_t>(match);
        const QString day = words::day(m_ended[at]);
        rows.push_back({.label = day,
                        .value = {},
                        .told = told(match + 1, day, values[at]),
                        .share = (values[at] - least) / (most - least)});
    }
    return rows;
}

void Statistics::speak()
{
    if (m_game.isEmpty())
        speakGames();
    else
        speakNumbers();
    speakPlaces();
    const auto &shares = m_sums.winShares;
    m_wins.show({.title = tr("Matches won, of the last %n", nullptr, record::Sums::window),
                 .summary = shares.empty()
                     ? QString()
                     : tr("Now %1; between %2 and %3 over time")
                           .arg(words::percent(shares.back()), words::percent(range(shares).first),
                                words::percent(range(shares).second)),
                 .most = words::percent(1),
                 .least = words::percent(0)},
                overTime(shares, 1, 0, [](int match, const QString &day, double value) {
                    return tr("Match %1, %2: %3 won").arg(number(match), day, words::percent(value));
                }));
    // What is lost in different games does not add up.
    if (m_game.isEmpty()) {
        m_losses.show({}, {});
        m_knocks.show({}, {});
        Q_EMIT changed();
        return;
    }
    // Where lives are counted in none of them, what was made.
    const bool made = m_sums.matches > 0 && m_sums.dealsForLives() == 0;
    const auto &rates = made ? m_sums.madeRates : m_sums.lossRates;
    const bool chips = m_sums.madeIn(game::Score::points).deals == 0;
    const CountedWords lives(made ? (chips ? Counted::chips : Counted::points) : catalog::counted(m_game));
    // The next tenth above all of them, so that the line uses the height that there is; of chips some may be lost.
    const double most
        = rates.empty() ? 1 : std::max(0.1, std::ceil(*std::max_element(rates.begin(), rates.end()) * 10) / 10);
    const double least
        = rates.empty() ? 0 : std::min(0.0, std::floor(*std::min_element(rates.begin(), rates.end()) * 10) / 10);
    m_losses.show({.title = lives.lostOver(record::Sums::window),
                   .summary = rates.empty()
                       ? QString()
                       : tr("Now %1; between %2 and %3 over time")
                             .arg(number(rates.back()), number(range(rates).first), number(range(rates).second)),
                   .most = number(most),
                   .least = number(least)},
                  overTime(rates, most, least, [lives](int match, const QString &day, double value) {
                      return lives.lostIn(number(match), day, number(value));
                  }));
    if (const GameNumbers *game = numbersOf(m_game))
        m_knocks.show(game->knockWords(m_sums), game->knocks(m_sums));
    else
        m_knocks.show({}, {});
    Q_EMIT changed();
}

void Statistics::speakNumbers()
{
    const CountedWords lives(catalog::counted(m_game));
    std::vector<NumberRow> rows;
    const auto add = [&rows](const QString &heading, const QString &name, const QString &value) {
        rows.push_back({.heading = heading, .name = name, .value = value});
    };
    if (m_sums.matches > 0) {
        add(tr("Matches"), tr("Matches played"), number(m_sums.matches));
        add({}, tr("Won"),
            tr("%1 (%2)", "a number, a percentage")
                .arg(number(m_sums.wins), words::percent(share(m_sums.wins, m_sums.matches))));
        if (m_sums.shared > 0)
            add({}, tr("Of these shared", "matches won"), number(m_sums.shared));
        if (m_sums.drawn > 0)
            add({}, tr("Drawn", "matches"), number(m_sums.drawn));
        if (!playedBySides(m_game))
            add({}, tr("Average place"), number(meanPlace(m_sums)));
        if (catalog::reenters(m_game) || m_sums.reentries > 0)
            add({}, tr("Re-entries"), number(m_sums.reentries));
        add(tr("Deals"), tr("Deals played"), number(m_sums.deals));
        if (m_sums.dealsForLives() > 0) {
            add({}, lives.lostInAll(), number(m_sums.tokensLost));
            add({}, lives.lostPerDeal(), number(m_sums.lossRate()));
            if (const QString gained = lives.gainedInAll(); !gained.isEmpty())
                add({}, gained, number(m_sums.tokensGained));
        }
        if (const record::Sums::Made &points = m_sums.madeIn(game::Score::points); points.deals > 0) {
            const CountedWords words(Counted::points);
            add({}, words.madeInAll(), number(points.sum));
            add({}, words.madePerDeal(), number(points.rate()));
        }
        if (const record::Sums::Made &chips = m_sums.madeIn(game::Score::chips); chips.deals > 0) {
            const CountedWords words(Counted::chips);
            add({}, words.madeInAll(), number(chips.sum));
            add({}, words.madePerDeal(), number(chips.rate()));
        }
        if (const GameNumbers *game = numbersOf(m_game))
            for (NumberRow &row : game->numbers(m_sums))
                rows.push_back(std::move(row));
        speakTogether(rows);
        add(tr("Longest runs"), tr("Matches won in a row"), number(m_sums.longestWins));
        add({}, tr("Matches without a win"), number(m_sums.longestWithoutWin));
        if (m_sums.dealsForLives() > 0)
            add({}, tr("Deals without paying"), number(m_sums.longestUnpaid));
    }
    m_numbers.setRows(std::move(rows));
}

void Statistics::speakTogether(std::vector<NumberRow> &rows) const
{
    static constexpr std::size_t most = 6; // further partners are met too seldom to be told of
    const auto tell = [&rows](QString heading, std::vector<Together> all, const auto &called) {
        std::stable_sort(all.begin(), all.end(),
                         [](const Together &one, const Together &other) { return one.matches > other.matches; });
        all.resize(std::min(all.size(), most));
        for (const Together &one : all) {
            rows.push_back(
                {.heading = std::exchange(heading, QString()),
                 .name = called(one.name),
                 .value
                 = tr("%1 of %2", "matches won, of all that were played").arg(number(one.wins), number(one.matches))});
        }
    };
    tell(tr("Won with", "a heading; names of partners follow"), m_partners, [](const QString &name) { return name; });
    tell(tr("Won against", "a heading; levels of the other side follow"), m_against, words::level);
}

void Statistics::speakGames()
{
    std::vector<NumberRow> rows;
    const auto add = [&rows](const QString &heading, const QString &name, const QString &value) {
        rows.push_back({.heading = heading, .name = name, .value = value});
    };
    const auto won = [](const record::Sums &sums) {
        return tr("%1 (%2)", "a number, a percentage")
            .arg(number(sums.wins), words::percent(share(sums.wins, sums.matches)));
    };
    if (m_sums.matches > 0) {
        add(tr("Matches"), tr("Matches played"), number(m_sums.matches));
        add({}, tr("Won"), won(m_sums));
        if (m_sums.shared > 0)
            add({}, tr("Of these shared", "matches won"), number(m_sums.shared));
        if (m_sums.drawn > 0)
            add({}, tr("Drawn", "matches"), number(m_sums.drawn));
        add({}, tr("Deals played"), number(m_sums.deals));
        for (const auto &[game, sums] : m_byGame) {
            add(catalog::title(game), tr("Matches played"), number(sums.matches));
            add({}, tr("Won"), won(sums));
            add({}, tr("Deals played"), number(sums.deals));
        }
        add(tr("Longest runs"), tr("Matches won in a row"), number(m_sums.longestWins));
        add({}, tr("Matches without a win"), number(m_sums.longestWithoutWin));
    }
    m_numbers.setRows(std::move(rows));
}

void Statistics::speakPlaces()
{
    if (m_game.isEmpty()) { // some are played by sides, and have none
        m_places.show({}, {});
        return;
    }
    if (playedBySides(m_game))
        return speakSides();
    std::vector<PlotRow> rows;
    QStringList told;
    int most = 0;
    for (const int times : std::as_const(m_sums.places))
        most = std::max(most, times);
    const int last = m_sums.places.isEmpty() ? 0 : m_sums.places.lastKey();
    for (int place = 1; place <= last; ++place) {
        const int times = m_sums.places.value(place);
        const QString sentence = tr("Place %1: %n time(s), %2", "how often a place was taken, and its share", times)
                                     .arg(place)
                                     .arg(words::percent(share(times, m_sums.matches)));
        rows.push_back({.label = number(place), .value = number(times), .told = sentence, .share = share(times, most)});
        if (times > 0)
            told << sentence;
    }
    m_places.show({.title = tr("Places"), .summary = told.join(QStringLiteral("; "))}, std::move(rows));
}

void Statistics::speakSides()
{
    struct Ending
    {
        QString label;
        int times;
    };
    std::vector<Ending> endings{{.label = tr("Won", "of matches"), .times = m_sums.wins}};
    if (m_sums.drawn > 0)
        endings.push_back({.label = tr("Drawn", "of matches"), .times = m_sums.drawn});
    endings.push_back({.label = tr("Lost", "of matches"), .times = m_sums.matches - m_sums.wins - m_sums.drawn});
    int most = 1;
    for (const Ending &ending : endings)
        most = std::max(most, ending.times);
    std::vector<PlotRow> rows;
    QStringList told;
    for (const Ending &ending : endings) {
        told << tr("%1: %2, %3", "'Won', how often, and its share")
                    .arg(ending.label, number(ending.times), words::percent(share(ending.times, m_sums.matches)));
        rows.push_back({.label = ending.label,
                        .value = number(ending.times),
                        .told = told.constLast(),
                        .share = share(ending.times, most)});
    }
    m_places.show({.title = tr("Matches"), .summary = told.join(QStringLiteral("; "))}, std::move(rows));
}
