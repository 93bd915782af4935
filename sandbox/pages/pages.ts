import { getCompany, getPublicSettings, listDocuments, listFaqs } from '@shop/shared/contracts/provider';
import type { Database } from '../database/database.ts';
import type { Calls } from '../http/calls.ts';
import { listAnswer, textFilter } from '../http/lists.ts';
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

export function servePages(calls: Calls, db: Database): void {
  calls.open(getCompany, () => readRecord(db, 'company'));
  calls.open(getPublicSettings, () => readRecord(db, 'settings'));
  calls.open(listFaqs, (c) =>
    listAnswer(c, db.all<object>('select id, question, answer from faqs order by id')),
  );
  calls.open(listDocuments, (c) =>
    listAnswer(
      c,
      db.all<object>(
        `select id, document_type, content from documents
         where coalesce(?, document_type) = document_type order by id`,
        textFilter(c, 'document_type'),
      ),
    ),
  );
}
