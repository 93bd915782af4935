import { expect, test } from 'vitest';
import { withClientEncoding } from './client-encoding.ts';

const request = (accepted: string, cf?: object) =>
  Object.assign(new Request('https://shop.example/', { headers: { 'Accept-Encoding': accepted } }), { cf });

test.each([
  ['gzip', request('br, gzip', { clientAcceptEncoding: 'gzip' })],
  ['', request('br, gzip', { clientAcceptEncoding: '' })],
  ['br, gzip', request('br, gzip')],
])('a visitor who accepts "%s" is asked for no other', (accepted, sent) => {
  expect(withClientEncoding(sent).headers.get('Accept-Encoding')).toBe(accepted);
});
