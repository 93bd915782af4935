import { expect, test, vi } from 'vitest';
import { encodeText, type EncodedText } from '../http/encoded-document.ts';
import { renderDefaults } from './settings.ts';
import { createTextCache, type CachedText, type PlatformCache } from './text-cache.ts';

interface Page extends EncodedText {
  readonly status: number;
}

/** A platform's cache, which all requests share, and what goes on after an answer. */
function platform() {
  const texts = new Map<string, CachedText>();
  const going: Promise<unknown>[] = [];
  const cache: PlatformCache = {
    read: async (key) => texts.get(key),
    write: async (key, text) => void texts.set(key, structuredClone(text)),
    afterAnswer: (work) => void going.push(work),
  };
  return { texts, cache, settled: () => Promise.all(going.splice(0)) };
}

const page = async (text: string, status = 200): Promise<Page> => ({
  ...(await encodeText({}, text)),
  status,
});
const textOf = async (made: Page) => new TextDecoder().decode((await made.encoded('')).body);

function cacheOn({ cache }: ReturnType<typeof platform>, kind = 'page') {
  const config = { rendering: renderDefaults, platformCache: cache };
  const created = createTextCache<Page>(config, kind, ({ status }) => status === 200);
  if (!created) throw new Error('There is no cache.');
  return created;
}

test('what one instance has made is what another one finds, whole [WRK-06]', async () => {
  const place = platform();
  await cacheOn(place).get('set /', () => page('one'));
  await place.settled();
  const outcomes: string[] = [];
  const make = vi.fn(() => page('two'));
  const found = await cacheOn(place).get('set /', make, (outcome) => outcomes.push(outcome));
  expect([await textOf(found), found.status, outcomes]).toEqual(['one', 200, ['hit']]);
  expect(found.bytes).toBe((await page('one')).bytes);
  expect(make).not.toHaveBeenCalled();
  expect([...place.texts.keys()]).toEqual(['page set /']);
});

test('another set, address or kind of text finds none of it, and what is no success is not cached [WRK-06]', async () => {
  const place = platform();
  await cacheOn(place).get('set /', () => page('one'));
  await cacheOn(place).get('set /missing', () => page('none', 404));
  await place.settled();
  for (const [key, kind] of [['set /blog'], ['other /'], ['set /', 'preview'], ['set /missing']] as const)
    expect(await textOf(await cacheOn(place, kind).get(key, () => page('two')))).toBe('two');
});

test('a stale text is sent once more while another is made, and an old one is not [WRK-06]', async () => {
  const place = platform();
  const cache = cacheOn(place);
  const { fresh, stale } = renderDefaults.cache;
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  try {
    await cache.get('/', () => page('one'));
    await place.settled();
    now.mockReturnValue(fresh);
    expect(await textOf(await cache.get('/', () => page('two')))).toBe('one');
    await place.settled();
    expect(await textOf(await cache.get('/', () => page('three')))).toBe('two');
    now.mockReturnValue(fresh + fresh + stale);
    expect(await textOf(await cache.get('/', () => page('three')))).toBe('three');
  } finally {
    now.mockRestore();
  }
});

test('requests at the same time make one, a failure is nobody else’s, and one that is lost holds nobody up', async () => {
  const cache = cacheOn(platform());
  const make = vi.fn(() => page('one'));
  await Promise.all([cache.get('/', make), cache.get('/', make)]);
  expect(make).toHaveBeenCalledTimes(1);
  await expect(cache.get('/failed', () => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
  expect(await textOf(await cache.get('/failed', () => page('now')))).toBe('now');
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  void cache.get('/lost', () => new Promise(() => {}));
  // The look into the platform's cache comes first.
  await new Promise((resolve) => setImmediate(resolve));
  now.mockReturnValue(5000);
  expect(await textOf(await cache.get('/lost', () => page('again')))).toBe('again');
  now.mockRestore();
});

/** A cache on it whose answers come when they are let through, in the order of the reads. */
function heldCache(place: ReturnType<typeof platform>) {
  const answers: (() => void)[] = [];
  const read: PlatformCache['read'] = (key) => {
    const found = place.texts.get(key);
    return new Promise((resolve) => answers.push(() => resolve(found)));
  };
  return { cache: cacheOn({ ...place, cache: { ...place.cache, read } }), answer: () => answers.shift()?.() };
}

test('a request that has looked into the cache too early shares what was made and cached meanwhile', async () => {
  const place = platform();
  const { cache, answer } = heldCache(place);
  const rendering = Promise.withResolvers<Page>();
  const make = vi.fn(() => rendering.promise);
  const first = cache.get('/', make);
  answer();
  await vi.waitFor(() => expect(make).toHaveBeenCalled());
  const second = cache.get('/', make);
  rendering.resolve(page('one'));
  await first;
  await place.settled();
  answer();
  expect(await textOf(await second)).toBe('one');
  expect(make).toHaveBeenCalledTimes(1);
});

test('requests at the same time make one also where a cache answers the last of them once it was cached', async () => {
  const place = platform();
  const { cache, answer } = heldCache(place);
  const make = vi.fn(() => page('one'));
  const requests = [cache.get('/', make), cache.get('/', make)];
  answer();
  await requests[0];
  await place.settled();
  answer();
  expect(await Promise.all((await Promise.all(requests)).map(textOf))).toEqual(['one', 'one']);
  expect(make).toHaveBeenCalledTimes(1);
});
