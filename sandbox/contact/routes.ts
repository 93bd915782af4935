import { getContactInfo, sendContactMessage } from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Calls } from '../http/calls.ts';
import { email, optionalText, readBody, text } from '../http/fields.ts';
import { embedLink } from '../maps/routes.ts';
import { readRecord } from '../pages/pages.ts';
import type { ContactSeed } from '../seed/types.ts';

const MessageBody = v.object({
  name: text(120),
  email,
  phone_number: optionalText(40),
  subject: text(200),
  message: text(10_000),
});
type Message = v.InferOutput<typeof MessageBody>;

export function serveContact(calls: Calls, db: Database): void {
  calls.open(getContactInfo, (c) => contactInfo(db, c.req.url));
  calls.open(sendContactMessage, async (c) => storeMessage(db, await readBody(c, MessageBody)), 201);
}

function contactInfo(db: Database, callUrl: string): ContactSeed {
  // It was written from the seed.
  const contact = readRecord(db, 'contact') as ContactSeed;
  const branches = contact.branch_locations.map((branch) => ({
    ...branch,
    map_embed_link: embedLink(branch.map_embed_link, callUrl),
  }));
  return { ...contact, branch_locations: branches };
}

function storeMessage(db: Database, message: Message): object {
  const created_at = new Date().toISOString();
  const { id } = db.run(
    `insert into contact_messages (name, email, phone_number, subject, message, created_at)
     values (?, ?, ?, ?, ?, ?)`,
    message.name,
    message.email,
    message.phone_number,
    message.subject,
    message.message,
    created_at,
  );
  return { id, ...message, created_at };
}
