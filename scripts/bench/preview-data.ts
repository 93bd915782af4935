import type { Discovery } from '@shop/shared/contracts';
import { brotliCompressSync, constants } from 'node:zlib';

interface PreviewPlace {
  readonly shopUrl: string;
  readonly apiBase: string;
}

/** Bytes of a text as an edge sends it. */
const compressedBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }).length;

/**
 * Bytes (brotli) of a preview that are what it gave of the provider’s; without a preview, the widget would request them.
 * @param path of the page, e.g. `/products`
 */
export async function providerDataBytes(
  { shopUrl, apiBase }: PreviewPlace,
  area: string,
  path: string,
): Promise<number> {
  const discovery = (await (await fetch(`${shopUrl}/discovery.json`)).json()) as Discovery;
  const version = discovery.microFrontends[area]?.[0]?.metadata.version ?? '';
  const query = new URLSearchParams({ path, apiBase, tenant: '7' });
  const address = `${shopUrl}/embed/${area}/${version}/preview.js?${query}`;
  const module = await (await fetch(address)).text();
  const code = module.replace(/,\ndata = .*/s, ';');
  if (code.length === module.length) throw new Error(`${address} holds no data of the provider.`);
  return compressedBytes(module) - compressedBytes(code);
}
