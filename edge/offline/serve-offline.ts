import { endpointsByName } from '@shop/shared/contracts/provider';
import type { Context, Hono } from 'hono';
import { earlyAddresses } from '../html/early-calls.ts';
import { renderDocument } from '../html/document.ts';
import { manifestPath } from '../html/page-head.ts';
import { documentResponse } from '../http/document-response.ts';
import { encodeDocument, encodeText } from '../http/encoded-document.ts';
import { textResponse } from '../http/file-response.ts';
import { misdirected } from '../http/plain-pages.ts';
import { isOwnHost, publicAddress, visitedAddress } from '../http/visited-address.ts';
import { releaseBase } from '../releases/discovery.ts';
import type { EdgeConfig, HostRelease } from '../releases/edge-config.ts';
import type { Shop } from '../releases/shop.ts';
// Made from the modules in `worker/` by `npx vitest run --project unit build/inline-scripts -u`.
import compiled from './compiled.json' with { type: 'json' };
import { webManifest } from './web-manifest.ts';
import type { OfflineSettings } from './worker/rules.ts';

/** Address of the document that shows the frame without a page. */
const framePath = '/offline';

/** What depends on who asks, or is worth nothing later. */
const cachedCalls = /^(?:products|categories|posts|comments|contact\.info|faqs|documents|settings|company)\b/;

/**
 * Serves what a device needs to show the shop without a line: the service worker, the document of the frame, and the manifest.
 * Where that is off, the worker is one that removes what an earlier one has cached.
 */
export function serveOffline(app: Hono, shop: Shop): void {
  const config = () => shop.served().standard.config;
  app.get('/offline.js', async (c) => {
    const script = await encodeText(config(), workerScript(config()));
    return textResponse(c, script, 'offline.js', 'no-cache', 'worker');
  });
  app.get(framePath, async (c, next) => {
    if (!shop.settings.offline) return next();
    return isOwnHost(c, shop.settings) ? frame(c, config()) : misdirected(c);
  });
  app.get(manifestPath, async (c) => {
    const manifest = JSON.stringify(webManifest(config()), null, 1);
    const text = await encodeText(config(), manifest);
    return textResponse(c, text, 'shop.webmanifest', 'public, max-age=3600', 'data');
  });
}

/** Any path that no area has: its document starts the shell, which finds the page of the address that it is shown at. */
async function frame(c: Context, config: EdgeConfig): Promise<Response> {
  const address = publicAddress(visitedAddress(c), config.siteUrl);
  const document = renderDocument(config, new URL(framePath, address));
  return documentResponse(c, await encodeDocument(config, { ...document, status: 200 }));
}

/** With the settings before the code: another release, or another provider, makes another worker. */
export function workerScript(config: EdgeConfig): string {
  if (!config.offline) return compiled.endOffline;
  return `const offlineSettings=${JSON.stringify(offlineSettings(config))};\n${compiled.startOfflineWorker}`;
}

export function offlineSettings(config: EdgeConfig): OfflineSettings {
  const { host, provider, site, areaOrigins, bases = {} } = config;
  const base = releaseBase(config, 'host', host.version);
  const cached = [...endpointsByName.values()].filter(
    ({ method, name, session }) => method === 'GET' && session === undefined && cachedCalls.test(name),
  );
  return {
    frame: framePath,
    files: [
      ...frameFiles(host).map(([file, integrity = '']) => [base + file, integrity] as const),
      ...manifests(config),
    ],
    calls: earlyAddresses(config, [], {}),
    callHeaders: { Accept: 'application/json', [provider.tenantHeader]: String(site.tenant) },
    releases: [
      '/releases/',
      ...Object.values(areaOrigins).map((origin) => `${origin}/releases/`),
      ...Object.values(bases),
    ],
    answers: cached.map(({ name, path }) =>
      addressPattern(provider.apiBase + (provider.paths[name] ?? path)),
    ),
  };
}

/** A release from before there was this names less; a page that was opened has the rest. */
function frameFiles(host: HostRelease) {
  const { entry, integrity, integrityManifest, preload, offline = preload, files = {} } = host;
  return [
    [entry, integrity] as const,
    ...(integrityManifest ? [[integrityManifest.file, integrityManifest.integrity] as const] : []),
    ...offline.map((file) => [file, files[file]] as const),
  ];
}

/** The areas' lists of files, which pages read before their first late file. */
function manifests(config: EdgeConfig): (readonly [address: string, integrity: string])[] {
  return [...config.areas.values()].flatMap(({ name, version, integrityManifest: manifest }) =>
    manifest ? [[releaseBase(config, name, version) + manifest.file, manifest.integrity] as const] : [],
  );
}

/** A regular expression of the addresses of a path with parameters such as `:slug`. */
function addressPattern(address: string): string {
  return address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-z]\w*/gi, '[^/]+');
}
