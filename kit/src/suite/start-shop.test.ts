import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startEdge } from './start-shop.ts';

/** An edge of a store without releases. */
function emptySet() {
  const directory = mkdtempSync(join(tmpdir(), 'suite-edge-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const site = join(directory, 'site.json');
  writeFileSync(site, JSON.stringify({ id: 1, tenant: 7, site_title: 'Umi' }));
  const profile = join(directory, 'provider.json');
  writeFileSync(profile, JSON.stringify({ apiBase: 'http://127.0.0.1:1/api' }));
  const settings = { RELEASE_STORE: directory, SITE_CONFIG: site, PROVIDER_PROFILE: profile, PORT: '0' };
  return { releases: [], env: settings };
}

test('edges of the suite have their settings alone, whatever edge the environment is set up for', async () => {
  const elsewhere = { ADMIN_PORT: '0', PROVIDER_API: 'no address', NODE_OPTIONS: '--trace-warnings' };
  for (const [name, value] of Object.entries(elsewhere)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const edge = await startEdge(emptySet());
  onTestFinished(() => edge.stop());
  const log = edge.takeLog().join('\n');
  expect(log).not.toMatch(/not set up correctly|admin http/);
  expect((await fetch(edge.url)).status).toBe(503);
});
