/** A page with one fault, and what the doctor has to say of it. */
export interface FaultyPage {
  readonly fault: string;
  readonly head?: (addresses: Addresses) => string;
  readonly body?: string | ((addresses: Addresses) => string);
  readonly html?: string;
  readonly headers?: (addresses: Addresses) => Readonly<Record<string, string>>;
  /** What is found: all of it. */
  readonly what: RegExp;
  readonly write?: RegExp;
  /** Nothing of the shop runs: the owner pastes the doctor into the console. */
  readonly byConsole?: boolean;
  /** The provider knows no tenant. */
  readonly isUnknownTenant?: boolean;
  /** It is found once the owner has the keys tried. */
  readonly byKeys?: boolean;
}

export interface Addresses {
  readonly shop: string;
  readonly provider: string;
  /** The same shop under another origin. */
  readonly alias: string;
  /** A server whose answers other sites may not read. */
  readonly silent: string;
}

const line = (src: string, attributes = 'type="module"') => `<script ${attributes} src="${src}"></script>`;
const ownScript = ({ shop }: Addresses) => line(`${shop}/embed/shop.js`);
export const price = (attributes = '') => `<shop-price slug="maki" ${attributes}>$4</shop-price>`;

const policy = (more: (addresses: Addresses) => string) => (addresses: Addresses) => ({
  'Content-Security-Policy': more(addresses),
});

export const faultyPages: readonly FaultyPage[] = [
  {
    fault: 'a provider that does not allow calls',
    body: ({ silent }) => price(`api-base="${silent}/api" tenant="7"`),
    what: /^The provider at .* does not allow calls from this page \(CORS\)\.$/,
    write: /Access-Control-Allow-Origin: http:.*\nAccess-Control-Allow-Headers: X-Tenant-ID/,
  },
  {
    fault: 'a provider that does not answer',
    body: price('api-base="http://localhost:1/api" tenant="7"'),
    what: /^The provider at http:\/\/localhost:1 does not answer\.$/,
  },
  {
    fault: 'a storefront whose CDN drops its CORS header',
    head: ({ silent }) => line(`${silent}/embed/shop.js`),
    body: '',
    byConsole: true,
    what: /does not let other sites read \/embed\/shop\.js \(CORS\)/,
    write: /Access-Control-Allow-Origin: \*/,
  },
  {
    fault: 'script-src without the shop',
    headers: policy(() => "script-src 'self'"),
    byConsole: true,
    what: /^The policy's script-src does not admit http.*\n<shop-price> is not defined: its script is on the page, and did not run\.$/,
    write: /^script-src 'self' http/,
  },
  {
    fault: 'a script without the nonce of script-src',
    headers: policy(() => "script-src 'nonce-abc'"),
    byConsole: true,
    what: /^The policy's script-src does not admit http.*\n<shop-price> is not defined/,
    write: /^script-src 'nonce-abc' http/,
  },
  {
    fault: 'connect-src without the provider',
    headers: policy(({ shop }) => `connect-src 'self' ${shop}`),
    what: /^The policy's connect-src does not admit http/,
    write: /^connect-src 'self' http:\S+ http/,
  },
  {
    fault: 'connect-src without the shop, the page itself left out, too',
    headers: policy(({ provider }) => `default-src *; connect-src ${provider}`),
    what: /^The policy's connect-src does not admit http/,
  },
  {
    fault: 'connect-src without both, which is one line to write',
    headers: policy(() => "connect-src 'self'"),
    what: /^The policy's connect-src does not admit http\S+\.\nThe policy's connect-src does not admit http/,
    write: /^connect-src 'self' http:\S+ http:\S+$/,
  },
  {
    fault: 'img-src without the provider, in a meta element',
    head: (addresses) =>
      `<meta http-equiv="Content-Security-Policy" content="img-src 'self' data:">${ownScript(addresses)}`,
    what: /^The policy's img-src does not admit http/,
    write: /^img-src 'self' data: http/,
  },
  {
    fault: 'font-src without the shop',
    headers: policy(() => "font-src 'none'"),
    body: price('fonts'),
    what: /^The policy's font-src does not admit http/,
    write: /^font-src http/,
  },
  {
    fault: 'frame-src without players',
    headers: policy(() => "frame-src 'self'"),
    // As one that shows its posts.
    body: `<shop-blog>Posts</shop-blog><script>customElements.define('shop-blog', class extends HTMLElement { constructor() { super().attachShadow({ mode: 'open' }).innerHTML = '<div part="root">' } })</script>`,
    what: /^The policy's frame-src does not admit https:\/\/www\.youtube/,
  },
  {
    fault: 'style-src that refuses the page’s own rule',
    headers: policy(() => "style-src 'self'"),
    head: (addresses) => `<style>shop-price { display: inline-block }</style>${ownScript(addresses)}`,
    what: /style-src refuses the page’s own styles/,
    write: /shop-price \{ display: inline-block \}/,
  },
  {
    fault: 'a base element',
    head: (addresses) => `<base href="/deep/">${ownScript(addresses)}`,
    what: /^The page has <base href="\/deep\/">\.$/,
  },
  {
    fault: 'a script without type="module"',
    head: (addresses) => ownScript(addresses) + line(`${addresses.shop}/embed/basket.js`, ''),
    what: /^The script \S+\/embed\/basket\.js has no type="module"\.\nshop\.js defines the elements of basket, too\.$/,
    write: /^<script type="module" src="\S+\/embed\/basket\.js"><\/script>$/,
  },
  {
    fault: 'an element whose script is missing',
    head: ({ shop }) => line(`${shop}/embed/menu.js`),
    body: '<shop-cart>Cart</shop-cart>',
    what: /^<shop-cart> is not defined: its script is not on the page\.$/,
    write: /\/embed\/basket\.js"/,
  },
  {
    fault: 'another tenant',
    body: ({ provider }) => `<shop-menu heading="2" tenant="8" api-base="${provider}/api">Dishes</shop-menu>`,
    isUnknownTenant: true,
    what: /^The provider at \S+ answers 404 for the tenant 8\.$/,
    write: /tenant="7"/,
  },
  {
    fault: 'a slug that does not exist',
    body: '<shop-price slug="gone">Gone</shop-price>',
    what: /^<shop-price>: there is nothing with the slug “gone”\.$/,
    write: /slug="…"/,
  },
  {
    fault: 'no slug',
    body: '<shop-price>$4</shop-price>',
    what: /^<shop-price> has no slug\.$/,
  },
  {
    fault: 'a category that does not exist',
    body: '<shop-menu category="pizza" heading="2">Pizza</shop-menu>',
    what: /^<shop-menu>: there is no category “pizza”\.$/,
    write: /category="\w+"/,
  },
  {
    fault: 'elements of no shop beside scripts of two',
    head: (addresses) => ownScript(addresses) + line(`${addresses.alias}/embed/shop.js`),
    what: /^Scripts of 2 shops are on this page, and <shop-price> names none\.$/,
    write: /shop="http/,
  },
  {
    fault: 'one script twice',
    head: (addresses) => ownScript(addresses).repeat(2),
    what: /^The script of shop is there 2 times\.$/,
  },
  {
    fault: 'two versions of one script',
    head: ({ shop }) => line(`${shop}/embed/menu.js`) + line(`${shop}/embed/menu@v1.js`),
    body: '',
    what: /^The script of menu is there 2 times, in several versions\.$/,
  },
  {
    fault: 'the script of all elements beside that of an area',
    head: (addresses) => ownScript(addresses) + line(`${addresses.shop}/embed/basket.js`),
    what: /^shop\.js defines the elements of basket, too\.$/,
  },
  {
    fault: 'a page that sends no referrer where payments begin',
    body: price('open="page"'),
    headers: () => ({ 'Referrer-Policy': 'no-referrer' }),
    what: /^The page's Referrer-Policy is no-referrer\./,
    write: /^Referrer-Policy: strict-origin-when-cross-origin$/,
  },
  {
    fault: 'a shortcut that listens before fields do',
    head: (addresses) =>
      `<script>addEventListener('keydown', (event) => { if (event.key === 's' && !/^(?:INPUT|TEXTAREA)$/.test(event.target.tagName)) event.preventDefault() }, true)</script>${ownScript(addresses)}`,
    byKeys: true,
    what: /^A shortcut of the page takes the key “s” from fields of the shop\.$/,
    write: /composedPath/,
  },
  {
    fault: 'a header that stays at the top',
    body: `<header style="position: sticky; top: 0; height: 72px">Theirs</header>${price()}`,
    what: /^A header of 72 px stays at the top while the page is scrolled\.$/,
    write: /^html \{ scroll-padding-top: 72px \}$/,
  },
  {
    fault: 'a changed prototype',
    head: (addresses) =>
      `<script>Array.prototype.toJSON = function () { return this.map(String) }; Object.prototype.extend = function () {}</script>${ownScript(addresses)}`,
    what: /^A script of the page has put Array\.prototype\.toJSON, Object\.prototype\.extend in the place/,
  },
  {
    fault: 'a page in another language',
    html: '<html lang="de-AT">',
    what: /^The page is in “de-AT”, the shop’s words are in English\.$/,
  },
  {
    fault: 'a page that names no language',
    html: '<html>',
    what: /^The page does not say what language it is in\.$/,
    write: /^<html lang="en">$/,
  },
  {
    fault: 'a widget’s h1 beside the page’s own',
    body: '<shop-menu>Dishes</shop-menu>',
    what: /^The page has 2 headings of level 1\.$/,
    write: /^<shop-menu heading="2"><\/shop-menu>$/,
  },
];

/** The document of a page; without a fault there is nothing to find. */
export function documentOf(page: Partial<FaultyPage>, addresses: Addresses): string {
  const { html = '<html lang="en">', head = ownScript, body = price() } = page;
  const content = typeof body === 'string' ? body : body(addresses);
  return `<!doctype html>${html}<head><title>Theirs</title><link rel="icon" href="data:,">${head(addresses)}</head><body><h1>Theirs</h1><p>From ${content}</p></body></html>`;
}
