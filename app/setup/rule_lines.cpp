// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "setup/rule_lines.h"

#include "words/phrases.h"

using namespace Qt::StringLiterals;
using game::OptionInfo;

namespace {

/// A number with words for its values is chosen among these.
QString kindOf(const OptionInfo &option, const OptionWords &words)
{
    switch (option.kind) {
    case OptionInfo::Kind::flag:
        return u"flag"_s;
    case OptionInfo::Kind::money:
        return u"money"_s;
    default:
        // What has no picture is counted, and not laid out in pieces.
        return !words.values.isEmpty() ? u"choice"_s : words.picture.isEmpty() ? u"count"_s : u"number"_s;
    }
}

RuleLine lineOf(const OptionInfo &option, const OptionWords &words, std::int64_t value)
{
    RuleLine line{.key = keyOf(option),
                  .kind = kindOf(option, words),
                  .words = words,
                  .value = static_cast<int>(value),
                  .least = static_cast<int>(option.least),
                  .most = static_cast<int>(option.mostOffered),
                  .step = static_cast<int>(option.step),
                  .display = {},
                  .valueNames = {}};
    if (option.kind == OptionInfo::Kind::money)
        line.display = Phrases::money(value);
    if (line.kind == u"count")
        line.display = QString::number(value);
    if (line.kind == u"choice") {
        for (std::int64_t each = option.least; each <= option.mostOffered; ++each)
            line.valueNames << writtenValue(option, each);
    }
    return line;
}

QString textOf(const OptionInfo &option, const OptionWords &words, std::int64_t value, int seats)
{
    switch (option.kind) {
    case OptionInfo::Kind::flag:
        return value != 0 ? RuleLines::tr("yes") : RuleLines::tr("no");
    case OptionInfo::Kind::money:
        return Phrases::money(value);
    case OptionInfo::Kind::choice:
        return words.values.value(static_cast<qsizetype>(value));
    default:
        return QString::number(option.inPlay(value, seats));
    }
}

} // namespace

QVariantMap RuleLines::byKey(const CatalogEntry &game, const OptionValues &values, int seats)
{
    const OptionList &options = game.info().options;
    QVariantMap rules;
    for (std::size_t place = 0; place < options.size(); ++place)
        rules[keyOf(options[place])] = QVariantMap{
            {u"value"_s, static_cast<qlonglong>(values[place])},
            {u"text"_s, textOf(options[place], game.option(place, seats), values[place], seats)},
            {u"matters"_s, options.matters(place, values)},
            {u"unusual"_s, options.matters(place, values) && values[place] != options.usual()[place]},
        };
    return rules;
}

void RuleLines::show(const CatalogEntry &game, const OptionValues &values, int seats)
{
    const OptionList &options = game.info().options;
    std::vector<RuleLine> lines;
    for (std::size_t place = 0; place < options.size(); ++place)
        if (options.matters(place, values))
            lines.push_back(lineOf(options[place], game.option(place, seats), values[place]));
    setRows(std::move(lines));
}

QHash<int, QByteArray> RuleLines::roleNames() const
{
    return {{KeyRole, "key"},
            {KindRole, "kind"},
            {NameRole, "name"},
            {WhyRole, "why"},
            {ValueRole, "value"},
            {LeastRole, "least"},
            {MostRole, "most"},
            {StepRole, "step"},
            {DisplayRole, "display"},
            {ValuesRole, "values"},
            {ValueNamesRole, "valueNames"},
            {PictureRole, "picture"}};
}

QVariant RuleLines::value(const RuleLine &line, int role) const
{
    switch (role) {
    case KeyRole:
        return line.key;
    case KindRole:
        return line.kind;
    case NameRole:
        return line.words.name;
    case WhyRole:
        if (const QString why = line.words.whyOf.value(line.value); !why.isEmpty())
            return why;
        return line.words.why;
    case ValueRole:
        return line.value;
    case LeastRole:
        return line.least;
    case MostRole:
        return line.most;
    case StepRole:
        return line.step;
    case DisplayRole:
        return line.display;
    case ValuesRole:
        return line.words.values;
    case ValueNamesRole:
        return line.valueNames;
    case PictureRole:
        return line.words.picture;
    default:
        return {};
    }
}
