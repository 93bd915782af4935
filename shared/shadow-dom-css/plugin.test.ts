import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltFile, makeProject, type Project } from './fixture/project.ts';

const picture = `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${'too large to inline '.repeat(300)} --></svg>`;

let project: Project;
let files: BuiltFile[];

beforeAll(async () => {
  project = await makeProject({
    'package.json': '{ "type": "module", "sideEffects": ["**/*.css"] }',
    'shop.ts': `import './base.css'; import { Card } from './parts.ts'; export const shown = Card();
      export const first = () => import('./first.ts'); export const second = () => import('./second.ts');`,
    'parts.ts': `export { Card } from './card.ts'; export { Unused } from './unused.ts';`,
    'card.ts': `import styles from './card.module.css'; export const Card = () => styles.card;`,
    'unused.ts': `import styles from './unused.module.css'; export const Unused = () => styles.unused;`,
    'first.ts': `import './both.css'; export const first = 1;`,
    'second.ts': `import './both.css'; export const second = 2;`,
    'base.css': '@layer base { body { margin: 0 } }',
    'card.module.css': '.card { background: url(./picture.svg) } .soldOut { opacity: 0.5 }',
    'unused.module.css': '.unused { color: red }',
    'both.css': '@layer pages { .both { color: green } }',
    'picture.svg': picture,
    'public/public.svg': picture,
  });
  files = await project.build('shop.ts', 'shop@1');
});
afterAll(() => project.remove());

function textOf(name: string): string {
  const file = files.find(({ fileName }) => fileName === name);
  return file?.type === 'asset' ? String(file.source) : (file?.code ?? '');
}

function chunks(of: readonly BuiltFile[] = files): string {
  return of.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('makes no CSS file and preloads none', () => {
  expect(files.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))).toEqual([]);
  expect(chunks()).toMatch(/m\.f=\[[^\]]+\.js/);
  expect(chunks()).not.toMatch(/m\.f=\[[^\]]*\.css/);
});

test('registers under the group and the path of the file', () => {
  expect(textOf('shop.js')).toMatch(/\(`shop@1`,`card\.module\.css`,/);
});

test('keeps a shared chunk of nothing but CSS', () => {
  const owner = files.filter((file) => file.type === 'chunk' && file.code.includes('.both{color:green}'));
  expect(owner).toHaveLength(1);
  for (const page of ['first.ts', 'second.ts']) {
    const chunk = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(page));
    expect(chunk?.type === 'chunk' && chunk.imports).toContain(owner[0]?.fileName);
  }
});

test('leaves out the styles of parts that nobody uses', () => {
  expect(chunks()).not.toContain('unused_');
});

test('lists for each chunk the texts it registers, addresses relative to the release', () => {
  const record: Record<string, { key: string; css: string }[]> = JSON.parse(textOf('styles.json'));
  expect(record['shop.js']?.map(({ key }) => key)).toEqual(['base.css', 'card.module.css']);
  expect(record['shop.js']?.[0]?.css).toBe('@layer base{body{margin:0}}');
  const picture = files.find(({ fileName }) => fileName.endsWith('.svg'))?.fileName;
  expect(record['shop.js']?.[1]?.css).toContain(`url("{release}/${picture}")`);
  const lists = Object.values(record);
  expect(lists).toHaveLength(2);
  expect(lists[1]).toEqual([{ key: 'both.css', css: '@layer pages{.both{color:green}}' }]);
});

test('a server output has the same class names and no styles', async () => {
  const server = chunks(await project.build('shop.ts', 'shop@1', { server: true }));
  const name = /card_[0-9a-f]{8}/.exec(chunks())?.[0];
  expect(name).toBeDefined();
  expect(server).toContain(name);
  expect(server).not.toMatch(/background|shop@1/);
});

test('refuses what a constructed sheet would ignore', async () => {
  await project.write({
    'far.ts': `import './far.css';`,
    'far.css': '@import "https://fonts.example/a.css";',
  });
  await expect(project.build('far.ts', 'shop@1')).rejects.toThrow('@import of another origin');
});

test('refuses addresses that depend on where the page is', async () => {
  await project.write({
    'public.ts': `import './public.css';`,
    'public.css': '.a { background: url(/public.svg) }',
  });
  await expect(project.build('public.ts', 'shop@1')).rejects.toThrow('not one of the public folder');
});

test('refuses CSS that would end in a file', async () => {
  await project.write({ 'file.ts': `import address from './base.css?url'; export const found = address;` });
  await expect(project.build('file.ts', 'shop@1')).rejects.toThrow('would be a file');
});
