import { expect, test } from 'vitest';
import { frameAddress, mailAddress, phoneAddress, webAddress } from './outward-link.tsx';

test.each(['https://maps.example/?q=14+Quay+Street', 'http://maps.example/'])('links %s', (address) => {
  expect(webAddress(address)).toBe(address);
});

test.each([
  null,
  '',
  'maps.example',
  '/map',
  '//maps.example',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'ftp://maps.example/',
])('does not link %j', (address) => {
  expect(webAddress(address)).toBeNull();
});

test('writes mail to one address and adds nothing else', () => {
  expect(mailAddress('hello@umi.example')).toBe('mailto:hello@umi.example');
  expect(mailAddress('hello?bcc=all@umi.example')).toBe('mailto:hello%3Fbcc%3Dall@umi.example');
  expect(mailAddress('by phone only')).toBeNull();
  expect(mailAddress('')).toBeNull();
});

test.each(['https://maps.example/embed', 'http://localhost/map', 'http://localhost:8080/map'])(
  'frames %s',
  (address) => expect(frameAddress(address)).toBe(address),
);

test.each([
  null,
  '',
  'http://maps.example/embed',
  'http://localhost.evil.example/',
  'http://localhost:80@evil.example/',
  'http://localhost@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//maps.example/embed',
])('does not frame %j', (address) => {
  expect(frameAddress(address)).toBeNull();
});

test('calls the digits of a number', () => {
  expect(phoneAddress('+1 415-555-0134')).toBe('tel:+14155550134');
  expect(phoneAddress('by mail only')).toBeNull();
});
