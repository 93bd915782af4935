import type { ESTree, Plugin } from 'vite';
import { pageKey } from '@shop/shared/contracts';

/**
 * Has a widget's file take what it imports from the files that its loader has checked, by their addresses. A browser reads an
 * `import` from where the file came from: where its server led elsewhere, with the same content, it would take whatever is beside
 * that, without a hash.
 */
export function checkedImports(): Plugin {
  return {
    name: 'shop:checked-imports',
    renderChunk: {
      order: 'post',
      handler(code) {
        const statements = this.parse(code).body.flatMap((statement) => {
          const text = checked(statement);
          return text === undefined ? [] : [{ start: statement.start, end: statement.end, text }];
        });
        if (statements.length === 0) return null;
        const parts = statements.map(
          ({ start, text }, index) => code.slice(statements[index - 1]?.end ?? 0, start) + text,
        );
        const files = `globalThis[Symbol.for(${JSON.stringify(pageKey)})].widgetFiles`;
        const head = `const shop_imported = ${files}.imported(import.meta.url);\n`;
        return { code: head + parts.join('') + code.slice(statements.at(-1)?.end), map: null };
      },
    },
  };
}

/** What stands in the place of an import or of `export … from`; undefined for all else. */
function checked(statement: ESTree.Statement | ESTree.ModuleDeclaration): string | undefined {
  if (statement.type === 'ExportAllDeclaration')
    throw new Error(`"export * from ${statement.source.value}" is not read here`);
  if (statement.type === 'ImportDeclaration') {
    const file = `shop_imported(${JSON.stringify(statement.source.value)})`;
    const whole = statement.specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
    const names = statement.specifiers.flatMap((one) =>
      one.type === 'ImportNamespaceSpecifier'
        ? []
        : [`${one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default'}: ${one.local.name}`],
    );
    const all = whole ? `const ${whole.local.name} = ${file};` : '';
    return names.length > 0 || !whole ? `${all}const { ${names.join(', ')} } = ${file};` : all;
  }
  if (statement.type === 'ExportNamedDeclaration' && statement.source) {
    const locals = statement.specifiers.map((_, index) => `shop_${statement.start}_${index}`);
    const taken = statement.specifiers.map(({ local }, index) => `${nameOf(local)}: ${locals[index]}`);
    const given = statement.specifiers.map(
      ({ exported }, index) => `${locals[index]} as ${nameOf(exported)}`,
    );
    const file = `shop_imported(${JSON.stringify(statement.source.value)})`;
    return `const { ${taken.join(', ')} } = ${file}; export { ${given.join(', ')} };`;
  }
  return undefined;
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? JSON.stringify(name.value) : name.name;
}
