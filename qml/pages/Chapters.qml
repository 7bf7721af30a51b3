// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The chapters of a game's rules in their order. Each game has its own, qml/games/<game>/<Game>Chapters.qml: a file, because
// Qt 6.4 cannot load bound components in a Loader.
QtObject {
    property list<string> names                               // "short" first
    property list<string> titles
    property list<Component> contents
    // Which one is opened for a moment of a match that has no chapter of its name.
    property var instead: ({ choice: "deal", restart: "showdown", knock: "turn", declaration: "ranking", showdown: "ranking", over: "tokens" })
    // For the plates at the ends of chapters: from which pack they are, the hands ("AD AC AS"), and what is said below
    // where it is not what the house says.
    required property string pack
    required property list<string> plates
    property list<string> sayings

    function fitting(moment: string): string { return Array.from(names).includes(moment) ? moment : instead[moment] ?? "short" }
}
