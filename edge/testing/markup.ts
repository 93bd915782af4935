/** Texts of the elements of a kind, by their markup; what they may hold does not contain their own end. */
export function textsOf(html: string, element: string, attributes = '[^>]*'): string[] {
  const pattern = new RegExp(`<${element}${attributes}>([\\s\\S]*?)</${element}\\s*>`, 'g');
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

/** Whole start tags of an element, in the order of the document. */
export function tagsOf(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
}

/** The value behind the JSON script with the given id. */
export function jsonScript(html: string, id: string): unknown {
  const [text = ''] = textsOf(html, 'script', ` type="application/json" id="${id}"`);
  return JSON.parse(text);
}
