// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/key_plan.h"

#include "person/key_place.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace key_plan {

namespace {

const QStringList inRows{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s, u"7"_s,
                         u"8"_s, u"9"_s, u"q"_s, u"w"_s, u"e"_s, u"r"_s, u"t"_s};
const QStringList ofWords{u"k"_s, u"s"_s, u"c"_s, u"d"_s, u"b"_s, u"a"_s, u"h"_s, u"i"_s, u"u"_s,
                          u"o"_s, u"l"_s, u"v"_s, u"f"_s, u"g"_s, u"n"_s, u"m"_s, u"+"_s, u"-"_s};

QString nameOf(const KeyPlace &place)
{
    return QString::fromLatin1(place.name);
}

/// Lays commands on places, none on two and none on one where another lies.
class Laying
{
public:
    explicit Laying(const Prints &prints)
        : m_prints(prints)
    {
    }

    bool lay(const QString &command, const QString &place)
    {
        if (place.isEmpty() || m_places.contains(command) || m_taken.contains(place))
            return false;
        m_places[command] = place;
        m_taken.insert(place);
        return true;
    }
    void layWherePrinted(const QString &command, bool shifted)
    {
        for (const KeyPlace &place : KeyPlace::all())
            if (printed(place, shifted) == command && lay(command, nameOf(place)))
                return;
    }
    void layWhereUsual(const QString &command)
    {
        for (const KeyPlace &place : KeyPlace::all())
            if (place.plain == command.front() || place.shifted == command.front())
                lay(command, nameOf(place));
    }
    void layAnywhere(const QString &command)
    {
        for (const KeyPlace &place : KeyPlace::all())
            if (nameOf(place) != u"less" && lay(command, nameOf(place))) // not every keyboard has that key
                return;
    }
    [[nodiscard]] Places places() const { return m_places; }

private:
    [[nodiscard]] QString printed(const KeyPlace &place, bool shifted) const
    {
        const auto print = m_prints.find(nameOf(place));
        if (print == m_prints.end())
            return {};
        return shifted ? print->second.shifted : print->second.plain;
    }

    const Prints &m_prints;
    Places m_places;
    std::set<QString> m_taken;
};

QString upper(const QString &letter)
{
    const QString large = letter.toUpper();
    return large.size() == letter.size() ? large : letter; // ß has no large one
}

} // namespace

const QStringList &commands()
{
    static const QStringList all = inRows + ofWords;
    return all;
}

const QStringList &extras()
{
    static const QStringList all{u"enter"_s, u"space"_s, u"esc"_s, u"tab"_s, u"left"_s, u"right"_s, u"back"_s};
    return all;
}

bool isKnown(const QString &command)
{
    return commands().contains(command) || extras().contains(command);
}

Prints usualPrints()
{
    Prints prints;
    for (const KeyPlace &place : KeyPlace::all())
        prints[nameOf(place)] = {.plain = QChar(place.plain), .shifted = QChar(place.shifted)};
    return prints;
}

Places places(const Prints &prints, const Places &own)
{
    Laying laying(prints);
    for (const auto &[command, place] : own)
        if (isKnown(command) && KeyPlace::named(place) != nullptr)
            laying.lay(command, place);
    for (const QString &command : inRows)
        laying.layWhereUsual(command);
    for (const bool shifted : {false, true})
        for (const QString &command : ofWords)
            laying.layWherePrinted(command, shifted);
    // Letters that the keyboard does not print, or only where a card's key lies.
    for (const QString &command : ofWords)
        laying.layWhereUsual(command);
    for (const QString &command : commands())
        laying.layAnywhere(command);
    return laying.places();
}

QString label(const QString &command, const QString &place, const Prints &prints)
{
    const auto print = prints.find(place);
    if (print != prints.end() && (print->second.plain == command || print->second.shifted == command))
        return upper(command);
    if (print != prints.end() && !print->second.plain.isEmpty())
        return upper(print->second.plain);
    const KeyPlace *const usual = KeyPlace::named(place);
    return usual == nullptr ? QString() : upper(QChar(usual->plain));
}

QString placePrinting(const QString &letter, const Prints &prints)
{
    for (const bool shifted : {false, true})
        for (const auto &[place, print] : prints)
            if ((shifted ? print.shifted : print.plain) == letter)
                return place;
    for (const KeyPlace &place : KeyPlace::all())
        if (letter == QChar(place.plain) || letter == QChar(place.shifted))
            return nameOf(place);
    return {};
}

// What a match cannot do without lies where the hand is, and has its
// place by name, since letters lie elsewhere on other keyboards.
const Places &leftHand()
{
    static const Places hand{
        {u"1"_s, u"1"_s},     {u"2"_s, u"2"_s},    {u"3"_s, u"3"_s},     {u"4"_s, u"4"_s}, {u"5"_s, u"5"_s},
        {u"q"_s, u"q"_s},     {u"w"_s, u"w"_s},    {u"e"_s, u"e"_s},     {u"r"_s, u"r"_s}, {u"t"_s, u"t"_s},
        {u"a"_s, u"a"_s},     {u"s"_s, u"s"_s},    {u"d"_s, u"d"_s},     {u"c"_s, u"c"_s}, {u"b"_s, u"b"_s},
        {u"k"_s, u"z"_s},     {u"h"_s, u"x"_s},    {u"enter"_s, u"g"_s}, {u"f"_s, u"h"_s}, {u"g"_s, u"k"_s},
        {u"right"_s, u"f"_s}, {u"left"_s, u"v"_s}, {u"v"_s, u"j"_s},
    };
    return hand;
}

const Places &rightHand()
{
    static const Places hand{
        {u"1"_s, u"6"_s},
        {u"2"_s, u"7"_s},
        {u"3"_s, u"8"_s},
        {u"4"_s, u"9"_s},
        {u"5"_s, u"0"_s},
        {u"q"_s, u"y"_s},
        {u"w"_s, u"u"_s},
        {u"e"_s, u"i"_s},
        {u"r"_s, u"o"_s},
        {u"t"_s, u"p"_s},
        {u"k"_s, u"k"_s},
        {u"h"_s, u"h"_s},
        {u"l"_s, u"l"_s},
        {u"n"_s, u"n"_s},
        {u"m"_s, u"m"_s},
        {u"s"_s, u"j"_s},
        {u"c"_s, u"semicolon"_s},
        {u"d"_s, u"comma"_s},
        {u"b"_s, u"period"_s},
        {u"a"_s, u"apostrophe"_s},
        {u"esc"_s, u"bracketleft"_s},
        {u"tab"_s, u"slash"_s},
        {u"back"_s, u"bracketright"_s},
        {u"u"_s, u"minus"_s},
        {u"o"_s, u"equal"_s},
        {u"i"_s, u"backslash"_s},
        {u"6"_s, u"1"_s},
        {u"7"_s, u"2"_s},
        {u"8"_s, u"3"_s},
        {u"9"_s, u"4"_s},
    };
    return hand;
}

Places read(const QStringList &written)
{
    Places own;
    std::set<QString> taken;
    for (const QString &entry : written) {
        const qsizetype colon = entry.indexOf(u':');
        const QString command = entry.left(colon);
        const QString place = entry.mid(colon + 1);
        if (colon > 0 && isKnown(command) && KeyPlace::named(place) != nullptr && !own.contains(command)
            && taken.insert(place).second)
            own[command] = place;
    }
    return own;
}

QStringList written(const Places &own)
{
    QStringList entries;
    for (const auto &[command, place] : own)
        entries << command + u':' + place;
    return entries;
}

} // namespace key_plan
