// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "legibility.h"

#include <QQuickWindow>

using namespace Qt::StringLiterals;

namespace {

/// The part of the window that the item's ancestors let through, and whether one of them can be scrolled.
QRectF letThrough(const QQuickItem *item, bool &scrolls)
{
    QRectF area(0, 0, item->window()->width(), item->window()->height());
    scrolls = false;
    for (const QQuickItem *up = item->parentItem(); up != nullptr; up = up->parentItem()) {
        if (!up->clip())
            continue;
        scrolls = scrolls || up->inherits("QQuickFlickable");
        area &= up->mapRectToScene(QRectF(0, 0, up->width(), up->height()));
    }
    return area;
}

} // namespace

QString legibility::complaintAbout(QQuickItem *text)
{
    constexpr double slack = 1.5;
    const auto number = [text](const char *name) { return text->property(name).toDouble(); };
    if (text->property("text").toString().trimmed().isEmpty() || text->clip())
        return {};
    if (text->property("truncated").toBool())
        return u"is cut short"_s;
    if (number("contentWidth") > text->width() + slack)
        return u"is %1 wide in %2"_s.arg(number("contentWidth")).arg(text->width());
    if (number("contentHeight") > text->height() + slack + number("contentHeight") * 0.25)
        return u"is %1 high in %2"_s.arg(number("contentHeight")).arg(text->height());
    bool scrolls = false;
    const QRectF area = letThrough(text, scrolls);
    // The lines themselves, which may be fewer than the item is high.
    QRectF words(0, 0, number("contentWidth"), number("contentHeight"));
    const int across = text->property("effectiveHorizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    words.moveLeft(across & Qt::AlignRight         ? text->width() - words.width()
                       : across & Qt::AlignHCenter ? (text->width() - words.width()) / 2
                                                   : 0);
    words.moveTop(down & Qt::AlignBottom        ? text->height() - words.height()
                      : down & Qt::AlignVCenter ? (text->height() - words.height()) / 2
                                                : 0);
    const QRectF place = text->mapRectToScene(
        words.adjusted(slack, slack + words.height() * 0.1, -slack, -slack - words.height() * 0.1));
    if (scrolls || !place.intersects(area) || area.contains(place))
        return {};
    return u"sticks out"_s;
}
