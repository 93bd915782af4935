import { renderArea } from '@shop/shared/testing/area/server';
import { expect, test } from 'vitest';
import { area } from './area.tsx';

test('a browser that goes back to a message does not fill it in before it is known who is there [SEC-64]', async () => {
  const html = await renderArea(area, '/contact', () => ({}));
  expect([...html.matchAll(/autocomplete="(\w+)"/gi)].map(([, value]) => value)).toEqual(
    Array(5).fill('off'),
  );
});
