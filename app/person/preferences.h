// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "person/settings_file.h"

#include <QObject>
#include <QSize>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

/// What the person chose on the settings page. Every change is written at once; a value in the file that makes no
/// sense counts as not set.
class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// "system", "en" or "it".
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// Whether cards move. What is shown also follows the desktop's wish for less of it: see moving.
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY motionChanged)
    Q_PROPERTY(bool moving READ moving NOTIFY motionChanged)
    /// How long opponents seem to think: 0 relaxed, 1 normal, 2 brisk, 3 not at all.
    Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY paceChanged)
    /// "tela", "verde" or "rosso".
    Q_PROPERTY(QString cloth READ cloth WRITE setCloth NOTIFY clothChanged)
    /// The pattern on the backs of the Piacentine cards: "rosone", "sole" or "vite"; and of the French ones: "losanga"
    /// or "ghirlanda".
    Q_PROPERTY(QString back READ back WRITE setBack NOTIFY backChanged)
    Q_PROPERTY(QString frenchBack READ frenchBack WRITE setFrenchBack NOTIFY backChanged)
    /// Rank and suit printed in the cards' corners.
    Q_PROPERTY(bool cornerIndex READ cornerIndex WRITE setCornerIndex NOTIFY cornerIndexChanged)
    /// French cards have green clubs and blue diamonds; and whether that was offered once where cards are small.
    Q_PROPERTY(bool fourColours READ fourColours WRITE setFourColours NOTIFY fourColoursChanged)
    Q_PROPERTY(
        bool fourColoursOffered READ fourColoursOffered WRITE setFourColoursOffered NOTIFY fourColoursOfferedChanged)
    Q_PROPERTY(bool confirmKnock READ confirmKnock WRITE setConfirmKnock NOTIFY confirmKnockChanged)
    Q_PROPERTY(bool nextDealByItself READ nextDealByItself WRITE setNextDealByItself NOTIFY nextDealByItselfChanged)
    /// How much of what the table does is acted out: 0 all of it, 1 in short, 2 nothing that is not needed.
    Q_PROPERTY(int staging READ staging WRITE setStaging NOTIFY stagingChanged)
    /// The pack is cut for the person, somewhere.
    Q_PROPERTY(bool cutByItself READ cutByItself WRITE setCutByItself NOTIFY cutByItselfChanged)
    /// The guests say a line now and then.
    Q_PROPERTY(bool guestsTalk READ guestsTalk WRITE setGuestsTalk NOTIFY guestsTalkChanged)
    /// Small pictures, face up, of the cards that everybody saw go into a hand.
    Q_PROPERTY(bool memoryAid READ memoryAid WRITE setMemoryAid NOTIFY memoryAidChanged)
    /// How loud the cards, knocks and coins are, and the music: 0 for not at all, to 100.
    Q_PROPERTY(int soundVolume READ soundVolume WRITE setSoundVolume NOTIFY soundVolumeChanged)
    /// That of the tones which say what happens, and to whom.
    Q_PROPERTY(int signalVolume READ signalVolume WRITE setSignalVolume NOTIFY signalVolumeChanged)
    Q_PROPERTY(int musicVolume READ musicVolume WRITE setMusicVolume NOTIFY musicVolumeChanged)
    /// Nothing is heard, whatever the volumes.
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY mutedChanged)
    /// The person's own cards and the monte: 0 as the window gives, 1 larger, 2 as large as they go.
    Q_PROPERTY(int cardSize READ cardSize WRITE setCardSize NOTIFY cardSizeChanged)
    /// All print, in percent of the usual: 100 to 200; what was never chosen follows the desktop's font.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    /// The games whose guided first deal was played or skipped once, as records name them.
    Q_PROPERTY(QStringList guidesSeen READ guidesSeen WRITE setGuidesSeen NOTIFY guidesSeenChanged)
    /// The lessons that were gone through to their end: "game/lesson".
    Q_PROPERTY(QStringList lessonsDone READ lessonsDone NOTIFY lessonsDoneChanged)
    Q_PROPERTY(bool fullScreen READ fullScreen WRITE setFullScreen NOTIFY fullScreenChanged)
    /// The window's size when it was last closed, in logical pixels; at the start no larger than the screen.
    Q_PROPERTY(QSize windowSize READ windowSize WRITE setWindowSize NOTIFY windowSizeChanged)
    /// What was wrong with the settings file when it was read, in words for the person; empty where nothing was.
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged)

public:
    static constexpr int slowestPace = 0;
    static constexpr int noPause = 3;
    static constexpr int fullStaging = 0;
    static constexpr int shortStaging = 1;
    static constexpr int noStaging = 2;
    static constexpr int loudest = 100;
    static constexpr int largestCards = 2;
    static constexpr int usualText = 100;
    static constexpr int largestText = 200;

    [[nodiscard]] static Preferences &instance();
    static Preferences *create(QQmlEngine *, QJSEngine *);
    Preferences(const Preferences &) = delete;
    Preferences &operator=(const Preferences &) = delete;

    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);
    [[nodiscard]] bool motion() const { return m_motion; }
    void setMotion(bool motion);
    [[nodiscard]] bool moving() const { return m_motion && !m_reducedByDesktop; }
    [[nodiscard]] int pace() const { return m_pace; }
    void setPace(int pace);
    [[nodiscard]] QString cloth() const { return m_cloth; }
    void setCloth(const QString &cloth);
    [[nodiscard]] QString back() const { return m_back; }
    void setBack(const QString &back);
    [[nodiscard]] QString frenchBack() const { return m_frenchBack; }
    void setFrenchBack(const QString &back);
    [[nodiscard]] bool cornerIndex() const { return m_cornerIndex; }
    [[nodiscard]] bool fourColours() const { return m_fourColours; }
    void setFourColours(bool four);
    [[nodiscard]] bool fourColoursOffered() const { return m_fourColoursOffered; }
    void setFourColoursOffered(bool offered);
    void setCornerIndex(bool printed);
    [[nodiscard]] bool confirmKnock() const { return m_confirmKnock; }
    void setConfirmKnock(bool confirm);
    [[nodiscard]] bool nextDealByItself() const { return m_nextDealByItself; }
    void setNextDealByItself(bool byItself);
    [[nodiscard]] int staging() const { return m_staging; }
    void setStaging(int staging);
    [[nodiscard]] bool cutByItself() const { return m_cutByItself; }
    void setCutByItself(bool byItself);
    [[nodiscard]] bool guestsTalk() const { return m_guestsTalk; }
    void setGuestsTalk(bool talk);
    [[nodiscard]] bool memoryAid() const { return m_memoryAid; }
    void setMemoryAid(bool shown);
    [[nodiscard]] int soundVolume() const { return m_soundVolume; }
    void setSoundVolume(int volume);
    [[nodiscard]] int signalVolume() const { return m_signalVolume; }
    void setSignalVolume(int volume);
    [[nodiscard]] int musicVolume() const { return m_musicVolume; }
    void setMusicVolume(int volume);
    [[nodiscard]] bool muted() const { return m_muted; }
    void setMuted(bool muted);
    [[nodiscard]] int cardSize() const { return m_cardSize; }
    void setCardSize(int size);
    [[nodiscard]] int textSize() const { return m_textSize; }
    void setTextSize(int percent);
    [[nodiscard]] QStringList guidesSeen() const { return m_guidesSeen; }
    void setGuidesSeen(const QStringList &games);
    void setGuideSeen(const QString &game);
    [[nodiscard]] QStringList lessonsDone() const { return m_lessonsDone; }
    void setLessonDone(const QString &lesson);
    [[nodiscard]] bool fullScreen() const { return m_fullScreen; }
    void setFullScreen(bool fullScreen);
    [[nodiscard]] QSize windowSize() const { return m_windowSize; }
    void setWindowSize(QSize size);
    [[nodiscard]] QString trouble() const;

    /// Reads the file as when the program starts; nothing that is chosen meanwhile tells of it.
    void load();

    /// Writes what others keep there; what hinders that the person learns as for every choice.
    void store(const QString &key, const QVariant &value);
    /// The file that the settings are in; the new-match page keeps its last table there too.
    [[nodiscard]] SettingsFile &file() { return *m_file; }

Q_SIGNALS:
    void languageChanged();
    void motionChanged();
    void paceChanged();
    void clothChanged();
    void backChanged();
    void cornerIndexChanged();
    void fourColoursChanged();
    void fourColoursOfferedChanged();
    void confirmKnockChanged();
    void nextDealByItselfChanged();
    void stagingChanged();
    void cutByItselfChanged();
    void guestsTalkChanged();
    void memoryAidChanged();
    void soundVolumeChanged();
    void signalVolumeChanged();
    void musicVolumeChanged();
    void mutedChanged();
    void cardSizeChanged();
    void textSizeChanged();
    void guidesSeenChanged();
    void lessonsDoneChanged();
    void fullScreenChanged();
    void windowSizeChanged();
    void troubleChanged();

private:
    Preferences();
    void open();
    void read();
    /// Where the file is, in the desktop's way of writing.
    [[nodiscard]] QString place() const;
    /// Keeps a choice, writes it and tells of it; false where it is no change.
    template<class Value>
    bool choose(Value &kept, const Value &chosen, const QString &key, void (Preferences::*changed)());

    SettingsFile::Pointer m_file;
    /// Where a file that could not be read was put, or empty.
    QString m_setAside;
    QString m_language;
    bool m_motion = true;
    bool m_reducedByDesktop = false;
    int m_pace = 1;
    QString m_cloth;
    QString m_back;
    QString m_frenchBack;
    bool m_cornerIndex = false;
    bool m_fourColours = false;
    bool m_fourColoursOffered = false;
    bool m_confirmKnock = false;
    bool m_nextDealByItself = false;
    int m_staging = fullStaging;
    bool m_cutByItself = false;
    bool m_guestsTalk = true;
    bool m_memoryAid = false;
    int m_soundVolume = 70;
    int m_signalVolume = 40;
    int m_musicVolume = 0;
    bool m_muted = false;
    int m_cardSize = 0;
    int m_textSize = usualText;
    QStringList m_guidesSeen;
    QStringList m_lessonsDone;
    bool m_fullScreen = false;
    QSize m_windowSize;
};
