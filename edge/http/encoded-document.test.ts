import { expect, onTestFinished, test, vi } from 'vitest';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Files } from '../releases/edge-config.ts';
import { answer } from '../testing/fixture.ts';
import { encodeText } from './encoded-document.ts';

/** A response as workerd sends it: in the end it encodes what `Content-Encoding` names, unless it is told that this is done. */
class WorkersResponse extends Response {
  readonly #isEncoded: boolean;

  constructor(body?: BodyInit | null, init: ResponseInit & { readonly encodeBody?: string } = {}) {
    super(body, init);
    this.#isEncoded = init.encodeBody === 'manual';
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const body = await super.arrayBuffer();
    const isToEncode = this.headers.has('Content-Encoding') && !this.#isEncoded;
    return isToEncode ? new Uint8Array(gzipSync(new Uint8Array(body))).buffer : body;
  }
}

const text = 'export const dish = "salmon";';
const files: Files = {
  read: async () => ({ body: new Uint8Array(gzipSync(text)), encoding: 'gzip' }),
};

test.each([
  ['a built file', '/releases/catalog/c1/remoteEntry.js', text],
  ['a document', '/products', '<!doctype html>'],
])('%s is encoded once on a platform that encodes answers itself [WRK-02]', async (_, path, expected) => {
  vi.stubGlobal('Response', WorkersResponse);
  onTestFinished(() => void vi.unstubAllGlobals());
  const response = await answer(path, { files }, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(await response.arrayBuffer()).toString()).toContain(expected);
});

test('a text whose encoding failed once is encoded for the next who asks', async () => {
  const encode = vi.fn<(body: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>>(
    async (body) => body,
  );
  const encoded = await encodeText({ codings: [{ name: 'br', encode }] }, text);
  encode.mockRejectedValueOnce(new Error('out of memory'));
  await expect(encoded.encoded('br')).rejects.toThrow('out of memory');
  expect(await encoded.encoded('br')).toMatchObject({ encoding: 'br' });
  await encoded.encoded('br');
  expect(encode).toHaveBeenCalledTimes(2);
});
