import type { AreaManifest } from '@shop/shared/contracts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../write-release.ts';
import { buildLoader } from './build-loader.ts';
import { buildWidget } from './build-widget.ts';
import type { Elements } from './elements.ts';
import { writeWidgetManifest } from './integrity-manifest.ts';
import { shortIntegrity } from './integrity.ts';
import { pageSources } from './page-sources.ts';
import type { Runtime } from './runtime.ts';
import { loaderTable } from './loader-table.ts';
import type { Vendor } from './vendor.ts';
import { manifestMark } from './widget-entry.ts';

export interface EmbedBuild {
  readonly remote: string;
  /** The remote's folder. */
  readonly root: string;
  readonly outDir: string;
  readonly version: string;
  readonly vendor: Vendor;
  readonly elements: Elements;
  readonly runtime: Runtime;
  readonly manifest: AreaManifest;
}

/** A built file below `/embed/`, with its integrity. */
export type RecordOf = (file: string) => readonly [file: string, integrity: string];

/**
 * Builds a remote's widgets: `loader.js`, which pages name as `/embed/<remote>.js`, and the files it loads from
 * `/embed/<remote>/<version>/` and `/embed/vendor/`. `embed.json` says what is what.
 */
export async function buildEmbed(embed: EmbedBuild): Promise<void> {
  const { remote, root, outDir, version, vendor, elements, runtime, manifest } = embed;
  const pages = await pageSources(remote, root, outDir);
  const chunks = await buildWidget({ ...embed, pages });
  const record: RecordOf = (file) => [
    `${remote}/${version}/${file}`,
    shortIntegrity(readFileSync(join(outDir, file))),
  ];
  const integrityManifest = writeWidgetManifest({ outDir, chunks, record, runtime });
  // The directory is named by all that went in, so the entry may still change under its own name.
  fillIn(join(outDir, chunks.entry), manifestMark, integrityManifest.join(' '));
  const table = loaderTable({ manifest, root, chunks, pages, record, vendor, elements, runtime });
  await buildLoader(root, outDir, table);
  const integrity = integrityOf(join(outDir, 'loader.js'));
  writeFileSync(
    join(outDir, 'embed.json'),
    JSON.stringify({ version, loader: 'loader.js', integrity, ...table }, null, 1),
  );
}

function fillIn(file: string, mark: string, text: string): void {
  const code = readFileSync(file, 'utf8');
  if (!code.includes(mark)) throw new Error(`${file} has no place for "${mark}"`);
  writeFileSync(file, code.replace(mark, text));
}
