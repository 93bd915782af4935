import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../testing/browser.ts';

let browser: Browser;
let script: string;

beforeAll(async () => {
  [browser, script] = await Promise.all([launchBrowser(), bundle()]);
});
afterAll(() => browser.close());

test('cleans HTML where scripts need trusted types', async () => {
  const page = await openPage("require-trusted-types-for 'script'; trusted-types dompurify");
  expect(await clean(page, '/one.js')).toBe('<p>a<b>b</b></p>');
});

test('two areas with code of their own share the policy, which a page allows once', async () => {
  const page = await openPage("require-trusted-types-for 'script'; trusted-types dompurify");
  const both = [clean(page, '/one.js'), clean(page, '/other.js')];
  expect(await Promise.all(both)).toEqual(['<p>a<b>b</b></p>', '<p>a<b>b</b></p>']);
});

const strict = ["trusted-types 'none'", 'trusted-types somebody'];

test.each(strict)('cleans HTML under %s without breaking the rule', async (allowed) => {
  const page = await openPage(`require-trusted-types-for 'script'; ${allowed}`);
  const complaints: string[] = [];
  page.on('console', (message) => /trusted/i.test(message.text()) && complaints.push(message.text()));
  expect(await clean(page, '/one.js')).toBe('<p>a<b>b</b></p>');
  expect(complaints).toEqual([]);
});

test.each(strict)('gives up under %s where the browser has no sanitiser of its own', async (allowed) => {
  const page = await openPage(`require-trusted-types-for 'script'; ${allowed}`);
  await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
  expect(await clean(page, '/one.js')).toBeNull();
});

test('cleans HTML by the one allowed policy where the browser has no sanitiser of its own', async () => {
  const page = await openPage("require-trusted-types-for 'script'; trusted-types dompurify");
  await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
  expect(await clean(page, '/one.js')).toBe('<p>a<b>b</b></p>');
});

test('cleans HTML by the one allowed policy where `setHTML` is the one of Chrome 105 to 118 [SEC-11]', async () => {
  const page = await openPage("require-trusted-types-for 'script'; trusted-types dompurify");
  await page.evaluate(() =>
    Object.assign(Element.prototype, {
      setHTML() {
        throw new TypeError("member sanitizer is not of type 'Sanitizer'.");
      },
    }),
  );
  expect(await clean(page, '/one.js')).toBe('<p>a<b>b</b></p>');
});

test('brings no complaint of the policy about what an editor writes', async () => {
  const page = await openPage("require-trusted-types-for 'script'; trusted-types 'none'");
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await clean(page, '/one.js');
  expect(complaints).toEqual([]);
});

async function openPage(policy: string): Promise<Page> {
  const page = await browser.newPage();
  await page.route('https://strict.test/**', (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Strict</title>',
          headers: { 'Content-Security-Policy': `default-src 'self'; ${policy}` },
        })
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('https://strict.test/');
  return page;
}

/** The cleaned text as the area whose code lies at an address sees it; null when it may not. */
function clean(page: Page, code: string): Promise<string | null> {
  // As text, because the test runner rewrites `import()`.
  return page.evaluate(`import('${code}').then(({ provideCleaner }) => {
    const known = provideCleaner();
    const home = { links: { href: (path) => path }, provider: { file: (path) => path } };
    return known && known('<p onclick="alert(1)" style="color: red">a<b>b</b><script>alert(1)</script></p>', home).firstElementChild.outerHTML;
  })`);
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'cleaner.ts'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput];
  return output[0].code;
}
