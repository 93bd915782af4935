import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { compiledFile, compiledModule, kitName } from './specifiers.ts';

const checkout = join(import.meta.dirname, '../..');

/** What areas import of `shared`; the kit exports it under the same names, which docs/areas.md lists. */
const sharedNames = [
  'contracts',
  'contracts/provider',
  'provider',
  'session/draft-owner',
  'session/react',
  'cart/react',
  'router',
  'storage',
  'ui',
  'ui/list',
  'ui/list-page',
  'testing/area',
];

/** What no import names: fonts of widgets, types, and the tools that an area declares itself, in the kit's versions. */
const further = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/petrona',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vitest',
];

interface Sources {
  readonly version: string;
  readonly sideEffects: readonly string[];
  readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The kit's package.json. @param root its folder, with the compiled sources in `lib/` */
export function kitManifest(root: string): Record<string, unknown> {
  const own = readJson<Record<string, unknown>>(join(checkout, 'kit/package/package.json'));
  const { sideEffects, imports } = readJson<Sources>(join(checkout, 'shared/package.json'));
  const inLib = (file: string) => compiledFile(file).replace(/^(\.\/|(?=\*\*))/, './lib/shared/');
  const modules = [
    ...sharedNames.map((name) => [`./${name}`, compiledModule(`@shop/shared/${name}`)] as const),
    ['./vitest', 'kit/src/vitest/area-tests.js'] as const,
  ];
  return {
    ...own,
    sideEffects: sideEffects.map(inLib),
    imports: Object.fromEntries(
      Object.entries(imports).map(([name, files]) => [
        name,
        Object.fromEntries(Object.entries(files).map(([condition, file]) => [condition, inLib(file)])),
      ]),
    ),
    exports: {
      ...Object.fromEntries(
        modules.map(([name, file]) => [
          name,
          { types: `./lib/${file.replace(/\.js$/, '.d.ts')}`, default: `./lib/${file}` },
        ]),
      ),
      './client': { types: './client.d.ts' },
      './tsconfig.json': './tsconfig.area.json',
      './package.json': './package.json',
    },
    dependencies: dependencies(root),
  };
}

const imported = /(?<=\b(?:from|import|import\.meta\.resolve)\s*\(?\s*)(['"])([@a-z][\w@./:-]*)\1/g;

/** Every package that a compiled file imports, in the version that the checkout has. */
function dependencies(root: string): Record<string, string> {
  const files = globSync('lib/**/*.{js,d.ts}', { cwd: root, exclude: ['lib/templates/**'] });
  const names = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(imported)].map(([, , name = '']) => packageOf(name)),
  );
  const { packages } = readJson<{ packages: Record<string, { version: string }> }>(
    join(checkout, 'package-lock.json'),
  );
  const needed = [...new Set([...names, ...further])].filter((name) => !isBuiltin(name) && name !== kitName);
  return Object.fromEntries(
    needed.toSorted().map((name) => {
      const version = packages[`node_modules/${name}`]?.version;
      if (!version) throw new Error(`The kit imports ${name}, which the checkout does not have.`);
      return [name, version];
    }),
  );
}

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
