import { expect, test } from 'vitest';
import { asSent } from './as-sent.ts';
import { settingsOf } from './settings.ts';

const request = (accepted: string, cf?: object) =>
  Object.assign(new Request('https://shop.example/', { headers: { 'Accept-Encoding': accepted } }), { cf });

test.each([
  ['gzip', request('br, gzip', { clientAcceptEncoding: 'gzip' })],
  ['', request('br, gzip', { clientAcceptEncoding: '' })],
  ['br, gzip', request('br, gzip')],
])('a visitor who accepts "%s" is asked for no other', (accepted, sent) => {
  expect(asSent(sent).headers.get('Accept-Encoding')).toBe(accepted);
});

test('bindings that are JSON are settings, those of the platform are none', () => {
  const SITE_CONFIG = { id: 1 };
  const bindings = {
    RELEASES: {} as never,
    LOADER: {} as never,
    SITE_URL: 'https://shop.example',
    SITE_CONFIG,
  };
  expect(settingsOf(bindings)).toEqual({ SITE_URL: 'https://shop.example', SITE_CONFIG: '{"id":1}' });
});
