import { createPathMatcher, type BootRecord, type Discovery } from '@shop/shared/contracts';
import { randomBytes } from 'node:crypto';
import { extname, join } from 'node:path';
import { jsonElement } from '../../../edge/html/inline-scripts.ts';
import { areaBase, badgeDataId, type BadgeData } from './addresses.ts';
import { kitModule } from './area-server.ts';
import { localCall, localProvider, type Provider } from './call-provider.ts';
import { changeDocument } from './change-document.ts';
import { withLocalArea, type LocalArea } from './local-area.ts';
import { loosenPolicy } from './loosen-policy.ts';

interface Page {
  /** The address in the browser. */
  readonly url: URL;
  readonly local: LocalArea;
  /** The local area's folder. */
  readonly root: string;
  /** Whether the page has the local area; else it is as the shop gave it, with the badge. */
  readonly isLocal: boolean;
  /** Told of the provider that the shop's pages call. */
  onProvider(provider: Provider): void;
}

const nonce = randomBytes(16).toString('base64');
/** Runs in the page; compiled in the kit, as this file is. */
const pageModule = join(import.meta.dirname, `page${extname(import.meta.filename)}`);

/** A page of the shop with the local area and the badge. What is no document of the shell's is left as it is. */
export async function changePage(response: Response, page: Page): Promise<Response> {
  const { url, local, isLocal } = page;
  const html = await response.text();
  const changed = changeDocument(html, {
    isUnrendered: isLocal,
    boot: (record) => bootRecord(record, page),
    earlyAddress: (address, { provider }) => localCall(address, provider, url.origin),
    head: (record) => headOf(page, discoveryOf(record)),
  });
  const { status, statusText, headers } = response;
  headers.delete('content-length');
  if (changed === undefined) return new Response(html, { status, statusText, headers });
  for (const name of ['etag', 'last-modified', 'link']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  const policy = headers.get('content-security-policy');
  if (policy)
    headers.set('content-security-policy', loosenPolicy(policy, { socket: `ws://${url.host}`, nonce }));
  return new Response(changed, {
    status: isLocal && status === 404 && hasPath(local, url) ? 200 : status,
    headers,
  });
}

function hasPath({ version }: LocalArea, { pathname }: URL): boolean {
  return createPathMatcher(version.extras.routes.map((path) => ({ path })))(pathname) !== undefined;
}

/** Without `canary`: what fails here must not count against the shop's releases. */
function bootRecord(
  { canary: _, ...record }: BootRecord,
  { url, local, isLocal, onProvider }: Page,
): BootRecord {
  onProvider(record.provider);
  return {
    ...record,
    provider: localProvider(record.provider, url.origin),
    discovery: isLocal ? withLocalArea(discoveryOf(record), local) : record.discovery,
  };
}

/** Lists that may be absent for the shell are absent here: nothing reads them. */
const discoveryOf = ({ discovery }: Pick<BootRecord, 'discovery'>) => discovery as Discovery;

function headOf({ local, root, isLocal }: Page, { microFrontends }: Discovery): string {
  const deployed = microFrontends[local.name] ?? [];
  const current = deployed.find(({ deployment }) => deployment?.default) ?? deployed[0];
  const badge: BadgeData = {
    area: local.name,
    folder: root,
    deployed: current?.metadata.version ?? null,
    isLocal,
  };
  const modules = [...(isLocal ? [`${areaBase}@vite/client`] : []), kitModule(pageModule)];
  return [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    jsonElement(badgeDataId, badge),
    ...modules.map((address) => `<script type="module" src="${address}"></script>`),
    '',
  ].join('\n');
}
