/** Compressed copies are what their name without the ending is, in that encoding. */
const encodings = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
] as const;

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Headers that a bucket keeps with a file, and gives to whoever fetches it: a CDN, or a browser. */
export function objectHeaders(key: string): Record<string, string> {
  const copy = encodings.find(({ ending }) => key.endsWith(ending));
  const name = copy ? key.slice(0, -copy.ending.length) : key;
  return {
    'Content-Type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    ...(copy && { 'Content-Encoding': copy.encoding }),
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
}
