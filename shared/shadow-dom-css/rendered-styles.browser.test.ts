import { afterEach, expect, test } from 'vitest';
import { layerOrder, renderedStylesId } from '../contracts/document-names.ts';
import { createSheets } from './sheets.ts';

const [shown, other] = ['.dish{color:red}', '.dish{margin:1px}'];

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.getElementById(renderedStylesId)?.remove();
});

/** The texts of the sheets that a root shows. */
const texts = ({ adoptedStyleSheets }: DocumentOrShadowRoot) =>
  adoptedStyleSheets.map((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText).join(''));

function renderWith(css: string): void {
  const style = Object.assign(document.createElement('style'), { id: renderedStylesId });
  document.head.append(style);
  style.textContent = css;
}

test('a document keeps the styles it was rendered with, and adopts the others alone', () => {
  renderWith(`${layerOrder}${shown}`);
  const sheets = createSheets();
  sheets.register('menu', 'dish.css', shown);
  const release = sheets.adopt(document, ['menu']);
  expect(texts(document)).toEqual([]);
  sheets.register('menu', 'more.css', other);
  expect(texts(document)).toEqual([expect.stringContaining('margin')]);
  release();
  expect(texts(document)).toEqual([]);
  expect(document.getElementById(renderedStylesId)).not.toBeNull();
});

test('a shadow root of that document adopts all of them', () => {
  renderWith(`${layerOrder}${shown}`);
  const sheets = createSheets();
  sheets.register('menu', 'dish.css', shown);
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  sheets.adopt(root, ['menu']);
  expect(texts(root)).toHaveLength(2);
});

test('a document that was not rendered adopts all of them', () => {
  const sheets = createSheets();
  sheets.register('menu', 'dish.css', shown);
  sheets.adopt(document, ['menu']);
  expect(texts(document)).toHaveLength(2);
});
