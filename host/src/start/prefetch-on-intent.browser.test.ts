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
            preload: ['/blog/area.js'],
            pages: { '/blog': ['/blog/list.js'] },
          },
        },
      ],
    },
  },
  () => Promise.reject(new Error('not asked for')),
);

/** A page of its own, so that nothing is really fetched. */
function pageWith(links: string) {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<base href="${location.origin}/">`;
  page.body.innerHTML = links;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const point = (selector: string, sign = 'pointerover') =>
    page.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));
  const fetched = () =>
    Array.from(page.querySelectorAll('link[rel=modulepreload]'), (link) => link.getAttribute('href'));
  return { page, point, fetched };
}

const files = ['remoteEntry.js', 'area.js', 'list.js'].map((file) => `${location.origin}/blog/${file}`);

test.each(['pointerover', 'touchstart', 'focusin'])('%s on a link fetches its page’s code', (sign) => {
  const { page, point, fetched } = pageWith('<a href="/blog"><b>Blog</b></a>');
  prefetchOnIntent(page, registry);
  point('b', sign);
  expect(fetched()).toEqual([]);
  vi.advanceTimersByTime(80);
  expect(fetched()).toEqual(files);
});

test('a pointer on its way, another site and a path of no area fetch nothing', () => {
  const { page, point, fetched } = pageWith(
    '<a id="blog" href="/blog">Blog</a><a id="far" href="https://far.test/blog">Far</a><a id="none" href="/x">X</a><p>Text</p>',
  );
  prefetchOnIntent(page, registry);
  for (const place of ['#blog', 'p', '#far', '#none']) {
    point(place);
    vi.advanceTimersByTime(70);
  }
  vi.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
});

test('those who asked to save data are spared it', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { page, point, fetched } = pageWith('<a href="/blog">Blog</a>');
  prefetchOnIntent(page, registry);
  point('a');
  vi.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
});
