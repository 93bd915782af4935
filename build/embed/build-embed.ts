import type { AreaManifest } from '@shop/shared/contracts';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderFile, LoaderTable } from '../../shared/embed/loader/loader-table.ts';
import { integrityManifest, shortIntegrity, type ListedFile } from '../integrity-manifest.ts';
import { sharedImport } from '../shared-source.ts';
import { integrityOf } from '../write-release.ts';
import { buildPieces, piecesTable } from './build-pieces.ts';
import { buildWidget, manifestPlaceholder } from './build-widget.ts';
import { bundle } from './bundle.ts';
import { embedPlugin } from './embed-plugin.ts';
import { inVendor, loaderTable } from './loader-table.ts';
import { pageSources } from './page-sources.ts';
import { fromWidget, type Vendor } from './vendor.ts';
import type { WidgetChunks } from './widget-chunks.ts';

export interface EmbedBuild {
  readonly remote: string;
  /** The area's folder. */
  readonly root: string;
  readonly outDir: string;
  readonly version: string;
  readonly vendor: Vendor;
  readonly manifest: AreaManifest;
}

/**
 * Builds a remote's widgets: `loader.js`, which pages name as `/embed/<remote>.js`, and the files that it loads from
 * `/embed/<remote>/<version>/` and `/embed/vendor/`. `embed.json` describes them for the edge.
 */
export async function buildEmbed(embed: EmbedBuild): Promise<void> {
  const { remote, root, outDir, version, vendor, manifest } = embed;
  const pages = await pageSources(remote, root, outDir);
  const chunks = await buildWidget({ ...embed, pages });
  const toLoaderFile = (file: string): LoaderFile => [
    `${remote}/${version}/${file}`,
    shortIntegrity(readFileSync(join(outDir, file))),
  ];
  const listFiles = (built: WidgetChunks) => {
    const listed = writeIntegrityManifest(embed, built, toLoaderFile);
    // The version hashes the build's inputs, so the entry may still change under its name.
    replaceIn(join(outDir, built.entry), manifestPlaceholder, listed.join(' '));
  };
  listFiles(chunks);
  const table = loaderTable({ manifest, chunks, pages, toLoaderFile, vendor });
  const tables: LoaderTable[] = [table];
  if (manifest.pieces) {
    const pieces = await buildPieces(embed);
    listFiles(pieces);
    tables.push(piecesTable(embed, pieces, toLoaderFile));
  }
  await buildLoader(root, outDir, table);
  await buildShopLoader(root, outDir);
  // `/embed/shop.js` is made of the tables of all areas, at the edge.
  const inTurn = tables.map((each): LoaderTable => ({ ...each, inTurn: true }));
  writeFileSync(join(outDir, 'tables.json'), JSON.stringify(inTurn));
  const integrity = integrityOf(join(outDir, 'loader.js'));
  writeFileSync(
    join(outDir, 'embed.json'),
    JSON.stringify({ version, loader: 'loader.js', integrity, ...table }, null, 1),
  );
}

/** Builds the small script that a page names. */
async function buildLoader(root: string, outDir: string, table: LoaderTable): Promise<void> {
  const id = join(root, 'src/loader.js');
  const code = [
    `import { startWidgets } from ${sharedImport('embed/loader/start-widgets.ts')};`,
    // The edge declares `shopSettings` in front of the script. In a pinned one, an element of the page may have that id.
    'const shop = typeof shopSettings == "object" && Object.getPrototypeOf(shopSettings) == Object.prototype ? shopSettings : {};',
    `export const mount = startWidgets(${JSON.stringify(table)}, import.meta.url, shop);`,
  ].join('\n');
  await bundleLoader('loader', { id, code }, root, outDir);
}

/** Builds the script for the elements of all areas; the edge declares `shopTables` in front of it, too. */
async function buildShopLoader(root: string, outDir: string): Promise<void> {
  const code = [
    `import { startShop } from ${sharedImport('embed/loader/start-shop.ts')};`,
    'export const { mount, shop } = startShop(shopTables, import.meta.url, shopSettings);',
  ].join('\n');
  await bundleLoader('shop-loader', { id: join(root, 'src/shop-loader.js'), code }, root, outDir);
}

async function bundleLoader(
  name: string,
  entry: { readonly id: string; readonly code: string },
  root: string,
  outDir: string,
): Promise<void> {
  await bundle({
    root,
    plugins: [embedPlugin({ entry })],
    build: {
      outDir,
      // Any browser that knows modules can parse it and report that it is too old: see `isServedBrowser`.
      target: 'es2018',
      rolldownOptions: { input: { [name]: entry.id }, output: { entryFileNames: '[name].js' } },
    },
  });
}

/** Writes the module that lists all files that a widget may import later; returns that module's file. */
function writeIntegrityManifest(
  { outDir, vendor }: EmbedBuild,
  chunks: WidgetChunks,
  toLoaderFile: (file: string) => LoaderFile,
): LoaderFile {
  const { loading } = vendor.runtime;
  // The entry names the list, and is loaded before any file of it.
  const isLater = (file: string) => file !== chunks.entry;
  const own = chunks.files.filter(isLater).map((file): ListedFile => {
    const [name, integrity] = toLoaderFile(file);
    const files = chunks.filesOf(file);
    const imports = files.filter((imported) => imported !== file && isLater(imported));
    const names = imports.map((imported) => toLoaderFile(imported)[0]);
    if (files.some((each) => chunks.imports(each, fromWidget(loading)))) names.push(inVendor(loading)[0]);
    return { name, integrity, imports: names };
  });
  const shared = vendor.runtime.lazy.map(({ file, integrity, imports }): ListedFile => ({
    name: `vendor/${file}`,
    integrity,
    imports: imports.map((imported) => `vendor/${imported}`),
  }));
  // Names count from `/embed/`, two directories above the widget's own.
  const code = integrityManifest('../../', [...own, ...shared]);
  const name = `integrity-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(outDir, name), code);
  return toLoaderFile(name);
}

function replaceIn(file: string, placeholder: string, text: string): void {
  const code = readFileSync(file, 'utf8');
  if (!code.includes(placeholder)) throw new Error(`${file} has no place for "${placeholder}"`);
  writeFileSync(file, code.replace(placeholder, text));
}
