import type { Area } from '@shop/shared/contracts';
import {
  lookInBrowser,
  testSpoiledPages,
  testSpoiledPlaces,
} from '@shop/shared/testing/spoiled-records/browser';
import { createElement } from 'react';
import { area } from './area.tsx';
import { contactSectionPage, latestPostsPage, seedPages } from './spoiled-records.samples.ts';

testSpoiledPages(area, seedPages);

/** A page of the shell with a fragment of this area on it. */
function pageWith(fragment: string): Area {
  const routes: Area['routes'] = (platform) => [
    {
      path: '/',
      lazy: async () => {
        const Fragment = await area.fragments?.[fragment]?.(platform);
        return { element: Fragment && createElement(Fragment) };
      },
    },
  ];
  return { ...area, routes };
}

// Their pages are rendered with the same records: every field in every way is tried there.
testSpoiledPlaces('the contact section shows', lookInBrowser(pageWith('contact-section')), [
  contactSectionPage,
]);

testSpoiledPlaces('the latest posts show', lookInBrowser(pageWith('latest-posts')), [latestPostsPage]);
