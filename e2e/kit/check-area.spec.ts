import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkArea, type AreaCheck } from '../../kit/src/suite/check-area.ts';
import { reportLines } from '../../kit/src/suite/finding.ts';
import { expect, test } from '../fixtures.ts';
import { buildBrokenArea, withRelease, type AreaBuild } from './broken-area.ts';
import { readCheckout } from './checkout.ts';

// `area-kit test`: one area of which the first page is as it should be, and each of the others breaks a rule.

let root: string;
let broken: AreaBuild;
let common: Omit<AreaCheck, 'build' | 'browser'>;

test.beforeAll(async ({ shop }) => {
  root = mkdtempSync(join(tmpdir(), 'check-area-'));
  broken = await buildBrokenArea(root);
  const { host, blog, settings } = await readCheckout(shop);
  common = { hosts: [host], others: [blog], shop: settings, examples: {} };
});

test.afterAll(() => rmSync(root, { recursive: true, force: true }));

test('an area that keeps to the contract fits', async ({ browser }) => {
  const elements = { 'shop-events': { path: '/events', shows: 'What is on.', attributes: {} } };
  const build = withRelease(broken, { routes: ['/events'], elements }, root);
  const report = await checkArea({ ...common, build, browser });
  expect(report.findings).toEqual([]);
  expect(report.routes).toHaveLength(1);
  expect(reportLines(report)).toEqual([
    `${report.area} in ${report.hosts[0]}`,
    '  fits   /events',
    '  fits   <shop-events>',
    'It fits.',
  ]);
});

test('every way in which a page or a widget breaks the contract is told by route', async ({ browser }) => {
  const report = await checkArea({ ...common, build: broken, browser });
  const foundOf = (name: string) =>
    report.findings
      .filter(({ of }) => of === name)
      .map(({ expected, found }) => `${expected}: ${found}`)
      .join('\n');
  expect(foundOf('/events')).toBe('');
  expect(foundOf('/events/clock')).toContain('now is asked for by a page on a server');
  expect(foundOf('/events/zone')).toMatch(/in one time zone and language: .*\n?.*in another: /);
  expect(foundOf('/events/differs')).toContain('The page differs from the rendered one.');
  expect(foundOf('/events/throws')).toMatch(/the rendered page is hydrated: .*no map here/);
  expect(foundOf('/events/twice')).toContain('each call once: /company/info/ was sent again');
  expect(foundOf('/events/moves')).toMatch(/nothing moves: .*h1/);
  expect(foundOf('/events/unlabelled')).toContain('Form elements must have labels (axe: label)');
  expect(foundOf('/events/:slug')).toContain('"/events/:slug": "…"');
  expect(foundOf('<shop-events>')).toBe('');
  expect(foundOf('<shop-map>')).toContain('no map here');
});

for (const { what, changes, found } of [
  {
    what: 'asks for a contract that the host does not serve',
    changes: { requires: '^9.0' },
    found: /asks for contract \^9\.0, and published hosts serve 1\.0/,
  },
  {
    what: 'has a path of another area',
    changes: { routes: ['/events', '/faq'] },
    found: /both own the path \/faq/,
  },
  {
    what: 'has no page for a path of its area.json',
    changes: { routes: ['/events', '/events/tickets'], elements: {} },
    found: /has no page for \/events\/tickets/,
  },
])
  test(`an area that ${what} is refused by every host`, async ({ browser }) => {
    const report = await checkArea({ ...common, build: withRelease(broken, changes, root), browser });
    const refusal = report.findings.find(({ of }) => of === 'the release');
    expect(refusal?.found).toMatch(found);
    expect(refusal?.host).toMatch(/^host@/);
  });
