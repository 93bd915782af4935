import { contractVersion, type Area } from '@shop/shared/contracts';
import { listProducts } from '@shop/shared/contracts/provider';
import { useLoaderData } from '@shop/shared/router';
import { answering, apiBase } from '@shop/shared/testing/area';
import { pipe, transform, unknown } from 'valibot';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';
import { renderPreview } from './render-preview.ts';

const boot = {
  site: { id: 1, site_title: 'Umi', tenant: 7 },
  provider: { apiBase },
  discovery: {
    schema: '1.0',
    microFrontends: {
      sample: [
        {
          url: '/sample.js',
          metadata: { version: '1' },
          extras: { requires: `^${contractVersion}`, routes: ['/list'], fragments: [] },
        },
      ],
    },
  },
};

/** An area of lists that notes how far each page is, and when something else that the process has to do has had its turn. */
function notingArea() {
  const notes: string[] = [];
  const note = (what: string) => {
    if (!notes.includes(what)) notes.push(what);
  };
  function ListPage() {
    const page = useLoaderData<string>();
    note(`rendered ${page}`);
    return <h1>{page}</h1>;
  }
  const area: Area = {
    contract: contractVersion,
    routes: (platform) => [
      {
        id: 'sample/list',
        path: '/list',
        loader: async ({ request }) => {
          const page = new URL(request.url).searchParams.get('page') ?? '';
          const read = transform((answer: unknown) => (note(`read ${page}`), answer));
          const endpoint = { ...listProducts, answer: pipe(unknown(), read) };
          await platform.provider.call(endpoint, {}, { signal: request.signal });
          note(`loaded ${page}`);
          if (page === '1') setTimeout(() => note('something else'));
          return page;
        },
        Component: ListPage,
      },
    ],
  };
  return { area, notes };
}

test.each([
  ['pages', renderPage],
  ['previews', renderPreview],
])(
  '%s that share an answer are made one after the other, each in a task of its own [SEC-232]',
  async (_, render) => {
    const { area, notes } = notingArea();
    const { fetch, calls } = answering(() => []);
    const pages = ['1', '2', '3', '4'];
    const rendered = await Promise.all(
      pages.map((page) =>
        render({
          request: new Request(`http://shop.test/list?page=${page}`),
          boot,
          area: { name: 'sample', area },
          fetch,
          deferredTimeout: 10_000,
        }),
      ),
    );
    expect(rendered.map(({ html }) => /<h1>\d<\/h1>/.exec(html)?.[0])).toEqual(
      pages.map((page) => `<h1>${page}</h1>`),
    );
    expect(calls.filter(({ path }) => path.startsWith('/products/products/')).length).toBe(1);
    expect(notes.filter((note) => note !== 'something else')).toEqual(
      pages.flatMap((page) => [`read ${page}`, `loaded ${page}`, `rendered ${page}`]),
    );
    expect(notes.indexOf('something else')).toBeLessThan(notes.indexOf('read 4'));
  },
);

test('a page that has been given up does nothing more when it is its turn [SEC-232]', async () => {
  const { area, notes } = notingArea();
  const { fetch } = answering(() => []);
  const leaving = new AbortController();
  const page = (name: string, signal?: AbortSignal) =>
    renderPage({
      request: new Request(`http://shop.test/list?page=${name}`, { ...(signal && { signal }) }),
      boot,
      area: {
        name: 'sample',
        area: { ...area, routes: (platform) => area.routes(leavingAfter(platform, name === '1')) },
      },
      fetch,
      deferredTimeout: 10_000,
    });
  const leavingAfter = (platform: Parameters<Area['routes']>[0], isFirst: boolean): typeof platform => ({
    ...platform,
    provider: {
      ...platform.provider,
      call: async (...call) => {
        const answer = await platform.provider.call(...call);
        if (isFirst) leaving.abort();
        return answer;
      },
    },
  });
  const [first, given] = await Promise.allSettled([page('1'), page('2', leaving.signal)]);
  expect([first.status, given.status]).toEqual(['fulfilled', 'rejected']);
  expect(notes).not.toContain('read 2');
});
