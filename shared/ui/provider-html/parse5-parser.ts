import {
  defaultTreeAdapter as adapter,
  html as spec,
  parseFragment,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { htmlTree, parsedText, type HtmlNode, type NodeReader } from './html-tree.ts';

type Node = DefaultTreeAdapterTypes.Node;

const reader: NodeReader<Node> = {
  text: (node) => (adapter.isTextNode(node) ? node.value : null),
  tag: (node) => (adapter.isElementNode(node) && node.namespaceURI === spec.NS.HTML ? node.tagName : null),
  attributes: (node) => (adapter.isElementNode(node) ? node.attrs : []),
  children: (node) => ('childNodes' in node ? node.childNodes : []),
};

/** Parses HTML without a browser: what of it is allowed, as in `htmlTree`. */
export function parseHtml(html: string, topHeading: number): HtmlNode[] {
  const around = adapter.createElement('div', spec.NS.HTML, []);
  const options = { scriptingEnabled: false };
  const text = parsedText(html);
  return htmlTree<Node>(parseFragment(around, text, options), reader, { text, topHeading });
}

/** For the same names as the browser's parser; never needed, since this one refuses nothing. */
export async function loadParser(): Promise<typeof parseHtml> {
  return parseHtml;
}
