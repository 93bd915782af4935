import type { Platform } from '@shop/shared/contracts';
import { listPosts, type Post } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { PlatformProvider } from '@shop/shared/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { messages } from '../messages.ts';
import { PostCard, PostCardPlace } from '../components/post-card.tsx';
import styles from './latest-posts.module.css';
import { newestPosts } from './newest.ts';

/** The newest posts with their heading; nothing at all when there are none or they cannot be loaded. */
export function latestPosts(platform: Platform): ComponentType {
  return function LatestPosts() {
    const posts = useNewestPosts(platform);
    if (posts?.length === 0) return null;
    return (
      <PlatformProvider platform={platform}>
        <section aria-busy={!posts}>
          <header className={styles.head}>
            <h2>{messages.latest.heading}</h2>
            <Link className="link" to="/blog">
              {messages.latest.all}
            </Link>
          </header>
          <div className={styles.posts}>
            {posts?.map((post) => <PostCard key={post.id} post={post} heading="h3" compact />) ??
              [1, 2, 3].map((place) => <PostCardPlace key={place} compact />)}
          </div>
        </section>
      </PlatformProvider>
    );
  };
}

/** Undefined while they load, empty when that fails. */
function useNewestPosts({ provider }: Platform): readonly Post[] | undefined {
  const [posts, setPosts] = useState<readonly Post[]>();
  useEffect(() => {
    const stop = new AbortController();
    provider.call(listPosts, {}, { signal: stop.signal }).then(
      (page) => setPosts(newestPosts(page.items)),
      () => stop.signal.aborted || setPosts([]),
    );
    return () => stop.abort();
  }, [provider]);
  return posts;
}
