import { afterEach, expect, test } from 'vitest';
import { nothingMoves } from './nothing-moves.ts';

afterEach(() => document.body.replaceChildren());

/** A paragraph over a button; the text is as high and wide as `change` makes it. */
function showPage(above = '0px') {
  document.body.innerHTML = `
    <div style="height: ${above}"></div>
    <p id="text" style="width: 200px; margin: 0; font: 16px/20px monospace">One line</p>
    <button>Press</button>`;
  const text = document.getElementById('text') as HTMLElement;
  const set = (style: Partial<CSSStyleDeclaration>) => () => Object.assign(text.style, style);
  return { text, set };
}

test('a change by which nothing moves stays', () => {
  const { text, set } = showPage();
  expect(nothingMoves(set({ color: 'red' }), set({ color: '' }))).toBe(true);
  expect(text.style.color).toBe('red');
});

test('a change by which what follows moves is taken back before it is painted', () => {
  const { text, set } = showPage();
  expect(nothingMoves(set({ lineHeight: '26px' }), set({ lineHeight: '20px' }))).toBe(false);
  expect(text.style.lineHeight).toBe('20px');
});

test('the beginning of a text that moves sideways counts', () => {
  const { set } = showPage();
  expect(nothingMoves(set({ textIndent: '9px' }), set({ textIndent: '' }))).toBe(false);
});

test('a text in the middle of a line counts', () => {
  const { text, set } = showPage();
  text.innerHTML = 'One <i>line</i>';
  expect(nothingMoves(set({ wordSpacing: '9px' }), set({ wordSpacing: '' }))).toBe(false);
});

test('less than three pixels are no movement', () => {
  const { set } = showPage();
  expect(nothingMoves(set({ lineHeight: '22px' }), set({ lineHeight: '20px' }))).toBe(true);
});

test('what is out of view may move', () => {
  const { set } = showPage('5000px');
  expect(nothingMoves(set({ lineHeight: '60px' }), set({ lineHeight: '20px' }))).toBe(true);
});

test('a box without size does not hide what moves in it', () => {
  const { text, set } = showPage();
  const box = document.createElement('div');
  box.style.height = '0px';
  text.before(box);
  box.append(text, document.querySelector('button') ?? '');
  expect(nothingMoves(set({ lineHeight: '26px' }), set({ lineHeight: '20px' }))).toBe(false);
});

test('a page of more than 600 elements is left as it is', () => {
  const { text, set } = showPage();
  for (let count = 0; count < 600; count += 1) document.body.append(document.createElement('i'));
  expect(nothingMoves(set({ color: 'red' }), set({ color: '' }))).toBe(false);
  expect(text.style.color).toBe('');
});
