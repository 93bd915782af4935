import { cachedAtName, cachedTitleName } from '@shop/shared/contracts';

/** Header of a cached response: the bytes of its body. */
export const bytesName = 'x-bytes';

/** Larger ones are not cached. */
const maxBytes = 2_000_000;

/** Of a body that was decoded on its way. */
const ofTransfer = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];

/** A copy of a response that says when it was cached; null for one that is not to be cached. */
export async function cachedResponse(response: Response, now: Date): Promise<Response | null> {
  if (response.status !== 200) return null;
  const body = await response.clone().arrayBuffer();
  if (body.byteLength > maxBytes) return null;
  const headers = copyHeaders(response);
  headers.set(cachedAtName, now.toISOString());
  headers.set(bytesName, `${body.byteLength}`);
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    const title = titleOf(new TextDecoder().decode(body));
    headers.set(cachedTitleName, encodeURIComponent(title));
  }
  return new Response(body, { headers });
}

/** A cached document that says in its head when it was cached. */
export async function withCachedTime(document: Response): Promise<Response> {
  const at = document.headers.get(cachedAtName);
  if (!at) return document;
  const html = await document.text();
  const meta = `<meta name="${cachedAtName}" content="${at}">`;
  return new Response(
    html.replace(/<head[^>]*>/, (head) => head + meta),
    { headers: copyHeaders(document) },
  );
}

function copyHeaders({ headers }: Response): Headers {
  const copy = new Headers(headers);
  for (const name of ofTransfer) copy.delete(name);
  return copy;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}
