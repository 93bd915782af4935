import { pageGlobal, type Announce } from '@shop/shared/contracts';
import { adopt } from '@shop/shared/shadow-dom-css';

/** The shadow root of a widget. Until `reveal`, the element's own children show; then the widget does. */
export interface WidgetRoot {
  readonly shadow: ShadowRoot;
  /** Holds everything of the widget, its dialogs too. */
  readonly frame: HTMLElement;
  /** Where the pages are rendered; not in the document before `reveal`. */
  readonly view: HTMLElement;
  readonly announce: Announce;
  readonly isRevealed: () => boolean;
  /** Shows the widget, also where a failure has taken its place; a preview is replaced once the widget has as much content. */
  reveal(): Promise<void>;
  /** Shows the children that the page has for errors, whose buttons call `retry`; false when it has none. */
  showErrorSlot(retry: () => void): boolean;
  /** Scrolls the widget's top into view and focuses the page's heading, else the widget. */
  focus(): void;
  /** Scrolls the widget's top into view, below what the page keeps at the top of the view. */
  scrollToTop(): void;
  remove(): void;
}

export function createWidgetRoot(element: HTMLElement, styles: readonly string[]): WidgetRoot {
  const { ownerDocument: document } = element;
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const create = (className: string) => Object.assign(document.createElement('div'), { className });
  const frame = create('shop-root');
  // The language of the shop's words.
  Object.assign(frame, { tabIndex: -1, lang: 'en', dir: 'ltr' });
  for (const type of ['keydown', 'keypress', 'keyup']) frame.addEventListener(type, keepTypedKey);
  frame.part.add('root');
  const view = create('page');
  const regions = { polite: create('visually-hidden'), assertive: create('visually-hidden') };
  view.part.add('page');
  regions.polite.setAttribute('aria-live', 'polite');
  regions.assertive.setAttribute('aria-live', 'assertive');
  frame.append(view, regions.polite, regions.assertive);
  // A preview is visible until the widget is.
  if (!shadow.querySelector('.shop-root')) shadow.replaceChildren(document.createElement('slot'));
  const release = adopt(shadow, styles);
  let isRemoved = false;

  return {
    shadow,
    frame,
    view,
    announce(message, urgency = 'polite') {
      // A new element, so that screen readers announce a repeated message again.
      regions[urgency].replaceChildren(Object.assign(document.createElement('p'), { textContent: message }));
    },
    isRevealed: () => frame.isConnected,
    async reveal() {
      if (frame.isConnected) return;
      const preview = shadow.querySelector('.page');
      if (preview) await hasAsMuch(view, preview);
      if (!isRemoved) shadow.replaceChildren(frame);
    },
    showErrorSlot(retry) {
      const children = element.querySelectorAll<HTMLElement>(':scope > [slot=error]');
      if (frame.isConnected || children.length === 0) return false;
      const slot = Object.assign(document.createElement('slot'), { name: 'error' });
      slot.addEventListener('click', ({ target }) => (target as Element).closest('button') && retry());
      for (const child of children) child.hidden = false;
      shadow.replaceChildren(document.createElement('slot'), slot);
      return true;
    },
    focus() {
      scrollToTop(element, isOutOfView(element));
      frame.focus({ preventScroll: true });
      // React has rendered a new page by then.
      queueMicrotask(() => {
        const heading = view.querySelector('h1');
        if (!heading || shadow.activeElement !== frame) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      });
    },
    scrollToTop: () => scrollToTop(element, true),
    remove() {
      isRemoved = true;
      release();
      shadow.replaceChildren();
    },
  };
}

function isOutOfView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return top < 0 || top > (element.ownerDocument.defaultView ?? window).innerHeight;
}

/** What the page keeps at the top of the view covers nothing of it afterwards, also where it was in view already. */
function scrollToTop(element: HTMLElement, isOutside: boolean): void {
  const { ownerDocument: document } = element;
  const view = document.defaultView ?? window;
  if (isOutside) element.scrollIntoView({ behavior: 'instant' });
  const { top, left, width } = element.getBoundingClientRect();
  let cover = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 1);
  for (; cover && !cover.contains(element); cover = cover.parentElement) {
    const { top: start, bottom } = cover.getBoundingClientRect();
    const isAtTop = start < 10 && bottom < view.innerHeight / 2;
    if (isAtTop && /fixed|sticky/.test(view.getComputedStyle(cover).position))
      return view.scrollBy({ top: top - bottom, behavior: 'instant' });
  }
}

/** Keys that are typed into a field are no shortcuts of the page around the widget. */
function keepTypedKey(event: Event): void {
  const field = event.composedPath()[0] as HTMLElement;
  if (field.isContentEditable || /^(?:input|textarea|select)$/.test(field.localName)) event.stopPropagation();
}

/**
 * Resolves once one element has as many descendants and letters as another, or after a second: some of the content comes
 * a moment later, or never.
 */
function hasAsMuch(growing: Element, target: Element): Promise<void> {
  const sizeOf = (part: Element) => [part.querySelectorAll('*').length, part.textContent.length];
  const [targetElements = 0, targetLetters = 0] = sizeOf(target);
  return new Promise((resolve) => {
    const check = () => {
      const [elements = 0, letters = 0] = sizeOf(growing);
      if (elements >= targetElements && letters >= targetLetters) end();
    };
    const observer = new MutationObserver(check);
    const end = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(growing, { childList: true, characterData: true, subtree: true });
    setTimeout(end, 1000);
    check();
  });
}

/** Ids of each widget's elements begin with another one: labels find theirs by ids, in the shadow root and beyond. */
export function nextIdPrefix(): string {
  const page = pageGlobal();
  page.mounts = (page.mounts ?? 0) + 1;
  return `shop-${page.mounts}-`;
}
