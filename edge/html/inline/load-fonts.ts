import { nothingMoves } from './nothing-moves.ts';
import { whenIdle } from './when-idle.ts';

const storageKey = 'shop-fonts';
const fastResponse = 100;

/**
 * The rules of the style are for visitors whose browser has the fonts in its cache. On a first visit they are switched off and
 * the fonts are fetched: at once where the document took less than 0.1 s, else when the page is idle, since they would
 * delay pictures and code. Then all of them, or that of the headings, replace the stand-ins in place if nothing in view moves;
 * the others show on the next path. Not before: a filtered list has the same path, and setting the text of 500 products again
 * takes long.
 */
export function loadFonts(): void {
  const style = document.getElementById('shop-fonts') as HTMLStyleElement;
  const release = style.dataset['release'] ?? '';
  try {
    if (localStorage.getItem(storageKey) === release) return;
  } catch {
    // The browser refuses storage: every document is a first one.
  }
  style.media = 'not all';
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const fast = visit && performance.now() - visit.requestStart < fastResponse;
  // A frame's callbacks run before it is painted: until then whatever changes moves nothing that anybody has seen.
  let isPainted = false;
  requestAnimationFrame(() => {
    isPainted = true;
  });
  const rules = [...(style.sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  const load = async () => {
    const faces = await Promise.all(rules.filter(isUpright).map((rule) => fetchFace(rule, fast)));
    showFaces(faces, style, isPainted);
    localStorage.setItem(storageKey, release);
  };
  if (fast) void load().catch(() => {});
  else whenIdle(load);
}

/** Shows all faces, else those of the headings alone, where nothing in view moves; the others on the next path. */
function showFaces(faces: readonly FontFace[], style: HTMLStyleElement, isPainted: boolean): void {
  const change = (method: 'add' | 'delete', some: readonly FontFace[]) =>
    some.forEach((face) => document.fonts[method](face));
  const areShown = (some: readonly FontFace[]) =>
    nothingMoves(
      () => change('add', some),
      () => change('delete', some),
    );
  if (!isPainted) change('add', faces);
  else if (!areShown(faces)) setTimeout(() => areShown(faces.slice(0, 1)));
  const onNavigate = ({ destination }: NavigateEvent) => {
    if (new URL(destination.url).pathname === location.pathname) return;
    navigation.removeEventListener('navigate', onNavigate);
    change('add', faces);
    // What is left of the rules: the italics, which few pages have.
    const { sheet } = style;
    for (let at = (sheet?.cssRules.length ?? 0) - 1; at >= 0; at -= 1)
      if (isUpright(sheet?.cssRules[at] as CSSFontFaceRule)) sheet?.deleteRule(at);
    style.media = 'all';
  };
  window.navigation?.addEventListener('navigate', onNavigate);
}

/** Fonts that every page uses. */
function isUpright({ style }: CSSFontFaceRule): boolean {
  return style.getPropertyValue('font-style') !== 'italic';
}

async function fetchFace({ style }: CSSFontFaceRule, fast = false): Promise<FontFace> {
  const value = (name: string) => style.getPropertyValue(name);
  const file = /url\("([^"]+)"\)/.exec(value('src'))?.[1] ?? '';
  const answer = await fetch(file, { priority: fast ? 'auto' : 'low' });
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`);
  const family = value('font-family').replaceAll(/["']/g, '');
  return new FontFace(family, await answer.arrayBuffer(), { weight: value('font-weight') }).load();
}
