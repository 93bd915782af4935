import {
  widgetAttributes,
  widgetElements,
  widgetProperties,
  type WidgetAttribute,
} from '@shop/shared/contracts/widgets';
import { escapeHtml } from '../document/html-text.ts';
import { jsonElement } from '../html/inline-scripts.ts';
import type { ConfiguratorData } from '../html/inline/run-configurator.ts';

export interface ConfiguredShop {
  readonly storefrontUrl: string;
  readonly apiBase: string;
  readonly backendHost: string;
  readonly tenant: number;
}

const shownProperties = [
  '--shop-accent',
  '--shop-on-accent',
  '--shop-paper',
  '--shop-raised',
  '--shop-ink',
  '--shop-sea',
];

/** The page on which an owner puts a widget together; its script fills in snippet and preview. */
export function configuratorHtml(shop: ConfiguredShop): string {
  const scripts = [...new Set(widgetElements.map(({ script }) => script))];
  const data: ConfiguratorData = { elements: widgetElements, shop };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Put the shop on your page</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/embed/configurator.css">
${scripts.map((script) => `<script type="module" src="/embed/${script}.js"></script>`).join('\n')}
<script type="module" src="/embed/configurator.js"></script>
</head>
<body>
<header><h1>Put the shop on your page</h1>
<p>Choose what to show and how it looks. Copy the lines below into your page: that is all.</p></header>
<main>
<form id="settings" aria-label="Widget">
<fieldset><legend>What to show</legend>
<label for="element">Element</label>
<select id="element" name="element">${widgetElements
    .map(({ tag }) => `<option value="${tag}">${tag}</option>`)
    .join('')}</select>
${widgetElements.flatMap(({ tag, attributes }) => attributes.map((attribute) => field(attribute, tag))).join('\n')}
</fieldset>
<fieldset><legend>Shop</legend>
${widgetAttributes.map((attribute) => field(attribute)).join('\n')}
</fieldset>
<fieldset><legend>Looks</legend>
<label for="theme">Theme</label>
<select id="theme" name="theme"><option value="">The visitor's own</option><option>light</option><option>dark</option></select>
${widgetProperties
  .filter(({ name }) => shownProperties.includes(name))
  .map(
    ({ name, means }) =>
      `<label class="colour"><input type="checkbox" data-use="${name}"><span>${escapeHtml(means.replace(/\.$/, ''))}</span><input type="color" name="${name}" value="#bf3a1b" aria-label="Colour of ${name}"></label>`,
  )
  .join('\n')}
</fieldset>
</form>
<section><div class="row"><h2 id="snippet-title">Your lines</h2><button type="button" id="copy">Copy</button></div>
<pre tabindex="0" role="region" aria-labelledby="snippet-title"><code id="snippet"></code></pre>
<p role="status" id="copied"></p>
<details><summary>For a page with a Content-Security-Policy</summary>
<p>The policy has to admit these, and needs nothing else for a widget:</p>
<pre tabindex="0" role="region" aria-label="Policy"><code id="policy"></code></pre></details>
<p>For editors: <a href="/embed/elements.d.ts">types</a> and <a href="/embed/custom-elements.json">manifest</a>.</p></section>
<section aria-labelledby="preview-title"><h2 id="preview-title">Preview</h2><div id="preview"></div></section>
</main>
${jsonElement('data', data)}
</body>
</html>`;
}

/** One field of the form; `tag` where only that element has it. */
function field({ name, means, type, required }: WidgetAttribute, tag = ''): string {
  const id = `${tag || 'any'}-${name}`;
  const own = `id="${id}" name="${name}"${tag ? ` data-element="${tag}"` : ''}`;
  const help = `<small>${escapeHtml(means)}</small>`;
  if (type === 'flag')
    return `<label class="flag"><input type="checkbox" ${own}><span>${name}</span></label>${help}`;
  const label = `<label for="${id}">${name}${required ? ' (required)' : ''}</label>`;
  if (typeof type === 'string') {
    const kind = type === 'number' ? ' inputmode="numeric"' : type === 'address' ? ' inputmode="url"' : '';
    return `<div>${label}<input ${own}${kind} autocomplete="off" spellcheck="false">${help}</div>`;
  }
  const options = type.map((word, index) => `<option value="${index === 0 ? '' : word}">${word}</option>`);
  return `<div>${label}<select ${own}>${options.join('')}</select>${help}</div>`;
}
