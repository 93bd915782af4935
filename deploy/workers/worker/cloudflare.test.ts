import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compatibility, settingsOf, withClientEncoding } from './cloudflare.ts';

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

const request = (accepted: string, cf?: object) =>
  Object.assign(new Request('https://shop.example/', { headers: { 'Accept-Encoding': accepted } }), { cf });

test.each([
  ['gzip', request('br, gzip', { clientAcceptEncoding: 'gzip' })],
  ['', request('br, gzip', { clientAcceptEncoding: '' })],
  ['br, gzip', request('br, gzip')],
])('a visitor who accepts "%s" is answered in no other encoding', (accepted, sent) => {
  expect(withClientEncoding(sent).headers.get('Accept-Encoding')).toBe(accepted);
});

test('the README has workers deployed with the date and flags that they are tested with', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  expect(readme).toContain(`"compatibility_date": "${compatibility.compatibilityDate}",`);
  expect(readme).toContain(`"compatibility_flags": ${JSON.stringify(compatibility.compatibilityFlags)},`);
});
