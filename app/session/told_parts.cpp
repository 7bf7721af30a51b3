// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/told_parts.h"

#include <QAccessible>

namespace {

QAccessible::Role roleOf(QQuickItem *item)
{
    QAccessibleInterface *told = QAccessible::queryAccessibleInterface(item);
    return told != nullptr ? told->role() : QAccessible::NoRole;
}

void gather(QAccessibleInterface *node, QQuickItem *inside, const QRectF &place, QList<QQuickItem *> &parts)
{
    for (int index = 0; index < node->childCount(); ++index) {
        QAccessibleInterface *child = node->child(index);
        auto *item = child != nullptr ? qobject_cast<QQuickItem *>(child->object()) : nullptr;
        if (item == nullptr || !item->isVisible())
            continue;
        const QAccessible::Role role = child->role();
        const QPointF middle = item->mapToItem(inside, QPointF(item->width() / 2, item->height() / 2));
        if ((role == QAccessible::Heading || role == QAccessible::StaticText || role == QAccessible::Graphic)
            && place.contains(middle) && !child->text(QAccessible::Name).isEmpty())
            parts << item;
        gather(child, inside, place, parts);
    }
}

} // namespace

QList<QQuickItem *> ToldParts::within(QQuickItem *item, const QRectF &place)
{
    QList<QQuickItem *> parts;
    if (item != nullptr)
        if (QAccessibleInterface *node = QAccessible::queryAccessibleInterface(item))
            gather(node, item, place, parts);
    return parts;
}

bool ToldParts::isHeading(QQuickItem *item)
{
    return item != nullptr && roleOf(item) == QAccessible::Heading;
}
