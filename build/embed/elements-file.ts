import { shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { baseStyles } from '../../shared/embed/loader/loader-table.ts';
import { sharedImport, sharedSource } from '../shared-source.ts';
import { bundle, vendorFile, type VendorFile } from './bundle.ts';
import { embedPlugin } from './embed-plugin.ts';
import { entryExports, type ExportedNames } from './entry-exports.ts';
import { runtimeStyleSheets, withCanvases } from './runtime-modules.ts';

/** The file that defines elements, with the names under which the runtime imports modules from it. */
export interface ElementsFile extends VendorFile {
  readonly names: ExportedNames;
}

const entryId = '\0shop:elements';
/** Modules of the file that the runtime needs too. */
const sources = [
  'contracts/page-global.ts',
  'embed/widget/widget-options.ts',
  'modules/page-files.ts',
  'shadow-dom-css/registry.ts',
].map(sharedSource);

/**
 * What all elements need before their code is loaded: their definition, previews, and the styles of every widget.
 * Written to `outDir` when there is one.
 */
export async function buildElementsFile(outDir?: string): Promise<ElementsFile> {
  const exports = entryExports(sources);
  const own = [
    `import ${sharedImport('ui/styles/index.ts')};`,
    ...[...runtimeStyleSheets].map((file) => `import ${JSON.stringify(file)};`),
    `export { installElements } from ${sharedImport('embed/elements/install-elements.ts')};`,
  ];
  const code: typeof exports.code = async (context) => [...own, await exports.code(context)].join('\n');
  const chunks = await bundle({
    plugins: [
      embedPlugin({ entry: { id: entryId, code } }),
      shadowDomCss({ group: baseStyles, rewrite: withCanvases }),
    ],
    build: { rolldownOptions: { input: { elements: entryId } } },
  });
  return { ...vendorFile('elements', chunks, 8, outDir), names: exports.names };
}
