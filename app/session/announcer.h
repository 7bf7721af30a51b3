// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

/// A sentence that a screen reader is told.
struct Announcement
{
    QString sentence;
    bool operator==(const Announcement &) const { return false; } // each is told, also where two are alike
};

/// Tells screen readers what happens: one sentence an event, in the language spoken now.
///
/// From Qt 6.8 on that is an event of its own. Before, nothing that Qt tells assistive technology is read out whatever
/// has the focus, but for one thing: an item of the role Notification that comes into sight. So the rows of this model
/// are the sentences just told; each is such an item (qml/controls/Announcements.qml), and all of them go after a
/// while. Without assistive technology there are no rows.
class Announcer : public RowModel<Announcement>, private QAccessible::ActivationObserver
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Somebody listens: assistive technology is in use.
    Q_PROPERTY(bool heard READ heard NOTIFY heardChanged)

public:
    enum Role {
        SentenceRole = Qt::UserRole, ///< QString
    };
    Q_ENUM(Role)
    /// What is urgent may interrupt what is being read.
    enum class Manner { polite, urgent };
    Q_ENUM(Manner)

    [[nodiscard]] static Announcer &instance();
    static Announcer *create(QQmlEngine *, QJSEngine *);
    Announcer(const Announcer &) = delete;
    Announcer &operator=(const Announcer &) = delete;
    ~Announcer() override;

    [[nodiscard]] bool heard() const { return QAccessible::isActive(); }
    Q_INVOKABLE void say(const QString &sentence, Announcer::Manner manner = Announcer::Manner::polite);
    /// What nobody needs to hear: it is told after a while, if nothing else was until then.
    void murmur(const QString &sentence);

    /// What has the focus has this value now. From Qt 6.8 on the change of a description is read out by itself; before,
    /// it comes without its text.
    Q_INVOKABLE void sayValue(const QString &value);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void heardChanged();
    /// Told, or would be if anybody listened.
    void said(const QString &sentence);

protected:
    [[nodiscard]] QVariant value(const Announcement &row, int role) const override;

private:
    Announcer();
    void show();
    void accessibilityActiveChanged(bool active) override;

    QStringList m_waiting;
    QElapsedTimer m_since; // the first of them
    QTimer m_resting;
    QTimer m_forgetting;
    QTimer m_murmuring;
    QString m_murmur;
};
