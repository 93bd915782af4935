import { cssModules, minified, shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import react from '@vitejs/plugin-react';
import { copyFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import { buildTarget } from './browser-floor.ts';
import { readCriticalCss } from './critical-css.ts';
import { leanImportPlugin } from './embed/lean-import-plugin.ts';
import { writeIntegrityManifest } from './integrity-manifest.ts';
import { loadModulePlugin } from './load-module-plugin.ts';
import { leanRouterPlugin } from './lean-router-plugin.ts';
import { copyFonts } from './fonts.ts';
import { readModuleGraph, type ModuleGraph } from './module-graph.ts';
import { refuseCopies } from './refuse-copies.ts';
import { sharedModules } from './shared-modules.ts';
import { integrityOf } from './write-release.ts';

interface ShellBuild {
  /** Checkout directory. */
  readonly checkout: string;
  /** Entry module, relative to the checkout. */
  readonly entry: string;
  /** Entry module of the server output, relative to the checkout; none for a shell that only browsers run. */
  readonly server?: string | undefined;
  readonly outDir: string;
  readonly version: string;
}

const serverFile = 'server/entry.js';

// What the demo page shares with the shop, in one chunk: a request of its own costs more than a few bytes.
const base = { name: 'base', test: /node_modules\/react\/|shadow-dom-css\/registry|rolldown\/runtime/ };

/**
 * Builds a shell and writes its `release.json`. Without the federation plugin, which the shell's registry stands in
 * for; the one bundle of the benchmark is built by the same function, so that the two differ in nothing else.
 */
export async function buildShell(shell: ShellBuild): Promise<ModuleGraph> {
  const { checkout, entry, server, outDir, version } = shell;
  const group = `host@${version}`;
  await build({
    root: checkout,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    css: { modules: cssModules },
    plugins: [react(), shadowDomCss({ group }), loadModulePlugin(), leanRouterPlugin()],
    define: { __STYLE_GROUP__: JSON.stringify(group) },
    build: {
      outDir,
      target: buildTarget,
      manifest: true,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(checkout, entry),
        output: { codeSplitting: { groups: [base] } },
      },
    },
  });
  const graph = readModuleGraph(outDir);
  if (server) await buildServer({ checkout, server, outDir });
  writeShellRelease(shell, graph);
  return graph;
}

/** The server output: renders pages. React and the router are those of whoever imports it, as for the areas'. */
async function buildServer({
  checkout,
  server,
  outDir,
}: Pick<ShellBuild, 'checkout' | 'outDir'> & { server: string }) {
  await build({
    root: checkout,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { modules: cssModules },
    plugins: [react(), shadowDomCss({ group: 'server' }), refuseCopies(), leanImportPlugin()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      outDir: join(outDir, dirname(serverFile)),
      target: 'esnext',
      emptyOutDir: false,
      ssr: join(checkout, server),
      rolldownOptions: {
        external: [...sharedModules(), 'react-dom/server', 'react-router-dom'],
        output: { entryFileNames: basename(serverFile) },
      },
    },
  });
}

function writeShellRelease(
  { checkout, entry, server, outDir, version }: ShellBuild,
  graph: ModuleGraph,
): void {
  const host = join(checkout, 'host');
  copyFileSync(join(host, 'document.html'), join(outDir, 'document.html'));
  copyFileSync(join(host, 'src/document/icon.svg'), join(outDir, 'icon.svg'));
  writeCriticalCss(readCriticalCss(host), join(outDir, 'critical.css'));
  const file = graph.chunkOf(entry);
  if (!file) throw new Error(`${entry} has no chunk in the build of the shell.`);
  const known = graph.closure(file);
  const takeOver = graph.chunkOf('host/src/hydrate/hydrate-shop.tsx');
  if (!takeOver) throw new Error('The code that takes rendered pages over has no chunk of its own.');
  const release = {
    version,
    entry: file,
    integrity: integrityOf(join(outDir, file)),
    integrityManifest: writeIntegrityManifest(outDir, graph, known),
    preload: known.filter((chunk) => chunk !== file),
    rendered: graph.closure(takeOver).filter((chunk) => !known.includes(chunk)),
    document: 'document.html',
    criticalCss: 'critical.css',
    icon: 'icon.svg',
    ...(server && { server: serverFile }),
    fonts: copyFonts(outDir),
  };
  writeFileSync(join(outDir, 'release.json'), JSON.stringify(release, null, 1));
}

function writeCriticalCss(css: string, target: string): void {
  writeFileSync(target, minified('critical.css', css, buildTarget));
}
