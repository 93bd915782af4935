import type { PreviewElement, PreviewModule } from '@shop/shared/contracts';
import { adopt } from '@shop/shared/shadow-dom-css';
import { baseStyles } from './base-styles.ts';
import { keepActions } from './kept-actions.ts';

const html = 'http://www.w3.org/1999/xhtml';

/**
 * Shows a page that the edge has rendered in an element until `shop:ready` or `shop:error` is fired there, and hands over
 * to the widget what was done meanwhile.
 */
export function showPreview(
  host: HTMLElement,
  storefrontUrl: string,
  { styles = '', tree }: PreviewModule,
): void {
  if (!tree || host.shadowRoot?.querySelector('.shop-root')) return;
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const page: PreviewElement = ['div', { class: 'page', part: 'page' }, ...tree];
  // Of the namespace of HTML.
  const frame = make(['div', { class: 'shop-root', part: 'root' }, page], html) as HTMLElement;
  for (const link of frame.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([href^="//"])'))
    link.href = storefrontUrl + link.getAttribute('href');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const release = adopt(shadow, [baseStyles]);
  shadow.adoptedStyleSheets.push(sheet);
  shadow.replaceChildren(frame);

  const kept = keepActions(frame);
  const live = new AbortController();
  const end = ({ type, target }: Event) => {
    if (target !== host) return;
    live.abort();
    release();
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => one !== sheet);
    if (type === 'shop:ready') kept.repeatIn(shadow);
    else kept.followLink();
  };
  for (const type of ['shop:ready', 'shop:error']) host.addEventListener(type, end, { signal: live.signal });
}

function make([name, attributes, ...children]: PreviewElement, parent: string): Element {
  const namespace = name === 'svg' ? 'http://www.w3.org/2000/svg' : parent;
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.map((child) => (typeof child === 'string' ? child : make(child, namespace))));
  return element;
}
