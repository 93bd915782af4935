import type { Page } from '@playwright/test';

/** What is wrong with a page and all that it shows; see `audit`. */
export const auditPage = (page: Page): Promise<string[]> => page.evaluate(audit, true);

/**
 * Looks at every element of a page, those in shadow roots included, for what must not be there, presses all that is no
 * way to another page, and tells what is wrong. Runs in the page, from its own source.
 * @param isPressing false: looks, and nothing else
 */
export async function audit(isPressing = true): Promise<string[]> {
  const elements: Element[] = [];
  const collect = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      elements.push(element);
      if (element.shadowRoot) collect(element.shadowRoot);
    }
  };
  collect(document);
  const wrong: string[] = [];
  const tell = (what: string, element: Element) => wrong.push(`${what}: ${element.outerHTML.slice(0, 160)}`);
  const leads = /^(https?|mailto|tel):$/;
  for (const element of elements) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) tell('a handler', element);
      if (/^(srcdoc|ping|formaction|xlink:href|background|poster|is)$/.test(name)) tell(name, element);
      if (/^(id|name)$/.test(name) && /^(config|location|documentElement|attributes|body)$/.test(value))
        tell('a name of the document', element);
    }
    if (element.matches('a[href], area[href]') && !leads.test((element as HTMLAnchorElement).protocol))
      tell('a program’s address', element);
    if (
      element instanceof HTMLFormElement &&
      new URL(element.getAttribute('action') ?? '/', location.href).origin !== location.origin
    )
      tell('a form that leads elsewhere', element);
    if (element instanceof HTMLIFrameElement && !element.sandbox.length)
      tell('a frame without sandbox', element);
    if (
      element.matches(
        'object, embed, base, applet, frame, frameset, math, portal, audio, video, meta[http-equiv=refresh i]',
      )
    )
      tell('an element', element);
  }
  if (!isPressing) return wrong;
  for (const element of elements)
    if (element.closest('[data-formatted]') && !element.closest('a[href]'))
      for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click'])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  // The watch's, where there is one.
  const clobbered = Reflect.get(globalThis, 'clobberedNames') as (() => string[]) | undefined;
  return [...wrong, ...(clobbered?.() ?? []).map((name) => `clobbered: ${name}`)];
}
