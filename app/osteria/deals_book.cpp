// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/deals_book.h"

#include "catalog/entry.h"
#include "deals/deal_code.h"
#include "match/clean_name.h"
#include "osteria/occasion.h"
#include "session/session.h"
#include "words/game_words.h"
#include "words/language.h"
#include "words/phrases.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QQmlEngine>

using namespace Qt::StringLiterals;

namespace {

const QString codeKey = u"code"_s;

} // namespace

DealsBook &DealsBook::instance()
{
    static DealsBook book;
    return book;
}

DealsBook *DealsBook::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

DealsBook::DealsBook()
{
    Session &session = Session::instance();
    connect(&session, &Session::runningChanged, this, &DealsBook::codeChanged);
    const QList<Table *> tables = session.tables();
    for (Table *table : tables)
        connect(table, &Table::stageChanged, this, &DealsBook::codeChanged);
    connect(&Language::instance(), &Language::changed, this, &DealsBook::codeChanged);
}

bool DealsBook::known() const
{
    const auto &seated = Session::instance().seated();
    return seated && (seated->occasion[codeKey].toBool() || seated->occasion.contains(u"number"_s));
}

QString DealsBook::code() const
{
    if (!known() && Session::instance().table()->stage() != Table::Over)
        return {};
    const auto deal = occasion::dealOnTable();
    return deal ? deals::shownCode(*deal) : QString();
}

void DealsBook::bring(const QString &code)
{
    m_brought = code;
    Q_EMIT broughtChanged();
}

QString DealsBook::tableWords(const Deal &deal)
{
    QStringList names;
    QStringList kinds;
    for (const SeatSetupModel::Entry &seat : deal.seats) {
        if (!kinds.isEmpty())
            names << isolated(seat.name);
        const std::string_view level = opponents::nameOf(seat.level);
        kinds << QString::fromUtf8(level.data(), static_cast<qsizetype>(level.size()));
    }
    return tr("You and %1 (%2)", "who sits at a table, and of what level they are")
        .arg(Phrases::list(names), words::level(words::tableLevel(kinds, 0)));
}

QVariantMap DealsBook::look(const QString &typed)
{
    QVariantMap told{{u"right"_s, false}, {u"why"_s, QString()}};
    if (typed.trimmed().isEmpty())
        return told;
    const auto deal = deals::read(typed);
    if (const auto *why = std::get_if<QString>(&deal)) {
        told[u"why"_s] = *why;
        return told;
    }
    const auto &right = std::get<Deal>(deal);
    const CatalogEntry &entry = catalog::entry(right.game);
    const QString rules = entry.rules(right.rules);
    told[u"right"_s] = true;
    told[u"game"_s] = entry.offer().title;
    told[u"name"_s] = right.game;
    told[u"table"_s] = tableWords(right);
    QVariantList portraits;
    for (std::size_t seat = 1; seat < right.seats.size(); ++seat)
        portraits << right.seats[seat].portrait;
    told[u"portraits"_s] = portraits;
    told[u"rules"_s] = right.rules == entry.info().options.usual() || rules.isEmpty() ? tr("The usual rules") : rules;
    return told;
}

void DealsBook::play(const QString &typed)
{
    const auto read = deals::read(typed);
    const auto *deal = std::get_if<Deal>(&read);
    if (deal == nullptr)
        return;
    Session::instance().startArranged(deal->game, [deal = *deal] {
        return occasion::seating(deal, {{codeKey, true}});
    });
}

void DealsBook::copy(const QString &code)
{
    QGuiApplication::clipboard()->setText(code);
}
