import {
  type WidgetAttribute,
  widgetAttributes,
  type WidgetElementInfo,
  widgetProperties,
} from '@shop/shared/contracts/widgets';
import { escapeHtml } from '../html/html-text.ts';
import { jsonElement } from '../html/inline-scripts.ts';
import type { ConfiguredShop } from '../html/inline/configurator-snippet.ts';
import type { ConfiguratorData } from '../html/inline/run-configurator.ts';

const shownProperties = [
  '--shop-accent',
  '--shop-on-accent',
  '--shop-paper',
  '--shop-raised',
  '--shop-ink',
  '--shop-sea',
];

/** Shown where another shop is named; the script adds by what. */
const warning = `<p id="foreign" role="alert" hidden data-linked="The address that led you here names another shop. That was left out: whoever wrote it could read the logins and orders of your visitors. Left out:" data-typed="These lines do not show this shop. Logins and orders of your visitors go to another one:"></p>`;

/** Where the owner's page is looked at for what keeps widgets from working on it. */
const doctor = `<details id="help"><summary>Something does not work on my page</summary>
<p>The doctor looks at a page that has the lines, and says what to write instead. It is there for whoever opens this address:</p>
<label for="page">Address of the page</label>
<input id="page" inputmode="url" autocomplete="off" spellcheck="false">
<p><a id="doctor" target="_blank" rel="noopener" hidden>Look at the page</a></p>
<p>Where nothing shows there: open the page, paste the doctor into the browser’s console, and press Enter.</p>
<button type="button" id="copy-doctor" disabled>Copy for the console</button></details>`;

/** The one question whose answer decides who can read passwords. */
function question({ storefrontUrl }: ConfiguredShop): string {
  return `<fieldset><legend>Login and checkout</legend>
<label for="any-open">Where do your visitors log in and pay?</label>
<select id="any-open" name="open"><option value="">At ${escapeHtml(new URL(storefrontUrl).host)}</option><option value="page">On my page</option></select>
<small>At the shop, your page never sees a password. On your page, it and every script on it can read what is typed: choose that only where you trust them all. The elements shop-cart and shop-account are on your page in any case.</small>
</fieldset>`;
}

/** The page on which a site owner configures a widget; its script fills in snippet and preview. */
export function configuratorHtml(elements: readonly WidgetElementInfo[], shop: ConfiguredShop): string {
  const scripts = [...new Set(elements.map(({ script }) => script))];
  const data: ConfiguratorData = { elements, shop };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Put the shop on your page</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/embed/configurator.css">
${scripts.map((script) => `<script type="module" src="/embed/${script}.js"></script>`).join('\n')}
<script type="module" src="/embed/configurator.js"></script>
</head>
<body>
<header><h1>Put the shop on your page</h1>
<p>Choose what to show and how it looks. Copy the lines below into your page: that is all.</p></header>
${warning}
<main>
<form id="settings" aria-label="Widget">
<fieldset><legend>What to show</legend>
<label for="element">Element</label>
<select id="element" name="element">${elements
    .map(({ tag }) => `<option value="${tag}">${tag}</option>`)
    .join('')}</select>
${elements.flatMap(ownFields).join('\n')}
</fieldset>
${question(shop)}
<fieldset><legend>Shop</legend>
${widgetAttributes
  .filter(({ name }) => name !== 'open')
  .map((attribute) => field(attribute))
  .join('\n')}
</fieldset>
<fieldset><legend>Looks</legend>
<label for="theme">Theme</label>
<select id="theme" name="theme"><option value="">The visitor's own</option><option>light</option><option>dark</option></select>
${colours()}
</fieldset>
</form>
<section><div class="row"><h2 id="snippet-title">Your lines</h2><button type="button" id="copy">Copy</button></div>
<pre tabindex="0" role="region" aria-labelledby="snippet-title"><code id="snippet"></code></pre>
<p role="status" id="copied"></p>
<details><summary>For a page with a Content-Security-Policy</summary>
<p>The policy has to admit these, and needs nothing else for a widget:</p>
<pre tabindex="0" role="region" aria-label="Policy"><code id="policy"></code></pre></details>
${doctor}
<p>For editors: <a href="/embed/elements.d.ts">types</a> and <a href="/embed/custom-elements.json">manifest</a>.</p></section>
<section aria-labelledby="preview-title"><h2 id="preview-title">Preview</h2><div id="preview"></div></section>
</main>
${jsonElement('data', data)}
</body>
</html>`;
}

function colours(): string {
  return widgetProperties
    .filter(({ name }) => shownProperties.includes(name))
    .map(
      ({ name, means }) =>
        `<label class="colour"><input type="checkbox" data-use="${name}"><span>${escapeHtml(means.replace(/\.$/, ''))}</span><input type="color" name="${name}" value="#bf3a1b" aria-label="Colour of ${name}"></label>`,
    )
    .join('\n');
}

/** Fields of an element's own attributes. */
function ownFields({ tag, attributes }: WidgetElementInfo): string[] {
  return attributes.map((attribute) => field(attribute, tag));
}

/** One field of the form; `tag` for an attribute of that element alone. */
function field({ name, means, type, required }: WidgetAttribute, tag = ''): string {
  const id = `${tag || 'any'}-${name}`;
  const own = `id="${id}" name="${name}"${tag ? ` data-element="${tag}"` : ''}`;
  const help = `<small>${escapeHtml(means)}</small>`;
  if (type === 'flag')
    return `<div><label class="flag"><input type="checkbox" ${own}><span>${name}</span></label>${help}</div>`;
  const label = `<label for="${id}">${name}${required ? ' (required)' : ''}</label>`;
  if (typeof type === 'string') {
    const kind = type === 'number' ? ' inputmode="numeric"' : type === 'address' ? ' inputmode="url"' : '';
    return `<div>${label}<input ${own}${kind} autocomplete="off" spellcheck="false">${help}</div>`;
  }
  const options = type.map((word, index) => `<option value="${index === 0 ? '' : word}">${word}</option>`);
  return `<div>${label}<select ${own}>${options.join('')}</select>${help}</div>`;
}

/** Style sheet of the configurator: the shop's colours, one column on a phone. */
export const configuratorCss = `
:root { color-scheme: light dark; --ink: light-dark(#18221f, #f4eee2); --soft: light-dark(#545b55, #b7b9ae);
  --paper: light-dark(#faf6ee, #121816); --raised: light-dark(#fffdf9, #1b2320); --line: light-dark(#8a8071, #7b867f); --accent: light-dark(#bf3a1b, #ff8c69) }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 1240px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 0; font: 500 34px/1.1 'Iowan Old Style', Georgia, serif; letter-spacing: -0.018em }
h2, legend { margin: 0; padding: 0; font: 500 20px/1.2 'Iowan Old Style', Georgia, serif }
header p { margin: 8px 0 24px; color: var(--soft) }
main { display: grid; gap: 24px; align-items: start }
main > * { min-width: 0 }
form { display: grid; gap: 16px }
fieldset { display: grid; gap: 12px; min-width: 0; margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised) }
legend { float: left; width: 100%; margin-bottom: 4px }
legend + * { clear: both }
label { display: block; font-weight: 600; font-size: 14px }
small { display: block; color: var(--soft); font-size: 13px }
input:not([type=checkbox], [type=color]), select { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); color: inherit; font: inherit }
.flag, .colour { display: flex; gap: 8px; align-items: center; min-height: 32px }
.colour span { flex: 1; font-weight: 400 }
input[type=checkbox] { width: 20px; height: 20px; accent-color: var(--accent) }
input[type=color] { width: 48px; height: 32px; padding: 0; border: 1px solid var(--line); border-radius: 6px; background: none }
pre { margin: 8px 0; padding: 16px; overflow-x: auto; border-radius: 12px; background: #14211d; color: #f4eee2; font: 13px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.row { display: flex; justify-content: space-between; align-items: center; gap: 16px }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 999px; background: var(--accent); color: light-dark(#fff, #24100a); font: 600 15px system-ui, sans-serif; cursor: pointer }
:disabled { opacity: .6; cursor: default }
:focus-visible { outline: 3px solid light-dark(#1f5a4e, #8ccbb6); outline-offset: 2px }
a, summary { color: var(--accent) } summary { min-height: 32px; cursor: pointer }
[role=alert] { margin: 0 0 24px; padding: 16px; border: 2px solid light-dark(#b3261e, #ff8a80); border-radius: 12px; background: light-dark(#fdecea, #3a1512); font-weight: 600; overflow-wrap: anywhere }
[role=status] { min-height: 24px; margin: 0; color: var(--soft) }
#preview { margin-top: 8px; min-height: 480px; overflow: hidden; border: 1px solid var(--line); border-radius: 16px }
[hidden] { display: none !important }
@media (min-width: 900px) { main { grid-template: auto 1fr / 340px 1fr } form { grid-row: span 2 } }
`;
