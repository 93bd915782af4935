import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refuseParsing, showHtml } from './testing/show-html.tsx';

const words = 'Rice is washed four times, soaked for half an hour and cooked with a strip of kombu. ';
const cells = (count: number) => `<tr>${'<td>Salmon nigiri</td>'.repeat(count)}</tr>`;

/** What editors write. */
const ordinary = {
  'words in paragraphs': `<p>${words}<strong>${words}</strong><em>Always</em>.</p><p>${words}<br>${words}</p>`,
  'words alone': words,
  'empty paragraphs': `<p>${words}</p><p>&nbsp;</p><p></p><p>${words}</p><p><ul><li>${words}</li></ul></p>`,
  'paragraphs without ends': `<p>${words}<p>${words}<ul><li>${words}<li>${words}</ul>`,
  headings: `<h1>Rice</h1><p>${words}</p><h3>${words}</h3><h4>Rice</h4>${words}<h2>Rice</h2>`,
  lists: `<ul><li>${words}<ul><li>${words}</li></ul></li><li><p>${words}</p><p>${words}</p></li></ul><ol start="99"><li>${words}</li><li>a</li></ol>`,
  quotations: `<blockquote><p>${words}</p><p><cite>Ren</cite></p></blockquote><blockquote>${words}</blockquote>`,
  tables: `<table><caption>Prices</caption><thead><tr><th scope="col">Part</th><th>Weight</th></tr></thead><tbody><tr><th>Salmon</th><td>34 g</td></tr><tr><td colspan="2">${words}</td></tr></tbody></table><table>${cells(40)}</table>`,
  code: `<p>A <code>code</code>, <kbd>Enter</kbd>, <samp>x</samp>.</p><pre><code>\nwash(rice)\n  .then(soak)\n${words.repeat(3)}</code></pre>`,
  terms: `<dl><dt>Nori</dt><dd>${words}</dd><dt>Kombu</dt><dd>${words}</dd></dl>`,
  'smaller things': `<p>H<sub>2</sub>O, x<sup>2</sup>, <small>${words}</small><mark>twice</mark> <u>u</u> <s>s</s></p><hr><p>${words}</p><address>${words}</address>`,
  links: `<p>A <a href="https://rice.example/">way out</a>, a <a href="/faq">way on</a>, <a href="#here">none</a>. ${words}<a href="mailto:a@umi.example"><b>${words}</b></a></p>`,
  'blocks in blocks': `<div><p>${words}</p><div>${words}</div></div><section><h2>Rice</h2><p>${words}</p></section><font color="red">${words}</font>`,
  pictures: `<p>${words}<img src="/media/a.webp" alt="A" width="1400" height="700">${words}</p><figure><img src="b.webp"><figcaption>${words}</figcaption></figure><p><a href="https://rice.example/"><img src="c.webp" width="40"></a><img></p>`,
  details: `<details><summary>More</summary><p>${words}</p></details><figure><figcaption>${words}</figcaption></figure>`,
};

for (const width of [390, 1280])
  test.each(Object.entries(ordinary))(
    `%s take the same room by the server's parser as by the browser's, ${width} wide`,
    async (_, html) => {
      await page.viewport(width, 800);
      onTestFinished(() => page.viewport(414, 896));
      const byBrowsers = await formatted(html);
      // Where the browser may not parse, the server's parser is loaded.
      refuseParsing();
      const byServers = await formatted(html);
      expect(look(byServers)).toEqual(look(byBrowsers));
      // What scrolls can be focused once it has been measured, a frame later.
      await vi.waitFor(() => expect(byServers.innerHTML).toBe(byBrowsers.innerHTML), { timeout: 10_000 });
    },
  );

async function formatted(html: string): Promise<Element> {
  const { element } = showHtml(html);
  await expect.poll(() => element.querySelector('[data-formatted]')?.firstChild).toBeTruthy();
  return element.querySelector('[data-formatted]') ?? element;
}

/** The height of a text, and its words line by line. */
function look(element: Element) {
  const { top, height } = element.getBoundingClientRect();
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [place] = range.getClientRects();
      if (!place) continue;
      const line = Math.round(place.top - top);
      lines.set(line, `${lines.get(line) ?? ''} ${word}`);
    }
  return { height, lines: [...lines] };
}
