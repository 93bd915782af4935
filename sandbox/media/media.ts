import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { App, CallContext } from '../http/calls.ts';
import { notFound } from '../http/refusal.ts';

const signs: ReadonlySet<string> = new Set(['site/logo', 'site/favicon', 'site/seigaiha']);

/** Path of a picture below the sandbox's origin, as answers carry it. */
export function imagePath(stem: string): string {
  return `/media/${stem}.${signs.has(stem) ? 'svg' : 'webp'}`;
}

/** Path of the small version, which products and posts have. */
export function thumbPath(stem: string): string | null {
  return /^(products|posts)\//.test(stem) ? `/media/${stem}-thumb.webp` : null;
}

const types: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.svg': 'image/svg+xml' };
const week = 7 * 24 * 60 * 60;

/** Serves the pictures of a directory, to any page. */
export function serveMedia(app: App, picturesDir: string): void {
  const root = resolve(picturesDir);
  app.get('/media/*', async (c) => {
    const file = fileOf(root, c.req.path);
    const type = types[extname(file)];
    const stats = type === undefined ? undefined : await stat(file).catch(() => undefined);
    if (type === undefined || !stats?.isFile()) throw notFound();
    const tag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
    describe(c, type, tag);
    if (c.req.header('If-None-Match') === tag) return c.body(null, 304);
    c.header('Content-Length', String(stats.size));
    if (c.req.method === 'HEAD') return c.body(null);
    return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
  });
}

/** @throws Refusal 404 for a path that leads out of the directory */
function fileOf(root: string, path: string): string {
  let name: string;
  try {
    name = decodeURIComponent(path.slice('/media/'.length));
  } catch {
    throw notFound();
  }
  const file = join(root, name);
  if (!file.startsWith(root + sep) || name.includes('\0')) throw notFound();
  return file;
}

function describe(c: CallContext, type: string, tag: string): void {
  c.header('Content-Type', type);
  c.header('ETag', tag);
  c.header('Cache-Control', `public, max-age=${week}, stale-while-revalidate=${week}`);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('X-Content-Type-Options', 'nosniff');
  // An SVG opened by itself is a document: it may draw, and nothing else.
  c.header('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox`);
}
