import type { Platform } from '@shop/shared/contracts';
import { listPosts, type Post } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { PlatformProvider, useWhenBack } from '@shop/shared/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { messages } from '../messages/pages.ts';
import { PostCard, PostCardPlace } from '../components/post-card.tsx';
import { newestPosts } from '../components/post-facts.ts';
import styles from './latest-posts.module.css';

/** How many posts the home page shows. */
const most = 3;

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

/** Undefined while they load, empty when that fails; they load again when the provider can be reached again. */
function useNewestPosts(platform: Platform): readonly Post[] | undefined {
  const { provider } = platform;
  const [attempt, setAttempt] = useState(0);
  const [posts, setPosts] = useState<readonly Post[]>();
  useEffect(() => {
    const stop = new AbortController();
    provider.call(listPosts, {}, { signal: stop.signal, fresh: attempt > 0 }).then(
      (page) => setPosts(newestPosts(page.items).slice(0, most)),
      () => stop.signal.aborted || setPosts([]),
    );
    return () => stop.abort();
  }, [provider, attempt]);
  useWhenBack(posts?.length === 0 ? () => setAttempt(attempt + 1) : undefined, platform);
  return posts;
}
