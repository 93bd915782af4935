import react from '@vitejs/plugin-react';
import { cssModules, shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { join } from 'node:path';
import { build } from 'vite';
import { baseStyles } from '../../shared/mount/elements/base-styles.ts';
import { memoryRouterPlugin } from './memory-router-plugin.ts';
import { runtimePlugin } from './runtime-plugin.ts';
import { runtimeStyles, type Runtime } from './runtime.ts';
import { vendorPlugin } from './vendor-plugin.ts';
import type { Vendor } from './vendor.ts';
import { verifiedImportPlugin } from './verified-import-plugin.ts';
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
}

/** The widget of a remote: its area alone. React and what all widgets have in common are left to files of their own. */
export async function buildWidget(widget: WidgetBuild): Promise<WidgetChunks> {
  const { remote, root, outDir, version, vendor, runtime, pages } = widget;
  const group = `${remote}-widget@${version}`;
  const entry = join(root, 'src/widget.js');
  const result = await build({
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
      verifiedImportPlugin(),
      react(),
      shadowDomCss({ group }),
    ],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir,
      target: 'es2022',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { widget: entry },
        preserveEntrySignatures: 'strict',
        output: {
          // The directory's name tells versions apart; names of files are bytes of the stub.
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: { groups: [common] },
        },
      },
    },
  });
  return widgetChunks(result, entry);
}

// What any two pages share: one file, since each costs a request. What is rarely needed at first stays apart: HTML of the
// provider, and buying, which lists bring with the first press.
const common = {
  name: 'common',
  test: /^(?!.*\/(provider-html\/|buying\/|messages\/buy))/,
  minShareCount: 2,
};
