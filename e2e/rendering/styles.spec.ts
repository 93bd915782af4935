import { expect, test } from '../fixtures.ts';
import { renderedAddresses } from './routes.ts';

const endsOf = (text: string) => [...new Set(text.match(/_[0-9a-f]{8}(?![\w-])/g))].toSorted();

test('a rendered document has the styles of what it shows, of parts that come later, too, and no others [STA-12]', async ({
  shop,
}) => {
  for (const path of [...renderedAddresses.map((address) => address.path), '/products?search=nothing']) {
    const html = await (await fetch(shop.url + path, { headers: { Accept: 'text/html' } })).text();
    const [, styles = ''] = /<style id="edge-styles">([\s\S]*?)<\/style>/.exec(html) ?? [];
    const used = endsOf(html.replace(styles, ''));
    expect(used.length, path).toBeGreaterThan(8);
    expect(endsOf(styles), path).toEqual(used);
  }
});
