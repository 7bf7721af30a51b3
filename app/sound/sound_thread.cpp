// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sound/sound_thread.h"

#include <QPluginLoader>
#include <QThread>

#include <algorithm>

namespace {

using Clock = std::chrono::steady_clock;
constexpr int patienceAtTheEnd = 500; // milliseconds
bool oneLeftBehind = false;

} // namespace

/// What is in the thread. It dies there, with the player.
class SoundThread::Booth : public QObject
{
public:
    void open(const QString &plugin)
    {
        QPluginLoader loader(plugin);
        // Once loaded it stays: Qt Multimedia keeps threads that run through its code.
        loader.setLoadHints(QLibrary::PreventUnloadHint);
        if (auto *maker = qobject_cast<SoundMaker *>(loader.instance()))
            m_player = maker->makePlayer();
    }
    [[nodiscard]] SoundPlayer *player() const { return m_player.get(); }

private:
    std::unique_ptr<SoundPlayer> m_player;
};

SoundThread::SoundThread(QString plugin)
    : m_plugin(std::move(plugin))
{
}

SoundThread::~SoundThread()
{
    if (m_thread == nullptr)
        return;
    m_thread->quit();
    if (m_thread->wait(patienceAtTheEnd))
        delete m_thread;
    else
        oneLeftBehind = true;
}

bool SoundThread::leftBehind()
{
    return oneLeftBehind;
}

void SoundThread::start()
{
    if (m_thread != nullptr)
        return;
    m_thread = new QThread;
    m_thread->setObjectName(QStringLiteral("sound"));
    m_booth = new Booth;
    m_booth->moveToThread(m_thread);
    QObject::connect(m_thread, &QThread::finished, m_booth, &QObject::deleteLater);
    m_thread->start();
    QMetaObject::invokeMethod(m_booth,
                              [booth = m_booth, plugin = m_plugin, level = m_soundLevel, signalLevel = m_signalLevel] {
                                  booth->open(plugin);
                                  if (booth->player() == nullptr)
                                      return;
                                  booth->player()->setSoundLevel(level);
                                  booth->player()->setSignalLevel(signalLevel);
                              });
}

void SoundThread::play(const Cue &cue)
{
    start();
    QMetaObject::invokeMethod(m_booth, [booth = m_booth, cue, asked = Clock::now()] {
        if (booth->player() == nullptr)
            return;
        const auto late = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - asked);
        if (late > cue.after + tooLate)
            return;
        Cue now = cue;
        now.after = std::max(std::chrono::milliseconds(0), cue.after - late);
        booth->player()->play(now);
    });
}

void SoundThread::hush()
{
    if (m_thread == nullptr)
        return;
    QMetaObject::invokeMethod(m_booth, [booth = m_booth] {
        if (booth->player() != nullptr)
            booth->player()->hush();
    });
}

void SoundThread::setSoundLevel(float level)
{
    m_soundLevel = level;
    if (m_thread == nullptr)
        return;
    QMetaObject::invokeMethod(m_booth, [booth = m_booth, level] {
        if (booth->player() != nullptr)
            booth->player()->setSoundLevel(level);
    });
}

void SoundThread::setSignalLevel(float level)
{
    m_signalLevel = level;
    if (m_thread == nullptr)
        return;
    QMetaObject::invokeMethod(m_booth, [booth = m_booth, level] {
        if (booth->player() != nullptr)
            booth->player()->setSignalLevel(level);
    });
}

void SoundThread::setMusicLevel(float level)
{
    if (level > 0)
        start();
    if (m_thread == nullptr)
        return;
    QMetaObject::invokeMethod(m_booth, [booth = m_booth, level] {
        if (booth->player() != nullptr)
            booth->player()->setMusicLevel(level);
    });
}
