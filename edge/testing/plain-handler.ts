// A program: answers the addresses it is given as a plain fetch handler, where nothing of Node is there any more, by
// the renderer that a release brings for such places. Prints status and text of each as JSON.
import { registerHooks } from 'node:module';
import { createEdge } from '../http/app.ts';
import { loadConfig } from '../releases/load-config.ts';

const { env, argv, stdout } = process;
const end = process.exit.bind(process);
const config = loadConfig({
  releases: env['RELEASES'] ?? '',
  providerApi: env['PROVIDER_API'] ?? '',
  siteConfig: env['SITE_CONFIG'] ?? '',
  idempotencyHeader: env['PROVIDER_IDEMPOTENCY_HEADER'],
  paymentOrigins: env['PAYMENT_ORIGINS'],
  embedOrigins: env['EMBED_ORIGINS'],
  renderCache: '0',
  renderBudget: '20000',
  renderDeferredTimeout: '10000',
});
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'react-dom/server' ? 'react-dom/server.edge' : specifier, context),
});
const addresses = argv.slice(2);
const { fetch: handle } = createEdge(config);

// Reading files and importing releases is the platform's part: it has been done when this is over.
for (const address of addresses) await (await handle(new Request(address))).text();
hideNode();

const answers = [];
for (const address of addresses) {
  const response = await handle(new Request(address));
  answers.push({ status: response.status, html: await response.text() });
}
// Its connections would keep it alive for a while.
stdout.write(JSON.stringify(answers), () => end());

/** Node's own fetch goes on finding what it is made with; for everybody else it is not there. */
function hideNode(): void {
  for (const name of ['process', 'Buffer', 'setImmediate', 'clearImmediate', 'global'] as const) {
    const own: unknown = globalThis[name];
    const get = () => (new Error().stack?.split('\n')[2]?.includes('node:internal') ? own : undefined);
    Object.defineProperty(globalThis, name, { configurable: true, get });
  }
}
