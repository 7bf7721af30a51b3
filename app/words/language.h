// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>

/// The language that the program speaks. Whoever keeps text that was made in C++ makes it anew on changed().
class Language : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static Language &instance();

    /// "en" or "it", or "system" for the desktop's first language that is one of them, else English.
    void choose(const QString &language);
    /// "en" or "it": what is spoken now.
    [[nodiscard]] QString spoken() const { return m_spoken; }
    /// For numbers and money, in the language spoken.
    [[nodiscard]] QLocale locale() const { return QLocale(m_spoken); }

Q_SIGNALS:
    void changed();

private:
    Language() = default;

    QString m_spoken;
    QTranslator m_translator;
    QTranslator m_qtWords; ///< what Qt itself says, where its translations are installed
};
