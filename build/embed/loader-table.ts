import type { AreaManifest } from '@shop/shared/contracts';
import type { LoaderTable } from '@shop/shared/embed/loader';
import { join } from 'node:path';
import type { RecordOf } from './build-embed.ts';
import { earlyTemplates, patternOf } from './early-templates.ts';
import type { Elements } from './elements.ts';
import type { Runtime, RuntimeFile } from './runtime.ts';
import type { Vendor } from './vendor.ts';
import type { WidgetChunks } from './widget-chunks.ts';

interface StubTableOptions {
  readonly manifest: AreaManifest;
  readonly root: string;
  readonly chunks: WidgetChunks;
  readonly pages: ReadonlyMap<string, readonly string[]>;
  readonly record: RecordOf;
  readonly vendor: Vendor;
  readonly elements: Elements;
  readonly runtime: Runtime;
}

/** What a remote's script has to know: the files of its elements' first pages, and the calls to start at once. */
export function loaderTable(options: StubTableOptions): LoaderTable {
  const { manifest, chunks, record, vendor, elements, runtime } = options;
  const always = [...chunks.filesOf(chunks.entry).map(record), inVendor(vendor), inVendor(runtime)];
  const account = inVendor(runtime.account);
  const files = [record(chunks.entry), account];
  const place = (file: readonly [string, string]) => {
    const known = files.findIndex(([name]) => name === file[0]);
    return known < 0 ? files.push(file) - 1 : known;
  };
  const widgets = Object.entries(manifest.elements).map(([tag, path]) => {
    const pattern = patternOf(manifest, path);
    const wanted = [...always, ...firstFiles(options, pattern).map(record)];
    if (usesAccount(options, pattern)) wanted.push(account);
    const places = [...new Set(wanted.map(place))];
    return [tag, { path, early: earlyTemplates(manifest, pattern, path), files: places }] as const;
  });
  return { elements: inVendor(elements), files, widgets: Object.fromEntries(widgets) };
}

function firstFiles({ manifest, root, chunks, pages }: StubTableOptions, pattern: string): string[] {
  const sources = pages.get(pattern) ?? [];
  if (sources.length === 0)
    throw new Error(`${manifest.name}: nothing is imported for ${pattern}; are its imports literal?`);
  return sources.flatMap((source) => chunks.filesOf(join(root, source)));
}

/** Whether the page shows somebody's session or cart as soon as it is there. */
function usesAccount(options: StubTableOptions, pattern: string): boolean {
  const { chunks } = options;
  return firstFiles(options, pattern).some((file) =>
    chunks.sourcesOf(file).some((source) => /\/shared\/(?:session|cart)\/react\.ts$/.test(source)),
  );
}

function inVendor({ file, integrity }: Elements | RuntimeFile | Vendor): readonly [string, string] {
  return [`vendor/${file}`, integrity];
}
