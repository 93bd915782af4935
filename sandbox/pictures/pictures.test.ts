import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureFiles } from './files.ts';
import { pictures } from './index.ts';
import { renderPictures } from './render.ts';

let folder = '';
const at = (file: string): string => join(folder, file);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await renderPictures(folder);
}, 240_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a drawing is the same text each time, with ids of its own', () => {
  const flaws = Object.entries(pictures).flatMap(([stem, draw]) => {
    const svg = draw();
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const sound = draw() === svg && new Set(ids).size === ids.length && !/NaN|undefined|Infinity/.test(svg);
    return sound ? [] : [stem];
  });
  expect(flaws).toEqual([]);
});

const width = async (file: string): Promise<number> => (await sharp(at(file)).metadata()).width;

test.each([
  ['products', 1400, 480],
  ['posts', 1400, 720],
])('%s are rendered %i and %i pixels wide', async (kind, full, small) => {
  const stems = Object.keys(pictures).filter((stem) => stem.startsWith(`${kind}/`));
  expect(stems.length).toBeGreaterThan(8);
  const widths = stems.map(async (stem) => {
    const { image, thumb_image } = pictureFiles(stem);
    return [await width(image), await width(thumb_image ?? '')];
  });
  expect(await Promise.all(widths)).toEqual(stems.map(() => [full, small]));
});

test('branches are rendered 960 pixels wide, the signs of the shop stay SVG', async () => {
  expect(await width('branches/harbor.webp')).toBe(960);
  expect(await width('branches/garden.webp')).toBe(960);
  const vectors = ['site/logo', 'site/favicon', 'site/seigaiha'];
  const written = vectors.map((stem) => readFile(at(`${stem}.svg`), 'utf8'));
  expect(await Promise.all(written)).toEqual(vectors.map((stem) => pictures[stem]?.()));
});

test('small pictures weigh 25 kB at most', async () => {
  const thumbs = Object.keys(pictures).flatMap((stem) => pictureFiles(stem).thumb_image ?? []);
  const weights = await Promise.all(
    thumbs.map(async (file) => ({ file, size: (await stat(at(file))).size })),
  );
  expect(weights.filter(({ size }) => size > 25_000)).toEqual([]);
});

test('what is there stays, what changed or is missing is rendered anew, nothing is left over', async () => {
  const { image: kept } = pictureFiles('products/sencha');
  const { image: stale } = pictureFiles('products/edamame');
  const { thumb_image: missing } = pictureFiles('products/dorayaki');
  const longAgo = new Date('2024-01-01');
  await Promise.all([kept, stale].map((file) => utimes(at(file), longAgo, longAgo)));
  await writeFile(at('products/edamame.key'), 'an older drawing');
  await rm(at(missing ?? ''));
  const lines: string[] = [];
  await Promise.all([renderPictures(folder, (line) => lines.push(line)), renderPictures(folder)]);
  expect((await stat(at(kept))).mtime).toEqual(longAgo);
  expect((await stat(at(stale))).mtime).not.toEqual(longAgo);
  expect((await stat(at(missing ?? ''))).size).toBeGreaterThan(0);
  expect(lines.join()).toMatch(/pictures rendered/);
  expect((await readdir(at('products'))).filter((file) => file.endsWith('.tmp'))).toEqual([]);
});
