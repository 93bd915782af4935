import type { Comment, Post } from '@shop/shared/contracts/provider';

/** A post as the provider gives it. */
export function samplePost(changes: Partial<Post> = {}): Post {
  return {
    id: 1,
    slug: 'soup',
    title: 'A soup that starts the day before',
    featured_image: '/media/soup.webp',
    published_at: '2024-03-05T09:15:00Z',
    comment_count: 4,
    author: { username: 'Aiko' },
    content: '<p>Good soup takes <strong>one night</strong>.</p>',
    status: 'published',
    ...changes,
  };
}

/** A comment as the provider gives it. */
export function sampleComment(changes: Partial<Comment> = {}): Comment {
  return {
    id: 1,
    user: { username: 'mele' },
    content: 'Tried it with daikon.',
    created_at: '2024-03-06T10:00:00Z',
    parent: null,
    replies: [],
    post: 1,
    is_approved: true,
    ...changes,
  };
}
