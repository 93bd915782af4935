import type { ContactMessage } from '@shop/shared/contracts/provider';
import { formMessages } from '../messages/contact-form.ts';
import { jsonText } from '@shop/shared/json';

export const emptyMessage: ContactMessage = {
  name: '',
  email: '',
  phone_number: '',
  subject: '',
  message: '',
};

/** A message as text for the drafts; empty when nothing is written. */
export function draftOf(message: ContactMessage): string {
  return Object.values(message).some(Boolean) ? jsonText(message) : '';
}

/** The message of a draft; what is missing or no text is empty. */
export function messageOf(draft: string): ContactMessage {
  let stored: unknown;
  try {
    stored = JSON.parse(draft);
  } catch {
    return emptyMessage;
  }
  if (typeof stored !== 'object' || stored === null) return emptyMessage;
  const texts = new Map<string, unknown>(Object.entries(stored));
  const text = (name: keyof ContactMessage) => {
    const value = texts.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone_number: text('phone_number'),
    subject: text('subject'),
    message: text('message'),
  };
}

/** The draft of a message that was begun, with the fields that were filled in since. Its text goes on in a line of its own. */
export function joinedDraft(begun: string, typed: string): string {
  const before = messageOf(begun);
  const since = messageOf(typed);
  const filled = Object.entries(since).filter(([, text]) => text);
  const message = [...new Set([before.message, since.message])].filter(Boolean).join('\n');
  return draftOf({ ...before, ...Object.fromEntries(filled), message });
}

export type MessageField = keyof ContactMessage;
export type FieldProblems = Readonly<Partial<Record<MessageField, string>>>;

const required: readonly MessageField[] = ['name', 'email', 'subject', 'message'];
/** What a browser takes for an address; https://html.spec.whatwg.org/#valid-e-mail-address, domains with a dot. */
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Problems of a message, by field, in the order of the form. */
export function messageProblems(message: ContactMessage): FieldProblems {
  const problems: Partial<Record<MessageField, string>> = {};
  for (const name of required) if (!message[name].trim()) problems[name] = formMessages.required;
  const email = message.email.trim();
  if (email && !address.test(email)) problems.email = formMessages.noAddress;
  return problems;
}
