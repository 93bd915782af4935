import type { Discovery } from '@shop/shared/contracts';
import { reportPath } from '../../../edge/canary/serve-reports.ts';
import { plainPage, plainPageHeaders } from '../../../edge/http/plain-pages.ts';
import { describeFailure } from '../fetch-failure.ts';
import { choicePath, entryPath, providerBase } from './addresses.ts';
import { entryModule } from './area-server.ts';
import { callProvider, type Provider } from './call-provider.ts';
import { changePage } from './change-page.ts';
import { forward } from './forward.ts';
import { ManifestError, readLocalArea, withLocalArea } from './local-area.ts';

interface ProxiedShop {
  /** Folder of the local area. */
  readonly root: string;
  /** The shop's origin. */
  readonly shop: string;
}

/** Names of this machine alone. A page elsewhere could have a name of its own lead here, and read what it is answered. */
const localHost = /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/;

/** Answers requests as the shop does, with the local area in its documents until somebody chooses the deployed one. */
export function createProxy({ root, shop }: ProxiedShop): (request: Request) => Promise<Response> {
  let isLocal = true;
  let provider: Provider | undefined;

  const answerAsShop = async (request: Request, url: URL) => {
    const response = await forward(request, { target: new URL(shop + url.pathname + url.search), shop });
    if (url.pathname === '/discovery.json' && response.ok && isLocal) return changeDiscovery(response, root);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const onProvider = (found: Provider) => void (provider = found);
    return changePage(response, { url, local: readLocalArea(root), root, isLocal, onProvider });
  };

  const answer = async (request: Request, url: URL) => {
    const { hostname, pathname } = url;
    if (!localHost.test(hostname)) return new Response(`${hostname} is not this machine.`, { status: 403 });
    if (pathname === choicePath) {
      isLocal = (await readChoice(request)) ?? isLocal;
      return new Response(null, { status: 204 });
    }
    // A page that was opened before a canary began may still report: see `changePage`.
    if (pathname === reportPath) return new Response(null, { status: 204 });
    if (pathname === entryPath)
      return new Response(entryModule, { headers: { 'Content-Type': 'text/javascript' } });
    if (pathname.startsWith(`${providerBase}/`)) return callProvider(request, { url, provider, shop });
    return answerAsShop(request, url);
  };

  return async (request) => {
    try {
      return await answer(request, new URL(request.url));
    } catch (error) {
      return failurePage(error, shop);
    }
  };
}

/** Pages of the proxy alone choose: other origins may not send the header. */
async function readChoice(request: Request): Promise<boolean | undefined> {
  if (request.method !== 'POST' || !request.headers.has('X-Area-Kit')) return undefined;
  return (await request.text()) === 'local';
}

async function changeDiscovery(response: Response, root: string): Promise<Response> {
  // The shell validates it.
  const discovery = (await response.json()) as Discovery;
  return Response.json(withLocalArea(discovery, readLocalArea(root)), {
    headers: { 'Cache-Control': 'no-store' },
  });
}

function failurePage(error: unknown, shop: string): Response {
  console.error(error);
  const [title, ...paragraphs] =
    error instanceof ManifestError
      ? (['area.json cannot be read', error.message, 'Correct it and load this page again.'] as const)
      : ([`${shop} does not answer`, describeFailure(error), 'Load this page again once it does.'] as const);
  return new Response(plainPage(title, ...paragraphs), {
    status: 502,
    headers: { ...plainPageHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
