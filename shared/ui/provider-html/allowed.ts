/** Ordinary formatting: what a shop writes in an editor. No forms, frames, drawings or styles. */
export const allowedTags: readonly string[] = [
  'p div span br hr h1 h2 h3 h4 h5 h6 blockquote pre address',
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small strong sub sup time u var wbr',
  'ul ol li dl dt dd details summary figure figcaption img',
  'table caption colgroup col thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '));

/** What goes while its words stay: a browser's own sanitiser must be told, or they go too. Of all others the words go. */
export const unwrappedTags: readonly string[] = [
  'section article header footer aside main nav search hgroup center font big tt strike acronym nobr o:p',
  'form fieldset legend label button output menu dir dialog ruby rb rt rtc rp data meter progress blink marquee',
].flatMap((names) => names.split(' '));

/** Neither `id` nor `name` (they shadow the document's own names), neither `class` nor `style`. For `data-frame` see frames.ts. */
export const allowedAttributes: readonly string[] = [
  'href src alt title width height lang dir cite datetime open',
  'colspan rowspan span scope start reversed value data-frame',
].flatMap((names) => names.split(' '));

/** http, https, mail and phone, or no scheme at all. */
export const allowedAddresses = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;
