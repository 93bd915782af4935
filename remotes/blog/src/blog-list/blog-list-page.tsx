import type { Post } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { useLoaderData } from '@shop/shared/router';
import {
  ButtonLink,
  EarlierStep,
  EmptyState,
  lazyListCalls,
  LoadFailure,
  usePlatform,
  type LoadedList,
} from '@shop/shared/ui';
import { messages } from '../messages/pages.ts';
import { postStep } from '../components/steps.ts';
import { LoadMoreOf, usePagedList } from '../components/paged-list.tsx';
import { PostCard } from '../components/post-card.tsx';
import { publishedPosts } from '../components/post-facts.ts';
import styles from './blog-list.module.css';

const { heading, empty, emptyHelp, toMenu, failed } = messages.list;
/** Cards that can be in view at once when the page opens. */
const eagerCards = 3;

export function BlogListPage() {
  const first = useLoaderData<LoadedList<Post>>();
  const { provider } = usePlatform();
  const calls = lazyListCalls(async () => (await import('./loader.ts')).postCalls(provider));
  const list = usePagedList(calls, first, { size: postStep, failed });
  const published = publishedPosts(list.items);
  const posts = published.slice(0, list.limit);
  return (
    <div>
      <h1 className={styles.heading}>{heading}</h1>
      {!import.meta.env.WIDGET && <EarlierStep to={list.earlierAddress} />}
      {posts.length === 0 && !list.hasUnloaded ? (
        <EmptyState title={empty} help={emptyHelp}>
          <ButtonLink to="/products" kind="quiet">
            {toMenu}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostCard post={post} heading="h2" eager={index < eagerCards} />
            </li>
          ))}
        </ul>
      )}
      <LoadMoreOf list={list} shown={posts.length} of={published.length} />
    </div>
  );
}

export function BlogListError() {
  return <LoadFailure text={(error) => errorText(error, failed)} />;
}
