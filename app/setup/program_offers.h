// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"
#include "programs/program_guard.h"

#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>

class QFileInfo;
class QJSEngine;
class QQmlEngine;

/// A program that can sit at the table.
struct ProgramOffer
{
    QString name;
    QString command;
    bool house = false; ///< it came with the game
    bool operator==(const ProgramOffer &) const = default;
};

/// The programs that are offered by name for a seat: the examples that come with the game, and what the person has put
/// into a folder for that.
class ProgramOffers : public RowModel<ProgramOffer>
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The person's own folder, as the system writes it; it need not be there.
    Q_PROPERTY(QString folder READ folder CONSTANT)
    /// The page on how to write a program, as the system writes it; empty where it is not installed.
    Q_PROPERTY(QString guide READ guide CONSTANT)
    Q_PROPERTY(QUrl guideUrl READ guideUrl CONSTANT)
    /// What this machine cannot keep a program from, in words; empty where there is nothing, and until that is known.
    Q_PROPERTY(QString caution READ caution NOTIFY cautionChanged)

public:
    enum Role {
        NameRole = Qt::UserRole, ///< QString
        CommandRole,             ///< QString
        OriginRole,              ///< QString: where it comes from, in words
    };
    Q_ENUM(Role)

    /// However much lies in a folder, no more than this is offered.
    static constexpr int most = 40;

    [[nodiscard]] static ProgramOffers &instance();
    static ProgramOffers *create(QQmlEngine *, QJSEngine *);
    ProgramOffers(const ProgramOffers &) = delete;
    ProgramOffers &operator=(const ProgramOffers &) = delete;

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] static QString folder();
    [[nodiscard]] static QString guide();
    [[nodiscard]] static QUrl guideUrl();
    /// Asks the guard when it is first wanted to be known.
    [[nodiscard]] QString caution();
    /// Empty where nothing is offered.
    [[nodiscard]] QString firstCommand();
    /// Looks again at what there is.
    Q_INVOKABLE void refresh();
    /// The command line that starts this file, which may lie anywhere.
    [[nodiscard]] Q_INVOKABLE static QString commandFor(const QUrl &file);

Q_SIGNALS:
    void cautionChanged();

protected:
    [[nodiscard]] QVariant value(const ProgramOffer &row, int role) const override;

private:
    ProgramOffers();
    void probe();

    bool m_asked = false;
    std::optional<ProgramGuard::Means> m_means;
};
