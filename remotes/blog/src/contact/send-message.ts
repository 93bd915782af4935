import type { ProviderClient } from '@shop/shared/contracts';
import { isProviderFailure, sendContactMessage, type ContactMessage } from '@shop/shared/contracts/provider';
import { errorText, isAnswerLost } from '@shop/shared/provider';
import { formMessages } from '../messages/contact-form.ts';
import { messageProblems, type FieldProblems } from './message.ts';

export interface MessageOutcome {
  readonly sent: boolean;
  /** The answer was lost: messages cannot be read back, so it is unknown whether it arrived. */
  readonly mayExist: boolean;
  /** Sentence about the whole form, empty when there is none. */
  readonly problem: string;
  /** What is wrong with single fields. */
  readonly fields: FieldProblems;
}

/** Sends the message, trimmed, unless a field is invalid. Never rejects. */
export async function sendMessage(
  provider: Pick<ProviderClient, 'call'>,
  message: ContactMessage,
  isOffline: boolean,
): Promise<MessageOutcome> {
  const fields = messageProblems(message);
  const outcome = { sent: false, mayExist: false, problem: '', fields };
  if (Object.keys(fields).length > 0) return outcome;
  try {
    await provider.call(sendContactMessage, trimmed(message));
    return { ...outcome, sent: true };
  } catch (error) {
    if (isAnswerLost(error, isOffline)) return { ...outcome, mayExist: true };
    const problem = errorText(error, formMessages.sendFailed);
    return { ...outcome, problem, fields: fieldProblems(error) };
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
