import type { Piece } from '@shop/shared/contracts';
import { getPost, type Post } from '@shop/shared/contracts/provider';
import { ProviderError } from '@shop/shared/provider';
import { useLoaderData, useLocation } from '@shop/shared/router';
import { PostCard } from '../components/post-card.tsx';
import { isPublished } from '../components/post-facts.ts';

function PostPiece() {
  const post = useLoaderData<Post>();
  const level = new URLSearchParams(useLocation().search).get('heading') ?? '';
  const heading = /^[2-6]$/.test(level) ? (`h${level}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6') : 'h3';
  return <PostCard post={post} heading={heading} />;
}

export const piece: Piece = {
  loader:
    ({ provider }) =>
    async ({ params, request: { signal } }) => {
      const slug = params['slug'] ?? '';
      const post = await provider.call(getPost, { slug }, { signal });
      if (!post || !isPublished(post)) throw new ProviderError('http', { status: 404 });
      return { ...post, slug: post.slug.trim() || slug, title: post.title.trim() || slug };
    },
  Component: PostPiece,
};
