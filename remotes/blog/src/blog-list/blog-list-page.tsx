import { listPosts, type Page, type Post } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { useLoaderData } from '@shop/shared/router';
import { ButtonLink, LoadFailure, EmptyState } from '@shop/shared/ui';
import { messages } from '../messages.ts';
import { LoadMoreOf, usePagedList } from '../components/paged-list.tsx';
import { PostCard } from '../components/post-card.tsx';
import { publishedPosts } from '../components/post-facts.ts';
import styles from './blog-list.module.css';

const { heading, empty, emptyHelp, toMenu, failed } = messages.list;
/** Cards that can be in view at once when the page opens. */
const eagerCards = 3;

export function BlogListPage() {
  const list = usePagedList(listPosts, useLoaderData<Page<Post>>(), failed);
  const posts = publishedPosts(list.items);
  return (
    <div>
      <h1 className={styles.heading}>{heading}</h1>
      {posts.length === 0 && !list.hasMore ? (
        <EmptyState title={empty} help={emptyHelp}>
          <ButtonLink to="/products" kind="quiet">
            {toMenu}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {posts.map((post, place) => (
            <li key={post.id}>
              <PostCard post={post} heading="h2" eager={place < eagerCards} />
            </li>
          ))}
        </ul>
      )}
      <LoadMoreOf list={list} />
    </div>
  );
}

export function BlogListError() {
  return <LoadFailure text={(error) => errorText(error, failed)} />;
}
