import { expect, test } from 'vitest';
import { pictureLinks } from './picture-links.ts';

const tag = (attributes: string) => `<link rel="preload" as="image" ${attributes}/>`;
const high = 'fetchPriority="high"';

test('names the first pictures as the document requests them', () => {
  const html = [
    tag('href="https://pictures.example/logo.svg"'),
    tag(`href="https://pictures.example/a.webp?w=4&amp;h=3" crossorigin="" ${high}`),
    tag(`imageSrcSet="/s.webp 480w, /l.webp 1400w" imageSizes="100vw" ${high}`),
    '<img src="/b.webp" fetchPriority="high">',
  ].join('');
  expect(pictureLinks(html)).toBe(
    '<https://pictures.example/a.webp?w=4&h=3>; rel=preload; as=image; fetchpriority=high; crossorigin, ' +
      '</s.webp>; rel=preload; as=image; fetchpriority=high; imagesrcset="/s.webp 480w, /l.webp 1400w"; imagesizes="100vw"',
  );
});

test('names none where none has high priority', () => {
  expect(pictureLinks(`${tag('href="/logo.svg"')}<main></main>`)).toBeUndefined();
});

test.each(['/a&gt;; rel=preload, &lt;/evil', '/bild-ä.webp', '/a&quot;b', '/a b', '/a\nb'])(
  'leaves %j, which a header cannot hold, to the element',
  (address) => {
    expect(pictureLinks(tag(`href="${address}" ${high}`))).toBeUndefined();
    expect(pictureLinks(tag(`imageSrcSet="${address}&quot; 1x" ${high}`))).toBeUndefined();
  },
);

test('names no more than fit into 3 kB, as of signed addresses [SEC-17]', () => {
  const signed = (place: number) => `https://pictures.example/${place}.webp?signature=${'s'.repeat(700)}`;
  const html = Array.from({ length: 6 }, (_, place) => tag(`href="${signed(place)}" ${high}`)).join('');
  const links = pictureLinks(html) ?? '';
  expect(links.length).toBeLessThanOrEqual(3000);
  expect(links.split(', ').map((link) => /\/(\d)\.webp/.exec(link)?.[1])).toEqual(['0', '1', '2']);
  expect(pictureLinks(tag(`href="/${'s'.repeat(4000)}" ${high}`))).toBeUndefined();
});

test('names a few at most', () => {
  const html = Array.from({ length: 20 }, (_, place) => tag(`href="/${place}.webp" ${high}`)).join('');
  expect(pictureLinks(html)?.split(', ')).toHaveLength(6);
});
