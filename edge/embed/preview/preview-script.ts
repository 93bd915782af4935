/**
 * Shows a preview in a widget's shadow root until the widget is there, and hands over to it what was pressed meanwhile.
 * A link to a page of the area waits for the widget; where that cannot come, it leads to the storefront.
 * Takes the element, the address of the storefront, the styles, and the tree.
 */
export const previewScript = `(host, storefront, styles, tree) => {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  if (shadow.querySelector('.shop-root')) return;
  const make = ([name, attributes, ...children], space) => {
    if (name === 'svg') space = 'http://www.w3.org/2000/svg';
    const element = document.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (name === 'a' && /^\\/(?!\\/)/.test(attributes.href)) element.href = storefront + attributes.href;
    element.append(...children.map((child) => (typeof child === 'string' ? child : make(child, space))));
    return element;
  };
  const page = ['div', { class: 'page', part: 'page' }, ...tree];
  const frame = make(['div', { class: 'shop-root', part: 'root' }, page], 'http://www.w3.org/1999/xhtml');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets.push(sheet);
  shadow.replaceChildren(frame);

  const named = (root, { localName, textContent, ariaLabel }) =>
    [...root.querySelectorAll(localName)].filter((one) => one.textContent === textContent && one.ariaLabel === ariaLabel);
  let pressed;
  let focused;
  frame.addEventListener('click', (event) => {
    const control = event.target.closest('a, button');
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!control || (control.matches('a') && (elsewhere || !control.matches('[data-own]')))) return;
    event.preventDefault();
    pressed = control;
    for (const other of frame.querySelectorAll('[aria-busy]')) other.ariaBusy = null;
    control.ariaBusy = true;
    control.animate({ opacity: 0.55 }, { duration: 120, fill: 'forwards' });
  });
  const live = new AbortController();
  const onEnd = (type, end) =>
    host.addEventListener(type, (event) => {
      if (event.target !== host) return;
      live.abort();
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => one !== sheet);
      end();
    }, { signal: live.signal });
  frame.addEventListener('focusin', ({ target }) => (focused = target));
  // The widget takes the focused element away as well, but with the whole frame.
  frame.addEventListener('focusout', () => setTimeout(() => frame.isConnected && (focused = undefined)));
  onEnd('shop:ready', () => {
    const again = (control) => control && named(shadow, control)[named(frame, control).indexOf(control)];
    again(focused)?.focus({ preventScroll: true });
    for (const { open, firstElementChild } of frame.querySelectorAll('details')) {
      const summary = again(firstElementChild);
      if (summary && summary.parentNode.open !== open) summary.click();
    }
    again(pressed)?.click();
  });
  onEnd('shop:error', () => pressed?.matches('a') && location.assign(pressed.href));
}`;
