import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteRecord } from '../testing/fixture.ts';
import { createReleaseDirectories, type ReleaseDirectories } from '../testing/release-directories.ts';
import { ConfigError } from './read-setting.ts';
import { loadConfig, type EdgeEnvironment } from './load-config.ts';

let directories: ReleaseDirectories;
beforeAll(() => {
  directories = createReleaseDirectories();
});
afterAll(() => directories.remove());

function load(changes: Partial<EdgeEnvironment> = {}) {
  const { releases, siteConfig } = directories;
  return loadConfig({ releases, siteConfig, providerApi: 'https://api.example/v1/', ...changes });
}

function problemOf(changes: Partial<EdgeEnvironment>): string {
  try {
    load(changes);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no problem';
}

const site = (text: string) => ({ siteConfig: directories.write('changed-site.json', text) });
const siteWith = (changes: Readonly<Record<string, unknown>>) =>
  site(JSON.stringify({ ...siteRecord, ...changes }));

test('reads every release, and serves its files under its version', async () => {
  const config = load();
  expect([...config.areas.keys()]).toEqual(['catalog', 'blog']);
  expect(config.areas.get('blog')).toMatchObject({ version: 'b1', routes: ['/blog'] });
  expect(config.embeds.get('catalog')).toEqual({ version: 'e1', loader: 'loader.js' });
  expect(config.template).toContain('<!--shop:head-->');
  expect(config.criticalCss).toContain('shop-font:petrona');
  const text = async (directory: string, file: string) =>
    new TextDecoder().decode((await config.files.read(directory, file, ''))?.body);
  expect(await text('releases/host/h1', 'assets/main.js')).toContain('shell');
  expect(await text('releases/blog/b1', 'release.json')).toContain('"blog"');
  expect(await text('embed/catalog/e1', 'loader.js')).toBe('loader');
  expect(await text('embed/vendor', 'react.1a2b.js')).toBe('react');
  expect(await config.files.read('releases/host/h2', 'assets/main.js', '')).toBeUndefined();
});

test('payment pages, and pages with widgets, are origins separated by blanks', () => {
  expect(load().paymentOrigins).toEqual([]);
  const paymentOrigins = ' https://pay.example/\n https://Cards.example:8443 ';
  expect(load({ paymentOrigins }).paymentOrigins).toEqual([
    'https://pay.example',
    'https://cards.example:8443',
  ]);
  expect(load({ embedOrigins: 'https://blog.example' }).embedOrigins).toEqual(['https://blog.example']);
  for (const wrong of ['pay.example', 'https://pay.example/card', 'https://pay.example,https://a.example']) {
    expect(problemOf({ paymentOrigins: wrong })).toMatch(/^PAYMENT_ORIGINS: /);
    expect(problemOf({ embedOrigins: wrong })).toMatch(/^EMBED_ORIGINS: /);
  }
});

test('a provider profile says what differs, and a setting of its own overrules it [API-03]', () => {
  const providerProfile = directories.write(
    'profile.json',
    JSON.stringify({
      apiBase: 'https://other.example/v2/',
      tenantHeader: 'X-Shop',
      loginField: 'username',
      paging: { size: 'limit', items: 24 },
      paymentOrigins: ['https://pay.example'],
      paths: { 'products.list': '/dishes' },
    }),
  );
  const { provider, paymentOrigins } = load({ providerProfile, providerApi: '' });
  expect(provider).toMatchObject({
    apiBase: 'https://other.example/v2',
    backendHost: 'https://other.example',
    tenantHeader: 'X-Shop',
    loginField: 'username',
    paging: { page: 'page', size: 'limit', items: 24 },
    paths: { 'products.list': '/dishes' },
  });
  expect(paymentOrigins).toEqual(['https://pay.example']);
  const overruled = load({ providerProfile, paymentOrigins: 'https://cards.example' });
  expect(overruled.provider.apiBase).toBe('https://api.example/v1');
  expect(overruled.paymentOrigins).toEqual(['https://cards.example']);
});

test('the address of the site is an origin', () => {
  expect(load().siteUrl).toBeUndefined();
  expect(load({ siteUrl: '' }).siteUrl).toBeUndefined();
  expect(load({ siteUrl: 'https://Umi.example/' }).siteUrl).toBe('https://umi.example');
  for (const siteUrl of [
    'umi.example',
    'ftp://umi.example',
    'https://umi.example/shop',
    'https://a@umi.example',
  ])
    expect(problemOf({ siteUrl })).toMatch(/^SITE_URL: /);
});

test('directories of the release list may be relative to the checkout', () => {
  const list: unknown = JSON.parse(readFileSync(directories.releases, 'utf8'));
  const changed = directories.write(
    'relative.json',
    JSON.stringify({ ...Object(list), vendor: 'dist/vendor' }),
  );
  const { host } = load({ releases: changed });
  expect(host.version).toBe('h1');
  const missing = directories.write(
    'missing.json',
    JSON.stringify({ ...Object(list), host: 'dist/no-such' }),
  );
  expect(problemOf({ releases: missing })).toContain(
    join(import.meta.dirname, '../../dist/no-such/release.json'),
  );
});

test('the backend host is the origin of the API unless it is given', () => {
  expect(load().provider).toMatchObject({
    apiBase: 'https://api.example/v1',
    backendHost: 'https://api.example',
  });
  expect(load({ providerHost: '' }).provider.backendHost).toBe('https://api.example');
  expect(load({ providerHost: 'https://files.example' }).provider.backendHost).toBe('https://files.example');
});

test('origins of areas lose their paths', () => {
  expect(load({ areaOrigins: '{"blog":"http://127.0.0.1:1234/x; script-src *"}' }).areaOrigins).toEqual({
    blog: 'http://127.0.0.1:1234',
  });
  expect(load({ areaOrigins: '' }).areaOrigins).toEqual({});
});

test('the site record has its known fields only, whatever the shape of the free one', () => {
  const { site: record } = load(siteWith({ social_media_links: { any: ['shape'] }, password: 'sesame' }));
  expect(record).toEqual({ ...siteRecord, analytics: 'ask', social_media_links: { any: ['shape'] } });
});

describe('what is wrong is named', () => {
  test.each<[string, () => Partial<EdgeEnvironment>, RegExp]>([
    ['no site record', () => ({ siteConfig: '' }), /^SITE_CONFIG is not set\.$/],
    [
      'a site record that is not there',
      () => ({ siteConfig: '/no/such.json' }),
      /^SITE_CONFIG cannot be read: .*no.such/,
    ],
    ['a site record that is no JSON', () => site('{'), /^SITE_CONFIG is no JSON: /],
    ['a site record that is no record', () => site('[]'), /^SITE_CONFIG: /],
    ['a tenant in words', () => siteWith({ tenant: 'seven' }), /^SITE_CONFIG: tenant: .*number/],
    ['several fields', () => siteWith({ tenant: null, favicon: 3 }), /favicon: .*; tenant: /],
    [
      'a profile with an unknown call',
      () => ({ providerProfile: directories.write('bad.json', '{"paths":{"products.lst":"/dishes"}}') }),
      /^PROVIDER_PROFILE: paths\.products\.lst: /,
    ],
    ['no API', () => ({ providerApi: '' }), /^PROVIDER_API: .*is no http\(s\) address/],
    ['an API of another scheme', () => ({ providerApi: 'ftp://api.example' }), /^PROVIDER_API: /],
    ['a backend host without a scheme', () => ({ providerHost: 'files.example' }), /^PROVIDER_HOST: /],
    ['origins that are no JSON', () => ({ areaOrigins: 'blog' }), /^AREA_ORIGINS is no JSON/],
    ['an origin that is none', () => ({ areaOrigins: '{"blog":"blog"}' }), /^AREA_ORIGINS: blog: /],
    ['no release list', () => ({ releases: '' }), /^RELEASES is not set\.$/],
  ])('%s', (_, changes, problem) => {
    expect(problemOf(changes())).toMatch(problem);
  });

  test('a release without its files', () => {
    const broken = createReleaseDirectories();
    try {
      const { releases } = broken;
      broken.write('blog/release.json', '{"name":"blog"}');
      expect(problemOf({ releases })).toMatch(/blog.release\.json: .*version: /);
      broken.write('blog/release.json', readFileSync(join(directories.root, 'blog/release.json'), 'utf8'));
      broken.write('host/release.json', JSON.stringify({ ...load().host, document: 'gone.html' }));
      expect(problemOf({ releases })).toMatch(/gone\.html cannot be read/);
    } finally {
      broken.remove();
    }
  });
});
