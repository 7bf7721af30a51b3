// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QtQml/qqmlregistration.h>

/// A folder or a record in the folder that is looked at.
struct FolderRow
{
    QString name;
    QString path;
    QString note; ///< when the file was written
    bool folder = false;
    bool operator==(const FolderRow &) const = default;
};

/// What a path that the person writes leads to: the folders and records of the folder that it names or lies in, first
/// the way up.
class FolderModel : public RowModel<FolderRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the ledger")
    /// As written; "~" stands for the home folder.
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY changed)
    /// The same from the root on.
    Q_PROPERTY(QString fullPath READ fullPath NOTIFY changed)
    Q_PROPERTY(bool isFile READ isFile NOTIFY changed)
    Q_PROPERTY(bool isFolder READ isFolder NOTIFY changed)
    /// The folder whose rows these are; empty where there is none.
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    Q_PROPERTY(int records READ records NOTIFY changed)
    Q_PROPERTY(int count READ rowCountNow NOTIFY changed)

public:
    enum Role {
        NameRole = Qt::UserRole, ///< QString
        PathRole,                ///< QString
        NoteRole,                ///< QString
        FolderRole,              ///< bool
        ToldRole,                ///< QString: what a reader is told
    };
    Q_ENUM(Role)

    explicit FolderModel(QObject *parent = nullptr);
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString path() const { return m_path; }
    void setPath(const QString &path);
    [[nodiscard]] QString fullPath() const;
    [[nodiscard]] bool isFile() const;
    [[nodiscard]] bool isFolder() const;
    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] int records() const { return m_records; }
    [[nodiscard]] int rowCountNow() const { return rowCount(); }

    /// Where people keep their documents, or else their home.
    Q_INVOKABLE [[nodiscard]] static QString documents();
    /// A file of that name in the folder that is looked at, or of the name alone.
    Q_INVOKABLE [[nodiscard]] QString beside(const QString &name) const;
    Q_INVOKABLE [[nodiscard]] QString pathAt(int row) const;
    Q_INVOKABLE [[nodiscard]] bool folderAt(int row) const;
    Q_INVOKABLE [[nodiscard]] QString toldAt(int row) const;

Q_SIGNALS:
    void changed();

protected:
    [[nodiscard]] QVariant value(const FolderRow &row, int role) const override;

private:
    void look();

    QString m_path;
    QString m_folder;
    int m_records = 0;
};
