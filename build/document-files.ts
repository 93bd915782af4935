import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentMessages } from '../host/src/messages/shell.ts';

/** The document's template, with its texts. Throws when it names one that there is not. */
export function readTemplate(host: string): string {
  const texts = new Map<string, string>(Object.entries(documentMessages));
  return readFileSync(join(host, 'document.html'), 'utf8').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = texts.get(name);
    if (text === undefined) throw new Error(`document.html names a text that messages do not have: ${name}`);
    return text;
  });
}

// The order of the layers comes first.
const files = ['first-paint.css', 'fonts.css', 'skeletons.css'];

/** What the document's first paint needs, out of the shell's sources. */
export function readCriticalCss(host: string): string {
  return files.map((file) => readFileSync(join(host, 'src/document', file), 'utf8')).join('\n');
}
