import { expect, test } from 'vitest';
import { pageMeta, postMeta } from './meta.ts';
import { samplePost } from './samples.ts';

const site = { title: 'Umi' };

test('titles a page with its heading and the shop', () => {
  expect(pageMeta('Blog')(undefined, site).title).toBe('Blog · Umi');
  expect(pageMeta('About Umi')(undefined, site).title).toBe('About Umi');
});

test('describes a post to search engines', () => {
  expect(postMeta({ post: samplePost() }, site)).toEqual({
    title: 'A soup that starts the day before · Umi',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: 'A soup that starts the day before',
        datePublished: '2024-03-05T09:15:00Z',
        author: { '@type': 'Person', name: 'Aiko' },
      },
    ],
  });
});

test('titles a post that is not there with the shop alone', () => {
  expect(postMeta(undefined, site)).toEqual({ title: 'Umi' });
});
