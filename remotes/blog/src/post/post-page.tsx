import { firstPaintId } from '@shop/shared/contracts';
import { isNotFound } from '@shop/shared/provider';
import { Await, useLoaderData, useParams, useRouteError } from '@shop/shared/router';
import { ButtonLink, formatDate, LoadFailure, ProviderHtml, EmptyState } from '@shop/shared/ui';
import { Suspense } from 'react';
import { messages } from '../messages/pages.ts';
import { writerName } from '../components/post-facts.ts';
import { Comments } from './comments/comments.tsx';
import { CommentsFrame } from './comments/comments-frame.tsx';
import { isPostUnavailable, postFailureText } from './post-errors.ts';
import { FeaturedImage } from './featured-image.tsx';
import type { PostData } from './loader.ts';
import styles from './post.module.css';
import { Related } from './related.tsx';

export function PostPage() {
  const { post, minutes, comments } = useLoaderData<PostData>();
  // That of the address: a record's may be long, and each comment has a link with it.
  const { slug = post.slug } = useParams();
  return (
    <article className={styles.post}>
      <header className={styles.header}>
        <h1>{post.title}</h1>
        <p className="soft">
          <span>{messages.post.published(formatDate(post.published_at), writerName(post.author))}</span>
          {minutes > 0 && <span className={styles.minutes}>{messages.post.minutes(minutes)}</span>}
        </p>
      </header>
      <span id={firstPaintId} hidden />
      {post.featured_image && <FeaturedImage key={post.featured_image} path={post.featured_image} />}
      <ProviderHtml
        key={post.id}
        html={post.content.trim() ? post.content : messages.post.noContent}
        headings={2}
        className={styles.prose}
      />
      <Suspense key={`comments ${post.id}`} fallback={<CommentsFrame isLoading />}>
        <Await resolve={comments}>
          {(answer) => <Comments post={{ id: post.id, slug }} answer={answer} />}
        </Await>
      </Suspense>
      <Related key={`related ${post.id}`} post={post} />
    </article>
  );
}

export function PostError() {
  const error = useRouteError();
  if (!isNotFound(error) && !isPostUnavailable(error)) return <LoadFailure text={postFailureText} />;
  // A retry does not help with a missing post.
  return (
    <EmptyState heading="h1" title={postFailureText(error)} help={messages.post.missingHelp}>
      <ButtonLink to="/blog" kind="quiet">
        {messages.post.toList}
      </ButtonLink>
    </EmptyState>
  );
}
