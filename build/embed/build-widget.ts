import react from '@vitejs/plugin-react';
import { shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { join } from 'node:path';
import { baseStyles } from '../../shared/embed/loader/loader-table.ts';
import { loadModulePlugin } from '../load-module-plugin.ts';
import { sharedImport } from '../shared-source.ts';
import type { EmbedBuild } from './build-embed.ts';
import { bundle } from './bundle.ts';
import { embedPlugin } from './embed-plugin.ts';
import { firstPatterns } from './loader-table.ts';
import type { PageSources } from './page-sources.ts';
import { runtimeStyles } from './runtime-file.ts';
import { withCanvases } from './runtime-modules.ts';
import { commonFiles } from './vendor.ts';
import { chunkGroups, widgetChunks, type WidgetChunks } from './widget-chunks.ts';

interface WidgetBuild extends EmbedBuild {
  /** By path pattern. */
  readonly pages: ReadonlyMap<string, PageSources>;
}

/** Stands in the entry for the integrity manifest, which lists the entry's own chunks and is written after them. */
export const manifestPlaceholder = '{integrity-manifest}';

/** Builds a remote's area as widgets, without React and the runtime, which are files of their own. */
export async function buildWidget(widget: WidgetBuild): Promise<WidgetChunks> {
  const { root, pages, manifest } = widget;
  const entry = join(root, 'src/widget.js');
  // Only a build shows which modules a page needs: imports also name what tree shaking removes.
  const draft = widgetChunks(await bundleWidget(widget, entry), entry);
  const neededBy = (sources: readonly string[]) =>
    new Set(sources.flatMap(draft.filesOf).flatMap(draft.sourcesOf));
  const first = firstPatterns(manifest).flatMap((pattern) => pages.get(pattern) ?? []);
  const [main = [], ...others] = first.map(({ views }) => views);
  const loading = neededBy(first.flatMap(({ loaders }) => loaders));
  const groups = chunkGroups(neededBy([entry, ...main]), others.map(neededBy), loading);
  return widgetChunks(await bundleWidget(widget, entry, groups), entry);
}

/** Writes the files when there are groups; without, it is a draft. */
function bundleWidget(
  { remote, root, outDir, version, vendor, pages }: WidgetBuild,
  entry: string,
  groups?: ReturnType<typeof chunkGroups>,
) {
  // What the loader takes it for: see `start-widgets.ts`.
  const group = `${remote}/${version}/`;
  const code = entryCode([baseStyles, runtimeStyles, group]);
  const externals = { react: `../../vendor/${vendor.react.file}`, common: commonFiles(vendor) };
  return bundle({
    root,
    base: './',
    plugins: [
      embedPlugin({
        entry: { id: entry, code },
        externals,
        pages: [...pages.values()].map(({ views }) => views),
      }),
      loadModulePlugin(),
      react(),
      shadowDomCss({ group, placeOf: () => 'apart', rewrite: withCanvases }),
    ],
    build: {
      ...(groups && { outDir }),
      rolldownOptions: {
        input: { widget: entry },
        output: {
          ...(groups && { codeSplitting: { groups } }),
          // The directory's name tells versions apart; longer names of files are bytes of the loader.
          entryFileNames: '[name].js',
          // `loader.js` is the script that pages name.
          chunkFileNames: ({ name }) => (name === 'loader' ? 'data.js' : '[name].js'),
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  });
}

/** Source of the module behind a remote's loader. Remotes need no code of their own for it. */
function entryCode(styleGroups: readonly string[]): string {
  return [
    `import { mountArea } from ${sharedImport('embed/widget/mount-area.ts')};`,
    "import { area } from './area.tsx';",
    `const styles = ${JSON.stringify(styleGroups)};`,
    `const integrityManifest = ${JSON.stringify(manifestPlaceholder)}.split(' ');`,
    'export const mount = (element, options) => mountArea(element, area, { ...options, styles, integrityManifest });',
  ].join('\n');
}
