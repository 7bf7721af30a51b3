// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/pronounce.h"

#include "words/language.h"
#include "words/phrases.h"

Pronounce::Pronounce(QObject *parent)
    : QObject(parent)
{
    connect(&Language::instance(), &Language::changed, this, &Pronounce::languageChanged);
}

QString Pronounce::card(const QString &face) const
{
    return Phrases::card(face);
}

QString Pronounce::cards(const QStringList &faces) const
{
    return Phrases::cards(faces);
}
