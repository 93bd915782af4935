import type { PreviewNode } from '@shop/shared/contracts';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

// Files to load ahead belong to documents, and React marks with templates what comes later.
const leftOut = new Set(['link', 'template', 'script', 'style', 'noscript']);
const fields = new Set(['input', 'select', 'textarea']);

/**
 * A rendered page's HTML as data: pages that demand Trusted Types take no HTML as text. Pictures that come as they are
 * needed have their places: on a slow line they would keep the code waiting. Fields cannot be used: what is typed into
 * them would be lost when the widget comes.
 * @param isOwn whether a path of the storefront is the area's own: its links are marked with `data-own`
 */
export function previewTree(html: string, isOwn: (path: string) => boolean): PreviewNode[] {
  const nodesOf = (parent: Tree.ParentNode): PreviewNode[] =>
    parent.childNodes.flatMap((node, place, all) => {
      const picture = withoutScript(all[place + 1]) ?? node;
      return isLazy(picture) ? [placeOf(picture)] : nodeOf(node);
    });

  const nodeOf = (node: Tree.ChildNode): PreviewNode[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [node.value];
    if (!defaultTreeAdapter.isElementNode(node) || leftOut.has(node.tagName)) return [];
    return [[node.tagName, attributesOf(node, isOwn), ...nodesOf(node)]];
  };

  return nodesOf(parseFragment(html, { scriptingEnabled: false }));
}

function isLazy(node: Tree.ChildNode): node is Tree.Element {
  return defaultTreeAdapter.isElementNode(node) && record(node.attrs)['loading'] === 'lazy';
}

/** The picture in a `noscript`, held back by the document in the place of the one before. */
function withoutScript(next: Tree.ChildNode | undefined): Tree.Element | undefined {
  if (!next || !defaultTreeAdapter.isElementNode(next) || next.tagName !== 'noscript') return undefined;
  return next.childNodes.find(defaultTreeAdapter.isElementNode);
}

/** The place of a picture that comes with the code: as large, and of no address, which a strict page might refuse. */
function placeOf({ attrs }: Tree.Element): PreviewNode {
  const { class: name = '', width = '', height = '', alt = '' } = record(attrs);
  return ['canvas', { class: name, width, height, role: 'img', 'aria-label': alt }];
}

function attributesOf({ tagName, attrs }: Tree.Element, isOwn: (path: string) => boolean) {
  // A strict page refuses style attributes.
  const { style: _, ...attributes } = record(attrs);
  const path = tagName === 'a' ? attributes['href'] : undefined;
  if (path?.startsWith('/') && isOwn(path)) attributes['data-own'] = '';
  if (fields.has(tagName)) attributes['inert'] = '';
  return attributes;
}

function record(attributes: Tree.Element['attrs']): Record<string, string> {
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}
