import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedFolder, sharedSource } from '../shared-source.ts';

/** The modules that more than one remote's widgets need: they stand in the runtime file and in no widget. */
export const runtimeSources: readonly string[] = [
  'embed/widget/mount-area.ts',
  'embed/widget/widget-platform.ts',
  'modules/load-module.ts',
  'router/memory/index.ts',
  'contracts/area.ts',
  'contracts/provider/endpoint.ts',
  'provider/provider-error.ts',
  'session/react.ts',
  'storage/index.ts',
  'cart/react.ts',
  'ui/badge/badge.tsx',
  'ui/button/button.tsx',
  'ui/button/button-link.tsx',
  'ui/icon/icon.tsx',
  'ui/list/list-state.ts',
  'ui/list/use-list.ts',
  'ui/load-more/load-more.tsx',
  'ui/messages.ts',
  'ui/notice/notice.tsx',
  'ui/picture/picture.tsx',
  'ui/area/platform-context.tsx',
  'ui/price/format-money.ts',
  'ui/price/price.tsx',
  'ui/skeleton/skeleton.tsx',
  'ui/connection/use-connection.ts',
  'ui/empty-state/page-error.tsx',
  'ui/empty-state/empty-state.tsx',
].map(sharedSource);

/** Their styles. They stand in the file of the elements, since what the edge has rendered is shown before the runtime is there. */
export const runtimeStyleSheets: ReadonlySet<string> = new Set(
  [
    'embed/widget/widget-view',
    'ui/badge/badge',
    'ui/button/button',
    'ui/icon/icon',
    'ui/load-more/load-more',
    'ui/notice/notice',
    'ui/picture/picture',
    'ui/price/price',
    'ui/skeleton/skeleton',
    'ui/empty-state/empty-state',
  ].map((name) => join(sharedFolder, `${name}.module.css`)),
);

// A canvas takes the place of a picture that is loaded later, so it needs the styles of `img`.
const imageSelectors = /(?<![\w.#/-])img(?=[\s,.:)>+~{[])/g;

/** The styles of a page for what the edge has rendered of it, too. */
export const withCanvases = (css: string) => css.replace(imageSelectors, ':is(img,canvas)');

/** The same of what loads data: they stand in a file that a widget's first page does without where it was rendered. */
export const loadingSources: readonly string[] = [
  'contracts/provider/fields.ts',
  'contracts/provider/schema.ts',
  'ui/list/load-list.ts',
  'ui/list/page-part.ts',
].map(sharedSource);

/** What stands in that file: other late files need parts of it, and would make files of them. */
export const isOfLoading =
  /\/(?:valibot|json|contracts\/(?:lru|shown-again|provider\/(?:decimal|fields|read-text|schema))|provider\/(?:bearer|caller|client|exchange|transport)|ui\/(?:list\/(?:load-list|page-part)|connection\/connection-bar)|embed\/widget\/loading)\b/;

/** Packages in that file; of valibot only what widgets' contracts use, since the rest would not be left out. */
export function loadingPackages(): ReadonlyMap<string, readonly string[]> {
  return new Map([[fileURLToPath(import.meta.resolve('valibot')), valibotNames()]]);
}

function valibotNames(): string[] {
  // The profile is read at the edge alone.
  const files = globSync(`contracts/**/*${extname(import.meta.filename)}`, { cwd: sharedFolder }).filter(
    (file) => !/(?:profile|\.test)\.\w+$/.test(file),
  );
  const texts = files.map((file) => readFileSync(join(sharedFolder, file), 'utf8'));
  const values = texts.flatMap((text) =>
    [...text.matchAll(/\bv\.([a-z]\w*)/g)].map(([, name]) => name ?? ''),
  );
  return [...new Set(['safeParse', ...values])].toSorted();
}
