import type { Coding, EdgeConfig } from '../config.ts';
import type { ShopDocument } from '../document/document.ts';
import { contentSecurityPolicy } from '../headers/content-security-policy.ts';
import { acceptsEncoding } from './accepts-encoding.ts';
import { etagOf } from './etag.ts';

/** A text as it goes out, to anybody and any number of times. */
export interface PackedText {
  /**
   * In the best coding that an Accept-Encoding header takes. It is made when it is first wanted, as fast as it can be; when it
   * is wanted again, a smaller one is made for those who come after.
   */
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
  const wantedAgain = new Set<Coding>();
  const make = async ({ name }: Coding, encode: Coding['encode']): Promise<EncodedBody> => ({
    body: await encode(body),
    etag: etag.replace(/"$/, `-${name}"`),
    encoding: name,
  });

  async function makeSmaller(coding: Coding): Promise<void> {
    if (!coding.encodeSmaller || wantedAgain.has(coding)) return;
    wantedAgain.add(coding);
    const smaller = await make(coding, coding.encodeSmaller);
    made.set(coding, Promise.resolve(smaller));
  }

  return {
    async encoded(acceptEncoding) {
      const coding = codings.find(({ name }) => acceptsEncoding(acceptEncoding, name));
      if (!coding) return { body, etag };
      const before = made.get(coding);
      // Nobody waits for the smaller one: without it the first goes on serving.
      if (before) makeSmaller(coding).catch(() => {});
      const encoded = before ?? make(coding, coding.encode);
      made.set(coding, encoded);
      return encoded;
    },
  };
}
