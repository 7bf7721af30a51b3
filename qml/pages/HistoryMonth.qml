// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The heading of a month in the ledger of matches.
Item {
    id: root
    required property string section
    width: (ListView.view?.width ?? 0) - Theme.m
    height: words.height + Theme.base * 0.5
    SettingsGroup { id: words; x: Theme.s; y: Theme.base * 0.35; width: root.width - Theme.s; title: root.section }
}
