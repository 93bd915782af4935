/**
 * Remembers the nodes of a rendered page. Code that fails while it hydrates them takes nodes out or puts others in, and never
 * changes what it takes out, so that all of them can be put back.
 */
export function rememberNodes(element: HTMLElement) {
  const children = new Map<Element, readonly ChildNode[]>();
  for (const parent of [element, ...element.querySelectorAll('*')])
    if (parent.firstChild) children.set(parent, [...parent.childNodes]);
  let focused: Element | null = document.activeElement;
  const noteFocus = ({ target }: Event) => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener('focusin', noteFocus);
  const stopListening = () => document.removeEventListener('focusin', noteFocus);
  return {
    /** React's root keeps its callbacks, and so whatever they could restore, as long as the shop is open. */
    forget() {
      stopListening();
      children.clear();
      focused = null;
    },
    /** Shows them in a copy of the element, which no code listens to, with the focus where it was. */
    restore(): HTMLElement {
      stopListening();
      const copy = element.cloneNode() as HTMLElement;
      for (const [parent, nodes] of children)
        if (parent !== element && !hasChildren(parent, nodes)) parent.replaceChildren(...nodes);
      copy.replaceChildren(...(children.get(element) ?? []));
      element.replaceWith(copy);
      if (focused instanceof HTMLElement && copy.contains(focused)) focused.focus({ preventScroll: true });
      return copy;
    },
  };
}

function hasChildren({ childNodes }: Element, nodes: readonly ChildNode[]): boolean {
  return childNodes.length === nodes.length && nodes.every((node, index) => node === childNodes[index]);
}
