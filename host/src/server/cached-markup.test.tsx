import { expect, test, vi } from 'vitest';
import { cachedParts } from './cached-markup.tsx';
import { parseBoot } from './server-platform.tsx';

const shop = () =>
  parseBoot({
    site: { id: 1, site_title: 'Umi', tenant: 7 },
    provider: { apiBase: 'https://provider.test' },
    discovery: { schema: '1.0', microFrontends: {} },
  });
const { signal } = new AbortController();

/** A dish that notes each time it is rendered, and a page of a shop that shows some. */
function dishes(boot = shop()) {
  const rendered = vi.fn<(name: string) => void>();
  function Dish({ name }: { readonly name: string }) {
    rendered(name);
    return <b title="Fish & rice">{name}</b>;
  }
  const page = async (names: readonly string[]) => {
    const parts = cachedParts(boot);
    const marked = names.map((name) => `<li>${parts.place(['dish', name], <Dish name={name} />)}</li>`);
    return parts.fill(marked.join(''), signal);
  };
  return { page, rendered };
}

const html = (...names: readonly string[]) =>
  names.map((name) => `<li><b title="Fish &amp; rice">${name}</b></li>`).join('');

test('a part is rendered once for all pages that show it', async () => {
  const { page, rendered } = dishes();
  expect(await page(['maki', 'temaki', 'maki'])).toBe(html('maki', 'temaki', 'maki'));
  expect(await page(['temaki', 'uramaki'])).toBe(html('temaki', 'uramaki'));
  expect(rendered.mock.calls.flat()).toEqual(['maki', 'temaki', 'uramaki']);
});

test('pages that are rendered at the same time get the same HTML', async () => {
  const { page } = dishes();
  expect(await Promise.all([page(['maki']), page(['maki', 'temaki'])])).toEqual([
    html('maki'),
    html('maki', 'temaki'),
  ]);
});

test('another shop has parts of its own', async () => {
  const one = dishes();
  const other = dishes();
  await one.page(['maki']);
  expect(await other.page(['maki'])).toBe(html('maki'));
  expect(other.rendered).toHaveBeenCalledOnce();
});

test('when the cache is full, the least recently used parts are rendered again', async () => {
  const { page, rendered } = dishes();
  await page(['first', 'second']);
  await page(Array.from({ length: 3999 }, (_, nth) => `dish ${nth}`));
  rendered.mockClear();
  await page(['second', 'dish 3998']);
  expect(rendered).not.toHaveBeenCalled();
  await page(['first']);
  expect(rendered).toHaveBeenCalledOnce();
});

test('what looks like a mark in a text stands for nothing', async () => {
  const { page } = dishes();
  expect(await page(['<!--part 0-->'])).toBe(html('&lt;!--part 0--&gt;'));
});

test('a part that asks for a preload fails, and so does one that throws', async () => {
  const parts = cachedParts(shop());
  const picture = <img src="/maki.webp" alt="" fetchPriority="high" />;
  const preloading = parts.place(['picture'], picture);
  await expect(parts.fill(preloading, signal)).rejects.toThrow('preload');

  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Broken = () => {
    throw new Error('Cannot draw.');
  };
  const others = cachedParts(shop());
  const broken = others.place(['broken'], <Broken />);
  await expect(others.fill(broken, signal)).rejects.toThrow('Cannot draw.');
});

test('a part that is very long is rendered each time', async () => {
  const { page, rendered } = dishes();
  const long = 'maki '.repeat(2000);
  expect(await page([long])).toBe(html(long));
  expect(await page([long])).toBe(html(long));
  expect(rendered).toHaveBeenCalledTimes(2);
});
