// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The chapters of a game's rules in their order. Each game has its own, qml/games/<game>/<Game>Chapters.qml: a file, because
// Qt 6.4 cannot load bound components in a Loader.
QtObject {
    property list<string> names                               // "short" first; others that the window opens are in Main.qml
    property list<string> titles
    property list<Component> contents
}
