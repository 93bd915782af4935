import { contracts } from '@shop/shared/contracts';
import { join } from 'node:path';
import type { EdgeConfig } from '../edge/releases/edge-config.ts';
import { readProvider, readSite, type ProviderEnvironment } from '../edge/releases/settings.ts';
import { readAreaManifest } from './areas.ts';
import { devVersion, devOrigin } from './dev-server.ts';
import { readCriticalCss, readTemplate } from './document-files.ts';
import { fontFiles } from './fonts.ts';

export interface DevShop {
  readonly checkout: string;
  readonly provider: ProviderEnvironment;
  /** Path of the site configuration record. */
  readonly siteConfig: string;
  /** Ports of the areas' dev servers, by area name. */
  readonly areaPorts: Readonly<Record<string, number>>;
}

// Files of dev servers change under the same address: no integrity, and nothing is known of their imports.
const unbuilt = { version: devVersion, integrity: '', preload: [] };

/** The configuration of an edge whose releases are dev servers. Throws a `ConfigError`. */
export function devConfig({ checkout, provider, siteConfig, areaPorts }: DevShop): EdgeConfig {
  const names = Object.keys(areaPorts);
  const areaBases = Object.entries(areaPorts).map(([name, port]) => [name, `${devOrigin(port)}/`]);
  return {
    site: readSite(siteConfig),
    ...readProvider(provider),
    host: {
      ...unbuilt,
      contracts: [...contracts],
      rendered: [],
      entry: 'src/main.tsx',
      document: 'document.html',
      criticalCss: 'critical.css',
      icon: 'src/document/icon.svg',
      fonts: servedFonts(),
    },
    template: readTemplate(join(checkout, 'host')),
    criticalCss: readCriticalCss(join(checkout, 'host')),
    areas: new Map(
      names.map((name) => [
        name,
        { ...readAreaManifest(checkout, name), ...unbuilt, entry: 'remoteEntry.js', pages: {} },
      ]),
    ),
    areaOrigins: {},
    bases: { host: '/', ...Object.fromEntries(areaBases) },
    embeds: new Map(),
    styles: new Map(),
    files: { read: async () => undefined },
  };
}

/** Addresses by which Vite serves files outside its root, relative to that. */
function servedFonts(): Record<string, string> {
  const files = Object.entries(fontFiles());
  return Object.fromEntries(files.map(([name, path]) => [name, `@fs/${path.replace(/^\/+/, '')}`]));
}
