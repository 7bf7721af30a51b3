// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/written_rules.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using petrangola::Options;
using petrangola::TrisOrder;

namespace {

/// What is written; a single value that makes no sense is the usual one.
class Written
{
public:
    explicit Written(const QJsonObject &written)
        : m_values(written.toVariantMap())
    {
    }
    [[nodiscard]] std::int64_t number(const QString &word, std::int64_t usual) const
    {
        bool isNumber = false;
        const qlonglong value = m_values.value(word).toLongLong(&isNumber);
        return isNumber ? value : usual;
    }
    [[nodiscard]] int small(const QString &word, int usual) const
    {
        return static_cast<int>(std::clamp<std::int64_t>(number(word, usual), -1, 1000));
    }
    [[nodiscard]] bool flag(const QString &word) const { return m_values.value(word).toString() == u"true"; }

private:
    QVariantMap m_values;
};

AnyOptions readOver(Options options, const Written &written)
{
    options.tokens = written.small(u"tokens"_s, options.tokens);
    options.reentries = written.small(u"reentries"_s, options.reentries);
    options.packs = written.small(u"packs"_s, options.packs);
    options.stake = written.number(u"stake"_s, options.stake);
    options.ranking = {.aceLow = written.flag(u"aceLow"_s),
                       .trisBeatsSequence = written.flag(u"trisBeatsSequence"_s),
                       .trisOrder = written.flag(u"trisByCard"_s) ? TrisOrder::card : TrisOrder::lowBest};
    options.showOnKnock = written.flag(u"showOnKnock"_s);
    return options;
}

AnyOptions readOver(const mambassa::Options &usual, const Written &written)
{
    return mambassa::Options{.tokenValue = written.number(u"tokenValue"_s, usual.tokenValue)};
}

QJsonObject writtenOver(const Options &options, QJsonObject before)
{
    before[u"tokens"_s] = options.tokens;
    before[u"reentries"_s] = options.reentries;
    before[u"packs"_s] = options.packs;
    before[u"stake"_s] = static_cast<qint64>(options.stake);
    before[u"aceLow"_s] = options.ranking.aceLow;
    before[u"trisBeatsSequence"_s] = options.ranking.trisBeatsSequence;
    before[u"trisByCard"_s] = options.ranking.trisOrder == TrisOrder::card;
    before[u"showOnKnock"_s] = options.showOnKnock;
    return before;
}

QJsonObject writtenOver(const mambassa::Options &options, QJsonObject before)
{
    before[u"tokenValue"_s] = static_cast<qint64>(options.tokenValue);
    return before;
}

} // namespace

QJsonObject written_rules::written(const AnyOptions &options, const QJsonObject &before)
{
    return std::visit([&before](const auto &rules) { return writtenOver(rules, before); }, options);
}

AnyOptions written_rules::read(const QJsonObject &written, const AnyOptions &usual)
{
    return std::visit([&written](const auto &rules) { return readOver(rules, Written(written)); }, usual);
}
