// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rule_words.h"

#include "models/phrases.h"
#include "models/rule_presets.h"

using namespace Qt::StringLiterals;

namespace {

QString summaryOf(const petrangola::Options &options)
{
    QStringList words{RulePresets::tr("%n token(s)", "at the start", options.tokens)};
    if (options.reentries != 1)
        words << (options.reentries == 0 ? RulePresets::tr("no re-entry")
                                         : RulePresets::tr("%n re-entry(s)", "", options.reentries));
    words << RulePresets::tr("stake %1").arg(Phrases::money(options.stake));
    if (options.packs != 0)
        words << RulePresets::tr("%n pack(s)", "", options.packs);
    if (options.ranking.trisBeatsSequence)
        words << RulePresets::tr("three of a kind first");
    if (options.ranking.trisOrder == petrangola::TrisOrder::card)
        words << RulePresets::tr("three kings before three 2s");
    if (options.ranking.aceLow)
        words << RulePresets::tr("ace also low");
    if (options.showOnKnock)
        words << RulePresets::tr("petrangola shown");
    return words.join(u" · "_s);
}

QString summaryOf(const mambassa::Options &options)
{
    return options.tokenValue == 0
        ? RulePresets::tr("tokens worth nothing")
        : RulePresets::tr("%1 a token", "%1 is an amount of money").arg(Phrases::money(options.tokenValue));
}

} // namespace

QString words::rules(const AnyOptions &options)
{
    return std::visit([](const auto &rules) { return summaryOf(rules); }, options);
}
