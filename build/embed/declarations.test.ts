import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { widgetElements } from '@shop/shared/contracts/widgets';
import { findAreas, readAreaManifest } from '../areas.ts';
import { typeDeclarations } from '../../edge/embed/type-declarations.ts';

const checkout = join(import.meta.dirname, '../..');
const elements = widgetElements(findAreas(checkout).map((name) => readAreaManifest(checkout, name)));

const uses = `import { createElement } from 'react';
import type { ShopCart, ShopIntrinsicElements, ShopScript, ShopWidgetEvents } from './elements.d.ts';
import type { ShopEventDetails } from '../../shared/contracts/widget-protocol.ts';
import type { ShopCart as OwnCart, ShopScript as OwnScript } from '../../shared/embed/loader/shop-script.ts';
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ShopIntrinsicElements {}
  }
}
const menu = document.querySelector('shop-menu');
const category: string | null | undefined = menu?.category;
void menu?.navigate('/products/eel');
document.addEventListener('shop:cart-changed', ({ detail }) => detail.count.toFixed());
type Declared = { [Name in keyof ShopWidgetEvents]: ShopWidgetEvents[Name]['detail'] };
export const details: readonly [(own: ShopEventDetails) => Declared, (declared: Declared) => ShopEventDetails] = [(own) => own, (declared) => declared];
export const page = <shop-product slug="eel" api-base="/api" tenant={7} open="page" fonts>{category}</shop-product>;
declare const own: OwnScript;
declare const declared: ShopScript;
export const both: readonly [ShopScript, OwnScript, (cart: OwnCart) => ShopCart, (cart: ShopCart) => OwnCart] = [own, declared, (cart) => cart, (cart) => cart];
void createElement;
`;
const mistakes = [
  `<shop-product api-base="/api" tenant={7} />`,
  `<shop-menu api-base="/api" tenant={7} open="nowhere" />`,
  `document.querySelector('shop-menu')?.navigate()`,
];

/** The compiler's errors for a file beside the declarations. */
function errorsIn(name: string, code: string): string {
  const directory = mkdtempSync(join(checkout, '.cache/types-test-'));
  try {
    writeFileSync(join(directory, 'elements.d.ts'), typeDeclarations(elements));
    writeFileSync(join(directory, name), code);
    const options =
      '--ignoreConfig --noEmit --strict --jsx react-jsx --target es2022 --module preserve --types react --skipLibCheck';
    execFileSync(
      process.execPath,
      [
        join(checkout, 'node_modules/typescript/bin/tsc'),
        ...options.split(' '),
        '--allowImportingTsExtensions',
        join(directory, name),
      ],
      { cwd: checkout, stdio: 'pipe' },
    );
    return '';
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout ?? error);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

test('declares the elements for the DOM and for JSX', () => {
  expect(errorsIn('uses.tsx', uses)).toBe('');
});

test.each(mistakes)('finds the mistake in %s', (mistake) => {
  expect(errorsIn('mistake.tsx', `${uses}\nexport const wrong = ${mistake};\n`)).toMatch(
    /mistake\.tsx\(\d+,\d+\): error TS2/,
  );
});
