import react from '@vitejs/plugin-react';
import { patternOfTemplate } from '@shop/shared/contracts/widgets';
import { shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { baseStyles, type LoaderFile, type LoaderTable } from '../../shared/embed/loader/loader-table.ts';
import { loadModulePlugin } from '../load-module-plugin.ts';
import { sharedImport } from '../shared-source.ts';
import type { EmbedBuild } from './build-embed.ts';
import { manifestPlaceholder } from './build-widget.ts';
import { bundle } from './bundle.ts';
import { embedPlugin } from './embed-plugin.ts';
import { inImportOrder, inVendor, pieceTemplates, usesAccount } from './loader-table.ts';
import { runtimeStyles } from './runtime-file.ts';
import { commonFiles, fromWidget } from './vendor.ts';
import { widgetChunks, type WidgetChunks } from './widget-chunks.ts';

/**
 * Builds an area's pieces: an entry of their own, whose files begin with `piece`, so that a page with a button alone loads nothing
 * of the area's pages, and these nothing of the pieces.
 */
export async function buildPieces(embed: EmbedBuild): Promise<WidgetChunks> {
  const { remote, root, outDir, version, vendor } = embed;
  const entry = join(root, 'src/pieces.js');
  const group = `${remote}-pieces@${version}`;
  const externals = { react: `../../vendor/${vendor.react.file}`, common: commonFiles(vendor) };
  const chunks = await bundle({
    root,
    base: './',
    plugins: [
      embedPlugin({ entry: { id: entry, code: entryCode(embed, group) }, externals }),
      loadModulePlugin(),
      react(),
      shadowDomCss({ group }),
    ],
    build: {
      outDir,
      rolldownOptions: {
        input: { pieces: entry },
        output: {
          codeSplitting: { groups: [{ name: 'common', minShareCount: 2, test: isOfSeveral }] },
          entryFileNames: '[name].js',
          chunkFileNames: 'piece-[name].js',
          assetFileNames: 'piece-[name]-[hash][extname]',
        },
      },
    },
  });
  return widgetChunks(chunks, entry);
}

// What some of them load later, or few need, stays apart.
const isOfSeveral = (id: string) =>
  !/\/(?:provider-html\/|ui\/dialog\/|buying\/|diet\/|cart\/basket-link|add-to-cart\/(?:add-to-cart|resume-in-list)\.)/.test(
    id,
  );

function entryCode({ root, manifest }: EmbedBuild, group: string): string {
  const pieces = Object.entries(manifest.pieces ?? {}).map(([tag, { path }]) => {
    const load = `() => import(${JSON.stringify(sourceOf(root, tag))})`;
    return `${JSON.stringify(tag)}: [${JSON.stringify(patternOfTemplate(path))}, ${load}]`;
  });
  return [
    `import { addIntegrityManifest } from ${sharedImport('modules/index.ts')};`,
    `import { mountPiece } from ${sharedImport('embed/piece/mount-piece.ts')};`,
    `const pieces = { ${pieces.join(', ')} };`,
    `const styles = ${JSON.stringify([baseStyles, runtimeStyles, group])};`,
    `const integrityManifest = ${JSON.stringify(manifestPlaceholder)}.split(' ');`,
    'export const mount = (element, options) => mountPiece(element, pieces, { ...options, styles, integrityManifest });',
    // The page's script may come before any piece is mounted.
    'export const openCart = async (options) => {',
    'addIntegrityManifest(options.base + integrityManifest[0], integrityManifest[1]);',
    `return (await import(${sharedImport('embed/piece/script-cart.ts')})).openCart(options);`,
    '};',
  ].join('\n');
}

function sourceOf(root: string, tag: string): string {
  const [file] = ['.tsx', '.js'].map((ending) => join(root, `src/pieces/${tag}${ending}`)).filter(existsSync);
  if (!file) throw new Error(`area.json names the piece <${tag}>: src/pieces/${tag}.tsx is missing`);
  return file;
}

/** The table of an area's pieces, for `/embed/shop.js`. */
export function piecesTable(
  { root, manifest, vendor }: EmbedBuild,
  chunks: WidgetChunks,
  toLoaderFile: (file: string) => LoaderFile,
): LoaderTable {
  const account = inVendor(vendor.runtime.account);
  const files = [toLoaderFile(chunks.entry), account];
  const indexOf = (file: LoaderFile) => {
    const index = files.findIndex(([name]) => name === file[0]);
    return index < 0 ? files.push(file) - 1 : index;
  };
  const widgets = Object.entries(manifest.pieces ?? {}).map(([tag, piece]) => {
    const own = [...chunks.filesOf(chunks.entry), ...chunks.filesOf(sourceOf(root, tag))];
    const needed = [...own.map(toLoaderFile), inVendor(vendor.react), inVendor(vendor.runtime)];
    const early = pieceTemplates(piece);
    const later = [inVendor(vendor.runtime.loading)];
    const isOfLoading = (file: string) => chunks.imports(file, fromWidget(vendor.runtime.loading));
    if (own.some(isOfLoading)) needed.push(...later);
    if (own.some((file) => usesAccount(chunks, file))) later.push(account);
    // Without a call that is known, it may ask for anything, unless it is the customer's.
    else if (early.length === 0) needed.push(...later);
    const flags = Object.keys(piece.flags);
    const files = [...new Set(needed.map(indexOf))];
    const loading = later.map(indexOf).filter((file) => !files.includes(file));
    const kind = { path: piece.path, early, files, loading };
    return [tag, flags.length > 0 ? { ...kind, flags } : kind] as const;
  });
  const table = {
    elements: inVendor(vendor.elements),
    files,
    widgets: Object.fromEntries(widgets),
    isOfPieces: true,
  };
  return inImportOrder(table, { chunks, toLoaderFile, vendor });
}
