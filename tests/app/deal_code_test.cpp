// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "deals/deal_code.h"

#include "catalog/entry.h"
#include "deals/code_bits.h"
#include "match/fair_shuffle.h"
#include "words/language.h"

#include "sandbox.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

int drawn(QRandomGenerator &random, int least, int most)
{
    return static_cast<int>(random.bounded(least, most + 1));
}

OptionValues drawnRules(QRandomGenerator &random, const GameInfo &info, int seats)
{
    OptionValues rules;
    for (const game::OptionInfo *option : info.options.all()) {
        const auto wide = static_cast<quint64>(option->most - option->least) + 1;
        const auto value = option->least + static_cast<std::int64_t>(random.generate64() % wide);
        rules.push_back(option->fitted(value, seats));
    }
    return rules;
}

SeatSetupModel::Entry drawnGuest(QRandomGenerator &random, int seat)
{
    SeatSetupModel::Entry guest = SeatSetupModel::usual(seat);
    guest.level = opponents::levels[random.bounded(static_cast<quint32>(opponents::levels.size()))];
    if (random.bounded(2) == 0)
        guest.portrait = SeatSetupModel::portraitAfter(guest.portrait, drawn(random, 0, game::maxSeats));
    static const QStringList names{u"Zia Pina"_s, u"Ùgo"_s, u"Øystein"_s, u"王小明"_s, u"abcdefghijklmnop"_s};
    if (random.bounded(3) == 0)
        guest.name = names[static_cast<qsizetype>(random.bounded(static_cast<quint32>(names.size())))];
    return guest;
}

Deal drawnDeal(QRandomGenerator &random)
{
    const QStringList games = catalog::seatedNames();
    const GameInfo &info = *catalog::find(games[random.bounded(static_cast<int>(games.size()))]);
    const int seats = drawn(random, info.seating.fewest, info.seating.most);
    Deal deal{.game = info.name, .rules = info.options.usual(), .seats = {SeatSetupModel::usual(0)}};
    const bool usual = random.bounded(4) == 0;
    for (int seat = 1; seat < seats; ++seat)
        deal.seats.push_back(usual ? SeatSetupModel::usual(seat) : drawnGuest(random, seat));
    if (random.bounded(4) != 0)
        deal.rules = drawnRules(random, info, seats);
    if (random.bounded(2) == 0) {
        deal.number = random.bounded(deals::highestNumber);
        deal.seed = deals::seedOf(deal.game, *deal.number);
    } else {
        for (int byte = 0; byte < FairShuffle::seedBytes; ++byte)
            deal.seed += static_cast<char>(random.bounded(256));
    }
    return deal;
}

bool isRefused(const QString &code)
{
    return std::holds_alternative<QString>(deals::read(code));
}

Deal readBack(const QString &code)
{
    const auto read = deals::read(code);
    return std::holds_alternative<Deal>(read) ? std::get<Deal>(read) : Deal();
}

} // namespace

/// Codes of deals: whoever has one lays the same table, and no mistake passes for another deal.
class DealCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase() { Language::instance().choose(u"en"_s); }

    void anyTableComesBack()
    {
        QRandomGenerator random(1);
        for (int tries = 0; tries < 500; ++tries) {
            const Deal deal = drawnDeal(random);
            const auto code = deals::codeOf(deal);
            QVERIFY(code);
            QVERIFY2(readBack(*code) == deal, qPrintable(*code));
            QVERIFY(readBack(deals::shownCode(deal)) == deal);
        }
    }

    void anyWrongSignIsRefused()
    {
        const QString alphabet = u"0123456789ABCDEFGHJKMNPQRSTVWXYZ"_s;
        QRandomGenerator random(2);
        for (int tries = 0; tries < 8; ++tries) {
            const QString code = *deals::codeOf(drawnDeal(random));
            for (qsizetype at = 0; at < code.size(); ++at) {
                for (const QChar sign : alphabet) {
                    QString changed = code;
                    changed[at] = sign;
                    QCOMPARE(isRefused(changed), changed != code);
                }
                QString shorter = code;
                QVERIFY(isRefused(shorter.remove(at, 1)) || shorter == code);
            }
            for (qsizetype at = 1; at < code.size(); ++at) {
                QString exchanged = code;
                std::swap(exchanged[at - 1], exchanged[at]);
                QCOMPARE(isRefused(exchanged), exchanged != code);
            }
        }
    }

    void howItIsWrittenDoesNotMatter()
    {
        QRandomGenerator random(3);
        for (int tries = 0; tries < 50; ++tries) {
            const Deal deal = drawnDeal(random);
            const QString code = *deals::codeOf(deal);
            QString alike = deals::grouped(code).toLower();
            alike.replace(u'0', u'o').replace(u'1', tries % 2 == 0 ? u'l' : u'I').replace(u'-', u" – "_s);
            QVERIFY2(readBack(u"  "_s + alike + u"\n"_s) == deal, qPrintable(alike));
        }
    }

    /// What was sent once must be understood for good. The codes are those of a second program, made from
    /// CONTRIBUTING.md.
    void codesStayAsTheyAre()
    {
        const QString game = catalog::seatedNames().constFirst();
        QCOMPARE(deals::seedOf(game, 17).toHex(),
                 QByteArray("5caa9c95b08c4ebeacf54049ce3c2994c28e0f41d6917aa99d5894320ff093db"));
        Deal usual = deals::numbered(game, 17);
        QCOMPARE(deals::shownCode(usual), game + u"-17"_s);
        QCOMPARE(deals::grouped(*deals::codeOf(usual)), u"3QHE-F4G0-NGZ"_s);
        usual.seats[2].level = opponents::Level::expert;
        usual.seats[3].portrait = u"gino"_s;
        usual.rules[0] = 2;
        QCOMPARE(deals::shownCode(usual), u"3QH9-2W30-0000-0B4J-1H9M-JBS4-1A4V"_s);
        QVERIFY(readBack(u"3QH9-2W30-0000-0B4J-1H9M-JBS4-1A4V"_s) == usual);
    }

    void namesAndNumbersAreCodesToo()
    {
        const QStringList games = catalog::seatedNames();
        for (const QString &game : games) {
            const Deal deal = deals::numbered(game, 1234);
            for (const QString &typed : {game + u"-1234"_s, game + u" 1234"_s, u" "_s + game.toUpper() + u" #1234 "_s,
                                         game + u"1234"_s, game + u" 0001234"_s})
                QVERIFY2(readBack(typed) == deal, qPrintable(typed));
            const QString title = catalog::title(game);
            for (const QString &typed : {title + u" 1234"_s, title + u"-1234"_s})
                QVERIFY2(readBack(typed) == deal, qPrintable(typed));
            QVERIFY(isRefused(game));
            QVERIFY(isRefused(game + u" 12345678901"_s));
            QVERIFY(deals::seedOf(game, 1) != deals::seedOf(game, 2));
        }
        QVERIFY(deals::seedOf(games[0], 1) != deals::seedOf(games[1], 1));
    }

    /// In whatever language it is read.
    void gamesMayBeCalledAsInItaly()
    {
        for (const QString &language : {u"en"_s, u"it"_s}) {
            Language::instance().choose(language);
            for (const QString &typed : {u"trentuno-17"_s, u"Trentuno 17"_s, u"thirty-one-17"_s, u"Thirty One #17"_s})
                QVERIFY2(readBack(typed) == deals::numbered(u"thirtyone"_s, 17), qPrintable(typed));
        }
        Language::instance().choose(u"en"_s);
    }

    void whatIsNoCodeIsTold()
    {
        const auto why = [](const QString &typed) { return std::get<QString>(deals::read(typed)); };
        QVERIFY(why(u"hello, world"_s).startsWith(u"This code is not right"_s));
        QVERIFY(why(u"----"_s).startsWith(u"This code is not right"_s));
        QVERIFY(why(u"ABCD-EF…-XYZ"_s).contains(u"shortened"_s));
        QVERIFY(why(u"ABCD-EF...-XYZ"_s).contains(u"shortened"_s));
        for (const QString &typed : {u"tombola-99"_s, u"tombola 99"_s, u"tombola99"_s}) {
            const QString told = why(typed);
            QVERIFY2(told.startsWith(u"There is no game called “"_s) && told.contains(u"tombola"_s), qPrintable(told));
            for (const CatalogEntry *entry : catalog::entries())
                QVERIFY2(told.contains(entry->offer().title), qPrintable(told));
        }
        QVERIFY(why(QString(deals::longestCode + 1, u'A')).contains(u"too long"_s));
        deals::BitWriter later;
        later.put(2, 4);
        QVERIFY(why(deals::written(later.symbols())).contains(u"later version"_s));
        // Right as a text, but no table: all bits set, of every length.
        for (int length = 1; length < 200; ++length) {
            deals::BitWriter bits;
            bits.put(1, 4);
            for (int bit = 0; bit < length; ++bit)
                bits.flag(true);
            QVERIFY(isRefused(deals::written(bits.symbols())));
        }
    }

    void noiseIsNeverTakenForATable()
    {
        QRandomGenerator random(4);
        for (int tries = 0; tries < 20'000; ++tries) {
            QByteArray symbols;
            const int length = drawn(random, 1, 70);
            for (int symbol = 0; symbol < length; ++symbol)
                symbols += static_cast<char>(random.bounded(32));
            const auto read = deals::read(deals::written(symbols));
            if (const auto *deal = std::get_if<Deal>(&read))
                QCOMPARE(deals::read(*deals::codeOf(*deal)), read);
        }
    }

    void aProgramCannotBeSent()
    {
        Deal deal = deals::numbered(catalog::seatedNames().constFirst(), 3);
        deal.seats[1].program = true;
        QVERIFY(!deals::codeOf(deal));
        QCOMPARE(deals::shownCode(deal), QString());
    }

    void gamesAreToldApart()
    {
        QSet<QString> beginnings;
        const QStringList games = catalog::seatedNames();
        for (const QString &game : games)
            beginnings.insert(deals::codeOf(deals::numbered(game, 0))->left(3));
        QCOMPARE(beginnings.size(), games.size());
    }
};

SANDBOXED_TEST_MAIN(DealCodeTest)
#include "deal_code_test.moc"
