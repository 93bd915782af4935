import type { Context } from 'hono';
import type { Files, StoredFile } from '../config.ts';
import { contentType } from './content-type.ts';
import { etagOf, withEtag } from './etag.ts';
import { notFound } from './plain-answers.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=300, stale-while-revalidate=86400';

/** A built file whose address names its version: kept for good by every cache, readable from any origin. */
export async function immutableFile(
  c: Context,
  files: Files,
  directory: string,
  file: string,
): Promise<Response> {
  const stored = await read(c, files, directory, file);
  return stored ? fileResponse(stored, file, immutable) : notFound(c);
}

/** A file under an address that stays: caches ask again. */
export async function revalidatedFile(
  c: Context,
  files: Files,
  directory: string,
  file: string,
): Promise<Response> {
  const stored = await read(c, files, directory, file);
  if (!stored) return notFound(c);
  return withEtag(c, fileResponse(stored, file, revalidated), await etagOf(stored.body));
}

async function read(c: Context, files: Files, directory: string, file: string) {
  return isPlain(file) ? files.read(directory, file, c.req.header('Accept-Encoding') ?? '') : undefined;
}

function fileResponse({ body, encoding }: StoredFile, file: string, caching: string): Response {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
    'Content-Type': contentType(file),
    'Content-Length': String(body.byteLength),
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  return new Response(body, { headers });
}

/** Plain names below the directory: nothing hidden, nothing that climbs. */
function isPlain(file: string): boolean {
  return file.split('/').every((part) => /^[\w@-][\w.@-]*$/.test(part));
}
