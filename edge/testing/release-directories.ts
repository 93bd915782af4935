import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { edgeConfig, siteRecord } from './fixture.ts';

export interface ReleaseDirectories {
  /** Holds everything below. */
  readonly root: string;
  /** Path of the release list. */
  readonly releases: string;
  /** Path of the site configuration. */
  readonly siteConfig: string;
  /** Writes a file below the root; returns its path. */
  write(file: string, content: string): string;
  remove(): void;
}

/** The fixture's releases as directories on disk: two areas, one widget, the vendor module. */
export function createReleaseDirectories(): ReleaseDirectories {
  const root = mkdtempSync(join(tmpdir(), 'edge-'));
  const write = (file: string, content: string) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  };
  const { host, areas, template, criticalCss } = edgeConfig();
  write('host/release.json', JSON.stringify(host));
  write('host/document.html', template);
  write('host/critical.css', criticalCss);
  write('host/assets/main.js', `console.log('${'shell '.repeat(200)}');`);
  for (const [name, release] of areas) write(`${name}/release.json`, JSON.stringify(release));
  write('embed/embed.json', JSON.stringify({ version: 'e1', loader: 'loader.js' }));
  write('embed/loader.js', 'loader');
  write('vendor/react.1a2b.js', 'react');
  const list = {
    host: join(root, 'host'),
    areas: { catalog: join(root, 'catalog'), blog: join(root, 'blog') },
    embeds: { catalog: join(root, 'embed') },
    vendor: join(root, 'vendor'),
  };
  return {
    root,
    releases: write('releases.json', JSON.stringify(list)),
    siteConfig: write('site.json', JSON.stringify(siteRecord)),
    write,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
