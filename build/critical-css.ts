import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The order of the layers comes first.
const files = ['first-paint.css', 'fonts.css', 'skeletons.css'];

/** What the document's first paint needs, out of the shell's sources. */
export function readCriticalCss(host: string): string {
  return files.map((file) => readFileSync(join(host, 'src/document', file), 'utf8')).join('\n');
}
