const link = /<link rel="preload" as="image"[^>]*>/g;
const most = 6;
/** Letters, all of them ASCII: proxies and clients refuse an answer whose headers are too large, mostly above 8 to 16 kB. */
const mostLetters = 3000;

/**
 * The pictures that a rendered page asks for first, as a `Link` header: with it they are under way before the document
 * has been read. Undefined when there are none.
 */
export function pictureLinks(html: string): string | undefined {
  const links = (html.match(link) ?? [])
    .filter((tag) => /fetchpriority="high"/i.test(tag))
    .flatMap((tag) => linkOf(tag) ?? [])
    .slice(0, most);
  while (links.join(', ').length > mostLetters) links.pop();
  return links.length > 0 ? links.join(', ') : undefined;
}

// A picture whose address needs escaping in a header is preloaded by its element.
const plainAddress = /^[\x21\x23-\x3b\x3d\x3f-\x5b\x5d-\x7e]+$/;
const plainText = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

function linkOf(tag: string): string | undefined {
  const sources = attribute(tag, 'imagesrcset');
  const sizes = attribute(tag, 'imagesizes');
  const address = attribute(tag, 'href') ?? sources?.split(/[\s,]/)[0] ?? '';
  if (!plainAddress.test(address) || ![sources, sizes].every((text = '') => plainText.test(text)))
    return undefined;
  return [
    `<${address}>`,
    'rel=preload',
    'as=image',
    'fetchpriority=high',
    ...(/\scrossorigin[\s=>]/i.test(tag) ? ['crossorigin'] : []),
    ...(sources === undefined ? [] : [`imagesrcset="${sources}"`]),
    ...(sizes === undefined ? [] : [`imagesizes="${sizes}"`]),
  ].join('; ');
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
