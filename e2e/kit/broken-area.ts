import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@shop/shared/contracts';
import { buildAll, checkout, writeFileLists } from '../../scripts/build-all.ts';
import { copyCheckout } from '../dev/checkout-copy.ts';

/** Directories of an area's build. */
export interface AreaBuild {
  readonly directory: string;
  readonly embed: string;
  readonly vendor: string;
}

/** What each page of the area shows in place of a page that is as it should be. */
const pages: Readonly<Record<string, string>> = {
  clock: '<h1>{Date.now() > 0 ? "Events" : ""}</h1>',
  zone: '<h1>{new Date(0).toLocaleString()}</h1>',
  differs: '<h1>{navigator.userAgent.startsWith("Node") ? "Server" : "Browser"}</h1>',
  throws: '<h1>{navigator.userAgent.startsWith("Node") ? "Events" : fail("no map here")}</h1>',
  twice: '<h1>Events</h1>',
  moves: '<>{isLate && <p>Sold out</p>}<h1>Events</h1></>',
  unlabelled: '<><h1>Events</h1><input type="text" /></>',
  unnamed: '<p>Events</p>',
};

/** The source of a page; what its faults need stands in each. */
const pageSource = (name: string, shown: string) => `
import { getCompany } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState } from 'react';

function fail(message: string): never {
  throw new Error(message);
}

export function Page() {
  const { provider } = usePlatform();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if ('${name}' === 'twice') void provider.call(getCompany, {});
    if ('${name}' === 'moves') setTimeout(() => setLate(true), 300);
  }, [provider]);
  return ${shown};
}
void fail;
`;

const routeSource = (name: string) => `{
  id: 'events/${name}',
  path: '/events/${name === 'unnamed' ? ':slug' : name}',
  handle: { meta: () => ({ title: 'Events' }) },
  lazy: {
    loader: async () => (await import('./overview/loader.ts')).overviewLoader(platform),
    Component: async () => (await import('./${name}.tsx')).Page,
  },
}`;

const areaSource = `
import { contractVersion, type Area } from '@shop/shared/contracts';
import { areaRoute } from '@shop/shared/ui';
import { overviewRoute } from './overview/route.ts';

export const area: Area = {
  contract: contractVersion,
  routes: (platform) => [areaRoute(platform, [overviewRoute(platform), ${Object.keys(pages).map(routeSource).join(', ')}])],
};
`;

/**
 * Builds the area of the template with further pages, each of which breaks one rule. `/events/:slug` has no h1.
 * @param directory an empty one
 */
export async function buildBrokenArea(directory: string): Promise<AreaBuild> {
  const copy = copyCheckout();
  const run = (...args: string[]) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy.root,
      encoding: 'utf8',
      env,
    });
    if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
    return stdout.trim().split('\n');
  };
  try {
    run('scripts/new.ts', 'area', 'events');
    const source = join(copy.root, 'remotes/events');
    for (const [name, shown] of Object.entries(pages))
      writeFileSync(join(source, `src/${name}.tsx`), pageSource(name, shown));
    writeFileSync(join(source, 'src/area.tsx'), areaSource);
    const manifest = JSON.parse(readFileSync(join(source, 'area.json'), 'utf8')) as Release;
    const routes = ['/events', ...Object.keys(pages).map((name) => `/events/${name}`)];
    const paths = routes.map((path) => path.replace('/unnamed', '/:slug'));
    const early = Object.fromEntries(paths.map((path) => [path, [{ call: 'company.info' }]]));
    const elements = {
      'shop-events': { path: '/events', shows: 'What is on.' },
      'shop-map': { path: '/events/throws', shows: 'Where it is on.' },
    };
    writeFileSync(join(source, 'area.json'), JSON.stringify({ ...manifest, routes: paths, early, elements }));
    for (const built of run('scripts/build.ts', 'events', 'embed/events').slice(-2))
      cpSync(join(copy.root, built), join(directory, built.startsWith('dist/embed/') ? 'embed' : 'area'), {
        recursive: true,
      });
    const { 'embed/vendor': vendor = '' } = await buildAll(['embed/vendor']);
    return {
      directory: join(directory, 'area'),
      embed: join(directory, 'embed'),
      vendor: join(checkout, vendor),
    };
  } finally {
    copy.remove();
  }
}

/** A copy of a build, below a directory, whose release says something else of itself. */
export function withRelease(build: AreaBuild, changes: Partial<Release>, directory: string): AreaBuild {
  const copy = mkdtempSync(join(directory, 'copy-'));
  cpSync(build.directory, copy, { recursive: true });
  const file = join(copy, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  writeFileSync(file, JSON.stringify({ ...release, ...changes }));
  writeFileLists(copy);
  return { ...build, directory: copy };
}
