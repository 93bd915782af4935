import { expect, test } from 'vitest';
import { asExpression, flawOf, minified, withAddresses } from './style-text.ts';

const reference = 'abcdefghijklmnopqrst$_';
const mark = `__VITE_ASSET__${reference}__`;

test('minifies and adds the prefixes that older browsers need', () => {
  expect(minified('a.css', '.a {\n  user-select: none;\n}')).toBe(
    '.a{-webkit-user-select:none;user-select:none}',
  );
});

test('leaves light-dark() to the browser', () => {
  expect(minified('a.css', '.a { color: light-dark(red, tan) }')).toBe('.a{color:light-dark(red,tan)}');
});

test('puts addresses in the place of marks, quoted', () => {
  const css = minified(
    'a.css',
    `.a { background: url("${mark}") } .b { background: image-set("${mark}" 1x) }`,
  );
  const text = withAddresses(css, (found) => `/files/${found === reference ? 'pic (1).svg' : '?'}`);
  expect(text).toContain('url("/files/pic (1).svg")');
  expect(text).not.toContain('__VITE_ASSET__');
});

test('a text without files is one string', () => {
  expect(asExpression('.a{content:"x"}')).toBe('".a{content:\\"x\\"}"');
});

test('a text with a file resolves it against the module', () => {
  expect(asExpression(`.a{background:url(${mark})}`)).toBe(
    `".a{background:url(\\"" + new URL(import.meta.ROLLDOWN_FILE_URL_${reference}, import.meta.url).href + "\\")}"`,
  );
});

test('finds what cannot work in a constructed sheet', () => {
  expect(flawOf('.a{color:red}')).toBeUndefined();
  expect(flawOf(`.a{background:url(${mark})}`)).toBeUndefined();
  expect(flawOf('@import "https://fonts.example/a.css";')).toContain('@import');
  expect(flawOf('.a{background:url(__VITE_PUBLIC_ASSET__0a1b2c3d__)}')).toContain('public folder');
});
