import type { AreaManifest, Release } from '@shop/shared/contracts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build-area.ts';
import { buildShell } from './build-shell.ts';
import type { ModuleGraph } from './module-graph.ts';
import { readPageSources } from './page-modules.ts';

interface OneBundleBuild {
  readonly checkout: string;
  readonly outDir: string;
  readonly version: string;
  readonly manifests: readonly AreaManifest[];
}

interface Bundle extends OneBundleBuild {
  readonly graph: ModuleGraph;
  /** What is there before any page: the entry and what it imports. */
  readonly known: ReadonlySet<string>;
  readonly release: { readonly entry: string; readonly integrity: string };
}

/**
 * The same shop as one bundle, for comparison. Its areas have releases too, in `areas/<name>`, with server outputs of
 * their own and files that are those of the bundle: so the same edge renders and serves it in the same way.
 */
export async function buildOneBundle(build: OneBundleBuild): Promise<void> {
  const { checkout, outDir, version, manifests } = build;
  const entry = 'bench/one-bundle/main.tsx';
  const graph = await buildShell({ checkout, entry, server: 'host/src/server.tsx', outDir, version });
  const release = JSON.parse(readFileSync(join(outDir, 'release.json'), 'utf8')) as Bundle['release'];
  const known = new Set(graph.closure(release.entry));
  for (const manifest of manifests) await writeArea({ ...build, graph, known, release }, manifest);
}

async function writeArea(bundle: Bundle, manifest: AreaManifest): Promise<void> {
  const { checkout, version, release } = bundle;
  const { name, routes } = manifest;
  const outDir = join(bundle.outDir, 'areas', name);
  const files = `../../host/${version}/`;
  mkdirSync(outDir, { recursive: true });
  await buildServer({ name, root: join(checkout, 'remotes', name), outDir, version, files });
  const { all, views } = await readPageSources(join(outDir, 'server'));
  const chunks = (sources: ReadonlyMap<string, string[]>) =>
    Object.fromEntries(
      routes.map((pattern) => [
        pattern,
        pageFiles(bundle, name, sources.get(pattern) ?? []).map((file) => files + file),
      ]),
    );
  const areaRelease: Release = {
    ...manifest,
    version,
    entry: files + release.entry,
    integrity: release.integrity,
    preload: [],
    pages: chunks(all),
    rendered: chunks(views),
  };
  writeFileSync(join(outDir, 'release.json'), JSON.stringify(areaRelease, null, 1));
  writeFileSync(join(outDir, 'styles.json'), JSON.stringify(areaStyles(bundle, files)));
}

/** The chunks that a page's sources need beyond what is there already. */
function pageFiles({ graph, known }: Bundle, area: string, sources: readonly string[]): string[] {
  const needed = sources.flatMap((source) => {
    const file = graph.chunkOf(`remotes/${area}/${source}`);
    return file ? graph.closure(file) : [];
  });
  return [...new Set(needed)].filter((file) => !known.has(file));
}

/** The styles of the bundle's chunks as an area's, under their names in its release. */
function areaStyles({ outDir, known }: Bundle, files: string): Record<string, unknown> {
  const text = readFileSync(join(outDir, 'styles.json'), 'utf8').replaceAll(
    '{release}/',
    `{release}/${files}`,
  );
  const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter(([file]) => !known.has(file)).map(([file, styles]) => [files + file, styles]),
  );
}
