import type { PreviewNode } from '@shop/shared/contracts';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parsePage } from '../parse-page.ts';

// Preloads are for documents; React marks with templates what a stream sends later.
const omittedTags = new Set(['link', 'template', 'script', 'style', 'noscript']);
const fields = new Set(['input', 'select', 'textarea']);

/**
 * A rendered page's HTML as data, since pages that require Trusted Types refuse HTML as text. Lazy pictures become
 * canvases of their size: on a slow line they would delay the code. Fields are inert: what is typed into them would be
 * lost when the widget replaces the preview.
 * @param isOwn whether a storefront path is a page of the area: such links are marked with `data-own`
 */
export function previewTree(html: string, isOwn: (path: string) => boolean): PreviewNode[] {
  const nodesOf = (parent: Tree.ParentNode): PreviewNode[] =>
    parent.childNodes.flatMap((node, index, siblings) => {
      const picture = pictureWithoutScript(siblings[index + 1]) ?? node;
      return isLazy(picture) ? [placeholderOf(picture)] : nodeOf(node);
    });

  const nodeOf = (node: Tree.ChildNode): PreviewNode[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [node.value];
    if (!defaultTreeAdapter.isElementNode(node) || omittedTags.has(node.tagName)) return [];
    return [[node.tagName, attributesOf(node, isOwn), ...nodesOf(node)]];
  };

  return nodesOf(parsePage(html));
}

function isLazy(node: Tree.ChildNode): node is Tree.Element {
  return defaultTreeAdapter.isElementNode(node) && record(node.attrs)['loading'] === 'lazy';
}

/** The picture in a `noscript`; documents load the one before it later, by script. */
function pictureWithoutScript(next: Tree.ChildNode | undefined): Tree.Element | undefined {
  if (!next || !defaultTreeAdapter.isElementNode(next) || next.tagName !== 'noscript') return undefined;
  return next.childNodes.find(defaultTreeAdapter.isElementNode);
}

/** Has a picture's size and no address, which a strict page might refuse. */
function placeholderOf({ attrs }: Tree.Element): PreviewNode {
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
