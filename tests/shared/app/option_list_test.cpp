// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/table_options.h"
#include "catalog/catalog.h"
#include "catalog/known_games.h"
#include "game/random.h"
#include "records/option_json.h"
#include "setup/written_rules.h"

#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using game::OptionInfo;

namespace {

constexpr std::int64_t mostTried = 12;

/// The values that are tried of an option: all, or the first, some and the last.
std::vector<std::int64_t> triedOf(const OptionInfo &option)
{
    std::vector<std::int64_t> values;
    for (std::int64_t value = option.least; value <= std::min(option.most, option.least + mostTried); ++value)
        values.push_back(value);
    if (values.back() != option.most)
        values.push_back(option.most);
    return values;
}

} // namespace

/// The lists of house rules, of every game: what is made from them can rely on these.
class OptionListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGame_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo &game : catalog::games())
            QTest::addRow("%s", qPrintable(game.name)) << game.name;
    }
    void everyGame()
    {
        QFETCH(const QString, game);
        const GameInfo &info = *catalog::find(game);
        QSet<QString> keys;
        for (std::size_t place = 0; place < info.options.size(); ++place) {
            const OptionInfo &option = info.options[place];
            QVERIFY(!keys.contains(keyOf(option)));
            keys << keyOf(option);
            QCOMPARE(info.options.find(keyOf(option)), place);
            QVERIFY(option.least <= option.mostOffered && option.mostOffered <= option.most && option.step > 0);
            const std::int64_t usual = info.options.usual()[place];
            for (int seats = info.seating.fewest; seats <= info.seating.most; ++seats)
                QCOMPARE(option.fitted(usual, seats), usual);
            if (option.kind == OptionInfo::Kind::choice)
                QCOMPARE(option.most, std::int64_t(option.values.size()) - 1);
            for (const std::int64_t value : triedOf(option))
                QCOMPARE(readValue(option, writtenValue(option, value)), value);
            QVERIFY(!readValue(option, u"neither this nor that"_s));
        }
        QVERIFY(!info.options.find(u"nothing"_s));
        QVERIFY(info.seating.fewest <= info.seating.usual && info.seating.usual <= info.seating.most);
        QVERIFY(info.seating.fewest >= game::fewestSeats && info.seating.most <= game::maxSeats);
    }

    /// In the game's own options, as values, and as a record writes them.
    void everyValueComesBack() { tryAll(KnownGames()); }

    void whatIsOfferedCanBePlayed_data() { everyGame_data(); }
    void whatIsOfferedCanBePlayed()
    {
        QFETCH(const QString, game);
        const GameInfo &info = *catalog::find(game);
        for (int seats = info.seating.fewest; seats <= info.seating.most; ++seats)
            for (std::size_t place = 0; place < info.options.size(); ++place)
                for (const std::int64_t wish :
                     {std::int64_t(-5), std::int64_t(1), std::int64_t(2), std::int64_t(1) << 40}) {
                    OptionValues values = info.options.usual();
                    values[place] = wish;
                    const OptionValues offered = info.options.offered(values, seats);
                    QVERIFY(offered[place] >= info.options[place].least);
                    QVERIFY(offered[place] <= info.options[place].mostOffered);
                    QCOMPARE(info.options.offered(offered, seats), offered);
                    JsonReader reader(record::written(info.options, offered, seats));
                    static_cast<void>(record::readValues(reader, info.options, info.seating, seats));
                    QVERIFY2(!reader.failed(), qPrintable(reader.firstFault()));
                }
    }

    /// Random rules come back from a record, from settings and presets, and from the arena's command line.
    void randomRulesComeBack_data() { everyGame_data(); }
    void randomRulesComeBack()
    {
        QFETCH(const QString, game);
        const GameInfo &info = *catalog::find(game);
        const OptionList &list = info.options;
        game::Random random(11);
        for (int table = 0; table < 300; ++table) {
            const int seats = info.seating.fewest
                + static_cast<int>(random.below(
                    static_cast<std::uint32_t>(info.seating.most - info.seating.fewest + 1)));
            OptionValues values = list.usual();
            for (std::size_t place = 0; place < list.size(); ++place) {
                const auto range = static_cast<std::uint32_t>(list[place].most - list[place].least + 1);
                values[place] = list[place].fitted(list[place].least + random.below(range), seats);
            }
            OptionValues played = values;
            for (std::size_t place = 0; place < list.size(); ++place)
                played[place] = list[place].inPlay(values[place], seats);
            JsonReader reader(record::written(list, values, seats));
            QCOMPARE(record::readValues(reader, list, info.seating, seats), played);
            QVERIFY2(!reader.failed(), qPrintable(reader.firstFault()));
            QCOMPARE(written_rules::read(written_rules::written(list, values, {}), list), values);
            OptionValues asked = list.usual();
            for (std::size_t place = 0; place < list.size(); ++place) {
                const QString assignment = keyOf(list[place]) + u'=' + writtenValue(list[place], values[place]);
                QCOMPARE(arena::setOption(info, asked, assignment), QString());
            }
            QCOMPARE(asked, values);
        }
    }

    /// Settings of a first start name no rule.
    void whatIsNotWrittenIsUsual_data() { everyGame_data(); }
    void whatIsNotWrittenIsUsual()
    {
        QFETCH(const QString, game);
        const OptionList &list = catalog::find(game)->options;
        QCOMPARE(written_rules::read({}, list), list.usual());
        QJsonObject nonsense = written_rules::written(list, list.usual(), {});
        for (const QString &key : nonsense.keys())
            nonsense[key] = u"neither this nor that"_s;
        QCOMPARE(written_rules::read(nonsense, list), list.usual());
    }

    void recordsNameEveryRule_data() { everyGame_data(); }
    void recordsNameEveryRule()
    {
        QFETCH(const QString, game);
        const GameInfo &info = *catalog::find(game);
        const QJsonObject whole = record::written(info.options, info.options.usual(), 3);
        const QStringList keys = whole.keys();
        for (const QString &key : keys) {
            QJsonObject lacking = whole;
            lacking.remove(key);
            JsonReader reader(lacking);
            static_cast<void>(record::readValues(reader, info.options, info.seating, 3));
            if (info.options[*info.options.find(key)].mayLack)
                QVERIFY2(!reader.failed(), qPrintable(reader.firstFault()));
            else
                QVERIFY2(reader.firstFault().contains(key), qPrintable(reader.firstFault()));
        }
    }

    /// A rule that is younger than some records.
    void oneThatMayLackIsTheUsual()
    {
        const OptionList &list = OptionList::of<Young>();
        JsonReader silent(QJsonObject{});
        QCOMPARE(record::readValues(silent, list, {}, 2), OptionValues{2});
        QVERIFY(!silent.failed());
        JsonReader wrong(QJsonObject{{u"jokers"_s, 9}});
        static_cast<void>(record::readValues(wrong, list, {}, 2));
        QVERIFY(wrong.failed());
    }

private:
    template<class... Games>
    static void tryAll(GameList<Games...> /*games*/)
    {
        (tryGame<Games>(), ...);
    }
    template<class G>
    static void tryGame()
    {
        std::size_t place = 0;
        for (const auto &option : G::optionList()) {
            for (const std::int64_t value : triedOf(option)) {
                typename G::Options options;
                option.set(options, value);
                QCOMPARE(option.get(options), value);
                QCOMPARE(valuesOf<G>(options)[place], value);
                QCOMPARE(valuesOf<G>(optionsOf<G>(valuesOf<G>(options))), valuesOf<G>(options));
                const int seats = G::seating.fewest;
                JsonReader reader(record::written<G>(options, seats));
                QCOMPARE(valuesOf<G>(record::readOptions<G>(reader, seats))[place], option.inPlay(value, seats));
                QVERIFY2(!reader.failed(), qPrintable(reader.firstFault()));
            }
            ++place;
        }
    }

    /// What of a game a list needs.
    struct Young
    {
        struct Options
        {
            int jokers = 2;
        };
        static std::span<const game::Option<Options>> optionList()
        {
            static const std::array list{game::Option<Options>{
                {.key = "jokers", .kind = OptionInfo::Kind::number, .most = 4, .mayLack = true},
                [](const Options &options) { return std::int64_t{options.jokers}; },
                [](Options &options, std::int64_t value) { options.jokers = static_cast<int>(value); }}};
            return list;
        }
    };
};

QTEST_APPLESS_MAIN(OptionListTest)
#include "option_list_test.moc"
