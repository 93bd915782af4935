import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testing/chromium.ts';
import { makeProject, type Project, registryFile } from './fixture/project.ts';
import { cssModules, shadowDomCss } from './plugin.ts';

const counter = `
  import { useState } from 'react';
  import styles from './counter.module.css';
  import './plain.css';
  export function Counter() {
    const [count, setCount] = useState(0);
    return <button className={styles.counter} onClick={() => setCount(count + 1)}>{count} pieces</button>;
  }`;

let project: Project;
let server: ViteDevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  project = await makeProject({
    'index.html': '<!doctype html><main></main><script type="module" src="/main.tsx"></script>',
    'main.tsx': `
      import { createRoot } from 'react-dom/client';
      import { adopt } from ${JSON.stringify(registryFile)};
      import { Counter } from './counter.tsx';
      const root = document.querySelector('main').attachShadow({ mode: 'open' });
      adopt(root, ['menu@dev']);
      createRoot(root).render(<Counter />);`,
    'counter.tsx': counter,
    'counter.module.css': '@layer components { .counter { color: rgb(0, 0, 1) } }',
    'plain.css': '@layer base { button { padding: 1px; color: red } }',
  });
  server = await createServer({
    configFile: false,
    root: project.root,
    cacheDir: path.join(project.root, 'prepared'),
    logLevel: 'silent',
    css: { modules: cssModules },
    plugins: [react(), shadowDomCss({ group: 'menu@dev' })],
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  });
  [browser] = await Promise.all([launchBrowser(), server.listen(0)]);
  page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByRole('button').click();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await project.remove();
});

async function look(): Promise<{ text: string; color: string; padding: string }> {
  return page.getByRole('button').evaluate((button) => {
    const { color, padding } = getComputedStyle(button);
    return { text: button.textContent, color, padding };
  });
}

test('a changed CSS Module shows at once and the component keeps its state', async () => {
  expect(await look()).toEqual({ text: '1 pieces', color: 'rgb(0, 0, 1)', padding: '1px' });
  await project.write({ 'counter.module.css': '@layer components { .counter { color: rgb(0, 0, 2) } }' });
  await expect.poll(look).toEqual({ text: '1 pieces', color: 'rgb(0, 0, 2)', padding: '1px' });
});

test('a changed plain CSS file shows at once', async () => {
  await project.write({ 'plain.css': '@layer base { button { padding: 2px } }' });
  await expect.poll(look).toEqual({ text: '1 pieces', color: 'rgb(0, 0, 2)', padding: '2px' });
});

test('a CSS file that is no longer imported is taken back', async () => {
  const sheets = () => page.locator('main').evaluate((main) => main.shadowRoot?.adoptedStyleSheets.length);
  expect(await sheets()).toBe(3);
  await project.write({ 'counter.tsx': counter.replace("import './plain.css';", '') });
  await expect.poll(sheets).toBe(2);
  expect(await look()).toMatchObject({ text: '1 pieces', color: 'rgb(0, 0, 2)' });
});

test('nothing is injected beside the registry', async () => {
  expect(await page.locator('style, link[rel=stylesheet]').count()).toBe(0);
});
