import type { ContactMessage } from '@shop/shared/contracts/provider';

export const emptyMessage: ContactMessage = {
  name: '',
  email: '',
  phone_number: '',
  subject: '',
  message: '',
};

/** A message as text for the drafts; empty when nothing is written. */
export function draftOf(message: ContactMessage): string {
  return Object.values(message).some(Boolean) ? JSON.stringify(message) : '';
}

/** The message of a draft; what is missing or no text is empty. */
export function messageOf(draft: string): ContactMessage {
  let kept: unknown;
  try {
    kept = JSON.parse(draft);
  } catch {
    return emptyMessage;
  }
  if (typeof kept !== 'object' || kept === null) return emptyMessage;
  const texts = new Map<string, unknown>(Object.entries(kept));
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
