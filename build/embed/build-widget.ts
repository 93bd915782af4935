import type { AreaManifest } from '@shop/shared/contracts';
import react from '@vitejs/plugin-react';
import { cssModules, shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { join } from 'node:path';
import { build, mergeConfig, type BuildEnvironmentOptions } from 'vite';
import { baseStyles } from '../../shared/embed/elements/base-styles.ts';
import { buildTarget } from '../vite-config.ts';
import { firstPatterns } from './early-templates.ts';
import { memoryRouterPlugin } from './memory-router-plugin.ts';
import { runtimePlugin } from './runtime-plugin.ts';
import { runtimeStyles, type Runtime } from './runtime.ts';
import { sharedChunks } from './shared-chunks.ts';
import { vendorPlugin } from './vendor-plugin.ts';
import type { Vendor } from './vendor.ts';
import { loadModulePlugin } from '../load-module-plugin.ts';
import { widgetChunks, type WidgetChunks } from './widget-chunks.ts';
import { generatedModule, widgetEntry } from './widget-entry.ts';
import { wholePagesPlugin } from './whole-pages-plugin.ts';

interface WidgetBuild {
  readonly remote: string;
  readonly root: string;
  readonly outDir: string;
  readonly version: string;
  readonly vendor: Vendor;
  readonly runtime: Runtime;
  /** Sources of each page, by path pattern. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  readonly manifest: AreaManifest;
}

/** The widget of a remote: its area alone. React and what all widgets have in common are left to files of their own. */
export async function buildWidget(widget: WidgetBuild): Promise<WidgetChunks> {
  const { root, pages, manifest } = widget;
  const entry = join(root, 'src/widget.js');
  // Only a build tells what a page needs: its imports also name what nobody uses.
  const draft = widgetChunks(await bundle(widget, entry, { write: false }), entry);
  const first = firstPatterns(manifest).flatMap((pattern) =>
    (pages.get(pattern) ?? []).map((source) => join(root, source)),
  );
  const needed = [entry, ...first].flatMap(draft.filesOf).flatMap(draft.sourcesOf);
  const groups = sharedChunks(new Set(needed));
  const options = { rolldownOptions: { output: { codeSplitting: { groups } } } };
  return widgetChunks(await bundle(widget, entry, options), entry);
}

function bundle(
  { remote, root, outDir, version, vendor, runtime, pages }: WidgetBuild,
  entry: string,
  options: BuildEnvironmentOptions,
) {
  const group = `${remote}-widget@${version}`;
  return build(
    mergeConfig(
      {
        root,
        configFile: false,
        logLevel: 'warn',
        base: './',
        publicDir: false,
        css: { modules: cssModules },
        plugins: [
          wholePagesPlugin(root, pages),
          generatedModule(entry, widgetEntry([baseStyles, runtimeStyles, group])),
          vendorPlugin(`../../vendor/${vendor.file}`),
          // Before the router's, so that it sees what that one gives.
          runtimePlugin(runtime, `../../vendor/${runtime.file}`),
          memoryRouterPlugin(),
          loadModulePlugin(),
          react(),
          shadowDomCss({ group }),
        ],
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          outDir,
          target: buildTarget,
          emptyOutDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: { widget: entry },
            preserveEntrySignatures: 'strict',
            output: {
              // The directory's name tells versions apart; names of files are bytes of the loader.
              entryFileNames: '[name].js',
              chunkFileNames: '[name].js',
              assetFileNames: '[name]-[hash][extname]',
            },
          },
        },
      },
      { build: options },
    ),
  );
}
