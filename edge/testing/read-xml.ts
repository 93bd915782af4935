import { SaxesParser } from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  /** Without prefix. */
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** Its own text. */
  text: string;
}

/** The root of an XML document. Throws where the text is not well-formed, names of namespaces included. */
export function readXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const root: XmlElement = { name: '', namespace: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const);
    const element = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.write(xml).close();
  const [document] = root.children;
  if (!document) throw new Error('The document is empty.');
  return document;
}

/** The children of a name, as texts. */
export function childTexts({ children }: XmlElement, name: string): string[] {
  return children.filter((child) => child.name === name).map(({ text }) => text);
}
