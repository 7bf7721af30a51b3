// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSettings>

#include <memory>

/// A file of settings, through which alone settings are opened: QSettings opens whatever lies there, a pipe too, and
/// waits half a minute for a lock that nobody holds any more, or for good where a folder has the lock's name.
///
/// Here it does neither. What is no file of settings is left as it is, and the settings hold until the program ends. A
/// lock that is in the way costs a second at most, each time something is written: the game holds its own for
/// milliseconds, so one that is older than a second, whose process is gone, or that tells of none is removed.
class SettingsFile : public QSettings
{
    Q_OBJECT

public:
    enum class Fault {
        none,
        odd,        ///< a pipe, a folder, a device: no file
        unreadable, ///< may not be read
        tooLarge,   ///< larger than `largest`
        locked,     ///< the lock is in the way and cannot be removed; what the file has was read
    };
    static constexpr qint64 largest = 1024 * 1024; ///< bytes

    /// Never destroys one that would write where that would take for good: it is kept, for the next who opens it.
    struct Farewell
    {
        void operator()(SettingsFile *file) const;
    };
    using Pointer = std::unique_ptr<SettingsFile, Farewell>;

    enum class For {
        reading, ///< other programs' settings: nothing is written, and no lock of theirs is touched
        changing,
    };
    /// Opens it, or settings that no file has where `path` cannot be opened.
    [[nodiscard]] static Pointer open(const QString &path, For what = For::changing);
    /// What hinders reading it. Where nothing does and `content` is given, that is what it has.
    [[nodiscard]] static Fault look(const QString &path, QByteArray *content = nullptr);

    /// What hinders reading, or else what hindered the last writing.
    [[nodiscard]] Fault fault() const { return m_fault; }
    /// The file that was asked for.
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] static QString lockOf(const QString &path) { return path + QStringLiteral(".lock"); }
    /// Writes what was changed, where that can be done in time.
    void sync();
    /// Nothing hinders writing.
    [[nodiscard]] bool takesChanges();

protected:
    /// QSettings writes by itself when the program has time.
    bool event(QEvent *event) override;

private:
    SettingsFile(const QString &path, Fault fault, For what);
    ~SettingsFile() override = default;

    QString m_path;
    Fault m_fault;
    For m_for;
    bool m_unwritten = false;
    bool m_isFile; ///< else the settings are nowhere but here
};
