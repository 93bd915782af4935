import { openStore, type Build } from '@shop/delivery';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { launchBrowser } from '../../../shared/testing/chromium.ts';
import { checkArea, type AreaCheck } from '../suite/check-area.ts';
import { findBuild, findReleases } from '../suite/find-releases.ts';
import { readDeployedShop } from '../suite/read-deployed-shop.ts';
import { reportLines } from '../suite/finding.ts';
import type { ReleaseSource } from '../suite/start-shop.ts';
import { commandModule, readAreaIn } from './area-folder.ts';
import { UsageError, type Verb } from './verb.ts';

const options = {
  against: { type: 'string' },
  provider: { type: 'string' },
  tenant: { type: 'string' },
  store: { type: 'string' },
  host: { type: 'string', multiple: true },
} as const;

export const test: Verb = {
  usage:
    'test --against https://shop.example [--store <address>] | test --provider <api> --tenant 7 [--host <directory>]…',
  summary: `Builds what changed of the area, checks it in a host and a browser, and tells what breaks the contract.

  --against <address>    a shop, whose provider, tenant and areas' paths are taken
  --provider, --tenant   in place of a shop: the root of the API, and the number
  --store <address>      a release store: the default host, the one before, and the default's areas
  --host <directory>     a host that was built, in place of a store's; may be given several times
                         Without both: the host that comes with the kit.`,
  async run(args, folder) {
    const check = await prepareCheck(args, folder);
    const browser = await launchBrowser();
    try {
      const report = await checkArea({ ...check, browser });
      console.log(reportLines(report).join('\n'));
      return report.findings.length === 0 ? 0 : 1;
    } finally {
      await browser.close();
    }
  },
};

const PackageSchema = v.object({
  areaKit: v.optional(
    v.object({
      examples: v.optional(v.record(v.string(), v.string()), {}),
      leftOut: v.optional(v.string(), ''),
    }),
    {},
  ),
});

async function prepareCheck(args: readonly string[], folder: string): Promise<Omit<AreaCheck, 'browser'>> {
  const values = parse(args);
  const { name } = await readAreaIn(folder);
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { examples, leftOut } = v.parse(PackageSchema, JSON.parse(text)).areaKit;
  const where = { ...(await findShop(values)), ...(await findHosts(values, name)) };
  return { build: await buildSources(folder, name), examples, leftOut, ...where };
}

/** A build of the sources that are there; of an area that came without them, the newest that came. */
async function buildSources(folder: string, name: string): Promise<Build> {
  if (existsSync(join(folder, 'src'))) {
    const { buildLocalArea } = await import('../build/build-local.ts');
    return buildLocalArea(folder, commandModule);
  }
  const build = findBuild(folder, name);
  if (!build) throw new UsageError(`There is neither src nor a build of ${name} in ${folder}.`);
  return build;
}

function parse(args: readonly string[]): Values {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface Values {
  readonly against?: string | undefined;
  readonly provider?: string | undefined;
  readonly tenant?: string | undefined;
  readonly store?: string | undefined;
  readonly host?: readonly string[] | undefined;
}

async function findShop({
  against,
  provider,
  tenant,
}: Values): Promise<Pick<AreaCheck, 'shop' | 'neighbours'>> {
  if (against !== undefined) {
    const { settings, areas } = await readDeployedShop(against);
    return { shop: settings, neighbours: areas };
  }
  if (!URL.canParse(provider ?? '') || !/^\d+$/.test(tenant ?? ''))
    throw new UsageError('Where does the data come from? Name a shop, or a provider and a tenant.');
  const site = { id: 1, tenant: Number(tenant), site_title: 'Shop' };
  return { shop: { site, provider: { apiBase: provider ?? '' } } };
}

async function findHosts(
  { store, host = [] }: Values,
  area: string,
): Promise<{ readonly hosts: readonly ReleaseSource[]; readonly others: readonly ReleaseSource[] }> {
  const found =
    store === undefined ? { hosts: [], others: [] } : await findReleases(await openStore(store), area);
  if (host.length > 0) return { ...found, hosts: host.map((directory) => ({ directory })) };
  if (found.hosts.length > 0) return found;
  // Beside the kit's code.
  const own = join(import.meta.dirname, '../../../../host');
  if (!existsSync(join(own, 'release.json')))
    throw new UsageError('No host comes with this kit: name one by --store or --host.');
  return { ...found, hosts: [{ directory: own }] };
}
