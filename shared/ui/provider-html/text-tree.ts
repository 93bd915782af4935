import { allowedTags } from './allowed.ts';
import { attribute, numberAttribute } from './attributes.ts';
import { OpenElements, type TextElement, type TextNode } from './open-elements.ts';
import { headingLevel, outline } from './outline.ts';
import { tokens } from './tokens.ts';

/** Columns say nothing without their looks. */
const later = new Set(['col', 'colgroup']);
const shown = new Set(allowedTags.filter((tag) => !later.has(tag)));

/**
 * The elements that an HTML text holds, without a parser, so that it works on a server too: what is allowed and nothing
 * else, nested as a browser reads what editors write. Headings count from the level given.
 */
export function textTree(html: string, topHeading: number): readonly TextNode[] {
  const open = new OpenElements(shown);
  const headings: TextElement[] = [];
  for (const token of tokens(html.replace(/\r\n?/g, '\n'))) {
    if (token.kind === 'text') open.addText(token.text);
    else if (token.kind === 'close') open.close(token.tag);
    else {
      const element = open.open(token.tag);
      if (!element) continue;
      keepAttributes(element, token.source);
      if (headingLevel(element.tag)) headings.push(element);
    }
  }
  const levels = outline(
    headings.map(({ tag }) => headingLevel(tag)),
    topHeading,
  );
  for (const [at, heading] of headings.entries()) heading.tag = `h${levels[at] ?? topHeading}`;
  return open.nodes;
}

/** Where links and pictures lead is asked when they are shown; of all else only what takes room is taken. */
function keepAttributes(element: TextElement, source: string): void {
  if (element.tag === 'a') element.address = attribute(source, 'href');
  else if (element.tag === 'img') {
    element.address = attribute(source, 'src');
    element.alternative = attribute(source, 'alt') ?? '';
    element.numbers = { width: numberAttribute(source, 'width'), height: numberAttribute(source, 'height') };
  } else if (element.tag === 'ol') element.numbers = { start: numberAttribute(source, 'start') };
  else if (element.tag === 'td' || element.tag === 'th')
    element.numbers = {
      colSpan: numberAttribute(source, 'colspan') || undefined,
      rowSpan: numberAttribute(source, 'rowspan') || undefined,
    };
}
