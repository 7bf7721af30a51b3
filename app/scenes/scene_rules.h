// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "scenes/scene.h"

#include <QCoreApplication>
#include <QList>

/// A moment under the name that a scene writes.
struct NamedMoment
{
    QString name;
    SceneMoment moment;
};

/// What the games do not share of a scene; each has one of these in its own room.
template<class G>
struct SceneRules;
