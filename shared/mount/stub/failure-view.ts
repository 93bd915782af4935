/**
 * What stands in an element whose code has not come: its children, then those for this case (`slot="error"`), or else
 * a button. Any button among them tries again.
 */
export function showFailure(element: HTMLElement, retry: () => void): void {
  const create = (name: string, properties: object = {}) =>
    Object.assign(document.createElement(name), properties);
  const slot = create('slot', { name: 'error' });
  slot.append(create('button', { textContent: 'Try again', part: 'retry' }));
  slot.addEventListener('click', ({ target }) => (target as Element).closest('button') && retry());
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).replaceChildren(create('slot'), slot);
  for (const child of element.querySelectorAll<HTMLElement>('[slot=error]')) child.hidden = false;
}
