import { expect, test } from 'vitest';
import { previewTree } from './preview-tree.ts';

const tree = (html: string) => previewTree(html, (path) => path.startsWith('/products'));

test('gives elements, their attributes and texts in order', () => {
  expect(tree('<ul class="cards"><li>Salmon &amp; more</li> <li><b>Eel</b></li></ul>')).toEqual([
    ['ul', { class: 'cards' }, ['li', {}, 'Salmon & more'], ' ', ['li', {}, ['b', {}, 'Eel']]],
  ]);
});

test('keeps upper case in SVG names', () => {
  expect(tree('<svg viewBox="0 0 20 20"><linearGradient></linearGradient></svg>')).toEqual([
    ['svg', { viewBox: '0 0 20 20' }, ['linearGradient', {}]],
  ]);
});

test('leaves out what only a document can use, and what a strict page refuses', () => {
  const html =
    '<link rel="preload" href="/a.webp"><!--$--><p style="color:red">Eel</p><!--/$--><template></template><script>1</script>';
  expect(tree(html)).toEqual([['p', {}, 'Eel']]);
});

test('the first pictures come at once, all others have their places', () => {
  const eel = (loading: string) =>
    `<img src="/eel.webp" alt="Eel" loading="${loading}" class="picture" width="480" height="360">`;
  const place = {
    class: 'picture',
    width: '480',
    height: '360',
    role: 'img',
    'aria-label': 'Eel',
  };
  expect(tree(eel('lazy'))).toEqual([['canvas', place]]);
  const held = `<img src="data:held" alt="Eel" loading="eager"><noscript>${eel('lazy')}</noscript><p>Eel</p>`;
  expect(tree(held)).toEqual([
    ['canvas', place],
    ['p', {}, 'Eel'],
  ]);
  expect(tree(eel('eager'))).toMatchObject([['img', { src: '/eel.webp' }]]);
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
