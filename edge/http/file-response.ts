import type { Context } from 'hono';
import type { Files, StoredFile } from '../releases/edge-config.ts';
import { answerHeaders } from './answer-headers.ts';
import { withEtag } from './content-negotiation.ts';
import { encodedResponse, type EncodedText } from './encoded-document.ts';
import { notFound } from './plain-pages.ts';

const immutable = 'public, max-age=31536000, immutable';
/** Of a script whose address names no version: a release, or its rollback, is everywhere after a minute. */
export const forOneMinute = 'public, max-age=60';

/** A built file whose address names its version: cached for good, readable from any origin. */
export async function immutableFile(
  c: Context,
  files: Files,
  directory: string,
  file: string,
): Promise<Response> {
  if (!isPlain(file)) return notFound(c);
  const stored = await files.read(directory, file, c.req.header('Accept-Encoding') ?? '');
  return stored ? fileResponse(stored, file, immutable) : notFound(c);
}

/** A worker's script is for this shop alone, and the same as any other script to the rest. */
const headersOf = {
  script: answerHeaders.script,
  preview: answerHeaders.preview,
  data: answerHeaders.data,
  worker: answerHeaders.otherScript,
};

/** A text under a file's name: readable from any origin, with an `ETag`. */
export async function textResponse(
  c: Context,
  text: EncodedText,
  file: string,
  cacheControl: string,
  kind: keyof typeof headersOf = 'script',
): Promise<Response> {
  const encoded = await text.encoded(c.req.header('Accept-Encoding') ?? '');
  return withEtag(c, fileResponse(encoded, file, cacheControl, kind), encoded.etag);
}

function fileResponse(
  { body, encoding }: StoredFile,
  file: string,
  cacheControl: string,
  kind: keyof typeof headersOf = 'script',
): Response {
  const headers = {
    ...headersOf[kind],
    'Content-Type': contentType(file),
    'Content-Length': String(body.byteLength),
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
  };
  return encodedResponse(body, encoding, { headers });
}

/** Whether the path has plain names only: no hidden file, no `..`. */
function isPlain(file: string): boolean {
  return file.split('/').every((part) => /^[\w@-][\w.@-]*$/.test(part));
}

const types = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['mjs', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
  ['png', 'image/png'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
  ['txt', 'text/plain; charset=utf-8'],
  ['xml', 'application/xml; charset=utf-8'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['atom', 'application/atom+xml; charset=utf-8'],
]);

function contentType(file: string): string {
  return types.get(file.slice(file.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
}
