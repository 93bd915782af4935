import type { Area, Platform } from '@shop/shared/contracts';
import { showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleProduct } from './components/samples.ts';
import { searchSuggestions } from './search-suggestions/search-suggestions.tsx';

const dish = sampleProduct({
  name: 'Satay skewer',
  attributes: [{ key: 'Allergens', value: 'Peanuts, soy', order: 1 }],
});

test('suggests no dish that has the words among its allergens alone [SEC-142]', async () => {
  const announce = vi.fn<Platform['announce']>();
  const form: Area = {
    contract: '1.0',
    routes: (platform) => {
      const Suggestions = searchSuggestions({ ...platform, announce });
      const element = (
        <div>
          <input type="search" aria-label="Search products" />
          <Suggestions />
        </div>
      );
      return [{ path: '/', element }];
    },
  };
  // The provider's own search finds nothing.
  const shown = showArea(form, {
    path: '/',
    answers: ({ path }) => (path.includes('search=') ? [] : [dish]),
  });
  onTestFinished(() => shown.close());
  const field = page.getByLabelText('Search products');
  await field.fill('skewer');
  await expect.element(page.getByRole('option', { name: /Satay/ })).toBeVisible();
  await field.fill('peanut free');
  await expect.poll(() => announce.mock.lastCall).toEqual(['No suggestions']);
  expect(page.getByRole('option').elements()).toEqual([]);
});
