// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/key_plan.h"

#include "person/key_place.h"

#include <QTest>

#include <array>
#include <set>

using namespace Qt::StringLiterals;
using key_plan::Places;
using key_plan::Prints;

namespace {

/// What stands on the keys of a layout, in the order of KeyPlace::all(), by themselves and with Shift.
struct Board
{
    QString name;
    QString plain;
    QString shifted;
};

/// As xkb-data 2.35 has them; a blank where a key writes more than one letter.
const std::array boards = {
    // clang-format off
    Board{u"us"_s,
     u"qwertyuiopasdfghjklzxcvbnm1234567890;'[],./`\\-=<"_s,
     u"QWERTYUIOPASDFGHJKLZXCVBNM!@#$%^&*():\"{}<>?~|_+>"_s},
    Board{u"fr"_s,
     u"azertyuiopqsdfghjklwxcvbn,&é\"'(-è_çàmù^$;:!²*)=<"_s,
     u"AZERTYUIOPQSDFGHJKLWXCVBN?1234567890M%¨£./§~µ°+>"_s},
    Board{u"be"_s,
     u"azertyuiopqsdfghjklwxcvbn,&é\"'(§è!çàmù^$;:=²µ)-<"_s,
     u"AZERTYUIOPQSDFGHJKLWXCVBN?1234567890M%¨*./+³£°_>"_s},
    Board{u"cz"_s,
     u"qwertzuiopasdfghjklyxcvbnm+ěščřžýáíéů§ú),.-;¨=´\\"_s,
     u"QWERTZUIOPASDFGHJKLYXCVBNM1234567890\"!/(?:_˚'%ˇ|"_s},
    Board{u"ru"_s,
     u"йцукенгшщзфывапролдячсмить1234567890жэхъбю.ё\\-=/"_s,
     u"ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ!\"№;%:?*()ЖЭХЪБЮ,Ё/_+|"_s},
    Board{u"gr"_s,
     u";ςερτυθιοπασδφγηξκλζχψωβνμ1234567890´'[],./`\\-=«"_s,
     u":ΣΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ!@#$%^&*()¨\"{}<>?~|_+»"_s},
    Board{u"ara"_s,
     u"ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة1234567890كطجدوزظذ\\-=|"_s,
     u"ًٌَُﻹإ`÷×؛ٍِ][ﻷأـ،/~ْ}{ﻵآ'!@#$%^&*)(:\"<>,.؟ّ…_+¦"_s},
    Board{u"il"_s,
     u"/'קראטוןםפשדגכעיחלךזסבהנמצ1234567890ף,][תץ.;\\-=<"_s,
     u"QWERTYUIOPASDFGHJKLZXCVBNM!@#$%^&*)(:\"}{><?~|_+>"_s},
    Board{u"de"_s,
     u"qwertzuiopasdfghjklyxcvbnm1234567890öäü+,.-^#ß´<"_s,
     u"QWERTZUIOPASDFGHJKLYXCVBNM!\"§$%&/()=ÖÄÜ*;:_°'?`>"_s},
    Board{u"dvorak"_s,
     u"',.pyfgcrlaoeuidhtn;qjkxbm1234567890s-/=wvz`\\[]<"_s,
     u"\"<>PYFGCRLAOEUIDHTN:QJKXBM!@#$%^&*()S_?+WVZ~|{}>"_s},
    Board{u"it"_s,
     u"qwertyuiopasdfghjklzxcvbnm1234567890òàè+,.-\\ù'ì<"_s,
     u"QWERTYUIOPASDFGHJKLZXCVBNM!\"£$%&/()=ç°é*;:_|§?^>"_s},
    // clang-format on
};

Prints printsOf(const QString &name)
{
    Prints prints;
    for (const Board &board : boards)
        for (qsizetype at = 0; board.name == name && at < board.plain.size(); ++at) {
            const auto letter = [at](const QString &row) { return row[at] == u' ' ? QString() : QString(row[at]); };
            prints[QString::fromLatin1(KeyPlace::all()[std::size_t(at)].name)]
                = {.plain = letter(board.plain), .shifted = letter(board.shifted)};
        }
    return prints;
}

QString labelOn(const QString &name, const QString &command, const Places &own = {})
{
    const Prints prints = printsOf(name);
    return key_plan::label(command, key_plan::places(prints, own).at(command), prints);
}

void addBoards()
{
    QTest::addColumn<QString>("name");
    for (const Board &board : boards)
        QTest::addRow("%s", qPrintable(board.name)) << board.name;
}

} // namespace

class KeyPlanTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void givesEveryCommandAKeyOfItsOwn_data() { addBoards(); }
    static void givesEveryCommandAKeyOfItsOwn()
    {
        QFETCH(const QString, name);
        for (const Places &own : {Places(), key_plan::leftHand(), key_plan::rightHand(), Places{{u"k"_s, u"1"_s}}}) {
            const Places places = key_plan::places(printsOf(name), own);
            std::set<QString> taken;
            for (const QString &command : key_plan::commands()) {
                QVERIFY2(places.contains(command), qPrintable(command));
                QVERIFY2(taken.insert(places.at(command)).second, qPrintable(command));
                QVERIFY2(!labelOn(name, command, own).isEmpty(), qPrintable(command));
            }
        }
    }
    static void keepsCardsInARow_data() { addBoards(); }
    static void keepsCardsInARow()
    {
        QFETCH(const QString, name);
        const Places places = key_plan::places(printsOf(name), {});
        for (const QString &command : {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"9"_s, u"q"_s, u"w"_s, u"e"_s, u"r"_s, u"t"_s})
            QCOMPARE(places.at(command), command);
        QCOMPARE(labelOn(name, u"3"_s), u"3"_s); // the French too have it on the key
    }
    static void goesByWhatIsPrinted_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("label");
        const auto row = [](const char *name, const char *command, const char *place, const QString &label) {
            QTest::addRow("%s %s", name, command)
                << QString::fromLatin1(name) << QString::fromLatin1(command) << QString::fromLatin1(place) << label;
        };
        row("us", "k", "k", u"K"_s);
        row("us", "+", "equal", u"+"_s);
        row("it", "l", "l", u"L"_s);
        row("fr", "m", "semicolon", u"M"_s);
        row("fr", "q", "q", u"A"_s);
        row("fr", "w", "w", u"Z"_s);
        row("fr", "a", "a", u"Q"_s); // that of the A is a card's
        row("be", "-", "equal", u"-"_s);
        row("cz", "2", "2", u"2"_s);
        row("de", "k", "k", u"K"_s);
        row("ru", "k", "k", u"Л"_s);
        row("ru", "q", "q", u"Й"_s);
        row("gr", "h", "h", u"Η"_s);
        row("ara", "s", "s", u"س"_s);
        row("il", "l", "l", u"ך"_s);
        row("il", "w", "w", u"'"_s);
        row("dvorak", "k", "v", u"K"_s);
        row("dvorak", "s", "semicolon", u"S"_s);
        row("dvorak", "e", "e", u"."_s);
        row("dvorak", "a", "a", u"A"_s);
    }
    static void goesByWhatIsPrinted()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, command);
        QFETCH(const QString, place);
        QFETCH(const QString, label);
        QCOMPARE(key_plan::places(printsOf(name), {}).at(command), place);
        QCOMPARE(labelOn(name, command), label);
    }
    static void holdsWhatThePersonChose()
    {
        const Places own{{u"h"_s, u"j"_s}, {u"enter"_s, u"k"_s}};
        const Places places = key_plan::places(printsOf(u"dvorak"_s), own);
        QCOMPARE(places.at(u"h"_s), u"j"_s);
        QCOMPARE(places.at(u"enter"_s), u"k"_s);
        QVERIFY(!places.contains(u"esc"_s));
        QCOMPARE(labelOn(u"ru"_s, u"h"_s, own), u"О"_s);
    }
    static void knowsKeysByTheirNumbers()
    {
        for (const KeyPlace &place : KeyPlace::all()) {
            QCOMPARE(KeyPlace::ofCode(place.code), &place);
            QCOMPARE(KeyPlace::ofMac(place.mac), &place);
            QCOMPARE(KeyPlace::named(QString::fromLatin1(place.name)), &place);
        }
        QCOMPARE(KeyPlace::ofCode(28), nullptr); // Enter
    }
    static void readsWhatMakesSense()
    {
        const Places own{{u"k"_s, u"z"_s}, {u"+"_s, u"semicolon"_s}};
        QCOMPARE(key_plan::read(key_plan::written(own)), own);
        QVERIFY(key_plan::read({u""_s, u":"_s, u"k"_s, u"k:"_s, u":k"_s, u"kk:z"_s, u"k:return"_s}).empty());
        const Places once{{u"k"_s, u"z"_s}};
        QCOMPARE(key_plan::read({u"k:z"_s, u"h:z"_s, u"k:x"_s}), once);
    }
    static void laysAMatchUnderOneHand()
    {
        const QString left = u"12345qwertasdfgzxcvb"_s;
        const QStringList right
            = u"6 7 8 9 0 minus equal y u i o p bracketleft bracketright backslash h j k l semicolon "
              "apostrophe n m comma period slash"_s.split(u' ');
        for (const QString &command : u"1 2 3 4 5 q w e r t k s c d b a h"_s.split(u' ')) {
            QVERIFY2(left.contains(key_plan::leftHand().at(command)), qPrintable(command));
            QVERIFY2(right.contains(key_plan::rightHand().at(command)), qPrintable(command));
        }
        // Enter and the arrows lie to the right of a keyboard, Tab and Esc to its left.
        for (const QString &command : {u"enter"_s, u"left"_s, u"right"_s})
            QVERIFY(left.contains(key_plan::leftHand().at(command)));
        for (const QString &command : {u"esc"_s, u"tab"_s, u"back"_s})
            QVERIFY(right.contains(key_plan::rightHand().at(command)));
    }
};

QTEST_GUILESS_MAIN(KeyPlanTest)
#include "key_plan_test.moc"
