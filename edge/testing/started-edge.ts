import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { siteRecord } from './fixture.ts';
import { createFixtureStore, type TestStore } from './release-store.ts';

/** Starts the command on releases of its own for the tests of a file, and ends it after each. */
export function setUpEdge() {
  // Filled before the first test.
  const setUp = {} as { releases: TestStore; siteConfig: string };
  const started: ChildProcess[] = [];
  beforeAll(async () => {
    const releases = await createFixtureStore();
    Object.assign(setUp, {
      releases,
      siteConfig: releases.files.write('site.json', JSON.stringify(siteRecord)),
    });
  });
  afterEach(() => {
    for (const edge of started.splice(0)) edge.kill('SIGKILL');
  });
  afterAll(() => setUp.releases.remove());

  const spawnEdge = (env: Readonly<Record<string, string>>, args: readonly string[] = []) => {
    const settings = {
      RELEASE_STORE: setUp.releases.root,
      SITE_CONFIG: setUp.siteConfig,
      PROVIDER_API: 'http://127.0.0.1:9/api',
    };
    const edge = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), ...args], {
      env: { ...process.env, ...settings, PORT: '0', EMBED_DEMO_PORT: '0', ...env },
      stdio: 'pipe',
    });
    started.push(edge);
    return edge;
  };

  /** Resolves once it serves, with what it printed. */
  async function startEdge(env: Readonly<Record<string, string>> = {}, args: readonly string[] = []) {
    const edge = spawnEdge(env, args);
    const errors: string[] = [];
    createInterface(edge.stderr).on('line', (line) => errors.push(line));
    const printed: string[] = [];
    for await (const line of createInterface(edge.stdout)) {
      printed.push(line);
      if (line.startsWith('embed demo')) break;
    }
    const address = (label: string) =>
      printed.find((line) => line.startsWith(`${label} `))?.slice(label.length + 1) ?? '';
    return {
      edge,
      errors,
      shop: address('edge ready'),
      demo: address('embed demo'),
      admin: address('admin'),
    };
  }
  return { startEdge, spawnEdge, files: () => setUp.releases.files };
}

/** A request with its path as it is: `fetch` would tidy it up. */
export async function raw(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const { hostname, port } = new URL(origin);
  const [response]: IncomingMessage[] = await once(
    request({ hostname, port, path, ...options }).end(),
    'response',
  );
  if (!response) throw new Error('no response');
  const chunks = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}
