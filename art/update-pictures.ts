import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Picture } from './pictures.ts';

/** Renders SVG as WebP files of the given widths in pixels, the widest first. */
export type RenderWebp = (svg: string, widths: readonly number[]) => Promise<Buffer[]>;

/** Raised when the rendering changes, so that all pictures are rendered again. */
const recipe = '1';

export const picturesFolder: string = join(import.meta.dirname, 'pictures');

/** Hashes of the drawings that the files in the folder were rendered from, by stem. */
const recordFile = 'drawings.json';

/** What the record has to say of a picture whose files are up to date. */
export function drawingHash({ draw }: Picture): string {
  return createHash('sha256').update(recipe).update(draw()).digest('hex');
}

export function readRecord(folder: string): Record<string, string> {
  const file = join(folder, recordFile);
  // Written below, and nowhere else.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Paths of the pictures in a folder, with slashes. */
export function listPictures(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.(webp|svg)$/.test(path));
}

/**
 * Renders the pictures whose drawing changed or whose files are missing, and removes files of no picture.
 * @returns the stems of what was rendered
 */
export async function updatePictures(
  folder: string,
  pictures: Readonly<Record<string, Picture>>,
  renderWebp: RenderWebp,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const record = readRecord(folder);
  const stale = Object.entries(pictures).filter(
    ([stem, picture]) =>
      record[stem] !== drawingHash(picture) ||
      picture.files.some(({ path }) => !existsSync(join(folder, path))),
  );
  for (const [, picture] of stale) await writeFiles(folder, picture, renderWebp);
  const paths = new Set(Object.values(pictures).flatMap(({ files }) => files.map(({ path }) => path)));
  for (const path of listPictures(folder)) if (!paths.has(path)) rmSync(join(folder, path));
  const hashes = Object.entries(pictures).map(([stem, picture]) => [stem, drawingHash(picture)]);
  writeFileSync(join(folder, recordFile), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
  return stale.map(([stem]) => stem);
}

async function writeFiles(folder: string, { draw, files }: Picture, renderWebp: RenderWebp): Promise<void> {
  const widths = files.flatMap(({ width }) => width ?? []);
  const contents = widths.length > 0 ? await renderWebp(draw(), widths) : [draw()];
  files.forEach(({ path }, at) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents[at] ?? '');
  });
}
