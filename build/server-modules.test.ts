import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as nodeServer from 'react-dom/server.node';
import * as edgeServer from 'react-dom/server.edge';
import * as routerDom from 'react-router-dom';
import * as router from '@shop/shared/router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServerModules } from './server-modules.ts';

const directory = mkdtempSync(join(tmpdir(), 'shop-server-modules-'));
let built: Awaited<ReturnType<typeof buildServerModules>>;
beforeAll(async () => {
  built = await buildServerModules(directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

/** What a module prints that stands in the release, far from any package. */
function run(code: string): readonly unknown[] {
  writeFileSync(join(directory, 'run.mjs'), code);
  const { stdout, stderr } = spawnSync(process.execPath, [join(directory, 'run.mjs')], {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as readonly unknown[];
}

const importOf = (names: string, specifier: string) =>
  `import ${names} from ${JSON.stringify(`./${built[specifier]?.file}`)};\n`;

const developmentOnly = new Set(['act', 'captureOwnerStack', 'module.exports']);

test('every module has a file with its exports, and the version of its package', () => {
  const modules = {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': dom,
    'react-dom/server': nodeServer,
    'react-dom/server.edge': edgeServer,
    'react-router-dom': routerDom,
    '@shop/shared/router': router,
  };
  expect(Object.keys(built)).toEqual(Object.keys(modules));
  for (const [specifier, module] of Object.entries(modules)) {
    const exported = run(`${importOf('* as all', specifier)} console.log(JSON.stringify(Object.keys(all)));`);
    const wanted = Object.keys(module).filter((name) => !developmentOnly.has(name));
    expect({ specifier, exported }).toEqual({ specifier, exported: expect.arrayContaining(wanted) });
  }
  expect(built['react']?.version).toBe(React.version);
  expect(built['@shop/shared/router']?.version).toBe('1.0.0');
});

test.each(['react-dom/server', 'react-dom/server.edge'])(
  'a page is rendered with one React and one router, in the production form, without any package: %s',
  (renderer) => {
    const [html, isOneReact, act] = run(
      `${importOf('React, { createElement, useId, version }', 'react')}
      ${importOf('{ jsx }', 'react/jsx-runtime')}
      ${importOf('{ preload }', 'react-dom')}
      ${importOf('{ renderToReadableStream }', renderer)}
      ${importOf('{ createStaticHandler, createStaticRouter, StaticRouterProvider }', 'react-router-dom')}
      ${importOf('{ Link, useLocation }', '@shop/shared/router')}
      function Page() {
        preload('/dish.webp', { as: 'image' });
        return jsx(Link, { to: '/menu', id: useId(), children: useLocation().pathname });
      }
      const routes = [{ path: '*', Component: Page }];
      const context = await createStaticHandler(routes).query(new Request('http://shop.invalid/here'));
      const router = createStaticRouter(routes, context);
      const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
      const html = await new Response(await renderToReadableStream(page)).text();
      console.log(JSON.stringify([html, version === React.version, typeof React.act]));`,
    );
    expect(html).toMatch(
      /^<link rel="preload" href="\/dish.webp" as="image"\/><a id="[^"]+" href="\/menu">\/here<\/a>$/,
    );
    expect([isOneReact, act]).toEqual([true, 'undefined']);
  },
);

test('the files import each other, and the renderer for Node alone what is of Node', () => {
  const folder = join(directory, 'server/shared');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const imported = (text: string) =>
    [...text.matchAll(/^(?:import|export)\b[^;]*?"([^"]+)"/gm)].map((found) => found[1]);
  const others = code.map((text) => imported(text).filter((from) => !from?.startsWith('./')));
  expect(others.filter(({ length }) => length > 0)).toEqual([
    ['node:util', 'node:crypto', 'node:async_hooks', 'node:stream'],
  ]);
  expect(code.join('')).not.toMatch(/\brequire\(|process\.env\.NODE_ENV/);
});
