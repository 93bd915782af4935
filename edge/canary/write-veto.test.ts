import type { Store } from '@shop/delivery';
import { expect, test, vi } from 'vitest';
import { writeVeto } from './write-veto.ts';

test('a veto counts the pages and names the five most frequent failures, however many there are [SEC-26]', async () => {
  const create = vi.fn<Store['create']>(async () => true);
  const others = Array.from({ length: 300 }, (_, index) => [
    `crash blog /blog/${'x'.repeat(500)}${index}`,
    1,
  ]);
  const store: Store = { create, read: vi.fn(), list: vi.fn(), remove: vi.fn() };
  await writeVeto(store, {
    app: 'blog',
    version: 'b3',
    canary: { documents: 320, failures: 312 },
    standard: { documents: 3000, failures: 2 },
    failures: { ...Object.fromEntries(others), 'silence blog /blog': 12 },
  });
  const [key, body] = create.mock.calls[0] ?? [];
  expect(key).toBe('vetoes/blog@b3.json');
  const { reason } = JSON.parse(new TextDecoder().decode(body)) as { reason: string };
  expect(reason).toMatch(
    /^312 of 320 pages failed, and 2 of 3000 with the default: silence blog \/blog \(12\), crash blog/,
  );
  expect(reason).toMatch(/, 296 other kinds$/);
  expect(reason.length).toBeLessThan(1200);
});
