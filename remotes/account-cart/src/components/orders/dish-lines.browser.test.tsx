import { translate } from '@shop/shared/testing/translate';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { DishLines } from './dish-lines.tsx';
import type { OrderedDish } from './ordered-dish.ts';

const dishOf = (name: string, customization: Record<string, string> = {}): OrderedDish => ({
  slug: name,
  name,
  quantity: 1,
  customization,
  total: '',
  picture: '',
});

test('say what is ordered on a page that the browser has translated [DIE-07]', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (...dishes: OrderedDish[]) => {
    flushSync(() => root.render(<DishLines dishes={dishes} label="Dishes" />));
    return place.textContent;
  };
  show(dishOf('Salmon'), dishOf('Tuna'));
  translate(place);
  expect(show(dishOf('Tuna', { note: 'no wasabi' }))).toMatch(/^1 × Tuna.*no wasabi/);
  root.unmount();
});
