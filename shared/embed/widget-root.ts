import type { Announce } from '@shop/shared/contracts';
import { adopt } from '@shop/shared/shadow-dom-css';

/** The shadow root of a widget. Until `reveal`, the element's own children show; then the widget does. */
export interface WidgetRoot {
  readonly shadow: ShadowRoot;
  /** All that the widget shows, and what stands over the page. */
  readonly frame: HTMLElement;
  /** Where the pages are rendered; out of sight until `reveal`. */
  readonly view: HTMLElement;
  readonly announce: Announce;
  readonly isRevealed: () => boolean;
  /** Shows the widget, in place of a preview once as much is there as that has. */
  reveal(): Promise<void>;
  /** Brings the upper end back into view and the focus into the widget. */
  focus(): void;
  remove(): void;
}

export function createWidgetRoot(element: HTMLElement, styles: readonly string[]): WidgetRoot {
  const { ownerDocument: document } = element;
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const create = (className: string) => Object.assign(document.createElement('div'), { className });
  const frame = create('shop-root');
  frame.tabIndex = -1;
  frame.part.add('root');
  const view = create('page');
  const regions = { polite: create('visually-hidden'), assertive: create('visually-hidden') };
  view.part.add('page');
  regions.polite.setAttribute('aria-live', 'polite');
  regions.assertive.setAttribute('aria-live', 'assertive');
  frame.append(view, regions.polite, regions.assertive);
  // A preview stays until the widget shows.
  if (!shadow.querySelector('.shop-root')) shadow.replaceChildren(document.createElement('slot'));
  const release = adopt(shadow, styles);
  let removed = false;

  return {
    shadow,
    frame,
    view,
    announce(message, urgency = 'polite') {
      // A line of its own, so that a message said twice is heard twice.
      regions[urgency].replaceChildren(Object.assign(document.createElement('p'), { textContent: message }));
    },
    isRevealed: () => frame.isConnected,
    async reveal() {
      if (frame.isConnected) return;
      const preview = shadow.querySelector('.page');
      if (preview) await asMuchAs(view, preview);
      if (!removed) shadow.replaceChildren(frame);
    },
    focus() {
      const { top } = element.getBoundingClientRect();
      if (top < 0 || top > (document.defaultView?.innerHeight ?? top))
        element.scrollIntoView({ block: 'start' });
      frame.focus({ preventScroll: true });
    },
    remove() {
      removed = true;
      release();
      shadow.replaceChildren();
    },
  };
}

/** Waits until a part of the page has as much in it as another one; some of it may come a moment later, or never. */
function asMuchAs(growing: Element, other: Element): Promise<void> {
  const amounts = (part: Element) => [part.querySelectorAll('*').length, part.textContent.length];
  const [parts = 0, words = 0] = amounts(other);
  return new Promise((resolve) => {
    const look = () => {
      const [known = 0, said = 0] = amounts(growing);
      if (known >= parts && said >= words) end();
    };
    const growth = new MutationObserver(look);
    const end = () => {
      growth.disconnect();
      resolve();
    };
    growth.observe(growing, { childList: true, characterData: true, subtree: true });
    setTimeout(end, 1000);
    look();
  });
}
