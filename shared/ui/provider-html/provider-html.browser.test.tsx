import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuseParsing, showHtml } from './testing/show-html.tsx';

/** The cleaned text. */
async function formatted(...[html, props]: Parameters<typeof showHtml>): Promise<Element> {
  const { element } = showHtml(html, props);
  await expect.poll(() => element.querySelector('[data-formatted]')?.firstChild).toBeTruthy();
  return element.querySelector('[data-formatted]') ?? element;
}

test('keeps ordinary formatting, tables, pictures and links [SEC-01]', async () => {
  const html =
    '<h3>Rice</h3><p>Warm and <em>fresh</em>,<br>always <a href="https://rice.example/a">so</a>.</p><ol start="2"><li>Wash</li></ol>' +
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table><blockquote>Yes</blockquote><img src="/media/a.webp" alt="Rice" width="40" height="30">';
  const text = await formatted(html);
  expect(text.innerHTML).toContain(
    '<h3>Rice</h3><p>Warm and <em>fresh</em>,<br>always <a href="https://rice.example/a" rel="noopener noreferrer" data-outward="">so<span aria-hidden="true">&nbsp;↗</span><span class="visually-hidden"> (another website)</span></a>.</p><ol start="2"><li>Wash</li></ol>' +
      '<div data-scroll="Table"><table><tbody><tr><td colspan="2">1</td></tr></tbody></table></div><blockquote>Yes</blockquote>',
  );
  const image = text.querySelector('img');
  expect(image?.getAttribute('src')).toBe('https://files.test/media/a.webp');
  expect(image?.alt).toBe('Rice');
});

test('shows a disclosure whole, which opens at a click [SEC-11]', async () => {
  const text = await formatted('<details><summary>Allergens</summary><p>Soy and fish.</p></details>');
  await expect.element(page.getByText('Soy and fish.')).not.toBeVisible();
  expect(text.clientHeight).toBeGreaterThan(0);
  // Dispatched: a browser that failed here lost its tab with that.
  text.querySelector('summary')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByText('Soy and fish.')).toBeVisible();
});

test.each(['the browser', 'parse5'])(
  'links pages of the shop and shows safe pictures by %s',
  async (parser) => {
    if (parser === 'parse5') refuseParsing();
    const shown = showHtml(
      '<h2>Rice</h2><p>Warm &amp; <em>fresh</em>, <a href="https://rice.example/" target="_top">always</a> <a href="javascript:a()">so</a>.</p><ul><li><a href="/faq">Wash</a></li></ul><img src="/media/a.webp" srcset="b" alt="Rice" width="40" height="x"><img src="data:a">',
    );
    await expect.element(page.getByRole('heading', { name: 'Rice' })).toBeVisible();
    expect(shown.element.innerHTML).toContain(
      '<p>Warm &amp; <em>fresh</em>, <a href="https://rice.example/" rel="noopener noreferrer" data-outward="">always<span aria-hidden="true">&nbsp;↗</span><span class="visually-hidden"> (another website)</span></a> so.</p><ul><li><a href="/faq" data-path="/faq">Wash</a></li></ul><img alt="Rice" width="40" loading="lazy" decoding="async" src="https://files.test/media/a.webp"></div>',
    );
    await page.getByRole('link', { name: 'Wash' }).click();
    await expect.poll(() => shown.address()).toBe('/faq');
  },
);

test('reads every named character, and what follows a comment that ends oddly', async () => {
  const text = await formatted('<p>K&auml;se jalape&ntilde;o &trade; &bull; &frac12;</p><!--x--!>shown');
  expect(text.textContent).toBe('Käse jalapeño ™ • ½shown');
});

test('keeps the words of what it does not keep, and no program', async () => {
  const text = await formatted(
    '<section>a<o:p>b</o:p></section><font>c</font><form><label>d</label><input></form><style>e</style>',
  );
  expect(text.textContent).toContain('abcd');
  expect(text.querySelector('section, form, style, font')).toBeNull();
});

test('follows a link to a page of the shop without loading the document', async () => {
  const shown = showHtml('<p>See <a href="/faq?x=1#top">the answers</a>.</p>');
  await expect
    .element(page.getByRole('link', { name: 'the answers' }))
    .toHaveAttribute('href', '/faq?x=1#top');
  await page.getByRole('link', { name: 'the answers' }).click();
  await expect.poll(() => shown.address()).toBe('/faq?x=1#top');
});

test.each([
  [2, '<h1>a</h1><h4>b</h4><h2>c</h2>', 'H2 H3 H3'],
  [3, '<h2>a</h2><h3>b</h3><h2>c</h2>', 'H3 H4 H3'],
] as const)('fits headings below level %d of the page', async (level, html, tags) => {
  const outline = (element: Element) =>
    Array.from(element.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ tagName }) => tagName).join(' ');
  const { element } = showHtml(html, { headings: level });
  await expect.element(page.getByRole('heading', { name: 'a' })).toBeVisible();
  expect(outline(element)).toBe(tags);
});

test('names a link to another website as such, and no other link', async () => {
  const text = await formatted(
    '<a href="https://rice.example/">rice</a> <a href="mailto:a@umi.example">mail</a> <a href="/faq">answers</a>',
  );
  const names = Array.from(text.querySelectorAll('a'), (link) => [link.textContent, link.rel]);
  await expect.element(page.getByRole('link', { name: 'rice (another website)' })).toBeVisible();
  expect(names).toEqual([
    ['rice\u00a0↗ (another website)', 'noopener noreferrer'],
    ['mail', ''],
    ['answers', ''],
  ]);
});

test('links pages of the shop by any form of their address', async () => {
  const addresses = [
    new URL('/faq#late', location.href).href,
    'faq',
    '?search=rice',
    '/allergens.pdf',
    '#late',
  ];
  const { element } = showHtml(addresses.map((address) => `<a href="${address}">x</a>`).join(' '));
  await expect.poll(() => element.querySelector('[data-formatted] [data-path]')).not.toBeNull();
  const links = Array.from(element.querySelectorAll('a[href]'), (link) => [
    link.getAttribute('href'),
    link.getAttribute('data-path'),
  ]);
  expect(links).toEqual([
    ['/faq#late', '/faq#late'],
    ['/faq', '/faq'],
    ['/?search=rice', '/?search=rice'],
    ['/allergens.pdf', null],
  ]);
});
