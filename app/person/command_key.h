// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QWindow;

/// What a key of the game does where it stands, as a Shortcut is for a letter: it has the name of a command, and the
/// keyboard's plan knows which key that is.
class CommandKey : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString command MEMBER m_command)
    Q_PROPERTY(bool enabled MEMBER m_enabled)

public:
    explicit CommandKey(QObject *parent = nullptr);
    ~CommandKey() override;

    [[nodiscard]] bool takes(const QString &command, const QWindow *window) const;

Q_SIGNALS:
    void activated();

private:
    QString m_command;
    bool m_enabled = true;
};
