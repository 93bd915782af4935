import { paymentNoteKey } from '@shop/shared/contracts';

/** The page on which a payment was begun, as stored for the session. */
export interface PaymentNote {
  /** The payment's id. */
  readonly payment: string;
  /** Absolute address of the page. */
  readonly back: string;
  /** Milliseconds since 1970. */
  readonly notedAt: number;
}

/** A way back is forgotten after this long. */
const maxAgeMs = 30 * 60_000;

/** Stores the way back in place of any earlier one. Throws where storage is closed. */
export function saveNote(note: PaymentNote): void {
  sessionStorage.setItem(paymentNoteKey, JSON.stringify(note));
}

/** Removes the stored way back. Throws where storage is closed. */
export function clearNote(): void {
  sessionStorage.removeItem(paymentNoteKey);
}

/** The noted way back of the payment that this page's address names, unless it has expired. Throws where storage is closed. */
export function readNote(): PaymentNote | undefined {
  const note = JSON.parse(sessionStorage.getItem(paymentNoteKey) ?? '{}') as Partial<PaymentNote>;
  const { payment, back, notedAt = 0 } = note;
  const named = new URLSearchParams(location.search).get('paymentId');
  const ageMs = Date.now() - notedAt;
  const isCurrent = ageMs >= 0 && ageMs <= maxAgeMs;
  return back && payment && payment === named && isCurrent ? { payment, back, notedAt } : undefined;
}

/** Replaces the heading, which is the title too, and the sentence of a plain page. */
export function showText(heading: string, sentence: string): void {
  document.title = heading;
  for (const [selector, text] of [
    ['h1', heading],
    ['p', sentence],
  ] as const) {
    const element = document.querySelector(selector);
    if (element) element.textContent = text;
  }
}
