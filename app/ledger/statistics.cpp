// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger/statistics.h"

#include "catalog/entry.h"
#include "ledger/history_words.h"
#include "words/game_words.h"
#include "words/language.h"

#include <QMap>
#include <QQmlEngine>

#include <algorithm>

using namespace Qt::StringLiterals;

Statistics::Statistics(QObject *parent)
    : QObject(parent)
{
    for (QObject *model : std::initializer_list<QObject *>{&m_numbers, &m_wins, &m_losses, &m_places, &m_knocks})
        QQmlEngine::setObjectOwnership(model, QQmlEngine::CppOwnership);
    connect(&m_read, &OwnFacts::advanced, this, &Statistics::changed);
    connect(&m_read, &OwnFacts::finished, this, &Statistics::choose);
    m_reloading.setSingleShot(true);
    m_reloading.setInterval(0);
    connect(&m_reloading, &QTimer::timeout, this, &Statistics::reload);
    connect(&Store::instance(), &Store::historyChanged, &m_reloading, qOverload<>(&QTimer::start));
    connect(&Language::instance(), &Language::changed, this, &Statistics::speak);
    reload();
}

QStringList Statistics::gameNames() const
{
    QStringList names;
    for (const QString &game : m_games)
        names << (game.isEmpty() ? tr("all", "games") : catalog::title(game));
    return names;
}

QStringList Statistics::variantNames() const
{
    QStringList names{tr("all", "ways to play a game")};
    for (const QString &variant : m_variants.mid(1))
        names << history::variantName(m_game, variant);
    return names;
}

QStringList Statistics::levelNames() const
{
    QStringList names{tr("all", "opponents")};
    for (const QString &level : m_levels.mid(1))
        names << words::level(level);
    return names;
}

QString Statistics::sinceText() const
{
    const QDateTime since = Store::instance().statisticsSince();
    return since.isValid() ? words::moment(since) : QString();
}

void Statistics::setGame(const QString &game)
{
    if (m_game == game || !m_games.contains(game))
        return;
    m_game = game;
    choose();
}

void Statistics::setVariant(const QString &variant)
{
    if (m_variant == variant || !m_variants.contains(variant))
        return;
    m_variant = variant;
    choose();
}

void Statistics::setLevel(const QString &level)
{
    if (m_level == level || !m_levels.contains(level))
        return;
    m_level = level;
    choose();
}

void Statistics::setDays(int days)
{
    if (m_days == days)
        return;
    m_days = days;
    choose();
}

void Statistics::reset()
{
    Store::instance().setStatisticsSince(QDateTime::currentDateTimeUtc());
    reload();
}

void Statistics::countAll()
{
    Store::instance().setStatisticsSince({});
    reload();
}

void Statistics::reload()
{
    m_read.read(Store::instance().statisticsSince());
    m_games.clear();
    for (const Store::Entry &entry : m_read.matches())
        if (!m_games.contains(entry.game))
            m_games << entry.game;
    m_games.sort();
    if (m_games.size() > 1)
        m_games.prepend(QString());
    if (!m_games.contains(m_game))
        m_game = m_games.value(0);
    choose();
}

void Statistics::choose()
{
    QStringList kinds;
    std::vector<record::Facts> matches;
    QMap<QString, std::vector<record::Facts>> byGame;
    m_ended.clear();
    m_partners.clear();
    m_against.clear();
    const QDateTime first = QDateTime::currentDateTimeUtc().addDays(-m_days);
    QStringList variants;
    QList<std::pair<const Store::Entry *, QString>> byVariant;
    for (const Store::Entry &entry : m_read.matches()) {
        if (!m_game.isEmpty() && entry.game != m_game)
            continue;
        byVariant.emplaceBack(&entry, m_game.isEmpty() ? QString() : history::variantOf(entry));
        if (!m_game.isEmpty() && !variants.contains(byVariant.constLast().second))
            variants << byVariant.constLast().second;
    }
    variants.sort();
    m_variants = QStringList{QString()} + (variants.size() > 1 ? variants : QStringList());
    if (!m_variants.contains(m_variant))
        m_variant.clear();
    QList<std::pair<const Store::Entry *, QString>> ofGame;
    for (const auto &[entry, variant] : std::as_const(byVariant)) {
        if (!m_variant.isEmpty() && variant != m_variant)
            continue;
        ofGame.emplaceBack(entry, words::tableLevel(entry->kinds, entry->own));
        if (!kinds.contains(ofGame.constLast().second))
            kinds << ofGame.constLast().second;
    }
    // From the weakest to the strongest; what has no strength comes last.
    const QStringList order{u"novice"_s, u"casual"_s, u"regular"_s, u"expert"_s, u"mixed"_s, u"program"_s, u"human"_s};
    std::stable_sort(kinds.begin(), kinds.end(), [&order](const QString &left, const QString &right) {
        return order.indexOf(left) < order.indexOf(right);
    });
    m_levels = QStringList{QString()} + kinds;
    if (!m_levels.contains(m_level))
        m_level.clear();
    for (const auto &[entry, kind] : std::as_const(ofGame)) {
        const record::Facts *const facts = m_read.find(entry->id);
        if (facts == nullptr || (!m_level.isEmpty() && kind != m_level) || (m_days > 0 && entry->ended < first))
            continue;
        matches.push_back(*facts);
        if (m_game.isEmpty())
            byGame[entry->game].push_back(*facts);
        m_ended.push_back(entry->ended);
        addTogether(*entry);
    }
    m_sums = record::sumsOf(matches);
    m_byGame.clear();
    for (auto game = byGame.cbegin(); game != byGame.cend(); ++game)
        m_byGame.emplace_back(game.key(), record::sumsOf(game.value()));
    speak();
}

/// Of a game of two sides of two: with whom the match was played, and against whom.
void Statistics::addTogether(const Store::Entry &entry)
{
    constexpr int seats = 4;
    const CatalogEntry *game = catalog::findEntry(entry.game);
    if (game == nullptr || game->info().seating.sides == 0 || entry.names.size() != seats || entry.kinds.size() != seats
        || entry.own < 0)
        return;
    const auto add = [&entry](std::vector<Together> &all, const QString &name) {
        const auto known
            = std::find_if(all.begin(), all.end(), [&name](const Together &one) { return one.name == name; });
        Together &one = known == all.end() ? all.emplace_back(Together{.name = name}) : *known;
        ++one.matches;
        one.wins += entry.won() ? 1 : 0;
    };
    const int partner = (entry.own + 2) % seats;
    if (!entry.names[partner].isEmpty())
        add(m_partners, entry.names[partner]);
    add(m_against, words::tableLevel({entry.kinds[(entry.own + 1) % seats], entry.kinds[(entry.own + 3) % seats]}, -1));
}
