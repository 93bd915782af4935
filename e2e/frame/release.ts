import type { Page } from '@playwright/test';
import type { Discovery } from '@shop/shared/contracts';

const gone = /\/releases\/blog\/(?!next\/).*\.js$/;

/** From now on the blog has a new release at another address; its earlier files are gone. */
export async function release(page: Page, url: string): Promise<void> {
  const discovery = (await (await fetch(`${url}/discovery.json`)).json()) as Discovery;
  const [blog] = discovery.microFrontends['blog'] ?? [];
  if (!blog) throw new Error('The shop has no blog.');
  const { version } = blog.metadata;
  const next = JSON.parse(
    JSON.stringify(discovery).replaceAll(`/blog/${version}/`, '/blog/next/'),
  ) as Discovery;
  const released = next.microFrontends['blog']?.map((one) => ({
    ...one,
    metadata: { ...one.metadata, version: 'next' },
  }));
  await page.route('**/discovery.json', (route) =>
    route.fulfill({ json: { ...next, microFrontends: { ...next.microFrontends, blog: released } } }),
  );
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.route('**/releases/blog/next/**', async (route) => {
    const file = await fetch(route.request().url().replace('/next/', `/${version}/`));
    await route.fulfill({ body: Buffer.from(await file.arrayBuffer()), contentType: 'text/javascript' });
  });
}
