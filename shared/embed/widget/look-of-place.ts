import { contrastOf, luminanceOf, mix, readableOn, type Colour } from './colours.ts';

/** Contrast that WCAG 2.2 asks of texts (1.4.3). */
const textContrast = 4.5;

/** Properties of CSS and their values. */
export type Declarations = Readonly<Record<string, string>>;

/** Fonts and colours of a place in the page, by the properties that give them to a widget. */
export function lookOf(place: HTMLElement): Declarations {
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

/** Of the headings of the page, wherever they stand. */
export function headingStyle({ ownerDocument }: HTMLElement): CSSStyleDeclaration {
  return getComputedStyle(ownerDocument.querySelector('h1, h2, h3') ?? ownerDocument.body);
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

/** What an element stands in; of the topmost one of a shadow root its host. */
export const placeOf = (element: Element) => element.parentElement ?? hostOf(element);

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
