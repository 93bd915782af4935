import { expect, test } from 'vitest';
import { edgeConfig, siteWith } from '../testing/fixture.ts';
import { iconLink } from './page-head.ts';

const linkOf = (favicon: string | null | undefined) => iconLink(edgeConfig({ site: siteWith({ favicon }) }));

test.each([
  ['/media/icon.svg', 'image/svg+xml'],
  ['/media/icon.PNG', 'image/png'],
  ['/media/icon.ico', 'image/x-icon'],
  ['/media/icon.svg?v=1.2/3.png', 'image/svg+xml'],
])('%s is an icon of the backend host, of type %s', (path, type) => {
  expect(linkOf(path)).toBe(`<link rel="icon" type="${type}" href="https://pictures.example${path}">`);
});

test('an icon of another kind names no type', () => {
  expect(linkOf('/media/icon.webp')).toBe(
    '<link rel="icon" href="https://pictures.example/media/icon.webp">',
  );
  expect(linkOf('/media/icon')).toBe('<link rel="icon" href="https://pictures.example/media/icon">');
});

test.each([null, undefined, '', 'https://'])('with %j the icon of the shell stays', (favicon) => {
  expect(linkOf(favicon)).toBe('<link rel="icon" type="image/svg+xml" href="/releases/host/h1/icon.svg">');
});

test('an address cannot leave its attribute', () => {
  expect(linkOf(`/a'"><script>.png`)).not.toMatch(/["']><script>/);
});
