import { messages } from './messages.ts';

/** Lets wide tables and lines of code scroll inside the text, by keyboard too while they are wider than their place. */
export function addScrollers(text: DocumentFragment): void {
  const tables = [...text.querySelectorAll('table')].filter(
    (table) => !table.parentElement?.closest('table'),
  );
  const watcher = new ResizeObserver((entries) => entries.forEach(({ target }) => offerKeys(target)));
  for (const table of tables) {
    const scroller = text.ownerDocument.createElement('div');
    scroller.setAttribute('data-scroll', table.caption?.textContent.trim() || messages.table);
    table.replaceWith(scroller);
    scroller.append(table);
    watcher.observe(scroller);
  }
  for (const code of text.querySelectorAll('pre')) {
    code.setAttribute('data-scroll', messages.code);
    watcher.observe(code);
  }
}

function offerKeys(scroller: Element): void {
  const wide = scroller.scrollWidth > scroller.clientWidth;
  const name = scroller.getAttribute('data-scroll') ?? '';
  const attributes = { tabindex: '0', role: 'group', 'aria-label': name };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (wide) scroller.setAttribute(attribute, value);
    else scroller.removeAttribute(attribute);
  }
}
