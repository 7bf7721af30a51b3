// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/announcer.h"

#include "session/session.h"

#include <QGuiApplication>
#include <QJSEngine>
#include <QWindow>

namespace {

/// Long enough for a busy reader to have asked for the words; what it speaks then is its own affair.
constexpr int keptMilliseconds = 5000;
constexpr int mostKept = 40;
/// Orca 43 throws away all but the focus where that moves amid fifty changes or more, and stops what it speaks. So a
/// sentence waits until the table is laid and the focus has found its place (FocusKeeper).
constexpr int restMilliseconds = 120;
constexpr int longestMilliseconds = 500;
/// What was told before has been read out by then, mostly.
constexpr int quietMilliseconds = 2500;

} // namespace

Announcer &Announcer::instance()
{
    static Announcer announcer;
    return announcer;
}

Announcer *Announcer::create(QQmlEngine *, QJSEngine *)
{
    QJSEngine::setObjectOwnership(&instance(), QJSEngine::CppOwnership);
    return &instance();
}

Announcer::Announcer()
{
    m_forgetting.setSingleShot(true);
    m_forgetting.setInterval(keptMilliseconds);
    connect(&m_forgetting, &QTimer::timeout, this, [this] { clear(); });
    m_resting.setSingleShot(true);
    m_resting.setInterval(restMilliseconds);
    connect(&m_resting, &QTimer::timeout, this, &Announcer::show);
    m_murmuring.setSingleShot(true);
    m_murmuring.setInterval(quietMilliseconds);
    connect(&m_murmuring, &QTimer::timeout, this, [this] { say(std::exchange(m_murmur, {})); });
    const QList<Table *> tables = Session::instance().tables();
    for (Table *table : tables) {
        connect(table, &Table::told, this, [this](const QString &sentence) { say(sentence); });
        connect(table, &Table::asks, this, [this](const QString &sentence) { say(sentence, Manner::urgent); });
        connect(table, &Table::overheard, this, &Announcer::murmur);
        connect(table, &Table::refused, this, [this](const QString &why) { say(why, Manner::urgent); });
        // What was told to one person is not left lying about for the next.
        connect(table, &Table::handoverChanged, this, [this, table] {
            if (!table->handingOver())
                return;
            m_murmuring.stop();
            m_waiting.clear();
            clear();
        });
    }
    QAccessible::installActivationObserver(this);
}

Announcer::~Announcer()
{
    QAccessible::removeActivationObserver(this);
}

void Announcer::say(const QString &sentence, [[maybe_unused]] Manner manner)
{
    if (sentence.isEmpty())
        return;
    m_murmuring.stop();
    if (heard()) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        const auto windows = QGuiApplication::topLevelWindows();
        QWindow *window = QGuiApplication::focusWindow();
        if (window == nullptr && !windows.isEmpty())
            window = windows.constFirst();
        if (window != nullptr) {
            QAccessibleAnnouncementEvent event(window, sentence);
            event.setPoliteness(manner == Manner::urgent ? QAccessible::AnnouncementPoliteness::Assertive
                                                         : QAccessible::AnnouncementPoliteness::Polite);
            QAccessible::updateAccessibility(&event);
        }
#else
        if (m_waiting.empty())
            m_since.start();
        m_waiting << sentence;
        if (m_since.elapsed() < longestMilliseconds) // where there is no rest
            m_resting.start();
#endif
    }
    Q_EMIT said(sentence);
}

void Announcer::show()
{
    for (const QString &sentence : std::exchange(m_waiting, {})) {
        while (rowCount() >= mostKept)
            takeRow(0);
        append({sentence});
    }
    m_forgetting.start();
}

void Announcer::murmur(const QString &sentence)
{
    m_murmur = sentence;
    m_murmuring.start();
}

void Announcer::sayValue(const QString &value)
{
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
    say(value);
#else
    if (!value.isEmpty())
        Q_EMIT said(value);
#endif
}

QHash<int, QByteArray> Announcer::roleNames() const
{
    return {{SentenceRole, "sentence"}};
}

QVariant Announcer::value(const Announcement &row, int role) const
{
    return role == SentenceRole ? row.sentence : QVariant();
}

void Announcer::accessibilityActiveChanged(bool active)
{
    if (!active) {
        m_waiting.clear();
        clear();
    }
    Q_EMIT heardChanged();
}
