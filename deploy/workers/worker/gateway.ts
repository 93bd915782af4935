// The worker that visitors reach: the edge, with releases from a bucket and a worker for each release set.
import { exports, waitUntil, WorkerEntrypoint } from 'cloudflare:workers';
import { createEdge } from '../../../edge/http/app.ts';
import { createConfigurationPage, createStartingPage } from '../../../edge/http/plain-pages.ts';
import { ConfigError } from '../../../edge/releases/read-setting.ts';
import { environmentOf, readSettings } from '../../../edge/releases/read-settings.ts';
import { cacheApi, digest, type WorkersCache } from './cache-api.ts';
import { settingsOf, withClientEncoding, type Bindings } from './cloudflare.ts';
import { createGatewayShop, type RendererStarter } from './gateway-shop.ts';
import { createLogChecks } from './log-checks.ts';
import { logWatcher } from './log-watcher.ts';
import rendererText from './renderer.txt';
import { checkedRenderer, renderInWorker } from './set-renderer.ts';
import { toProvider } from './to-provider.ts';

interface Gateway {
  answer(request: Request): Promise<Response>;
  /** Whether another one is needed. */
  isLost(): boolean;
}

/** Takes what the code of releases sends: requests to the provider, and no others. */
export class ProviderOnly extends WorkerEntrypoint<{ readonly origin: string }> {
  fetch(request: Request): Promise<Response> {
    return toProvider(request, this.ctx.props.origin);
  }
}

async function createGateway(env: Bindings): Promise<Gateway> {
  const own = settingsOf(env);
  const read = readSettings(environmentOf(own));
  const salt = await digest(JSON.stringify(own));
  const start = rendererStarter(env, new URL(read.provider.apiBase).origin);
  const settings = {
    ...read,
    watcher: logWatcher(own['LOG_LEVEL'] ?? 'warn'),
    platformCache: cacheApi((caches as unknown as { default: WorkersCache }).default, salt, waitUntil),
    // Browsers render where nothing else can.
    ...(!start && { rendering: undefined }),
  };
  const { shop, follower } = createGatewayShop({
    bucket: env.RELEASES,
    settings,
    isJudging: own['CANARY_JUDGE'] !== 'off',
    startRenderer: start,
    afterAnswer: waitUntil,
  });
  const checks = createLogChecks({ follower, afterAnswer: waitUntil });
  const starting = createStartingPage();
  let app: ReturnType<typeof createEdge> | undefined;
  return {
    async answer(request) {
      await checks.untilRecent();
      if (follower.served()) app ??= createEdge(shop);
      return (app ?? starting).fetch(request);
    },
    isLost: checks.isLost,
  };
}

/** What starts a set's renderer: by the loader, else the one that is deployed. Undefined where there is neither. */
function rendererStarter(
  { LOADER: loader, RENDERER: deployed }: Bindings,
  origin: string,
): RendererStarter | undefined {
  const outbound = () => exports['ProviderOnly']?.({ props: { origin } });
  if (loader) return (setup, set) => renderInWorker(setup, { ...set, loader, rendererText, outbound });
  return deployed && ((setup) => checkedRenderer(setup, () => deployed));
}

let gateway: Promise<Gateway> | undefined;

async function answer(request: Request, env: Bindings): Promise<Response> {
  try {
    if (gateway && (await gateway).isLost()) gateway = undefined;
    gateway ??= createGateway(env);
    return await (await gateway).answer(withClientEncoding(request));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`The shop is not set up correctly: ${error.message}`);
    return createConfigurationPage(error.setting).fetch(request);
  }
}

export default {
  fetch(request: Request, env: Bindings): Promise<Response> {
    const answered = answer(request, env);
    // A visitor who leaves ends nothing that others may wait for.
    waitUntil(answered.catch(() => {}));
    return answered;
  },
};
