import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { areaFederation } from './area-federation.ts';
import { sharedFolder } from './shared-source.ts';

const root = join(import.meta.dirname, 'no-area');
const area = join(root, 'src/area.tsx');
const shareKey = 'react/jsx-runtime';
const resolved = '\0resolved';

/** A promise, and what settles it. */
function createSignal() {
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  return { settled, settle: () => settle() };
}

/**
 * Resolves a share key for a part of `shared/` between lookups of another plugin with options of their own: one that ends after it
 * has begun, and one that begins then. Gives the options with which the key is asked for.
 */
function overlapLookups(): { readonly plugins: readonly Plugin[]; readonly options: readonly unknown[] } {
  const [keyBegan, laterBegan, keyEnded] = [createSignal(), createSignal(), createSignal()];
  const options: unknown[] = [];
  const answers: Record<string, (custom: unknown) => Promise<void>> = {
    'lookup:earlier': () => keyBegan.settled,
    async 'lookup:later'() {
      laterBegan.settle();
      await keyEnded.settled;
    },
    async [shareKey](custom) {
      options.push(custom);
      keyEnded.settle();
    },
  };
  const asking: Plugin = {
    name: 'asking',
    async buildStart() {
      const custom = { isLookup: true };
      const earlier = this.resolve('lookup:earlier', area, { custom });
      const key = this.resolve(shareKey, join(sharedFolder, 'ui/part.ts'));
      await earlier;
      await Promise.all([key, this.resolve('lookup:later', area, { custom })]);
    },
  };
  const slow: Plugin = {
    name: 'slow',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== shareKey || importer !== area) return;
      keyBegan.settle();
      await laterBegan.settled;
    },
  };
  const answering: Plugin = {
    name: 'answering',
    enforce: 'pre',
    async resolveId(source, importer, { custom }) {
      if (source === shareKey && importer !== area) return null;
      await answers[source]?.(custom);
      return resolved;
    },
    load: (id) => (id === resolved ? 'export {};' : null),
  };
  return { plugins: [asking, slow, answering], options };
}

test('a share key of shared/ is asked for without the options of lookups that other plugins make meanwhile', async () => {
  const { plugins, options } = overlapLookups();
  const [shareWithinShared] = areaFederation({ name: 'events', root });
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [shareWithinShared, ...plugins],
    build: { write: false, rolldownOptions: { input: area } },
  });
  expect(options).toEqual([undefined]);
});
