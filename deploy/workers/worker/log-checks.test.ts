import { expect, test, vi } from 'vitest';
import { createLogChecks } from './log-checks.ts';

/** Checks of a follower that ends each only when it is told to. */
function followed() {
  const clock = { time: 1_000_000 };
  let isServing = false;
  let end = () => {};
  const check = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = () => {
          isServing = true;
          resolve();
        };
      }),
  );
  const follower = { check, served: () => (isServing ? ({} as never) : undefined) };
  const checks = createLogChecks({ follower, afterAnswer: vi.fn(), now: () => clock.time });
  return { checks, check, clock, end: () => end() };
}

const isPending = async (work: Promise<void>) =>
  Promise.race([work.then(() => false), new Promise((resolve) => setImmediate(resolve, true))]);

test('requests before the first set wait for it, and read the log once [WRK-05]', async () => {
  const { checks, check, end } = followed();
  const [first, second] = [checks.untilRecent(), checks.untilRecent()];
  expect(await isPending(first)).toBe(true);
  end();
  await Promise.all([first, second]);
  expect(check).toHaveBeenCalledTimes(1);
});

test('the log is read again by the first request after 2 seconds, which does not wait for it [WRK-05]', async () => {
  const { checks, check, clock, end } = followed();
  const first = checks.untilRecent();
  end();
  await first;
  clock.time += 1999;
  await checks.untilRecent();
  expect(check).toHaveBeenCalledTimes(1);
  clock.time += 1;
  await checks.untilRecent();
  await checks.untilRecent();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a request after 10 seconds without any waits for the log, and a second at most [WRK-05]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { checks, clock, end } = followed();
    const first = checks.untilRecent();
    end();
    await first;
    clock.time += 10_000;
    const late = checks.untilRecent();
    expect(await isPending(late)).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    await late;
  } finally {
    vi.useRealTimers();
  }
});

test('a check that never ends, as its request was ended, is noticed after 30 seconds', async () => {
  const { checks, clock } = followed();
  void checks.untilRecent();
  clock.time += 30_000;
  expect(checks.isLost()).toBe(false);
  clock.time += 1;
  expect(checks.isLost()).toBe(true);
});
