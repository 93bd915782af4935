import { parseUrl, type ComingBack } from '@shop/shared/contracts';
import type { PageWidget } from './page-widgets.ts';
import type { WidgetOptions } from './widget-options.ts';

interface WidgetPlace {
  readonly element: HTMLElement;
  scrollToTop(): void;
}

interface PaymentReturn {
  readonly window: Window & Pick<typeof globalThis, 'customElements' | 'IntersectionObserver'>;
  /** Where the account area stored, in this tab, which page shows the result. */
  readonly storageKey: string;
  readonly options: WidgetOptions;
  readonly widget: Pick<PageWidget, 'answers' | 'show'>;
  readonly place: WidgetPlace;
  openDialog(page: ComingBack): Promise<void>;
}

/**
 * Shows a customer who returns from a payment how it ended: in a widget that has the page, else in a dialog, once the
 * element that the payment was started in is defined. Only one widget of a page does so.
 */
export async function showPaymentResult({
  window,
  storageKey,
  options,
  widget,
  place,
  openDialog,
}: PaymentReturn): Promise<void> {
  const { document, sessionStorage, customElements } = window;
  // Payment pages return to the storefront first; a visit from elsewhere is no return.
  if (originOf(document.referrer) !== originOf(options.storefrontUrl)) return;
  const stored = () => sessionStorage.getItem(storageKey);
  // Written by the area that has the page.
  const { tag, path, at = 0 } = JSON.parse(stored() ?? '{}') as Partial<ComingBack>;
  if (!tag || !path || isBack(window, at)) return;
  if (widget.answers(path)) {
    sessionStorage.removeItem(storageKey);
    widget.show(path);
    return holdWhilePageLoads(window, place);
  }
  if (options.open !== 'page') return;
  await customElements.whenDefined(tag);
  if (document.querySelector(tag) || !stored()) return;
  sessionStorage.removeItem(storageKey);
  await openDialog({ tag, path });
}

/**
 * Whether the browser went Back from a payment that was begun here: the referrer is then that of the visit before, which may have been
 * the return from another payment. It loads the page for that, or shows the one in which the payment was begun.
 */
function isBack({ performance }: Window, begunAt: number): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Not `timeOrigin`, which may be behind the clock for as long as the device has slept.
  return visit?.type === 'back_forward' || begunAt > Date.now() - performance.now();
}

/** Milliseconds in which the rest of a page may load. */
const loadingMs = 10_000;

/**
 * Scrolls back to the widget when it leaves the upper half of the view, since what stands above it has loaded: browsers hold the
 * place only of a page that is scrolled already. Ends as soon as the visitor acts.
 */
function holdWhilePageLoads(window: PaymentReturn['window'], { element, scrollToTop }: WidgetPlace): void {
  const observer = new window.IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting === false) scrollToTop();
    },
    { rootMargin: '0px 0px -50%' },
  );
  observer.observe(element);
  const end = () => observer.disconnect();
  for (const type of ['pointerdown', 'wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, end, { once: true, capture: true });
  window.setTimeout(end, loadingMs);
}

function originOf(address: string): string {
  return parseUrl(address)?.origin ?? '';
}
