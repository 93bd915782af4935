import { getContactInfo } from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../testing/shop.ts';
import { embedLink } from './routes.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test('every branch names a map that this server has, for the frames of any page', async () => {
  const { branch_locations: branches } = await shop.call(getContactInfo, {});
  expect(branches.length).toBeGreaterThan(1);
  for (const { name, map_embed_link: link } of branches) {
    const address = new URL(link ?? '');
    expect([address.protocol, address.hostname, address.port]).toEqual([
      'http:',
      'localhost',
      new URL(shop.sandbox.origin).port,
    ]);
    const { status, body, headers } = await shop.fetch(address.pathname);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(body).toContain(`${name}</text>`);
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('frame-ancestors');
    expect(headers.get('X-Frame-Options')).toBeNull();
  }
});

test('a map of nowhere is not found', async () => {
  expect((await shop.fetch('/maps/elsewhere')).status).toBe(404);
  expect((await shop.fetch('/maps/constructor')).status).toBe(404);
});

test.each([
  ['/maps/harbor', 'http://127.0.0.1:8000/api/contact/info/', 'http://localhost:8000/maps/harbor'],
  ['/maps/harbor', 'http://[::1]:8000/api/contact/info/', 'http://localhost:8000/maps/harbor'],
  ['/maps/harbor', 'https://umi.example/api/contact/info/', 'https://umi.example/maps/harbor'],
  ['https://maps.example/embed', 'http://127.0.0.1:8000/api/contact/info/', 'https://maps.example/embed'],
  [null, 'http://127.0.0.1:8000/api/contact/info/', null],
])('%j in the answer to %s is %j', (link, callUrl, address) => {
  expect(embedLink(link, callUrl)).toBe(address);
});
