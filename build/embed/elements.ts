import { cssModules, shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { baseStyles } from '../../shared/embed/elements/base-styles.ts';
import { buildTarget } from '../vite-config.ts';
import { entryPlugin, type ExportedNames } from './entry-plugin.ts';
import { shortIntegrity } from './integrity.ts';

/** The file that defines elements, for the scripts that load it and for the runtime that takes from it what it has. */
export interface Elements {
  /** File name below `/embed/vendor/`; it changes with the content. */
  readonly file: string;
  readonly integrity: string;
  readonly names: ExportedNames;
}

const entryId = '\0shop:elements';
const shared = join(import.meta.dirname, '../../shared');

/** Modules of the file that the runtime needs too. */
const sources = ['contracts/page-global.ts', 'embed/widget-settings.ts', 'shadow-dom-css/registry.ts'].map(
  (file) => join(shared, file),
);

/**
 * What all elements have before their code comes: their definition, previews, and the styles of every widget. Named by
 * its content. Written to `outDir` when one is given.
 */
export async function buildElements(outDir?: string): Promise<Elements> {
  const elements = join(shared, 'embed/elements/index.ts');
  const { plugin, names } = entryPlugin({
    id: entryId,
    sources,
    code: [
      "import '@shop/shared/ui/styles';",
      `export { installElements } from ${JSON.stringify(elements)};`,
    ].join('\n'),
  });
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { modules: cssModules },
    plugins: [plugin, shadowDomCss({ group: baseStyles })],
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: { elements: entryId }, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const [chunk, ...others] = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
  if (!chunk || others.length > 0) throw new Error('the elements are not one file');
  const digest = createHash('sha256').update(chunk.code).digest('hex').slice(0, 8);
  const file = `elements.${digest}.js`;
  if (outDir !== undefined) {
    mkdirSync(outDir, { recursive: true });
    writeFileSync(join(outDir, file), chunk.code);
  }
  return { file, integrity: shortIntegrity(chunk.code), names };
}
