import { safeStorage } from '@shop/shared/storage';
import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test, vi } from 'vitest';
import { createDrafts } from './drafts.ts';

test('keeps texts by name and forgets the empty one', () => {
  const storage = memoryStorage();
  const drafts = createDrafts(
    safeStorage(() => storage),
    'shop 7',
    '',
  );
  drafts.save('message', 'More rice');
  drafts.save('comment 1', 'Thanks');
  expect([drafts.read('message'), drafts.read('comment 1'), drafts.read('comment 2')]).toEqual([
    'More rice',
    'Thanks',
    '',
  ]);
  drafts.save('message', '');
  expect(drafts.read('message')).toBe('');
  expect(storage).toHaveLength(1);
});

test('shops on one page do not read each other', () => {
  const storage = memoryStorage();
  createDrafts(
    safeStorage(() => storage),
    'shop 7',
    '',
  ).save('message', 'More rice');
  expect(
    createDrafts(
      safeStorage(() => storage),
      'shop 8',
      '',
    ).read('message'),
  ).toBe('');
});

test('a forbidden storage stores nothing and breaks nothing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const forbidden = safeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const drafts = createDrafts(forbidden, 'shop 7', '');
  drafts.save('message', 'More rice');
  expect(drafts.read('message')).toBe('');
});
