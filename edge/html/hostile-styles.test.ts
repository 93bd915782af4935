import { effortOf } from '@shop/shared/testing/effort';
import { expect, test } from 'vitest';
import { edgeConfig } from '../testing/fixture.ts';
import { baseStyles } from './document-styles.ts';
import { renderDocument } from './document.ts';
import { renderedTemplate } from './template.ts';

const { template } = edgeConfig();
const address = new URL('http://shop.example/products');

test.each([
  ['begin fonts and end none', `${'@font-face{'.repeat(1200)}${'shop-font:'.repeat(1200)}`],
  ['begin layers and end none', '@layer pages.notice{a{'.repeat(10_000)],
  ['begin rules for browsers without script and end none', '@media (scripting:none){a{}'.repeat(10_000)],
])('a host whose critical styles %s is read in no time [SEC-223]', async (_, criticalCss) => {
  const config = edgeConfig({ criticalCss });
  expect(await effortOf(() => renderDocument(config, address))).toBeLessThan(3);
  expect(await effortOf(() => baseStyles(config))).toBeLessThan(3);
});

test.each([
  ['begins parts and ends none', template + '<!--shop:rendered-->'.repeat(14_000)],
  ['has blanks alone', template.replace('<!--shop:head-->', () => `<!--shop:head-->${' '.repeat(200_000)}x`)],
])('a document template that %s is read in no time [SEC-223]', async (_, hostile) => {
  const config = edgeConfig({ template: hostile });
  expect(await effortOf(() => renderDocument(config, address))).toBeLessThan(3);
  expect(await effortOf(() => renderedTemplate(config))).toBeLessThan(3);
});
