import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDocuments, type Documents } from '../render/documents.ts';
import { renderingConfig } from '../testing/rendering.ts';
import { areaWith, startFixtureRenderer } from '../testing/started-renderer.ts';
import { createTestFiles } from '../testing/test-files.ts';
import { confinement } from './confinement.ts';
import type { RendererProcess } from './renderer-process.ts';

const files = createTestFiles();
const beside = files.write('state.json', '{"kept":"here"}');
const written = `${files.root}/written`;

const attempts: [string, string][] = [
  ['read the environment of the edge', `fs.readFileSync('/proc/' + process.ppid + '/environ', 'latin1')`],
  ['read its own environment', `fs.readFileSync('/proc/self/environ', 'latin1')`],
  ['read a file beside its release', `fs.readFileSync('${beside}', 'utf8')`],
  ['list a directory', `fs.readdirSync('${files.root}')`],
  ['write a file', `fs.writeFileSync('${written}', 'x')`],
  ['write over what the edge keeps', `fs.writeFileSync('${beside}', '{}')`],
  ['write into its own release', `fs.writeFileSync(new URL('x.js', import.meta.url), 'x')`],
  ['write a database', `new (module('node:sqlite').DatabaseSync)('${written}').exec('create table t(c)')`],
  ['start a process', `module('node:child_process').execFileSync(process.execPath, ['--version'])`],
  ['start a worker', `new (module('node:worker_threads').Worker)('1', { eval: true })`],
  ['load native code', `process.dlopen({ exports: {} }, '${written}.node')`],
  ['open a debugger', `module('node:inspector').open(0)`],
  ['listen at a path [SEC-156]', `module('node:net').createServer().listen('${written}')`],
];

/** Each attempt has a page, `/products/0` and so on; `/products` tries nothing. */
const catalog = areaWith(`page(address) {
  const module = process.getBuiltinModule;
  const fs = module('node:fs');
  const attempts = [${attempts.map(([, code]) => `() => ${code}`).join()}];
  return '<main>It went: ' + attempts[new URL(address).pathname.split('/')[2]]?.() + '</main>';
}`);

let renderer: RendererProcess | undefined;
let documents: Documents;
const warned = vi.spyOn(console, 'warn');
beforeAll(async () => {
  renderer = await startFixtureRenderer(files, catalog);
});
beforeEach(() => {
  warned.mockReset().mockImplementation(() => {});
  // Anew: after some failures in a row no page of these would be tried.
  documents = createDocuments(renderingConfig(), renderer?.render);
});
afterAll(() => {
  renderer?.end();
  files.remove();
});

const visit = async (path: string) => {
  const { status, encoded } = await documents(new URL(path, 'http://shop.example'));
  return { status, html: new TextDecoder().decode((await encoded('')).body) };
};

test('a Node without the permission model starts renderers all the same, which is logged once [SEC-27]', () => {
  expect(confinement([files.root], new Set())).toEqual([]);
  expect(confinement([files.root], new Set())).toEqual([]);
  expect(warned.mock.calls).toEqual([[expect.stringContaining('cannot confine renderers')]]);
});

test('a renderer reads packages that are installed once for several projects, and linked to where the edge looks', () => {
  for (const name of ['valibot', '@shop/kit']) files.write(`store/node_modules/${name}/package.json`, '{}');
  files.write('team/edge/package.json', '{}');
  files.write('elsewhere/tool/package.json', '{}');
  mkdirSync(`${files.root}/team/node_modules/@shop`, { recursive: true });
  const link = (name: string, target: string) =>
    symlinkSync(`${files.root}/${target}`, `${files.root}/team/node_modules/${name}`, 'junction');
  link('valibot', 'store/node_modules/valibot');
  link('@shop/kit', 'store/node_modules/@shop/kit');
  link('tool', 'elsewhere/tool');
  link('gone', 'store/node_modules/gone');
  const readable = confinement([], new Set(['--permission']), `${files.root}/team/edge`)
    .filter((flag) => flag.includes(files.root))
    .map((flag) => flag.slice(flag.indexOf(files.root) + files.root.length));
  expect(readable).toEqual([
    '/team/edge/',
    '/team/edge/package.json',
    '/team/node_modules/',
    '/store/node_modules/',
  ]);
});

test('code that asks for nothing of the machine is rendered', async () => {
  expect((await visit('/products')).html).toContain('It went: undefined');
  expect(warned).not.toHaveBeenCalled();
});

test.each(attempts.map(([name], index) => [name, index] as const))(
  'code of a release may not %s, and the page is left to the browser [SEC-27]',
  async (_, index) => {
    const { status, html } = await visit(`/products/${index}`);
    expect(html).not.toContain('It went');
    expect(status).toBe(200);
    expect(String(warned.mock.calls)).toMatch(
      /left to the browser.*(restricted|disabled|of undefined|bind is not a function)/,
    );
    expect(existsSync(written)).toBe(false);
    expect(readFileSync(beside, 'utf8')).toBe('{"kept":"here"}');
  },
);

test('code that sets flags of V8, with some of which it writes files, ends its renderer [SEC-156]', async () => {
  const own = await startFixtureRenderer(
    files,
    areaWith(`page() {
      const { setFlagsFromString } = process.getBuiltinModule('node:v8');
      for (const flag of ['--allow-natives-syntax', '--trace-turbo-cfg-file=${written}', '--trace-turbo'])
        setFlagsFromString(flag);
      const twice = new Function('number', 'return 2 * number');
      new Function('twice', \`%PrepareFunctionForOptimization(twice); twice(1);
        %OptimizeFunctionOnNextCall(twice); twice(1);\`)(twice);
      return 'It went';
    }`),
  );
  onTestFinished(own.end);
  const address = 'http://shop.example/products';
  await expect(own.render({ address, area: 'catalog' })).rejects.toThrow('its renderer ended');
  expect(existsSync(written)).toBe(false);
});

test('code that has Node write a report of its full memory over another file finds no way to say where [SEC-158]', async () => {
  const own = await startFixtureRenderer(
    files,
    areaWith(`page() {
      Object.assign(process.report, { directory: '${files.root}', filename: 'state.json', reportOnFatalError: true });
      const held = [];
      for (;;) held.push({ a: { b: {} } });
    }`),
    { limits: { heapMegabytes: 40 }, budget: 20_000 },
  );
  onTestFinished(own.end);
  const address = 'http://shop.example/products';
  await expect(own.render({ address, area: 'catalog' })).rejects.toThrow('its renderer ended');
  expect(readFileSync(beside, 'utf8')).toBe('{"kept":"here"}');
});
