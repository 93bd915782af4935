import { expect, expectReadable, test } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';

// Every screen of the shop, at both widths: read by its heading, nothing for axe to find, no sideways scroll.
const screens = [
  { path: '/', heading: 'Umi' },
  { path: '/products', heading: 'Our Products' },
  { path: '/products?category=maki', heading: 'Products in Maki' },
  { path: '/products/salmon-nigiri', heading: 'Salmon nigiri' },
  { path: '/gallery', heading: 'Product Gallery' },
  { path: '/blog', heading: 'Blog' },
  { path: '/blog/a-soup-that-starts-the-day-before', heading: 'A soup that starts the day before' },
  { path: '/contact', heading: 'Contact Us' },
  { path: '/company-info', heading: 'About Umi' },
  { path: '/faq', heading: 'Frequently Asked Questions' },
  { path: '/refund-policy', heading: 'Refund Policy' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/login', heading: 'Login' },
  { path: '/register', heading: 'Register' },
  { path: '/cart', heading: 'Please Log In' },
] as const;

for (const { path, heading } of screens) {
  test(`${path} is readable by everyone`, async ({ page, widths }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
    await quiet(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectReadable(page);
    }
  });
}

test.describe(() => {
  test.use({ expectedErrors: /status of 404/ });

  test('an unknown address shows what is wrong and the way home, inside the frame', async ({ page }) => {
    const answer = await page.goto('/nowhere/at-all');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Oops! The page you are looking for does not exist.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
