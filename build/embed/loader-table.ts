import type { AreaManifest, EarlyCall, PieceManifest } from '@shop/shared/contracts';
import { callAddress, endpointsByName } from '@shop/shared/contracts/provider';
import { patternOfTemplate } from '@shop/shared/contracts/widgets';
import type { EarlyTemplate, LoaderFile, LoaderTable } from '../../shared/embed/loader/loader-table.ts';
import type { VendorFile } from './bundle.ts';
import type { PageSources } from './page-sources.ts';
import { fromWidget, type Vendor } from './vendor.ts';
import { isOfStyles, type WidgetChunks } from './widget-chunks.ts';

interface LoaderTableOptions {
  readonly manifest: AreaManifest;
  readonly chunks: WidgetChunks;
  /** By path pattern. */
  readonly pages: ReadonlyMap<string, PageSources>;
  /** A file of the widget build, as the loader names it. */
  readonly toLoaderFile: (file: string) => LoaderFile;
  readonly vendor: Vendor;
}

/** The table of a remote's loader: the files of its elements' first pages, and the calls to start at once. */
export function loaderTable(options: LoaderTableOptions): LoaderTable {
  const { manifest, chunks, toLoaderFile, vendor } = options;
  const always = [
    ...chunks.filesOf(chunks.entry).map(toLoaderFile),
    inVendor(vendor.react),
    inVendor(vendor.runtime),
  ];
  const account = inVendor(vendor.runtime.account);
  const loading = inVendor(vendor.runtime.loading);
  const files = [toLoaderFile(chunks.entry), account];
  const indexOf = (file: LoaderFile) => {
    const index = files.findIndex(([name]) => name === file[0]);
    return index < 0 ? files.push(file) - 1 : index;
  };
  const widgets = Object.entries(manifest.elements).map(([tag, { path }]) => {
    const pattern = patternOf(manifest, path);
    const { views, loaders } = filesOfPage(options, pattern);
    const early = earlyTemplates(manifest, pattern, path);
    const needed = [...always, ...views.map(toLoaderFile)];
    const isOfLoading = (file: string) => chunks.imports(file, fromWidget(vendor.runtime.loading));
    const later = [...loaders.map(toLoaderFile), loading];
    if (views.some(isOfLoading)) needed.push(loading);
    // Without a call that is known, its loaders may ask for anything.
    if (loaders.length > 0 && early.length === 0) needed.push(...later);
    // A visitor's cart is empty: see `create-deferred-account.ts`.
    if (views.some((file) => usesAccount(chunks, file))) later.push(account);
    const shown = new Set(needed.map(indexOf));
    const rest = [...new Set(later.map(indexOf))].filter((file) => !shown.has(file));
    const styles = [...new Set([...chunks.filesOf(chunks.entry), ...views])].filter(isOfStyles);
    return [
      tag,
      { path, early, files: [...shown], loading: rest, styles: styles.map(toLoaderFile).map(indexOf) },
    ] as const;
  });
  const table = { elements: inVendor(vendor.elements), files, widgets: Object.fromEntries(widgets) };
  return inImportOrder(table, options);
}

/** With its files behind the first two such that each stands before what it imports: loaders import the last first. */
export function inImportOrder(
  table: LoaderTable,
  { chunks, toLoaderFile, vendor }: Pick<LoaderTableOptions, 'chunks' | 'toLoaderFile' | 'vendor'>,
): LoaderTable {
  const { react, runtime } = vendor;
  const order = [...chunks.files.map(toLoaderFile), ...[runtime.loading, runtime, react].map(inVendor)];
  const place = ([name]: LoaderFile) => order.findIndex(([file]) => file === name);
  const sorted = table.files.slice(2).sort((one, other) => place(one) - place(other));
  const files = [...table.files.slice(0, 2), ...sorted];
  const moved = (indexes: readonly number[]) =>
    indexes.map((index) => files.findIndex((file) => file === table.files[index]));
  const widgets = Object.entries(table.widgets).map(([tag, kind]) => {
    const { styles } = kind;
    const own = { ...kind, files: moved(kind.files), loading: moved(kind.loading) };
    return [tag, styles ? { ...own, styles: moved(styles) } : own] as const;
  });
  return { ...table, files, widgets: Object.fromEntries(widgets) };
}

export function inVendor({ file, integrity }: VendorFile): LoaderFile {
  return [`vendor/${file}`, integrity];
}

function filesOfPage({ manifest, chunks, pages }: LoaderTableOptions, pattern: string) {
  const { views = [], loaders = [] } = pages.get(pattern) ?? {};
  if (views.length === 0)
    throw new Error(`${manifest.name}: nothing is imported for ${pattern}; are its imports literal?`);
  return { views: views.flatMap(chunks.filesOf), loaders: loaders.flatMap(chunks.filesOf) };
}

/** Whether a file shows the customer's session or cart. */
export function usesAccount(chunks: WidgetChunks, file: string): boolean {
  return chunks.sourcesOf(file).some((source) => /\/shared\/(?:session|cart)\/react\.[jt]s$/.test(source));
}

/** Patterns of the pages that widgets show first. */
export function firstPatterns(manifest: AreaManifest): string[] {
  return Object.values(manifest.elements).map(({ path }) => patternOf(manifest, path));
}

/** The pattern among an area's routes that a widget's path template belongs to. */
export function patternOf({ name, routes }: AreaManifest, template: string): string {
  const pattern = patternOfTemplate(template);
  if (!routes.includes(pattern))
    throw new Error(`area.json of ${name}: no route is ${pattern}, shown by a widget`);
  return pattern;
}

/** The early calls of a piece. */
export function pieceTemplates({ early, path }: PieceManifest): EarlyTemplate[] {
  return templatesOf(early, path);
}

/**
 * A page's early calls as templates that the widget's attributes fill. Inputs without an attribute are left out.
 */
export function earlyTemplates({ early }: AreaManifest, pattern: string, template: string): EarlyTemplate[] {
  return templatesOf(early[pattern] ?? [], template);
}

function templatesOf(calls: readonly EarlyCall[], template: string): EarlyTemplate[] {
  const attributes = new Set(template.match(/\{\w+\}/g));
  return calls.map((call) => [call.call, addressTemplate(call, attributes)]);
}

function addressTemplate({ call, input }: EarlyCall, attributes: ReadonlySet<string>): string {
  const endpoint = endpointsByName.get(call);
  if (endpoint?.method !== 'GET')
    throw new Error(`area.json: the early call ${call} is no GET of the provider`);
  const filled = Object.entries(input).filter(
    ([, value]) => !/^\{\w+\}$/.test(value) || attributes.has(value),
  );
  // A provider that moves the path names its parameters again: `:slug` has to be the attribute `{slug}`.
  for (const [, name = ''] of endpoint.path.matchAll(/:(\w+)/g))
    if (input[name] !== `{${name}}`) throw new Error(`area.json: ${call} needs "${name}": "{${name}}"`);
  // Each endpoint has an input type of its own; a wrong input in the manifest throws here.
  const address = callAddress({ apiBase: '', paths: {} }, endpoint, Object.fromEntries(filled) as never);
  return address.replace(/%7B(\w+)%7D/g, '{$1}');
}
