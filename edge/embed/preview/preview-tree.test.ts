import { expect, test } from 'vitest';
import { previewTree } from './preview-tree.ts';

const tree = (html: string) => previewTree(html, (path) => path.startsWith('/products'));

test('gives elements, their attributes and texts in order', () => {
  expect(tree('<ul class="cards"><li>Salmon &amp; more</li> <li><b>Eel</b></li></ul>')).toEqual([
    ['ul', { class: 'cards' }, ['li', {}, 'Salmon & more'], ' ', ['li', {}, ['b', {}, 'Eel']]],
  ]);
});

test('keeps the case that drawings have', () => {
  expect(tree('<svg viewBox="0 0 20 20"><linearGradient></linearGradient></svg>')).toEqual([
    ['svg', { viewBox: '0 0 20 20' }, ['linearGradient', {}]],
  ]);
});

test('leaves out what only a document can use, and what a strict page refuses', () => {
  const html =
    '<link rel="preload" href="/a.webp"><!--$--><p style="color:red">Eel</p><!--/$--><template></template><script>1</script>';
  expect(tree(html)).toEqual([['p', {}, 'Eel']]);
});

test('a picture that the document holds back is there at once', () => {
  const html =
    '<img src="data:held" alt="Eel"><noscript><img src="/eel.webp" alt="Eel"></noscript><p>Eel</p>';
  expect(tree(html)).toEqual([
    ['img', { src: '/eel.webp', alt: 'Eel' }],
    ['p', {}, 'Eel'],
  ]);
});

test('marks links to pages of the area', () => {
  const html =
    '<a href="/products/eel">Eel</a><a href="/login">Login</a><a href="https://umi.example/products">Out</a>';
  expect(tree(html)).toEqual([
    ['a', { href: '/products/eel', 'data-own': '' }, 'Eel'],
    ['a', { href: '/login' }, 'Login'],
    ['a', { href: 'https://umi.example/products' }, 'Out'],
  ]);
});

test('fields take nothing that would be lost', () => {
  expect(tree('<input name="email"><textarea></textarea><button>Go</button>')).toEqual([
    ['input', { name: 'email', inert: '' }],
    ['textarea', { inert: '' }],
    ['button', {}, 'Go'],
  ]);
});
