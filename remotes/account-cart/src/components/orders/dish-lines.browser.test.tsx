import type { Area } from '@shop/shared/contracts';
import { showArea } from '@shop/shared/testing/area';
import { translate } from '@shop/shared/testing/translate';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { DishLines } from './dish-lines.tsx';
import type { OrderedDish } from './ordered-dish.ts';

const dishOf = (name: string, customization: OrderedDish['customization'] = {}): OrderedDish => ({
  slug: name,
  name,
  quantity: 1,
  customization,
  total: '',
  picture: '',
});

/** Dishes of which a press removes the first. */
function Order() {
  const [dishes, setDishes] = useState([dishOf('Salmon'), dishOf('Tuna', { note: 'no wasabi' })]);
  return (
    <>
      <DishLines dishes={dishes} label="Dishes" />
      <button type="button" onClick={() => setDishes(dishes.slice(1))}>
        Remove
      </button>
    </>
  );
}

test('say what is ordered on a page that the browser has translated [DIE-07]', async () => {
  const area: Area = { contract: '1.0', routes: () => [{ path: '/', element: <Order /> }] };
  const { element, close } = showArea(area, { path: '/', answers: () => undefined });
  onTestFinished(close);
  const lines = page.getByRole('list', { name: 'Dishes' });
  await expect.element(lines).toMatchTextContent(/Salmon.*Tuna/);
  translate(element);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(lines).toMatchTextContent(/^1 × Tuna.*no wasabi/);
});
