import { expect, test } from 'vitest';
import { answer, edgeConfig, tagsOf } from '../testing/fixture.ts';

async function preloads(path: string, changes: Parameters<typeof answer>[1] = {}): Promise<string[]> {
  const links = tagsOf(await (await answer(path, changes)).text(), 'link');
  return links.filter((link) => /modulepreload|as="fetch"/.test(link));
}

const shell = [
  '<link rel="modulepreload" crossorigin href="/releases/host/h1/assets/main.js" integrity="sha384-host">',
  '<link rel="modulepreload" crossorigin href="/releases/host/h1/assets/react.js" integrity="sha256-react">',
];

test('a page preloads the shell, its area and its own code, each once [DEP-06]', async () => {
  expect(await preloads('/products/salmon')).toEqual([
    ...shell,
    '<link rel="preload" as="fetch" crossorigin href="/releases/catalog/c1/remoteEntry.js" data-integrity="sha256-entry">',
    '<link rel="preload" as="fetch" crossorigin href="/releases/catalog/c1/assets/area.js" data-integrity="sha256-area">',
    '<link rel="preload" as="fetch" crossorigin href="/releases/catalog/c1/assets/product.js" data-integrity="sha256-product">',
  ]);
});

test('a page without code of its own preloads its area', async () => {
  expect((await preloads('/')).at(-1)).toContain('/releases/catalog/c1/assets/area.js');
});

test('an unknown address preloads the shell alone', async () => {
  expect(await preloads('/nowhere')).toEqual(shell);
});

test('an area with an origin of its own is preloaded from there; without a manifest its modules are', async () => {
  expect((await preloads('/blog', { areaOrigins: { blog: 'https://blog.example' } })).slice(2)).toEqual([
    '<link rel="modulepreload" crossorigin href="https://blog.example/releases/blog/b1/remoteEntry.js" integrity="sha384-blog">',
    '<link rel="modulepreload" crossorigin href="https://blog.example/releases/blog/b1/assets/area.js">',
    '<link rel="modulepreload" crossorigin href="https://blog.example/releases/blog/b1/assets/blog-list.js">',
  ]);
});

test('values of a release cannot leave their attribute', async () => {
  const areas = new Map(edgeConfig().areas);
  const blog = areas.get('blog');
  if (!blog) throw new Error('the fixture has no blog');
  areas.set('blog', { ...blog, integrity: '"><script>', preload: ['a"><script>.js'] });
  const links = (await preloads('/blog', { areas })).join('\n');
  expect(links).toContain('integrity="&quot;&gt;&lt;script&gt;"');
  expect(links).not.toContain('<script>');
});
