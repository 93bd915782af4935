import { paymentBackPath } from '@shop/shared/contracts';
import { readNote } from './payment-page.ts';

/** Sends a shopper who comes from a payment that was begun on a foreign page to the page that leads back there. */
export function returnFromPayment(): void {
  try {
    const note = readNote();
    if (note) location.replace(`${paymentBackPath}?${new URLSearchParams({ paymentId: note.payment })}`);
  } catch {
    // Without storage the result is shown here.
  }
}
