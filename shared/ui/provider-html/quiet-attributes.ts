/**
 * Renames attributes that no text keeps, before the text is parsed: under a strict policy a browser reports handlers
 * and styles already while it parses, though nothing can run. Reads roughly, since what it misses is cleaned all the same.
 */
export function quietAttributes(html: string): string {
  let inTag = false;
  return html.replace(parts, (part) => {
    if (part === '>') inTag = false;
    else if (part.startsWith('<')) inTag = true;
    else if (inTag && !part.startsWith('=')) return `data-${part}`;
    return part;
  });
}

/** Starts and ends of tags, quoted values (markup in them may be none to a parser), and names of handlers and styles. */
const parts = /<[a-z]|>|=\s*(?:"[^"<]*"|'[^'<]*')|(?<![\w-])(?:on[a-z]+|style)(?=\s*=)/gi;
