import { serveForeignFiles } from '../embed/foreign-page.ts';
import { expect, test } from '../fixtures.ts';
import { headings, ownCss, pageHtml } from '../pages/page-html.ts';
import { stateOf, watchPage } from '../pages/page-state.ts';
import type { ThirdPartyPage } from '../pages/third-party.ts';
import { clobberedNames } from './vectors/clobbering.ts';

/** Elements of the page whose ids are those of the browser's own things; a form's name would hide them from the page itself. */
const named = clobberedNames
  .map((name) => `<form hidden id="${name}"><input name="attributes"><input name="parentNode"></form>`)
  .join('');

/** What scripts that measure, record or translate put in the place of built-ins; each does what it did, and counts. */
const wrapped = `window.calls = 0;
for (const [owner, name] of [[window, 'fetch'], [window, 'setTimeout'], [window, 'queueMicrotask'], [JSON, 'parse'], [JSON, 'stringify'],
  [Array.prototype, 'map'], [Array.prototype, 'filter'], [Array.prototype, 'push'], [Object, 'keys'], [Object, 'assign'], [Object, 'entries'],
  [Promise.prototype, 'then'], [EventTarget.prototype, 'addEventListener'], [CustomElementRegistry.prototype, 'define'],
  [Element.prototype, 'attachShadow'], [Node.prototype, 'appendChild'], [Node.prototype, 'insertBefore'], [History.prototype, 'pushState'],
  [Storage.prototype, 'getItem'], [String.prototype, 'replace'], [RegExp.prototype, 'test'], [Map.prototype, 'get'], [Set.prototype, 'has']]) {
  const own = owner[name];
  owner[name] = function (...values) { window.calls += 1; return Reflect.apply(own, this, values); };
}`;

/** Tells the widgets' events and messages of its own making, as soon as there is somebody who listens. */
const teller = `document.addEventListener('shop:ready', ({ target }) => {
  for (const name of ['shop:ready', 'shop:error', 'shop:cart-changed', 'shop:navigate', 'shop:login', 'storage', 'popstate', 'hashchange'])
    for (const detail of [null, 1, 'hostile', { path: 'javascript:hostile()', url: '//beacon.example', __proto__: null }])
      for (const place of [document, window, target, target.shadowRoot.firstElementChild])
        place.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  for (const data of [null, '{}', { type: 'shop', token: 'x' }, { shop: { cart: [] } }]) window.postMessage(data, '*');
}, { once: true });`;

const hostPages: readonly ThirdPartyPage[] = [
  { name: 'has elements with the names of everything', body: (widgets) => named + widgets },
  { name: 'has wrapped its built-ins', head: `<script>${wrapped}</script>` },
  { name: 'sends events and messages of its own', head: `<script>${teller}</script>` },
  {
    name: 'has variables that are called as the shop’s might be',
    head: '<script>var React = 1, ReactDOM = {}, shop = "theirs", config = null, module = {}, exports = {}, require = 1, process = 1, global = 1, __webpack_require__ = 1</script>',
  },
];

for (const third of hostPages)
  test(`shows all widgets on a page that ${third.name}, and leaves it as it was [ATK-07]`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(watchPage);
    const states = [];
    for (const hasWidgets of [false, true]) {
      const files = { ...third.files, '/own.css': ownCss, '/': pageHtml(third, shop, hasWidgets) };
      const site = await serveForeignFiles(files);
      await page.goto(site.url);
      if (hasWidgets)
        for (const [tag, name] of Object.entries(headings))
          await expect(page.locator(tag).getByRole('heading', { level: 1 }).first()).toHaveText(name);
      states.push(await stateOf(page.mainFrame()));
      expect(await page.evaluate(() => document.querySelector('#own h1')?.textContent)).toBe('Theirs');
      await page.goto('about:blank');
      await site.close();
    }
    expect(states[1]).toEqual(states[0]);
  });
