import { expect, test } from 'vitest';
import { changeDocument } from './change-document.ts';

test('what is added to the head is there, though what stood before its end is taken out', () => {
  const html =
    '<!doctype html><html><head><style id="edge-styles">.a{}</style></head><body><div id="shop">A</div>' +
    '<script type="application/json" id="shop-hydration">{}</script>' +
    '<script type="application/json" id="shop-boot">{}</script></body></html>';
  const changed = changeDocument(html, {
    boot: (record) => record,
    earlyAddress: (address) => address,
    isUnrendered: true,
    head: () => '<meta name="added">',
  });
  expect(changed).toBe(
    '<!doctype html><html><head><meta name="added"></head><body><div id="shop"></div>' +
      '<script type="application/json" id="shop-boot">{}</script></body></html>',
  );
});
