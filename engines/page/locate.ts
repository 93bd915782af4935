import type { AimGlobal } from './aimed-click.ts';

/** What is sought in a page: the first visible element of that kind whose name fits. */
export interface Sought {
  readonly role: Role;
  /** What elements of that role are among. */
  readonly selector: string;
  /** The name in full. */
  readonly name?: string;
  /** Source of a regular expression for the name. */
  readonly pattern?: string;
  /** Selector of the element in whose shadow root it is; anywhere when absent, in open shadow roots too. */
  readonly within?: string;
}

export type Role = 'button' | 'dialog' | 'field' | 'heading' | 'link' | 'text' | 'title';

/** Which elements have a role, as far as the shop makes use of them. */
export const selectors: Readonly<Record<Role, string>> = {
  button: 'button, [role=button], summary',
  dialog: 'dialog[open], [role=dialog]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  text: '*',
  title: 'h1',
};

/** The middle of an element, in CSS pixels of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Whether something is seen. Runs in the page, from its own source: it uses nothing from outside.
 * @param press scrolls it into view; what lies under something else, still moves or cannot be used is not there then
 */
export async function locate(sought: Sought, press: boolean): Promise<Point | null> {
  const host = sought.within === undefined ? undefined : document.querySelector(sought.within);
  const start = host === undefined ? document : host?.shadowRoot;
  const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (text: string) =>
    (sought.name === undefined || text === sought.name) &&
    (sought.pattern === undefined || new RegExp(sought.pattern).test(text));
  const all = (root: Document | ShadowRoot): Element[] => [
    ...root.querySelectorAll(sought.selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ];
  const nameOf = (element: Element): string => {
    if (sought.role === 'text') return flat(element.textContent);
    const labelled = element.getAttribute('aria-label');
    if (labelled !== null) return flat(labelled);
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const root = element.getRootNode() as Document | ShadowRoot;
    const labels = ids.length > 0 ? ids.map((id) => root.getElementById(id)) : labelsOf(element);
    return flat(labels.map((label) => label?.textContent).join(' '));
  };
  const labelsOf = (element: Element): (Element | null)[] =>
    sought.role === 'field' ? [...((element as HTMLInputElement).labels ?? [])] : [element];
  const isInnermost = (element: Element) =>
    sought.role !== 'text' || ![...element.children].some((child) => fits(flat(child.textContent)));
  const isUnder = (x: number, y: number, element: Element) => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const middle = (element: Element): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  for (const element of start ? all(start) : []) {
    if (!fits(nameOf(element)) || !isInnermost(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (!press) return middle(element);
    if (element.matches(':disabled, [aria-disabled=true]')) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = middle(element);
    await new Promise(requestAnimationFrame);
    const { x, y } = middle(element);
    if (x !== before.x || y !== before.y || !isUnder(x, y, element)) continue;
    (globalThis as AimGlobal).aimed = { element };
    return { x, y };
  }
  return null;
}
