import { isAnswerLost } from './provider-error.ts';

export interface TextToSend<Sent> {
  readonly text: string;
  /** How often the page knows the text in the provider's list. */
  readonly known: number;
  /** Whether the page knows all of that list; else the text is counted there before it is sent. */
  readonly isWhole: boolean;
  /** Stored until the outcome is known, so that a reload does not forget that the text may have arrived. */
  readonly note: { read(): string; write(note: string): void };
  readonly isOffline: boolean;
  /** Whether another customer has logged in since the press. */
  isOthers(): boolean;
  send(): Promise<Sent>;
  /** What the provider's list holds of this text, the newest first. */
  find(): Promise<readonly Sent[]>;
}

export type SentText<Sent> =
  | { readonly sent: Sent; readonly error?: never }
  /** `mayExist`: the answer was lost and the list could not be read. */
  | { readonly sent?: never; readonly error: unknown; readonly mayExist: boolean };

/**
 * Sends a text that can be read back. When its answer is lost it looks in the list; sent again, it looks there first, so that
 * a text which has arrived is never there twice. Never rejects.
 */
export async function sendText<Sent>(text: TextToSend<Sent>): Promise<SentText<Sent>> {
  const noted = countIn(text.note.read(), text.text);
  const known = noted ?? (await countKnown(text));
  const look = async (): Promise<Sent | undefined> => {
    const found = await text.find();
    return found.length > known ? found[0] : undefined;
  };
  const end = (sent: Sent): SentText<Sent> => {
    text.note.write('');
    return { sent };
  };
  try {
    const arrived = noted === undefined ? undefined : await look();
    if (arrived) return end(arrived);
  } catch (error) {
    return { error, mayExist: true };
  }
  // The list may have been slow: nothing is sent in the name of another customer.
  if (text.isOthers()) return { error: null, mayExist: false };
  text.note.write(`${known} ${text.text}`);
  try {
    return end(await text.send());
  } catch (error) {
    if (!isAnswerLost(error, text.isOffline)) {
      text.note.write('');
      return { error, mayExist: false };
    }
    try {
      const arrived = await look();
      return arrived ? end(arrived) : { error, mayExist: false };
    } catch {
      return { error, mayExist: true };
    }
  }
}

/** How often the list has the text already, which others may have written. Without an answer, as often as the page knows. */
async function countKnown({ known, isWhole, isOffline, find }: TextToSend<unknown>): Promise<number> {
  if (isWhole || isOffline) return known;
  return find().then(
    ({ length }) => length,
    () => known,
  );
}

/** The count in a note about the same text. */
function countIn(note: string, text: string): number | undefined {
  const [, count, noted] = /^(\d+) ([^]*)$/.exec(note) ?? [];
  return noted === text ? Number(count) : undefined;
}
