import { contractVersion, type Area } from '@shop/shared/contracts';
import { widths } from '@shop/shared/testing/area';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { areaOf, openShop, type TestArea } from '../testing/open-shop.tsx';
import { followPage, isNarrow } from '../testing/ways.ts';

const navigation = page.getByRole('navigation', { name: 'Main' });
const retry = page.getByRole('button', { name: 'Try again' });
const unavailable = page.getByText('This part of the shop is not available right now.');
const crashed = 'An unexpected error occurred. Please try again later.';
const blogHeading = page.getByRole('heading', { name: 'Blog' });

const home = areaOf([{ path: '/', element: <h1>Home</h1> }]);
const blog: Area = { contract: contractVersion, routes: () => [{ path: '/blog', element: <h1>Blog</h1> }] };

/** A remote of the blog whose code comes as `load` says. */
function blogFrom(load: () => Area | Promise<Area>): TestArea & { load: ReturnType<typeof vi.fn> } {
  return { paths: ['/blog', '/contact'], load: vi.fn(load) };
}

async function openBlog(): Promise<void> {
  await navigation.getByRole('link', { name: 'BLOG' }).click();
}

beforeEach(() => page.viewport(1280, 800));

test.each(widths)(
  'an unknown address shows that inside the frame, with a link home, %i px wide [RTE-06]',
  async (width) => {
    await page.viewport(width, 800);
    openShop({ areas: { home }, path: '/nowhere/at-all' });
    const main = page.getByRole('main');
    const sentence = main.getByText('Oops! The page you are looking for does not exist.', { exact: true });
    await expect.element(sentence).toBeVisible();
    await expect
      .element(isNarrow(width) ? page.getByRole('button', { name: 'Menu' }) : navigation)
      .toBeVisible();
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    expect(main.getByRole('link').element().getAttribute('href')).toBe('/');
    await main.getByRole('link').click();
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  },
);

test('a malformed address is an unknown one', async () => {
  openShop({ areas: { home }, path: '/products/%E0%A4%A', expectedErrors: /could not be decoded/ });
  await expect.element(page.getByText('Oops! The page you are looking for does not exist.')).toBeVisible();
});

test('a discovery document without versions leaves the frame and the page that says so', async () => {
  openShop({ path: '/' });
  await expect.element(page.getByText('Oops! The page you are looking for does not exist.')).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
});

test.each(widths)(
  'an area that is down leaves a message, and Try again loads it once it is up, %i px wide [RTE-11..13]',
  async (width) => {
    await page.viewport(width, 800);
    let down = true;
    const remote = blogFrom(() => {
      if (down) throw new TypeError('Failed to fetch');
      return blog;
    });
    openShop({ areas: { home, blog: remote }, expectedErrors: /could not be loaded/ });
    await followPage(width, 'BLOG');
    await expect.element(unavailable).toBeVisible();
    await retry.click();
    await expect.element(page.getByText('Still not available.')).toBeVisible();
    await followPage(width, 'HOME');
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    await followPage(width, 'BLOG');
    await expect.element(unavailable).toBeVisible();
    down = false;
    await retry.click();
    await expect.element(blogHeading).toBeVisible();
  },
);

function OrderLink() {
  return (
    <Link to="/order-confirmation" state="no. 7">
      Place order
    </Link>
  );
}

test('Try again keeps what the page was opened with', async () => {
  const Confirmation = () => <h1>Order {String(useLocation().state)}</h1>;
  const orders = areaOf([{ path: '/order-confirmation', Component: Confirmation }]);
  const load = vi.fn(orders.load).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const checkout = areaOf([{ path: '/', element: <OrderLink /> }]);
  openShop({ areas: { checkout, orders: { ...orders, load } }, expectedErrors: /could not be loaded/ });
  await page.getByRole('link', { name: 'Place order' }).click();
  await retry.click();
  await expect.element(page.getByRole('heading', { name: 'Order no. 7' })).toBeVisible();
});

test('an area that asks for a contract not served is not run, and the message stands in its place [DEP-13]', async () => {
  const remote = { ...blogFrom(() => blog), requires: '^2.0' };
  openShop({ areas: { home, blog: remote }, expectedErrors: /could not be loaded/ });
  await openBlog();
  await expect.element(unavailable).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('Still not available.')).toBeVisible();
  expect(remote.load).not.toHaveBeenCalled();
  await expect.element(navigation).toBeVisible();
});

const broken: [what: string, area: Area][] = [
  [
    'whose routes cannot be made',
    {
      contract: contractVersion,
      routes: () => {
        throw new Error('boom');
      },
    },
  ],
  [
    'whose routes collide',
    {
      contract: contractVersion,
      routes: () => [
        { id: 'twice', path: '/blog', element: <h1>Blog</h1> },
        { id: 'twice', path: '/contact', element: <h1>Contact</h1> },
      ],
    },
  ],
  ['that does not have the page it announced', { contract: contractVersion, routes: () => [] }],
];

test.each(broken)('an area %s leaves the message, and the rest works', async (_, area) => {
  openShop({
    areas: { home, blog: blogFrom(() => area) },
    expectedErrors: /could not be loaded/,
  });
  await openBlog();
  await expect.element(unavailable).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('Still not available.')).toBeVisible();
  await expect.element(retry).not.toHaveAttribute('aria-disabled');
  await navigation.getByRole('link', { name: 'HOME' }).click();
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test('an area that arrives after the shopper went elsewhere is there when asked for again', async () => {
  const loading = Promise.withResolvers<Area>();
  const remote = blogFrom(() => loading.promise);
  const { address } = openShop({ areas: { home, blog: remote } });
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await openBlog();
  await expect.poll(() => remote.load.mock.calls.length).toBe(1);
  await navigation.getByRole('link', { name: 'GALLERY' }).click();
  await expect.poll(address).toBe('/gallery');
  loading.resolve(blog);
  await openBlog();
  await expect.element(blogHeading).toBeVisible();
  expect(remote.load).toHaveBeenCalledOnce();
});

function Crashing(): never {
  throw new Error('boom');
}

test.each(widths)(
  'an area that throws is replaced by a box, and the others keep working, %i px wide [LAY-33]',
  async (width) => {
    await page.viewport(width, 800);
    const catalog = areaOf([{ path: '/gallery', element: <Crashing /> }]);
    openShop({
      areas: { home, catalog, blog: blogFrom(() => blog) },
      expectedErrors: /boom/,
    });
    await followPage(width, 'GALLERY');
    const box = page.getByRole('main').getByText(crashed);
    await expect.element(box).toBeVisible();
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await followPage(width, 'BLOG');
    await expect.element(blogHeading).toBeVisible();
    await expect.element(box).not.toBeInTheDocument();
  },
);

test('Try again renders a page again that threw once', async () => {
  let healthy = false;
  const Shaky = () => (healthy ? <h1>Gallery</h1> : <Crashing />);
  const catalog = areaOf([{ path: '/gallery', Component: Shaky }]);
  openShop({ areas: { home, catalog }, path: '/gallery', expectedErrors: /boom/ });
  await expect.element(page.getByText(crashed)).toBeVisible();
  healthy = true;
  await retry.click();
  await expect.element(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
});
