import { expect, test } from 'vitest';
import { classicScript } from '../../edge/embed/classic-script.ts';
import { setUpForeignPage, until } from './testing-embeds.ts';
import { serve } from './testing-servers.ts';

const foreign = setUpForeignPage();

/** Opens a page whose system keeps no `type`, with this tag in the place of `SCRIPT`. */
async function open(tag: string): Promise<void> {
  await foreign.page.route(`${foreign.shop.origin}/embed/shop-classic.js*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: classicScript }),
  );
  const html = `<!doctype html><title>Theirs</title>${tag.replace('SCRIPT', `${foreign.shop.origin}/embed/shop-classic.js`)}
    <p>From <shop-price ${foreign.settings} slug="maki">four dollars</shop-price></p>`;
  const server = await serve((_, __, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html);
  });
  foreign.others = [server];
  await foreign.page.goto(server.origin);
}

test.each([
  '<script src="SCRIPT?theme=dark&open=page"></script>',
  '<script src="SCRIPT?open=page" data-theme="dark" data-open="storefront" defer></script>',
])('a classic tag loads the module with its settings: %s [EMB-64]', async (tag) => {
  await open(tag);
  await foreign.page.getByText('$4.00').waitFor();
  const address = new URL(foreign.shop.asked.find((path) => path.includes('shop.js')) ?? '', 'http://shop');
  expect(Object.fromEntries(address.searchParams)).toEqual({ theme: 'dark', open: 'page' });
  expect(await foreign.page.locator('shop-price').getAttribute('data-theme')).toBe('dark');
  expect(foreign.problems).toEqual([]);
});

test('a picture that is named like the document’s own script gives no address [SEC-40]', async () => {
  const theirs = await serve((_, __, response) => response.end());
  const picture = `<img name="currentScript" src="${theirs.origin}/embed/shop-classic.js">`;
  await open(`${picture}<script src="SCRIPT?open=page"></script>`);
  foreign.others = [...foreign.others, theirs];
  await foreign.page.getByText('$4.00').waitFor();
  expect(theirs.asked.filter((path) => path.includes('shop.js'))).toEqual([]);
});

test('a browser without modules is told so, and the children stay [EMB-64]', async () => {
  await foreign.page.addInitScript('delete HTMLScriptElement.prototype.noModule');
  await open('<script src="SCRIPT"></script>');
  await until(async () =>
    expect(await foreign.heard()).toEqual([
      expect.stringMatching(/^shop:error shop-price .*too old for the shop.*"browser"/),
    ]),
  );
  expect(foreign.problems).toEqual([expect.stringContaining('too old')]);
  expect(await foreign.page.locator('shop-price').textContent()).toBe('four dollars');
  expect(foreign.shop.asked).toEqual([]);
});

test('a module that does not come is told of, and asked for again [EMB-64]', async () => {
  await foreign.page.route(`${foreign.shop.origin}/embed/shop.js`, (route) => route.abort(), { times: 1 });
  await open('<script src="SCRIPT"></script>');
  await foreign.page.getByText('$4.00').waitFor();
  expect(await foreign.heard()).toEqual([
    expect.stringMatching(/^shop:error shop-price .*did not come.*"files"/),
    expect.stringMatching(/^shop:ready shop-price/),
  ]);
});

test('has the syntax of browsers that know no modules', () => {
  expect(classicScript).not.toMatch(/=>|`|\b(?:let|const|class|import|async)\b|\?\.|\?\?|\.\.\./);
  expect(classicScript).toContain('Safari 16.4');
});
