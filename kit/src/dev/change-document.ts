import { bootElementId, hydrationElementId, renderedStylesId, type BootRecord } from '@shop/shared/contracts';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { scriptJson } from '../../../edge/html/html-text.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

export interface DocumentChanges {
  /** Gives the record that the shell starts from instead of the document's own. */
  boot(record: BootRecord): BootRecord;
  /** Gives the address of a call that the document starts early, as the page's code will ask for it. */
  earlyAddress(address: string, record: BootRecord): string;
  /** Whether the page is left to the browser, as rendered pages are by an edge with `RENDER=off`. */
  readonly isUnrendered: boolean;
  /** HTML for the end of the head. */
  head(record: BootRecord): string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A document of the shop with other contents; undefined for any other page. All else stays as it was, byte by byte. */
export function changeDocument(html: string, changes: DocumentChanges): string | undefined {
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }).childNodes)];
  const byId = (id: string) => elements.find((element) => attributeOf(element, 'id') === id);
  const boot = byId(bootElementId);
  if (!boot) return undefined;
  // The shell validates it.
  const record = JSON.parse(textOf(boot)) as BootRecord;
  const edits = [
    replaceContent(boot, scriptJson(changes.boot(record))),
    ...earlyEdits(byId('shop-early'), (address) => changes.earlyAddress(address, record)),
    ...(changes.isUnrendered ? unrender(elements, byId) : []),
    insertAtEnd(
      elements.find(({ tagName }) => tagName === 'head'),
      changes.head(record),
    ),
  ];
  return applyEdits(
    html,
    edits.filter((edit) => edit !== undefined),
  );
}

/**
 * Takes out what was rendered, and the preloads for that. A skeleton stays. The deployed version's code is preloaded by links
 * with `data-integrity`; the shell's own files, which the browser imports itself, have other ones.
 */
function unrender(elements: readonly Element[], byId: (id: string) => Element | undefined) {
  const preloads = elements.filter(
    (element) =>
      element.tagName === 'link' &&
      (attributeOf(element, 'data-integrity') !== undefined ||
        attributeOf(element, 'as') === 'image' ||
        attributeOf(element, 'rel') === 'expect'),
  );
  const structuredData = elements.filter(
    (element) => element.tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json',
  );
  const [shop, hydration] = [byId('shop'), byId(hydrationElementId)];
  if (!hydration) return preloads.map(remove);
  return [
    ...[...preloads, ...structuredData, hydration, byId(renderedStylesId)].map(remove),
    shop && replaceContent(shop, ''),
  ];
}

/** The answers are taken by address, so the calls have to go where the page's code sends them. */
function earlyEdits(element: Element | undefined, addressOf: (address: string) => string) {
  if (!element) return [];
  const early = JSON.parse(textOf(element)) as { readonly addresses: readonly string[] };
  const addresses = early.addresses.map((address) => addressOf(address));
  return [replaceContent(element, scriptJson({ ...early, addresses }))];
}

function* elementsOf(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsOf(node.childNodes);
  }
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function replaceContent({ sourceCodeLocation: place }: Element, text: string): Edit | undefined {
  if (!place?.startTag || !place.endTag) return undefined;
  return { start: place.startTag.endOffset, end: place.endTag.startOffset, text };
}

function remove(element: Element | undefined): Edit | undefined {
  const place = element?.sourceCodeLocation;
  return place ? { start: place.startOffset, end: place.endOffset, text: '' } : undefined;
}

function insertAtEnd(element: Element | undefined, text: string): Edit | undefined {
  const end = element?.sourceCodeLocation?.endTag?.startOffset;
  return end === undefined ? undefined : { start: end, end, text };
}

/** Elements in the content of another one that is replaced go with it. What is inserted right behind it stays. */
function applyEdits(html: string, edits: readonly Edit[]): string {
  const isWithin = (edit: Edit, other: Edit) =>
    other !== edit && other.start <= edit.start && edit.start < other.end && edit.end <= other.end;
  const outermost = edits.filter((edit) => !edits.some((other) => isWithin(edit, other)));
  return outermost
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);
}
