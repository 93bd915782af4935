import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../testing/chromium.ts';

let browser: Browser;
let script: string;

beforeAll(async () => {
  [browser, script] = await Promise.all([launchBrowser(), bundle()]);
});
afterAll(() => browser.close());

const required = "require-trusted-types-for 'script'";
const expected = JSON.stringify([
  { tag: 'p', attributes: {}, children: ['a', { tag: 'b', attributes: {}, children: ['b'] }] },
]);

test.each(['', 'trusted-types somebody', "trusted-types 'none'"])(
  'parses HTML under "%s" without breaking the rule',
  async (allowed) => {
    const page = await openPage(`${required}; ${allowed}`);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    expect(await parse(page)).toEqual([expected, expected]);
    expect(complaints).toEqual([]);
  },
);

test.each(["trusted-types 'none'", 'trusted-types somebody'])(
  'lets parse5 parse under %s where the browser has no sanitiser of its own, refused once',
  async (allowed) => {
    const page = await openPage(`${required}; ${allowed}`);
    const refusals: string[] = [];
    page.on('console', (message) => /trusted/i.test(message.text()) && refusals.push(message.text()));
    await removeSanitizer(page);
    expect(await parse(page)).toEqual(['null', expected]);
    expect(await parse(page)).toEqual(['null', expected]);
    expect(refusals).toHaveLength(1);
  },
);

test('two areas with code of their own share the one allowed policy', async () => {
  const page = await openPage(`${required}; trusted-types dompurify`);
  await removeSanitizer(page);
  const both = [parse(page, '/one.js'), parse(page, '/other.js')];
  expect(await Promise.all(both)).toEqual([
    [expected, expected],
    [expected, expected],
  ]);
});

test('lets the ordinary parser parse where neither is: no sanitiser, no trusted types', async () => {
  const page = await openPage('');
  await removeSanitizer(page);
  expect(await parse(page)).toEqual([expected, expected]);
});

test('parses HTML where `setHTML` is the one of Chrome 105 to 118 [SEC-11]', async () => {
  const page = await openPage(`${required}; trusted-types dompurify`);
  await page.evaluate(() =>
    Object.assign(Element.prototype, {
      setHTML() {
        throw new TypeError("member sanitizer is not of type 'Sanitizer'.");
      },
    }),
  );
  expect(await parse(page)).toEqual([expected, expected]);
});

function removeSanitizer(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
}

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

/** What is allowed of a text, as JSON: by the browser, null where it may not parse, and by parse5. */
function parse(page: Page, code = '/code.js'): Promise<string[]> {
  // As text, because the test runner rewrites `import()`.
  return page.evaluate(`import('${code}').then(async ({ parseHtml, loadParser }) => {
    const html = '<p onclick="alert(1)" style="color: red">a<b>b</b><script>alert(1)</script></p>';
    return [parseHtml(html, 2), (await loadParser())(html, 2)].map((tree) => JSON.stringify(tree));
  })`);
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'parse-html.ts'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput];
  return output[0].code;
}
