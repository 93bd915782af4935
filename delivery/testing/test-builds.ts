import type { Release } from '@shop/shared/contracts';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Build } from '../release/built-release.ts';
import { integrityOf, writeFileLists } from '../release/file-list.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Small builds in the form of real ones, in a directory of their own below `root`. */
export function writeHostBuild(
  root: string,
  version: string,
  contracts: readonly string[] = ['1.0'],
  react = '19.3.1',
): Build {
  const files = {
    'release.json': JSON.stringify({
      version,
      contracts,
      entry: 'assets/main.js',
      server: 'server/entry.js',
      shared: { react: { file: 'server/shared/react.js', version: react } },
    }),
    'document.html': '<!doctype html>',
    'critical.css': 'body{}',
    'styles.json': '{}',
    'server/entry.js': `export const host = '${version}';`,
    ...withCopies('assets/main.js', `start('${version}');`),
  };
  return { directory: writeBuild(join(root, 'host', version), files) };
}

/** @param changes of what `release.json` says */
export function writeAreaBuild(
  root: string,
  app: string,
  version: string,
  changes: Partial<Release> = {},
): Build {
  const entry = `export const area = '${app}@${version}';`;
  const release: Release = {
    name: app,
    version,
    requires: '^1.0',
    routes: [`/${app}`],
    fragments: [],
    early: {},
    skeletons: {},
    elements: { [`shop-${app}`]: { path: `/${app}`, shows: app, attributes: {} } },
    entry: 'remoteEntry.js',
    integrity: integrityOf(bytes(entry)),
    preload: [],
    pages: {},
    ...changes,
  };
  const directory = writeBuild(join(root, app, version), {
    'release.json': JSON.stringify(release),
    'styles.json': '{}',
    'server/entry.js': `export const server = '${app}@${version}';`,
    '.vite/manifest.json': '{}',
    ...withCopies('remoteEntry.js', entry),
    ...withCopies('assets/page.js', `show('${app}@${version}');`),
  });
  const shared = writeVendor(root);
  return { directory, embed: writeEmbed(root, app, version, shared.elements), vendor: shared.vendor };
}

function writeEmbed(root: string, app: string, version: string, elements: readonly string[]): string {
  const widget = `mount('${app}@${version}');`;
  const loader = `load('${app}@${version}');`;
  const embed = {
    version,
    loader: 'loader.js',
    integrity: integrityOf(bytes(loader)),
    elements,
    files: [[`${app}/${version}/widget.js`, integrityOf(bytes(widget), 'sha256')]],
  };
  return writeBuild(join(root, 'embed', app, version), {
    'embed.json': JSON.stringify(embed),
    'styles.json': '{}',
    'widget.js': widget,
    ...withCopies('loader.js', loader),
  });
}

function writeVendor(root: string) {
  const code = 'elements();';
  const vendor = writeBuild(join(root, 'embed/vendor/v1'), {
    ...withCopies('elements.1a2b.js', code),
    'react.3c4d.js': 'react();',
  });
  return { vendor, elements: ['vendor/elements.1a2b.js', integrityOf(bytes(code), 'sha256')] };
}

/** Gives the directory. */
export function writeBuild(directory: string, files: Files): string {
  for (const [name, content] of Object.entries(files)) {
    const path = join(directory, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  writeFileLists(directory);
  return directory;
}

function withCopies(name: string, text: string): Files {
  return { [name]: text, [`${name}.br`]: brotliCompressSync(text), [`${name}.gz`]: gzipSync(text) };
}

const bytes = (text: string) => new TextEncoder().encode(text);

export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'shop-delivery-'));
}
