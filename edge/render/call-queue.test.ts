import { expect, test, vi } from 'vitest';
import { createCallQueue } from './call-queue.ts';

const limits = { callsPerEndpoint: 2, calls: 3, waitMs: 60_000 };

/** Calls that end when they are told to. */
function heldCalls(changes: Partial<typeof limits> = {}) {
  const queue = createCallQueue({ ...limits, ...changes });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (endpoint: string, name: string, signal?: AbortSignal) =>
    queue.run(
      endpoint,
      () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      signal,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, started, call, end };
}

test('calls of an endpoint, and in all, are limited; the others go in order [OPS-07]', async () => {
  const { queue, started, call, end } = heldCalls();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void call('a', name);
  for (const name of ['b1', 'b2']) void call('b', name);
  await vi.waitFor(() => expect(started).toEqual(['a1', 'a2', 'b1']), { timeout: 10_000 });
  expect(queue.lengths).toEqual({ running: 3, waiting: 3 });
  await end('b1');
  // The endpoint `a` has no room, so the next of `b` goes.
  expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
  await end('a2');
  await end('a1');
  expect(started.slice(4)).toEqual(['a3', 'a4']);
  for (const name of ['a3', 'a4', 'b2']) await end(name);
  expect(queue.lengths).toEqual({ running: 0, waiting: 0 });
});

test('calls that wait too long are given up, the first first [OPS-07]', async () => {
  const { queue, started, call } = heldCalls({ callsPerEndpoint: 1, waitMs: 5 });
  void call('a', 'a1');
  const gone: string[] = [];
  await Promise.all(
    ['a2', 'a3', 'a4'].map((name) =>
      call('a', name).catch((error: unknown) => gone.push(`${name} ${String(error)}`)),
    ),
  );
  const reason = 'Crowded: a call of a was not sent: too many are under way';
  expect(gone).toEqual(['a2', 'a3', 'a4'].map((name) => `${name} ${reason}`));
  expect(started).toEqual(['a1']);
  expect(queue.lengths).toEqual({ running: 1, waiting: 0 });
});

test('a call that nobody waits for any more gives its place to the next', async () => {
  const { started, call, end } = heldCalls({ callsPerEndpoint: 1 });
  const ending = new AbortController();
  void call('a', 'a1');
  const aborted = call('a', 'a2', ending.signal);
  void call('a', 'a3');
  ending.abort(new Error('too late'));
  await expect(aborted).rejects.toThrow('too late');
  await end('a1');
  expect(started).toEqual(['a1', 'a3']);
  await expect(call('b', 'b1', ending.signal)).rejects.toThrow('too late');
});

test('a call that fails makes room, too', async () => {
  const queue = createCallQueue({ ...limits, callsPerEndpoint: 1 });
  const failing = () => Promise.reject(new Error('no connection'));
  await expect(queue.run('a', failing)).rejects.toThrow('no connection');
  expect(await queue.run('a', async () => 'answer')).toBe('answer');
});
