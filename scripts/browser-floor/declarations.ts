import {
  isIdentifier,
  isInterfaceDeclaration,
  isModuleDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import type { Node } from 'typescript/unstable/ast';
import type { Project, Symbol as TypeSymbol } from 'typescript/unstable/sync';

/** A built-in as TypeScript's own libraries declare it: `toSorted` of `Array`, or a global without an owner. */
export interface BuiltIn {
  readonly owner?: string;
  readonly member: string;
}

const library = /\/lib\/lib\.[\w.]+\.d\.ts$/;

/** The built-ins that a symbol stands for: several where it is read from one of several types, none for our own. */
export function declarationsOf(project: Project, symbol: TypeSymbol): BuiltIn[] {
  const found = symbol.declarations
    .filter(({ path }) => library.test(path))
    .flatMap((handle) => {
      const node = handle.resolve(project);
      const owner = node && ownerOf(node.parent);
      return [{ member: symbol.name, ...(owner !== undefined && { owner }) }];
    });
  const byOwner = new Map(found.map((builtIn) => [builtIn.owner, builtIn]));
  return [...byOwner.values()];
}

/** The interface, variable or namespace that contains a declaration. */
function ownerOf(node: Node | undefined): string | undefined {
  for (let outer = node; outer; outer = outer.parent)
    if (
      (isInterfaceDeclaration(outer) || isModuleDeclaration(outer) || isVariableDeclaration(outer)) &&
      isIdentifier(outer.name)
    )
      return outer.name.text;
  return undefined;
}
