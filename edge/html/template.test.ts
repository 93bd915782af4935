import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { edgeConfig, tagsOf, textsOf } from '../testing/fixture.ts';
import { renderDocument } from './document.ts';
import { renderedTemplate } from './template.ts';

// The shell's files as they are built into its release, apart from minifying.
const read = (file: string) => readFileSync(new URL(`../../host/${file}`, import.meta.url), 'utf8');
const template = read('document.html');
const criticalCss = ['first-paint', 'fonts', 'skeletons']
  .map((name) => read(`src/document/${name}.css`))
  .join('\n');
const fonts = { petrona: 'fonts/p.woff2', 'petrona-italic': 'fonts/i.woff2', figtree: 'fonts/f.woff2' };

function rendered(path: string): string {
  const config = edgeConfig({ template, criticalCss });
  const host = { ...config.host, fonts };
  return renderDocument({ ...config, host }, new URL(path, 'http://shop.example')).html;
}

describe("the shell's template", () => {
  test('has its marks replaced', () => {
    const html = rendered('/products');
    expect(html).not.toContain('<!--shop:');
    expect(html).not.toContain('shop-font:');
    expect(textsOf(html, 'title')).toEqual(['Umi']);
    expect(html).toContain('data-page="cards"');
    expect(html).toContain('src="/releases/host/h1/assets/main.js"');
    for (const file of Object.values(fonts)) expect(html).toContain(`url(/releases/host/h1/${file})`);
  });

  test('has no script, style or handler of its own, which the policy would refuse', () => {
    expect(tagsOf(template, 'script')).toEqual([]);
    expect(tagsOf(template, 'style')).toEqual([]);
    expect(template).not.toMatch(/\s(?:style|on\w+)\s*=/i);
  });

  test('says that it is loading, and what to do without JavaScript', () => {
    const html = rendered('/products');
    const [skeleton = ''] = tagsOf(html, 'div').filter((tag) => tag.includes('id="shop-skeleton"'));
    expect(skeleton).toContain('role="status"');
    expect(skeleton).toContain('aria-label="Loading"');
    expect(skeleton).toContain('aria-busy="true"');
    expect(textsOf(html, 'noscript').join('').replace(/\s+/g, ' ')).toContain('This page needs JavaScript');
  });
});

test('the notice of a failed page is empty until then, and its words follow how the page came', () => {
  const html = rendered('/products');
  expect(html).toMatch(
    /<div id="shop-notice" class="boot-notice" aria-live="polite" aria-atomic="true"><\/div>/,
  );
  expect(html.match(/<span/g)).toHaveLength(3);
  expect(html).toContain('<span>{unloaded}</span>');
  const [, , , end] = renderedTemplate(edgeConfig({ template, criticalCss }));
  expect(end).toContain('<span>{incomplete}</span>');
  expect(end).not.toContain('{unloaded}');
});

describe('the critical styles', () => {
  test('know every skeleton', () => {
    for (const kind of ['cards', 'detail', 'text']) expect(criticalCss).toContain(`[data-page='${kind}']`);
  });

  test('begin with the order of the layers and cannot end their element', () => {
    expect(criticalCss.replace(/\/\*.*?\*\//gs, '').trim()).toMatch(
      /^@layer reset, tokens, base, components, pages;/,
    );
    expect(criticalCss).not.toContain('</');
  });

  test('move nothing with reduced motion', () => {
    expect(criticalCss).toMatch(/prefers-reduced-motion: reduce\)\s*\{[^}]*animation: none/);
  });
});
