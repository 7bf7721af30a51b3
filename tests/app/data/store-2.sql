-- SPDX-FileCopyrightText: The Petrangola developers
-- SPDX-License-Identifier: GPL-3.0-or-later
-- A database as version 2 of its form was: a match that is under way, and two that are over.
CREATE TABLE running (one INTEGER PRIMARY KEY CHECK (one = 1), began TEXT NOT NULL, seed BLOB NOT NULL, seating TEXT NOT NULL, shown INTEGER NOT NULL);
CREATE TABLE running_part (number INTEGER PRIMARY KEY, lines BLOB NOT NULL);
CREATE TABLE match (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, began TEXT, ended TEXT, names TEXT NOT NULL, kinds TEXT NOT NULL, own INTEGER NOT NULL, winner INTEGER NOT NULL, place INTEGER NOT NULL, deals INTEGER NOT NULL, options TEXT NOT NULL, seating TEXT NOT NULL, imported INTEGER NOT NULL, digest TEXT NOT NULL, record BLOB NOT NULL, facts TEXT);
CREATE INDEX match_digest ON match (digest);
CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO running VALUES (1, '2026-11-01T20:15:00.000Z', x'7373737373737373737373737373737373737373737373737373737373737373', '{"portraits":["tu","bruno"]}', 2);
INSERT INTO running_part VALUES (1, x'7b22686561646572223a317d0a');
INSERT INTO running_part VALUES (2, x'7b226576656e74223a226669727374227d0a');
INSERT INTO match VALUES (4, 'petrangola', '2026-10-30T20:00:00.000Z', '2026-10-30T20:31:00.000Z', '["","Bruno","Nives"]', '["human","casual","novice"]', 0, 1, 2, 9, '{"tokens":3}', '{}', 0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', x'6f6e650a', '{"knocks":4}');
INSERT INTO match VALUES (7, 'petrangola', NULL, '2026-10-31T21:00:00.000Z', '["Ada","Bea"]', '["regular","regular"]', -1, 0, 0, 5, '{"tokens":1}', '{}', 1, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', x'74776f0a', NULL);
INSERT INTO setting VALUES ('statisticsSince', '2026-10-01T00:00:00.000Z');
PRAGMA application_id = 1332966497;
PRAGMA user_version = 2;
