-- SPDX-FileCopyrightText: The Petrangola developers
-- SPDX-License-Identifier: GPL-3.0-or-later
-- A database as version 4 of its form was, each row with its sum: a match that is under way, sealed with store-4.key, two
-- that are over, and house rules.
CREATE TABLE running (one INTEGER PRIMARY KEY CHECK (one = 1), began TEXT NOT NULL, seed BLOB NOT NULL, seating TEXT NOT NULL, shown INTEGER NOT NULL, sum BLOB NOT NULL);
CREATE TABLE running_part (number INTEGER PRIMARY KEY, lines BLOB NOT NULL, sum BLOB NOT NULL);
CREATE TABLE match (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, began TEXT, ended TEXT, names TEXT NOT NULL, kinds TEXT NOT NULL, own INTEGER NOT NULL, winner INTEGER NOT NULL, place INTEGER NOT NULL, deals INTEGER NOT NULL, options TEXT NOT NULL, seating TEXT NOT NULL, imported INTEGER NOT NULL, digest TEXT NOT NULL, facts TEXT, facts_sum BLOB, record_sum BLOB NOT NULL, sum BLOB NOT NULL, record BLOB NOT NULL);
CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL, sum BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE preset (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, name TEXT NOT NULL, options TEXT NOT NULL, sum BLOB NOT NULL DEFAULT x'');
INSERT INTO running VALUES (1, '2026-11-01T20:15:00.000Z', x'01010101010101010101010101010101010101010101010113733814ae91e57d445ed2cf8e9fb437b59fd8cabd706369ef703c785b3698130556cbbc89d250f5f4dd330dd39b5bf9', '{"portraits":["tu","bruno"]}', 2, x'57e836d1df9c69599260a1b468a334553348bb367765d2cd93a3ae2e03882c69');
INSERT INTO running_part VALUES (1, x'020202020202020202020202020202020202020202020202aebc16167244e9dd0d31ebe214e8133626884f120c44bae17d4ccb97f2', x'88f67b8a73315510d7f64505f8f0e48ed1278951cb0a117449202fd8e42e4dcf');
INSERT INTO running_part VALUES (2, x'03030303030303030303030303030303030303030303030314af8588f62b6d6060a4fec7ad19cb2ca913da1b16eb7026eb7406a8cd3cfbf43451', x'b8e838f211ac1346711a49aee0cc01a386a202bd61667e411ee23850732c57d5');
INSERT INTO match VALUES (4, 'petrangola', '2026-10-30T20:00:00.000Z', '2026-10-30T20:31:00.000Z', '["","Bruno","Nives"]', '["human","casual","novice"]', 0, 1, 2, 9, '{"tokens":3}', '{}', 0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', '{"knocks":4}', x'155b1c3f0c400bfc5e492a69f4da82a3f2d89b863e2bf49eeb33718e879c5be2', x'34555f1b6fcb21c98f4d51147fabdabe97f8e68ea7ac9695850b4c50812798d7', x'e91efe8a38aa2cf1164330d328a4544646d5bdbc5385f4e3a506c45c0dbd2441', x'6f6e650a');
INSERT INTO match VALUES (7, 'petrangola', NULL, '2026-10-31T21:00:00.000Z', '["Ada","Bea"]', '["regular","regular"]', -1, 0, 0, 5, '{"tokens":1}', '{}', 1, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', NULL, NULL, x'95614674779f1fb4a1a25bedb67fe6b94621662649409baf523941e09c70a917', x'1af962f271a865011d56c37f9b2b1ba5491ab4c9d074de678b36ee1fea4dba7f', x'74776f0a');
INSERT INTO match VALUES (9, 'petrangola', NULL, '2026-10-31T21:00:00.000Z', '["Ada","Bea"]', '["regular","regular"]', -1, 0, 0, 5, '{"tokens":1}', '{}', 1, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', NULL, NULL, x'95614674779f1fb4a1a25bedb67fe6b94621662649409baf523941e09c70a917', x'86b48f78d18f6a26b3d8a5c37e370dba54038f769d379da65b97c5ee50121a8c', x'74776f0a');
DELETE FROM match WHERE id = 9;
INSERT INTO setting VALUES ('statisticsSince', '2026-10-01T00:00:00.000Z', x'af12aaf967e346732bb7dd1475987feb62b6f4fa89df1cc5110681e738a5c76c');
INSERT INTO preset VALUES (3, 'petrangola', 'Of old', '{"tokens":5}', x'4c5fe409b08050c18649ec69c23d4a54fed1af1dd1b51fedffa541dda0e7a6de');
PRAGMA application_id = 1332966497;
PRAGMA user_version = 4;
