import { contrastOf, luminanceOf, mix, readableOn, type Colour } from './colours.ts';

/** Contrast that WCAG 2.2 asks of texts (1.4.3). */
const textContrast = 4.5;

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

type Declarations = Readonly<Record<string, string>>;

const declare = (properties: Declarations) =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

function headingStyle({ ownerDocument }: HTMLElement): CSSStyleDeclaration {
  return getComputedStyle(ownerDocument.querySelector('h1, h2, h3') ?? ownerDocument.body);
}

/** Fonts and colours of a place in the page, by the properties that give them to a widget. */
function lookOf(place: HTMLElement): Declarations {
  const { fontFamily, color } = getComputedStyle(place);
  const ground = groundOf(place);
  const ink = readableOn(ground, readColour(color) ?? [0, 0, 0], textContrast);
  const accent = readableOn(ground, accentOf(place), textContrast);
  const isDark = luminanceOf(ground) < 0.18;
  const onAccent =
    [ground, [255, 255, 255] as const, [0, 0, 0] as const].find(
      (one) => contrastOf(one, accent) >= textContrast,
    ) ?? ground;
  const soft = (share: number) => readableOn(ground, mix(ground, ink, share), textContrast);
  const raised = mix(ground, [255, 255, 255], isDark ? 0.05 : 0.6);
  const colours: Readonly<Record<string, Colour>> = {
    accent,
    'accent-hover': mix(accent, ink, 0.25),
    'on-accent': onAccent,
    paper: ground,
    raised,
    sunk: mix(ground, ink, 0.06),
    ink,
    'ink-soft': soft(0.72),
    sea: accent,
    'sea-soft': mix(ground, accent, 0.12),
    'on-sea': onAccent,
    line: mix(ground, ink, 0.16),
    'line-strong': mix(ground, ink, 0.55),
  };
  const named = Object.entries(colours).map(([name, colour]) => [
    `--shop-${name}`,
    `rgb(${colour.map(Math.round).join(' ')})`,
  ]);
  return {
    'color-scheme': isDark ? 'dark' : 'light',
    '--shop-sans': fontFamily,
    '--shop-serif': headingStyle(place).fontFamily,
    ...Object.fromEntries(named),
  };
}

/** The colour behind an element: of its own ground and of those around it, as far as they can be seen through. */
function groundOf(place: Element): Colour {
  const layers: (readonly [Colour, number])[] = [];
  for (let one: Element | null = place; one; one = placeOf(one)) {
    const [colour, alpha] = readLayer(getComputedStyle(one).backgroundColor);
    if (alpha > 0) layers.push([colour, alpha]);
    if (alpha === 1) break;
  }
  const isDark = getComputedStyle(place).colorScheme === 'dark';
  const canvas: Colour = isDark ? [18, 18, 18] : [255, 255, 255];
  return layers.reduceRight((below, [colour, alpha]) => mix(below, colour, alpha), canvas);
}

/** Whether an element is another one's place in the page, or around that. */
function isAround(outer: EventTarget | null, element: Element): boolean {
  for (let one = placeOf(element); one; one = placeOf(one)) if (one === outer) return true;
  return false;
}

const placeOf = (element: Element) => element.parentElement ?? hostOf(element);

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The page's `accent-color`, or the colour of its links there. */
function accentOf(place: Element): Colour {
  const { accentColor } = getComputedStyle(place);
  const named = accentColor === 'auto' ? undefined : readColour(accentColor);
  if (named) return named;
  const link = place.ownerDocument.createElement('a');
  link.href = '#';
  link.hidden = true;
  place.append(link);
  const { color } = getComputedStyle(link);
  link.remove();
  return readColour(color) ?? [0, 0, 238];
}

function readColour(text: string): Colour | undefined {
  const [colour, alpha] = readLayer(text);
  return alpha > 0 ? colour : undefined;
}

/** Any colour that CSS can write, as sRGB with its alpha. Those that are not written as `rgb()` are painted and read. */
function readLayer(text: string): readonly [Colour, number] {
  const legacy = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text);
  if (legacy) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = legacy
      .slice(1)
      .map((part) => part && Number(part)) as number[];
    return [[red, green, blue], alpha];
  }
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return [[0, 0, 0], 0];
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [[red, green, blue], alpha / 255];
}
