// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"

#include "files/private_files.h"
#include "person/desktop.h"
#include "words/language.h"
#include "words/program.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QQmlEngine>
#include <QSize>
#include <QStandardPaths>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// 1 knew neither sound, sizes of cards and print, the memory aid, the guide nor presets of rules; what is not in a
/// file has its usual value, so no such file has to be changed.
constexpr int fileVersion = 2;
constexpr QSize usualWindow(1280, 800);
constexpr QSize smallestWindow(800, 600);

QString settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/petrangola/petrangola.conf"_s;
}

/// QSettings takes nearly everything for settings, but writes neither control characters nor broken UTF-8 itself.
bool canBeSettings(const QByteArray &content)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(content);
    return !decoder.hasError() && std::none_of(text.begin(), text.end(), [](QChar letter) {
        return letter.category() == QChar::Other_Control && letter != u'\n' && letter != u'\r' && letter != u'\t';
    });
}

QString oneOf(const QString &value, const QStringList &known)
{
    return known.contains(value) ? value : known.constFirst();
}

} // namespace

Preferences &Preferences::instance()
{
    static Preferences preferences;
    return preferences;
}

Preferences *Preferences::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

Preferences::Preferences()
    : m_reducedByDesktop(desktop::wantsLessMotion())
{
    load();
    connect(&Language::instance(), &Language::changed, this, &Preferences::troubleChanged);
}

void Preferences::load()
{
    open();
    read();
}

void Preferences::open()
{
    m_setAside.clear();
    const QString path = settingsPath();
    privacy::setRight(QFileInfo(path).path());
    QByteArray content;
    static_cast<void>(SettingsFile::look(path, &content));
    m_file.reset(); // the one before writes what it has
    m_file = SettingsFile::open(path);
    if (canBeSettings(content) && m_file->status() != QSettings::FormatError)
        return;
    // Nothing is lost: what cannot be read is kept under another name.
    m_file.reset();
    const QString aside = path + u".damaged-"_s + QDateTime::currentDateTime().toString(u"yyyyMMdd-hhmmss"_s);
    if (QFile::rename(path, aside))
        m_setAside = aside;
    m_file = SettingsFile::open(path);
}

void Preferences::read()
{
    const auto text = [this](const char *key) { return m_file->value(QLatin1StringView(key)).toString(); };
    const auto flag = [this](const char *key, bool usual) {
        const QVariant value = m_file->value(QLatin1StringView(key), usual);
        return value.canConvert<bool>() ? value.toBool() : usual;
    };
    m_language = oneOf(text("language"), {u"system"_s, u"en"_s, u"it"_s});
    m_cloth = oneOf(text("cloth"), {u"tela"_s, u"verde"_s, u"rosso"_s});
    m_back = oneOf(text("back"), {u"rosone"_s, u"sole"_s, u"vite"_s});
    m_frenchBack = oneOf(text("frenchBack"), {u"losanga"_s, u"ghirlanda"_s});
    m_cornerIndex = flag("cornerIndex", false);
    m_fourColours = flag("fourColours", false);
    m_fourColoursOffered = flag("fourColoursOffered", false);
    m_motion = flag("motion", true);
    m_confirmKnock = flag("confirmKnock", false);
    m_nextDealByItself = flag("nextDealByItself", false);
    m_cutByItself = flag("cutByItself", false);
    m_guestsTalk = flag("guestsTalk", true);
    m_memoryAid = flag("memoryAid", false);
    m_muted = flag("muted", false);
    // When there was a guided deal of one game only it was told so.
    const QStringList before = flag("guideSeen", false) ? QStringList{program::name} : QStringList();
    m_guidesSeen = m_file->value(u"guidesSeen"_s, before).toStringList();
    m_lessonsDone = m_file->value(u"lessonsDone"_s).toStringList();
    m_fullScreen = flag("fullScreen", false);
    const auto number = [this](const char *key, int least, int most, int usual) {
        bool isNumber = false;
        const int value = m_file->value(QLatin1StringView(key)).toInt(&isNumber);
        return isNumber && value >= least && value <= most ? value : usual;
    };
    m_pace = number("pace", slowestPace, noPause, m_pace);
    m_staging = number("staging", fullStaging, noStaging, m_staging);
    m_soundVolume = number("soundVolume", 0, loudest, m_soundVolume);
    m_signalVolume = number("signalVolume", 0, loudest, m_signalVolume);
    m_musicVolume = number("musicVolume", 0, loudest, m_musicVolume);
    m_cardSize = number("cardSize", 0, largestCards, m_cardSize);
    m_textSize = number("textSize", usualText, largestText, desktop::textSize(usualText, largestText));
    const QSize size = m_file->value(u"windowSize"_s).toSize();
    m_windowSize = desktop::fitted(size.isValid() ? size.expandedTo(smallestWindow) : usualWindow);
}

void Preferences::store(const QString &key, const QVariant &value)
{
    const QString before = trouble();
    // A newer program's file keeps its number, so that the newer program finds what it knows.
    m_file->setValue(u"version"_s, std::max(fileVersion, m_file->value(u"version"_s).toInt()));
    m_file->setValue(key, value);
    m_file->sync();
    if (trouble() != before)
        Q_EMIT troubleChanged();
}

template<class Value>
bool Preferences::choose(Value &kept, const Value &chosen, const QString &key, void (Preferences::*changed)())
{
    if (chosen == kept)
        return false;
    kept = chosen;
    store(key, chosen);
    Q_EMIT(this->*changed)();
    return true;
}

void Preferences::setLanguage(const QString &language)
{
    if (choose(m_language, language, u"language"_s, &Preferences::languageChanged))
        Language::instance().choose(language);
}

void Preferences::setMotion(bool motion)
{
    choose(m_motion, motion, u"motion"_s, &Preferences::motionChanged);
}

void Preferences::setPace(int pace)
{
    choose(m_pace, qBound(slowestPace, pace, noPause), u"pace"_s, &Preferences::paceChanged);
}

void Preferences::setCloth(const QString &cloth)
{
    choose(m_cloth, cloth, u"cloth"_s, &Preferences::clothChanged);
}

void Preferences::setBack(const QString &back)
{
    choose(m_back, back, u"back"_s, &Preferences::backChanged);
}

void Preferences::setFrenchBack(const QString &back)
{
    choose(m_frenchBack, back, u"frenchBack"_s, &Preferences::backChanged);
}

void Preferences::setCornerIndex(bool printed)
{
    choose(m_cornerIndex, printed, u"cornerIndex"_s, &Preferences::cornerIndexChanged);
}

void Preferences::setFourColours(bool four)
{
    choose(m_fourColours, four, u"fourColours"_s, &Preferences::fourColoursChanged);
    setFourColoursOffered(true); // whoever has chosen is not asked
}

void Preferences::setFourColoursOffered(bool offered)
{
    choose(m_fourColoursOffered, offered, u"fourColoursOffered"_s, &Preferences::fourColoursOfferedChanged);
}

void Preferences::setConfirmKnock(bool confirm)
{
    choose(m_confirmKnock, confirm, u"confirmKnock"_s, &Preferences::confirmKnockChanged);
}

void Preferences::setNextDealByItself(bool byItself)
{
    choose(m_nextDealByItself, byItself, u"nextDealByItself"_s, &Preferences::nextDealByItselfChanged);
}

void Preferences::setStaging(int staging)
{
    choose(m_staging, qBound(fullStaging, staging, noStaging), u"staging"_s, &Preferences::stagingChanged);
}

void Preferences::setCutByItself(bool byItself)
{
    choose(m_cutByItself, byItself, u"cutByItself"_s, &Preferences::cutByItselfChanged);
}

void Preferences::setGuestsTalk(bool talk)
{
    choose(m_guestsTalk, talk, u"guestsTalk"_s, &Preferences::guestsTalkChanged);
}

void Preferences::setMemoryAid(bool shown)
{
    choose(m_memoryAid, shown, u"memoryAid"_s, &Preferences::memoryAidChanged);
}

void Preferences::setSoundVolume(int volume)
{
    choose(m_soundVolume, qBound(0, volume, loudest), u"soundVolume"_s, &Preferences::soundVolumeChanged);
}

void Preferences::setSignalVolume(int volume)
{
    choose(m_signalVolume, qBound(0, volume, loudest), u"signalVolume"_s, &Preferences::signalVolumeChanged);
}

void Preferences::setMusicVolume(int volume)
{
    choose(m_musicVolume, qBound(0, volume, loudest), u"musicVolume"_s, &Preferences::musicVolumeChanged);
}

void Preferences::setMuted(bool muted)
{
    choose(m_muted, muted, u"muted"_s, &Preferences::mutedChanged);
}

void Preferences::setCardSize(int size)
{
    choose(m_cardSize, qBound(0, size, largestCards), u"cardSize"_s, &Preferences::cardSizeChanged);
}

void Preferences::setTextSize(int percent)
{
    choose(m_textSize, qBound(usualText, percent, largestText), u"textSize"_s, &Preferences::textSizeChanged);
}

void Preferences::setGuidesSeen(const QStringList &games)
{
    choose(m_guidesSeen, games, u"guidesSeen"_s, &Preferences::guidesSeenChanged);
}

void Preferences::setGuideSeen(const QString &game)
{
    if (!m_guidesSeen.contains(game))
        setGuidesSeen(m_guidesSeen + QStringList{game});
}

void Preferences::setLessonDone(const QString &lesson)
{
    if (!m_lessonsDone.contains(lesson))
        choose(m_lessonsDone, m_lessonsDone + QStringList{lesson}, u"lessonsDone"_s, &Preferences::lessonsDoneChanged);
}

void Preferences::setFullScreen(bool fullScreen)
{
    choose(m_fullScreen, fullScreen, u"fullScreen"_s, &Preferences::fullScreenChanged);
}

void Preferences::setWindowSize(QSize size)
{
    if (size.isValid())
        choose(m_windowSize, size, u"windowSize"_s, &Preferences::windowSizeChanged);
}

QString Preferences::trouble() const
{
    if (!m_setAside.isEmpty())
        return tr("The settings file could not be read. It was saved as %1, and the game starts with its usual "
                  "settings.")
            .arg(QDir::toNativeSeparators(m_setAside));
    switch (m_file->fault()) {
    case SettingsFile::Fault::odd:
        return tr("%1 is not a file, so no settings can be read from it or written to it. It was left as it is. Move "
                  "it elsewhere and start the game again; until then your choices last only until you close the game.")
            .arg(place());
    case SettingsFile::Fault::unreadable:
        return tr("The settings file %1 cannot be read for lack of permission, and was left as it is. Change its "
                  "permissions and start the game again; until then your choices last only until you close the game.")
            .arg(place());
    case SettingsFile::Fault::tooLarge:
        return tr("The settings file %1 is far too large to be one, and was left as it is. Move it elsewhere and start "
                  "the game again; until then your choices last only until you close the game.")
            .arg(place());
    case SettingsFile::Fault::locked:
        return tr("Settings cannot be written: %1 is in the way, and the game cannot remove it. Remove it; until then "
                  "your choices last only until you close the game.")
            .arg(QDir::toNativeSeparators(SettingsFile::lockOf(m_file->path())));
    case SettingsFile::Fault::none:
        break;
    }
    if (m_file->status() == QSettings::AccessError || !m_file->isWritable())
        return tr("Settings cannot be written to %1. They last only until you close the game.").arg(place());
    return {};
}

QString Preferences::place() const
{
    return QDir::toNativeSeparators(m_file->path());
}
