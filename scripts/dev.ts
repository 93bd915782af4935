// The shop with hot reload: shell and areas as dev servers, in front of the sandbox or a provider of one's own.
import { join } from 'node:path';
import { areaNames } from '../build/targets.ts';
import { checkout } from './build-all.ts';
import type { DevPlan } from './dev-plan.ts';
import { freePort } from './free-port.ts';
import { startService, type Service } from './processes.ts';
import { defaultSiteConfig, startSandbox, type Sandbox } from './shop.ts';

const { PORT, PROVIDER_API, PROVIDER_HOST, PROVIDER_IDEMPOTENCY_HEADER, SITE_CONFIG } = process.env;
const hostPort = await freePort(Number(PORT ?? 5173)).catch((error: unknown) => {
  console.error(`The shop needs its port (PORT, ${PORT ?? 5173}): ${String(error)}`);
  process.exit(1);
});
const dataDir = join(checkout, '.data', `dev-${hostPort}`);
const running: Pick<Service, 'ended' | 'stop'>[] = [];

let ending = false;
const end = async (status: number) => {
  if (ending) return;
  ending = true;
  await Promise.all(running.map((service) => service.stop()));
  process.exit(status);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(0));
if (process.argv.includes('--exit-with-parent')) process.stdin.resume().once('end', () => void end(0));

/** Without one of them the shop is not whole: the end of one ends all. */
function keep<Started extends Pick<Service, 'ended' | 'stop'>>(name: string, service: Started): Started {
  running.push(service);
  void service.ended.then(() => {
    if (!ending) console.error(`${name} ended, and so does everything else.`);
    return end(1);
  });
  return service;
}

const echo = (name: string, ready: RegExp) => (line: string) => {
  if (!ready.test(line)) console.log(`${name}: ${line}`);
};

function startServer(name: string, plan: DevPlan): Promise<Service> {
  const ready = /^dev ready (\S+)/;
  return startService({
    name,
    command: [join(checkout, 'scripts/dev-one.ts'), name, JSON.stringify(plan)],
    ready,
    onLine: echo(name, ready),
  });
}

function startProvider(): Promise<Sandbox> {
  return startSandbox({ dataDir, port: hostPort, onLine: echo('provider', /^(sandbox ready|payment page)/) });
}

async function startAll(): Promise<DevPlan> {
  const sandbox = PROVIDER_API ? undefined : keep('provider', await startProvider());
  const ports = await Promise.all(areaNames.map(async (name) => [name, await freePort()] as const));
  const plan: DevPlan = {
    hostPort,
    areaPorts: Object.fromEntries(ports),
    providerApi: sandbox?.apiBase ?? PROVIDER_API ?? '',
    providerHost: PROVIDER_HOST,
    idempotencyHeader: sandbox?.settings.PROVIDER_IDEMPOTENCY_HEADER ?? PROVIDER_IDEMPOTENCY_HEADER,
    siteConfig: SITE_CONFIG ?? defaultSiteConfig(dataDir),
  };
  await Promise.all([...areaNames, 'host'].map(async (name) => keep(name, await startServer(name, plan))));
  return plan;
}

try {
  const { providerApi } = await startAll();
  console.log(
    `\nready http://localhost:${hostPort}\n  provider    ${providerApi}\n  Ctrl-C ends everything.`,
  );
} catch (error) {
  // What it printed stands above.
  console.error(String(error).split(':\n')[0]);
  await end(1);
}
