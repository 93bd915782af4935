import { contractVersion, type Area } from '@shop/shared/contracts';
import { getCompany, getProduct, isProviderFailure, listProducts } from '@shop/shared/contracts/provider';
import { Await, useLoaderData, useRouteError } from '@shop/shared/router';
import { areaRoute, usePlatform } from '@shop/shared/ui';
import { createElement, Suspense, useState } from 'react';

interface Dish {
  readonly title: string;
  /** The company's tagline stands for data that a page can do without. */
  readonly notes: Promise<string>;
}

/** Text of the fragment `note`, which is rendered in the browser only. */
export const noteText = 'A fragment';

function DishPage() {
  const { title, notes } = useLoaderData<Dish>();
  const platform = usePlatform();
  const [more] = useState(() => platform.fragment('sample/note'));
  return (
    <article>
      <h1>{title}</h1>
      <Suspense fallback={<p>Notes are coming</p>}>
        <Await resolve={notes}>{(text: string) => <p>{text}</p>}</Await>
      </Suspense>
      {createElement(more)}
    </article>
  );
}

function NoDish() {
  const error = useRouteError();
  return <h1>{isProviderFailure(error) ? `No dish: ${error.status} ${error.detail}` : 'Fault'}</h1>;
}

/** Pages with everything that rendering on a server has to deal with. */
export const area: Area = {
  contract: contractVersion,
  fragments: { note: async () => () => <p>{noteText}</p> },
  routes: (platform) => [
    areaRoute(platform, [
      {
        id: 'sample/dish',
        path: '/dish/:slug',
        handle: { meta: (dish?: Dish) => ({ title: dish ? `${dish.title} · Umi` : 'Umi' }) },
        lazy: {
          loader: async () => async (): Promise<Dish> => ({
            title: (await platform.provider.call(getProduct, { slug: 'unagi' }))?.name ?? '',
            notes: platform.provider.call(getCompany, {}).then(({ tagline }) => tagline),
          }),
          Component: async () => DishPage,
        },
      },
      {
        id: 'sample/missing',
        path: '/missing',
        lazy: {
          loader: async () => () => platform.provider.call(getProduct, { slug: 'gone' }),
          Component: async () => DishPage,
          ErrorBoundary: async () => NoDish,
        },
      },
      {
        id: 'sample/silent',
        path: '/silent',
        lazy: {
          loader: async () => () => platform.provider.call(listProducts, {}).catch(() => null),
          Component: async () => () => <h1>Nothing came</h1>,
        },
      },
    ]),
  ],
};
