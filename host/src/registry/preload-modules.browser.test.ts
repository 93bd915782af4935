import { expect, test } from 'vitest';
import { preloadModules } from './preload-modules.ts';

function documentWith(head: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<base href="https://shop.test/">${head}`;
  return page;
}

function preloads(page: Document): string[] {
  return Array.from(
    page.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'),
    ({ href }) => href,
  );
}

test('asks for each module once, as modules of another origin are imported', () => {
  const page = documentWith('');
  preloadModules(page, ['/releases/blog/1/a.js', 'https://cdn.test/b.js', '/releases/blog/1/a.js']);
  preloadModules(page, ['https://cdn.test/b.js']);
  expect(preloads(page)).toEqual(['https://shop.test/releases/blog/1/a.js', 'https://cdn.test/b.js']);
  const links = [...page.head.querySelectorAll('link')];
  expect(links.every(({ crossOrigin }) => crossOrigin === 'anonymous')).toBe(true);
  expect(links.some((link) => link.hasAttribute('integrity'))).toBe(false);
});

test('leaves out what the document asked for already', () => {
  const page = documentWith('<link rel="modulepreload" href="/releases/blog/1/a.js">');
  preloadModules(page, ['https://shop.test/releases/blog/1/a.js', '/releases/blog/1/b.js']);
  expect(preloads(page)).toEqual([
    'https://shop.test/releases/blog/1/a.js',
    'https://shop.test/releases/blog/1/b.js',
  ]);
});

test('carries the integrity it is given', () => {
  const page = documentWith('');
  preloadModules(page, ['/remote.js'], 'sha384-abc');
  expect(page.head.querySelector('link')?.integrity).toBe('sha384-abc');
});
