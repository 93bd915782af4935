import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const extended = /^interface (\w+) extends ([^{]+) \{/gm;

const implementers = readImplementers();

/** The interfaces that TypeScript's DOM library gives the members of a mixin to, such as `Element` for `ARIAMixin`. */
export function implementersOf(mixin: string): readonly string[] {
  return implementers.get(mixin) ?? [];
}

function readImplementers(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = '', bases = ''] of readDomLibrary().matchAll(extended))
    for (const base of bases.split(', ')) found.set(base, [...(found.get(base) ?? []), name]);
  return found;
}

/** The compiler's libraries are in the package of its platform. */
function readDomLibrary(): string {
  const typescript = createRequire(import.meta.resolve('typescript'));
  const platform = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
  return readFileSync(new URL('lib/lib.dom.d.ts', `file://${typescript.resolve(platform)}`), 'utf8');
}
