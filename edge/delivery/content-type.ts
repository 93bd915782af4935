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
]);

export function contentType(file: string): string {
  return types.get(file.slice(file.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
}
