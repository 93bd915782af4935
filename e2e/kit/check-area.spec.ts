import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkArea, type AreaCheck } from '../../kit/src/suite/check-area.ts';
import { checkout } from '../../scripts/build-all.ts';
import { expect, test, type RunningShop } from '../fixtures.ts';
import { buildBrokenArea, withRelease, type AreaBuild } from './broken-area.ts';
import { readCheckout } from './checkout.ts';
import { startR2 } from './start-r2.ts';
import { whole } from '../whole.ts';

// `area-kit test`: one area of which the first page is as it should be, and each of the others breaks a rule.

let root: string;
let broken: AreaBuild;
let ownHost: readonly string[];
let common: Omit<AreaCheck, 'build' | 'browser'>;

test.beforeAll(async ({ shop }) => {
  // Builds an area.
  test.setTimeout(300_000);
  root = mkdtempSync(join(tmpdir(), 'check-area-'));
  broken = await buildBrokenArea(root);
  const { host, blog, settings } = await readCheckout(shop);
  ownHost = ['--host', host.directory];
  common = { hosts: [host], others: [blog], shop: settings, examples: {} };
});

test.afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs `area-kit test` in a folder of an area with that build, against the shop. @param hosts where hosts come from: options */
async function runCommand(
  build: AreaBuild,
  shop: RunningShop,
  hosts: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(root, 'folder-'));
  for (const [target, directory] of [
    ['events', build.directory],
    ['embed/events', build.embed],
    ['embed/vendor', build.vendor],
  ] as const)
    cpSync(directory, join(folder, 'dist', target, basename(directory)), { recursive: true });
  writeFileSync(join(folder, 'area.json'), readFileSync(join(build.directory, 'release.json')));
  writeFileSync(join(folder, 'package.json'), '{}');
  const args = ['test', '--against', shop.url, ...hosts];
  return runNode([join(checkout, 'kit/src/cli/main.ts'), ...args], folder, env);
}

function runNode(command: readonly string[], cwd: string, env: Readonly<Record<string, string>>) {
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    const options = { cwd, env: { ...process.env, ...env } };
    const args = ['--disable-warning=ExperimentalWarning', ...command];
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

const elements = { 'shop-events': { path: '/events', shows: 'What is on.', attributes: {} } };

test('the command says that an area that keeps to the contract fits, and ends with 0', async ({ shop }) => {
  const build = withRelease(broken, { routes: ['/events'], elements }, root);
  const { code, output } = await runCommand(build, shop, ownHost);
  expect(output).toMatch(
    /^events@\w+ in host@\w+\n {2}fits {3}\/events\n {2}fits {3}<shop-events>\nIt fits\.\n$/,
  );
  expect(code).toBe(0);
});

test('the command says that a path belongs to an area of the shop, and ends with 1', async ({ shop }) => {
  const build = withRelease(broken, { routes: ['/events', '/faq'], elements }, root);
  const { code, output } = await runCommand(build, shop, ownHost);
  expect(output).toMatch(/both own the path \/faq/);
  expect(code).toBe(1);
});

test('hosts and areas are fetched from a store that speaks S3', whole, async ({ shop }) => {
  // Installs the server where no test has used it yet.
  test.setTimeout(240_000);
  const { server, env, stop } = await startR2();
  try {
    const address = `s3://${server.buckets[0]}/shop`;
    const release = async (...words: readonly string[]) => {
      const command = ['scripts/release.ts', ...words, '--store', address, '--json'];
      const { code, output } = await runNode(command, checkout, env);
      expect(code, output).toBe(0);
      return output;
    };
    const said = await release('publish', 'host', 'blog');
    const names = [...said.matchAll(/"app": ?"(\w+)",\s*"version": ?"(\w+)"/g)].map(
      ([, app, version]) => `${app}@${version}`,
    );
    await release('promote', ...names);
    const build = withRelease(broken, { routes: ['/events'], elements }, root);
    const { code, output } = await runCommand(build, shop, ['--store', address], env);
    const host = names.find((name) => name.startsWith('host@'));
    expect(output).toMatch(new RegExp(`in ${host}\\n  fits   /events\\n.*\\nIt fits\\.\\n$`));
    expect(code).toBe(0);
  } finally {
    await stop();
  }
});

test(
  'every way in which a page or a widget breaks the contract is told by route',
  whole,
  async ({ browser }) => {
    // Nine pages and two widgets, each opened in seven ways.
    test.setTimeout(600_000);
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
  },
);

for (const { what, details = {}, changes, found } of [
  {
    what: 'asks for a contract that the host does not serve',
    changes: { requires: '^9.0' },
    found: /asks for contract \^9\.0, and published hosts serve 1\.0/,
  },
  {
    what: 'has a path of another area',
    // The command says it above.
    details: whole,
    changes: { routes: ['/events', '/faq'] },
    found: /both own the path \/faq/,
  },
  {
    what: 'has no page for a path of its area.json',
    changes: { routes: ['/events', '/events/tickets'], elements: {} },
    found: /has no page for \/events\/tickets/,
  },
])
  test(`an area that ${what} is refused by every host`, details, async ({ browser }) => {
    const report = await checkArea({ ...common, build: withRelease(broken, changes, root), browser });
    const refusal = report.findings.find(({ of }) => of === 'the release');
    expect(refusal?.found).toMatch(found);
    expect(refusal?.host).toMatch(/^host@/);
  });
