import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';
import { routeAddresses } from './routes.ts';
import { sampled } from '../whole.ts';

const notFound = 'Oops! The page you are looking for does not exist.';

/** Every third letter percent-encoded, which browsers leave in the address. */
const encoded = (path: string) =>
  path.replaceAll(/[a-z]/g, (letter, index: number) =>
    index % 3 === 0 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
const doublyEncoded = (path: string) => encoded(path).replaceAll('%', '%25');

const paths = routeAddresses.map(({ path }) => path).filter((path) => !path.includes('?'));
const hasSlug = (path: string) => /^\/(?:products|blog)\/./.test(path);

/** Spellings that name something else than the path: read once, they are no route, or a slug that the provider does not have. */
function otherSpellings(path: string): string[] {
  const malformed = [`${path}%`, `${path}%E9%AE`];
  if (!hasSlug(path)) return path === '/' ? malformed : [doublyEncoded(path), ...malformed];
  const parent = path.replace(/[^/]+$/, '');
  return [parent + doublyEncoded(path.slice(parent.length)), `${parent}%`, ...malformed];
}

test.use({ expectedErrors: /status of 404|could not be decoded/ });

for (const path of paths)
  test(
    `${path} is the same page at the edge and in the browser, however it is spelled [RTE-14]`,
    sampled(path),
    async ({ page }) => {
      for (const address of [encoded(path), ...otherSpellings(path)]) {
        const answer = await page.goto(address);
        const html = (await answer?.text()) ?? '';
        const isRendered = html.includes('id="shop-hydration"');
        if (isRendered) await waitForHydration(page);
        const heading = page.getByRole('main').getByRole('heading').first();
        await expect(heading, address).toBeVisible();
        if (isRendered) {
          const sent = /<main[^]*?<h\d[^>]*>([^]*?)<\/h\d>/.exec(html)?.[1] ?? '';
          expect(sent.replaceAll(/<[^>]*>/g, ''), address).toBe(await heading.textContent());
        }
        const isPath = address === encoded(path);
        expect(answer?.status(), address).toBe(isPath ? 200 : 404);
        await expect(page.getByText(notFound), address).toHaveCount(isPath || hasSlug(path) ? 0 : 1);
      }
    },
  );
