import type { Coding, EdgeConfig } from '../config.ts';
import type { ShopDocument } from '../document/document.ts';
import { contentSecurityPolicy } from '../headers/content-security-policy.ts';
import { acceptsEncoding } from './accepts-encoding.ts';
import { etagOf } from './etag.ts';

/** A text as it goes out, to anybody and any number of times. */
export interface PackedText {
  /** In the best coding that an Accept-Encoding header takes; each is made once, when it is first wanted. */
  encoded(acceptEncoding: string): Promise<EncodedBody>;
}

export interface PackedDocument extends PackedText {
  readonly status: number;
  readonly policy: string;
  /** Value of the `Link` header. */
  readonly links?: string | undefined;
  /** Where to go in place of it. */
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

export async function packed(config: EdgeConfig, document: ShopDocument): Promise<PackedDocument> {
  const [policy, text] = await Promise.all([
    contentSecurityPolicy(config, document),
    packedText(config, document.html),
  ]);
  return { ...text, status: document.status, policy, links: document.links };
}

export async function packedText({ codings = [gzip] }: EdgeConfig, text: string): Promise<PackedText> {
  const body = new TextEncoder().encode(text);
  const etag = await etagOf(body);
  const made = new Map<Coding, Promise<EncodedBody>>();
  const make = async (coding: Coding): Promise<EncodedBody> => ({
    body: await coding.encode(body),
    etag: etag.replace(/"$/, `-${coding.name}"`),
    encoding: coding.name,
  });
  return {
    async encoded(acceptEncoding) {
      const coding = codings.find(({ name }) => acceptsEncoding(acceptEncoding, name));
      if (!coding) return { body, etag };
      const encoded = made.get(coding) ?? make(coding);
      made.set(coding, encoded);
      return encoded;
    },
  };
}
