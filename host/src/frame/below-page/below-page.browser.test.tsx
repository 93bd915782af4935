import type { PageHandle } from '@shop/shared/contracts';
import { widths } from '@shop/shared/testing/area';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { areaOf, openShop } from '../../testing/open-shop.tsx';
import { isNarrow } from '../../testing/ways.ts';

const lines = Array.from({ length: 120 }, (_, line) => <p key={line}>Line {line}</p>);
const pages = areaOf([
  { path: '/', element: [<h1 key="h">Home</h1>, ...lines] },
  { path: '/faq', element: <h1>Questions</h1> },
  {
    path: '/login',
    handle: { frame: 'slim' } satisfies PageHandle,
    element: [<h1 key="h">Login</h1>, ...lines],
  },
]);

function open(path: string) {
  let loads = 0;
  const blog = areaOf([], { 'contact-section': async () => () => <h2>Get In Touch</h2> });
  const { load } = blog;
  const areas = { pages, blog: { ...blog, load: () => ((loads += 1), load()) } };
  return { ...openShop({ path, areas }), loads: () => loads };
}

const contact = page.getByRole('heading', { name: 'Get In Touch' });
const toTop = page.getByRole('button', { name: 'Back to top' });

/** React's strict mode runs effects twice, and so puts a page at its top twice; the title is set after that. */
async function settled(heading: string) {
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.poll(() => document.title).toBe('Umi');
}

beforeEach(async () => {
  // Where an earlier test has scrolled to would be restored.
  sessionStorage.clear();
  document.title = '';
  scrollTo(0, 0);
  await page.viewport(1280, 800);
});

test.each(widths)(
  'a page ends in the contact section, with the footer below it, %i px wide [LAY-02]',
  async (width) => {
    await page.viewport(width, 800);
    open('/faq');
    await expect.element(contact).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const order = contact.element().compareDocumentPosition(footer.element());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const bars = page.getByRole('navigation', { name: 'Main' }).elements();
    expect(bars).toHaveLength(isNarrow(width) ? 0 : 1);
    expect(page.getByRole('searchbox').elements()).toHaveLength(1);
  },
);

test('the contact section of a long page comes when it is near, and nothing moves', async () => {
  const { loads } = open('/');
  await settled('Home');
  const height = document.documentElement.scrollHeight;
  scrollTo(0, 400);
  await expect.element(toTop).toBeVisible();
  expect(loads()).toBe(0);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(contact).toBeVisible();
  expect(document.documentElement.scrollHeight).toBe(height);
});

test.each(widths)(
  'the button to the top is there beyond 300px alone, and leads there, %i px wide [LAY-03]',
  async (width) => {
    await page.viewport(width, 800);
    open('/');
    await settled('Home');
    await expect.element(toTop).not.toBeInTheDocument();
    scrollTo(0, 301);
    await expect.element(toTop).toBeVisible();
    scrollTo(0, 300);
    await expect.element(toTop).not.toBeInTheDocument();
    scrollTo(0, 900);
    await toTop.click();
    await expect.poll(() => scrollY).toBe(0);
    await expect.element(toTop).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
  },
);

test.each(widths)(
  'a slim page has neither, however far it is scrolled, %i px wide [LAY-01]',
  async (width) => {
    await page.viewport(width, 800);
    const { loads, navigate } = open('/login');
    await settled('Login');
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => scrollY).toBeGreaterThan(300);
    await new Promise(requestAnimationFrame);
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(page.getByRole('contentinfo').elements()).toEqual([]);
    expect(page.getByRole('searchbox').elements()).toEqual([]);
    expect(page.getByRole('navigation').elements()).toEqual([]);
    await expect.element(contact).not.toBeInTheDocument();
    expect(loads()).toBe(0);
    await navigate('/faq');
    await expect.element(contact).toBeVisible();
  },
);

test('a contact section that cannot be loaded says so, and takes no space outside the viewport', async () => {
  const blog = areaOf([], { 'contact-section': async () => () => null });
  const down = { ...blog, load: () => Promise.reject(new TypeError('Failed to fetch')) };
  openShop({ areas: { pages, blog: down }, expectedErrors: /contact-section|FragmentBoundary/ });
  await settled('Home');
  scrollTo(0, document.documentElement.scrollHeight);
  const text = page.getByText('Contact information is currently unavailable.');
  await expect.element(text).toBeVisible();
  const { height } = text.element().getBoundingClientRect();
  expect(height).toBeGreaterThan(400);
  scrollTo(0, 0);
  await expect.poll(() => text.element().getBoundingClientRect().height).toBeLessThan(200);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => text.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  expect(text.element().getBoundingClientRect().height).toBeLessThan(200);
});

test('the button to the top lies above the footer, not on its links', async () => {
  open('/');
  await settled('Home');
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(toTop).toBeVisible();
  await expect.element(contact).toBeVisible();
  scrollTo(0, document.documentElement.scrollHeight);
  const footer = () => page.getByRole('contentinfo').element().getBoundingClientRect();
  await expect.poll(() => toTop.element().getBoundingClientRect().bottom).toBe(footer().top - 16);
  scrollTo(0, 400);
  await expect.poll(() => toTop.element().getBoundingClientRect().bottom).toBe(innerHeight - 16);
});
