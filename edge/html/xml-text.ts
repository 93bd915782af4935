import { escapeHtml } from './html-text.ts';

/** What XML 1.0 has no place for, not even escaped: control characters, halves of surrogate pairs, two code points. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text for element content and quoted attributes of XML; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(notInXml, ''));
}

/** An element that holds a text. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** An XML document in UTF-8, of its root element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
