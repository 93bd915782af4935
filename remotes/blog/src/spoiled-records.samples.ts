import type { SeedPage } from '@shop/shared/testing/spoiled-records';

// For tests: what a provider answers, with marks in what each page shows of it.

const posts = '/blog/posts/';
const comments = '/blog/comments/';
const contact = '/contact/info/';
const company = '/company/info/';

let mark = 0;
const nextMark = () => `Mark-${(mark += 1)}`;

const post = (id: number) => ({
  id,
  slug: `post-${id}`,
  title: nextMark(),
  featured_image: `/post-${id}.webp`,
  published_at: '2024-03-05T09:15:00Z',
  comment_count: 4,
  author: { username: 'Aiko' },
  content: `<p>${nextMark()}</p>`,
  status: 'published',
});

const comment = (id: number, replies: unknown[] = []): unknown => ({
  id,
  user: { username: nextMark() },
  content: nextMark(),
  created_at: '2024-03-06T10:00:00Z',
  parent: null,
  replies,
  post: 9,
  is_approved: true,
});

const branch = (id: number) => ({
  id,
  name: nextMark(),
  address: nextMark(),
  phone_number: '555 0100',
  is_hq: id === 1,
  map_embed_link: null,
  map_location_url: 'https://maps.example/1',
  image: '/branch.webp',
});

/** One branch and one address: the section shows no others. */
export const contactSectionPage: SeedPage = {
  path: '/',
  answers: {
    [contact]: {
      branch_locations: [{ ...branch(1), is_hq: true }],
      contact_emails: [{ id: 1, email_address: '1@umi.example', purpose: nextMark() }],
      social_media_profiles: [1, 2].map((id) => ({
        id,
        platform_display: nextMark(),
        link: 'https://social.example/umi',
      })),
    },
  },
  shown: { [contact]: { needed: [] } },
  main: [contact],
};

export const latestPostsPage: SeedPage = {
  path: '/',
  answers: { [posts]: [1, 2, 3].map((id) => ({ ...post(id), content: '<p>Rice</p>' })) },
  shown: { [posts]: { needed: ['*.id', '*.slug'], deciding: ['*.status'] } },
  main: [posts],
};

export const seedPages: readonly SeedPage[] = [
  {
    path: '/blog',
    // A list shows no contents.
    answers: { [posts]: [1, 2, 3, 4].map((id) => ({ ...post(id), content: '<p>Rice</p>' })) },
    shown: { [posts]: { needed: ['*.id', '*.slug'], deciding: ['*.status'] } },
    main: [posts],
  },
  {
    path: '/blog/post-9',
    answers: {
      '/blog/posts/post-9/': post(9),
      [comments]: [comment(11, [comment(12), comment(13, [comment(14)])]), comment(15), comment(16)],
      [posts]: [post(1), post(2), post(3)],
    },
    shown: {
      '/blog/posts/post-9/': { needed: ['id', 'slug'], deciding: ['status'] },
      [comments]: { needed: ['*.id', '*.replies.*.id', '*.replies.*.replies.*.id'] },
    },
    main: ['/blog/posts/post-9/'],
  },
  {
    path: '/contact',
    answers: {
      [contact]: {
        branch_locations: [1, 2, 3].map(branch),
        contact_emails: [1, 2].map((id) => ({ id, email_address: `${id}@umi.example`, purpose: nextMark() })),
        social_media_profiles: [1, 2].map((id) => ({
          id,
          platform_display: nextMark(),
          link: 'https://social.example/umi',
        })),
      },
    },
    shown: { [contact]: { needed: [] } },
    main: [contact],
  },
  {
    path: '/company-info',
    answers: {
      [company]: {
        tagline: nextMark(),
        history_summary: nextMark(),
        mission_statement: nextMark(),
        vision_statement: nextMark(),
        core_values: [1, 2, 3].map((id) => ({ id, name: nextMark(), description: nextMark() })),
      },
    },
    shown: { [company]: { needed: [] } },
    main: [company],
  },
  {
    path: '/refund-policy',
    answers: {
      '/pages/manage/documents/': [{ document_type: 'refund_policy', content: '<p>Within a day.</p>' }],
    },
    shown: {},
    main: [],
  },
  {
    path: '/faq',
    answers: {
      '/pages/manage/faqs/': [1, 2, 3].map(() => ({ question: nextMark(), answer: '<p>Yes.</p>' })),
    },
    shown: { '/pages/manage/faqs/': { needed: [] } },
    main: ['/pages/manage/faqs/'],
  },
];
