// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/saving.h"

#include "session/session.h"
#include "store/store.h"
#include "words/language.h"

#include <QDir>
#include <QQmlEngine>

Saving &Saving::instance()
{
    static Saving saving;
    return saving;
}

Saving *Saving::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

Saving::Saving()
{
    connect(&Store::instance(), &Store::troubleChanged, this, &Saving::changed);
    connect(&Session::instance(), &Session::continueTextChanged, this, &Saving::changed);
    connect(&Language::instance(), &Language::changed, this, &Saving::changed);
}

QString Saving::trouble() const
{
    if (m_without && !Store::instance().keeps())
        return {};
    const QString trouble = Store::instance().trouble();
    return trouble.isEmpty() ? Session::instance().continueFault() : trouble;
}

bool Saving::refused() const
{
    const Store &store = Store::instance();
    return !m_without && !store.keeps() && store.state() != Store::State::closed;
}

QString Saving::file()
{
    return QDir::toNativeSeparators(QDir(Store::usualFolder()).filePath(StoreFile::fileName()));
}

QString Saving::copy()
{
    const auto &copy = Store::instance().copy();
    return copy
        ? tr("Recover %n match(es) from the copy of %1", nullptr, copy->more).arg(StoreDamage::dayInWords(copy->day))
        : QString();
}

void Saving::takeCopy()
{
    Store::instance().takeCopy();
    Q_EMIT changed();
}

void Saving::leaveCopy()
{
    Store::instance().leaveCopy();
    Q_EMIT changed();
}

void Saving::tryAgain()
{
    Store::instance().open();
}

void Saving::playWithout()
{
    m_without = true;
    Q_EMIT changed();
}
