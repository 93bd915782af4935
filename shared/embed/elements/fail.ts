import { pageGlobal } from '@shop/shared/contracts';
import { messages } from './messages.ts';

/**
 * Says that an element's code has not come: to the page with `shop:error`, and in the element, where its children stand
 * with those for this case (`slot="error"`), or else a button. Any button among them tries again. Where the page's policy
 * allows no second try, ours says so and reloads the page.
 */
export function fail(element: HTMLElement, { message }: Error, retry: () => void): void {
  console.error(`<${element.localName}>: ${message}`);
  const create = (name: string, properties: object = {}) =>
    Object.assign(document.createElement(name), properties);
  const slot = create('slot', { name: 'error' });
  const needsReload = pageGlobal().isFetchForbidden;
  if (needsReload) slot.append(create('p', { textContent: messages.needsReload }));
  const textContent = needsReload ? messages.reload : messages.tryAgain;
  const own = slot.appendChild(create('button', { textContent, part: 'retry' }));
  slot.addEventListener('click', ({ target }) => {
    if (needsReload && target === own) location.reload();
    else if ((target as Element).closest('button')) retry();
  });
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).replaceChildren(create('slot'), slot);
  for (const child of element.querySelectorAll<HTMLElement>('[slot=error]')) child.hidden = false;
  element.dispatchEvent(
    new CustomEvent('shop:error', { bubbles: true, composed: true, detail: { message } }),
  );
}
