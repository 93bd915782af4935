import { expect, test } from 'vitest';
import { scopedName } from './plugin.ts';

test('a class name carries a hash of its file', () => {
  expect(scopedName('card', '/shop/card.module.css', '.card { color: red }')).toMatch(/^card_[0-9a-f]{8}$/);
});

test('equal copies of a file in two builds have equal names', () => {
  const css = '.card { color: red }';
  expect(scopedName('card', '/menu/card.module.css', css)).toBe(
    scopedName('card', '/blog/card.module.css', css),
  );
});

test('two versions of a file have different names', () => {
  const file = '/shop/card.module.css';
  expect(scopedName('card', file, '.card { color: red }')).not.toBe(
    scopedName('card', file, '.card { color: blue }'),
  );
});
