import { pageGlobal, type Area, type Platform } from '@shop/shared/contracts';
import { failure } from '@shop/shared/testing/area';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answersOf } from '../testing/answers.ts';
import { area, noteText } from '../testing/dish-area.tsx';
import { isHydrated, hydrateArea, type RenderedSetting } from '../testing/rendered-page.ts';
import { failOnStrayErrors } from '../testing/open-shop.tsx';

const tagline = 'Grilled over charcoal';
const unagi = { id: 1, slug: 'unagi', name: 'Unagi don', price: '9.80' };
const company =
  (answer: unknown): RenderedSetting['answers'] =>
  (call) => {
    if (call.path === '/products/products/unagi/') return unagi;
    if (call.path !== '/company/info/') return answersOf({})(call);
    return typeof answer === 'function' ? answer() : answer;
  };

const dish: RenderedSetting = {
  module: '/host/src/testing/dish-area.tsx',
  area,
  routes: ['/dish/:slug', '/missing', '/silent'],
  path: '/dish/unagi',
  answers: company({ tagline }),
};

const header = () => document.querySelector('header');
/** Without React's own comments and templates. */
const markup = (html: string) => html.replaceAll(/<!--[^]*?-->|<template[^]*?<\/template>/g, '');

test('hydrates a rendered page as it is, without requesting its data again', async () => {
  failOnStrayErrors();
  const { page: rendered, before, element, calls } = await hydrateArea(dish);
  expect(rendered).toMatchObject({ status: 200, meta: { title: 'Unagi don · Umi' } });
  expect(before).toContain(tagline);
  expect(before).toContain('Soup &amp; sides');
  expect(before).not.toContain('<script');
  await expect.poll(() => isHydrated()).toBe(true);
  await expect.element(page.getByText(noteText)).toBeVisible();
  expect(markup(element.innerHTML).replace(`<p>${noteText}</p>`, '')).toBe(markup(before));
  expect(document.title).toBe('Unagi don · Umi');
  expect(calls).toEqual([]);
});

test.each([
  ['is slow', () => new Promise(() => {})],
  ['fails', () => failure(500, 'Down.')],
])('deferred data that %s on the server is requested by the browser, and nothing else', async (_, answer) => {
  failOnStrayErrors();
  const {
    page: rendered,
    before,
    calls,
  } = await hydrateArea({
    ...dish,
    answers: company(answer),
    answersLater: company({ tagline }),
    deferredTimeout: 500,
  });
  expect(rendered.hydration).toMatchObject({
    deferred: { 'sample/dish': ['notes'] },
    loaderData: { 'sample/dish': { title: 'Unagi don' } },
  });
  expect(before).toContain('Notes are coming');
  await expect.element(page.getByText(tagline)).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['/company/info/']);
});

test('frame data that is slow on the server is requested by the browser', async () => {
  failOnStrayErrors();
  const { before, calls } = await hydrateArea({
    ...dish,
    answers: (call) =>
      call.path === '/products/categories/' ? new Promise(() => {}) : company({ tagline })(call),
    answersLater: answersOf({}),
    deferredTimeout: 500,
  });
  expect(before).not.toContain('Maki');
  await expect.poll(() => header()?.parentElement?.textContent).toContain('Maki');
  expect(calls.map(({ path }) => path)).toEqual(['/products/categories/']);
});

test('a page of something that does not exist is rendered with status 404 and hydrated', async () => {
  failOnStrayErrors();
  const {
    page: rendered,
    before,
    calls,
  } = await hydrateArea({
    ...dish,
    path: '/missing',
    answers: (call) =>
      call.path.includes('gone') ? failure(404, { detail: 'Not found.' }) : answersOf({})(call),
  });
  expect(rendered.status).toBe(404);
  expect(before).toContain('No dish: 404 Not found.');
  await expect.poll(() => isHydrated()).toBe(true);
  await expect.element(page.getByRole('heading', { name: 'No dish: 404 Not found.' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a page that hides a failed call is rendered in the browser alone', async () => {
  const answers: RenderedSetting['answers'] = (call) =>
    call.path.startsWith('/products/products/') ? failure(400, { detail: 'No.' }) : answersOf({})(call);
  await expect(hydrateArea({ ...dish, path: '/silent', answers })).rejects.toHaveProperty('status', 400);
});

test.each([
  ['an error', failure(500, 'Down.'), false],
  ['nonsense', { results: 'none' }, false],
])('a page whose provider answers with %s is unavailable, without a retry', async (_, answer, silent) => {
  const asked: string[] = [];
  const answers: RenderedSetting['answers'] = (call) => {
    if (!call.path.includes('gone')) return answersOf({})(call);
    asked.push(call.path);
    return answer;
  };
  const rendering = hydrateArea({ ...dish, path: '/missing', answers });
  await expect(rendering).rejects.toMatchObject({ name: 'PageUnavailable', silent });
  expect(asked).toHaveLength(1);
});

test('an unreachable provider is reported as such', async () => {
  const answers = () => {
    throw new Error('refused');
  };
  for (const path of ['/missing', '/silent'])
    await expect(hydrateArea({ ...dish, path, answers })).rejects.toMatchObject({
      name: 'PageUnavailable',
      silent: true,
    });
});

test('the page stays and is hydrated when its code loads at the second attempt', async () => {
  failOnStrayErrors(/requested once more/);
  let tries = 0;
  const { before } = await hydrateArea({
    ...dish,
    loadArea: async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return area;
    },
  });
  expect(before).toContain(tagline);
  await expect.poll(() => isHydrated()).toBe(true);
  expect(tries).toBe(2);
});

describe('a page whose code fails', () => {
  const offered = vi.fn<(tryAgain: () => Promise<void>) => void>();
  const end = vi.fn<() => void>();
  const tryAgain = () => offered.mock.lastCall?.[0]();

  beforeEach(() => {
    vi.clearAllMocks();
    pageGlobal().secondTry = { offer: offered, end };
    onTestFinished(() => {
      delete pageGlobal().secondTry;
    });
  });

  test.each<[what: string, broken: () => Promise<Area>]>([
    ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['throws when its routes are made', async () => ({ ...area, routes: breakingRoutes })],
    ['is built against another contract', async () => ({ ...area, contract: '9.0' })],
  ])('stays as it was rendered where it %s, and the next try is a real one', async (_, broken) => {
    failOnStrayErrors(/requested once more|sample 1 could not be loaded on \/dish\/:slug/);
    let load = broken;
    isBroken = true;
    const { before, element } = await hydrateArea({ ...dish, loadArea: () => load() });
    await expect.poll(() => offered.mock.calls.length).toBe(1);
    expect(element.innerHTML).toBe(before);
    expect(isHydrated()).toBe(false);
    await expect(tryAgain()).rejects.toThrow();
    expect(offered).toHaveBeenCalledTimes(2);
    expect(end).not.toHaveBeenCalled();
    load = () => Promise.resolve(area);
    isBroken = false;
    await tryAgain();
    expect(isHydrated()).toBe(true);
    expect(end).toHaveBeenCalledOnce();
  });

  const effects = { 'its layout effect': useLayoutEffect, 'its effect': useEffect } as const;
  test.each(['its component', 'its layout effect', 'its effect'] as const)(
    'shows the very nodes it was rendered with where %s throws, with what was typed and the focus',
    async (place) => {
      failOnStrayErrors(/boom|sample 1 could not be hydrated on \/dish\/:slug|search-suggestions/);
      isBroken = true;
      const explode = () => {
        if (isBroken) throw new Error('boom');
      };
      function Exploding({ children }: { readonly children: ReactNode }) {
        if (place === 'its component') explode();
        else effects[place](explode, []);
        return children;
      }
      const around = (platform: Platform): RouteObject[] => {
        const routes = area.routes(platform);
        return [
          {
            element: (
              <Exploding>
                <Outlet />
              </Exploding>
            ),
            children: routes,
          },
        ];
      };
      const { element, before } = await hydrateArea({
        ...dish,
        loadArea: () => Promise.resolve({ ...area, routes: around }),
      });
      const search = page.getByRole('searchbox').element() as HTMLInputElement;
      const nodes = [...element.querySelectorAll('*')];
      search.focus();
      search.value = 'eel';
      await expect.poll(() => offered.mock.calls.length).toBe(1);
      const shown = document.getElementById('shop');
      expect(markup(shown?.innerHTML ?? '')).toBe(markup(before));
      expect([...(shown?.querySelectorAll('*') ?? [])]).toEqual(nodes);
      expect(document.activeElement).toBe(search);
      expect(search.value).toBe('eel');
      isBroken = false;
      await tryAgain();
      expect(isHydrated()).toBe(true);
      await expect.element(page.getByText(noteText)).toBeVisible();
    },
  );
});

let isBroken = false;

function breakingRoutes(platform: Platform): RouteObject[] {
  if (isBroken) throw new Error('boom');
  return area.routes(platform);
}
