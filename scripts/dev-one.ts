// One dev server in a process of its own, since the federation plugin keeps state for the whole process.
import type { ProviderEnvironment } from '../edge/releases/settings.ts';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveArea, serveHost } from '../build/dev-apps.ts';
import { devOrigin } from '../build/dev-server.ts';
import { checkout } from './build-all.ts';

/** What the processes of `npm run dev` agree on. */
export interface DevPlan {
  readonly hostPort: number;
  /** Ports of the areas' dev servers, by area name. */
  readonly areaPorts: Readonly<Record<string, number>>;
  readonly provider: ProviderEnvironment;
  /** Path of the site configuration record. */
  readonly siteConfig: string;
}

const { positionals } = parseArgs({
  allowPositionals: true,
  options: { 'exit-with-parent': { type: 'boolean' } },
});
const [name = '', json = '{}'] = positionals;
const { hostPort, areaPorts, ...shop } = JSON.parse(json) as DevPlan;
const port = name === 'host' ? hostPort : areaPorts[name];
if (port === undefined) throw new Error(`There is no dev server "${name}".`);

const server = { checkout, port, cacheDir: join(checkout, '.cache/dev', String(hostPort), name) };
if (name === 'host') await serveHost(server, { ...shop, areaPorts });
else await serveArea({ ...server, name, hostPort });

console.log(`dev ready ${devOrigin(port)}`);
// A terminal sends Ctrl-C to every process; this one ends with the one that started it.
process.on('SIGINT', () => undefined);
process.stdin.resume().once('end', () => process.exit(0));
