// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "told_nodes.h"

#include "audit.h"

using namespace Qt::StringLiterals;

namespace {

bool sinks(const QQuickItem *item)
{
    for (; item != nullptr; item = item->parentItem())
        if (!item->isVisible() || item->opacity() < 0.02)
            return true;
    return false;
}

} // namespace

QQuickItem *itemOf(QAccessibleInterface *node)
{
    return qobject_cast<QQuickItem *>(node->object());
}

void forEachNode(QAccessibleInterface *node, const std::function<void(QAccessibleInterface *)> &visit)
{
    const QQuickItem *item = itemOf(node);
    if (item != nullptr && sinks(item))
        return;
    visit(node);
    for (int index = 0; index < node->childCount(); ++index)
        if (QAccessibleInterface *child = node->child(index))
            forEachNode(child, visit);
}

void forEachNode(QQuickWindow *window, const std::function<void(QAccessibleInterface *)> &visit)
{
    if (QAccessibleInterface *root = QAccessible::queryAccessibleInterface(window))
        for (int index = 0; index < root->childCount(); ++index)
            if (QAccessibleInterface *child = root->child(index))
                forEachNode(child, visit);
}

QString name(QAccessibleInterface *node)
{
    return node->text(QAccessible::Name);
}

QString description(QAccessibleInterface *node)
{
    return node->text(QAccessible::Description);
}

QVariantList Audit::nodes(QQuickWindow *window) const
{
    QVariantList all;
    forEachNode(window, [&](QAccessibleInterface *node) {
        const QAccessible::State state = node->state();
        int depth = 0;
        for (const QAccessibleInterface *up = node->parent(); up != nullptr; up = up->parent())
            ++depth;
        QVariantMap told{
            {u"item"_s, QVariant::fromValue(itemOf(node))},
            {u"role"_s, node->role()},
            {u"name"_s, name(node)},
            {u"description"_s, description(node)},
            {u"actions"_s, node->actionInterface() != nullptr ? node->actionInterface()->actionNames() : QStringList()},
            {u"focusable"_s, bool(state.focusable)},
            {u"focused"_s, bool(state.focused)},
            {u"checkable"_s, bool(state.checkable)},
            {u"checked"_s, bool(state.checked)},
            {u"depth"_s, depth}};
        if (QAccessibleValueInterface *value = node->valueInterface()) {
            told[u"value"_s] = value->currentValue();
            told[u"least"_s] = value->minimumValue();
            told[u"most"_s] = value->maximumValue();
            told[u"step"_s] = value->minimumStepSize();
        }
        all << QVariant(told);
    });
    return all;
}
