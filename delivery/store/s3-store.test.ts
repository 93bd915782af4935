import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { s3Client } from './s3-client.ts';
import { s3Store, type S3StoreSettings } from './s3-store.ts';
import { startProxy, type Decide, type Fate } from './testing/proxy.ts';
import { settingsFor, startS3Servers, type S3Server } from './testing/s3-servers.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (body: Uint8Array | undefined) => body && new TextDecoder().decode(body);

const { servers, stop } = await startS3Servers('R2');
afterAll(stop);
const server = servers[0] as S3Server;

const entry = 'log/00000001.json';
const probe = 'log/00000000-probe.txt';

/** A store behind a proxy, and one with the same files that reaches the server directly. */
async function openBehindProxy(decide: Decide, more: Partial<S3StoreSettings> = {}) {
  const settings = { ...settingsFor(server), ...more };
  const proxy = await startProxy(settings, decide);
  onTestFinished(() => proxy.stop());
  return {
    store: s3Store({ ...settings, endpoint: proxy.endpoint }),
    direct: s3Store(settings),
    requests: proxy.requests,
    answers: proxy.answers,
  };
}

const failed = (status: number, code: string): Fate => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
});

test('a file whose answer was lost is ours when it is there with our content', async () => {
  const { store, direct, requests } = await openBehindProxy((request, before) =>
    request === `PUT ${entry}` && before === 0 ? 'drop answer' : 'pass',
  );
  expect(await store.create(entry, bytes('ours'))).toBe(true);
  expect(textOf(await direct.read(entry))).toBe('ours');
  expect(requests).toEqual([`PUT ${probe}`, `PUT ${probe}`, `PUT ${entry}`, `PUT ${entry}`, `GET ${entry}`]);
});

test('a file whose request was lost is not ours when somebody else was quicker', async () => {
  const { store, direct } = await openBehindProxy(async (request, before) => {
    if (request !== `PUT ${entry}` || before > 0) return 'pass';
    await direct.create(entry, bytes('theirs'));
    return 'drop';
  });
  expect(await store.create(entry, bytes('ours'))).toBe(false);
  expect(textOf(await direct.read(entry))).toBe('theirs');
});

test('a file that was there is not looked at, even with the same content', async () => {
  const { store, direct, requests } = await openBehindProxy(() => 'pass');
  await direct.create(entry, bytes('same'));
  expect(await store.create(entry, bytes('same'))).toBe(false);
  expect(requests).not.toContain(`GET ${entry}`);
});

test.each<Fate>(['drop', 'cut answer', 'hang', failed(503, 'SlowDown'), failed(500, 'InternalError')])(
  'reads and lists again after: %o',
  async (fate) => {
    const decide = (request: string, before: number) =>
      request.startsWith('GET') && before < 2 ? fate : 'pass';
    // What hangs is given up; on a busy machine an answer takes half a second.
    const { store, direct } = await openBehindProxy(decide, fate === 'hang' ? { timeout: 1000 } : {});
    await direct.create('a/1.js', bytes('one'));
    expect(textOf(await store.read('a/1.js'))).toBe('one');
    expect(await store.list('a/')).toEqual(['a/1.js']);
  },
);

test('a file is removed with one request', async () => {
  const { store, requests } = await openBehindProxy(() => failed(503, 'SlowDown'));
  await expect(store.remove('a/1.js')).rejects.toThrow('Could not remove a/1.js');
  expect(requests).toEqual(['DELETE a/1.js']);
});

test('creates again what the server asks to create again', async () => {
  const { store, direct } = await openBehindProxy((request, before) =>
    request === `PUT ${entry}` && before === 0 ? failed(409, 'ConditionalRequestConflict') : 'pass',
  );
  expect(await store.create(entry, bytes('ours'))).toBe(true);
  expect(textOf(await direct.read(entry))).toBe('ours');
});

test('probes once in a process, and with one request where an earlier one did', async () => {
  const { store, direct, requests } = await openBehindProxy(() => 'pass');
  await direct.create('a/0.js', bytes('0'));
  await Promise.all(['a/1.js', 'a/2.js'].map((key) => store.create(key, bytes(key))));
  await store.create('a/3.js', bytes('3'));
  expect(requests.filter((request) => request.includes('probe'))).toEqual([`PUT ${probe}`]);
});

test('who only reads probes nothing', async () => {
  const { store, requests } = await openBehindProxy(() => 'pass');
  expect(await store.read(entry)).toBeUndefined();
  expect(await store.list('log/')).toEqual([]);
  expect(requests).toEqual([`GET ${entry}`, 'GET']);
});

test('credentials that may not create in the log create what they may, and no entry', async () => {
  const { store, direct } = await openBehindProxy((request) =>
    request.startsWith('PUT log/') ? failed(403, 'AccessDenied') : 'pass',
  );
  expect(await store.create('vetoes/blog@b3.json', bytes('{}'))).toBe(true);
  await expect(store.create(entry, bytes('{}'))).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining(
      `The credentials may not create ${entry} in the bucket "releases"`,
    ) as string,
  });
  expect(await direct.list('')).toEqual(['vetoes/blog@b3.json']);
});

test('a failed probe is repeated with the next file', async () => {
  const { store } = await openBehindProxy((request, before) =>
    request === `PUT ${probe}` && before < 3 ? 'drop' : 'pass',
  );
  await expect(store.create(entry, bytes('{}'))).rejects.toMatchObject({ kind: 'unreachable' });
  expect(await store.create(entry, bytes('{}'))).toBe(true);
});

test.each<[fate: Fate, kind: string, message: RegExp]>([
  ['drop', 'unreachable', /^The bucket "releases" at http:\S+ cannot be reached: socket hang up\.$/],
  ['hang', 'unreachable', /cannot be reached: no answer within 100 ms\.$/],
  [
    failed(403, 'InvalidAccessKeyId'),
    'refused',
    /^The credentials are not those of the bucket "releases" at http:.*403 InvalidAccessKeyId\.$/,
  ],
  [failed(400, 'ExpiredToken'), 'refused', /or have expired/],
  [failed(403, 'AccessDenied'), 'refused', /^The credentials may not read log\/00000001.json in the bucket/],
  [failed(403, 'RequestTimeTooSkewed'), 'refused', /clock of this machine/],
  [failed(404, 'NoSuchBucket'), 'no-bucket', /^There is no bucket "releases" at http:/],
  [failed(301, 'PermanentRedirect'), 'failed', /is not "us-east-1": set AWS_REGION/],
  [failed(503, 'SlowDown'), 'failed', /^Could not read log\/00000001.json in .* answered 503 SlowDown\.$/],
  [{ status: 404, body: '<h1>Not found</h1>' }, 'unreachable', /is no S3 server/],
])('says in plain words what is wrong: %o', async (fate, kind, message) => {
  const { store } = await openBehindProxy(() => fate, { timeout: 100 });
  await expect(store.read(entry)).rejects.toMatchObject({
    kind,
    message: expect.stringMatching(message) as string,
  });
});

test('says that an address of a web page lists nothing', async () => {
  const { store } = await openBehindProxy(() => ({ status: 200, body: '<h1>Welcome</h1>' }));
  await expect(store.list('log/')).rejects.toThrow('is no S3 server: could not list log/');
});

test('says where nothing listens', async () => {
  const store = s3Store({ ...settingsFor(server), endpoint: 'http://127.0.0.1:1' });
  await expect(store.read(entry)).rejects.toThrow('cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
});

test('a wrong secret and a missing bucket are refused by the server', async () => {
  const settings = settingsFor(server);
  await expect(s3Store({ ...settings, secretAccessKey: 'x' }).list('')).rejects.toMatchObject({
    kind: 'refused',
  });
  await expect(s3Store({ ...settings, bucket: 'none' }).list('')).rejects.toMatchObject({
    kind: 'no-bucket',
  });
});

test('objects that are no files of the store are not listed', async () => {
  const settings = settingsFor(server);
  for (const object of ['public/', 'public/a b.js', 'public/.hidden', 'public/<&>.js', 'public/a.js'])
    await s3Client(settings).send({ method: 'PUT', object: settings.prefix + object, body: bytes('') });
  expect(await s3Store(settings).list('')).toEqual(['public/a.js']);
});

const javascript = 'text/javascript; charset=utf-8';

test.each<[name: string, headers: Record<string, string>]>([
  ['app.js', { 'content-type': javascript }],
  ['app.js.br', { 'content-type': javascript, 'content-encoding': 'br' }],
  ['app.css.gz', { 'content-type': 'text/css; charset=utf-8', 'content-encoding': 'gzip' }],
  ['font.woff2', { 'content-type': 'font/woff2' }],
  ['archive.tar', { 'content-type': 'application/octet-stream' }],
])('%s is kept as it is, with headers for whoever serves it', async (name, headers) => {
  const { store, answers } = await openBehindProxy(() => 'pass');
  const key = `public/releases/blog/b1/${name}`;
  const body = name.endsWith('.br') ? brotliCompressSync('export {};') : bytes('export {};');
  await store.create(key, body);
  expect(Buffer.compare((await store.read(key)) ?? bytes(''), body)).toBe(0);
  expect(answers.at(-1)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    ...headers,
  });
  expect(answers.at(-1)?.['content-encoding']).toBe(headers['content-encoding']);
});
