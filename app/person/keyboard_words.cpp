// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/keyboard_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace keyboard_words {

namespace {

/// The words of keys that have no letter.
struct KeyboardWords
{
    Q_DECLARE_TR_FUNCTIONS(KeyboardWords)

public:
    static QString ofRow(const QString &command)
    {
        static const QString monte = u"qwert"_s;
        if (command.front().isDigit())
            return tr("Your card %1; offer %1").arg(command);
        switch (monte.indexOf(command)) {
        case 0:
            return tr("First card in the middle; draw from the stock");
        case 1:
            return tr("Second card in the middle; take from the discard pile");
        case 2:
            return tr("Third card in the middle");
        case 3:
            return tr("Fourth card in the middle; start again");
        default:
            return tr("Fifth card in the middle; trumps");
        }
    }
    static QString ofWord(QChar command)
    {
        switch (command.unicode()) {
        case u'k':
            return tr("Knock; keep your cards; stop the bus");
        case u's':
            return tr("Stay; leave; discard");
        case u'c':
            return tr("Change your shirt; the open packet; check a match");
        case u'd':
            return tr("Draw a card; choose a deal");
        case u'b':
            return tr("The bets; the closed packet");
        case u'a':
            return tr("Agree to a bet; watch a match again");
        case u'h':
            return tr("The hint");
        case u'i':
            return tr("What lies in the middle");
        case u'u':
            return tr("Look through the discard pile; the last trick");
        case u'o':
            return tr("Your hand by suits or by ranks; open hands");
        case u'l':
            return tr("The log of all moves");
        case u'v':
            return tr("Review your moves; the view of a replay");
        case u'f':
            return tr("The figures of a replay; the Fool");
        case u'g':
            return tr("A signal in Knock!");
        case u'n':
            return tr("A new match, after the last");
        case u'm':
            return tr("All sounds off, or on again");
        case u'+':
            return tr("A replay goes faster");
        default:
            return tr("A replay goes slower");
        }
    }
    static QString ofExtra(const QString &command)
    {
        return command == u"enter" ? tr("One more Enter")
            : command == u"space"  ? tr("One more space bar")
            : command == u"esc"    ? tr("One more Esc")
            : command == u"tab"    ? tr("One more Tab")
            : command == u"left"   ? tr("One more arrow to the left")
            : command == u"right"  ? tr("One more arrow to the right")
                                   : tr("Take back; clear your selection");
    }
    /// As the house prints that key elsewhere.
    static QString nameOf(const QString &command)
    {
        return command == u"enter" ? tr("Enter", "a key")
            : command == u"space"  ? tr("Space", "a key")
            : command == u"esc"    ? tr("Esc", "a key")
            : command == u"tab"    ? tr("Tab", "a key")
            : command == u"left"   ? u"←"_s
            : command == u"right"  ? u"→"_s
                                   : tr("Ctrl+Z", "keys");
    }
};

QString labelOf(const QString &command, const key_plan::Places &places, const key_plan::Prints &prints)
{
    const auto place = places.find(command);
    return place == places.end() ? QString() : key_plan::label(command, place->second, prints);
}

} // namespace

QString meaning(const QString &command)
{
    if (key_plan::extras().contains(command))
        return KeyboardWords::ofExtra(command);
    const QChar letter = command.front();
    return letter.isDigit() || u"qwert"_s.contains(letter) ? KeyboardWords::ofRow(command)
                                                           : KeyboardWords::ofWord(letter);
}

QVariantMap labels(const key_plan::Places &places, const key_plan::Prints &prints)
{
    QVariantMap labels;
    for (const QString &command : key_plan::commands())
        labels[command.toUpper()] = labelOf(command, places, prints);
    const QString slower = labels[u"-"_s].toString();
    labels[u"−"_s] = slower == u"-" ? u"−"_s : slower; // a minus, where it is printed as one
    for (const QString &command : key_plan::extras())
        if (const QString label = labelOf(command, places, prints); !label.isEmpty())
            labels[KeyboardWords::nameOf(command)] = label;
    return labels;
}

QVariantList rows(const key_plan::Places &places, const key_plan::Places &own, const key_plan::Prints &prints)
{
    QVariantList rows;
    const key_plan::Places usual = key_plan::places(prints, {});
    const auto chosen = [&](const QString &command) {
        const auto place = own.find(command);
        const auto before = usual.find(command);
        return place != own.end() && (before == usual.end() || before->second != place->second);
    };
    for (const QString &command : key_plan::commands() + key_plan::extras())
        rows << QVariantMap{{u"command"_s, command},
                            {u"words"_s, meaning(command)},
                            {u"label"_s, labelOf(command, places, prints)},
                            {u"own"_s, chosen(command)}};
    return rows;
}

} // namespace keyboard_words
