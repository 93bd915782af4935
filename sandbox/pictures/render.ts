import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isVector, pictureFiles } from './files.ts';
import { pictures } from './index.ts';

const concurrency = 2;

/** Raised when sizes or encoding change, so that pictures of before are made anew. */
const recipe = '1';

/** Widths in pixels of a picture and of its small companion. */
const widths: Readonly<Record<string, readonly [full: number, thumb: number]>> = {
  products: [1400, 480],
  posts: [1400, 720],
  branches: [960, 480],
  site: [1400, 720],
};

/**
 * Renders what is missing below `outDir`: WebP, and the vector files as they are. Each picture keeps the
 * hash of its drawing beside it, so a changed drawing is rendered anew. Two processes may do it at once.
 */
export async function renderPictures(outDir: string, log?: (line: string) => void): Promise<void> {
  const started = performance.now();
  const stems = Object.keys(pictures);
  let rendered = 0;
  const work = stems.values();
  const worker = async (): Promise<void> => {
    for (const stem of work) {
      if (await renderOne(outDir, stem)) rendered += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  if (rendered > 0)
    log?.(`${rendered} pictures rendered in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Gives false when the picture was there already. */
async function renderOne(outDir: string, stem: string): Promise<boolean> {
  const svg = pictures[stem]?.() ?? '';
  const { image, thumb_image } = pictureFiles(stem);
  const files = thumb_image === null ? [image] : [image, thumb_image];
  const key = createHash('sha256').update(recipe).update(svg).digest('hex');
  const keyFile = join(outDir, `${stem}.key`);
  if ((await readIfThere(keyFile)) === key && (await allThere(files.map((file) => join(outDir, file)))))
    return false;
  await mkdir(dirname(keyFile), { recursive: true });
  if (isVector(stem)) await replace(join(outDir, image), svg);
  else await renderRaster(outDir, stem, svg);
  await replace(keyFile, key);
  return true;
}

async function renderRaster(outDir: string, stem: string, svg: string): Promise<void> {
  const { image, thumb_image } = pictureFiles(stem);
  const [full, thumb] = widths[stem.split('/')[0] ?? ''] ?? [1400, 480];
  const drawn = await drawAt(svg, full);
  await replace(join(outDir, image), await drawn.clone().webp({ quality: 78, effort: 3 }).toBuffer());
  if (thumb_image === null) return;
  const small = drawn.clone().resize(thumb).webp({ quality: 70, effort: 4 });
  await replace(join(outDir, thumb_image), await small.toBuffer());
}

/** Pixels of a drawing, drawn once for all its sizes. */
async function drawAt(svg: string, width: number): Promise<Sharp> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Writes beside the file and renames, so that a reader never meets half of it. */
async function replace(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function allThere(files: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    files.map((file) =>
      stat(file).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false;
          throw error;
        },
      ),
    ),
  );
  return found.every(Boolean);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
