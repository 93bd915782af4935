import { paymentReturnPath } from '@shop/shared/contracts';
import { clearNote, readNote, showText, type PaymentNote } from './payment-page.ts';

/** Content of the JSON element `#payment-back`. `{host}` stands for the host of the page. */
export interface PaymentBackSettings {
  /** Origins to which shoppers return without being asked. */
  readonly origins: readonly string[];
  readonly question: string;
  readonly goBack: string;
  readonly stay: string;
}

/**
 * Leads back to the page on which the payment of this address was begun, once: at once to a page of the given origins, by
 * a link elsewhere. Without a way back it leads to the payment's result.
 */
export function returnToPage(): void {
  const result = paymentReturnPath + location.search;
  const page = consumePage();
  if (!page) return location.replace(result);
  const settings = JSON.parse(
    document.getElementById('payment-back')?.textContent ?? '',
  ) as PaymentBackSettings;
  if (settings.origins.includes(page.origin)) return location.replace(page.href);
  // A host may have a `$`, which a text to put in place would not.
  const named = (text: string) => text.replace('{host}', () => page.host);
  showText(named(settings.question), '');
  document.body.append(createLink(named(settings.goBack), page.href), createLink(settings.stay, result));
}

/** The noted page, once. */
function consumePage(): URL | undefined {
  try {
    const note: PaymentNote | undefined = readNote();
    clearNote();
    const page = note && new URL(note.back);
    return page && /^https?:$/.test(page.protocol) ? page : undefined;
  } catch {
    return undefined;
  }
}

function createLink(textContent: string, href: string): HTMLElement {
  const line = document.createElement('p');
  line.append(Object.assign(document.createElement('a'), { textContent, href }));
  return line;
}
