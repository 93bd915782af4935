import {
  isBindingElement,
  isIdentifier,
  isImportDeclaration,
  isInterfaceDeclaration,
  isJsxAttribute,
  isObjectBindingPattern,
  isTypeAliasDeclaration,
  isTypeNode,
} from 'typescript/unstable/ast/is';
import type { Identifier, Node, SourceFile } from 'typescript/unstable/ast';
import type { Project, Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { attributeFeature, builtInFeatures, type Feature } from './built-ins.ts';
import { declarationsOf } from './declarations.ts';
import type { Use } from './support.ts';

/** Features newer than the floor that a file of a project uses, each by the type of what it is read from. */
export function scriptUses(project: Project, path: string, name: string): Use[] {
  const source = project.program.getSourceFile(path);
  if (!source) throw new Error(`${name} is not part of ${project.configFileName}.`);
  const { names, bound, attributes } = namesIn(source);
  const symbols = project.checker.getSymbolAtLocation(names);
  const boundSymbols = bound.map((node) => boundProperty(project, node));
  const found: (readonly [Node, readonly Feature[]])[] = [
    ...attributes.map((node) => [node, attributeFeature(node)] as const),
    ...[...names, ...bound].map((node, index) => {
      const symbol = index < names.length ? symbols[index] : boundSymbols[index - names.length];
      return [node, symbol ? featuresOf(project, symbol) : []] as const;
    }),
  ];
  return found.flatMap(([node, features]) =>
    features.map((feature) => ({ file: name, line: lineOf(source, node), ...feature })),
  );
}

/** The code of a file without its types, which use nothing at run time. */
function namesIn(source: SourceFile) {
  const names: Node[] = [];
  const bound: Identifier[] = [];
  const attributes: Node[] = [];
  const visit = (node: Node): void => {
    if (isTypeNode(node) || isInterfaceDeclaration(node)) return;
    if (isTypeAliasDeclaration(node) || isImportDeclaration(node)) return;
    if (isJsxAttribute(node)) attributes.push(node);
    if (isIdentifier(node)) names.push(node);
    if (isBindingElement(node) && isObjectBindingPattern(node.parent)) {
      const property = node.propertyName ?? node.name;
      if (property && isIdentifier(property)) bound.push(property);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return { names, bound, attributes };
}

/** The property that a name in an object pattern reads. */
function boundProperty({ checker }: Project, name: Identifier): TypeSymbol | undefined {
  const type = checker.getTypeAtLocation(name.parent.parent);
  return type && checker.getPropertyOfType(type, name.text);
}

const known = new WeakMap<TypeSymbol, readonly Feature[]>();

function featuresOf(project: Project, symbol: TypeSymbol): readonly Feature[] {
  const features = known.get(symbol) ?? builtInFeatures(declarationsOf(project, symbol));
  known.set(symbol, features);
  return features;
}

function lineOf(source: SourceFile, node: Node): number {
  return source.text.slice(0, node.end).split('\n').length;
}
