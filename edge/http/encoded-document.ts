import type { Coding, EdgeConfig } from '../releases/edge-config.ts';
import type { ShopDocument } from '../html/document.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { acceptsEncoding, etagOf } from './content-negotiation.ts';

/** A text that is sent to many clients. */
export interface EncodedText {
  /** About what it takes in memory, with all codings. */
  readonly bytes: number;
  /** In the first coding that the `Accept-Encoding` header accepts. Each coding is made once, when first requested. */
  encoded(acceptEncoding: string): Promise<EncodedBody>;
}

export interface EncodedDocument extends EncodedText {
  readonly status: number;
  readonly policy: string;
  /** Value of the `Link` header. */
  readonly links?: string | undefined;
  /** A device may keep it. */
  readonly mayKeep?: boolean;
  /** Value of the `Location` header of a redirect. */
  readonly location?: string;
}

export interface EncodedBody {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly encoding?: Coding['name'];
}

const gzip: Coding = {
  name: 'gzip',
  async encode(text) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  },
};

export async function encodeDocument(config: EdgeConfig, document: ShopDocument): Promise<EncodedDocument> {
  const [policy, text] = await Promise.all([
    contentSecurityPolicy(config, document),
    encodeText(config, document.html),
  ]);
  const bytes = text.bytes + 2 * (policy.length + (document.links?.length ?? 0));
  return {
    ...text,
    bytes,
    status: document.status,
    policy,
    links: document.links,
    mayKeep: document.mayKeep === true,
  };
}

export async function encodeText(
  { codings = [gzip] }: Pick<EdgeConfig, 'codings'>,
  text: string,
): Promise<EncodedText> {
  const body = new TextEncoder().encode(text);
  const etag = await etagOf(body);
  const made = new Map<Coding, Promise<EncodedBody>>();
  const make = async (coding: Coding): Promise<EncodedBody> => ({
    body: await coding.encode(body),
    etag: etag.replace(/"$/, `-${coding.name}"`),
    encoding: coding.name,
  });
  return {
    // Text is compressed to a quarter of its size or less.
    bytes: Math.round(body.byteLength * (1 + codings.length / 4)),
    async encoded(acceptEncoding) {
      const coding = codings.find(({ name }) => acceptsEncoding(acceptEncoding, name));
      if (!coding) return { body, etag };
      const encoded = made.get(coding) ?? make(coding);
      made.set(coding, encoded);
      // What failed is made anew for the next.
      encoded.catch(() => made.delete(coding));
      return encoded;
    },
  };
}

/**
 * An answer whose body is in that encoding already. workerd would encode it once more, unless it is told that this is done;
 * other platforms know no `encodeBody` and encode nothing.
 */
export function encodedResponse(
  body: Uint8Array<ArrayBuffer>,
  encoding: Coding['name'] | undefined,
  init: { readonly status?: number; readonly headers: Readonly<Record<string, string>> },
): Response {
  if (!encoding) return new Response(body, init);
  const headers = { ...init.headers, 'Content-Encoding': encoding };
  const encoded = { ...init, headers, encodeBody: 'manual' };
  return new Response(body, encoded);
}
