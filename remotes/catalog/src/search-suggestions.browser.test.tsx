import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import { Suspense, use, type FormEvent, type ReactNode } from 'react';
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

function After({
  event,
  children,
}: {
  readonly event: Promise<unknown> | null;
  readonly children: ReactNode;
}) {
  if (event) use(event);
  return children;
}

/** A search form as the shell has it, with the fragment beside it, once that is loaded. */
async function open(
  answers: ProviderAnswers = () => board,
  loaded: Promise<unknown> | null = null,
  path = '/',
) {
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
                <Suspense>
                  <After event={loaded}>{Suggestions && <Suggestions />}</After>
                </Suspense>
              </div>
            ),
          };
        },
      },
    ],
  };
  const shown = showArea(form, { path, answers });
  onTestFinished(() => shown.close());
  await expect.element(field).toBeVisible();
  const searches = () => shown.calls.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('search'));
  return { ...shown, submitted, announce, searches };
}

test('suggests products while one types, asking once for what was typed in one go', async () => {
  const { searches, announce } = await open();
  await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
  const input = field.element() as HTMLInputElement;
  // In one task: no pause between letters, however busy the machine is.
  input.focus();
  for (const value of ['s', 'sal', 'salmon'])
    Object.assign(input, { value }).dispatchEvent(new Event('input'));
  await expect.element(option(/^Salmon nigiri/)).toBeVisible();
  expect(searches()).toEqual(['salmon']);
  expect(list.getByRole('option').elements()).toHaveLength(4);
  await expect.element(option(/Seared salmon/)).toHaveTextContent('Seared salmonSOLD OUT');
  await expect.poll(() => announce.mock.lastCall).toEqual(['3 suggestions']);
});

for (const { where, suggested } of [
  { where: 'in the field', suggested: ['tuna'] },
  { where: 'elsewhere by then', suggested: [] },
])
  test(`text typed before its code was loaded suggests products to somebody who is ${where}`, async () => {
    const loaded = Promise.withResolvers<void>();
    const { searches } = await open(() => board, loaded.promise);
    await userEvent.type(field, 'tuna');
    if (suggested.length === 0) await userEvent.tab();
    loaded.resolve();
    await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
    // Longer than the pause after the last letter.
    await new Promise((done) => setTimeout(done, 300));
    expect(searches()).toEqual(suggested);
    expect(list.elements()).toHaveLength(suggested.length);
  });

test('what was searched for before its code was loaded is not suggested over the results', async () => {
  const loaded = Promise.withResolvers<void>();
  const { searches } = await open(() => board, loaded.promise, '/?search=tuna');
  await userEvent.type(field, 'tuna');
  loaded.resolve();
  await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
  await new Promise((done) => setTimeout(done, 300));
  expect(searches()).toEqual([]);
  expect(list.elements()).toHaveLength(0);
});

test('an answer that comes after the search itself suggests nothing over the results', async () => {
  const answer = Promise.withResolvers<unknown>();
  const shop = await open(() => answer.promise);
  await field.fill('tuna');
  await expect.poll(shop.searches).toEqual(['tuna']);
  await shop.navigate('/?search=tuna');
  answer.resolve(board);
  await new Promise((done) => setTimeout(done, 300));
  expect(list.elements()).toHaveLength(0);
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

test('keeps the choice when the answer for the last letters comes after it', async () => {
  const last = Promise.withResolvers<unknown>();
  const { address, searches } = await open(({ path }) =>
    path.endsWith('search=salm') ? last.promise : board,
  );
  await field.fill('sal');
  await expect.element(list).toBeVisible();
  await userEvent.type(field, 'm');
  await expect.poll(searches).toEqual(['sal', 'salm']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  last.resolve([board[1], board[0]]);
  await expect.poll(() => list.getByRole('option').elements()).toHaveLength(3);
  await expect.element(option(/Salmon temaki/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/products/salmon-temaki');
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
  // Who types slowly has been given suggestions before.
  const asked = searches().length;
  await userEvent.type(field, 's');
  await expect.poll(() => searches().slice(asked)).toEqual(['salmons']);
  await expect.element(list).toBeVisible();
});

test('drops a late answer for what was typed before', async () => {
  const late = Promise.withResolvers<unknown>();
  const { searches } = await open(({ path }) => (path.endsWith('search=se') ? late.promise : [board[1]]));
  await field.fill('se');
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

test('suggests what is sold out last [CAT-28]', async () => {
  await open(() => [...board].reverse());
  await userEvent.type(field, 'salmon');
  await expect.element(list).toBeVisible();
  const names = list
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names.map((name) => /^[A-Z][a-z]+ [a-z]+/.exec(name)?.[0])).toEqual([
    'Salmon temaki',
    'Salmon nigiri',
    'Seared salmon',
    'All results',
  ]);
});

test('suggests dishes that are close where the provider finds none', async () => {
  await open(({ path }) => (path.includes('search=') ? [] : board));
  await userEvent.type(field, 'temki');
  await expect.element(option(/^Salmon temaki/)).toBeVisible();
});

test('cuts no name of a suggestion [CAT-29]', async () => {
  await page.viewport(390, 664);
  const name = 'Twice-seared Hokkaido scallop with yuzu kosho and brown butter';
  await open(() => [sampleProduct({ name })]);
  await userEvent.type(field, 'scallop');
  await expect.element(option(/scallop/).first()).toBeVisible();
  const words = option(/^Twice/)
    .element()
    .querySelector<HTMLElement>('span:has(b)');
  expect(words?.scrollWidth).toBeLessThanOrEqual(words?.clientWidth ?? 0);
});
