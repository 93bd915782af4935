import { loadFonts } from './load-fonts.ts';
import { prepareFirstPaint } from './prepare-first-paint.ts';

/** The last script of a head whose page the browser renders. */
export function prepareDocument(): void {
  prepareFirstPaint();
  loadFonts();
}
