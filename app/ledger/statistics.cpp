// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger/statistics.h"

#include "catalog/entry.h"
#include "words/game_words.h"
#include "words/language.h"

#include <QElapsedTimer>
#include <QQmlEngine>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int readingSlice = 20; ///< ms in which the window does nothing else

} // namespace

Statistics::Statistics(QObject *parent)
    : QObject(parent)
{
    for (QObject *model : std::initializer_list<QObject *>{&m_numbers, &m_wins, &m_losses, &m_places, &m_knocks})
        QQmlEngine::setObjectOwnership(model, QQmlEngine::CppOwnership);
    m_reading.setInterval(0);
    connect(&m_reading, &QTimer::timeout, this, &Statistics::readOn);
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
        names << catalog::title(game);
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
    const QDateTime since = Store::instance().statisticsSince();
    QList<Store::Entry> own = Store::instance().history();
    own.removeIf([&](const Store::Entry &entry) {
        return entry.own < 0 || entry.imported || (since.isValid() && entry.ended < since);
    });
    std::reverse(own.begin(), own.end());
    m_own = own;

    const QHash<qint64, QJsonObject> kept = Store::instance().facts();
    m_unread.clear();
    for (const Store::Entry &entry : std::as_const(m_own)) {
        if (m_facts.contains(entry.id))
            continue;
        if (const auto facts = record::Facts::fromJson(kept.value(entry.id)))
            m_facts.insert(entry.id, *facts);
        else
            m_unread << entry;
    }
    if (!m_unread.isEmpty())
        m_reading.start();

    m_games.clear();
    for (const Store::Entry &entry : std::as_const(m_own))
        if (!m_games.contains(entry.game))
            m_games << entry.game;
    m_games.sort();
    if (!m_games.contains(m_game))
        m_game = m_games.value(0);
    choose();
}

void Statistics::readOn()
{
    QElapsedTimer time;
    time.start();
    while (!m_unread.isEmpty() && time.elapsed() < readingSlice) {
        const Store::Entry entry = m_unread.takeFirst();
        const auto text = Store::instance().recordOf(entry.id);
        const auto facts = text ? record::facts(*text, entry.own) : std::nullopt;
        if (!facts)
            continue;
        m_facts.insert(entry.id, *facts);
        m_fresh.insert(entry.id, facts->json());
    }
    if (!m_unread.isEmpty()) {
        Q_EMIT changed();
        return;
    }
    m_reading.stop();
    Store::instance().setFacts(m_fresh);
    m_fresh.clear();
    choose();
}

void Statistics::choose()
{
    QStringList kinds;
    std::vector<record::Facts> matches;
    m_ended.clear();
    const QDateTime first = QDateTime::currentDateTimeUtc().addDays(-m_days);
    QList<std::pair<const Store::Entry *, QString>> ofGame;
    for (const Store::Entry &entry : std::as_const(m_own)) {
        if (entry.game != m_game)
            continue;
        ofGame.emplaceBack(&entry, words::tableLevel(entry.kinds, entry.own));
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
        const auto facts = m_facts.constFind(entry->id);
        if (facts == m_facts.constEnd() || (!m_level.isEmpty() && kind != m_level)
            || (m_days > 0 && entry->ended < first))
            continue;
        matches.push_back(*facts);
        m_ended.push_back(entry->ended);
    }
    m_sums = record::sumsOf(matches);
    speak();
}
