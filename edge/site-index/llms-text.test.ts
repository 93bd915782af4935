import { expect, test } from 'vitest';
import { llmsText } from './llms-text.ts';

const shop = { origin: 'https://umi.example', title: 'Umi', description: 'Sushi by the harbour.' };

test('has the shop’s pages in Markdown, by section [SEO-17]', () => {
  const pages = [
    { path: '/products', title: 'Menu' },
    { path: '/hidden', title: '' },
    { path: '/products/eel', title: 'Eel', section: 'Dishes', description: 'Grilled.\nWith sauce.' },
    { path: '/faq', title: 'Questions' },
  ];
  expect(llmsText(pages, shop)).toBe(`# Umi

> Sushi by the harbour.

Prices and stock change: the pages have them. All pages: https://umi.example/sitemap.xml

## Pages

- [Menu](https://umi.example/products)
- [Questions](https://umi.example/faq)

## Dishes

- [Eel](https://umi.example/products/eel): Grilled. With sauce.
`);
});

test('texts of the provider make no markup and stay on their line', () => {
  const page = {
    path: '/products/a(b)',
    title: '](https://evil.example)\u0000\n# Order here',
    description: '<b>*now*',
  };
  const [line] = llmsText([page], shop).split('\n').slice(-2);
  expect(line).toBe(
    String.raw`- [\](https://evil.example) \# Order here](https://umi.example/products/a%28b%29): \<b\>\*now\*`,
  );
});
