// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/reader_changes.h"

#include <QGuiApplication>
#include <QMetaObject>
#include <QWindow>

#include <algorithm>

namespace {

ReaderChanges *present = nullptr;

bool isValued(QAccessibleInterface &one)
{
    return one.valueInterface() != nullptr || one.role() == QAccessible::ComboBox;
}

} // namespace

ReaderChanges::ReaderChanges(QObject *parent)
    : QObject(parent)
{
    present = this;
    QAccessible::installUpdateHandler(&ReaderChanges::handle);
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &ReaderChanges::tellFocus, Qt::QueuedConnection);
}

ReaderChanges::~ReaderChanges()
{
    QAccessible::installUpdateHandler(nullptr);
    present = nullptr;
}

void ReaderChanges::handle(QAccessibleEvent *event)
{
    switch (event->type()) {
    case QAccessible::ObjectCreated:
    case QAccessible::ObjectHide:
    case QAccessible::NameChanged:
    case QAccessible::DescriptionChanged:
        if (event->object() != nullptr)
            return present->collect(event);
        break;
    case QAccessible::ValueChanged: // said of each item with a property of that name, and complained about
        if (QAccessibleInterface *one = event->accessibleInterface(); one != nullptr && !isValued(*one))
            return;
        break;
    default:
        break;
    }
    pass(event);
}

void ReaderChanges::pass(QAccessibleEvent *event)
{
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(&ReaderChanges::handle);
}

void ReaderChanges::collect(QAccessibleEvent *event)
{
    QObject *object = event->object();
    if (!std::exchange(m_awaited, true))
        QMetaObject::invokeMethod(this, &ReaderChanges::tell, Qt::QueuedConnection);
    if (event->type() == QAccessible::ObjectCreated)
        m_made.insert(object);
    if (event->type() == QAccessible::ObjectCreated
        || (event->type() == QAccessible::ObjectHide && !m_made.contains(object)))
        return pass(event);
    const auto same = [&](const auto &change) { return change.first == object && change.second == event->type(); };
    if (event->type() != QAccessible::ObjectHide && !m_made.contains(object) && std::ranges::none_of(m_changed, same))
        m_changed.emplace_back(object, event->type());
}

void ReaderChanges::tell()
{
    m_awaited = false;
    m_made.clear();
    for (const auto &[object, type] : std::exchange(m_changed, {})) {
        if (object == nullptr)
            continue;
        QAccessibleEvent event(object, type);
        pass(&event);
    }
}

void ReaderChanges::tellFocus()
{
    QObject *focused = QGuiApplication::focusObject();
    if (focused == nullptr || !QAccessible::isActive())
        return;
    QAccessibleEvent event(focused, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}
