import { createHash } from 'node:crypto';
import type { App } from '../http/calls.ts';
import { notFound } from '../http/refusal.ts';
import { isLoopback } from '../http/origins.ts';
import { townMap, type TownMap } from './town.ts';

const styles = 'html,body{height:100%;margin:0}svg{display:block;width:100%;height:100%}';
const stylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

/** Serves the maps of the branches: pages for the frames of any site, as a map service has them. */
export function serveMaps(app: App): void {
  app.get('/maps/:branch', (c) => {
    const map = townMap(c.req.param('branch'));
    if (!map) throw notFound();
    c.header('Content-Security-Policy', `default-src 'none'; style-src ${stylesHash}; base-uri 'none'`);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'public, max-age=3600');
    return c.html(mapPage(map));
  });
}

/**
 * The address of a map as it is embedded, from the one in the seed, which may be a path of this server.
 * @param callUrl address of the call that the answer is for
 */
export function embedLink(link: string | null, callUrl: string): string | null {
  if (!link?.startsWith('/')) return link;
  const url = new URL(link, callUrl);
  // Shops frame http from `localhost` alone, whichever name of this machine they call the provider by.
  if (isLoopback(url.origin)) url.hostname = 'localhost';
  return url.href;
}

function mapPage({ title, svg }: TownMap): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${styles}</style></head><body>${svg}</body></html>`;
}
