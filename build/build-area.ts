import react from '@vitejs/plugin-react';
import { cssModules, registryClient, shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { leanImportPlugin } from './embed/lean-import-plugin.ts';
import { loadModulePlugin } from './load-module-plugin.ts';
import { buildTarget } from './browser-floor.ts';
import { areaFederation } from './area-federation.ts';
import { releaseMark } from '@shop/shared/contracts';
import { refuseCopies } from './refuse-copies.ts';
import { sharedModules } from './shared-modules.ts';

interface AreaBuild {
  readonly name: string;
  /** The remote's folder. */
  readonly root: string;
  readonly outDir: string;
  readonly version: string;
  /** Where the browser's files are, relative to the release; in the release itself unless given. */
  readonly files?: string;
}

// The plugin's own modules in one chunk: fewer requests, no bytes more.
const glue = {
  name: 'glue',
  test: /__loadShare__|_virtual_mf|__mf_|SharedImportMap|module-federation|shadow-dom-css\/|shop:load-module/,
  priority: 100,
};

// HTML of the provider in one chunk, without the parser that few pages need.
const providerHtml = { name: 'provider-html', test: /\/provider-html\/(?!parse5-parser)/, priority: 2 };

// What several pages of the area use, in one chunk. What is shared but rarely needed at first stays apart: HTML of the
// provider, dialogs, and buying, which lists bring with the first press.
const pagesCommon = {
  name: 'common',
  test: /^(?!\0)(?!.*\/(provider-html\/|ui\/dialog\/|buying\/|messages\/buy))/,
  minShareCount: 2,
  priority: 1,
};

function common({ name, root, outDir, version }: AreaBuild): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    css: { modules: cssModules },
    plugins: [
      react(),
      shadowDomCss({ group: `${name}@${version}`, registry: registryClient }),
      refuseCopies(),
    ],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir, target: buildTarget, manifest: true, emptyOutDir: false, modulePreload: false },
  };
}

/** The federated output: `remoteEntry.js` and chunks that load from wherever the entry was loaded. */
async function buildFederated(area: AreaBuild): Promise<void> {
  const base = common(area);
  await build({
    ...base,
    base: '',
    plugins: [...(base.plugins ?? []), loadModulePlugin(), ...areaFederation(area)],
    build: {
      ...base.build,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: join(area.root, 'src/area.tsx'),
        output: { codeSplitting: { groups: [glue, providerHtml, pagesCommon] } },
      },
    },
  });
}

/** The server output: the same area as a plain module, the share keys left to whoever imports it. */
export async function buildServer(area: AreaBuild): Promise<void> {
  const base = common({ ...area, outDir: join(area.outDir, 'server') });
  await build({
    ...base,
    plugins: [...(base.plugins ?? []), leanImportPlugin()],
    ssr: { noExternal: true },
    // Pictures stand beside the browser's chunks, wherever those are served: the edge puts their address in.
    experimental: { renderBuiltUrl: (file) => releaseMark(area.name) + (area.files ?? '') + file },
    build: {
      ...base.build,
      target: 'esnext',
      ssr: join(area.root, 'src/area.tsx'),
      rolldownOptions: {
        external: [...sharedModules(), 'react-dom'],
        output: { entryFileNames: 'entry.js' },
      },
    },
  });
}

export async function buildArea(area: AreaBuild): Promise<void> {
  await buildFederated(area);
  await buildServer(area);
}
