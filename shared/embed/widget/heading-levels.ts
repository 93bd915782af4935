export interface HeadingOptions {
  readonly frame: HTMLElement;
  /** Whose headings they are, once the frame is in it. */
  readonly shadow: ShadowRoot;
  /** Level of an `h1`, 2 to 6; all others are as much lower. Any other number leaves all as they are. */
  readonly first: number;
  /** Whether no heading may be larger than the page's own of its level. */
  readonly followsPage: boolean;
}

/** The largest size of a heading, by its level; where the shop's own for it is smaller, that stays. */
const sizes = ['2xl', 'xl', 'l'].map((name) => `var(--_text-${name})`);
const smallest = 'calc(var(--_size) * 1.125)';

/**
 * Gives the headings of a widget the levels that they have in the page around it, and sizes that fit, now and later. Returns a
 * function that ends it.
 */
export function setHeadings({ frame, shadow, first, followsPage }: HeadingOptions): () => void {
  const isMoved = first >= 2 && first <= 6;
  let sized = new WeakSet<Element>();
  const update = () => {
    const headings = [...frame.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')];
    for (const heading of headings) setLevel(heading, isMoved ? first : 1);
    const unsized = headings.filter((heading) => !sized.has(heading));
    // Without a place in the page there are no sizes yet.
    if (unsized.length === 0 || !frame.isConnected) return;
    for (const heading of unsized) sized.add(heading);
    const known = new Map<number, readonly string[]>();
    limitSizes(unsized, (level) => {
      const ofPage = followsPage ? level : Number(isMoved);
      const largest = known.get(ofPage) ?? largestInPage(frame.ownerDocument, ofPage);
      known.set(ofPage, largest);
      return [...(isMoved ? [sizes[level - 2] ?? smallest] : []), ...largest];
    });
  };
  const updateAll = () => {
    sized = new WeakSet();
    update();
  };
  updateAll();
  if (!isMoved && !followsPage) return () => {};
  const observer = new MutationObserver(update);
  observer.observe(shadow, { childList: true, subtree: true });
  const view = frame.ownerDocument.defaultView;
  // The page's sizes may follow the view, and its style sheets may come later.
  for (const type of ['resize', 'load']) view?.addEventListener(type, updateAll);
  return () => {
    observer.disconnect();
    for (const type of ['resize', 'load']) view?.removeEventListener(type, updateAll);
  };
}

function setLevel(heading: HTMLElement, first: number): void {
  const level = `${Math.min(ownLevel(heading) + Math.floor(first) - 1, 6)}`;
  if (first === 1) heading.removeAttribute('aria-level');
  else if (heading.getAttribute('aria-level') !== level) heading.setAttribute('aria-level', level);
}

const ownLevel = ({ localName }: Element) => Number(localName[1]);

/** Makes headings smaller that are larger than a limit of their level, but never smaller than the text. */
function limitSizes(headings: readonly HTMLElement[], limitsOf: (level: number) => readonly string[]): void {
  // All are read, then all are written: once each for the browser's layout.
  for (const heading of headings) heading.style.fontSize = '';
  const read = headings.map((heading) => ({
    heading,
    own: getComputedStyle(heading).fontSize,
    limits: limitsOf(Number(heading.getAttribute('aria-level') ?? ownLevel(heading))),
  }));
  for (const { heading, own, limits } of read)
    if (limits.length > 0)
      heading.style.fontSize = `min(${own}, max(var(--_size), min(${limits.join(', ')})))`;
  const unlimited = read.filter(({ heading, own }) => getComputedStyle(heading).fontSize === own);
  for (const { heading } of unlimited) heading.style.fontSize = '';
}

/** The size of the page's largest heading of a level, else of the next level above; nothing where it has none. */
function largestInPage(document: Document, level: number): readonly string[] {
  for (let one = level; one > 0; one--) {
    const shown = [...document.querySelectorAll(`h${one}`)].filter(
      (heading) => heading.getClientRects().length > 0,
    );
    if (shown.length > 0)
      return [`${Math.max(...shown.map((heading) => parseFloat(getComputedStyle(heading).fontSize)))}px`];
  }
  return [];
}
