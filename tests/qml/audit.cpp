// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "audit.h"

#include "contrast.h"
#include "seen_items.h"
#include "told_nodes.h"

#include <QAccessible>
#include <QColor>
#include <QFont>
#include <QImage>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace {

bool acts(QAccessibleInterface *node, const QString &action)
{
    return node->actionInterface() != nullptr && node->actionInterface()->actionNames().contains(action);
}

QString complaintAbout(QAccessibleInterface *node)
{
    static const QRegularExpression internals(
        u"QML|QQuick|_QMLTYPE|undefined|\\[object|%\\d|%n|\\bnull\\b|\\bNaN\\b|qrc:"_s);
    const QAccessible::State state = node->state();
    const QAccessible::Role role = node->role();
    const QString spokenName = name(node);
    if (role == QAccessible::NoRole)
        return u"no role"_s;
    if (spokenName.trimmed().isEmpty())
        return u"no name"_s;
    if (internals.match(spokenName).hasMatch() || internals.match(description(node)).hasMatch())
        return u"internals in \"%1\" (%2)"_s.arg(spokenName, description(node));
    const bool checked = role == QAccessible::CheckBox || role == QAccessible::RadioButton;
    if (checked && !state.checkable)
        return u"cannot be checked"_s;
    if ((checked || role == QAccessible::Button || role == QAccessible::PageTab || state.selectable)
        && !acts(node, QAccessibleActionInterface::pressAction())
        && !acts(node, QAccessibleActionInterface::toggleAction()))
        return u"cannot be pressed"_s;
    if ((role == QAccessible::SpinBox || role == QAccessible::Slider)
        && (!acts(node, QAccessibleActionInterface::increaseAction())
            || !acts(node, QAccessibleActionInterface::decreaseAction())))
        return u"cannot be stepped"_s;
    if (role == QAccessible::EditableText && node->textInterface() == nullptr)
        return u"cannot be read as text"_s;
    const QQuickItem *item = itemOf(node);
    const bool reached = item != nullptr && item->activeFocusOnTab() && item->isEnabled();
    if (reached && !state.focusable)
        return u"Tab stops here, and it is not focusable"_s;
    if (state.focused && item != nullptr && !item->hasActiveFocus())
        return u"says that it has the focus"_s;
    if (role == QAccessible::Slider && description(node).isEmpty())
        return u"its value is not told"_s;
    return {};
}

bool hasWords(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar letter) { return letter.isLetterOrNumber(); });
}

/// As it is read, without marks and breaks.
QString plain(QString text)
{
    static const QRegularExpression marks(u"<[^>]*>|[‹›]"_s);
    static const QRegularExpression blanks(u"\\s+"_s);
    return text.remove(marks).replace(blanks, u" "_s).trimmed();
}

bool inside(const QQuickItem *item, const char *type)
{
    for (; item != nullptr; item = item->parentItem())
        if (QByteArray(item->metaObject()->className()).startsWith(QByteArray(type) + "_QMLTYPE"))
            return true;
    return false;
}

/// The Tab stop that an item belongs to.
QQuickItem *stopOf(QQuickItem *item)
{
    for (; item != nullptr; item = item->parentItem())
        if (item->activeFocusOnTab())
            return item;
    return nullptr;
}

QRectF placeOf(const QQuickItem *item)
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

/// Since 6.8 Qt leaves out of the tree what is scrolled out of sight and what lies on a button. The log is both:
/// whoever listens has been told its lines, and goes through them line by line.
bool leftOut([[maybe_unused]] const QQuickItem *item)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    return inside(item, "LogSlip") || inside(item, "LogDrawer");
#else
    return false;
#endif
}

} // namespace

QStringList Audit::mute(QQuickWindow *window) const
{
    QStringList complaints;
    forEachNode(window, [&](QAccessibleInterface *node) {
        const QString complaint = complaintAbout(node);
        if (!complaint.isEmpty())
            complaints << u"%1: %2 \"%3\""_s.arg(complaint, pathOf(itemOf(node)), name(node));
    });
    // What Tab stops at is in the tree.
    forEachSeen(window->contentItem(), [&](QQuickItem *item) {
        if (!item->activeFocusOnTab() || !item->isEnabled())
            return;
        QQuickItem *told = item->isFocusScope() && item->scopedFocusItem() != nullptr ? item->scopedFocusItem() : item;
        QAccessibleInterface *node = QAccessible::queryAccessibleInterface(told);
        if (node == nullptr || name(node).trimmed().isEmpty())
            complaints << u"Tab stops at something that is not told: "_s + pathOf(item);
    });
    complaints.removeDuplicates();
    return complaints;
}

QStringList Audit::spoken(QQuickWindow *window) const
{
    QStringList all;
    forEachNode(window,
                [&](QAccessibleInterface *node) { all << plain(name(node)) + u" — "_s + plain(description(node)); });
    return all;
}

QStringList Audit::untold(QQuickWindow *window) const
{
    const QStringList all = spoken(window);
    QStringList complaints;
    forEachSeen(window->contentItem(), [&](QQuickItem *item) {
        // A key is told by what it belongs to. A covered page is not told.
        if (!item->inherits("QQuickText") || inside(item, "KeyCap") || !item->isEnabled() || leftOut(item))
            return;
        // Of the cards in a bubble the seat tells in its own words, not in those that lie between them.
        if (inside(item, "TradeRow") && inside(item, "Bubble"))
            return;
        const QString text = plain(item->property("text").toString());
        if (!hasWords(text) || text.size() < 2)
            return;
        if (std::none_of(all.begin(), all.end(), [&](const QString &one) { return one.contains(text); }))
            complaints << u"\"%1\" is not told: %2"_s.arg(text, pathOf(item));
    });
    complaints.removeDuplicates();
    return complaints;
}

QStringList Audit::outOfOrder(QQuickWindow *window) const
{
    QList<QQuickItem *> told;
    forEachNode(window, [&](QAccessibleInterface *node) {
        QQuickItem *item = itemOf(node);
        QQuickItem *stop = item != nullptr && item->isEnabled() ? stopOf(item) : nullptr;
        if (stop != nullptr && !told.contains(stop))
            told << stop;
    });
    if (told.size() < 2)
        return {};
    QList<QQuickItem *> reached{told.constFirst()};
    QQuickItem *at = told.constFirst();
    for (qsizetype step = 0; step < 4 * told.size() + 8; ++step) {
        at = at->nextItemInFocusChain(true);
        QQuickItem *stop = stopOf(at);
        if (stop != nullptr && !reached.contains(stop))
            reached << stop;
    }
    QStringList complaints;
    for (QQuickItem *stop : std::as_const(told))
        if (!reached.contains(stop))
            complaints << u"Tab does not come to "_s + pathOf(stop);
    for (qsizetype step = 0; step < qMin(told.size(), reached.size()); ++step)
        if (told[step] != reached[step]) {
            complaints << u"the tree has %1 where Tab comes to %2"_s.arg(pathOf(told[step]), pathOf(reached[step]));
            break;
        }
    constexpr double slack = 2;
    for (qsizetype step = 1; step < reached.size(); ++step) {
        const QRectF before = placeOf(reached[step - 1]);
        const QRectF after = placeOf(reached[step]);
        if (reached[step - 1]->parentItem() != reached[step]->parentItem())
            continue;
        const bool above = after.bottom() <= before.top() + slack;
        const bool beside = after.top() < before.bottom() - slack && after.bottom() > before.top() + slack;
        if (above || (beside && after.right() <= before.left() + slack))
            complaints << u"%1 comes after %2"_s.arg(pathOf(reached[step]), pathOf(reached[step - 1]));
    }
    return complaints;
}

QStringList Audit::faint(QQuickWindow *window) const
{
    QList<QQuickItem *> texts;
    forEachSeen(window->contentItem(), [&](QQuickItem *item) {
        // What lies below a sheet is not read.
        if (item->isEnabled() && (item->inherits("QQuickText") || item->inherits("QQuickTextInput"))
            && hasWords(item->property("text").toString()))
            texts << item;
    });
    const auto [printed, blank] = withAndWithout(texts, window);
    QStringList complaints;
    for (QQuickItem *text : std::as_const(texts)) {
        QRectF place = placeOf(text);
        for (const QQuickItem *up = text->parentItem(); up != nullptr; up = up->parentItem())
            if (up->clip())
                place &= placeOf(up);
        if (place.height() < placeOf(text).height() / 2) // a line that is scrolled away is read once it comes back
            continue;
        const QRect area = place.toAlignedRect() & printed.rect();
        double opacity = 1;
        for (const QQuickItem *up = text; up != nullptr; up = up->parentItem())
            opacity *= up->opacity();
        const double found = contrastWithin(area, printed, blank, text->property("color").value<QColor>(), opacity);
        const auto font = text->property("font").value<QFont>();
        const bool large = font.pixelSize() >= 24 || (font.pixelSize() >= 19 && font.weight() >= QFont::Bold);
        if (found > 0 && found < (large ? 3.0 : 4.5))
            complaints << u"%1 to 1: \"%2\" (%3 px) %4"_s.arg(found, 0, 'f', 2)
                              .arg(plain(text->property("text").toString()).left(40))
                              .arg(font.pixelSize())
                              .arg(pathOf(text));
    }
    complaints.removeDuplicates();
    return complaints;
}

bool Audit::focusShows(QQuickWindow *window) const
{
    bool shows = false;
    forEachSeen(window->contentItem(), [&](QQuickItem *item) {
        shows = shows || QByteArray(item->metaObject()->className()).startsWith("FocusRing_QMLTYPE");
    });
    return shows;
}
