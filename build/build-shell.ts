import { contracts } from '@shop/shared/contracts';
import { minified } from '@shop/shared/shadow-dom-css/plugin';
import { copyFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { readCriticalCss, readTemplate } from './document-files.ts';
import { copyFonts } from './fonts.ts';
import { writeIntegrityManifest } from './integrity-manifest.ts';
import { loadModulePlugin } from './load-module-plugin.ts';
import { leanPlugins } from './lean/index.ts';
import { readModuleGraph, type ModuleGraph } from './module-graph.ts';
import { buildServerModules } from './server-modules.ts';
import { buildServerOutput, buildTarget, productionConfig } from './vite-config.ts';
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
 * Builds a shell and writes its `release.json`. The shell is built without the federation plugin: its registry loads
 * remotes. The bench's one bundle is built by the same function, so that the two differ in nothing else.
 */
export async function buildShell(shell: ShellBuild): Promise<ModuleGraph> {
  const { checkout, entry, server, outDir, version } = shell;
  const group = `host@${version}`;
  await build(
    productionConfig(
      { group },
      {
        root: checkout,
        base: './',
        plugins: [loadModulePlugin(), leanPlugins()],
        define: { __STYLE_GROUP__: JSON.stringify(group) },
        build: {
          outDir,
          rolldownOptions: { input: join(checkout, entry), output: { codeSplitting: { groups: [base] } } },
        },
      },
    ),
  );
  const graph = readModuleGraph(outDir);
  const rendering = server ? await buildShellServer(checkout, server, outDir) : undefined;
  writeShellRelease(shell, graph, rendering);
  return graph;
}

/** The server output with the modules that it brings, as `release.json` names them. */
async function buildShellServer(checkout: string, source: string, outDir: string) {
  await buildServerOutput({
    root: checkout,
    source: join(checkout, source),
    outDir: join(outDir, dirname(serverFile)),
    styles: { group: 'server' },
    external: ['react-dom/server', 'react-router-dom'],
  });
  return { server: serverFile, shared: await buildServerModules(outDir) };
}

function writeShellRelease(
  { checkout, entry, outDir, version }: ShellBuild,
  graph: ModuleGraph,
  rendering: Awaited<ReturnType<typeof buildShellServer>> | undefined,
): void {
  const host = join(checkout, 'host');
  writeFileSync(join(outDir, 'document.html'), readTemplate(host));
  copyFileSync(join(host, 'src/document/icon.svg'), join(outDir, 'icon.svg'));
  writeCriticalCss(readCriticalCss(host), join(outDir, 'critical.css'));
  const file = graph.chunkOf(entry);
  if (!file) throw new Error(`${entry} has no chunk in the build of the shell.`);
  const known = graph.closure(file);
  const hydration = graph.chunkOf('host/src/hydrate/hydrate-shop.tsx');
  if (!hydration) throw new Error('The code that hydrates rendered pages has no chunk of its own.');
  const release = {
    version,
    contracts,
    entry: file,
    integrity: integrityOf(join(outDir, file)),
    ...writeIntegrityManifest(outDir, graph, known),
    preload: known.filter((chunk) => chunk !== file),
    ...frameParts(graph, file),
    icons: copyIcons(host, outDir),
    rendered: graph.closure(hydration).filter((chunk) => !known.includes(chunk)),
    document: 'document.html',
    criticalCss: 'critical.css',
    icon: 'icon.svg',
    ...rendering,
    fonts: copyFonts(outDir),
  };
  writeFileSync(join(outDir, 'release.json'), JSON.stringify(release, null, 1));
}

/** What the frame loads late and needs without a line: how to read its calls, and what is said there. */
const lateParts = [
  'shared/provider/frame-calls.ts',
  'host/src/frame/slow-navigation/slow-page.tsx',
  'host/src/offline/start-offline.ts',
];

/** With what its entry imports. The bench's one bundle has none of it. */
function frameParts(graph: ModuleGraph, entry: string): { readonly offline?: readonly string[] } {
  const late = lateParts.map((part) => graph.chunkOf(part)).filter((chunk) => chunk !== undefined);
  if (late.length === 0) return {};
  const files = [entry, ...late].flatMap((chunk) => graph.closure(chunk));
  return { offline: [...new Set(files)].filter((chunk) => chunk !== entry) };
}

/** Names of the PNG icons, by size. */
const icons = { '192': 'icon-192.png', '512': 'icon-512.png', maskable: 'icon-maskable.png' };

function copyIcons(host: string, outDir: string): typeof icons {
  for (const file of Object.values(icons)) copyFileSync(join(host, 'src/document', file), join(outDir, file));
  return icons;
}

function writeCriticalCss(css: string, target: string): void {
  writeFileSync(target, minified('critical.css', css, buildTarget));
}
