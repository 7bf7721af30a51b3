// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A word of the glossary.
QtObject {
    required property string word
    required property string italian                          // what they say at the Italian table
    required property string text
}
