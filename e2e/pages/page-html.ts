import type { ShopAddresses, ThirdPartyPage } from './third-party.ts';

/** One element of each kind, with what it needs. */
export const elements: Readonly<Record<string, string>> = {
  'shop-menu': 'category="maki"',
  'shop-product': 'slug="salmon-nigiri"',
  'shop-gallery': '',
  'shop-cart': '',
  'shop-account': '',
  'shop-blog': '',
  'shop-contact': '',
  'shop-faq': '',
};

/** The heading that each shows. */
export const headings: Readonly<Record<string, string>> = {
  'shop-menu': 'Products in Maki',
  'shop-product': 'Salmon nigiri',
  'shop-gallery': 'Product Gallery',
  'shop-cart': 'Please Log In',
  'shop-account': 'Login',
  'shop-blog': 'Blog',
  'shop-contact': 'Contact Us',
  'shop-faq': 'Frequently Asked Questions',
};

/** The page's own styles: as docs/embedding.md says, they reserve space for each widget. */
export const ownCss = `body { margin: 0 } #own { height: 120px; overflow: hidden }
${Object.keys(elements).join(', ')} { display: block; min-height: 100vh }`;

const own =
  '<div id="own"><h1>Theirs</h1><p>A <a href="#top">word</a> of <button>theirs</button></p><ul><li>One</li></ul></div>';

/** The page with or without the shop's widgets. */
export function pageHtml(page: ThirdPartyPage, shop: ShopAddresses, hasWidgets: boolean): string {
  const { html = '<html lang="en">', head = '', body = (widgets) => widgets } = page;
  const settings = `api-base="${shop.apiBase}" tenant="7" storefront-url="${shop.url}" data-theme="light"`;
  const markup = Object.entries(elements).map(
    ([tag, attributes]) => `<${tag} ${settings} ${attributes}>Loading…</${tag}>`,
  );
  const scripts = ['catalog', 'account-cart', 'blog'].map(
    (remote) => `<script type="module" src="${shop.url}/embed/${remote}.js"></script>`,
  );
  return (
    `<!doctype html>${html}<head><meta charset="utf-8"><title>Theirs</title><link rel="icon" href="data:,">` +
    `<link rel="stylesheet" href="/own.css">${head}${hasWidgets ? scripts.join('') : ''}</head>` +
    `<body>${own}${body(hasWidgets ? markup.join('') : '')}</body></html>`
  );
}
