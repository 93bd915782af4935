import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { answer, edgeConfig, siteWith } from '../testing/fixture.ts';
import { jsonScript, textsOf } from '../testing/markup.ts';
import { renderedPage, renderingEdge } from '../testing/rendering.ts';
import { arrivalScript } from './arrival-script.ts';
import { themeScript } from './theme-script.ts';
import { unservedScript } from './unserved-script.ts';

type Storage = Readonly<Record<string, string>> | 'refused';

/** Runs the script in a document of its own; gives the theme and the media of the bars' two colours. */
function run(storage: Storage) {
  const bars = ['light', 'dark'].map((scheme) => ({ media: `(prefers-color-scheme: ${scheme})` }));
  const dataset: { theme?: string } = {};
  runInContext(
    themeScript,
    createContext({
      document: { documentElement: { dataset }, querySelectorAll: () => bars },
      localStorage: {
        getItem(key: string) {
          if (storage === 'refused') throw new Error('SecurityError');
          return storage[key] ?? null;
        },
      },
    }),
  );
  return { theme: dataset.theme, bars: bars.map(({ media }) => media) };
}

const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

describe('the theme before the first paint', () => {
  test.each([
    ['light', ['all', 'not all']],
    ['dark', ['not all', 'all']],
  ])('is the %s one that the visitor chose', (theme, bars) => {
    expect(run({ shopTheme: theme })).toEqual({ theme, bars });
  });

  test.each([{}, { shopTheme: 'neon' }, { shopTheme: '' }, 'refused'] as Storage[])(
    'follows the system where the storage says %j',
    (storage) => {
      expect(run(storage)).toEqual({ theme: undefined, bars: bySystem });
    },
  );
});

test.each([
  [{ authToken: 'a.b.c' }, { customer: '' }],
  [{}, {}],
])('with %j in the storage the root says %j of who looks', (storage: Storage, said) => {
  expect(arrived(storage, 'navigate')).toEqual(said);
});

test.each(['back_forward', 'reload'])('on a %s the root says that somebody comes back', (type) => {
  expect(arrived({}, type)).toEqual({ whole: '' });
});

/** What the root says of an arrival of this type. */
function arrived(storage: Storage, type: string): Record<string, string> {
  const dataset = {};
  const localStorage = { getItem: (key: string) => (storage as Record<string, string>)[key] ?? null };
  const performance = { getEntriesByType: () => [{ type }] };
  const document = { documentElement: { dataset } };
  runInContext(arrivalScript, createContext({ document, localStorage, performance, location: { hash: '' } }));
  return dataset;
}

describe('every document', () => {
  const rendered = renderingEdge(() => renderedPage);
  const documents: [kind: string, html: () => Promise<string>][] = [
    ['rendered at the edge', async () => (await rendered('/products')).text()],
    ['rendered in the browser', async () => (await answer('/products')).text()],
    ['of the demo page', async () => (await answer('/test')).text()],
  ];

  test.each(documents)(
    '%s begins with the word to old browsers, the theme and the hashes of all entries',
    async (_, html) => {
      const text = await html();
      expect(textsOf(text, 'script', '').slice(0, 2)).toEqual([unservedScript, themeScript]);
      const [map = ''] = textsOf(text, 'script', ' type="importmap"');
      expect(JSON.parse(map)).toEqual({
        integrity: {
          '/releases/catalog/c1/remoteEntry.js': 'sha384-catalog',
          '/releases/blog/b1/remoteEntry.js': 'sha384-blog',
        },
      });
      const order = ['getItem', 'importmap', '<style', 'modulepreload', 'type="module"'];
      const places = order.map((mark) => text.indexOf(mark));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  test('has no map where releases have no hashes', async () => {
    const areas = new Map([...edgeConfig().areas].map(([name, area]) => [name, { ...area, integrity: '' }]));
    const html = await (await answer('/products', { areas })).text();
    expect(html).not.toContain('importmap');
  });
});

describe('the palette', () => {
  test.each([
    ['harbor', 'harbor'],
    [' Matcha ', 'matcha'],
  ])('of theme_name %j stands on the root', async (name, palette) => {
    const site = siteWith({ theme_name: name });
    const html = await (await answer('/products', { site })).text();
    expect(html).toContain(`<html data-palette="${palette}" lang="en">`);
    expect(jsonScript(html, 'shop-boot')).toMatchObject({ site: { theme_name: name } });
  });

  test.each(['', '"><script>', '7', 'two words'])('is left out for %j', async (name) => {
    const html = await (await answer('/products', { site: siteWith({ theme_name: name }) })).text();
    expect(html).toContain('<html lang="en">');
  });
});
