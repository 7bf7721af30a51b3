// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/table.h"

#include <QObject>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QStringList>

#include <memory>

/// What QML tests cannot do themselves: lay a table at a certain moment, and look at a window as a whole.
class Backstage : public QObject
{
    Q_OBJECT
    /// The moves that the person made at a table laid by lay(), as text; they change nothing there.
    Q_PROPERTY(QStringList asked READ asked NOTIFY askedChanged)
    /// How long a table takes nothing that has only just come up; none, so that tests need not wait.
    Q_PROPERTY(int grace MEMBER m_grace NOTIFY graceChanged)
    Q_PROPERTY(QStringList moments READ moments CONSTANT)
    /// Whether HOUSE_THOROUGH is set in the environment: what takes minutes more is looked at as well.
    Q_PROPERTY(bool thorough READ thorough CONSTANT)
    /// What a test takes for a fault of the program: every warning but two of Qt's own. It says the one of its clock of
    /// animations when the last of them ends in a pause just as another begins, the other of a list that is emptied
    /// while rows of it are still being made; both on a loaded machine, and nothing is wrong.
    Q_PROPERTY(QRegularExpression fault READ fault CONSTANT)

public:
    using QObject::QObject;
    ~Backstage() override;

    [[nodiscard]] QStringList asked() const { return m_asked; }
    [[nodiscard]] static bool thorough() { return qEnvironmentVariableIsSet("HOUSE_THOROUGH"); }
    [[nodiscard]] static QStringList moments();
    [[nodiscard]] static QRegularExpression fault()
    {
        using namespace Qt::StringLiterals;
        return QRegularExpression(u"^(?!QUnifiedTimer::stopAnimationDriver: driver is not running$"
                                  "|DelegateModel::cancel: index out range \\d+ 0$)"_s);
    }

    /// Lays Session.table for so many seats at one of the moments, with the house's usual guests. At "lastLap"
    /// everybody has said something and the last has laid the hand open.
    Q_INVOKABLE void lay(const QString &moment, int seats);
    /// Lays Session.table as that scene tells (scenes/scene.h); what is wrong with it, or nothing.
    Q_INVOKABLE QString show(const QString &scene);
    /// A table at the end of a match between four that these seats have won, as one side or sharing it.
    [[nodiscard]] Q_INVOKABLE Table *ended(const QList<int> &winners, bool side);
    /// A table of no game for so many, with so many cards a hand and of so many sides; it is kept until the end.
    Q_INVOKABLE Table *fanned(int cards, int seats, bool clockwise, int sides);
    Q_INVOKABLE void clear();
    /// From now on the tables of matches take nothing that has only just come up, for so many milliseconds.
    Q_INVOKABLE void holdBack(int milliseconds) const;
    /// The record of a match between so many who choose at random, with one token each.
    [[nodiscard]] Q_INVOKABLE QByteArray record(int seats) const;
    Q_INVOKABLE void speak(const QString &language);
    /// As when the program is started for that game.
    Q_INVOKABLE void askFor(const QString &game);
    /// A history of so many matches, spread over the last months; with 0 none is kept any more.
    Q_INVOKABLE void fillHistory(int matches) const;

    /// The item of that name that can be seen and used now, or null.
    Q_INVOKABLE QQuickItem *find(QQuickItem *root, const QString &name) const;
    /// What lies in a zone of a table, the places chosen in it as bits and those that are known, and its label.
    Q_INVOKABLE QStringList faces(Table *table, const QString &zone) const { return table->faces(zone); }
    Q_INVOKABLE int chosen(Table *table, const QString &zone) const;
    Q_INVOKABLE QList<int> known(Table *table, const QString &zone) const { return table->zones()->find(zone)->known; }
    Q_INVOKABLE QString label(Table *table, const QString &zone) const { return table->zones()->find(zone)->label; }
    /// All visible items of a QML type.
    Q_INVOKABLE QList<QQuickItem *> all(QQuickItem *root, const QString &type) const;
    /// Has everything laid out at once that would be before the next frame, twice: a thing can move what it lies in.
    Q_INVOKABLE void settle(QQuickItem *root) const;
    /// Where a press acts on less than that in one direction; print smaller than that. Complaints.
    [[nodiscard]] Q_INVOKABLE QStringList tooSmallToTouch(QQuickItem *root, double least) const;
    [[nodiscard]] Q_INVOKABLE QStringList tooSmallToRead(QQuickItem *root, double least) const;
    /// Where an item is in the window.
    Q_INVOKABLE QRectF placeOf(QQuickItem *item) const;
    /// Every text that can be seen is whole: not elided, not wider than its place, not beyond the window. Complaints.
    Q_INVOKABLE QStringList unreadable(QQuickItem *root) const;
    /// Everything that can be pressed or has the focus has a role and a name, is large enough to be touched, and can be
    /// reached with Tab. Complaints.
    Q_INVOKABLE QStringList unreachable(QQuickWindow *window) const;
    [[nodiscard]] Q_INVOKABLE int role(QQuickItem *item) const;
    [[nodiscard]] Q_INVOKABLE QString name(QQuickItem *item) const;
    [[nodiscard]] Q_INVOKABLE bool doAction(QQuickItem *item, const QString &action) const;

Q_SIGNALS:
    void askedChanged();
    void graceChanged();

private:
    std::unique_ptr<Table> m_ended;
    int m_grace = 0;
    QStringList m_asked;
};
