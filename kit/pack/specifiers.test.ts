import { expect, test } from 'vitest';
import { outsideSpecifiers } from './specifiers.ts';

test.each([
  [`import { v } from '@shop/shared/contracts';`, `import { v } from '../../shared/contracts/index.js';`],
  [`export * from "@shop/delivery";`, `export * from "../../delivery/index.js";`],
  [
    `type Call = import('@shop/shared/provider').Call;`,
    `type Call = import('../../shared/provider/index.js').Call;`,
  ],
  [`import { Link } from '@shop/shared/router';`, `import { Link } from '@shop/area-kit/router';`],
  [`export { a, type B } from './badge/badge.tsx';`, `export { a, type B } from './badge/badge.js';`],
  [`import(__rewriteRelativeImportExtension(url))`, `import((url))`],
  [`import hljs from 'highlight';`, `import hljs from 'highlight';`],
  [`const key = '@shop/shared/router';`, `const key = '@shop/shared/router';`],
])('%s becomes %s', (before, after) => {
  expect(outsideSpecifiers(before, 'edge/html/page.js')).toBe(after);
});

test('a module that no package of the checkout exports is an error', () => {
  expect(() => outsideSpecifiers(`import '@shop/shared/nothing';`, 'edge/main.js')).toThrow(
    'No package of the checkout exports @shop/shared/nothing.',
  );
});

test('declarations lose their style sheets, and code keeps them', () => {
  const text = "import './tokens.css';\nexport {};\n";
  expect(outsideSpecifiers(text, 'shared/ui/styles/index.d.ts')).toBe('export {};\n');
  expect(outsideSpecifiers(text, 'shared/ui/styles/index.js')).toBe(text);
});
