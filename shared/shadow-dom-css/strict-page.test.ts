import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../testing/chromium.ts';
import type { Project } from './fixture/project.ts';
import { serveStrictly, type StrictPage, type StrictSite } from './fixture/strict-site.ts';
import { buildWidgets } from './fixture/widget-project.ts';

let project: Project;
let site: StrictSite;
let browser: Browser;
let strict: StrictPage;

beforeAll(async () => {
  [project, browser] = await Promise.all([buildWidgets(), launchBrowser()]);
  site = await serveStrictly(path.join(project.root, 'out'));
});
beforeEach(async () => {
  strict = await site.open(browser);
});
afterEach(() => strict.page.close());
afterAll(async () => {
  await browser.close();
  await site.close();
  await project.remove();
});

test('the page allows no other way to add styles', async () => {
  await strict.page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'main { color: red }';
    document.head.append(style);
  });
  expect(strict.complaints.join()).toContain("style-src 'none'");
});

test('styles a shadow root, base below components in whatever order they came', async () => {
  const shown = await strict.page.evaluate(async () => {
    const root = makeRoot();
    (await load('menu')).mount(root);
    const { color, padding } = getComputedStyle(root.querySelector('article')!);
    return { color, padding, styleElements: document.querySelectorAll('style, link[rel=stylesheet]').length };
  });
  expect(shown).toEqual({ color: 'rgb(0, 0, 2)', padding: '1px', styleElements: 0 });
  expect(strict.complaints).toEqual([]);
});

test('styles the document', async () => {
  const shown = await strict.page.evaluate(async () => {
    const menu = await load('menu');
    const release = menu.mount(document);
    const before = colour(document);
    await menu.openDetails();
    const after = colour(document);
    release();
    return { before, after, released: colour(document), left: document.adoptedStyleSheets.length };
  });
  expect(shown).toEqual({ before: 'rgb(0, 0, 2)', after: 'rgb(0, 0, 3)', released: 'rgb(0, 0, 0)', left: 0 });
  expect(strict.complaints).toEqual([]);
});

test('a chunk that comes later reaches the roots that are there, and those to come', async () => {
  const shown = await strict.page.evaluate(async () => {
    const [early, late] = [makeRoot(), makeRoot()];
    const menu = await load('menu');
    menu.mount(early);
    const before = colour(early);
    await menu.openDetails();
    menu.mount(late);
    return [before, colour(early), colour(late)];
  });
  expect(shown).toEqual(['rgb(0, 0, 2)', 'rgb(0, 0, 3)', 'rgb(0, 0, 3)']);
  expect(strict.complaints).toEqual([]);
});

test('two roots share the sheets', async () => {
  const shared = await strict.page.evaluate(async () => {
    const [one, other] = [makeRoot(), makeRoot()];
    const menu = await load('menu');
    menu.mount(one);
    menu.mount(other);
    const same = one.adoptedStyleSheets.map((sheet, index) => sheet === other.adoptedStyleSheets[index]);
    return { same, count: other.adoptedStyleSheets.length };
  });
  expect(shared).toEqual({ same: [true, true, true], count: 3 });
});

test('equal texts of two groups are one sheet, removed with the last group', async () => {
  const shown = await strict.page.evaluate(async () => {
    const root = makeRoot();
    const [menu, blog] = await Promise.all([load('menu'), load('blog')]);
    const releases = [menu.mount(root), blog.mount(root)];
    const counts = [root.adoptedStyleSheets.length];
    const colours = [colour(root)];
    for (const release of releases) {
      release();
      counts.push(root.adoptedStyleSheets.length);
      colours.push(colour(root));
    }
    return { counts, colours };
  });
  // The picture has an address per build, so the card's own sheet is not equal: layers, base and two cards.
  expect(shown.counts).toEqual([4, 3, 0]);
  expect(shown.colours).toEqual(['rgb(0, 0, 2)', 'rgb(0, 0, 2)', 'rgb(0, 0, 0)']);
});

test('two versions of a component on one page keep their looks', async () => {
  const shown = await strict.page.evaluate(async () => {
    const root = makeRoot();
    const [first, second] = await Promise.all([load('menu'), load('menu-2')]);
    first.mount(root);
    second.mount(root);
    return [...root.querySelectorAll('article')].map((card) => getComputedStyle(card).color);
  });
  expect(shown).toEqual(['rgb(0, 0, 2)', 'rgb(0, 0, 4)']);
});

test('files that styles name are loaded from where the script came from', async () => {
  const answer = strict.page.waitForResponse((response) => response.url().endsWith('.svg'));
  await strict.page.evaluate(async () => {
    (await load('menu')).mount(makeRoot());
  });
  const response = await answer;
  expect(response.url()).toMatch(new RegExp(`^${site.scripts}/menu/assets/picture-[\\w-]+\\.svg$`));
  expect(response.status()).toBe(200);
  expect(strict.complaints).toEqual([]);
});

test('sheets that others adopted stay, in their order', async () => {
  const shown = await strict.page.evaluate(async () => {
    const root = makeRoot();
    const [before, after] = [new CSSStyleSheet(), new CSSStyleSheet()];
    root.adoptedStyleSheets.push(before);
    const menu = await load('menu');
    const release = menu.mount(root);
    root.adoptedStyleSheets.push(after);
    await menu.openDetails();
    const place = [root.adoptedStyleSheets.indexOf(before), root.adoptedStyleSheets.indexOf(after)];
    release();
    const left = root.adoptedStyleSheets;
    return { place, left: left.length === 2 && left[0] === before && left[1] === after };
  });
  expect(shown).toEqual({ place: [0, 4], left: true });
});

test('two mounts in one root: the styles stay until both are removed, also when one is removed twice', async () => {
  const shown = await strict.page.evaluate(async () => {
    const root = makeRoot();
    const menu = await load('menu');
    const [first, second] = [menu.mount(root), menu.mount(root)];
    first();
    first();
    const shown = colour(root);
    second();
    return [shown, colour(root)];
  });
  expect(shown).toEqual(['rgb(0, 0, 2)', 'rgb(0, 0, 0)']);
});
