import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, assert, asyncProperty, stringMatching, uint8Array } from 'fast-check';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { releaseLog } from '../log/release-log.ts';
import { directoryStore } from './directory-store.ts';
import { UnreadableFile } from './parse-json.ts';
import { s3Client } from './s3-client.ts';
import { s3Store, type S3StoreSettings } from './s3-store.ts';
import { settingsFor, startS3Servers } from './testing/s3-servers.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (body: Uint8Array | undefined) => body && new TextDecoder().decode(body);

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'shop-store-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

const { servers, absent, stop } = await startS3Servers();
afterAll(stop);

const buckets = servers.flatMap((server) =>
  server.buckets.map((bucket) => ({
    name: `${server.name}, bucket ${bucket}`,
    isAtomic: server.isAtomic,
    settings: () => ({ ...settingsFor(server), bucket }),
  })),
);

/** Whether a second file of a name is refused, found out without the store. */
async function honoursCondition(settings: S3StoreSettings): Promise<boolean> {
  const put = { method: 'PUT', object: `${settings.prefix}x`, body: bytes('x') } as const;
  const client = s3Client(settings);
  await client.send(put);
  return (await client.send({ ...put, headers: { 'If-None-Match': '*' } })).status === 412;
}

const honoured = await Promise.all(buckets.map(({ settings }) => honoursCondition(settings())));
const safe = buckets.filter((_, nth) => honoured[nth]);
const unsafe = buckets.filter((_, nth) => !honoured[nth]);

test('R2 is among the servers, with a bucket that honours conditions and one that does not', () => {
  expect(safe.map(({ name }) => name)).toContain('R2, bucket releases');
  expect(unsafe.map(({ name }) => name)).toContain('R2, bucket overwriting');
});

const name = stringMatching(/^[\w@-][\w@.+-]{0,12}$/);
const anyKey = array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));

const stores = [
  { kind: 'a directory', isAtomic: true, open: () => directoryStore(temporaryDirectory()) },
  ...safe.map(({ name, isAtomic, settings }) => ({ kind: name, isAtomic, open: () => s3Store(settings()) })),
];
const kindsOf = (list: typeof stores) => list.map(({ kind }) => kind).join('; ');
console.log(`Release stores under test: ${kindsOf(stores)}.
By many writers at once: ${kindsOf(stores.filter(({ isAtomic }) => isAtomic))}.
Refused, since they ignore If-None-Match: ${unsafe.map(({ name }) => name).join('; ')}.
Not installed here: ${absent.join(', ') || 'none'}.`);

/** What every store does, of whatever kind; each test has an empty one. */
describe.each(stores)('$kind', ({ open }) => {
  test('a file is read as it was created, and a second of its name changes nothing', async () => {
    const store = open();
    expect(await store.create('log/00000001.json', bytes('one'))).toBe(true);
    expect(await store.create('log/00000001.json', bytes('two'))).toBe(false);
    expect(await store.create('log/00000001.json', bytes('one'))).toBe(false);
    expect(textOf(await store.read('log/00000001.json'))).toBe('one');
  });

  test('lists the keys with a prefix, in order, after a key', async () => {
    const store = open();
    expect(await store.list('log/')).toEqual([]);
    for (const key of ['log/00000002.json', 'log/00000001.json', 'log/00000010.json', 'vetoes/blog@b3.json'])
      await store.create(key, bytes('{}'));
    const entries = ['log/00000001.json', 'log/00000002.json', 'log/00000010.json'];
    const isEntry = (key: string) => !key.includes('probe');
    expect((await store.list('log/')).filter(isEntry)).toEqual(entries);
    expect(await store.list('log/', 'log/00000002.json')).toEqual(['log/00000010.json']);
    expect(await store.list('vetoes/blog@')).toEqual(['vetoes/blog@b3.json']);
    expect(await store.list('../')).toEqual([]);
    expect(await store.list('/')).toEqual([]);
  });

  test('lists more keys than one answer holds', async () => {
    const store = open();
    const keys = Array.from(
      { length: 35 },
      (_, nth) => `public/embed/vendor/${String(nth).padStart(2, '0')}.js`,
    );
    await Promise.all(keys.map((key) => store.create(key, bytes(key))));
    expect(await store.list('public/')).toEqual(keys);
    expect(await store.list('public/', keys[9])).toEqual(keys.slice(10));
  });

  test('of a file that is larger than what is wanted only that is said [SEC-145]', async () => {
    const store = open();
    await store.create('a/b.js', bytes('12345'));
    expect(textOf(await store.read('a/b.js', 5))).toBe('12345');
    await expect(store.read('a/b.js', 4)).rejects.toThrow(/a\/b\.js has more than 4 bytes\./);
    await expect(store.read('a/b.js', 4)).rejects.toThrow(UnreadableFile);
  });

  test('what is removed, or was never there, is not read', async () => {
    const store = open();
    await store.create('a/b.js', bytes('x'));
    await store.remove('a/b.js');
    await store.remove('a/b.js');
    expect(await store.read('a/b.js')).toBeUndefined();
    expect(await store.list('a/')).toEqual([]);
  });

  test('keeps any bytes under any key', async () => {
    await assert(
      asyncProperty(anyKey, uint8Array({ maxLength: 300 }), async (key, body) => {
        const store = open();
        expect(await store.create(key, body)).toBe(true);
        expect(new Uint8Array((await store.read(key)) ?? [1])).toEqual(body);
        expect(await store.list(key)).toEqual([key]);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    '../outside',
    '/etc/passwd',
    'a/../../b',
    'a//b',
    '',
    '.unfinished/x',
    'a/.hidden',
    'a\\b',
    'a/',
    'a b',
    'ä',
  ])('"%s" is no key', async (key) => {
    const store = open();
    await expect(async () => store.create(key, bytes(''))).rejects.toThrow('is no key');
    await expect(async () => store.read(key)).rejects.toThrow('is no key');
    await expect(async () => store.remove(key)).rejects.toThrow('is no key');
  });
});

test.each(stores.filter(({ isAtomic }) => isAtomic))(
  '$kind: of many who create a file at once one does',
  async ({ open }) => {
    const store = open();
    const contents = Array.from({ length: 20 }, (_, nth) => String(nth));
    const created = await Promise.all(contents.map((text) => store.create('log/1.json', bytes(text))));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(textOf(await store.read('log/1.json'))).toBe(String(created.indexOf(true)));
  },
);

describe.each(unsafe)('$name', ({ settings }) => {
  test('nothing is created but the probe, every time, and the reason is told', async () => {
    const store = s3Store(settings());
    for (let nth = 0; nth < 2; nth++)
      await expect(store.create('log/00000001.json', bytes('one'))).rejects.toMatchObject({
        kind: 'unsafe',
        message: expect.stringContaining('does not honour If-None-Match') as string,
      });
    expect(await store.list('')).toEqual(['log/00000000-probe.txt']);
  });

  test('what is there is read and listed', async () => {
    const ours = settings();
    for (const key of ['a/1.js', 'a/2+3@x.js', 'b/1.js'])
      await s3Client(ours).send({ method: 'PUT', object: ours.prefix + key, body: bytes(key) });
    const store = s3Store(ours);
    expect(await store.list('a/')).toEqual(['a/1.js', 'a/2+3@x.js']);
    expect(await store.list('a/', 'a/1.js')).toEqual(['a/2+3@x.js']);
    expect(textOf(await store.read('a/2+3@x.js'))).toBe('a/2+3@x.js');
    expect(await store.read('a/3.js')).toBeUndefined();
  });
});

test.each(safe)('$name: the probe is no entry of the log', async ({ settings }) => {
  const store = s3Store(settings());
  await store.create('releases/blog@b1.json', bytes('{}'));
  expect(await store.list('log/')).toEqual(['log/00000000-probe.txt']);
  expect(await releaseLog(store).newest()).toBeUndefined();
  expect(await releaseLog(store).last(5)).toEqual([]);
});
