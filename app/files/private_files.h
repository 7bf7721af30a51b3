// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// What the game keeps is for the person alone: files of 0600 in folders of 0700.
namespace privacy {

/// From now on whatever this process makes is for its person alone. Before main() makes any.
void keepToOneself();

/// Takes others' rights from a folder that is ours alone and from the files in it, as far as they are this person's.
/// Links are not followed. What a file or folder grants the person stays as it is.
void setRight(const QString &folder);
/// The same for one file.
void setRightFile(const QString &path);

/// Makes a folder that is ours; gives 0, or the system's error (errno).
[[nodiscard]] int makeFolder(const QString &folder);
/// Makes a folder that the person asked for, with the rights that new folders had before keepToOneself(); false where
/// it is not there afterwards.
[[nodiscard]] bool makeFolderForOthers(const QString &folder);
/// Gives a file that the person saved the rights that new files had before keepToOneself().
void share(const QString &path);

} // namespace privacy
