// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/preferences.h"

#include "models/language.h"

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

constexpr int fileVersion = 1;
constexpr QSize usualWindow(1280, 800);
constexpr QSize smallestWindow(800, 600);

QString settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/petrangola/petrangola.conf"_s;
}

/// QSettings takes nearly everything for settings, but writes neither control characters nor broken UTF-8 itself.
bool canBeSettings(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return true;
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(file.readAll());
    return !decoder.hasError() && std::none_of(text.begin(), text.end(), [](QChar letter) {
        return letter.category() == QChar::Other_Control && letter != u'\n' && letter != u'\r' && letter != u'\t';
    });
}

QString oneOf(const QString &value, const QStringList &known)
{
    return known.contains(value) ? value : known.constFirst();
}

/// Qt 6.4 does not tell of this wish. KDE keeps it in its own file, GNOME and the others in GTK's.
bool desktopWantsLessMotion()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    const QSettings kde(folder + u"/kdeglobals"_s, QSettings::IniFormat);
    bool isNumber = false;
    if (kde.value(u"KDE/AnimationDurationFactor"_s).toDouble(&isNumber) == 0 && isNumber)
        return true;
    for (const QString &version : {u"gtk-4.0"_s, u"gtk-3.0"_s}) {
        const QSettings gtk(folder + u'/' + version + u"/settings.ini"_s, QSettings::IniFormat);
        const QString wish = gtk.value(u"Settings/gtk-enable-animations"_s).toString();
        if (wish == u"0" || wish.compare(u"false", Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
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
    : m_reducedByDesktop(desktopWantsLessMotion())
{
    open();
    read();
    connect(&Language::instance(), &Language::changed, this, &Preferences::troubleChanged);
}

void Preferences::open()
{
    const QString path = settingsPath();
    const bool whole = canBeSettings(path);
    m_file = std::make_unique<QSettings>(path, QSettings::IniFormat);
    if (whole && m_file->status() != QSettings::FormatError)
        return;
    // Nothing is lost: what cannot be read is kept under another name.
    m_file.reset();
    const QString aside = path + u".damaged-"_s + QDateTime::currentDateTime().toString(u"yyyyMMdd-hhmmss"_s);
    if (QFile::rename(path, aside))
        m_setAside = aside;
    m_file = std::make_unique<QSettings>(path, QSettings::IniFormat);
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
    m_cornerIndex = flag("cornerIndex", false);
    m_motion = flag("motion", true);
    m_confirmKnock = flag("confirmKnock", false);
    m_nextDealByItself = flag("nextDealByItself", false);
    m_fullScreen = flag("fullScreen", false);
    bool isNumber = false;
    const int pace = m_file->value(u"pace"_s).toInt(&isNumber);
    m_pace = isNumber && pace >= slowestPace && pace <= noPause ? pace : 1;
    const QSize size = m_file->value(u"windowSize"_s).toSize();
    m_windowSize = size.isValid() ? size.expandedTo(smallestWindow) : usualWindow;
}

void Preferences::store(const QString &key, const QVariant &value)
{
    m_file->setValue(u"version"_s, fileVersion);
    m_file->setValue(key, value);
    m_file->sync();
    if (m_file->status() == QSettings::AccessError)
        Q_EMIT troubleChanged();
}

void Preferences::setLanguage(const QString &language)
{
    if (language == m_language)
        return;
    m_language = language;
    store(u"language"_s, language);
    Q_EMIT languageChanged();
    Language::instance().choose(language);
}

void Preferences::setMotion(bool motion)
{
    if (motion == m_motion)
        return;
    m_motion = motion;
    store(u"motion"_s, motion);
    Q_EMIT motionChanged();
}

void Preferences::setPace(int pace)
{
    pace = qBound(slowestPace, pace, noPause);
    if (pace == m_pace)
        return;
    m_pace = pace;
    store(u"pace"_s, pace);
    Q_EMIT paceChanged();
}

void Preferences::setCloth(const QString &cloth)
{
    if (cloth == m_cloth)
        return;
    m_cloth = cloth;
    store(u"cloth"_s, cloth);
    Q_EMIT clothChanged();
}

void Preferences::setBack(const QString &back)
{
    if (back == m_back)
        return;
    m_back = back;
    store(u"back"_s, back);
    Q_EMIT backChanged();
}

void Preferences::setCornerIndex(bool printed)
{
    if (printed == m_cornerIndex)
        return;
    m_cornerIndex = printed;
    store(u"cornerIndex"_s, printed);
    Q_EMIT cornerIndexChanged();
}

void Preferences::setConfirmKnock(bool confirm)
{
    if (confirm == m_confirmKnock)
        return;
    m_confirmKnock = confirm;
    store(u"confirmKnock"_s, confirm);
    Q_EMIT confirmKnockChanged();
}

void Preferences::setNextDealByItself(bool byItself)
{
    if (byItself == m_nextDealByItself)
        return;
    m_nextDealByItself = byItself;
    store(u"nextDealByItself"_s, byItself);
    Q_EMIT nextDealByItselfChanged();
}

void Preferences::setFullScreen(bool fullScreen)
{
    if (fullScreen == m_fullScreen)
        return;
    m_fullScreen = fullScreen;
    store(u"fullScreen"_s, fullScreen);
    Q_EMIT fullScreenChanged();
}

void Preferences::setWindowSize(QSize size)
{
    if (size == m_windowSize || !size.isValid())
        return;
    m_windowSize = size;
    store(u"windowSize"_s, size);
    Q_EMIT windowSizeChanged();
}

QString Preferences::trouble() const
{
    if (!m_setAside.isEmpty())
        return tr("The settings file could not be read. It was kept as %1, and the game starts with its usual "
                  "settings.")
            .arg(QDir::toNativeSeparators(m_setAside));
    if (m_file->status() == QSettings::AccessError || !m_file->isWritable())
        return tr("Settings cannot be written to %1. They hold until the game is closed.")
            .arg(QDir::toNativeSeparators(m_file->fileName()));
    return {};
}
