import {
  lookInBrowser,
  testSpoiledPages,
  testSpoiledPlaces,
  until,
} from '@shop/shared/testing/spoiled-records/browser';
import { createElement } from 'react';
import { userEvent } from 'vitest/browser';
import type { Area } from '@shop/shared/contracts';
import { area } from './area.tsx';
import { relatedPage, seedPages, suggestionsPage } from './spoiled-records.samples.ts';

testSpoiledPages(area, seedPages);

async function scrollToEnd(element: HTMLElement) {
  await until(() => element.querySelector('h1') !== null);
  scrollTo(0, document.documentElement.scrollHeight);
}

testSpoiledPlaces('related products show', lookInBrowser(area, { reveal: scrollToEnd }), [relatedPage]);

/** A search field with the suggestions of this area. */
const search: Area = {
  ...area,
  routes: (platform) => [
    {
      path: '/',
      lazy: async () => {
        const Suggestions = await area.fragments?.['search-suggestions']?.(platform);
        const form = createElement('form', {}, createElement('input', { type: 'search' }));
        return { element: createElement('div', {}, form, Suggestions && createElement(Suggestions)) };
      },
    },
  ],
};

async function type(element: HTMLElement) {
  await until(() => element.querySelector('input') !== null);
  const field = element.querySelector('input');
  if (field) await userEvent.type(field, 'eel');
}

testSpoiledPlaces('suggestions show', lookInBrowser(search, { reveal: type }), [suggestionsPage]);
