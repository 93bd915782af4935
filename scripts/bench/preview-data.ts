import { brotliCompressSync, constants } from 'node:zlib';

interface PreviewPlace {
  readonly shopUrl: string;
  readonly apiBase: string;
}

/** Bytes of a text as an edge sends it. */
const compressedBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }).length;

/**
 * Bytes (brotli) of a preview that are the provider's answers; without a preview, the widget would request them.
 * @param preview file and page, e.g. `catalog/preview.js?path=/products`
 */
export async function providerDataBytes(
  { shopUrl, apiBase }: PreviewPlace,
  preview: string,
): Promise<number> {
  const address = `${shopUrl}/embed/${preview}&apiBase=${encodeURIComponent(apiBase)}&tenant=7`;
  const module = await (await fetch(address)).text();
  const code = module.replace(/,\nanswers = .*/s, ';');
  if (code.length === module.length) throw new Error(`${address} holds no answers of the provider.`);
  return compressedBytes(module) - compressedBytes(code);
}
