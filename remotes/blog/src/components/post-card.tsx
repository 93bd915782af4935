import type { Post } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { Picture, Skeleton, usePlatform } from '@shop/shared/ui';
import { messages } from '../messages/pages.ts';
import { byline } from './post-facts.ts';
import styles from './post-card.module.css';

interface PostCardProps {
  readonly post: Post;
  readonly heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly eager?: boolean;
  /** For a list beside other content: picture and text side by side on phones, without the link's text. */
  readonly compact?: boolean;
}

/** A post in a list: one link with picture, title and byline. */
export function PostCard({ post, heading: Heading, eager = false, compact = false }: PostCardProps) {
  const { provider } = usePlatform();
  return (
    <Link
      to={`/blog/${encodeURIComponent(post.slug)}`}
      className={compact ? `${styles.card} ${styles.compact}` : styles.card}
    >
      {post.featured_image ? (
        <span className={styles.tray}>
          <Picture src={provider.file(post.featured_image)} alt="" width={1400} height={700} eager={eager} />
        </span>
      ) : (
        <span className={styles.noImage}>{messages.card.noImage}</span>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>{post.title}</Heading>
        <p className={styles.byline}>{byline(post)}</p>
        {!compact && <span className={styles.more}>{messages.card.readMore}</span>}
      </div>
    </Link>
  );
}

/** Placeholder for a card that is loading. */
export function PostCardPlace({ compact = false }: Pick<PostCardProps, 'compact'>) {
  return (
    <div className={compact ? `${styles.card} ${styles.compact}` : styles.card} aria-hidden="true">
      <span className={styles.noImage} />
      <div className={styles.words}>
        <Skeleton lines={3} />
      </div>
    </div>
  );
}
