import type { ProviderClient } from '@shop/shared/contracts';
import { isProviderFailure, sendContactMessage, type ContactMessage } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { messages } from '../messages.ts';
import { messageProblems, type FieldProblems } from './message.ts';

export interface MessageOutcome {
  readonly sent: boolean;
  /** Sentence about the whole form, empty when there is none. */
  readonly problem: string;
  /** What is wrong with single fields. */
  readonly fields: FieldProblems;
}

/** Sends the message, trimmed, unless a field keeps it from being sent. Never rejects. */
export async function sendMessage(
  provider: Pick<ProviderClient, 'call'>,
  message: ContactMessage,
): Promise<MessageOutcome> {
  const fields = messageProblems(message);
  if (Object.keys(fields).length > 0) return { sent: false, problem: '', fields };
  try {
    await provider.call(sendContactMessage, trimmed(message));
    return { sent: true, problem: '', fields: {} };
  } catch (error) {
    return {
      sent: false,
      problem: errorText(error, messages.contact.sendFailed),
      fields: fieldProblems(error),
    };
  }
}

function trimmed({ name, email, phone_number, subject, message }: ContactMessage): ContactMessage {
  return {
    name: name.trim(),
    email: email.trim(),
    phone_number: phone_number.trim(),
    subject: subject.trim(),
    message: message.trim(),
  };
}

function fieldProblems(error: unknown): Record<string, string> {
  if (!isProviderFailure(error)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, problems]) => [field, problems.join(' ')]),
  );
}
