import type { Database } from '../database/database.ts';
import { notFound } from '../http/refusal.ts';

/** What the shop has one of. @throws Refusal 404 when it has none */
export function readRecord(
  db: Database,
  name: 'company' | 'contact' | 'settings' | 'payment_options',
): unknown {
  const row = db.one<{ value: string }>('select value from records where name = ?', name);
  if (!row) throw notFound();
  return JSON.parse(row.value);
}
