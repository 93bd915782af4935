import { expect, test } from 'vitest';
import { safePaymentAddress } from './start-payment.ts';

test.each([
  'https://pay.example/start?id=1#now',
  'http://localhost:4100/pay/1',
  'http://127.0.0.1:4100/pay/1',
  'http://[::1]:4100/pay/1',
  'http://pay.localhost/1',
])('opens %s', (address) => {
  expect(safePaymentAddress(address)).toBe(address);
});

test.each([
  '',
  'http://pay.example/start',
  'http://localhost.evil.example/',
  'http://evil.example/localhost',
  'http://localhost@evil.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://pay.example/1',
  'ftp://pay.example/',
  'file:///etc/passwd',
  '//pay.example/start',
  '/pay/start',
  'pay.example',
  'https://',
])('never opens %j [SEC-04]', (address) => {
  expect(safePaymentAddress(address)).toBeNull();
});
