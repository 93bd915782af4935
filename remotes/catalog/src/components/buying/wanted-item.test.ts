import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test, vi } from 'vitest';
import { wantedItem } from './wanted-item.ts';

const refuse = () => {
  throw new DOMException('The storage is closed.', 'SecurityError');
};

test('gives the quantity of the wanted product once', () => {
  const storage = memoryStorage();
  const wanted = wantedItem(() => storage);
  expect(wanted.take('eel')).toBeNull();
  wanted.keep('eel', 3);
  expect(wanted.take('salmon-nigiri')).toBeNull();
  expect(wanted.take('eel')).toBe(3);
  expect(wanted.take('eel')).toBeNull();
  expect(storage).toHaveLength(0);
});

test('wants one item at most: the last', () => {
  const storage = memoryStorage();
  const wanted = wantedItem(() => storage);
  wanted.keep('eel', 3);
  wanted.keep('miso soup', 2);
  expect(wanted.take('eel')).toBeNull();
  expect(wanted.take('miso soup')).toBe(2);
});

test.each(['', 'eel', '0 eel', '-1 eel', '1.5 eel', 'many eel'])('reads nothing from "%s"', (text) => {
  expect(wantedItem(() => memoryStorage({ wantedItem: text })).take('eel')).toBeNull();
});

test('survives a storage that fails', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const closed = wantedItem(refuse);
  closed.keep('eel', 1);
  expect(console).toHaveBeenCalledOnce();
  expect(closed.take('eel')).toBeNull();
  console.mockRestore();
});

test('does not give what it cannot forget', () => {
  const storage = Object.assign(memoryStorage({ wantedItem: '2 eel' }), { removeItem: refuse });
  expect(() => wantedItem(() => storage).take('eel')).toThrow('The storage is closed.');
});
