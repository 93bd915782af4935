import { expect, test, vi } from 'vitest';
import type { Coding } from '../config.ts';
import { edgeConfig } from '../testing/fixture.ts';
import { packedText } from './packed-document.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (body: Uint8Array) => new TextDecoder().decode(body);

const packedWith = (...codings: Coding[]) => packedText({ ...edgeConfig(), codings }, 'rice');

test('each coding is made when it is first wanted, and once', async () => {
  const encode = vi.fn(async () => bytes('fast'));
  const packed = await packedWith({ name: 'br', encode }, { name: 'gzip', encode: async () => bytes('zip') });
  expect(encode).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([packed.encoded('gzip, br'), packed.encoded('br')]);
  expect(text(first.body)).toBe('fast');
  expect(second).toBe(first);
  expect(encode).toHaveBeenCalledOnce();
  expect(text((await packed.encoded('gzip')).body)).toBe('zip');
  expect(text((await packed.encoded('')).body)).toBe('rice');
});

test('what is wanted again is made smaller, and nobody waits for that', async () => {
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const encodeSmaller = vi.fn(() => promise);
  const packed = await packedWith({ name: 'br', encode: async () => bytes('fast'), encodeSmaller });
  const first = await packed.encoded('br');
  expect(encodeSmaller).not.toHaveBeenCalled();
  expect(text((await packed.encoded('br')).body)).toBe('fast');
  expect(text((await packed.encoded('br')).body)).toBe('fast');
  resolve(bytes('small'));
  await vi.waitFor(async () => expect(text((await packed.encoded('br')).body)).toBe('small'));
  expect(encodeSmaller).toHaveBeenCalledOnce();
  expect((await packed.encoded('br')).etag).toBe(first.etag);
});

test('where the smaller one fails, the first goes on serving', async () => {
  const encodeSmaller = vi.fn(async () => {
    throw new Error('no memory');
  });
  const packed = await packedWith({ name: 'br', encode: async () => bytes('fast'), encodeSmaller });
  for (let asked = 0; asked < 4; asked += 1) expect(text((await packed.encoded('br')).body)).toBe('fast');
  expect(encodeSmaller).toHaveBeenCalledOnce();
});
