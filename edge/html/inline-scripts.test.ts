import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { answer, edgeConfig, jsonScript, siteWith, textsOf } from '../testing/fixture.ts';
import { renderedPage, renderingEdge } from '../testing/rendering.ts';
import { inlineScripts } from './inline-scripts.ts';

test.each(Object.entries(inlineScripts))('%s cannot end its element', (_, text) => {
  expect(text).not.toMatch(/<\/script|<!--/i);
  expect(text).not.toContain('\r');
});

describe('every document', () => {
  const rendered = renderingEdge(() => renderedPage);
  const documents: [kind: string, html: () => Promise<string>][] = [
    ['rendered at the edge', async () => (await rendered('/products')).text()],
    ['rendered in the browser', async () => (await answer('/products')).text()],
    ['of the demo page', async () => (await answer('/test')).text()],
  ];

  test.each(documents)(
    '%s begins with the notice for old browsers and the integrity of what browsers load',
    async (_, html) => {
      const text = await html();
      expect(textsOf(text, 'script', '').at(0)).toBe(inlineScripts.explainUnsupportedBrowser);
      const [map = ''] = textsOf(text, 'script', ' type="importmap"');
      expect(JSON.parse(map)).toEqual({
        integrity: {
          '/releases/host/h1/assets/react.js': 'sha256-react',
          '/releases/catalog/c1/remoteEntry.js': 'sha384-catalog',
          '/releases/blog/b1/remoteEntry.js': 'sha384-blog',
        },
      });
      expect(textsOf(text, 'script', '').at(-1)).toBe(inlineScripts.startCode);
      const order = ['importmap', '<style', 'getItem', '<body', 'type="module"'];
      const places = order.map((mark) => text.indexOf(mark));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  test('has no map where releases have no hashes', async () => {
    const areas = new Map([...edgeConfig().areas].map(([name, area]) => [name, { ...area, integrity: '' }]));
    const host = { ...edgeConfig().host, files: undefined };
    const html = await (await answer('/products', { areas, host })).text();
    expect(html).not.toContain('importmap');
  });
});

describe('the script that draws pages for field data', () => {
  const first = async (field?: EdgeConfig['field']) => (await answer('/products', { field })).text();

  test('has the share, the set and the wish for consent, and the policy admits it [FLD-04] [FLD-06]', async () => {
    const set = 'blog@b1 catalog@c1 host@h1';
    expect(await first({ share: 0.1, needsConsent: false })).toContain(
      `<script data-share="0.1" data-set="${set}">${inlineScripts.drawSample}</script>`,
    );
    expect(await first({ share: 1, needsConsent: true })).toContain(` data-set="${set}" data-consent>`);
    const hash = createHash('sha256').update(inlineScripts.drawSample).digest('base64');
    const measured = await answer('/products', { field: { share: 1, needsConsent: false } });
    expect(measured.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
  });

  test('is in no document where none is measured [FLD-04]', async () => {
    expect(await first()).not.toContain('data-share');
  });
});

describe('the palette', () => {
  test.each([
    ['harbor', 'harbor'],
    [' Matcha ', 'matcha'],
  ])('of theme_name %j stands on the root', async (name, palette) => {
    const site = siteWith({ theme_name: name });
    const html = await (await answer('/products', { site })).text();
    expect(html).toContain(`<html data-palette="${palette}" lang="en">`);
    expect(jsonScript(html, 'shop-boot')).toMatchObject({ site: { theme_name: name } });
  });

  test.each(['', '"><script>', '7', 'two words'])('is left out for %j', async (name) => {
    const html = await (await answer('/products', { site: siteWith({ theme_name: name }) })).text();
    expect(html).toContain('<html lang="en">');
  });
});
