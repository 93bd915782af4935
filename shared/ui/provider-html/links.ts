import type { Links } from '../../contracts/index.ts';
import { linkTarget } from './link-target.ts';
import { messages } from './messages.ts';

/**
 * Makes the links of a cleaned text right where it is shown. Pages of the shop lead to the storefront and carry their
 * path in `data-path`; other websites learn nothing of ours and are announced as such.
 */
export function settleLinks(text: DocumentFragment, links: Links, storefront: URL): void {
  for (const link of text.querySelectorAll('a[href]')) {
    const target = linkTarget(link.getAttribute('href') ?? '', links, storefront);
    if (!target) link.removeAttribute('href');
    else {
      link.setAttribute('href', target.href);
      if (target.path !== null) link.setAttribute('data-path', target.path);
      if (target.outward) leadOutward(link);
    }
  }
}

function leadOutward(link: Element): void {
  link.setAttribute('rel', 'noopener noreferrer');
  link.setAttribute('data-outward', '');
  const add = (text: string) => {
    const part = link.ownerDocument.createElement('span');
    part.textContent = text;
    link.append(part);
    return part;
  };
  add(messages.arrow).setAttribute('aria-hidden', 'true');
  add(messages.outward).className = 'visually-hidden';
}
