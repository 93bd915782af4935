import type { Area } from '../../contracts/index.ts';
import { showArea } from '../area/index.ts';
import { until, type LookOptions } from './look-in-browser.ts';
import type { SeedPage } from './spoiled-pages.ts';

const shownTexts = [
  'name',
  'username',
  'key',
  'value',
  'alt_text',
  'title',
  'question',
  'purpose',
  'content',
];
const word = 'Unbroken'.repeat(38).slice(0, 300);

/** The same answers with an unbroken word of 300 letters in everything that shows. */
function withLongWords(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return /Mark-\d+/.test(value) || shownTexts.includes(key) ? value.replace(/Mark-\d+|^/, word) : value;
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => withLongWords(entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, withLongWords(below, name)]));
}

/** How many pixels a page with such words is wider than its place, by the place's width. */
export async function sidewaysWithLongWords(
  area: Area,
  { path, answers }: SeedPage,
  { widths, signedIn = false, reveal }: LookOptions & { readonly widths: readonly number[] },
): Promise<Record<number, number>> {
  const shown = showArea(area, {
    path,
    signedIn,
    answers: (call) => withLongWords(answers[call.path.split('?')[0] ?? ''] ?? []),
  });
  try {
    await until(() => shown.element.innerHTML.includes(word));
    if (!shown.element.innerHTML.includes(word)) throw new Error(`${path} shows none of them.`);
    await reveal?.(shown.element);
    return Object.fromEntries(
      widths.map((width) => {
        // As frames and widgets have it: some rows reach to the very edge.
        const gutter = Math.min(40, Math.max(16, width * 0.04));
        Object.assign(shown.element.style, { width: `${width}px`, paddingInline: `${gutter}px` });
        return [width, shown.element.scrollWidth - shown.element.clientWidth];
      }),
    );
  } finally {
    shown.close();
  }
}
