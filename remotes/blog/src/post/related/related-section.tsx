import { listPosts, type Post } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { messages } from '../../messages/pages.ts';
import { PostCard, PostCardPlace } from '../../components/post-card.tsx';
import { relatedPosts } from './related-posts.ts';
import styles from './related-section.module.css';

/** Posts to read next; nothing when there are none or they cannot be loaded. */
export function RelatedSection({ post }: { readonly post: Post }) {
  const posts = useRelated(post);
  if (posts?.length === 0) return null;
  return (
    <section className={styles.related} aria-busy={!posts}>
      <h2>{messages.post.related}</h2>
      <div className={styles.posts}>
        {posts?.map((other) => <PostCard key={other.id} post={other} heading="h3" compact />) ??
          [1, 2, 3].map((place) => <PostCardPlace key={place} compact />)}
      </div>
    </section>
  );
}

/** Undefined while they load, empty when that fails. */
function useRelated(post: Post): readonly Post[] | undefined {
  const { provider } = usePlatform();
  const [posts, setPosts] = useState<readonly Post[]>();
  useEffect(() => {
    const stop = new AbortController();
    provider
      .call(listPosts, {}, { signal: stop.signal })
      .then(({ items }) => relatedPosts(post, items))
      .then(setPosts, () => stop.signal.aborted || setPosts([]));
    return () => stop.abort();
  }, [provider, post]);
  return posts;
}
