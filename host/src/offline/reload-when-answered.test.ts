import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenAnswered } from './reload-when-answered.ts';

const stored = new Map<string, string>();
const tabStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => Boolean(stored.set(key, value)),
};
const closed = { getItem: () => null, setItem: () => false };
const reload = vi.fn();
const answers = async () => {};

let typed: readonly { readonly value: string }[] = [];

beforeEach(() => {
  typed = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelectorAll: () => typed });
  vi.stubGlobal('location', { href: 'https://shop.example/products', reload });
  vi.stubGlobal('fetch', async () => new Response());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  stored.clear();
});

test('a page that is kept again after it was loaded anew rests for five minutes [SEC-98]', async () => {
  const endFirst = reloadWhenAnswered(answers, () => {}, tabStorage);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
  endFirst();

  const end = reloadWhenAnswered(answers, () => {}, tabStorage);
  await vi.advanceTimersByTimeAsync(299_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(reload).toHaveBeenCalledTimes(2);
  end();
});

test('without a storage no page is loaded anew, since it would be again and again [SEC-98]', async () => {
  const end = reloadWhenAnswered(answers, () => {}, closed);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reload).not.toHaveBeenCalled();
  end();
});

test('what somebody begins to write while the shop is asked is not lost by a reload [OFF-06] [SEC-135]', async () => {
  const asked = Promise.withResolvers<void>();
  const end = reloadWhenAnswered(
    () => asked.promise,
    () => {},
    tabStorage,
  );
  await vi.advanceTimersByTimeAsync(1000);
  typed = [{ value: 'No wasabi' }];
  asked.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  end();
});
