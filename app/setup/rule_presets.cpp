// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "setup/rule_presets.h"

#include "match/clean_name.h"
#include "setup/preset_file.h"
#include "setup/written_rules.h"
#include "store/store.h"
#include "words/language.h"

#include <QQmlEngine>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

/// The preset of the game that is chosen which is written so, or nothing where it is none.
std::optional<RulePreset> presetOf(const QString &name, const QJsonObject &written, const QString &key)
{
    const GameInfo &game = MatchSetup::instance().info();
    RulePreset preset{.name = RulePresets::tidied(name),
                      .options = written_rules::readForAnyTable(written, game.options, game.seating),
                      .key = key,
                      .written = written};
    return preset.name.isEmpty() ? std::nullopt : std::optional(preset);
}

/// Of the game that is chosen.
std::vector<RulePreset> houseOwn()
{
    std::vector<RulePreset> own;
    for (const NamedRules &rules : MatchSetup::instance().entry().presets())
        own.push_back({.name = rules.name,
                       .options = rules.values,
                       .key = {},
                       .written = {},
                       .line = rules.line,
                       .picture = rules.picture});
    return own;
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
    load();
    connect(&Store::instance(), &Store::opened, this, [this] {
        load();
        follow();
    });
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

QList<RulePreset> RulePresets::inSettings() const
{
    QList<RulePreset> presets;
    const QList<preset_file::Preset> inFile = preset_file::presets(m_game);
    for (const preset_file::Preset &each : inFile)
        if (const std::optional<RulePreset> preset = presetOf(each.name, each.written, each.key))
            presets << *preset;
    return presets;
}

void RulePresets::load()
{
    m_game = MatchSetup::instance().game();
    clear();
    for (const RulePreset &preset : houseOwn())
        append(preset);
    QList<RulePreset> own = inSettings();
    Store &store = Store::instance();
    if (store.keeps()) {
        QStringList keys;
        QList<Store::Preset> adopted;
        const OptionList &options = MatchSetup::instance().info().options;
        for (const RulePreset &preset : std::as_const(own)) {
            keys << preset.key;
            adopted << Store::Preset{.name = preset.name,
                                     .options = written_rules::written(options, preset.options, preset.written)};
        }
        store.adoptPresets(m_game, keys, adopted);
        own.clear();
        const QList<Store::Preset> kept = store.presets(m_game);
        for (const Store::Preset &each : kept)
            if (const auto preset = presetOf(each.name, each.options, QString::number(each.id)))
                own << *preset;
    }
    for (const RulePreset &preset : std::as_const(own))
        if (!isOwn(find(preset.name)))
            append(preset);
}

QHash<int, QByteArray> RulePresets::roleNames() const
{
    return {{NameRole, "name"},
            {SummaryRole, "summary"},
            {DifferenceRole, "difference"},
            {PictureRole, "picture"},
            {OwnRole, "own"}};
}

QVariant RulePresets::value(const RulePreset &preset, int role) const
{
    switch (role) {
    case NameRole:
        return preset.name;
    case SummaryRole:
        return MatchSetup::instance().entry().rules(preset.options);
    case DifferenceRole:
        return preset.line.isEmpty() ? difference(preset.options) : preset.line;
    case PictureRole:
        return preset.picture;
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
    return MatchSetup::instance().entry().rules(MatchSetup::instance().rules());
}

QString RulePresets::currentDifference() const
{
    return difference(MatchSetup::instance().rules());
}

QString RulePresets::difference(const OptionValues &values)
{
    const MatchSetup &setup = MatchSetup::instance();
    const OptionList &options = setup.info().options;
    const QVariantMap rules = RuleLines::byKey(setup.entry(), values, setup.seatCount());
    QStringList told;
    for (std::size_t place = 0; place < options.size(); ++place) {
        const QVariantMap rule = rules[keyOf(options[place])].toMap();
        if (!rule[u"unusual"_s].toBool())
            continue;
        const QString name = setup.entry().option(place, setup.seatCount()).name;
        // the name of a rule that is played says it all: "Ace also low"
        if (options[place].kind == game::OptionInfo::Kind::flag && values[place] != 0)
            told << name;
        else
            told << tr("%1: %2", "a house rule, and what is played").arg(name, rule[u"text"_s].toString());
    }
    return told.join(u" · "_s);
}

/// Only what the seats allow can be compared with what the page shows.
int RulePresets::fitting() const
{
    const MatchSetup &setup = MatchSetup::instance();
    const auto fits = [&setup](const RulePreset &preset) {
        const OptionList &options = setup.info().options;
        return options.same(options.offered(preset.options, setup.seatCount()), setup.rules());
    };
    const int chosen = find(m_chosen);
    if (chosen >= 0 && fits(preset(chosen)))
        return chosen;
    const auto found = std::find_if(rows().begin(), rows().end(), fits);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

void RulePresets::follow()
{
    if (m_game != MatchSetup::instance().game()) {
        m_chosen.clear();
        load();
    }
    m_current = fitting();
    Q_EMIT currentChanged();
}

void RulePresets::choose(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    m_chosen = preset(row).name;
    MatchSetup::instance().setRules(preset(row).options);
}

QString RulePresets::tidied(const QString &name)
{
    return cleanName(name, longestName);
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

bool RulePresets::write(RulePreset &preset) const
{
    const OptionList &options = MatchSetup::instance().info().options;
    preset.written = written_rules::written(options, preset.options, preset.written);
    if (Store &store = Store::instance(); store.keeps()) {
        const qint64 id
            = store.keepPreset(m_game, {.id = preset.key.toLongLong(), .name = preset.name, .options = preset.written});
        preset.key = QString::number(id);
        return id != 0;
    }
    const QJsonObject known = written_rules::written(options, preset.options, {});
    preset.key = preset_file::keep(m_game, {.key = preset.key, .name = preset.name, .written = known});
    return true;
}

bool RulePresets::keep(const QString &name)
{
    const QString tidy = tidied(name);
    const int present = find(tidy);
    if (tidy.isEmpty() || (present >= 0 && !isOwn(present)))
        return false;
    RulePreset kept = present >= 0 ? preset(present) : RulePreset{};
    kept.name = tidy;
    kept.options = MatchSetup::instance().rules();
    if (!write(kept))
        return false;
    if (present >= 0)
        setRow(present, kept);
    else
        append(kept);
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
    if (!write(renamed))
        return false;
    setRow(row, renamed);
    follow();
    return true;
}

bool RulePresets::remove(int row)
{
    if (!isOwn(row))
        return false;
    if (Store &store = Store::instance(); store.keeps()) {
        if (!store.removePreset(preset(row).key.toLongLong()))
            return false;
    } else {
        preset_file::remove(m_game, preset(row).key);
    }
    takeRow(row);
    follow();
    return true;
}
