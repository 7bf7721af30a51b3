// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "person/keyboard_layout.h"

#include <QAbstractNativeEventFilter>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

class CommandKey;
class QJSEngine;
class QKeyEvent;
class QQmlEngine;
class QWindow;

/// The person's keyboard: which key does what at the table, and what is printed on it.
///
/// It takes presses at the window, before any item of it: there whatever listens to all keys, as a screen reader does,
/// has had them already. A press in a text field is the field's.
class Keyboard : public QObject, private QAbstractNativeEventFilter
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// What is printed on the keys, by what the house calls them: "K", "1", and "Enter" where another key does the
    /// same. A key that is not in it is called as the house calls it.
    Q_PROPERTY(QVariantMap labels READ labels NOTIFY changed)
    /// Every command with its words and its key, as the person can choose them: "command", "words", "label", "own".
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    /// "usual", "left" or "right" hand; or "own", what the person chose key by key.
    Q_PROPERTY(QString hands READ hands NOTIFY changed)
    /// The command that the next press is for; empty where none is awaited.
    Q_PROPERTY(QString awaited READ awaited NOTIFY awaitedChanged)

public:
    [[nodiscard]] static Keyboard &instance();
    static Keyboard *create(QQmlEngine *, QJSEngine *);
    ~Keyboard() override;

    [[nodiscard]] QVariantMap labels() const { return m_labels; }
    [[nodiscard]] QVariantList rows() const;
    [[nodiscard]] QString hands() const;
    [[nodiscard]] QString awaited() const { return m_awaited; }
    [[nodiscard]] const key_plan::Places &places() const { return m_places; }

    /// The next key that is pressed is this command's from then on. Esc, or whatever else ends it, leaves all as it
    /// was.
    Q_INVOKABLE void await(const QString &command);
    Q_INVOKABLE void give(const QString &command, const QString &place);
    /// An extra key is one no more; another command gets its usual key back, as far as that is free.
    Q_INVOKABLE void release(const QString &command);
    Q_INVOKABLE void setHands(const QString &hands);

    /// Reads what the person chose, as when the program starts.
    void load();
    void setLayout(const KeyboardLayout &layout);
    void add(CommandKey &key) { m_keys.push_back(&key); }
    void remove(CommandKey &key);

    bool eventFilter(QObject *object, QEvent *event) override;

Q_SIGNALS:
    void changed();
    void awaitedChanged();
    /// The awaited command has that key now, and the one that had it before has the other's, if it is named.
    void given(const QString &command, const QString &other);
    /// The key that was pressed cannot be given away.
    void refused();

private:
    Keyboard();
    bool nativeEventFilter(const QByteArray &eventType, void *message, qintptr *result) override;
    void watch(QWindow *window);
    void askSystem();
    void plan();
    void keep(const key_plan::Places &own);
    bool choose(const QKeyEvent &key);
    void stopAwaiting();
    /// What it prints is as it was thought, or is learnt from it.
    void learn(const QString &place, const QKeyEvent &key);
    [[nodiscard]] QString placeOf(const QKeyEvent &key) const;
    [[nodiscard]] QString commandOf(const QKeyEvent &key) const;
    /// What lies at that place; empty where nothing does.
    [[nodiscard]] QString commandAt(const QString &place) const;
    [[nodiscard]] CommandKey *takerOf(const QString &command, const QWindow *window) const;
    bool act(QWindow &window, const QKeyEvent &key);

    KeyboardLayout m_layout;
    std::vector<KeyboardLayout> m_others; ///< that the system has besides
    key_plan::Places m_own;
    key_plan::Places m_places;
    QVariantMap m_labels;
    QString m_awaited;
    std::vector<CommandKey *> m_keys; ///< the last one comes first
    QPointer<QWindow> m_window;
    QTimer m_asking; ///< several changes come at once
    bool m_asksServer = false;
};
