// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rule_presets.h"

#include "models/language.h"
#include "models/phrases.h"
#include "models/preferences.h"
#include "store/store.h"

#include <QQmlEngine>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;
using petrangola::Options;
using petrangola::TrisOrder;

namespace {

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
        words << RulePresets::tr("three of a kind first");
    if (options.ranking.trisOrder == TrisOrder::card)
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

/// The usual rules, and the customs that differ from them (rules/petrangola.md, "Variations").
std::vector<RulePreset> houseOwn(const Options & /*game*/)
{
    const auto changed = [](const QString &name, auto change) {
        Options options;
        change(options);
        return RulePreset{.name = name, .options = options, .key = {}, .written = {}};
    };
    return {
        changed(RulePresets::tr("The usual rules"), [](Options &) {}),
        changed(RulePresets::tr("A long evening"), [](Options &options) { options.tokens = 5; }),
        changed(RulePresets::tr("Low ace"), [](Options &options) { options.ranking.aceLow = true; }),
        changed(RulePresets::tr("Three of a kind first"),
                [](Options &options) { options.ranking.trisBeatsSequence = true; }),
        changed(RulePresets::tr("Kings first"), [](Options &options) { options.ranking.trisOrder = TrisOrder::card; }),
        changed(RulePresets::tr("Open knock"), [](Options &options) { options.showOnKnock = true; }),
    };
}

std::vector<RulePreset> houseOwn(const mambassa::Options &usual)
{
    return {{.name = RulePresets::tr("The usual rules"), .options = usual, .key = {}, .written = {}},
            {.name = RulePresets::tr("Just for the game"),
             .options = mambassa::Options{.tokenValue = 0},
             .key = {},
             .written = {}}};
}

/// What is written of options; a single value that makes no sense is the usual one.
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

/// The usual rules of the game that is chosen.
AnyOptions usualRules()
{
    return std::visit([]<class Rules>(const Rules &) { return AnyOptions(Rules()); }, MatchSetup::instance().rules());
}

/// The preset of the game that is chosen which is written so, or nothing where it is none.
std::optional<RulePreset> presetOf(const QString &name, const QJsonObject &written, const QString &key)
{
    const auto read = [&written](const auto &usual) { return readOver(usual, Written(written)); };
    RulePreset preset{.name = RulePresets::tidied(name),
                      .options = MatchSetup::allowed(std::visit(read, usualRules()), petrangola::fewestSeats),
                      .key = key,
                      .written = written};
    return preset.name.isEmpty() ? std::nullopt : std::optional(preset);
}

/// How options are written, over what was written before.
QJsonObject written(const Options &options, QJsonObject before)
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

QJsonObject written(const mambassa::Options &options, QJsonObject before)
{
    before[u"tokenValue"_s] = static_cast<qint64>(options.tokenValue);
    return before;
}

QJsonObject written(const AnyOptions &options, const QJsonObject &before)
{
    return std::visit([&before](const auto &rules) { return written(rules, before); }, options);
}

QString summaryOf(const AnyOptions &options)
{
    return std::visit([](const auto &rules) { return summaryOf(rules); }, options);
}

/// Of the game that is chosen.
std::vector<RulePreset> houseOwn()
{
    return std::visit([](const auto &usual) { return houseOwn(usual); }, usualRules());
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

/// In the settings file.
QString RulePresets::folder() const
{
    return u"presets/"_s + m_game;
}

QList<RulePreset> RulePresets::inSettings() const
{
    QList<RulePreset> presets;
    QSettings &file = Preferences::instance().file();
    file.beginGroup(folder());
    const QStringList keys = writtenKeys(file);
    for (const QString &key : keys) {
        file.beginGroup(key);
        QJsonObject all;
        const QStringList words = file.childKeys();
        for (const QString &word : words)
            all[word] = QJsonValue::fromVariant(file.value(word));
        file.endGroup();
        const QString name = all.take(u"name"_s).toString();
        if (const std::optional<RulePreset> preset = presetOf(name, all, key))
            presets << *preset;
    }
    file.endGroup();
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
        for (const RulePreset &preset : std::as_const(own)) {
            keys << preset.key;
            adopted << Store::Preset{.name = preset.name, .options = written(preset.options, preset.written)};
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
    return summaryOf(MatchSetup::instance().rules());
}

/// Only what the seats allow can be compared with what the page shows.
int RulePresets::fitting() const
{
    const MatchSetup &setup = MatchSetup::instance();
    const auto fits = [&setup](const RulePreset &preset) {
        return MatchSetup::allowed(preset.options, setup.seatCount()) == setup.rules();
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

bool RulePresets::write(RulePreset &preset) const
{
    preset.written = written(preset.options, preset.written);
    if (Store &store = Store::instance(); store.keeps()) {
        const qint64 id
            = store.keepPreset(m_game, {.id = preset.key.toLongLong(), .name = preset.name, .options = preset.written});
        preset.key = QString::number(id);
        return id != 0;
    }
    QSettings &file = Preferences::instance().file();
    file.beginGroup(folder());
    if (preset.key.isEmpty()) {
        const QStringList keys = writtenKeys(file);
        preset.key = QString::number(keys.isEmpty() ? 1 : keys.constLast().toInt() + 1);
    }
    file.beginGroup(preset.key);
    file.setValue(u"name"_s, preset.name);
    // What this version does not know lies there as it was.
    const QJsonObject known = written(preset.options, {});
    for (auto word = known.begin(); word != known.end(); ++word)
        file.setValue(word.key(), word.value().toVariant());
    file.endGroup();
    file.endGroup();
    file.sync();
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
        QSettings &file = Preferences::instance().file();
        file.remove(folder() + u'/' + preset(row).key);
        file.sync();
    }
    takeRow(row);
    follow();
    return true;
}
