import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pictures, type Picture } from './pictures.ts';
import { drawingHash, listPictures, picturesFolder, readRecord, updatePictures } from './update-pictures.ts';

const files = Object.values(pictures).flatMap((picture) => picture.files);

test('a drawing is the same text each time, with ids of its own', () => {
  const flaws = Object.entries(pictures).flatMap(([stem, { draw }]) => {
    const svg = draw();
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const sound = draw() === svg && new Set(ids).size === ids.length && !/NaN|undefined|Infinity/.test(svg);
    return sound ? [] : [stem];
  });
  expect(flaws).toEqual([]);
});

test('the files in the repository are those of the drawings; `npm run art` brings them up to date', () => {
  const hashes = Object.entries(pictures).map(([stem, picture]) => [stem, drawingHash(picture)]);
  expect(readRecord(picturesFolder)).toEqual(Object.fromEntries(hashes));
  const paths = files.map(({ path }) => path);
  expect(listPictures(picturesFolder).toSorted()).toEqual(paths.toSorted());
});

test('WebP files are as wide as they should be, the signs of the shop stay SVG', () => {
  const widths = files.map(({ path, width }) => ({
    path,
    width: width && widthOfWebp(readFileSync(join(picturesFolder, path))),
  }));
  expect(widths).toEqual(files.map(({ path, width }) => ({ path, width })));
  for (const stem of ['site/logo', 'site/favicon', 'site/seigaiha'])
    expect(readFileSync(join(picturesFolder, `${stem}.svg`), 'utf8')).toBe(pictures[stem]?.draw());
});

test('small pictures weigh 25 kB at most', () => {
  const thumbs = files.filter(({ path }) => path.endsWith('-thumb.webp'));
  expect(thumbs.length).toBeGreaterThan(40);
  expect(thumbs.filter(({ path }) => statSync(join(picturesFolder, path)).size > 25_000)).toEqual([]);
});

test('what is there stays, what changed or is missing is rendered anew, what no picture needs is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (path: string): string => join(folder, path);
  const drawings: Record<string, Picture> = {
    same: { draw: () => '<svg/>', files: [{ path: 'site/same.svg' }] },
    changed: { draw: () => 'before', files: [{ path: 'products/a.webp', width: 20 }] },
    missing: {
      draw: () => 'm',
      files: [
        { path: 'products/m.webp', width: 20 },
        { path: 'products/m-thumb.webp', width: 10 },
      ],
    },
  };
  const render = (svg: string, widths: readonly number[]) =>
    Promise.resolve(widths.map((width) => Buffer.from(`${svg} ${width}`)));
  expect(await updatePictures(folder, drawings, render)).toEqual(['same', 'changed', 'missing']);
  expect(await updatePictures(folder, drawings, render)).toEqual([]);

  const longAgo = new Date('2024-01-01');
  utimesSync(at('site/same.svg'), longAgo, longAgo);
  rmSync(at('products/m-thumb.webp'));
  writeFileSync(at('products/left-over.webp'), '');
  const redrawn = {
    ...drawings,
    changed: { ...drawings['changed'], draw: () => 'after', files: [{ path: 'products/a.webp', width: 20 }] },
  };
  expect(await updatePictures(folder, redrawn, render)).toEqual(['changed', 'missing']);
  expect(statSync(at('site/same.svg')).mtime).toEqual(longAgo);
  expect(readFileSync(at('products/a.webp'), 'utf8')).toBe('after 20');
  expect(readFileSync(at('products/m-thumb.webp'), 'utf8')).toBe('m 10');
  expect(listPictures(folder)).not.toContain('products/left-over.webp');
});

/** Width in the frame header of a lossy WebP file (RFC 9649, section 2.5; RFC 6386, section 9.1). */
function widthOfWebp(file: Buffer): number {
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8 ');
  return file.readUInt16LE(26) & 0x3fff;
}
