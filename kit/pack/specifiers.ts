import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { routerKey } from '../../build/shared-source.ts';

const checkout = join(import.meta.dirname, '../..');
export const kitName = '@shop/area-kit';

/** Source files of the checkout's packages, by the name under which they are imported. */
function sourcesOf(folder: string): [string, string][] {
  const text = readFileSync(join(checkout, folder, 'package.json'), 'utf8');
  const { name, exports } = JSON.parse(text) as { name: string; exports: string | Record<string, string> };
  const list = typeof exports === 'string' ? { '.': exports } : exports;
  return Object.entries(list).map(([path, file]) => [posix.join(name, path), posix.join(folder, file)]);
}

const sources = new Map([...sourcesOf('shared'), ...sourcesOf('delivery')]);

/** The compiled file of a source. */
export const compiledFile = (source: string): string => source.replace(/\.tsx?$/, '.js');

/** The compiled file, below `lib/`, of what areas of the checkout import by this name. */
export function compiledModule(name: string): string {
  const source = sources.get(name);
  if (!source) throw new Error(`No package of the checkout exports ${name}.`);
  return compiledFile(source);
}

const imported = /(?<=\b(?:from|import)\s*\(?\s*)(['"])(@shop\/[^'"]+)\1/g;
// The compiler has addresses of computed imports looked at when they run; none of ours ends in `.ts`.
const rewriteHelper = '__rewriteRelativeImportExtension(';
// Declarations say nothing of style sheets, and the compiler would look for theirs.
const styleImport = /^import '[^']+\.css';\n/gm;
const relativeSource = /(?<=\b(?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+?)\.tsx?\1/g;

/**
 * A compiled file's text with imports that hold in the kit: of packages of the checkout by relative paths, but for the
 * router, which the kit exports under a name of its own, since builds have to tell it from the rest of `shared`.
 * @param file relative to `lib/`
 */
export function outsideSpecifiers(text: string, file: string): string {
  return text
    .replace(imported, (_, quote: string, name: string) => {
      if (name === routerKey) return quote + posix.join(kitName, 'router') + quote;
      const path = posix.relative(posix.dirname(file), compiledModule(name));
      return quote + (path.startsWith('.') ? path : `./${path}`) + quote;
    })
    .replaceAll(rewriteHelper, '(')
    .replace(relativeSource, '$1$2.js$1')
    .replace(file.endsWith('.d.ts') ? styleImport : /^$/, '');
}
