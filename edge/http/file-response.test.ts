import { expect, test } from 'vitest';
import type { Files } from '../releases/edge-config.ts';
import { createWidgetScripts } from '../embed/widget-scripts.ts';
import { answer, edgeConfig, filesOf, jsonScript, providerSettings } from '../testing/fixture.ts';

const files = filesOf({
  'releases/catalog/c1/assets/list.js': 'list',
  'releases/host/h1/icon.svg': '<svg/>',
  'embed/catalog/c1/loader.js': 'loader',
  'embed/catalog/c1/widget.js': 'widget',
  'embed/vendor/react.1a2b.js': 'react',
});

/** Answers whatever it is asked for, so that a 404 can only come from the edge. */
const everything: Files = { read: async () => ({ body: new TextEncoder().encode('secret') }) };

test.each([
  ['/releases/catalog/c1/assets/list.js', 'list', 'text/javascript; charset=utf-8'],
  ['/releases/host/h1/icon.svg', '<svg/>', 'image/svg+xml'],
  ['/embed/catalog/c1/widget.js', 'widget', 'text/javascript; charset=utf-8'],
  ['/embed/vendor/react.1a2b.js', 'react', 'text/javascript; charset=utf-8'],
])('%s is cached for a year and readable from any origin', async (path, text, type) => {
  const response = await answer(path, { files });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text);
  expect(Object.fromEntries(response.headers)).toEqual({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(text.length),
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'content-type': type,
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
});

test('the encoding that the files port chose is named, and it is passed what the client accepts', async () => {
  const asked: string[] = [];
  const compressed: Files = {
    async read(_directory, _file, acceptEncoding) {
      asked.push(acceptEncoding);
      return { body: new Uint8Array([1, 2]), encoding: 'br' };
    },
  };
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const response = await answer('/releases/catalog/c1/a.js', { files: compressed }, { headers });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(response.headers.get('Content-Length')).toBe('2');
  expect(asked).toEqual(['gzip, br']);
});

test('HEAD gives the headers of GET and no body', async () => {
  const path = '/releases/catalog/c1/assets/list.js';
  const [get, head] = [await answer(path, { files }), await answer(path, { files }, { method: 'HEAD' })];
  expect(head.status).toBe(200);
  expect([...head.headers]).toEqual([...get.headers]);
  expect(await head.text()).toBe('');
});

test.each([
  '/releases',
  '/releases/',
  '/releases/catalog',
  '/releases/catalog/c1',
  '/releases/catalog/c1/',
  '/releases/catalog/c1/assets/gone.js',
  '/releases/catalog/c0/assets/list.js',
  '/releases/nobody/c1/assets/list.js',
  '/releases/%ZZ/c1/a.js',
  '/releases/catalog/c1/%0a',
  '/releases/a%0Ab',
  '/embed/catalog',
  '/embed/blog.js',
  '/embed/__proto__.js',
  '/embed/catalog/e1',
  '/embed/catalog/c1/gone.js',
  '/embed/vendor',
  '/embed/vendor/gone.js',
  '/embed/a%0Ab',
  '/favicon.ico',
])('%s is a 404 in text, not the document', async (path) => {
  const response = await answer(path, { files });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('Not found');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain\b/);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
});

test.each([
  '/releases/catalog/c1/..%2f..%2fpackage.json',
  '/releases/catalog/c1/..%2Fpackage.json',
  '/releases/catalog/c1/assets/..%2f..%2f..%2fetc/passwd',
  '/releases/catalog/c1/%2e%2e%2fpackage.json',
  '/releases/catalog/c1/%2fetc%2fpasswd',
  '/releases/catalog/c1//etc/passwd',
  '/releases/catalog/c1/..%5c..%5cpackage.json',
  '/releases/catalog/c1/C:%5cboot.ini',
  '/releases/catalog/c1/a.js%00.txt',
  '/releases/catalog/c1/.vite/manifest.json',
  '/releases/catalog/c1/assets/.env',
  '/embed/vendor/..%2fcatalog%2fe1%2fstub.js',
  '/embed/catalog/c1/..%2f..%2fpackage.json',
])('%s asks the files port for nothing', async (path) => {
  const response = await answer(path, { files: everything });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('Not found');
});

test('the loader of a widget script has a lasting address and follows releases within a minute', async () => {
  const response = await answer('/embed/catalog.js', { files });
  const script = await response.text();
  expect(script.split('\n').at(-1)).toBe('loader');
  expect(shopSettingsOf(script)).toEqual({
    apiBase: 'https://api.example/v1',
    backendHost: 'https://pictures.example',
    tenant: 7,
  });
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('ETag')).toMatch(/^"[^"]+"$/);
});

test('the players of the profile are among the settings of widgets and of documents [SEC-14]', async () => {
  const provider = { ...providerSettings, players: ['video.example/embed/'] };
  const script = await (await answer('/embed/catalog.js', { files, provider })).text();
  expect(shopSettingsOf(script)).toMatchObject({ players: ['video.example/embed/'] });
  const html = await (await answer('/products', { provider })).text();
  expect(jsonScript(html, 'shop-boot')).toMatchObject({ provider: { players: ['video.example/embed/'] } });
});

test('a loader of a named version is a file for good, without settings', async () => {
  const response = await answer('/embed/catalog@c1.js', { files });
  expect(await response.text()).toBe('loader');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  expect((await answer('/embed/catalog@c0.js', { files })).status).toBe(404);
});

test('a loader that could not be read is read again', async () => {
  const answers = [Promise.reject(new Error('disk')), Promise.resolve(undefined)];
  const scripts = createWidgetScripts(
    edgeConfig({ files: { read: (...file) => answers.shift() ?? files.read(...file) } }),
  );
  await expect(scripts('catalog')).rejects.toThrow('disk');
  expect(await scripts('catalog')).toBeUndefined();
  expect(await scripts('catalog')).toBeDefined();
});

test('a loader that the client has is not sent again', async () => {
  const etag = (await answer('/embed/catalog.js', { files })).headers.get('ETag') ?? '';
  const again = await answer('/embed/catalog.js', { files }, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('Vary')).toBe('Accept-Encoding');
  const newer = filesOf({ 'embed/catalog/c1/loader.js': 'another' });
  const changed = await answer('/embed/catalog.js', { files: newer }, { headers: { 'If-None-Match': etag } });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toMatch(/\nanother$/);
});

function shopSettingsOf(script: string): unknown {
  return JSON.parse(/^const shopSettings=(.*);\n/.exec(script)?.[1] ?? '');
}
