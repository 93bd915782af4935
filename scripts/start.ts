import { join } from 'node:path';
import { buildAll, checkout } from './build-all.ts';
import { freePort } from './free-port.ts';
import { startEdge, startSandbox } from './shop.ts';

const { PORT, PROVIDER_API, SITE_CONFIG } = process.env;
const port = Number(PORT ?? 4173) || (await freePort());
const dataDir = join(checkout, '.data', `port-${port}`);
const announced = /^(edge|sandbox) ready|^payment page|^embed demo/;
const onLine = (line: string) => {
  if (!announced.test(line)) console.log(line);
};

const builds = await buildAll(({ name }) => name !== 'one-bundle' && name !== 'ordinary-host');
const sandbox = PROVIDER_API ? undefined : await startSandbox({ dataDir, port, onLine });
const apiBase = sandbox?.apiBase ?? PROVIDER_API ?? '';
const edge = await startEdge({ builds, port, dataDir, onLine }, apiBase, {
  ...sandbox?.settings,
  ...(SITE_CONFIG && { SITE_CONFIG }),
});

console.log(
  [
    '',
    `ready ${edge.url}`,
    ...(sandbox ? ['  demo login  demo@umi.example / sushi-demo-1'] : []),
    `  embed demo  ${edge.embedDemoUrl}`,
    `  provider    ${apiBase}`,
    '  Ctrl-C ends everything.',
  ].join('\n'),
);

const end = async () => {
  await Promise.all([edge.stop(), sandbox?.stop()]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
