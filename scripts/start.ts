// The shop as in production: built, behind an edge, in front of the sandbox or a provider of one's own.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll, checkout } from './build-all.ts';
import { shopPort } from './free-port.ts';
import { createServiceGroup } from './service-group.ts';
import { ownProviderApi, startEdge, startSandbox } from './shop.ts';

const { PROVIDER_PROFILE: profile, SITE_CONFIG, OFFLINE = 'on' } = process.env;
const ownProvider = ownProviderApi();
const port = await shopPort('npm start', 4173);
const { big } = parseArgs({ options: { big: { type: 'boolean', default: false } } }).values;
const dataDir = join(checkout, '.data', `port-${port}${big ? '-big' : ''}`);
/** Where its releases are; `area-kit publish` and `npm run release` put others there. */
const store = join(dataDir, `releases-${port}`);
const services = createServiceGroup();

const announced = /^(edge|sandbox) ready|^payment page|^embed demo/;
const onLine = (line: string) => {
  if (!announced.test(line)) console.log(line);
};

async function startShop(): Promise<string> {
  const builds = await buildAll();
  const sandbox = ownProvider
    ? undefined
    : services.add('sandbox', await startSandbox({ dataDir, port, profile, big, onLine }));
  const apiBase = sandbox?.apiBase ?? ownProvider ?? '';
  const settings = { ...sandbox?.settings, OFFLINE, ...(SITE_CONFIG && { SITE_CONFIG }) };
  const edge = services.add(
    'edge',
    await startEdge({ builds, store, port, dataDir, onLine }, apiBase, settings),
  );
  return [
    '',
    `ready ${edge.url}`,
    ...(sandbox ? ['  demo login  demo@umi.example / sushi-demo-1'] : []),
    `  embed demo  ${edge.embedDemoUrl} and ${edge.embedDemoUrl}cafe`,
    `  provider    ${apiBase}`,
    `  releases    ${store}`,
    '  Ctrl-C ends everything.',
  ].join('\n');
}

try {
  console.log(await startShop());
} catch (error) {
  // What the services printed stands above.
  console.error(String(error).split(':\n')[0]);
  await services.end(1);
}
