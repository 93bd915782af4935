import { isIdentifier, isJsxAttribute, isJsxOpeningLikeElement } from 'typescript/unstable/ast/is';
import type { Node } from 'typescript/unstable/ast';
import type { BuiltIn } from './declarations.ts';
import { implementersOf } from './mixins.ts';
import { browsersLacking, compatAt, type Use } from './support.ts';

export type Feature = Pick<Use, 'feature' | 'lacking'>;

/** Those of the built-ins that some browser of the floor lacks. */
export function builtInFeatures(builtIns: readonly BuiltIn[]): Feature[] {
  return builtIns.flatMap(({ owner, member }) => {
    const [name, compat] = owner === undefined ? globalCompat(member) : memberCompat(owner, member);
    return newer(name, compat);
  });
}

function globalCompat(name: string) {
  return [
    name,
    compatAt('javascript', 'builtins', name) ?? compatAt('api', name) ?? compatAt('api', 'Window', name),
  ] as const;
}

function memberCompat(declared: string, member: string) {
  const owner = declared
    .replace(/^Readonly(?=Array|Set|Map)/, '')
    .replace(/Constructor$/, '')
    .replace(/^IteratorObject$/, 'Iterator');
  const compat =
    compatAt('javascript', 'builtins', owner, member) ??
    compatAt('javascript', 'builtins', 'Intl', owner, member) ??
    [owner, ...implementersOf(owner)]
      .map((name) => compatAt('api', name, member) ?? compatAt('api', name, `${member}_static`))
      .find((found) => found !== undefined);
  return [`${owner}.${member}`, compat] as const;
}

/** An attribute of an HTML element in JSX, where React's name differs from HTML's in case alone. */
export function attributeFeature(node: Node): Feature[] {
  const element = node.parent.parent;
  if (!isJsxAttribute(node) || !isJsxOpeningLikeElement(element)) return [];
  if (!isIdentifier(node.name) || !isIdentifier(element.tagName)) return [];
  const tag = element.tagName.text;
  const attribute = node.name.text.toLowerCase();
  const own = compatAt('html', 'elements', tag, attribute);
  return newer(
    own ? `<${tag} ${attribute}>` : `<* ${attribute}>`,
    own ?? (/^[a-z]/.test(tag) ? compatAt('html', 'global_attributes', attribute) : undefined),
  );
}

function newer(feature: string, compat: ReturnType<typeof compatAt>): Feature[] {
  const lacking = compat ? browsersLacking(compat) : [];
  return lacking.length > 0 ? [{ feature, lacking }] : [];
}
