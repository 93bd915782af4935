import {
  getCompany,
  getContactInfo,
  getPublicSettings,
  listDocuments,
  listFaqs,
} from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { policyText } from '../../remotes/blog/src/loaders.ts';
import { seed } from '../../sandbox/seed/index.ts';
import { startTestShop, type TestShop } from '../../sandbox/testing/shop.ts';
import { readAnswer, recordedClient, type RecordedClient } from './recorded-client.ts';

let shop: TestShop;
let client: RecordedClient;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => {
  client = recordedClient(shop.sandbox.apiBase);
});
afterAll(() => shop.stop());

test('reads how to reach the shop [API-23]', async () => {
  const info = await client.call(getContactInfo, {});
  expect(client.sent()).toEqual([{ method: 'GET', path: '/contact/info/' }]);
  const [harbor, garden] = seed.contact.branch_locations;
  const map = (name: string) => `http://localhost:${new URL(shop.sandbox.origin).port}/maps/${name}`;
  expect(info).toStrictEqual({
    ...seed.contact,
    branch_locations: [
      { ...harbor, image: '/media/branches/harbor.webp', map_embed_link: map('harbor') },
      { ...garden, image: '/media/branches/garden.webp', map_embed_link: map('garden') },
    ],
  });

  const empty = { branch_locations: [], contact_emails: [], social_media_profiles: [] };
  for (const nothing of [{}, null]) {
    expect({ ...empty, ...(await readAnswer(getContactInfo, {}, nothing)) }).toStrictEqual(empty);
  }
  const odd = {
    branch_locations: [{ id: '1' }],
    contact_emails: [{ id: 2, email_address: null }],
    social_media_profiles: [{ id: '3', platform_display: 'X' }],
  };
  expect(await readAnswer(getContactInfo, {}, odd)).toStrictEqual({
    branch_locations: [
      {
        id: '1',
        name: '',
        address: '',
        phone_number: '',
        is_hq: false,
        map_embed_link: null,
        map_location_url: null,
        image: null,
      },
    ],
    contact_emails: [{ id: 2, email_address: '', purpose: '' }],
    social_media_profiles: [{ id: '3', platform_display: 'X', link: '' }],
  });
});

test('asks for the questions by the parameters given alone [API-25]', async () => {
  const { items } = await client.call(listFaqs, {});
  await client.call(listFaqs, { page: '2', page_size: '3' });
  expect(client.sent()).toEqual([
    { method: 'GET', path: '/pages/manage/faqs/' },
    { method: 'GET', path: '/pages/manage/faqs/?page=2&page_size=3' },
  ]);
  expect(items).toStrictEqual(seed.faqs.map(({ question, answer }) => ({ question, answer })));
  const odd = await readAnswer(listFaqs, {}, [{ question: 'Why?', answer: null }, {}]);
  expect(odd.items).toStrictEqual([
    { question: 'Why?', answer: '' },
    { question: '', answer: '' },
  ]);
});

test.each(['refund_policy', 'privacy_policy'] as const)(
  'asks for the %s and takes the first content [API-26]',
  async (type) => {
    const { items } = await client.call(listDocuments, { type });
    expect(client.sent()).toEqual([
      { method: 'GET', path: `/pages/manage/documents/?document_type=${type}` },
    ]);
    expect(policyText(items, type)).toBe(
      seed.documents.find(({ document_type }) => document_type === type)?.content,
    );
    const odd = await readAnswer(listDocuments, { type }, [{ content: '<p>1</p>' }, { content: '<p>2</p>' }]);
    expect(policyText(odd.items, type)).toBe('<p>1</p>');
  },
);

test('reads the public settings; not found means that there are none [API-27]', async () => {
  expect(await client.call(getPublicSettings, {})).toStrictEqual({
    logo: '/media/site/logo.svg',
    site_title: 'Umi',
  });
  expect(client.sent()).toEqual([{ method: 'GET', path: '/pages/settings/public/' }]);
  expect(await readAnswer(getPublicSettings, {}, {})).toStrictEqual({ logo: null, site_title: '' });

  const answerWith = (status: number) =>
    shop.fetch('/__faults', {
      method: 'POST',
      body: JSON.stringify({
        match: { path: '/api/pages/settings/public/' },
        kind: 'status',
        status,
        times: 1,
      }),
    });
  await answerWith(404);
  expect(await client.call(getPublicSettings, {}, { fresh: true })).toBeNull();
  await answerWith(403);
  await expect(client.call(getPublicSettings, {}, { fresh: true })).rejects.toMatchObject({ status: 403 });
});

test('reads what the company says of itself [API-28]', async () => {
  expect(await client.call(getCompany, {})).toStrictEqual(seed.company);
  expect(client.sent()).toEqual([{ method: 'GET', path: '/company/info/' }]);
  const none = { tagline: '', history_summary: '', mission_statement: '', vision_statement: '' };
  expect(await readAnswer(getCompany, {}, {})).toStrictEqual({ ...none, core_values: [] });
  const odd = { tagline: null, core_values: [{ id: '1', name: 'Calm' }] };
  expect(await readAnswer(getCompany, {}, odd)).toStrictEqual({
    ...none,
    core_values: [{ id: '1', name: 'Calm', description: '' }],
  });
});
