import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What a widget shows before its code: a text, or an element as its name, its attributes and what stands in it. */
export type PreviewNode = string | readonly [string, Readonly<Record<string, string>>, ...PreviewNode[]];

// Files to load ahead belong to documents, and React marks with templates what comes later.
const leftOut = new Set(['link', 'template', 'script', 'style', 'noscript']);
const fields = new Set(['input', 'select', 'textarea']);

/**
 * A rendered page's HTML as data: pages that demand Trusted Types take no HTML as text. Pictures that a document holds
 * back are there at once. Fields cannot be used: what is typed into them would be lost when the widget comes.
 * @param isOwn whether a path of the storefront is the area's own: its links are marked with `data-own`
 */
export function previewTree(html: string, isOwn: (path: string) => boolean): PreviewNode[] {
  const nodesOf = (parent: Tree.ParentNode): PreviewNode[] =>
    parent.childNodes.flatMap((node, place, all) => nodeOf(withoutScript(all[place + 1]) ?? node));

  const nodeOf = (node: Tree.ChildNode): PreviewNode[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [node.value];
    if (!defaultTreeAdapter.isElementNode(node) || leftOut.has(node.tagName)) return [];
    return [[node.tagName, attributesOf(node, isOwn), ...nodesOf(node)]];
  };

  return nodesOf(parseFragment(html, { scriptingEnabled: false }));
}

/** What stands in a `noscript`, the picture meant by the one before it. */
function withoutScript(next: Tree.ChildNode | undefined): Tree.ChildNode | undefined {
  if (!next || !defaultTreeAdapter.isElementNode(next) || next.tagName !== 'noscript') return undefined;
  return next.childNodes[0];
}

function attributesOf({ tagName, attrs }: Tree.Element, isOwn: (path: string) => boolean) {
  const attributes: Record<string, string> = {};
  for (const { name, value } of attrs) {
    // A strict page refuses style attributes.
    if (name !== 'style') attributes[name] = value;
  }
  const path = tagName === 'a' ? attributes['href'] : undefined;
  if (path?.startsWith('/') && isOwn(path)) attributes['data-own'] = '';
  if (fields.has(tagName)) attributes['inert'] = '';
  return attributes;
}
