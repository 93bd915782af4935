import { expect, test } from 'vitest';
import { BootError, readBoot } from './read-boot.ts';

const record = {
  site: { id: 1, site_title: 'Umi', tenant: 7 },
  provider: { apiBase: 'https://provider.test/api' },
  discovery: { schema: '1.0', microFrontends: {} },
};

/** A document of which only the boot record is asked for. */
function documentWith(text: string | null): Document {
  const element = text === null ? null : { textContent: text };
  return {
    querySelector: (name: string) => (name === 'script#shop-boot' ? element : null),
  } as unknown as Document;
}

function fieldsOf(text: string | null): readonly string[] {
  try {
    readBoot(documentWith(text));
  } catch (error) {
    if (error instanceof BootError) return error.fields;
    throw error;
  }
  throw new Error('The record was accepted.');
}

test('reads the record and fills in what may be left out', () => {
  const { site, provider, discovery } = readBoot(documentWith(JSON.stringify(record)));
  expect(site).toMatchObject({ title: 'Umi', tenant: 7, logo: null, description: '' });
  expect(provider).toEqual({
    apiBase: 'https://provider.test/api',
    tenantHeader: 'X-Tenant-ID',
    loginField: 'login_id',
    paths: {},
  });
  expect(discovery.microFrontends).toEqual({});
});

test('says that there is no record', () => {
  expect(fieldsOf(null)).toEqual(['#shop-boot is missing']);
  expect(fieldsOf('')).toEqual(['#shop-boot is missing']);
});

test('says that the record is no JSON', () => {
  expect(fieldsOf('{"site":')).toEqual([expect.stringMatching(/^#shop-boot is no JSON/)]);
});

test('names every field that does not fit', () => {
  const broken = { ...record, site: { id: 'one', tenant: 7 }, provider: {} };
  expect(fieldsOf(JSON.stringify(broken))).toEqual([
    expect.stringMatching(/^site\.id: /),
    expect.stringMatching(/^provider\.apiBase: /),
  ]);
  expect(fieldsOf('null')).toEqual([expect.stringMatching(/^\(record\): /)]);
});
