import { expect, test } from 'vitest';
import { answer } from '../testing/fixture.ts';

const post = (body: BodyInit | null, path = '/payment/return', headers: Record<string, string> = {}) =>
  answer(path, {}, { method: 'POST', body, headers });

function multipart(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const urlencoded = new URLSearchParams({
  paymentId: 'p 1',
  paymentResponse: 'e30',
  next: 'https://evil.example',
});

test.each([
  ['an urlencoded form', urlencoded],
  ['a multipart form', multipart({ paymentId: 'p 1', paymentResponse: 'e30' })],
])('%s leads to the same address with the payment alone [PAY-12]', async (_, body) => {
  const response = await post(body);
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/payment/return?paymentId=p+1');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test.each([
  ['/payment/return?paymentId=p1', 'paymentResponse=e30', '/payment/return?paymentId=p1'],
  ['/payment/return?paymentId=p1', 'paymentId=other', '/payment/return?paymentId=p1'],
  ['/payment/return', 'paymentResponse=e30', '/payment/return'],
  ['/payment/return', '', '/payment/return'],
  ['/payment/return', `paymentId=${'1'.repeat(201)}`, '/payment/return'],
])('%s with %s leads to %s [PAY-12]', async (path, fields, location) => {
  const response = await post(new URLSearchParams(fields), path);
  expect([response.status, response.headers.get('Location')]).toEqual([303, location]);
});

test('a file in the place of a field is dropped', async () => {
  const response = await post(multipart({ paymentId: new Blob(['p1']) }));
  expect(response.headers.get('Location')).toBe('/payment/return');
});

test.each([
  [415, 'application/json', '{"paymentId":"p1"}'],
  [415, 'text/plain', 'paymentId=p1'],
  [415, 'application/x-www-form-urlencoded-not', 'paymentId=p1'],
  [400, 'multipart/form-data', 'paymentId=p1'],
  [400, 'multipart/form-data; boundary=x', 'paymentId=p1'],
  [413, 'application/x-www-form-urlencoded', `paymentId=p1&rest=${'x'.repeat(70_000)}`],
])('answers %i to what is no form of its size: %s [PAY-12]', async (status, type, body) => {
  const response = await post(body, '/payment/return', { 'Content-Type': type });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('<h1>This ');
});

test('a body without a length is limited as well', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(10_000));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (++sent > 20) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  expect((await answer('/payment/return', {}, init)).status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test('forms that are sent elsewhere are refused as before', async () => {
  expect((await post(urlencoded, '/products')).status).toBe(405);
});
