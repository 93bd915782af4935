import { AnswerTooLarge, checkContent, type ContentLimits } from './answer-content.ts';

/** What the provider may cost a renderer. Beyond it a page is left to the browser. */
export interface ProviderLimits extends ContentLimits {
  /** Bytes of an answer, decompressed. */
  readonly bytes: number;
  /** Calls of one endpoint at the same time. */
  readonly callsPerEndpoint: number;
  /** Calls at the same time. */
  readonly calls: number;
  /** Milliseconds that a call may wait for its turn; half of a page's budget unless it is set. */
  readonly waitMs: number;
}

export const providerLimits: ProviderLimits = {
  bytes: 4 * 2 ** 20,
  rows: 4000,
  html: 100_000,
  callsPerEndpoint: 16,
  calls: 48,
  waitMs: 300,
};

/** There is more to do than the provider is asked for at the same time. Says nothing of the page that was to be rendered. */
export class Crowded extends Error {
  override readonly name = 'Crowded';
}

/** By its name: it may come from a renderer. */
export function isCrowded(error: unknown): boolean {
  return error instanceof Error && error.name === 'Crowded';
}

/** The limit that an error goes back to, if any: what lies between belongs to the releases, which are built apart. */
export function limitBehind(error: unknown): AnswerTooLarge | Crowded | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth += 1)
    if (cause instanceof AnswerTooLarge || cause instanceof Crowded) return cause;
  return undefined;
}

/** The whole answer, when it is within the limits. Throws `AnswerTooLarge`, and then reads no further. */
export async function readWithin(response: Response, limits: ProviderLimits): Promise<Response> {
  const { status, statusText, headers } = response;
  const bytes = await readBytes(response, limits.bytes);
  const isEmpty = bytes.byteLength === 0;
  checkContent(bytes, limits);
  return new Response(isEmpty ? null : bytes, { status, statusText, headers });
}

async function readBytes({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream, and with it the transfer.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new AnswerTooLarge(`an answer of the provider has more than ${most} bytes`);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
