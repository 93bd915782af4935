import { expect, test } from 'vitest';
import { returnBase } from './origins.ts';

const local = 'http://localhost:4173';

test.each([
  [
    'the configured storefront, whoever started',
    'https://umi.example/',
    'https://guide.example',
    'https://umi.example',
  ],
  ['the configured storefront for a widget on another local page', local, 'http://127.0.0.1:4180', local],
  [
    'the caller’s name of this machine, at the same port',
    local,
    'http://127.0.0.1:4173',
    'http://127.0.0.1:4173',
  ],
  [
    'the caller itself when nothing is configured and it is local',
    undefined,
    'http://[::1]:4173',
    'http://[::1]:4173',
  ],
  ['nobody else’s page', undefined, 'https://guide.example', null],
  ['no page that only looks local', undefined, 'http://localhost.evil.example', null],
  ['no local page in place of a storefront elsewhere', 'https://umi.example', local, 'https://umi.example'],
  ['no other scheme', undefined, 'null', null],
  ['nothing without either', undefined, undefined, null],
])('is %s', (_, storefrontUrl, origin, expected) => {
  expect(returnBase(storefrontUrl, origin)).toBe(expected);
});
