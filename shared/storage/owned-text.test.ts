import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test, vi } from 'vitest';
import { lastingStore } from './lasting-store.ts';
import { ownedText } from './owned-text.ts';
import { safeStorage } from './safe-storage.ts';

function textsOf() {
  const storage = memoryStorage();
  const safe = safeStorage(() => storage);
  return { storage, of: (owner: string) => ownedText(safe, 'comment', owner) };
}

test('what a customer has typed shows to nobody else, and to them again [SEC-43]', () => {
  const { of } = textsOf();
  of('ana').write('Call me at 555 0100');
  expect([of('ben').read(), of('').read(), of('ana').read()]).toEqual(['', '', 'Call me at 555 0100']);
  // Whose session has ended is told that it is kept.
  expect([of('ben').exists(), of('').exists(), of('ana').exists()]).toEqual([false, true, true]);
});

test('what a visitor has typed is theirs who logs in next', () => {
  const { of } = textsOf();
  of('').write('More rice');
  expect(of('ana').read()).toBe('More rice');
  of('ana').write('More rice, please');
  expect([of('ben').read(), of('').read()]).toEqual(['', '']);
});

test('the next text takes the place of no other customer’s, and an empty one leaves nothing [SEC-84]', () => {
  const { of, storage } = textsOf();
  of('ana').write('Mine');
  of('ben').write('Theirs');
  expect([of('ana').read(), of('ben').read(), of('').read()]).toEqual(['Mine', 'Theirs', '']);
  of('ana').write('Mine again');
  expect([of('ana').read(), of('ben').read(), of('cho').read()]).toEqual(['Mine again', 'Theirs', '']);
  of('ben').write('');
  expect([of('ana').read(), of('ben').read()]).toEqual(['Mine again', '']);
  of('ana').write('');
  expect(storage).toHaveLength(0);
});

test('what a visitor types takes the place of no customer’s text, and is theirs who logs in next [SEC-84]', () => {
  const { of, storage } = textsOf();
  of('ana').write('Mine');
  of('').write('More');
  of('').write('More rice');
  expect(of('').parts()).toEqual(['More rice', '']);
  expect(of('ana').parts()).toEqual(['Mine', 'More rice']);
  of('ana').write('Mine, more rice');
  expect([of('ana').parts(), of('ben').read(), of('').read()]).toEqual([['Mine, more rice', ''], '', '']);
  of('ana').write('');
  expect(storage).toHaveLength(0);
});

test('a text that a full storage does not take leaves nothing of somebody else’s [SEC-43]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { of, storage } = textsOf();
  of('ana').write('Call me at 555 0100');
  const { setItem } = storage;
  storage.setItem = (key, text) => {
    if (text.length > 20) throw new DOMException('', 'QuotaExceededError');
    setItem(key, text);
  };
  of('ben').write('Something that is too long to be stored.');
  expect(of('ben').read()).toBe('');
  // What was stored of their own stays.
  of('ben').write('Short');
  of('ben').write('Something that is too long to be stored.');
  expect(of('ben').read()).toBe('Short');
});

test('a text whose owner a nearly full storage does not take is nobody else’s after a reload [SEC-114]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { of, storage } = textsOf();
  const { setItem } = storage;
  let isFull = true;
  storage.setItem = (key, text) => {
    if (isFull && key.length + text.length > 30) throw new DOMException('', 'QuotaExceededError');
    setItem(key, text);
  };
  const lasting = ownedText(lastingStore(safeStorage(() => storage)), 'comment', 'customer-of-a-long-name');
  lasting.write('Call me at 555 0100');
  expect(lasting.read()).toBe('Call me at 555 0100');
  expect([of('ben').read(), of('').read(), of('').exists()]).toEqual(['', '', false]);
  isFull = false;
  lasting.write('Call me at 555 0100');
  expect([of('ben').read(), of('customer-of-a-long-name').read()]).toEqual(['', 'Call me at 555 0100']);
});

test('where the storage is closed, a visitor’s text is kept with every key that they press', () => {
  const closed = ownedText(lastingStore(safeStorage(() => null)), 'message', '');
  for (const text of ['H', 'He', 'Hel']) {
    closed.write(text);
    expect(closed.read()).toBe(text);
  }
});
