import { expect, test } from 'vitest';
import { renderedPage, renderingEdge } from '../testing/rendering.ts';

const hero = '<img src="/@release/catalog/assets/hero.webp">';

function edgeOf(siteUrl?: string) {
  const rendered: string[] = [];
  const visit = renderingEdge(
    ({ request }) => {
      rendered.push(request.url);
      return { ...renderedPage, html: hero };
    },
    {},
    siteUrl === undefined ? {} : { siteUrl },
  );
  return {
    rendered,
    html: async (path: string) => (await visit(path)).text(),
  };
}

test("a page has the site's own address, whatever the request's host is", async () => {
  const { html, rendered } = edgeOf('https://umi.example');
  const document = await html('/products?category=maki');
  expect(document).toContain('<link rel="canonical" href="https://umi.example/products?category=maki">');
  expect(document).toContain('<meta property="og:url" content="https://umi.example/products?category=maki">');
  expect(document).not.toContain('shop.example');
  expect(document).toContain('<img src="/releases/catalog/c1/assets/hero.webp">');
  expect(rendered).toEqual(['https://umi.example/products?category=maki']);
});

test("without one, the request's own", async () => {
  expect(await edgeOf().html('/products')).toContain(
    '<link rel="canonical" href="http://shop.example/products">',
  );
});
