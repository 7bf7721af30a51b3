// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QStringList>

/// The record of one match between the lower levels of the house, with these options ("tokens=1").
[[nodiscard]] QByteArray played(const QStringList &options, int seats, char seed = 'c');
