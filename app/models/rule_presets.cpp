// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rule_presets.h"

#include "models/language.h"
#include "models/match_setup.h"
#include "models/phrases.h"
#include "models/preferences.h"

#include <QQmlEngine>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;
using petrangola::Options;
using petrangola::TrisOrder;

namespace {

/// Another game's presets would lie beside it.
const QString folder = u"presets/petrangola"_s;
constexpr int mostKeys = 1'000'000;

QString summaryOf(const Options &options)
{
    QStringList words{RulePresets::tr("%n token(s)", "at the start", options.tokens)};
    if (options.reentries != 1)
        words << (options.reentries == 0 ? RulePresets::tr("no re-entry")
                                         : RulePresets::tr("%n re-entry(s)", "", options.reentries));
    words << RulePresets::tr("stake %1").arg(Phrases::money(options.stake));
    if (options.packs != 0)
        words << RulePresets::tr("%n pack(s)", "", options.packs);
    if (options.ranking.trisBeatsSequence)
        words << RulePresets::tr("threes beat sequences");
    if (options.ranking.trisOrder == TrisOrder::card)
        words << RulePresets::tr("three kings before three 2s");
    if (options.ranking.aceLow)
        words << RulePresets::tr("ace also low");
    if (options.showOnKnock)
        words << RulePresets::tr("petrangola shown");
    return words.join(u" · "_s);
}

/// The usual rules, and the customs that differ from them (rules/petrangola.md, "Variations").
std::vector<RulePreset> houseOwn()
{
    const auto changed = [](const QString &name, auto change) {
        RulePreset preset{.name = name, .options = {}, .key = {}};
        change(preset.options);
        return preset;
    };
    return {
        changed(RulePresets::tr("The usual rules"), [](Options &) {}),
        changed(RulePresets::tr("A long evening"), [](Options &options) { options.tokens = 5; }),
        changed(RulePresets::tr("Low ace"), [](Options &options) { options.ranking.aceLow = true; }),
        changed(RulePresets::tr("Threes first"), [](Options &options) { options.ranking.trisBeatsSequence = true; }),
        changed(RulePresets::tr("Kings first"), [](Options &options) { options.ranking.trisOrder = TrisOrder::card; }),
        changed(RulePresets::tr("Open knock"), [](Options &options) { options.showOnKnock = true; }),
    };
}

/// What is written in a preset's group, or nothing where it is none. A single value that makes no sense is the usual
/// one.
std::optional<RulePreset> readPreset(QSettings &file, const QString &key)
{
    file.beginGroup(key);
    const auto number = [&file](const QString &name, std::int64_t usual) {
        bool isNumber = false;
        const qlonglong value = file.value(name).toLongLong(&isNumber);
        return isNumber ? value : usual;
    };
    const auto flag = [&file](const QString &name) { return file.value(name).toString() == u"true"; };
    const auto small = [&number](const QString &name, int usual) {
        return static_cast<int>(std::clamp<std::int64_t>(number(name, usual), -1, 1000));
    };
    RulePreset preset{.name = RulePresets::tidied(file.value(u"name"_s).toString()), .options = {}, .key = key};
    Options &options = preset.options;
    options.tokens = small(u"tokens"_s, options.tokens);
    options.reentries = small(u"reentries"_s, options.reentries);
    options.packs = small(u"packs"_s, options.packs);
    options.stake = number(u"stake"_s, options.stake);
    options.ranking = {.aceLow = flag(u"aceLow"_s),
                       .trisBeatsSequence = flag(u"trisBeatsSequence"_s),
                       .trisOrder = flag(u"trisByCard"_s) ? TrisOrder::card : TrisOrder::lowBest};
    options.showOnKnock = flag(u"showOnKnock"_s);
    options = MatchSetup::allowed(options, petrangola::fewestSeats);
    file.endGroup();
    return preset.name.isEmpty() ? std::nullopt : std::optional(preset);
}

/// The groups that may hold a preset, in the order in which they were made.
QStringList writtenKeys(QSettings &file)
{
    QStringList keys;
    const QStringList groups = file.childGroups();
    std::copy_if(groups.begin(), groups.end(), std::back_inserter(keys), [](const QString &group) {
        bool isNumber = false;
        const int number = group.toInt(&isNumber);
        return isNumber && number > 0 && number < mostKeys && QString::number(number) == group;
    });
    std::sort(keys.begin(), keys.end(),
              [](const QString &one, const QString &other) { return one.toInt() < other.toInt(); });
    return keys;
}

} // namespace

RulePresets &RulePresets::instance()
{
    static RulePresets presets;
    return presets;
}

RulePresets *RulePresets::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

RulePresets::RulePresets()
{
    for (const RulePreset &preset : houseOwn())
        append(preset);
    QSettings &file = Preferences::instance().file();
    file.beginGroup(folder);
    const QStringList keys = writtenKeys(file);
    for (const QString &key : keys)
        if (const std::optional<RulePreset> preset = readPreset(file, key); preset && !isOwn(find(preset->name)))
            append(*preset);
    file.endGroup();
    follow();
    connect(&MatchSetup::instance(), &MatchSetup::changed, this, &RulePresets::follow);
    connect(&Language::instance(), &Language::changed, this, [this] {
        const std::vector<RulePreset> own = houseOwn();
        for (std::size_t row = 0; row < own.size(); ++row)
            setRow(static_cast<int>(row), own[row]);
        respeak();
        Q_EMIT currentChanged();
    });
}

QHash<int, QByteArray> RulePresets::roleNames() const
{
    return {{NameRole, "name"}, {SummaryRole, "summary"}, {OwnRole, "own"}};
}

QVariant RulePresets::value(const RulePreset &preset, int role) const
{
    switch (role) {
    case NameRole:
        return preset.name;
    case SummaryRole:
        return summaryOf(preset.options);
    case OwnRole:
        return !preset.key.isEmpty();
    default:
        return {};
    }
}

QString RulePresets::currentName() const
{
    return m_current < 0 ? QString() : preset(m_current).name;
}

QString RulePresets::currentSummary() const
{
    return summaryOf(MatchSetup::instance().options());
}

/// Only what the seats allow can be compared with what the page shows.
int RulePresets::fitting() const
{
    const MatchSetup &setup = MatchSetup::instance();
    const auto fits = [&setup](const RulePreset &preset) {
        return MatchSetup::allowed(preset.options, setup.seatCount()) == setup.options();
    };
    const int chosen = find(m_chosen);
    if (chosen >= 0 && fits(preset(chosen)))
        return chosen;
    const auto found = std::find_if(rows().begin(), rows().end(), fits);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

void RulePresets::follow()
{
    m_current = fitting();
    Q_EMIT currentChanged();
}

void RulePresets::choose(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    m_chosen = preset(row).name;
    MatchSetup::instance().setOptions(preset(row).options);
}

QString RulePresets::tidied(const QString &name)
{
    QString tidy = name.simplified().left(longestName);
    // A letter of two halves is not cut in the middle.
    if (!tidy.isEmpty() && tidy.back().isHighSurrogate())
        tidy.chop(1);
    return tidy.trimmed();
}

int RulePresets::find(const QString &name) const
{
    const QString wanted = tidied(name);
    // The person's go before the house's: a name of theirs may be one of the house's in the other language.
    const auto found = std::find_if(rows().rbegin(), rows().rend(), [&wanted](const RulePreset &preset) {
        return preset.name.compare(wanted, Qt::CaseInsensitive) == 0;
    });
    return static_cast<int>(rows().rend() - found) - 1;
}

bool RulePresets::isOwn(int row) const
{
    return row >= 0 && row < rowCount() && !preset(row).key.isEmpty();
}

void RulePresets::write(const RulePreset &preset)
{
    const Options &options = preset.options;
    QSettings &file = Preferences::instance().file();
    file.beginGroup(folder + u'/' + preset.key);
    file.setValue(u"name"_s, preset.name);
    file.setValue(u"tokens"_s, options.tokens);
    file.setValue(u"reentries"_s, options.reentries);
    file.setValue(u"packs"_s, options.packs);
    file.setValue(u"stake"_s, static_cast<qlonglong>(options.stake));
    file.setValue(u"aceLow"_s, options.ranking.aceLow);
    file.setValue(u"trisBeatsSequence"_s, options.ranking.trisBeatsSequence);
    file.setValue(u"trisByCard"_s, options.ranking.trisOrder == TrisOrder::card);
    file.setValue(u"showOnKnock"_s, options.showOnKnock);
    file.endGroup();
    file.sync();
}

bool RulePresets::keep(const QString &name)
{
    const QString tidy = tidied(name);
    const int present = find(tidy);
    if (tidy.isEmpty() || (present >= 0 && !isOwn(present)))
        return false;
    RulePreset kept{.name = tidy, .options = MatchSetup::instance().options(), .key = {}};
    if (present >= 0) {
        kept.key = preset(present).key;
        setRow(present, kept);
    } else {
        QSettings &file = Preferences::instance().file();
        file.beginGroup(folder);
        const QStringList keys = writtenKeys(file);
        file.endGroup();
        kept.key = QString::number(keys.isEmpty() ? 1 : keys.constLast().toInt() + 1);
        append(kept);
    }
    write(kept);
    m_chosen = tidy;
    follow();
    return true;
}

bool RulePresets::rename(int row, const QString &name)
{
    const QString tidy = tidied(name);
    const int present = find(tidy);
    if (!isOwn(row) || tidy.isEmpty() || (present >= 0 && present != row))
        return false;
    RulePreset renamed = preset(row);
    renamed.name = tidy;
    setRow(row, renamed);
    write(renamed);
    follow();
    return true;
}

bool RulePresets::remove(int row)
{
    if (!isOwn(row))
        return false;
    QSettings &file = Preferences::instance().file();
    file.remove(folder + u'/' + preset(row).key);
    file.sync();
    takeRow(row);
    follow();
    return true;
}
