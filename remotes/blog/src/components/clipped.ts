/** Characters of a description: search engines and feed readers show about so many. */
const mostCharacters = 200;

/** The first words of a text, with an ellipsis where there are more. */
export function clipped(words: string): string {
  const characters = [...words];
  if (characters.length <= mostCharacters) return words;
  const start = characters.slice(0, mostCharacters).join('');
  return `${start.replace(/\s+\S*$/, '')}…`;
}
