import { parseUrl, type ComingBack } from '@shop/shared/contracts';
import type { PageWidget } from './page-widgets.ts';
import type { WidgetOptions } from './widget-options.ts';

interface PaymentReturn {
  readonly window: Window & Pick<typeof globalThis, 'customElements'>;
  /** Where the account area stored, in this tab, which page shows the result. */
  readonly storageKey: string;
  readonly options: WidgetOptions;
  readonly widget: Pick<PageWidget, 'answers' | 'show'>;
  openDialog(page: ComingBack): Promise<void>;
}

/**
 * Shows a customer who returns from a payment how it ended: in a widget that has the page, else in a dialog, once the
 * element that the payment was started in is defined. Only one widget of a page does so.
 */
export async function showPaymentResult({
  window: { document, sessionStorage, customElements },
  storageKey,
  options,
  widget,
  openDialog,
}: PaymentReturn): Promise<void> {
  // Payment pages return to the storefront first; a visit from elsewhere is no return.
  if (originOf(document.referrer) !== originOf(options.storefrontUrl)) return;
  const stored = () => sessionStorage.getItem(storageKey);
  // Written by the area that has the page.
  const { tag, path } = JSON.parse(stored() ?? '{}') as Partial<ComingBack>;
  if (!tag || !path) return;
  if (widget.answers(path)) {
    sessionStorage.removeItem(storageKey);
    return widget.show(path);
  }
  if (options.open !== 'page') return;
  await customElements.whenDefined(tag);
  if (document.querySelector(tag) || !stored()) return;
  sessionStorage.removeItem(storageKey);
  await openDialog({ tag, path });
}

function originOf(address: string): string {
  return parseUrl(address)?.origin ?? '';
}
