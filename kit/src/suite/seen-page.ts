import type { Page } from 'playwright';

/** What a page looks like from outside once everything has arrived. */
export interface SeenPage {
  /** Of the shop's frame and page. */
  readonly markup: string;
  readonly title: string;
  readonly description: string | null;
  /** Texts of the headings of the first level. */
  readonly headings: readonly string[];
  /** Texts of the style sheets in use that are there more than once, among them those that the document came with. */
  readonly doubledStyles: readonly string[];
}

export async function readPage(page: Page): Promise<SeenPage> {
  return page.evaluate(() => {
    const textOf = (sheet: CSSStyleSheet) => Array.from(sheet.cssRules, (rule) => rule.cssText).join('\n');
    const texts = document.adoptedStyleSheets.map(textOf);
    const rendered = document.querySelector<HTMLStyleElement>('#edge-styles')?.sheet;
    const first = rendered ? textOf(rendered) : '';
    return {
      markup: document.querySelector('#shop')?.innerHTML ?? '',
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? null,
      headings: Array.from(document.querySelectorAll('h1'), (heading) => heading.textContent ?? ''),
      doubledStyles: texts.filter(
        (text, place) => text !== '' && (first.includes(text) || texts.indexOf(text) !== place),
      ),
    };
  });
}

/**
 * The same text for the same page, rendered by edge or browser: without React's marks and ids, and without the end of the page,
 * which comes when it is near. `blank` is a page without a policy. What stands below `leftOut` is for the browser alone.
 */
export function comparable(blank: Page, html: string, leftOut?: string): Promise<string> {
  return blank.evaluate(
    ([text = '', selector = '']) => {
      const parsed = new DOMParser().parseFromString(`<div id="root">${text}</div>`, 'text/html');
      for (const element of parsed.querySelectorAll('#root > main ~ div, #root > link, template'))
        if (element.localName !== 'div') element.remove();
        else element.replaceChildren();
      if (selector) for (const element of parsed.querySelectorAll(selector)) element.replaceWith();
      // Pictures that a rendered page shows late, or small at first, count as what they become.
      for (const held of parsed.querySelectorAll('img[class*="held_"]')) {
        const picture = held.nextElementSibling;
        held.replaceWith(...(picture?.childNodes ?? []));
        picture?.remove();
      }
      for (const picture of parsed.querySelectorAll<HTMLImageElement>('img[decoding="sync"]'))
        picture.src = picture.src.replace('-thumb.', '.');
      // Said by the attribute of a rendered page and by a property in the browser.
      for (const option of parsed.querySelectorAll('option')) option.removeAttribute('selected');
      for (const element of parsed.querySelectorAll('#root *')) {
        // Set after mount, as the rules for areas allow.
        element.removeAttribute('style');
        const attributes = Array.from(element.attributes, ({ name, value }) => [name, value] as const);
        for (const [name] of attributes) element.removeAttribute(name);
        for (const [name, value] of attributes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
          element.setAttribute(name, value);
        // Until it is hydrated a page keeps places for what a customer sees; only its lists are laid out as they come near.
        const before = /^(?:formPlace|visitors|far)_/;
        const classes = Array.from(element.classList).filter((one) => !before.test(one));
        if (element.hasAttribute('class')) element.setAttribute('class', classes.join(' '));
        if (classes.length === 0 && element.matches('[class]:empty')) element.remove();
      }
      const order = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_COMMENT);
      const comments: ChildNode[] = [];
      while (order.nextNode()) comments.push(order.currentNode as ChildNode);
      for (const comment of comments) comment.remove();
      parsed.body.normalize();
      return (parsed.querySelector('#root')?.innerHTML ?? '')
        .replaceAll(/(["# ])_[rR]_\w*_/g, '$1id')
        .replaceAll(/></g, '>\n<');
    },
    [html, leftOut ?? ''],
  );
}
