import { decode } from './entities.ts';

// One attribute: its name, and its value in double quotes, single quotes or none.
const parts = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** An attribute's value as written in the source of a tag; null when the tag does not have it. */
export function attribute(source: string, wanted: string): string | null {
  for (const [, name = '', double, single, bare] of source.matchAll(parts))
    if (name.toLowerCase() === wanted) return decode(double ?? single ?? bare ?? '');
  return null;
}

/** The same, where it is a whole number of up to four digits. */
export function numberAttribute(source: string, wanted: string): number | undefined {
  const digits = /^\s*(\d{1,4})\s*$/.exec(attribute(source, wanted) ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}
