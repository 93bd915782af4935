import type { ContactMessage } from '@shop/shared/contracts/provider';
import { messages } from '../messages.ts';

export type MessageField = keyof ContactMessage;
export type FieldProblems = Readonly<Partial<Record<MessageField, string>>>;

const required: readonly MessageField[] = ['name', 'email', 'subject', 'message'];
/** What a browser takes for an address; https://html.spec.whatwg.org/#valid-e-mail-address, domains with a dot. */
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** What keeps a message from being sent, by field, in the order of the form. */
export function messageProblems(message: ContactMessage): FieldProblems {
  const problems: Partial<Record<MessageField, string>> = {};
  for (const name of required) if (!message[name].trim()) problems[name] = messages.contact.required;
  const email = message.email.trim();
  if (email && !address.test(email)) problems.email = messages.contact.noAddress;
  return problems;
}
