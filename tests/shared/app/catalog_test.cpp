// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/entry.h"
#include "sandbox.h"
#include "words/language.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// All that a game says of itself to whoever chooses it, each under a name.
QMap<QString, QString> saidOf(const CatalogEntry &entry)
{
    const GameInfo &info = entry.info();
    const GameOffer offer = entry.offer();
    QMap<QString, QString> said{
        {u"title"_s, offer.title},     {u"line"_s, offer.line},
        {u"bill"_s, offer.bill},       {u"about"_s, offer.about},
        {u"pack"_s, offer.pack.title}, {u"colour"_s, offer.pack.colour},
        {u"face"_s, offer.pack.face},  {u"pool"_s, entry.pool(info.options.usual(), info.seating.usual)}};
    for (std::size_t place = 0; place < info.options.size(); ++place) {
        const OptionWords words = entry.option(place, info.seating.usual);
        const QString key = keyOf(info.options[place]);
        said.insert(key, words.name);
        said.insert(key + u" why"_s, words.why);
        for (qsizetype value = 0; value < words.values.size(); ++value)
            said.insert(u"%1 %2"_s.arg(key).arg(value), words.values[value]);
    }
    int row = 0;
    for (const NamedRules &preset : entry.presets()) {
        said.insert(u"preset %1"_s.arg(row), preset.name);
        said.insert(u"rules %1"_s.arg(row++), entry.rules(preset.values));
    }
    return said;
}

} // namespace

/// What menus, the shelf and the New match page take from every game of the list.
class CatalogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void cleanup() { Language::instance().choose(u"en"_s); }

    void theListIsOne()
    {
        QStringList named;
        for (const CatalogEntry *entry : catalog::entries()) {
            named << entry->info().name;
            QCOMPARE(&catalog::entry(entry->info().name), entry);
        }
        QCOMPARE(named, catalog::seatedNames());
        QCOMPARE(catalog::findEntry(u"none of the house"_s), nullptr);
        QCOMPARE(QSet<QString>(named.begin(), named.end()).size(), named.size());
    }

    void nothingIsLeftUnsaid_data() { everyGame(); }
    void nothingIsLeftUnsaid()
    {
        QFETCH(const QString, game);
        const CatalogEntry &entry = catalog::entry(game);
        Language::instance().choose(u"en"_s);
        const QMap<QString, QString> english = saidOf(entry);
        Language::instance().choose(u"it"_s);
        const QMap<QString, QString> italian = saidOf(entry);
        QCOMPARE(italian.keys(), english.keys());
        int same = 0;
        for (auto each = english.begin(); each != english.end(); ++each) {
            QVERIFY2(!each->trimmed().isEmpty(), qPrintable(each.key()));
            QVERIFY2(!italian[each.key()].trimmed().isEmpty(), qPrintable(each.key()));
            same += *each == italian[each.key()] ? 1 : 0;
        }
        for (const QString &key : {u"line"_s, u"bill"_s, u"about"_s, u"pool"_s, u"preset 0"_s})
            QVERIFY2(english[key] != italian[key], qPrintable(key));
        // Names of games and packs, colours and numbers are the same in both.
        QVERIFY2(2 * same < english.size(), qPrintable(QString::number(same)));
    }

    void whatIsOfferedCanBePlayed_data() { everyGame(); }
    void whatIsOfferedCanBePlayed()
    {
        QFETCH(const QString, game);
        const CatalogEntry &entry = catalog::entry(game);
        const GameInfo &info = entry.info();
        QCOMPARE(entry.offer().faces.size(), 3);
        QVERIFY(entry.offer().minutes > 0 && entry.offer().pack.cards > 0);
        const auto presets = entry.presets();
        QVERIFY(!presets.empty());
        QCOMPARE(presets.front().values, info.options.usual());
        QSet<QString> names;
        for (const NamedRules &preset : presets) {
            names << preset.name;
            QCOMPARE(info.options.offered(preset.values, info.seating.usual), preset.values);
        }
        QCOMPARE(std::size_t(names.size()), presets.size());
    }

    /// Whether they load is seen by tst_texts.qml, which turns every page.
    void itHasChaptersInTheBooklet_data() { everyGame(); }
    void itHasChaptersInTheBooklet()
    {
        QFETCH(const QString, game);
        const QString type = game.left(1).toUpper() + game.mid(1);
        QVERIFY(QStringLiteral(CHAPTERS).split(u' ').contains(u"games/%1/%2Chapters.qml"_s.arg(game, type)));
    }

private:
    static void everyGame()
    {
        QTest::addColumn<QString>("game");
        for (const QString &game : catalog::seatedNames())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
};

SANDBOXED_TEST_MAIN(CatalogTest)

#include "catalog_test.moc"
