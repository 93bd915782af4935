import type { Post } from '@shop/shared/contracts/provider';
import { lazy, Suspense } from 'react';
import { ShowNearViewport } from '../components/show-near-viewport.tsx';
import styles from './post.module.css';

const RelatedSection = lazy(async () => {
  try {
    return { default: (await import('./related/related-section.tsx')).RelatedSection };
  } catch {
    // A post is complete without them.
    return { default: () => null };
  }
});

/** Related posts below a post, loaded near the viewport. */
export function Related({ post }: { readonly post: Post }) {
  return (
    <ShowNearViewport className={styles.related}>
      <Suspense>
        <RelatedSection post={post} />
      </Suspense>
    </ShowNearViewport>
  );
}
