import type { Browser, Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../shared/testing/chromium.ts';
import { countRounds } from './count-rounds.ts';

let browser: Browser;
let page: Page;
const servers: Server[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(async () => {
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  servers.forEach((server) => server.close());
});

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml' };

interface File {
  readonly text: string;
  /** Milliseconds that the answer takes. */
  readonly late?: number;
}

/** Serves files by name, to any origin that asks for leave; gives the address. */
async function serve(files: Readonly<Record<string, File>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const name = url.slice(1);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Content-Type', types[name.replace(/.*\./, '')] ?? 'application/json');
    const { text = '', late = 0 } = files[name] ?? {};
    setTimeout(() => response.end(text), late);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const show = 'document.body.append(Object.assign(document.createElement("h1"), { textContent: "Here" }));';
const count = (url: string, preflights = true) =>
  countRounds(page, url, { content: [page.getByRole('heading')], preflights });

/** A page whose content comes with a script that another imports. */
const chain = (late: Readonly<Record<string, number>>, start = '', end = show) =>
  serve({
    'page.html': { text: `<!doctype html><body>${start}<script type="module" src="a.js"></script>` },
    'a.js': { text: 'import "./b.js"; import "./c.js";', late: late['a'] ?? 0 },
    'b.js': { text: '', late: late['b'] ?? 0 },
    'c.js': { text: end, late: late['c'] ?? 0 },
    'd.js': { text: '', late: late['d'] ?? 0 },
  });

test.each<Record<string, number>>([{}, { a: 200 }, { b: 300 }, { c: 300, d: 100 }, { d: 500 }])(
  'counts what waits for each other, however late it is: %j',
  async (late) => {
    const origin = await chain(late, '<link rel="modulepreload" href="d.js">');
    expect(await count(`${origin}/page.html`)).toBe(3);
  },
);

test('needs one round for what the document holds, and one for what is preloaded', async () => {
  const start = '<h1>Here</h1>';
  const there = await chain({}, start);
  expect(await count(`${there}/page.html`)).toBe(1);
  await page.goto('about:blank');
  const links = ['b', 'c'].map((name) => `<link rel="modulepreload" href="${name}.js">`);
  const preloaded = await chain({ a: 100 }, links.join(''));
  expect(await count(`${preloaded}/page.html`)).toBe(2);
});

test('a preflight is a round where it is to count as one, and pictures never are', async () => {
  const api = await serve({ menu: { text: '{}', late: 50 } });
  const picture = '<img src="picture.svg" alt="">';
  const end = `fetch("${api}/menu", { headers: { "X-Tenant": "7" } }).then(() => { ${show} });`;
  const origin = await chain({}, picture, end);
  expect(await count(`${origin}/page.html`)).toBe(5);
  await page.goto('about:blank');
  expect(await count(`${origin}/page.html`, false)).toBe(4);
});

test.each([
  [4, `setTimeout(() => import("./d.js").then(() => { ${show} }), 300);`],
  [3, `setTimeout(() => { ${show} }, 300);`],
])('waits for what a page does by itself when nothing is under way: %i rounds', async (rounds, end) => {
  const origin = await chain({}, '', end);
  expect(await count(`${origin}/page.html`)).toBe(rounds);
});
