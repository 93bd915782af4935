import { Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lazyPart } from './lazy-part.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));
const show = (content: ReactNode) => root.render(<Suspense fallback="Waiting">{content}</Suspense>);
afterEach(() => show(null));

test('where its code was not there, the next place tries again [BRW-04]', async () => {
  let loads = 0;
  let isThere = false;
  const Part = lazyPart<{ readonly name: string }>(
    async () => {
      loads += 1;
      if (!isThere) throw new Error('503');
      return ({ name }) => <p>Part of {name}</p>;
    },
    ({ name }) => <p>No part of {name}</p>,
  );
  show(<Part key="first" name="soup" />);
  await expect.element(page.getByText('No part of soup')).toBeVisible();
  show(<Part key="first" name="rice" />);
  await expect.element(page.getByText('No part of rice')).toBeVisible();
  expect(loads).toBe(1);
  isThere = true;
  show(
    <>
      <Part key="first" name="rice" />
      <Part key="second" name="soup" />
    </>,
  );
  await expect.element(page.getByText('Part of soup', { exact: true })).toBeVisible();
  // What a place has begun with it keeps.
  await expect.element(page.getByText('No part of rice')).toBeVisible();
  expect(loads).toBe(2);
});

test('many places that wait for it together load it once, and nothing stands there where it fails', async () => {
  let loads = 0;
  const Part = lazyPart(async () => {
    loads += 1;
    throw new Error('503');
  });
  show(
    <ul>
      {[1, 2, 3].map((key) => (
        <li key={key}>
          <Part />
        </li>
      ))}
    </ul>,
  );
  await expect.element(page.getByRole('list')).toBeVisible();
  expect(loads).toBe(1);
});
