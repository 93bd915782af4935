import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import type { FormEvent } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Area, Platform } from '@shop/shared/contracts';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';

const board = ['Salmon nigiri', 'Salmon temaki', 'Seared salmon'].map((name, id) =>
  sampleProduct({ id: id + 1, name, slug: name.toLowerCase().replace(' ', '-'), stock: id === 2 ? 0 : 5 }),
);
const field = page.getByLabelText('Search products');
const list = page.getByRole('listbox', { name: 'Suggestions' });
const option = (name: string | RegExp) => page.getByRole('option', { name });

/** A search form as the shell has it, with the fragment beside it. */
async function open(answers: ProviderAnswers = () => board) {
  const submitted = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const announce = vi.fn<Platform['announce']>();
  const form: Area = {
    ...area,
    routes: (platform) => [
      {
        path: '/',
        lazy: async () => {
          const Suggestions = await area.fragments?.['search-suggestions']?.({ ...platform, announce });
          return {
            element: (
              <div>
                <form onSubmit={submitted}>
                  <input type="search" aria-label="Search products" />
                </form>
                {Suggestions && <Suggestions />}
              </div>
            ),
          };
        },
      },
    ],
  };
  const shown = showArea(form, { path: '/', answers });
  onTestFinished(() => shown.close());
  await expect.element(field).toBeVisible();
  const searches = () => shown.calls.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('search'));
  return { ...shown, submitted, announce, searches };
}

test('suggests products while one types, asking once for what was typed in one go', async () => {
  const { searches, announce } = await open();
  await userEvent.type(field, 's');
  await userEvent.type(field, 'almon');
  await expect.element(option(/^Salmon nigiri/)).toBeVisible();
  expect(searches()).toEqual(['salmon']);
  expect(list.getByRole('option').elements()).toHaveLength(4);
  await expect.element(option(/Seared salmon/)).toHaveTextContent('Seared salmonSOLD OUT');
  await expect.poll(() => announce.mock.lastCall).toEqual(['3 suggestions']);
});

test('works with the keyboard like any combobox', async () => {
  const { address } = await open();
  await userEvent.type(field, 'sal');
  await expect.element(list).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Search products' });
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  await expect.element(box).toHaveAttribute('aria-controls', list.element().id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(option(/Salmon temaki/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(box).toHaveAttribute('aria-activedescendant', option(/Salmon temaki/).element().id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(option(/All results/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('sal');
  await expect.element(field).not.toHaveAttribute('role');
  await userEvent.type(field, 'm');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toBe('/products/salmon-nigiri');
});

test('leads to a product, or to all results, by a click', async () => {
  const first = await open();
  await userEvent.type(field, 'sal');
  await option(/Salmon temaki/).click();
  await expect.poll(first.address).toBe('/products/salmon-temaki');
  first.close();
  const second = await open();
  await userEvent.type(field, 'sal & co');
  await option(/All results for “sal & co”/).click();
  await expect.poll(second.address).toBe('/products?search=sal%20%26%20co');
});

test('leaves Enter to the form while no suggestion is chosen, and asks no more', async () => {
  const { submitted, searches } = await open();
  await userEvent.type(field, 'salmon{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
  await userEvent.type(field, 's');
  await expect.element(list).toBeVisible();
  expect(searches()).toEqual(['salmons']);
});

test('drops a late answer for what was typed before', async () => {
  const late = Promise.withResolvers<unknown>();
  const { searches } = await open(({ path }) => (path.endsWith('search=se') ? late.promise : [board[1]]));
  await userEvent.type(field, 'se');
  await expect.poll(searches).toEqual(['se']);
  await field.fill('temaki');
  await expect.element(option(/Salmon temaki/)).toBeVisible();
  late.resolve([board[2]]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(option(/Seared/).elements()).toEqual([]);
});

test.each([
  ['nothing is found', () => []],
  ['the call fails', () => failure(500)],
])('stays away when %s', async (_, answers) => {
  const { searches } = await open(answers);
  await userEvent.type(field, 'eel');
  await expect.poll(() => searches().length).toBeGreaterThan(0);
  expect(list.elements()).toEqual([]);
});

test('asks nothing for a single letter, and goes when the field is left', async () => {
  const { searches } = await open();
  await userEvent.type(field, 's');
  await userEvent.type(field, 'a');
  await expect.element(list).toBeVisible();
  await userEvent.type(field, '{Backspace}');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.type(field, 'e');
  await expect.element(list).toBeVisible();
  await userEvent.tab();
  await expect.element(list).not.toBeInTheDocument();
  expect(searches()).toEqual(['sa', 'se']);
});
