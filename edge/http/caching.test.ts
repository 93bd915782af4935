import { contractVersion, PageUnavailable, type RenderOptions } from '@shop/shared/contracts';
import type { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serveSet, type Shop } from '../releases/shop.ts';
import { createRenderer, rendererSetup } from '../render/renderer.ts';
import { filesOf, siteWith } from '../testing/fixture.ts';
import { renderedPage, renderingConfig, type FakeRender } from '../testing/rendering.ts';
import { createEdge } from './app.ts';

interface Row {
  readonly answer: string;
  /** Paths, behind a method where it is not GET. */
  readonly examples: readonly string[];
  readonly cacheControl: string;
  readonly vary: string;
  readonly etag: string;
  readonly browsers: string;
  readonly shared: string;
}

const guide = readFileSync(new URL('../../docs/caching.md', import.meta.url), 'utf8');

/** The table of docs/caching.md. */
const rows = guide
  .split('\n')
  .filter((line) => /^\| (?!answer\b|---)/.test(line) && line.split('|').length === 9)
  .map((line): Row => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, answer = '', such = '', cacheControl = '', vary = '', etag = '', browsers = '', shared = ''] =
      cells;
    const plain = (cell: string) => cell.replaceAll('`', '');
    const examples = such.split(', ').map(plain);
    return { answer, examples, cacheControl: plain(cacheControl), vary: plain(vary), etag, browsers, shared };
  });

const found: FakeRender = ({ area }) => ({ ...renderedPage, status: area ? 200 : 404 });
const failed: FakeRender = () => Promise.reject(new PageUnavailable(new Error('503'), false));

function edgeOf(render: FakeRender = found, hasCanary = false): Hono {
  const config = renderingConfig(
    {},
    {
      files: filesOf({
        'releases/catalog/c1/assets/list.js': 'list',
        'embed/vendor/react.js': 'react',
        'embed/catalog/c1/loader.js': 'loader',
      }),
      site: siteWith({ contact_email: 'hello@umi.example' }),
      siteUrl: 'http://shop.example',
      offline: true,
    },
  );
  const setup = rendererSetup(config);
  const renderer =
    setup &&
    createRenderer(setup, async (directory) =>
      directory.startsWith('releases/host/')
        ? {
            renderPage: async (options: RenderOptions) => render(options),
            renderPreview: async (options: RenderOptions) => render(options),
            listPages: async () => ({ ...renderedPage, pages: [{ path: '/products/eel', title: 'Eel' }] }),
          }
        : { area: { contract: contractVersion, routes: () => [] } },
    );
  const standard = serveSet(config, renderer);
  const canary = { app: 'blog', version: 'b2', from: 0, to: 1000, set: standard };
  const served = { standard, canaries: hasCanary ? [canary] : [] };
  const shop: Shop = { settings: config, files: config.files, served: () => served };
  return createEdge(shop);
}

/** How an edge comes to give an answer that its address does not tell; by the row's first cell. */
const circumstances: Readonly<Record<string, { readonly edge?: Hono; readonly host?: string }>> = {
  'document while a canary runs': { edge: edgeOf(found, true) },
  'document while the provider fails the page': { edge: edgeOf(failed) },
  'document of another host': { host: 'elsewhere.example' },
};

const usual = edgeOf();

async function answerTo(example: string, { answer }: Pick<Row, 'answer'>): Promise<Response> {
  const [path = '', method = 'GET'] = example.split(' ').toReversed();
  const { edge = usual, host = 'shop.example' } = circumstances[answer] ?? {};
  const body = method === 'POST' ? new URLSearchParams({ paymentId: 'p1' }) : null;
  return edge.request(new Request(`http://${host}${path}`, { method, body }));
}

/** What RFC 9111 makes of a header, in the words of the table; of browsers, or of caches that many share. */
function keptFor(cacheControl: string, isShared: boolean): string {
  if (!cacheControl) return 'as they like';
  if (cacheControl.includes('no-store') || (isShared && /private|no-cache/.test(cacheControl))) return 'no';
  const seconds = Number(
    ((isShared && /s-maxage=(\d+)/.exec(cacheControl)) || /max-age=(\d+)/.exec(cacheControl))?.[1] ?? 0,
  );
  const words: Readonly<Record<number, string>> = {
    0: 'no, they ask each time',
    5: '5 s',
    60: 'a minute',
    300: '5 minutes',
    3600: 'an hour',
    31_536_000: 'a year',
  };
  return words[seconds] ?? `${seconds} s`;
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

describe('answers may be cached as docs/caching.md says [OPS-14]', () => {
  test.each(rows.flatMap((row) => row.examples.map((example) => [row.answer, example, row] as const)))(
    '%s: %s',
    async (_, example, row) => {
      const { headers } = await answerTo(example, row);
      expect({
        cacheControl: headers.get('Cache-Control') ?? '',
        vary: headers.get('Vary') ?? '',
        etag: headers.has('ETag') ? 'yes' : 'no',
      }).toEqual({ cacheControl: row.cacheControl, vary: row.vary, etag: row.etag });
      expect([row.browsers, row.shared]).toEqual([
        keptFor(row.cacheControl, false),
        keptFor(row.cacheControl, true),
      ]);
    },
  );

  test('every address that the edge answers is in it', () => {
    const examples = rows.flatMap((row) => row.examples.map((example) => example.split(/[ ?]/)));
    const isShown = (method: string, path: string) => {
      const router = new TrieRouter<true>();
      router.add(method, path, true);
      return examples.some((words) => {
        const [own = '', shown = ''] = words[0] === 'POST' ? words : ['GET', words[0]];
        return router.match(own, shown)[0].length > 0;
      });
    };
    const missing = usual.routes.filter(({ method, path }) => !isShown(method, path));
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});
