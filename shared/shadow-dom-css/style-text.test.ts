import { expect, test } from 'vitest';
import { asExpression, flawOf, minified, withAddresses } from './style-text.ts';

const reference = 'abcdefghijklmnopqrst$_';
const floor = ['chrome111', 'firefox114', 'safari16.4'];
const mark = `__VITE_ASSET__${reference}__`;

test('minifies and adds the prefixes that older browsers need', () => {
  expect(minified('a.css', '.a {\n  user-select: none;\n}', floor)).toBe(
    '.a{-webkit-user-select:none;user-select:none}',
  );
});

test('compiles away what the target does not know [BRW-03]', () => {
  const css = '.a { & .b { color: red } }';
  expect(minified('a.css', css, floor)).toBe('.a .b{color:red}');
  expect(minified('a.css', css, 'esnext')).toBe('.a{& .b{color:red}}');
});

test('chooses between colours by custom properties that follow color-scheme', () => {
  const css = minified('a.css', ':host { color-scheme: dark; --ink: light-dark(red, tan) }', floor);
  expect(css).not.toContain('light-dark(');
  expect(css).toContain('--_dark:initial');
});

test('puts addresses in the place of marks, quoted', () => {
  const css = minified(
    'a.css',
    `.a { background: url("${mark}") } .b { background: image-set("${mark}" 1x) }`,
    floor,
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
