import { PageUnavailable } from '@shop/shared/contracts';
import type { ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startHttpProvider } from '../testing/http-provider.ts';
import { providerSettings } from '../testing/fixture.ts';
import { type FakeRender, renderedPage, renderingEdge } from '../testing/rendering.ts';
import { providerLimits, type ProviderLimits } from './provider-limits.ts';

let warnings: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What the shell does of a page: asks the provider, and wraps what fails as the provider client does. */
const shellOf =
  (apiBase: string): FakeRender =>
  async ({ request, fetch }) => {
    const { pathname } = new URL(request.url);
    const address = `${apiBase}/products${pathname}/`;
    const response = await fetch(address, { signal: request.signal }).catch((cause: unknown) => {
      throw new PageUnavailable(new Error('network', { cause }), true);
    });
    if (response.status === 404) return { ...renderedPage, status: 404 };
    await response.json();
    return renderedPage;
  };

/** An edge in front of a provider on this machine. Its times are long: a busy machine must not decide. */
async function edgeBefore(
  answer: (path: string, response: ServerResponse) => void,
  limits: Partial<ProviderLimits> = {},
) {
  const provider = await startHttpProvider(answer);
  const { apiBase } = provider;
  const settings = { budget: 20_000, limits: { ...providerLimits, waitMs: 20_000, ...limits } };
  const visit = renderingEdge(shellOf(apiBase), settings, { provider: { ...providerSettings, apiBase } });
  return { provider, visit };
}

const json = (response: ServerResponse, value: unknown) =>
  void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value));

const isRendered = async (response: Response) => (await response.text()).includes('<main>Salmon</main>');

describe('60 made-up slugs at once', () => {
  const slugs = Array.from({ length: 60 }, (_, n) => `/products/made-up-${n}`);

  test('are few calls at the same time, and each is a 404; a product is rendered afterwards [OPS-07]', async () => {
    const held: ServerResponse[] = [];
    let answered = 0;
    const { provider, visit } = await edgeBefore((path, response) => {
      if (path.includes('salmon')) return json(response, {});
      held.push(response);
      if (held.length !== Math.min(16, slugs.length - answered)) return;
      // A provider takes a while: without a limit more calls would come meanwhile.
      setTimeout(() => {
        answered += held.length;
        for (const each of held.splice(0)) each.writeHead(404).end('{}');
      }, 50);
    });
    const statuses = await Promise.all(slugs.map(async (slug) => (await visit(slug)).status));
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(provider.requests).toHaveLength(60);
    expect(provider.most()).toBe(16);
    expect(await isRendered(await visit('/products/salmon'))).toBe(true);
  });

  test('before a provider that hangs wait in order, and are left to the browser when that takes too long [OPS-07]', async () => {
    const held: ServerResponse[] = [];
    const { provider, visit } = await edgeBefore(
      (path, response) => {
        if (path.includes('made-up')) held.push(response);
        else json(response, {});
      },
      { waitMs: 20 },
    );
    const answers = slugs.map((slug) => visit(slug));
    const late = await Promise.all(answers.slice(16));
    expect(late.map(({ status }) => status)).toEqual(Array.from({ length: 44 }, () => 200));
    await vi.waitFor(() => expect(held).toHaveLength(16), { timeout: 10_000 });
    expect(provider.requests).toHaveLength(16);
    expect(String(warnings.mock.calls[0])).toContain('Crowded');
    // Other endpoints have room of their own.
    expect(await isRendered(await visit('/products'))).toBe(true);
    for (const response of held) response.writeHead(404).end('{}');
    const first = await Promise.all(answers.slice(0, 16));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([404]));
  });
});

describe('an answer that is too large leaves the page to the browser, with status 200', () => {
  const left = async (visit: (path: string) => Promise<Response>) => {
    const response = await visit('/products');
    expect(response.status).toBe(200);
    expect(await isRendered(response)).toBe(false);
    return String(warnings.mock.calls[0]);
  };

  test('a gzip bomb is read to the cap, and its transfer ends [OPS-06]', async () => {
    const closed = Promise.withResolvers<void>();
    const { visit } = await edgeBefore((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      const zip = createGzip({ level: 1 });
      zip.pipe(response);
      const spaces = Buffer.alloc(2 ** 20, ' ');
      // It never ends by itself.
      const pour = () => {
        while (!response.destroyed && zip.write(spaces));
        if (!response.destroyed) zip.once('drain', pour);
      };
      response.once('close', () => closed.resolve());
      pour();
    });
    expect(await left(visit)).toContain(
      'AnswerTooLarge: an answer of the provider has more than 4194304 bytes',
    );
    await closed.promise;
  });

  test('5,000 rows [OPS-06]', async () => {
    const { visit } = await edgeBefore((_, response) =>
      json(response, { results: Array.from({ length: 5000 }, (__, id) => ({ id })) }),
    );
    expect(await left(visit)).toContain('a list of more than 4000 entries');
  });

  test('200,000 < [OPS-06]', async () => {
    const { visit } = await edgeBefore((_, response) =>
      json(response, { results: [{ description: '<'.repeat(200_000) }] }),
    );
    expect(await left(visit)).toContain('a text of 200000 bytes');
  });

  test('the limits are settings; 3,000 products and long plain text are within the usual ones', async () => {
    const products = Array.from({ length: 3000 }, (_, id) => ({ id, name: 'x'.repeat(300) }));
    const answer = { results: products, note: 'x'.repeat(200_000) };
    const usual = await edgeBefore((_, response) => json(response, answer));
    expect(await isRendered(await usual.visit('/products'))).toBe(true);
    const strict = await edgeBefore((_, response) => json(response, answer), { rows: 2999 });
    expect(await left(strict.visit)).toContain('a list of more than 2999 entries');
  });
});

test('a flood of searches holds no more than the cache’s bytes, and the shop’s pages stay [OPS-10]', async () => {
  const provider = await startHttpProvider((_, response) => json(response, {}));
  const { apiBase } = provider;
  const cache = { fresh: 60_000, stale: 60_000, entries: 500, bytes: 400_000 };
  const visit = renderingEdge(
    shellOf(apiBase),
    { budget: 20_000, cache },
    { provider: { ...providerSettings, apiBase } },
  );
  const page = await (await visit('/products')).arrayBuffer();
  const room = Math.ceil(cache.bytes / page.byteLength);
  for (let n = 0; n < 2 * room; n += 1) {
    await visit(`/products?search=made-up-${n}`);
    await visit('/products');
  }
  // Asked for all the time, so never evicted.
  expect(provider.requests).toHaveLength(1 + 2 * room);
  await visit('/products?search=made-up-0');
  expect(provider.requests).toHaveLength(2 + 2 * room);
});
