import { createEdge } from './http/app.ts';
import { createConfigurationPage } from './http/plain-pages.ts';
import { createDemoPage } from './demo/demo-page.ts';
import { ConfigError } from './releases/read-setting.ts';
import { loadConfig } from './releases/load-config.ts';
import { serveApp } from './node/serve.ts';
import { createDocuments } from './render/documents.ts';
import { renderAtEdge, warmUp } from './render/render-at-edge.ts';

const { env } = process;
// React reads this when it is first imported; without it it is the slow development build.
env['NODE_ENV'] ??= 'production';
// A rejection that one page does not handle must not end the process.
process.on('unhandledRejection', (reason) => console.error('A promise was not handled:', reason));

async function createShop() {
  try {
    const config = loadConfig({
      releases: env['RELEASES'] ?? '',
      providerProfile: env['PROVIDER_PROFILE'],
      providerApi: env['PROVIDER_API'],
      providerHost: env['PROVIDER_HOST'],
      idempotencyHeader: env['PROVIDER_IDEMPOTENCY_HEADER'],
      siteConfig: env['SITE_CONFIG'] ?? '',
      siteUrl: env['SITE_URL'],
      paymentOrigins: env['PAYMENT_ORIGINS'],
      embedOrigins: env['EMBED_ORIGINS'],
      areaOrigins: env['AREA_ORIGINS'],
      render: env['RENDER'],
      renderCache: env['RENDER_CACHE'],
      renderBudget: env['RENDER_BUDGET'],
      renderDeferredTimeout: env['RENDER_DEFERRED_TIMEOUT'],
    });
    const render = renderAtEdge(config);
    if (render) await warmUp(config, render);
    return { app: createEdge(config, createDocuments(config, render)), config };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`The shop is not set up correctly: ${error.message}`);
    return { app: createConfigurationPage(error.message) };
  }
}

const { app, config } = await createShop();
const shop = await serveApp(app, Number(env['PORT'] ?? 4173));
const url = `http://localhost:${shop.port}`;
const demo = await serveApp(
  createDemoPage({
    storefrontUrl: url,
    apiBase: config?.provider.apiBase ?? '',
    backendHost: config?.provider.backendHost ?? '',
    tenant: config?.site.tenant ?? 0,
    idempotencyHeader: config?.provider.idempotencyHeader,
  }),
  Number(env['EMBED_DEMO_PORT'] ?? 0),
);

console.log(`edge ready ${url}`);
console.log(`embed demo http://localhost:${demo.port}/`);

const end = async () => {
  await Promise.all([shop.close(), demo.close()]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
if (process.argv.includes('--exit-with-parent')) process.stdin.resume().once('end', () => void end());
