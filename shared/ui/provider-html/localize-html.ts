import type { CleanHtmlHome } from '../../contracts/index.ts';
import { showFrames } from './frames.ts';
import { settleLinks } from './links.ts';
import { headingLevel, outline } from './outline.ts';
import { addScrollers } from './scrollers.ts';

/**
 * Makes a cleaned text right where it is shown: its headings, pictures, videos, tables and links. What the page gets are
 * copies in its own document: Chromium before 156 leaves the inner parts of a `details` out while `setHTML` parses, so
 * that it takes no room and a click on it ends the tab. Addresses are settled before, since a copied picture loads.
 */
export function localizeHtml(text: DocumentFragment, home: CleanHtmlHome): DocumentFragment {
  const { links, provider, headings } = home;
  const storefront = new URL(links.href('/'), document.baseURI);
  if (headings) fitOutline(text, headings);
  for (const image of text.querySelectorAll('img')) settlePicture(image, provider);
  showFrames(text, [location.href, storefront.href]);
  settleLinks(text, links, storefront);
  const shown = document.importNode(text, true);
  addScrollers(shown);
  return shown;
}

function fitOutline(text: DocumentFragment, top: number): void {
  const written = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = outline(
    written.map(({ localName }) => headingLevel(localName)),
    top,
  );
  for (const [at, heading] of written.entries()) {
    const fitting = text.ownerDocument.createElement(`h${levels[at] ?? top}`);
    for (const { name, value } of heading.attributes) fitting.setAttribute(name, value);
    fitting.append(...heading.childNodes);
    heading.replaceWith(fitting);
  }
}

/** Relative pictures come from the backend host. */
function settlePicture(image: HTMLImageElement, provider: CleanHtmlHome['provider']): void {
  const source = image.getAttribute('src');
  if (!source) return image.remove();
  image.setAttribute('src', provider.file(source));
  image.setAttribute('alt', image.getAttribute('alt') ?? '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
}
