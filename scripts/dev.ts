// The shop with hot reload: shell and areas as dev servers, in front of the sandbox or a provider of one's own.
import { join } from 'node:path';
import { findAreas } from '../build/areas.ts';
import { checkout } from './build-all.ts';
import type { DevPlan } from './dev-one.ts';
import { freePort, shopPort } from './free-port.ts';
import { startService, type Service } from '../build/start-service.ts';
import { createServiceGroup } from './service-group.ts';
import { defaultSiteConfig, ownProviderApi, startSandbox, type Sandbox } from './shop.ts';

const { PROVIDER_PROFILE, PROVIDER_HOST, PROVIDER_IDEMPOTENCY_HEADER, SITE_CONFIG } = process.env;
const ownProvider = ownProviderApi();
const hostPort = await shopPort('npm run dev', 5173);
const dataDir = join(checkout, '.data', `dev-${hostPort}`);
const areas = findAreas(checkout);
const services = createServiceGroup();

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
  return startSandbox({
    dataDir,
    port: hostPort,
    profile: PROVIDER_PROFILE,
    onLine: echo('provider', /^(sandbox ready|payment page)/),
  });
}

async function startAll(): Promise<DevPlan> {
  const sandbox = ownProvider ? undefined : services.add('provider', await startProvider());
  const ports = await Promise.all(areas.map(async (name) => [name, await freePort()] as const));
  const plan: DevPlan = {
    hostPort,
    areaPorts: Object.fromEntries(ports),
    provider: {
      providerProfile: PROVIDER_PROFILE,
      providerApi: sandbox?.apiBase ?? ownProvider,
      providerHost: PROVIDER_HOST,
      idempotencyHeader: sandbox?.settings.PROVIDER_IDEMPOTENCY_HEADER ?? PROVIDER_IDEMPOTENCY_HEADER,
    },
    siteConfig: SITE_CONFIG ?? defaultSiteConfig(dataDir),
  };
  await Promise.all(
    [...areas, 'host'].map(async (name) => services.add(name, await startServer(name, plan))),
  );
  return plan;
}

try {
  const { provider } = await startAll();
  const lines = [
    `\nready http://localhost:${hostPort}`,
    ...(ownProvider ? [] : ['  demo login  demo@umi.example / sushi-demo-1']),
    `  provider    ${provider.providerApi}`,
    '  Ctrl-C ends everything.',
  ];
  console.log(lines.join('\n'));
} catch (error) {
  // What it printed stands above.
  console.error(String(error).split(':\n')[0]);
  await services.end(1);
}
