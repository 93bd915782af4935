const names = (text: string): readonly string[] => text.split(' ');

/** Ordinary formatting: what a shop writes in an editor. No forms, frames, drawings or styles. */
export const allowedTags: readonly string[] = [
  ...names('p div span br hr h1 h2 h3 h4 h5 h6 blockquote pre address'),
  ...names(
    'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small strong sub sup time u var wbr',
  ),
  ...names('ul ol li dl dt dd details summary figure figcaption img'),
  ...names('table caption colgroup col thead tbody tfoot tr th td'),
];

/** Elements that are removed with their content. Of all others that are not allowed, the content stays. */
export const droppedTags: ReadonlySet<string> = new Set([
  ...names(
    'script style template noscript noembed noframes iframe object svg math title head textarea select',
  ),
  ...names('xmp audio video canvas frame frameset'),
]);

/**
 * Neither `id` nor `name` (they shadow the document's own names), neither `class` nor `style`. The address of a link, a
 * picture or a video is checked where it is shown.
 */
export const allowedAttributes: readonly string[] = names(
  'href src alt title width height lang dir datetime open colspan rowspan span scope start reversed value',
);
