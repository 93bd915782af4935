import { expect, onTestFinished, test, vi } from 'vitest';
import { createAreaRegistry } from '../registry/registry.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

const registry = createAreaRegistry(
  {
    schema: '1.0',
    microFrontends: {
      blog: [
        {
          url: '/blog/remoteEntry.js',
          metadata: { version: '1' },
          extras: {
            requires: '^1.0',
            routes: ['/blog'],
            fragments: [],
            preload: [],
            pages: {},
          },
        },
      ],
    },
  },
  () => Promise.reject(new Error('not asked for')),
);

/** A page of its own, and the patterns of pages whose code is fetched. */
function pageWith(links: string) {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<base href="${location.origin}/">`;
  page.body.innerHTML = links;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const point = (selector: string, sign = 'pointerover') =>
    page.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));
  const fetched: string[] = [];
  prefetchOnIntent(page, registry, ({ pattern }) => fetched.push(pattern));
  return { point, fetched };
}

test.each(['pointerover', 'touchstart', 'focusin'])('%s on a link fetches its page’s code', (sign) => {
  const { point, fetched } = pageWith('<a href="/blog"><b>Blog</b></a>');
  point('b', sign);
  expect(fetched).toEqual([]);
  vi.advanceTimersByTime(80);
  expect(fetched).toEqual(['/blog']);
});

test('a pointer on its way, another site and a path of no area fetch nothing', () => {
  const { point, fetched } = pageWith(
    '<a id="blog" href="/blog">Blog</a><a id="far" href="https://far.test/blog">Far</a><a id="none" href="/x">X</a><p>Text</p>',
  );
  for (const place of ['#blog', 'p', '#far', '#none']) {
    point(place);
    vi.advanceTimersByTime(70);
  }
  vi.advanceTimersByTime(1000);
  expect(fetched).toEqual([]);
});

test('those who asked to save data are spared it', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { point, fetched } = pageWith('<a href="/blog">Blog</a>');
  point('a');
  vi.advanceTimersByTime(1000);
  expect(fetched).toEqual([]);
});
