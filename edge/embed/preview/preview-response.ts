import type { Context } from 'hono';
import type { EdgeConfig } from '../../config.ts';
import { contentType } from '../../http/file-response.ts';
import { withEtag } from '../../http/content-negotiation.ts';
import { publicAddress, visitedAddress } from '../../http/visited-address.ts';
import type { Previews } from './previews.ts';

/** `/embed/<remote>/preview.js?path=…&apiBase=…&tenant=…`: asked for anew each time, readable from any origin. */
export async function previewResponse(c: Context, config: EdgeConfig, previews: Previews): Promise<Response> {
  const { path = '', apiBase = '', tenant = '' } = c.req.query();
  const site = publicAddress(visitedAddress(c), config.siteUrl);
  // A path and nothing else: what is no path leads to a page that nobody answers.
  const address = new URL(site.origin + (path.startsWith('/') ? path : '/'));
  const remote = c.req.param('remote') ?? '';
  const preview = await previews({ remote, address, apiBase: apiBase.replace(/\/+$/, ''), tenant });
  const { body, etag, encoding } = await preview.encoded(c.req.header('Accept-Encoding') ?? '');
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
    'Content-Type': contentType('preview.js'),
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  return withEtag(c, new Response(body, { headers }), etag);
}
