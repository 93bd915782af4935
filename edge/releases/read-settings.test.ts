import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteRecord } from '../testing/fixture.ts';
import { createTestFiles, type TestFiles } from '../testing/test-files.ts';
import { ConfigError } from './read-setting.ts';
import { readSettings, type EdgeEnvironment } from './read-settings.ts';

let files: TestFiles;
beforeAll(() => {
  files = createTestFiles();
});
afterAll(() => files.remove());

function load(changes: Partial<EdgeEnvironment> = {}) {
  return readSettings({
    siteConfig: files.write('site.json', JSON.stringify(siteRecord)),
    providerApi: 'https://api.example/v1/',
    ...changes,
  });
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

const site = (text: string) => ({ siteConfig: files.write('changed-site.json', text) });
const siteWith = (changes: Readonly<Record<string, unknown>>) =>
  site(JSON.stringify({ ...siteRecord, ...changes }));

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
  const providerProfile = files.write(
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

test('a provider profile lists the hosts of pictures, frames and players [SEC-13] [SEC-14]', () => {
  const profile = (fields: object) => ({
    providerProfile: files.write('hosts.json', JSON.stringify(fields)),
  });
  const { provider, pictureOrigins, frameOrigins } = load(
    profile({
      pictureOrigins: ['https://cdn.example'],
      frameOrigins: ['https://maps.example/'],
      players: ['video.example', 'tube.example:8443/embed/'],
    }),
  );
  expect(provider.players).toEqual(['video.example', 'tube.example:8443/embed/']);
  expect({ pictureOrigins, frameOrigins }).toEqual({
    pictureOrigins: ['https://cdn.example'],
    frameOrigins: ['https://maps.example'],
  });
  expect(load(profile({}))).toMatchObject({ pictureOrigins: undefined, frameOrigins: undefined });
  for (const wrong of ['https://video.example', "video.example; script-src 'self'", '*', 'video.example/?a'])
    expect(problemOf(profile({ players: [wrong] }))).toMatch(/^PROVIDER_PROFILE: players\.0: /);
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

test('country and delivery are optional, and so are the texts in them [STA-11]', () => {
  for (const absent of [{}, { country: null, delivery: null }, { country: '', delivery: {} }])
    expect(problemOf(siteWith(absent))).toBe('no problem');
  const { site: record } = load(siteWith({ country: 'Samoa', delivery: { hours: '11:30 to 21:30' } }));
  expect(record).toMatchObject({ country: 'Samoa', delivery: { text: '', hours: '11:30 to 21:30' } });
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
    ['a delivery in numbers', () => siteWith({ delivery: { text: 7 } }), /^SITE_CONFIG: delivery\.text: /],
    ['several fields', () => siteWith({ tenant: null, favicon: 3 }), /favicon: .*; tenant: /],
    [
      'a profile with an unknown call',
      () => ({ providerProfile: files.write('bad.json', '{"paths":{"products.lst":"/dishes"}}') }),
      /^PROVIDER_PROFILE: paths\.products\.lst: /,
    ],
    ['no API', () => ({ providerApi: '' }), /^PROVIDER_API: .*is no http\(s\) address/],
    ['an API of another scheme', () => ({ providerApi: 'ftp://api.example' }), /^PROVIDER_API: /],
    ['a backend host without a scheme', () => ({ providerHost: 'files.example' }), /^PROVIDER_HOST: /],
    ['origins that are no JSON', () => ({ areaOrigins: 'blog' }), /^AREA_ORIGINS is no JSON/],
    ['an origin that is none', () => ({ areaOrigins: '{"blog":"blog"}' }), /^AREA_ORIGINS: blog: /],
    [
      'a secret that can be guessed',
      () => ({ reportSecret: 'sesame' }),
      /^REPORT_SECRET: value: has fewer than 32/,
    ],
  ])('%s', (_, changes, problem) => {
    expect(problemOf(changes())).toMatch(problem);
  });
});

test('hosts that get documents are names separated by blanks', () => {
  expect(load().siteHosts).toEqual([]);
  expect(load({ siteHosts: ' Shop.internal:8080 umi.local' }).siteHosts).toEqual([
    'shop.internal:8080',
    'umi.local',
  ]);
  expect(problemOf({ siteHosts: 'https://umi.local' })).toMatch(/^SITE_HOSTS: /);
});

test('limits are whole numbers, each with a value of its own when it is not set [OPS-11]', () => {
  const { limits, cache } = load().rendering ?? {};
  expect(limits).toEqual({
    bytes: 4_194_304,
    rows: 4000,
    html: 100_000,
    callsPerEndpoint: 16,
    calls: 48,
    waitMs: 300,
  });
  expect(load({ renderBudget: '2001' }).rendering?.limits?.waitMs).toBe(1001);
  expect(cache?.bytes).toBe(67_108_864);
  const changed = load({ providerMaxBytes: '1000', providerCalls: '5', renderCacheBytes: '2000' }).rendering;
  expect(changed?.limits).toEqual({ ...limits, bytes: 1000, calls: 5 });
  expect(changed?.cache?.bytes).toBe(2000);
  for (const wrong of ['4MB', '-1', '0', '1.5']) {
    expect(problemOf({ providerMaxBytes: wrong })).toMatch(/^PROVIDER_MAX_BYTES: /);
    expect(problemOf({ providerCallWait: wrong })).toMatch(/^PROVIDER_CALL_WAIT: /);
  }
});

test('the number of renderers is one unless it is set, and a whole number up to 64 [OPS-12]', () => {
  expect(load().rendering?.renderers).toBe(1);
  expect(load({ renderers: '4' }).rendering?.renderers).toBe(4);
  for (const wrong of ['0', 'all', '65', '-2'])
    expect(problemOf({ renderers: wrong })).toMatch(/^RENDERERS: /);
});
