import { factsOf, misfits, type Build, type ReleaseFacts } from '@shop/delivery';
import type { Release } from '@shop/shared/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { readBuild } from '../../../delivery/release/built-release.ts';
import { routeAddresses, type Examples, type RouteAddress } from './addresses.ts';
import { checkFrame } from './check-frame.ts';
import { checkPersonalPage, checkRenderedPage, differences } from './check-page.ts';
import { checkWidgets } from './check-widgets.ts';
import { renderElsewhere, shopIn } from './elsewhere.ts';
import type { AreaReport, Finding } from './finding.ts';
import { startProviderProxy, type ProviderProxy } from './provider-proxy.ts';
import { followRequests } from './quiet.ts';
import {
  SetRefused,
  startEdge,
  storeSet,
  type CheckedEdge,
  type ReleaseSource,
  type ShopSettings,
  type StoredSet,
} from './start-shop.ts';
import { missingFragments, withheldFiles } from './watch-console.ts';

export interface AreaCheck {
  readonly build: Build;
  /** Those that it shall run in, e.g. the shop's and the one before. */
  readonly hosts: readonly ReleaseSource[];
  /** The shop's other areas. */
  readonly others: readonly ReleaseSource[];
  /** Areas of the shop whose paths are known and whose code is not; those among `others` and the area itself do not count. */
  readonly neighbours?: readonly ReleaseFacts[];
  readonly shop: ShopSettings & { readonly provider: { readonly apiBase: string } };
  readonly examples: Examples;
  /** Selector of what comes with the browser alone, some of it later than the rest; beside what the frame has of that kind. */
  readonly leftOut?: string;
  readonly browser: Browser;
}

/** Of the frame: the choice of colors, and maps. */
export const frameLeftOut = 'footer div:has(> fieldset), iframe';

/** Checks an area in real edges and a browser: docs/testing.md has the rules. */
export async function checkArea(check: AreaCheck): Promise<AreaReport> {
  const { record } = readBuild(check.build);
  if (record.kind === 'host') throw new TypeError('An area is checked, and this is a host.');
  const area = record.build;
  const { addresses, findings } = routeAddresses(area, check.examples);
  const proxy = await startProviderProxy(check.shop.provider.apiBase);
  try {
    const checked = [];
    for (const host of check.hosts) checked.push(await checkInHost(check, { area, addresses, proxy, host }));
    return {
      area: `${area.name}@${area.version}`,
      hosts: checked.map(({ name }) => name),
      routes: addresses,
      elements: Object.keys(area.elements),
      findings: [...findings, ...checked.flatMap((each) => each.findings)],
    };
  } finally {
    proxy.stop();
  }
}

interface InHost {
  readonly area: Release;
  readonly addresses: readonly RouteAddress[];
  readonly proxy: ProviderProxy;
  readonly host: ReleaseSource;
}

async function checkInHost(check: AreaCheck, inHost: InHost) {
  const { host, proxy } = inHost;
  const record = 'store' in host ? host.release : readBuild(host).record;
  const name = `${record.app}@${record.version}`;
  const named = (findings: readonly Finding[]) => ({
    name,
    findings: findings.map((finding) => ({ ...finding, host: name })),
  });
  const directory = mkdtempSync(join(tmpdir(), 'area-check-'));
  const { site, provider } = check.shop;
  const backendHost = provider.backendHost ?? new URL(provider.apiBase).origin;
  try {
    const set = await storeSet(
      { host, others: check.others, area: check.build },
      { site, provider: { ...provider, backendHost, apiBase: proxy.apiBase } },
      directory,
    );
    const unfit = besideNeighbours(check, set);
    return named(unfit.length > 0 ? unfit : await checkServed(check, inHost, set));
  } catch (error) {
    if (!(error instanceof SetRefused)) throw error;
    const expected = "fits this host and the shop's other areas";
    return named([{ of: 'the release', expected, found: error.message }]);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function besideNeighbours({ neighbours = [] }: AreaCheck, { releases }: StoredSet): Finding[] {
  const served = new Set(releases.map(({ app }) => app));
  const others = neighbours.filter(({ app }) => !served.has(app));
  const expected = "fits the shop's other areas";
  return misfits([...releases.map(factsOf), ...others]).map(({ reason }) => ({
    of: 'the release',
    expected,
    found: reason,
  }));
}

interface Served extends InHost {
  readonly expectedErrors: RegExp;
  readonly set: StoredSet;
  readonly edge: CheckedEdge;
  /** Leaves pages to the browser. */
  readonly inBrowser: CheckedEdge;
}

async function checkServed(check: AreaCheck, inHost: InHost, set: StoredSet): Promise<Finding[]> {
  const [edge, inBrowser] = await Promise.all([startEdge(set), startEdge(set, { RENDER: 'off' })]);
  const expectedErrors = missingFragments(set.releases.map(({ app }) => app));
  const served: Served = { ...inHost, set, edge, inBrowser, expectedErrors };
  try {
    const log = edge.takeLog();
    if (log.some((line) => line.includes(' is not served: ')))
      return [{ of: 'the release', expected: 'an edge serves it', found: log.join('\n') }];
    const findings = await checkElsewhere(served);
    for (const address of inHost.addresses) findings.push(...(await checkAddress(check, served, address)));
    findings.push(...(await checkSurroundings(check, served)));
    return findings;
  } finally {
    await Promise.all([edge.stop(), inBrowser.stop()]);
  }
}

/** Whether pages are the same on any machine, at any time, and without what a server does not have. */
async function checkElsewhere({ addresses, edge, set }: Served): Promise<Finding[]> {
  const rendered = addresses.filter(({ isPersonal }) => !isPersonal);
  const urls = rendered.map(({ address }) => edge.url + address);
  const [pages = [], others = []] = await renderElsewhere(urls, set.env);
  return rendered.flatMap(({ route }, index) => {
    const [page, other] = [pages[index], others[index]];
    const problems = [...new Set([...(page?.problems ?? []), ...(other?.problems ?? [])])];
    const expected = 'rendered without clock, randomness and what only browsers have';
    if (problems.length > 0) return [{ of: route, expected, found: problems.join('\n') }];
    const html = (text = '') => (shopIn(text, edge.url) ?? '').replaceAll('><', '>\n<');
    return differences(
      route,
      'in one time zone and language',
      html(page?.html),
      'in another',
      html(other?.html),
    );
  });
}

async function checkAddress(
  { browser, leftOut }: AreaCheck,
  { edge, inBrowser, proxy, expectedErrors }: Served,
  { isPersonal, ...where }: RouteAddress,
): Promise<Finding[]> {
  const context = await newContext(browser);
  try {
    await context.route(withheldFiles, (route) => route.abort());
    proxy.clear();
    edge.takeLog();
    const findings = await (isPersonal ? checkPersonalPage : checkRenderedPage)({
      ...where,
      page: await context.newPage(),
      url: edge.url,
      inBrowserUrl: inBrowser.url,
      apiBase: proxy.apiBase,
      isMade: (call) => proxy.isAskedByServer(call),
      expectedErrors,
      leftOut: [frameLeftOut, leftOut].filter(Boolean).join(', '),
    });
    const log = edge.takeLog();
    if (log.length === 0) return findings;
    return [...findings, { of: where.route, expected: 'nothing in the log', found: log.join('\n') }];
  } finally {
    await context.close();
  }
}

/** The area in its frame, and its widgets on other pages. */
async function checkSurroundings(
  { browser, examples, shop }: AreaCheck,
  { area, addresses, edge, inBrowser, proxy, expectedErrors }: Served,
): Promise<Finding[]> {
  const context = await newContext(browser);
  const { navigation = [], name } = area;
  const files = new RegExp(`/releases/${name}/`);
  const [url, inBrowserUrl, apiBase] = [edge.url, inBrowser.url, proxy.apiBase];
  const { tenant } = shop.site;
  try {
    return [
      ...(await checkFrame({ context, url, inBrowserUrl, addresses, navigation, files, expectedErrors })),
      ...(await checkWidgets({ context, url, area, examples, apiBase, tenant })),
    ];
  } finally {
    await context.close();
  }
}

async function newContext(browser: Browser) {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  followRequests(context);
  return context;
}
