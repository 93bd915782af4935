import type { Coding, EdgeConfig } from '../config.ts';
import type { ShopDocument } from '../document/document.ts';
import { contentSecurityPolicy } from '../headers/content-security-policy.ts';
import { acceptsEncoding } from './accepts-encoding.ts';
import { etagOf } from './etag.ts';

/** A document as it goes out, to anybody and any number of times. */
export interface PackedDocument {
  readonly status: number;
  readonly policy: string;
  /** Value of the `Link` header. */
  readonly links?: string | undefined;
  /** Where to go in place of it. */
  readonly location?: string;
  /** In the best coding that an Accept-Encoding header takes; each is made once, when it is first wanted. */
  encoded(acceptEncoding: string): Promise<EncodedBody>;
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

export async function packed(config: EdgeConfig, document: ShopDocument): Promise<PackedDocument> {
  const body = new TextEncoder().encode(document.html);
  const [policy, etag] = await Promise.all([contentSecurityPolicy(config, document), etagOf(body)]);
  const codings = config.codings ?? [gzip];
  const made = new Map<Coding, Promise<EncodedBody>>();
  const make = async (coding: Coding): Promise<EncodedBody> => ({
    body: await coding.encode(body),
    etag: etag.replace(/"$/, `-${coding.name}"`),
    encoding: coding.name,
  });
  return {
    status: document.status,
    policy,
    links: document.links,
    async encoded(acceptEncoding) {
      const coding = codings.find(({ name }) => acceptsEncoding(acceptEncoding, name));
      if (!coding) return { body, etag };
      const encoded = made.get(coding) ?? make(coding);
      made.set(coding, encoded);
      return encoded;
    },
  };
}
