// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/feats.h"

#include "catalog/entry.h"
#include "ledger/game_numbers.h"
#include "osteria/day_deals.h"
#include "osteria/osteria.h"
#include "osteria/shared_feats.h"
#include "session/session.h"
#include "words/game_words.h"
#include "words/language.h"

#include <QQmlEngine>
#include <QSet>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace {

const QString featsKept = u"feats"_s;

} // namespace

namespace feats {

Count counted(const Feat &feat, const std::vector<PlayedMatch> &matches)
{
    Count count;
    int best = 0;
    for (const PlayedMatch &match : matches) {
        const int worth = feat.worth(match);
        const bool goesOn = feat.counting == Counting::inAll || (feat.counting == Counting::inARow && worth > 0);
        count.made = goesOn ? count.made + worth : worth;
        best = std::max(best, count.made);
        if (count.reached || count.made < feat.wanted)
            continue;
        count.reached = true;
        count.match = match.match.id;
        count.when = match.match.ended;
    }
    count.made = best;
    return count;
}

} // namespace feats

Feats &Feats::instance()
{
    static Feats feats;
    return feats;
}

Feats *Feats::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

Feats::Feats()
{
    QQmlEngine::setObjectOwnership(&m_shown, QQmlEngine::CppOwnership);
    connect(&m_read, &OwnFacts::advanced, this, &Feats::changed);
    connect(&m_read, &OwnFacts::finished, this, &Feats::judge);
    m_reloading.setSingleShot(true);
    m_reloading.setInterval(0);
    connect(&m_reloading, &QTimer::timeout, this, [this] { m_read.read(); });
    Store &store = Store::instance();
    connect(&store, &Store::historyChanged, this, [this] {
        m_fromMatch = Session::instance().running() && Session::instance().table()->stage() == Table::Over;
        m_reloading.start();
    });
    connect(&store, &Store::opened, this, [this] {
        m_read.forget();
        m_kept = Store::instance().kept(featsKept);
    });
    connect(&Session::instance(), &Session::runningChanged, this, [this] {
        m_news.clear();
        Q_EMIT newsChanged();
    });
    connect(&Language::instance(), &Language::changed, this, [this] {
        if (!m_rows.empty())
            judge();
    });
    m_kept = store.kept(featsKept);
}

// ---------------------------------------------------------------- judging

void Feats::look()
{
    m_reloading.start();
}

std::vector<PlayedMatch> Feats::matchesOf(const QString &game) const
{
    std::vector<PlayedMatch> matches;
    for (const Store::Entry &entry : m_read.matches())
        if (const record::Facts *facts = m_read.find(entry.id);
            facts != nullptr && (game.isEmpty() || entry.game == game))
            matches.push_back({.match = entry, .facts = *facts});
    return matches;
}

feats::Count Feats::houseCount(const Feat &feat) const
{
    int made = 0;
    if (feat.key == feats::wholeShelf) {
        QSet<QString> won;
        for (const PlayedMatch &match : matchesOf({}))
            if (match.facts.won && catalog::isSeated(match.match.game))
                won.insert(match.match.game);
        made = static_cast<int>(won.size());
    } else if (feat.key == feats::oneDay) {
        made = DayDeals::instance().daysFinished();
    } else if (feat.key == feats::aWeek) {
        made = DayDeals::instance().longestStreak();
    } else if (feat.key == feats::oneEvening) {
        made = Osteria::instance().book().mostPlayed();
    } else {
        made = Osteria::instance().highest();
    }
    return {.made = made, .reached = made >= feat.wanted};
}

FeatRow Feats::row(const Feat &feat, const feats::Count &count) const
{
    FeatRow row{.group = {},
                .heading = {},
                .name = feat.name,
                .how = feat.how,
                .picture = feat.picture,
                .tone = feat.tone,
                .reached = count.reached || m_kept.contains(feat.key)};
    if (row.reached)
        row.progress = words::day(QDate::fromString(m_kept[feat.key].toString(), Qt::ISODate).startOfDay());
    else if (feat.wanted > 1)
        row.progress = tr("%1 of %2", "how far one is with a feat").arg(count.made).arg(feat.wanted);
    row.share = row.reached ? 1 : static_cast<double>(std::min(count.made, feat.wanted)) / feat.wanted;
    return row;
}

void Feats::noteNews(const Feat &feat, const feats::Count &count)
{
    const QDateTime when = count.when.isValid() ? count.when.toLocalTime() : QDateTime::currentDateTime();
    m_kept.insert(feat.key, when.date().toString(Qt::ISODate));
    const bool byLast
        = feat.worth == nullptr || (!m_read.matches().isEmpty() && count.match == m_read.matches().constLast().id);
    if (m_fromMatch && byLast)
        m_news << QVariantMap{
            {u"name"_s, feat.name}, {u"how"_s, feat.how}, {u"picture"_s, feat.picture}, {u"tone"_s, feat.tone}};
}

void Feats::judgeGroup(const QString &heading, const std::vector<Feat> &list, const QString &game)
{
    if (list.empty())
        return;
    const QString group = game.isEmpty() ? house : game;
    const std::vector<PlayedMatch> matches = matchesOf(game);
    std::vector<FeatRow> judged;
    for (const Feat &feat : list) {
        const feats::Count count = feat.worth == nullptr ? houseCount(feat) : feats::counted(feat, matches);
        if (count.reached && !m_kept.contains(feat.key))
            noteNews(feat, count);
        judged.push_back(row(feat, count));
        judged.back().group = group;
    }
    const auto done = std::count_if(judged.begin(), judged.end(), [](const FeatRow &row) { return row.reached; });
    m_rows.push_back(
        {.group = group,
         .heading = tr("%1: %2 of %3", "heading of feats, how many of them are done, and how many there are")
                        .arg(heading)
                        .arg(done)
                        .arg(judged.size())});
    m_rows.insert(m_rows.end(), judged.begin(), judged.end());
}

void Feats::judge()
{
    const QJsonObject before = m_kept;
    const qsizetype toldBefore = m_news.size();
    m_rows.clear();
    judgeGroup(tr("In any game", "heading of feats"), feats::shared(), {});
    for (const CatalogEntry *entry : catalog::entries())
        judgeGroup(entry->offer().title, entry->numbers().feats(), entry->info().name);
    judgeGroup(tr("At the osteria", "heading of feats"), feats::ofTheHouse(), {});
    m_fromMatch = false;
    m_reached
        = static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const FeatRow &row) { return row.reached; }));
    m_count = static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const FeatRow &row) { return row.heading.isEmpty(); }));
    show();
    if (m_kept != before)
        Store::instance().keep(featsKept, m_kept);
    if (m_news.size() != toldBefore)
        Q_EMIT newsChanged();
    Q_EMIT changed();
}

// ---------------------------------------------------------------- what is looked at

QStringList Feats::groups()
{
    return QStringList{everything} + catalog::seatedNames() + QStringList{house};
}

QStringList Feats::groupNames()
{
    QStringList names{tr("all", "feats")};
    for (const CatalogEntry *entry : catalog::entries())
        names << entry->offer().title;
    return names << tr("evenings and more", "feats that are of no game alone");
}

void Feats::setGroup(const QString &group)
{
    if (group == m_group || !groups().contains(group))
        return;
    m_group = group;
    show();
    Q_EMIT groupChanged();
}

void Feats::show()
{
    std::vector<FeatRow> rows;
    std::copy_if(m_rows.begin(), m_rows.end(), std::back_inserter(rows),
                 [this](const FeatRow &row) { return m_group == everything || row.group == m_group; });
    m_shown.setRows(std::move(rows));
}
