import { pageGlobal, type ShopErrorCode } from '@shop/shared/contracts';
import { elementMessages } from '../messages.ts';

/**
 * Shows that an element's code could not be loaded, and fires `shop:error`. The element shows its children: those with
 * `slot="error"`, or else a button. Any button among them tries again. Where the page's policy allows no second try
 * (`connect-src` without the shop), our own button reloads the page.
 */
export function showFailure(
  element: HTMLElement,
  { message }: Error,
  code: ShopErrorCode,
  retry: () => void,
): void {
  console.error(`<${element.localName}>: ${message}`);
  const create = (name: string, properties: object = {}) =>
    Object.assign(document.createElement(name), properties);
  const slot = create('slot', { name: 'error' });
  const needsReload = pageGlobal().isFetchForbidden;
  if (needsReload) slot.append(create('p', { textContent: elementMessages.needsReload }));
  const textContent = needsReload ? elementMessages.reload : elementMessages.tryAgain;
  const button = slot.appendChild(create('button', { textContent, part: 'retry' }));
  slot.addEventListener('click', ({ target }) => {
    if (needsReload && target === button) location.reload();
    else if ((target as Element).closest('button')) retry();
  });
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).replaceChildren(create('slot'), slot);
  // The script that was missing may come.
  if (code === 'settings') (pageGlobal().onShopScript ??= new Set()).add(retry);
  for (const child of element.querySelectorAll<HTMLElement>('[slot=error]')) child.hidden = false;
  element.dispatchEvent(
    new CustomEvent('shop:error', { bubbles: true, composed: true, detail: { message, code } }),
  );
}
