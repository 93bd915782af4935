import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { browsersLacking, type Use } from './support.ts';

// Where the members of what scripts commonly hold stand; of others a name says too little.
const owners =
  /^(Window|Document|Node|Element|HTML(Element|ButtonElement|FormElement|InputElement)|ShadowRoot|URL|URLSearchParams|AbortSignal|Event|Navigator)$/;

const newerMembers = readNewerMembers();

/**
 * Features newer than the floor in a script that stands in the source as text. Without types a name is all there is:
 * told are members of which every kind is newer, wherever a dot stands before them.
 */
export function textUses(file: string, text: string): Use[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(/\.(\w+)/g)].flatMap(([, member = '']) => {
      const lacking = newerMembers.get(member);
      return lacking ? [{ file, line: index + 1, feature: `.${member}`, lacking }] : [];
    }),
  );
}

function readNewerMembers(): Map<string, string[]> {
  const members = new Map<string, string[]>();
  const known = new Set<string>();
  const apis = Object.entries(bcd.api).flatMap(([name, api]) => (owners.test(name) ? [api] : []));
  for (const owner of [...apis, ...Object.values(bcd.javascript['builtins'] ?? {})]) {
    for (const [key, { __compat: compat }] of Object.entries(owner as Record<string, Identifier>)) {
      const lacking = compat ? browsersLacking(compat) : [];
      const member = key.replace(/_static$/, '');
      if (lacking.length > 0) members.set(member, lacking);
      else known.add(member);
    }
  }
  for (const member of known) members.delete(member);
  return members;
}
