interface Part {
  readonly text: string;
  readonly marked: boolean;
}

/** A name cut where it holds one of the words typed, whatever their case. */
export function markedParts(name: string, term: string): Part[] {
  const words = term
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  if (words.length === 0) return [{ text: name, marked: false }];
  return name
    .split(new RegExp(`(${words.join('|')})`, 'gi'))
    .map((text, place) => ({ text, marked: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
