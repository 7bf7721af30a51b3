// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger/history_model.h"

#include "catalog/entry.h"
#include "ledger/history_words.h"
#include "match/guest_kinds.h"
#include "records/record_result.h"
#include "words/game_words.h"
#include "words/language.h"

#include <algorithm>

HistoryModel::HistoryModel(QObject *parent)
    : QAbstractListModel(parent)
{
    // A file after another may be taken in: that is one change.
    m_reloading.setSingleShot(true);
    m_reloading.setInterval(0);
    connect(&m_reloading, &QTimer::timeout, this, &HistoryModel::reload);
    connect(&Store::instance(), &Store::historyChanged, &m_reloading, qOverload<>(&QTimer::start));
    connect(&Language::instance(), &Language::changed, this, [this] {
        if (!m_shown.empty())
            Q_EMIT dataChanged(index(0), index(count() - 1));
        Q_EMIT allChanged();
        Q_EMIT countChanged();
    });
    reload();
}

QString HistoryModel::companyOf(const Store::Entry &entry)
{
    QString game = catalog::title(entry.game);
    if (const QString variant = history::unusualVariant(entry); !variant.isEmpty())
        game = tr("%1 (%2)", "a game, and the way in which it was played").arg(game, variant);
    QString company = tr("%1, with %2", "a game and who sat there").arg(game, history::guestsInShort(entry));
    if (!entry.imported && entry.kinds.count(humanKind()) > 1)
        company = tr("%1 (several people)", "a match that more than one person played, at one screen").arg(company);
    return entry.imported ? tr("%1 (from a file)", "a match that was imported").arg(company) : company;
}

QString HistoryModel::toldOf(const Store::Entry &entry)
{
    return QStringList{words::moment(entry.ended), companyOf(entry), history::resultOf(entry), history::dealsOf(entry)}
        .join(QStringLiteral("; "));
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QHash<int, QByteArray> HistoryModel::roleNames() const
{
    return {{MomentRole, "moment"},     {MonthRole, "month"}, {CompanyRole, "company"},
            {ResultRole, "result"},     {WonRole, "won"},     {DealsRole, "deals"},
            {ImportedRole, "imported"}, {ToldRole, "told"},   {GameRole, "game"}};
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Store::Entry &match = entry(index.row());
    switch (role) {
    case MomentRole:
        return words::moment(match.ended);
    case MonthRole:
        return words::month(match.ended);
    case CompanyRole:
        return companyOf(match);
    case ResultRole:
        return history::resultOf(match);
    case WonRole:
        return match.won();
    case DealsRole:
        return history::dealsOf(match);
    case ImportedRole:
        return match.imported;
    case ToldRole:
        return toldOf(match);
    case GameRole:
        return history::gameOf(match);
    default:
        return {};
    }
}

QStringList HistoryModel::gameNames() const
{
    QStringList names{tr("all", "games")};
    for (const QString &game : m_games.mid(1))
        names << catalog::title(game);
    return names;
}

QString HistoryModel::countText() const
{
    if (count() == total())
        return tr("%n match(es)", nullptr, total());
    return tr("%1 of %n match(es)", nullptr, total()).arg(count());
}

template<class Value>
void HistoryModel::choose(Value &kept, const Value &chosen)
{
    if (kept == chosen)
        return;
    kept = chosen;
    Q_EMIT filterChanged();
    filter();
}

void HistoryModel::setGame(const QString &game)
{
    choose(m_game, game);
}

void HistoryModel::setResult(Result result)
{
    choose(m_result, result);
}

void HistoryModel::setDays(int days)
{
    choose(m_days, days);
}

void HistoryModel::setSearch(const QString &search)
{
    choose(m_search, search.trimmed());
}

const Store::Entry &HistoryModel::entry(int row) const
{
    return m_all[m_shown[static_cast<std::size_t>(row)]];
}

// Numbers in QML are doubles, which hold any number that SQLite gives a row in practice.
double HistoryModel::idAt(int row) const
{
    return row >= 0 && row < count() ? static_cast<double>(entry(row).id) : -1;
}

int HistoryModel::rowOf(double id) const
{
    for (int row = 0; row < count(); ++row)
        if (entry(row).id == static_cast<qint64>(id))
            return row;
    return -1;
}

QString HistoryModel::toldAt(int row) const
{
    return row >= 0 && row < count() ? toldOf(entry(row)) : QString();
}

QVariantList HistoryModel::seatsAt(int row) const
{
    if (row < 0 || row >= count())
        return {};
    const Store::Entry &match = entry(row);
    // Of a match of thousands of deals only the winners' and one's own are told: it would take too long to read.
    constexpr int manyDeals = 300;
    QList<int> places;
    if (const auto record = match.deals <= manyDeals ? Store::instance().recordOf(match.id) : std::nullopt)
        places = record::placesIn(*record);
    const auto placeOf = [&](int seat) {
        if (match.ending.winners.contains(seat))
            return 1;
        return match.ending.side ? 0 : places.value(seat, seat == match.own ? match.place : 0);
    };
    const QList<history::Left> allLeft = history::leftIn(match);
    QMultiMap<std::tuple<bool, int, int>, QVariant> told; // in the order of its keys: losers last, and less last
    for (int seat = static_cast<int>(match.names.size()) - 1; seat >= 0; --seat) {
        const bool own = seat == match.own, won = match.ending.winners.contains(seat);
        const history::Left left = allLeft.value(seat);
        const QVariantMap one{{QStringLiteral("name"), match.names.value(seat)},
                              {QStringLiteral("shown"), history::nameAt(match, seat)},
                              {QStringLiteral("own"), own},
                              {QStringLiteral("won"), won},
                              {QStringLiteral("place"), placeOf(seat)},
                              {QStringLiteral("piece"), left.piece},
                              {QStringLiteral("pieces"), left.count}};
        told.insert({!won, placeOf(seat), -match.scores.value(seat)}, one); // before what has the same key
    }
    return told.values();
}

bool HistoryModel::remove(int row)
{
    return row >= 0 && row < count() && Store::instance().remove({entry(row).id});
}

bool HistoryModel::removeShown()
{
    return Store::instance().remove(shownIds());
}

QList<qint64> HistoryModel::shownIds() const
{
    QList<qint64> ids;
    ids.reserve(count());
    for (int row = 0; row < count(); ++row)
        ids << entry(row).id;
    return ids;
}

QList<double> HistoryModel::shown() const
{
    const QList<qint64> ids = shownIds();
    return {ids.begin(), ids.end()};
}

void HistoryModel::reload()
{
    beginResetModel();
    m_all = Store::instance().history();
    QStringList games;
    for (const Store::Entry &entry : std::as_const(m_all))
        if (!games.contains(entry.game))
            games << entry.game;
    games.sort();
    m_games = QStringList{QString()} + games;
    if (!m_games.contains(m_game))
        m_game.clear();
    m_shown.clear();
    endResetModel();
    Q_EMIT allChanged();
    Q_EMIT filterChanged();
    filter();
}

bool HistoryModel::passes(const Store::Entry &entry) const
{
    const bool otherGame = !m_game.isEmpty() && entry.game != m_game;
    if (otherGame || (m_result == Won && !entry.won()) || (m_result == Lost && !entry.lost()))
        return false;
    if (m_days > 0 && entry.ended < QDateTime::currentDateTimeUtc().addDays(-m_days))
        return false;
    return m_search.isEmpty() || std::any_of(entry.names.begin(), entry.names.end(), [this](const QString &name) {
               return name.contains(m_search, Qt::CaseInsensitive);
           });
}

void HistoryModel::filter()
{
    std::vector<int> shown;
    shown.reserve(static_cast<std::size_t>(m_all.size()));
    for (int position = 0; position < m_all.size(); ++position)
        if (passes(m_all[position]))
            shown.push_back(position);
    beginResetModel();
    m_shown = std::move(shown);
    endResetModel();
    Q_EMIT countChanged();
}
