import type { PageHandle } from '@shop/shared/contracts';
import { failure, widths } from '@shop/shared/testing/area';
import { useEffect, useRef } from 'react';
import { Link, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersOf } from '../testing/answers.ts';
import { areaOf, openShop } from '../testing/open-shop.tsx';
import { followPage, isNarrow, openPages } from '../testing/ways.ts';

const main = page.getByRole('main');
const footer = page.getByRole('contentinfo');
const navigation = page.getByRole('navigation', { name: 'Main' });

const lines = Array.from({ length: 120 }, (_, line) => <p key={line}>Line {line}</p>);

function FormPage() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Email" />;
}

function titled(title: string, description?: string): PageHandle {
  return { meta: () => ({ title, ...(description && { description }) }) };
}

const routes: RouteObject[] = [
  { path: '/', element: <h1>Home</h1> },
  { path: '/blog', handle: titled('Blog · Umi', 'All posts.'), element: [<h1 key="h">Blog</h1>, ...lines] },
  { path: '/contact', handle: titled('Contact · Umi'), element: [<h1 key="h">Contact</h1>, ...lines] },
  { path: '/company-info', handle: titled('About · Umi'), element: <FormPage /> },
  { path: '/login', handle: { frame: 'slim' } satisfies PageHandle, element: <h1>Login</h1> },
  {
    path: '/gallery',
    handle: {
      meta: () => {
        throw new Error('no description');
      },
    } satisfies PageHandle,
    element: (
      <>
        <h1>Gallery</h1>
        <Link to="/blog">Back to the blog</Link>
      </>
    ),
  },
];
const areas = { pages: areaOf(routes) };

beforeEach(() => page.viewport(1280, 800));

test.each(widths)('the navigation leads to the shop’s pages, %i px wide [LAY-11]', async (width) => {
  await page.viewport(width, 800);
  openShop({ areas });
  const pages = await openPages(width);
  await expect.element(pages.getByRole('link', { name: 'HOME' })).toBeVisible();
  const links = pages.getByRole('link').elements();
  const besides = isNarrow(width) ? ['SHOP', 'Maki', 'Soup & sides', 'Login', 'Register'] : [];
  const found = links.filter(({ textContent }) => !besides.includes(textContent));
  expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['HOME', '/'],
    ['ABOUT', '/company-info'],
    ['CONTACT', '/contact'],
    ['BLOG', '/blog'],
    ['GALLERY', '/gallery'],
  ]);
});

test.each(widths)('the footer leads to policies and questions, %i px wide [LAY-23]', async (width) => {
  await page.viewport(width, 800);
  openShop({ areas });
  for (const [name, path] of [
    ['Refund Policy', '/refund-policy'],
    ['Privacy Policy', '/privacy-policy'],
    ['FAQs', '/faq'],
  ] as const) {
    await expect.element(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test.each(widths)('the footer’s copyright names the site, %i px wide [LAY-24]', async (width) => {
  await page.viewport(width, 800);
  openShop({ areas, answers: answersOf({ settings: { site_title: '' } }), siteTitle: 'Umi Harbour' });
  await expect.element(footer.getByText('© Umi Harbour. All rights reserved.')).toBeVisible();
});

test.each(widths)(
  'says why settings are missing, and stays usable with the configured title, %i px wide [LAY-06]',
  async (width) => {
    await page.viewport(width, 800);
    const failures: [settings: () => unknown, text: string][] = [
      [() => failure(500, { detail: 'The office is closed.' }), 'The office is closed.'],
      [() => failure(503), 'Failed to load site details.'],
      [() => 'no settings', 'Failed to load site details.'],
    ];
    for (const [settings, text] of failures) {
      const { close } = openShop({ areas, answers: answersOf({ settings }) });
      await expect.element(page.getByText(text)).toBeVisible();
      await expect.element(page.getByRole('banner').getByText('Umi')).toBeVisible();
      await followPage(width, 'BLOG');
      await expect.element(page.getByRole('heading', { name: 'Blog' })).toBeVisible();
      close();
    }
    const { platform } = openShop({ areas, answers: answersOf({ settings: () => failure(404) }) });
    await expect.element(page.getByRole('banner').getByText('Umi')).toBeVisible();
    await expect.element(page.getByText('Failed to load site details.')).not.toBeInTheDocument();
    expect(platform.site.title).toBe('Umi');
  },
);

test('a page may ask for the slim frame: nothing but logo and page', async () => {
  const { navigate } = openShop({
    areas,
    path: '/login',
    answers: answersOf({ settings: () => failure(500) }),
  });
  await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect.element(page.getByRole('banner').getByText('Umi')).toBeVisible();
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#content', '/']);
  expect(page.getByRole('searchbox').elements()).toEqual([]);
  expect(page.getByRole('navigation').elements()).toEqual([]);
  expect(page.getByRole('contentinfo').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
  await navigate('/blog');
  await expect.element(page.getByRole('searchbox')).toBeVisible();
});

test('header and footer are there before the page is', async () => {
  const page1 = Promise.withResolvers<{ element: null }>();
  const slow: RouteObject = { path: '/', loader: () => page1.promise, element: <h1>Home</h1> };
  openShop({ areas: { pages: areaOf([slow]) } });
  await expect.element(main).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('banner').getByText('Umi')).toBeVisible();
  await navigation.getByText('SHOP').click();
  await expect.element(navigation.getByRole('link', { name: 'Maki' })).toBeVisible();
  page1.resolve({ element: null });
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect.element(main).toHaveAttribute('aria-busy', 'false');
  await expect.element(navigation.getByRole('link', { name: 'Maki' })).toBeVisible();
});

test('title and description are those of the page, and the site’s where it has none', async () => {
  const description = document.head.appendChild(document.createElement('meta'));
  description.name = 'description';
  const { navigate } = openShop({ areas, path: '/blog', expectedErrors: /no description/ });
  await expect.poll(() => [document.title, description.content]).toEqual(['Blog · Umi', 'All posts.']);
  await navigate('/contact');
  await expect
    .poll(() => [document.title, description.content])
    .toEqual(['Contact · Umi', 'A description for my site.']);
  await navigate('/gallery');
  await expect.element(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Umi');
  description.remove();
});

test('a new page gets focus and is read out; the first one is left to the browser', async () => {
  openShop({ areas });
  const polite = () => document.querySelector('[aria-live=polite]')?.textContent;
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  expect(polite()).toBe('');
  await navigation.getByRole('link', { name: 'BLOG' }).click();
  await expect.element(main).toHaveFocus();
  await expect.poll(polite).toBe('Blog · Umi');
});

test('a page that takes focus itself keeps it', async () => {
  openShop({ areas });
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  const focused: string[] = [];
  main.element().addEventListener('focusin', ({ target }) => focused.push((target as Element).tagName));
  await navigation.getByRole('link', { name: 'ABOUT' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await expect.poll(() => document.querySelector('[aria-live=polite]')?.textContent).toBe('About · Umi');
  expect(focused).not.toContain('MAIN');
});

test('a change of the query leaves focus where it is', async () => {
  const { navigate } = openShop({ areas, path: '/gallery', expectedErrors: /no description/ });
  const link = page.getByRole('link', { name: 'Back to the blog' });
  await expect.element(link).toBeVisible();
  link.element().focus();
  await navigate('/gallery?page=2');
  await expect.element(link).toHaveFocus();
});

test('the first stop of the keyboard leads past the navigation', async () => {
  openShop({ areas, path: '/gallery', expectedErrors: /no description/ });
  await expect.element(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(main).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Back to the blog' })).toHaveFocus();
});

test.each(widths)(
  'a new page starts at its top; Back and Forward return to where one was, %i px wide [RTE-09]',
  async (width) => {
    await page.viewport(width, 800);
    const { navigate } = openShop({ areas, path: '/blog' });
    await expect.element(page.getByRole('heading', { name: 'Blog' })).toBeVisible();
    window.scrollTo(0, 900);
    await navigate('/contact');
    await expect.element(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(0);
    window.scrollTo(0, 500);
    await navigate('/contact?branch=2');
    await expect.poll(() => window.scrollY).toBe(0);
    window.scrollTo(0, 300);
    history.go(-2);
    await expect.element(page.getByRole('heading', { name: 'Blog' })).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(900);
    history.forward();
    await expect.element(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(500);
    history.forward();
    await expect.poll(() => window.scrollY).toBe(300);
  },
);
