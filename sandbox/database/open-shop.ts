import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seed } from '../seed/index.ts';
import { openDatabase, type Database } from './database.ts';
import { fillShop } from './fill-shop.ts';

/** Raise it with every change of `schema.sql`: a database of another version starts over. */
const schemaVersion = 2;

const schema = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');

/** Opens the shop's database in a directory; a new one, or one of another version, is filled from the seed. */
export function openShop(dataDir: string, seed: Seed): Database {
  mkdirSync(dataDir, { recursive: true });
  const db = openDatabase(join(dataDir, 'shop.db'));
  db.transaction(() => {
    if (versionOf(db) !== schemaVersion) rebuild(db, seed);
  });
  return db;
}

/** Fills the database again from the seed. Safe while others have the file open. */
export function resetShop(db: Database, seed: Seed): void {
  db.transaction(() => rebuild(db, seed));
}

function rebuild(db: Database, seed: Seed): void {
  // Newest first, so that no table goes before those that refer to it.
  const objects = db.all<{ type: string; name: string }>(
    `select type, name from sqlite_schema
     where type in ('table', 'view') and name not like 'sqlite_%' order by rowid desc`,
  );
  for (const { type, name } of objects) db.script(`drop ${type} "${name}"`);
  db.script(schema);
  fillShop(db, seed);
  db.script(`pragma user_version = ${schemaVersion}`);
}

function versionOf(db: Database): number {
  return db.one<{ user_version: number }>('pragma user_version')?.user_version ?? 0;
}
