import { useEffect, useMemo, useState } from 'react';
import { listProducts } from '@shop/shared/contracts/provider';
import { statementsOf, warningMarks, type Described, type Diet } from '@shop/shared/diet';
import { listCalls, usePlatform } from '@shop/shared/ui';
import { loadPages } from '@shop/shared/ui/list';
import { mostMenuPages } from '../steps.ts';

/** What can be set, in lower case and alphabetical order: words of the menu, and those that are set already. */
export interface MenuWords extends Diet {
  readonly state: 'loading' | 'loaded' | 'failed';
}

/** What people ask for everywhere, whether or not the menu has a word for it. */
const usual: Diet = { keeps: ['vegan', 'vegetarian'], avoids: ['raw fish', 'spicy'], without: [] };

export function useMenuWords(diet: Diet): MenuWords {
  const { provider } = usePlatform();
  const [{ dishes, state }, setLoaded] = useState<{
    readonly dishes: readonly Described[];
    readonly state: MenuWords['state'];
  }>({ dishes: [], state: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    const calls = listCalls(provider, listProducts, {});
    const show = (items: readonly Described[], loaded: MenuWords['state']) => {
      if (!abort.signal.aborted) setLoaded({ dishes: items, state: loaded });
    };
    loadPages(calls, mostMenuPages, abort.signal).then(
      ({ items }) => show(items, 'loaded'),
      () => show([], 'failed'),
    );
    return () => abort.abort();
  }, [provider]);
  return useMemo(() => {
    const statements = dishes.map(statementsOf);
    const marks = statements.flatMap(({ dietary }) => [...(dietary?.keys() ?? [])]);
    const allergens = statements.flatMap((stated) => [...(stated.allergens?.keys() ?? [])]);
    const isWarning = (mark: string) => warningMarks.has(mark);
    return {
      keeps: distinct(
        usual.keeps,
        diet.keeps,
        marks.filter((mark) => !isWarning(mark)),
      ),
      avoids: distinct(usual.avoids, diet.avoids, marks.filter(isWarning)),
      without: distinct(diet.without, allergens),
      state,
    };
  }, [dishes, state, diet.keeps, diet.avoids, diet.without]);
}

function distinct(...words: (readonly string[])[]): string[] {
  return [...new Set(words.flat())].sort();
}
