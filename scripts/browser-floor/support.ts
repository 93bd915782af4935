import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { browserFloor } from '@shop/shared/contracts';

// MDN's names of the floor's browsers, where they differ.
const names: Readonly<Record<string, string>> = { ios: 'safari_ios' };

/** Something in the source that a browser has to know, and where it stands. */
export interface Use {
  /** Path relative to the checkout. */
  readonly file: string;
  readonly line: number;
  /** As MDN's data and the list of exceptions name it: `Array.toSorted`, `css :has`. */
  readonly feature: string;
  /** Browsers of the floor that do not have it. */
  readonly lacking: readonly string[];
}

/** A part of MDN's compatibility data by its path, such as `api.URL.canParse_static`. */
export function compatAt(...path: readonly string[]): CompatStatement | undefined {
  let node: unknown = bcd;
  for (const step of path) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return undefined;
    // Each step down from the data's root is such a node.
    node = (node as Record<string, Identifier>)[step];
  }
  return (node as Identifier).__compat;
}

/** Browsers of the floor that are older than a feature. Behind a flag it is missing, and so it is by another name. */
export function browsersLacking({ support }: CompatStatement, prefixed = false): string[] {
  const lacking = Object.entries(browserFloor).filter(([browser, floor]) => {
    // Data of a browser's name: the map has a key for each.
    const statements = [support[(names[browser] ?? browser) as keyof typeof support] ?? []].flat();
    return !statements.some(
      ({ version_added: added, flags, prefix, alternative_name: alias }) =>
        typeof added === 'string' && !flags && (prefixed || !prefix) && !alias && !isNewer(added, floor),
    );
  });
  return lacking.map(([browser, floor]) => `${browser} ${floor}`);
}

function isNewer(version: string, floor: string): boolean {
  const [major = Infinity, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = floor.split('.').map(Number);
  // Not a number for `preview`: newer than any.
  return !(major < floorMajor || (major === floorMajor && minor <= floorMinor));
}
