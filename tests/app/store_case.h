// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox.h"
#include "store/store.h"
#include "words/language.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>

/// A test of what is kept: each case begins in English, with an empty folder for the store, which is closed at its end.
class StoreCase : public QObject
{
    Q_OBJECT

protected:
    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    static void initTestCase()
    {
        Sandbox::enter();
        Language::instance().choose(QStringLiteral("en"));
    }

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void cleanup()
    {
        Store::instance().close();
        Language::instance().choose(QStringLiteral("en"));
    }
};
