import { failure, type ProviderAnswers } from '@shop/shared/testing/area';

/** What the provider says to the shell's calls; a function is asked for each call. */
interface ShellAnswers {
  readonly settings?: unknown;
  readonly categories?: unknown;
  readonly cart?: unknown;
}

const paths: Readonly<Record<string, keyof ShellAnswers>> = {
  '/pages/settings/public/': 'settings',
  '/products/categories/': 'categories',
  '/orders/cart/': 'cart',
};

const usual: ShellAnswers = {
  settings: { logo: null, site_title: 'Umi' },
  categories: [
    { id: 1, slug: 'maki', name: 'Maki', description: '' },
    { id: 2, slug: 'soup & sides', name: 'Soup & sides', description: '' },
  ],
  cart: { id: 1, items: [], total_items: 0, total_price: '0.00' },
};

/** A provider for the shell alone; what is not given is as usual. */
export function answersOf(answers: ShellAnswers): ProviderAnswers {
  return ({ path }) => {
    const name = paths[path];
    if (!name) return failure(404, { detail: `The test provider has no ${path}.` });
    const answer = name in answers ? answers[name] : usual[name];
    return typeof answer === 'function' ? answer() : answer;
  };
}
