import { parseUrl, type ComingBack } from '@shop/shared/contracts';
import { comingBackKeyOf } from './is-coming-back.ts';
import type { PageWidget } from './page-widgets.ts';
import type { WidgetOptions } from './widget-settings.ts';

/**
 * Shows a shopper who comes back from a payment how it ended: in a widget that answers the page, else over the page, once
 * the element that the payment was begun in is defined. Of the widgets of a page one does.
 */
export async function comeBack(
  { document, sessionStorage, customElements }: Window & Pick<typeof globalThis, 'customElements'>,
  options: WidgetOptions,
  widget: Pick<PageWidget, 'answers' | 'show'>,
  openOver: (page: ComingBack) => Promise<void>,
): Promise<void> {
  const key = comingBackKeyOf(options);
  const kept = () => sessionStorage.getItem(key);
  // Whoever comes by another way has not paid.
  if (originOf(document.referrer) !== originOf(options.storefrontUrl)) return;
  // Written by the area that answers the page, in this tab.
  const { tag, path } = JSON.parse(kept() ?? '{}') as Partial<ComingBack>;
  if (!tag || !path) return;
  if (widget.answers(path)) {
    sessionStorage.removeItem(key);
    return widget.show(path);
  }
  if (options.open !== 'page') return;
  await customElements.whenDefined(tag);
  if (document.querySelector(tag) || !kept()) return;
  sessionStorage.removeItem(key);
  await openOver({ tag, path });
}

function originOf(address: string): string {
  return parseUrl(address)?.origin ?? '';
}
