import { extname } from 'node:path';
import { startLocalServer } from '../local-server.ts';

/** Text by path, e.g. `/` and `/page.css`. */
export type PageFiles = Readonly<Record<string, string>>;

/** A server of one page; the URL ends with a slash. */
export interface ForeignPage {
  readonly url: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Serves the files of a foreign page, whatever its query, on an origin that is not the shop's. */
export async function serveForeignFiles(
  files: PageFiles,
  headers: Readonly<Record<string, string>> = {},
): Promise<ForeignPage> {
  const { url, close } = await startLocalServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const text = files[pathname];
    if (text === undefined) return void response.writeHead(404).end();
    const type = types[extname(pathname)] ?? 'text/html; charset=utf-8';
    response.writeHead(200, { 'Content-Type': type, ...headers }).end(text);
  });
  return { url: `${url}/`, close };
}

/** Serves a foreign page that is one HTML file. */
export function serveForeignPage(
  html: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ForeignPage> {
  return serveForeignFiles({ '/': html }, headers);
}
