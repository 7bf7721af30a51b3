// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/desktop.h"

#include "person/settings_file.h"

#include <QFont>
#include <QGuiApplication>
#include <QScreen>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace desktop {

namespace {

/// Tests and measurements run without one, and what they would be told of fonts and screens is nobody's wish.
bool hasDesktop()
{
    return !QStringList{QString(), u"offscreen"_s, u"minimal"_s}.contains(QGuiApplication::platformName());
}

} // namespace

// Qt 6.4 does not tell of this wish. KDE keeps it in its own file, GNOME and the others in GTK's.
bool wantsLessMotion()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    const auto kde = SettingsFile::open(folder + u"/kdeglobals"_s, SettingsFile::For::reading);
    bool isNumber = false;
    if (kde->value(u"KDE/AnimationDurationFactor"_s).toDouble(&isNumber) == 0 && isNumber)
        return true;
    for (const QString &version : {u"gtk-4.0"_s, u"gtk-3.0"_s}) {
        const auto gtk = SettingsFile::open(folder + u'/' + version + u"/settings.ini"_s, SettingsFile::For::reading);
        const QString wish = gtk->value(u"Settings/gtk-enable-animations"_s).toString();
        if (wish == u"0" || wish.compare(u"false", Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

// Who has the desktop's print larger wants it larger here too. Where a desktop scales everything, Qt does that
// already.
int textSize(int smallest, int largest)
{
    // In points; Qt takes 9 where the desktop names none, GNOME has 11.
    constexpr double usualFont = 10;
    constexpr int step = 25;
    if (!hasDesktop())
        return smallest;
    const double times = QGuiApplication::font().pointSizeF() / usualFont;
    return qBound(smallest, static_cast<int>(std::lround(times * (100.0 / step))) * step, largest);
}

QSize fitted(QSize window)
{
    constexpr int title = 40;
    const QScreen *const screen = hasDesktop() ? QGuiApplication::primaryScreen() : nullptr;
    if (screen == nullptr)
        return window;
    const QSize room = screen->availableSize();
    // What a desktop puts round a window belongs to it.
    return {std::min(window.width(), room.width()), std::min(window.height(), room.height() - title)};
}

} // namespace desktop
