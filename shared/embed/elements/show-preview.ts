import type { PreviewElement } from '@shop/shared/contracts';
import { adopt } from '@shop/shared/shadow-dom-css';
import { baseStyles, type PreviewPage } from '../loader/loader-table.ts';
import type { WidgetOptions } from '../widget/widget-options.ts';
import { recordPreviewInput } from './preview-input.ts';

/** The language of the shop's words. */
const wordsOfShop = { lang: 'en', dir: 'ltr' };
const html = 'http://www.w3.org/1999/xhtml';

/**
 * Shows a page that the edge has rendered in an element until `shop:ready` or `shop:error` is fired there, and repeats
 * in the widget what the visitor did meanwhile.
 */
export function showPreview(
  host: HTMLElement,
  { storefrontUrl, heading = '' }: Pick<WidgetOptions, 'storefrontUrl' | 'heading'>,
  { styleGroup = '', tree }: PreviewPage,
): void {
  if (!tree || host.shadowRoot?.querySelector('.shop-root')) return;
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const page: PreviewElement = ['div', { class: 'page', part: 'page' }, ...tree];
  // An element of the HTML namespace.
  const frame = createNode(
    ['div', { class: 'shop-root', part: 'root', ...wordsOfShop }, page],
    html,
  ) as HTMLElement;
  // As large as the widget's: see `heading-levels.ts`.
  if (heading > '1') frame.style.setProperty('--_text-3xl', `var(--_text-${heading > '2' ? '' : 2}xl)`);
  for (const link of frame.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([href^="//"])'))
    link.href = storefrontUrl + link.getAttribute('href');
  const release = adopt(shadow, [baseStyles, styleGroup]);
  shadow.replaceChildren(frame);

  const input = recordPreviewInput(frame);
  const listening = new AbortController();
  const end = ({ type, target }: Event) => {
    if (target !== host) return;
    listening.abort();
    release();
    if (type === 'shop:ready') input.repeatIn(shadow);
    else input.followLink();
  };
  for (const type of ['shop:ready', 'shop:error'])
    host.addEventListener(type, end, { signal: listening.signal });
}

function createNode([name, attributes, ...children]: PreviewElement, parentNamespace: string): Element {
  const namespace = name === 'svg' ? 'http://www.w3.org/2000/svg' : parentNamespace;
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(
    ...children.map((child) => (typeof child === 'string' ? child : createNode(child, namespace))),
  );
  return element;
}
