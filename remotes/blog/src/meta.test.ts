import type { ContactInfo } from '@shop/shared/contracts/provider';
import { answering, memoryStorage, testPlatform } from '@shop/shared/testing/area';
import { structuredDataProblems } from '@shop/shared/testing/structured-data';
import { describe, expect, test } from 'vitest';
import { contactMeta, faqMeta, pageMeta, postMeta } from './meta.ts';
import { samplePost } from './samples.ts';

const site = { title: 'Umi' };
const platform = testPlatform(answering(() => []).fetch, memoryStorage());

const problemsOf = (things: readonly object[] = []) => things.flatMap(structuredDataProblems);

test('titles a page with its heading and the shop', () => {
  expect(pageMeta('Blog')(undefined, site).title).toBe('Blog · Umi');
  expect(pageMeta('About Umi')(undefined, site).title).toBe('About Umi');
});

describe('a post', () => {
  const meta = postMeta(platform)({ post: samplePost(), summary: 'Good soup takes one night.' }, site);

  test('has its own description, and a preview with picture and date [SEO-06]', () => {
    expect(meta).toMatchObject({
      title: 'A soup that starts the day before · Umi',
      description: 'Good soup takes one night.',
      preview: {
        type: 'article',
        image: { url: 'https://files.test/media/soup.webp', alt: 'A soup that starts the day before' },
        published: '2024-03-05T09:15:00Z',
      },
    });
  });

  test('is a BlogPosting with the way to it [SEO-13]', () => {
    expect(problemsOf(meta.structuredData)).toEqual([]);
    expect(meta.structuredData).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: 'A soup that starts the day before',
        url: '/blog/soup',
        image: 'https://files.test/media/soup.webp',
        datePublished: '2024-03-05T09:15:00Z',
        author: { '@type': 'Person', name: 'Aiko' },
        publisher: { name: 'Umi' },
        commentCount: 4,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Blog', item: '/blog' },
          { position: 2, item: '/blog/soup' },
        ],
      },
    ]);
  });

  test('with next to nothing said of it says nothing that is not so', () => {
    const post = samplePost({ featured_image: null, published_at: 'soon', author: null });
    const { description, preview, structuredData } = postMeta(platform)({ post, summary: '' }, site);
    expect([description, preview]).toEqual([undefined, { type: 'article' }]);
    expect(problemsOf(structuredData)).toEqual([]);
    expect(JSON.stringify(structuredData)).not.toMatch(/description|image|datePublished/);
  });

  test('that is not there has the title of the shop alone', () => {
    expect(postMeta(platform)(undefined, site)).toEqual({ title: 'Umi' });
  });
});

test('questions are a FAQPage with the words of their answers [SEO-14]', () => {
  const items = [
    { question: 'Where do you deliver?', answer: '<p>To the <b>harbour</b> &amp; beyond.</p>' },
    { question: ' ', answer: 'No question.' },
    { question: 'No answer?', answer: '<p></p>' },
  ];
  const { structuredData } = faqMeta({ items }, site);
  expect(problemsOf(structuredData)).toEqual([]);
  expect(structuredData).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Where do you deliver?', acceptedAnswer: { text: 'To the harbour & beyond.' } }],
    },
  ]);
  expect(faqMeta({ items: [] }, site).structuredData).toEqual([]);
});

describe('the contact page', () => {
  const branch = {
    id: 1,
    name: 'Old Town',
    address: '4 Quay Street',
    phone_number: '+1 555 0100',
    is_hq: false,
    map_embed_link: null,
    map_location_url: 'https://maps.example/1',
    image: '/media/branch.webp',
  };
  const info: ContactInfo = {
    branch_locations: [
      branch,
      { ...branch, id: 2, name: 'Harbour', address: '1 Pier', is_hq: true, image: null },
    ],
    contact_emails: [{ id: 1, email_address: 'hello@umi.example', purpose: 'Orders' }],
    social_media_profiles: [{ id: 1, platform_display: 'Instagram', link: 'https://instagram.example/umi' }],
  };
  const dataOf = (given: ContactInfo) => contactMeta(platform)({ info: given }, site).structuredData;

  test('has a Restaurant for each branch; the main one is the shop [SEO-10]', () => {
    const things = dataOf(info);
    expect(problemsOf(things)).toEqual([]);
    expect(things).toMatchObject([
      {
        '@type': 'Restaurant',
        '@id': '/contact#branch-1',
        name: 'Old Town',
        address: '4 Quay Street',
        telephone: '+1 555 0100',
        image: 'https://files.test/media/branch.webp',
        hasMap: 'https://maps.example/1',
        parentOrganization: { '@id': '/#restaurant' },
      },
      {
        '@type': 'Restaurant',
        '@id': '/#restaurant',
        name: 'Umi',
        address: '1 Pier',
        email: 'hello@umi.example',
        hasMenu: '/products',
        sameAs: ['https://instagram.example/umi'],
      },
    ]);
  });

  test('says an address that it has for all branches once [SEC-210]', () => {
    const [mail] = info.contact_emails;
    const things = dataOf({
      ...info,
      branch_locations: Array.from({ length: 3000 }, (_, id) => ({ ...branch, id })),
      contact_emails: mail ? [{ ...mail, email_address: `${'a'.repeat(20_000)}@umi.example` }] : [],
    });
    expect(JSON.stringify(things).match(/@umi\.example/g)).toHaveLength(1);
  });

  test('without branches, and with links that are none, says nothing', () => {
    expect(dataOf({ ...info, branch_locations: [] })).toEqual([]);
    const odd = {
      ...branch,
      address: '',
      phone_number: '',
      image: null,
      map_location_url: 'javascript:alert(1)',
    };
    const things = dataOf({ branch_locations: [odd], contact_emails: [], social_media_profiles: [] });
    expect(problemsOf(things)).toEqual([]);
    expect(JSON.stringify(things)).not.toMatch(/javascript|telephone|address|image/);
  });
});
