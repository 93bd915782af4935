import { holdWayOut, widths } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersOf } from '../../testing/answers.ts';
import { areaOf, openShop } from '../../testing/open-shop.tsx';
import { isNarrow } from '../../testing/ways.ts';

const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
const menu = page.getByRole('dialog', { name: 'Menu' });
const navigation = page.getByRole('navigation', { name: 'Main' });

const narrow = widths.filter(isNarrow);
const wide = widths.filter((width) => !isNarrow(width));

const homeAndBlog = [
  { path: '/', element: <h1>Home</h1> },
  { path: '/blog', element: <h1>Blog</h1> },
];
const areas = {
  menu: areaOf([...homeAndBlog, { path: '/products', element: <h1>Our Products</h1> }]),
};

const pages = [
  ['HOME', '/'],
  ['SHOP', '/products'],
  ['Maki', '/products?category=maki'],
  ['Soup & sides', '/products?category=soup%20%26%20sides'],
  ['ABOUT', '/company-info'],
  ['CONTACT', '/contact'],
  ['BLOG', '/blog'],
  ['GALLERY', '/gallery'],
];

async function linksInMenu() {
  await opener.click();
  await expect.element(menu.getByRole('link', { name: 'Maki' })).toBeVisible();
  const links = menu.getByRole('link').elements();
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

test.each(narrow)('takes the place of the navigation %i px wide [LAY-20]', async (width) => {
  await page.viewport(width, 800);
  openShop({ areas });
  await expect.element(opener).toBeVisible();
  await expect.element(navigation).not.toBeInTheDocument();
  await opener.click();
  await expect.element(menu).toBeVisible();
});

test.each(wide)('is not there %i px wide [LAY-20..22]', async (width) => {
  await page.viewport(width, 800);
  openShop({ areas });
  await expect.element(navigation.getByRole('link', { name: 'GALLERY' })).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
  await expect.element(menu).not.toBeInTheDocument();
});

test.each(narrow)(
  'has all links of navigation, categories and account, %i px wide [LAY-21]',
  async (width) => {
    await page.viewport(width, 800);
    const { close } = openShop({ areas });
    const visitor = await linksInMenu();
    expect(visitor).toEqual([...pages, ['Login', '/login'], ['Register', '/register']]);
    await expect.element(menu.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    close();

    openShop({ areas, signedIn: true });
    expect(await linksInMenu()).toEqual([...pages, ['Orders', '/orders']]);
    await expect.element(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
);

test.each(narrow)(
  'closes on a route change and when the window grows from %i px beyond 768 [LAY-22]',
  async (width) => {
    await page.viewport(width, 800);
    const { navigate } = openShop({ areas });
    await opener.click();
    await menu.getByRole('link', { name: 'BLOG' }).click();
    await expect.element(page.getByRole('heading', { name: 'Blog' })).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();

    await opener.click();
    await expect.element(menu).toBeVisible();
    await navigate('/blog?page=2');
    await expect.element(menu).not.toBeInTheDocument();

    await opener.click();
    await page.viewport(768, 800);
    await expect.element(menu).toBeVisible();
    await page.viewport(769, 800);
    await expect.element(menu).not.toBeInTheDocument();
    await page.viewport(390, 800);
    await expect.element(opener).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
  },
);

test.each(narrow)(
  '%i px wide it takes the dropdown’s place, with all of it in reach [LAY-16, LAY-17]',
  async (width) => {
    await page.viewport(width, 800);
    const categories = Array.from({ length: 40 }, (_, id) => ({
      id,
      slug: `c${id}`,
      name: `Category ${id}`,
    }));
    const { address } = openShop({ areas, answers: answersOf({ categories }) });
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    await expect.element(navigation).not.toBeInTheDocument();
    await opener.click();
    const last = menu.getByRole('link', { name: 'Category 39' });
    await expect.element(last).toBeInTheDocument();
    last.element().scrollIntoView();
    const { top, bottom } = last.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    await last.click();
    await expect.poll(address).toBe('/products?category=c39');
    await expect.element(menu).not.toBeInTheDocument();
    await opener.click();
    await expect.element(menu).toBeVisible();
    await menu.click({ position: { x: width - 6, y: 400 }, force: true });
    await expect.element(menu).not.toBeInTheDocument();
  },
);

test('keeps focus inside, and Escape gives it back to the button', async () => {
  await page.viewport(390, 800);
  openShop({ areas });
  await opener.click();
  await expect.element(menu.getByRole('button', { name: 'Close menu' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(menu.getByRole('link', { name: 'HOME' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('pressed at the very end of its way out, it opens again and has the focus [LAY-44]', async () => {
  await page.viewport(390, 800);
  openShop({ areas });
  await opener.click();
  await expect.element(menu).toBeVisible();
  const button = opener.element() as HTMLElement;
  const endWayOut = holdWayOut(menu.element(), button);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  endWayOut();
  button.click();
  await expect.element(menu.getByRole('button', { name: 'Close menu' })).toHaveFocus();
});

test('closes on a press beside it', async () => {
  await page.viewport(768, 800);
  openShop({ areas });
  await opener.click();
  await expect.element(menu).toBeVisible();
  await menu.click({ position: { x: 600, y: 400 }, force: true });
  await expect.element(menu).not.toBeInTheDocument();
});

test('following a link moves focus to the new page', async () => {
  await page.viewport(390, 800);
  openShop({ areas });
  await opener.click();
  await menu.getByRole('link', { name: 'BLOG' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

const heading = (name: string) => page.getByRole('heading', { name });

test('Back closes it and leaves the page where it is; a second Back leaves the page', async () => {
  await page.viewport(390, 800);
  const { address, calls, navigate } = openShop({ areas });
  await navigate('/blog');
  await expect.element(heading('Blog')).toBeVisible();
  // The frame's own.
  await expect.poll(() => calls.length).toBe(2);
  const { length } = calls;
  await opener.click();
  await expect.element(menu).toBeVisible();
  history.back();
  await expect.element(menu).not.toBeInTheDocument();
  expect(address()).toBe('/blog');
  await expect.element(heading('Blog')).toBeVisible();
  expect(calls).toHaveLength(length);
  history.back();
  await expect.element(heading('Home')).toBeVisible();
});

test('closed by hand it leaves nothing behind for Back', async () => {
  await page.viewport(390, 800);
  const { address, navigate } = openShop({ areas });
  await navigate('/blog');
  const closings = [
    () => menu.getByRole('button', { name: 'Close menu' }).click(),
    () => userEvent.keyboard('{Escape}'),
    () => page.viewport(900, 800),
  ];
  for (const close of closings) {
    await page.viewport(390, 800);
    const before = (history.state as { idx: number }).idx;
    await opener.click();
    await expect.element(menu).toBeVisible();
    await close();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.poll(() => (history.state as { idx: number }).idx).toBe(before);
  }
  history.back();
  await expect.poll(address).toBe('/');
});

test('a page opened from it takes its place in the history', async () => {
  await page.viewport(390, 800);
  const { address } = openShop({ areas });
  await opener.click();
  await menu.getByRole('link', { name: 'BLOG' }).click();
  await expect.element(heading('Blog')).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
  history.back();
  await expect.element(heading('Home')).toBeVisible();
  expect(address()).toBe('/');
  history.forward();
  await expect.element(heading('Blog')).toBeVisible();
});

test('a page that arrives while it is open has its own address, and Back leads from it to the one before [SEC-100]', async () => {
  await page.viewport(390, 800);
  const slow = Promise.withResolvers<null>();
  const pages = {
    menu: areaOf([...homeAndBlog, { path: '/slow', loader: () => slow.promise, element: <h1>Slow</h1> }]),
  };
  const { address, navigate } = openShop({ areas: pages });
  await expect.element(heading('Home')).toBeVisible();
  const arrival = navigate('/slow');
  await opener.click();
  await expect.element(menu).toBeVisible();
  slow.resolve(null);
  await arrival;
  await expect.element(heading('Slow')).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
  expect(address()).toBe('/slow');
  await navigate('/blog');
  await expect.element(heading('Blog')).toBeVisible();
  history.back();
  await expect.poll(address).toBe('/slow');
  await expect.element(heading('Slow')).toBeVisible();
});
