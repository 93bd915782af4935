import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { allowedAttributes, allowedTags } from './allowed-html.ts';
import { effortOf } from '../../testing/effort.ts';
import { hostileSamples } from '../../testing/hostile-html/index.ts';
import { loadParser } from './parse-html.ts';
import { refuseParsing, removeSanitizer, showHtml } from './testing/show-html.tsx';

/** What a text gets from us: see html-elements.tsx. */
const ours =
  'rel loading decoding alt data-path data-outward data-scroll tabindex role aria-label aria-hidden class';
const textAttributes = new Set([...allowedAttributes, ...ours.split(' ')]);
const playerAttributes = new Set('sandbox allow referrerpolicy loading title src'.split(' '));

let hostile: Mock<() => void>;

beforeEach(() => {
  hostile = vi.fn<() => void>();
  vi.stubGlobal('hostile', hostile);
});

test.each(hostileSamples)('runs nothing of %s [SEC-01]', async (sample) => {
  const { element } = showHtml(`<b>ok</b>${sample}`);
  await expect.poll(() => element.querySelector('[data-formatted] b')).not.toBeNull();
  expect(harmful(element)).toEqual([]);
  press(element);
  expect(hostile).not.toHaveBeenCalled();
});

test.each([
  ['has no sanitiser of its own', removeSanitizer],
  ['may not parse', refuseParsing],
])('runs nothing of any sample where the browser %s [SEC-01]', async (_, prepare) => {
  prepare();
  await loadParser();
  const shown = hostileSamples.map((sample) => showHtml(`<b>ok</b>${sample}`).element);
  const isFormatted = (element: Element) => element.querySelector('[data-formatted] b') !== null;
  // Two hundred texts at once, each rendered again when the parser is there.
  await expect.poll(() => shown.every(isFormatted), { timeout: 10_000 }).toBe(true);
  for (const element of shown) {
    expect(harmful(element)).toEqual([]);
    press(element);
  }
  expect(hostile).not.toHaveBeenCalled();
});

test('shows the words of a text that begins as a page of frames [SEC-11]', async () => {
  removeSanitizer();
  const { element } = showHtml('<frameset><frame src="https://beacon.example/"></frameset><b>ok</b>');
  await expect.poll(() => element.querySelector('[data-formatted]')?.innerHTML).toBe('<b>ok</b>');
});

test('opens what nobody has closed again in hundreds of paragraphs in no time [SEC-73]', async () => {
  const formats = Array.from({ length: 400 }, (_, at) => `<b title=${at}>`).join('');
  const effort = await effortOf(async () => {
    const { element } = showHtml(`<p>${formats}first${'<p>x'.repeat(400)}last`);
    await expect.poll(() => element.querySelector('[data-formatted]')?.textContent).toMatch(/^first.*last$/s);
  });
  expect(effort).toBeLessThan(30);
});

test('lays out a table of thousands of rows and millions of columns in no time [SEC-77]', async () => {
  const effort = await effortOf(async () => {
    const { element } = showHtml(`<table>${'<tr><td rowspan=65534 colspan=1000>x'.repeat(150)}</table>last`);
    await expect.poll(() => element.querySelector('[data-formatted]')?.textContent).toMatch(/last$/);
    expect(element.getBoundingClientRect().height).toBeGreaterThan(0);
  });
  expect(effort).toBeLessThan(30);
});

test('shows a dozen texts with formatting that nobody closes, with no more of it than they have tags [SEC-79]', async () => {
  const tags = ['b', 'i', 's', 'u', 'em', 'code', 'small', 'strong'];
  const formats = tags.map((tag) => `<${tag}>`.repeat(3)).join('');
  const text = `<p>${formats}${'<p>x'.repeat(760)}last`;
  const shown = Array.from({ length: 12 }, () => showHtml(text).element);
  const isShown = (element: Element) =>
    element.querySelector('[data-formatted]')?.textContent.endsWith('last');
  await expect.poll(() => shown.every(isShown), { timeout: 60_000 }).toBe(true);
  const formatted = shown.map((element) => element.querySelectorAll(tags.join()).length);
  expect(Math.max(...formatted)).toBeLessThan(24 + 761 + 1);
}, 60_000);

/** What may not stand in a shown text. */
function harmful(element: Element): string[] {
  const shown = [...element.querySelectorAll('[class^="html_"] *')];
  expect(shown.length).toBeGreaterThan(0);
  return shown.filter((node) => !isHarmless(node)).map(({ outerHTML }) => outerHTML);
}

/** Presses everything that a sample left. */
function press(element: Element): void {
  for (const link of element.querySelectorAll('a'))
    link.addEventListener('click', (event) => event.preventDefault());
  for (const node of element.querySelectorAll('*'))
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('finds what is not harmless', () => {
  const holder = document.createElement('div');
  const harmful = [
    '<svg></svg>',
    '<p onclick="hostile()"></p>',
    '<p class="page"></p>',
    '<a href="javascript:hostile()"></a>',
    '<iframe src="https://video.example/"></iframe>',
    '<iframe sandbox="allow-top-navigation" src="https://video.example/"></iframe>',
    '<iframe sandbox="allow-scripts" src="http://video.example/"></iframe>',
    '<iframe sandbox="allow-scripts" src="https://video.example/" srcdoc="x"></iframe>',
  ];
  holder.innerHTML = harmful.join('') + '<p>ok</p>';
  expect([...holder.children].map(isHarmless)).toEqual([...harmful.map(() => false), true]);
});

function isHarmless(node: Element): boolean {
  if (node.localName === 'iframe') return isPlayer(node);
  return (
    allowedTags.includes(node.localName) &&
    [...node.attributes].every(
      ({ name, value }) =>
        (textAttributes.has(name) || name === 'data-video') &&
        (name !== 'class' || value === 'visually-hidden') &&
        !/^[\s\0]*(java|vb)script:|^data:text/i.test(value),
    )
  );
}

function isPlayer(frame: Element): boolean {
  const sandbox = frame.getAttribute('sandbox') ?? 'allow-top-navigation';
  return (
    [...frame.attributes].every(({ name }) => playerAttributes.has(name)) &&
    !/top-navigation|forms|modals|escape/.test(sandbox) &&
    /^https:\/\/(?!beacon)/.test(frame.getAttribute('src') ?? '')
  );
}
