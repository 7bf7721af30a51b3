// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "seen_items.h"

using namespace Qt::StringLiterals;

void forEachSeen(QQuickItem *root, const std::function<void(QQuickItem *)> &visit)
{
    if (!root->isVisible() || root->opacity() < 0.02)
        return;
    visit(root);
    const auto children = root->childItems();
    for (QQuickItem *child : children)
        forEachSeen(child, visit);
}

QString pathOf(const QQuickItem *item)
{
    QStringList names;
    for (const QQuickItem *up = item; up != nullptr && names.size() < 5; up = up->parentItem()) {
        const QString type = QString::fromLatin1(up->metaObject()->className()).section(u"_QMLTYPE"_s, 0, 0);
        names.prepend(up->objectName().isEmpty() ? type : type + u'#' + up->objectName());
    }
    return names.join(u'/');
}
