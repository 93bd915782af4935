import { headingStyle, lookOf, placeOf, type Declarations } from './look-of-place.ts';

/**
 * Gives a widget the fonts and colours of the place where its element stands, as custom properties of its root; rules of the page
 * for the same properties go before them. Its dialogs have those of the page itself. Follows changes of the page's theme.
 * Returns a function that ends it.
 */
export function followPage(element: HTMLElement, root: ShadowRoot): () => void {
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets.push(sheet);
  const read = () =>
    sheet.replaceSync(isInDialog(element) ? rulesInDialog(element) : rulesOf(element, sheet));
  read();
  const { documentElement, body, defaultView } = element.ownerDocument;
  let frame = 0;
  // To read puts a link into the page for a moment. A page that answers that by setting its class would be asked for ever. A
  // frame that is asked for stays: one that sets a style in each frame would put it off for ever.
  const readLater = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      read();
    });
  };
  const observer = new MutationObserver((records) => records.some(isChange) && readLater());
  for (const observed of [documentElement, body])
    observer.observe(observed, {
      attributeFilter: ['class', 'style', 'data-theme'],
      attributeOldValue: true,
    });
  // Of a page that fades into its other theme the first colours are read when it begins.
  const onTransition = ({ target, propertyName }: TransitionEvent) =>
    /color|^--/.test(propertyName) && isAround(target, element) && readLater();
  for (const type of transitionEnds) documentElement.addEventListener(type, onTransition);
  const scheme = defaultView?.matchMedia('(prefers-color-scheme: dark)');
  scheme?.addEventListener('change', read);
  // Style sheets of the page may come later.
  defaultView?.addEventListener('load', read);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const type of transitionEnds) documentElement.removeEventListener(type, onTransition);
    scheme?.removeEventListener('change', read);
    defaultView?.removeEventListener('load', read);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

const transitionEnds = ['transitionend', 'transitioncancel'] as const;

/** Whether an attribute has another value than before: pages set the same one again. */
function isChange({ target, attributeName, oldValue }: MutationRecord): boolean {
  return (target as Element).getAttribute(attributeName ?? '') !== oldValue;
}

/** Dialogs; one that is shown without being modal stands in the widget. */
const overPage = 'dialog:not([open]:not(:modal))';

/** Whether a widget stands in the dialog of another one. */
const isInDialog = (element: HTMLElement) => element.closest('.shop-root') !== null;

/** The dialog's fonts and colours are inherited; what each root sets for itself is not. */
function rulesInDialog(element: HTMLElement): string {
  return `:host { color-scheme: inherit; --_weight-heading: ${headingStyle(element).fontWeight}; }`;
}

function rulesOf(element: HTMLElement, sheet: CSSStyleSheet): string {
  const own = lookOf(element.parentElement ?? element);
  const host = `:host { ${declare(own)} --_weight-heading: ${headingStyle(element).fontWeight}; }`;
  sheet.replaceSync(host);
  const shown = getComputedStyle(element);
  const ofPage = Object.entries(lookOf(element.ownerDocument.body)).filter(
    // What a rule of the page has set stays as it is.
    ([name]) => name === 'color-scheme' || shown.getPropertyValue(name) === own[name],
  );
  const tokens = ofPage.map(([name, value]) => [name.replace('--shop-', '--_'), value] as const);
  const dialog = declare(Object.fromEntries([...ofPage, ...tokens]));
  // What roots compute of these, or inherit.
  const derived = `--_focus: 0 0 0 2px var(--_paper), 0 0 0 5px var(--_sea); color: var(--_ink); font-family: var(--_sans);`;
  return `${host} @layer base { ${overPage} { ${dialog} ${derived} } }`;
}

const declare = (properties: Declarations) =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

/** Whether an element is another one's place in the page, or around that. */
function isAround(outer: EventTarget | null, element: Element): boolean {
  for (let one = placeOf(element); one; one = placeOf(one)) if (one === outer) return true;
  return false;
}
