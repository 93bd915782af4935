import type { Rolldown } from 'vite';
import { withAddresses } from './style-text.ts';

/** A minified text as captured from a file, with Vite's marks for the files it names. */
export interface StyleText {
  readonly key: string;
  readonly css: string;
}

/** Stands in `styles.json` for the address of the release directory; what inlines the texts replaces it. */
const releaseMark = '{release}/';

/**
 * `styles.json`: for each chunk file the texts it registers, in their order, so that a server can put the styles
 * of a page into its HTML.
 */
export function styleRecord(
  bundle: Rolldown.OutputBundle,
  texts: ReadonlyMap<string, StyleText>,
  fileName: (reference: string) => string,
): Record<string, StyleText[]> {
  const record: Record<string, StyleText[]> = {};
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type !== 'chunk') continue;
    const found = Object.keys(output.modules).flatMap((id) => texts.get(id) ?? []);
    if (!found.length) continue;
    record[file] = found.map(({ key, css }) => ({
      key,
      css: withAddresses(css, (reference) => releaseMark + fileName(reference)),
    }));
  }
  return record;
}
